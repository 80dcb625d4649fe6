/** R2.8: the Commanders arrange the tiles that share a start Area. */

import { ask, at, call, done, step } from '@condotta/kernel';
import { OFF } from '../field.ts';
import type { FrameOf, RavennaProcedure, RavennaTable } from '../state.ts';
import { areaName, commanderName } from '../things.ts';
import { commanderAt, lineOf, prioritiesOf, unitAt } from '../units.ts';
import { setUpFrame } from './arrange.ts';

const deploying = (t: RavennaTable, f: FrameOf<'deployment'>): number =>
  at(prioritiesOf(t.components).commanders, f.turn);

/** The next Area, in ascending order, where several tiles of the Commander stand, or OFF. */
function nextShared(t: RavennaTable, commander: number, after: number): number {
  const areas = lineOf(t, commander).map((unit) => unitAt(t.s, unit).area);
  const shared = areas.filter((area, i) => area > after && areas.indexOf(area) !== i);
  return shared.length === 0 ? OFF : Math.min(...shared);
}

export const deployment: RavennaProcedure<'deployment'> = {
  next: {
    run(p, f) {
      for (; f.turn < p.components.commanders.length; f.turn++) {
        f.area = nextShared(p, deploying(p, f), f.area);
        if (f.area !== OFF) return step('choose');
      }
      return done();
    },
  },

  choose: {
    run: (p, f) => ask(commanderAt(p.s, deploying(p, f)).seat),
    verbs: {
      ready: {
        check: () => null,
        apply(p, f) {
          p.log('arrange.set-up', { commander: commanderName(deploying(p, f)), area: areaName(f.area) }, 'R2.8');
          return step('next');
        },
      },
      arrange: {
        check: () => null,
        apply(p, f) {
          const commander = deploying(p, f);
          const own = lineOf(p, commander).filter((unit) => unitAt(p.s, unit).area === f.area);
          return call(setUpFrame(p, commander, f.area, own), 'next');
        },
      },
    },
  },
};
