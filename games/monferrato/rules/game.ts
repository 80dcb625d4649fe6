/** M4, M17: the set-up, the deal, the turns, the end. */

import { at, call, over, step } from '@condotta/kernel';
import { score } from '../pieces.ts';
import { frames, type MonferratoPlay, type MonferratoProcedure, type Types } from '../state.ts';
import { chitName, factionName, zoneName } from '../things.ts';
import { isHeldBy } from '../units.ts';
import { drawChit } from './hand.ts';

const PRO_FRANCE = 0;
const PRO_SPAIN = 1;

/** MS-25, M17-4: units hold objectives, Camps and Forts do not. */
function scoreObjectives(p: MonferratoPlay): void {
  for (const [zone, { points }] of p.components.zones.entries())
    for (const faction of [PRO_FRANCE, PRO_SPAIN])
      if (points > 0 && isHeldBy(p, zone, faction)) {
        p.log('objective', { faction: factionName(p, faction), zone: zoneName(p, zone) }, 'MS-25');
        score(p, faction, points);
      }
}

/** M17-5 */
export function finalOutcome(p: MonferratoPlay): {
  readonly winners: number[];
  readonly rule: Types['rule'];
  readonly key: Types['key'];
} {
  scoreObjectives(p);
  const [france, spain] = [at(p.s.points, PRO_FRANCE), at(p.s.points, PRO_SPAIN)];
  if (france === spain) return { winners: [], rule: 'M17-5', key: 'end.draw' };
  return { winners: [france > spain ? PRO_FRANCE : PRO_SPAIN], rule: 'M17-5', key: 'end.points' };
}

export const game: MonferratoProcedure<'game'> = {
  setUp: { run: () => call(frames.setUp(), 'deal') },
  deal: {
    run(p) {
      // M4-3, MS-14: that Pro-France holds this chit is known to everybody.
      const first = p.components.firstChit - 1;
      const hand = at(p.s.hands, PRO_FRANCE);
      p.s.bag = p.s.bag.filter((chit) => chit !== first);
      hand.push(first);
      at(p.s.seen, 2).push(first);
      p.log('deal.first', { faction: factionName(p, PRO_FRANCE), chit: chitName(p, first) }, 'MS-14');
      for (const [seat, count] of [
        [PRO_FRANCE, 3],
        [PRO_SPAIN, 4],
      ] as const)
        for (let i = 0; i < count; i++) drawChit(p, seat, 'M4-3');
      return step('turn');
    },
  },
  turn: {
    run(p) {
      // M4.1-7, M17-1: nothing else of step e is done.
      if (p.s.turn > p.s.end) return over(finalOutcome(p));
      return call(frames.turn(), 'turn');
    },
  },
};
