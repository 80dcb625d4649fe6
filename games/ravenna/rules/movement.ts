/** R13 Movement (phase 6). How a Unit moves is march.ts. */

import { at, call, done, step } from '@condotta/kernel';
import type { RavennaPlay, RavennaProcedure } from '../state.ts';
import { unitName } from '../things.ts';
import { prioritiesOf, sideOfUnit, unitAt } from '../units.ts';
import { marchFrame } from './march.ts';
import { lose } from './moral.ts';
import { actsIn, execute, finish, initiativeOf, turnUp } from './reveal.ts';

const PHASE = 6;
const NO_MORE = { advance: 0, turn: 0 } as const;

/** D16: what the Initiative of this phase adds to the Unit's values. */
function moreFor(p: RavennaPlay, unit: number, by: 'order' | 'initiative'): { advance: number; turn: number } {
  const effect = by === 'initiative' ? initiativeOf(p, unit)?.effect : undefined;
  return effect?.kind === 'move' ? effect : NO_MORE;
}

export const movement: RavennaProcedure<'movement'> = {
  reveal: {
    run(p) {
      // R13.1
      turnUp(p, PHASE);
      return step('next');
    },
  },

  next: {
    run(p, f) {
      const { units } = prioritiesOf(p.components);
      // R13.2: in Unit Priority; who has lost its token or its life by now does not move and costs nothing.
      for (; f.next < units.length; f.next++) {
        const unit = at(units, f.next);
        const by = actsIn(p, PHASE, unit);
        if (!by) continue;
        execute(p, unit);
        f.unit = unit;
        f.area = unitAt(p.s, unit).area;
        f.facing = unitAt(p.s, unit).facing;
        return call(marchFrame(p, unit, false, moreFor(p, unit, by)), 'moved');
      }
      return done();
    },
  },

  // R13.18: no melee follows.
  moved: {
    run(p, f) {
      const { area, facing } = unitAt(p.s, f.unit);
      // R13.17; R13.10: who has left the board is elsewhere too.
      if (area === f.area && facing === f.facing)
        lose(p, sideOfUnit(f.unit), 1, 'movement.failed', { unit: unitName(f.unit) }, 'R13.17');
      // R13.3
      finish(p, f.unit);
      f.next++;
      return step('next');
    },
  },
};
