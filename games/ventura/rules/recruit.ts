/** V11 Ventura Phase: Recruit Step; V32.5 To Arms! */

import { ask, at, done, type Refusal, refuse, step } from '@condotta/kernel';
import type { State, VenturaProcedure } from '../state.ts';
import { seatName } from '../things.ts';
import { keepOne, lookAt } from './choice-of-three.ts';
import { playEvent } from './events.ts';
import { drawable, drawToHand, underLimit, unpayable } from './hand.ts';
import { heal } from './healing.ts';

/** V11.1 */
const PRICE = 2;

/** V11.3 */
function purchaseRefusal(s: State, seat: number): Refusal | null {
  if (drawable(s, 'ventura') === 0) return refuse('V11.3', 'recruit.no-cards');
  return unpayable(s, seat, PRICE);
}

export const recruit: VenturaProcedure<'recruit'> = {
  buy: {
    // V7.5: whoever has neither Florins nor cards has nothing to decide, and everybody sees it.
    run(p, f) {
      const { florins, hand } = at(p.s.players, f.seat);
      return florins === 0 && hand.length === 0 ? done() : ask(f.seat);
    },
    verbs: {
      buy: {
        check: ({ s }, _f, seat) => purchaseRefusal(s, seat),
        apply(p, f, seat) {
          at(p.s.players, seat).florins -= PRICE;
          drawToHand(p, seat, 'ventura', 'V11.2');
          // V11.4: a full hand forbids nothing; the limit comes after each card.
          return underLimit(p.s, f.seat, 'buy');
        },
      },
      three: {
        // V32.5
        check({ s }, _f, seat) {
          return s.options.toArms ? purchaseRefusal(s, seat) : refuse('V32.5', 'recruit.no-to-arms');
        },
        apply(p, f, seat) {
          at(p.s.players, seat).florins -= PRICE;
          lookAt(p, f, 'ventura', 'V32.5');
          return step('keep');
        },
      },
      stop: {
        check: () => null,
        apply(p, f) {
          p.log('stop', { seat: seatName(f.seat) }, 'V11.1');
          return done();
        },
      },
      event: playEvent('recruit'),
      heal,
    },
  },

  keep: {
    run: (_p, f) => ask(f.seat),
    verbs: { keep: keepOne('V32.5') },
  },
};
