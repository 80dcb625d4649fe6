/** V9 Ventura Phase: Prestige Step. */

import { type Arg, ask, at, done, step, unknownThing } from '@condotta/kernel';
import { refuse, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { seatName } from '../things.ts';
import { domainOf } from './domain.ts';
import { playEvent } from './events.ts';
import { unpayable } from './hand.ts';
import { heal } from './healing.ts';
import { familyOf, tileOf } from './lookup.ts';
import { score } from './points.ts';

/** V9.1: points by Florins spent. */
const PRICES = [0, 1, 2, 4, 5, 7] as const;
const MOST = PRICES.length - 1;
/** V9.3 */
const PAPAL_POINTS = 2;

/** V9.1, with the abilities of V32.8 and V32.10. */
export function prestigePoints(t: VenturaTable, seat: number, florins: number): number {
  const points = at(PRICES, florins);
  if (florins === 0 || !t.s.options.familialExpertise) return points;
  const family = familyOf(t.s, seat);
  if (family === 'este') return points + 1;
  if (family === 'medici') return points - 1;
  return points;
}

const isAmount = (arg: Arg | null): arg is number => typeof arg === 'number' && Number.isSafeInteger(arg) && arg >= 0;

export const prestige: VenturaProcedure<'prestige'> = {
  spend: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      spend: {
        things: () => PRICES.map((_, florins) => florins),
        check({ s }, _f, seat, arg) {
          if (!isAmount(arg)) return unknownThing(arg);
          if (arg > MOST) return refuse('V9.2', 'prestige.too-much', { most: MOST });
          return unpayable(s, seat, arg);
        },
        apply(p, f, seat, arg) {
          const florins = isAmount(arg) ? arg : 0;
          at(p.s.players, seat).florins -= florins;
          p.log('prestige', { seat: seatName(seat), florins }, 'V9.1');
          score(p, f.seat, prestigePoints(p, seat, florins), 'V9.1');
          return step('papal');
        },
      },
      event: playEvent('prestige'),
      heal,
    },
  },

  papal: {
    // V9.3, V9.4: after his purchase, before the next player's turn.
    run(p, f) {
      const papal = domainOf(p.s, f.seat).filter((tile) => tileOf(p, tile).type === 'papal');
      score(p, f.seat, papal.length * PAPAL_POINTS, 'V9.3');
      return done();
    },
  },
};
