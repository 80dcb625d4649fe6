/** V16 Conscription Phase; V32.11 the Visconti's choice of three. */

import { ask, at, done, type Refusal, refuse, step } from '@condotta/kernel';
import type { State, VenturaProcedure } from '../state.ts';
import { seatName } from '../things.ts';
import { keepOne, lookAt } from './choice-of-three.ts';
import { playEvent } from './events.ts';
import { drawable, drawToHand, underLimit, unpayable } from './hand.ts';
import { heal } from './healing.ts';
import { familyOf } from './parts.ts';

/** V16.1, V16.3: there is no other way to these cards. */
const PRICE = 1;

/** V16.2 */
function purchaseRefusal(s: State, seat: number): Refusal | null {
  if (drawable(s, 'conscription') === 0) return refuse('V16.2', 'conscription.no-cards');
  return unpayable(s, seat, PRICE);
}

export const conscription: VenturaProcedure<'conscription'> = {
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
          drawToHand(p, seat, 'conscription', 'V16.1');
          return underLimit(p.s, f.seat, 'buy');
        },
      },
      three: {
        // V32.11
        check({ s }, f, seat) {
          if (!s.options.familialExpertise || familyOf(s, seat) !== 'visconti')
            return refuse('V32.11', 'conscription.not-visconti');
          if (f.expertUsed) return refuse('V32.11', 'conscription.once');
          return purchaseRefusal(s, seat);
        },
        apply(p, f, seat) {
          at(p.s.players, seat).florins -= PRICE;
          f.expertUsed = true;
          lookAt(p, f, 'conscription', 'V32.11');
          return step('keep');
        },
      },
      stop: {
        check: () => null,
        apply(p, f) {
          p.log('stop', { seat: seatName(f.seat) }, 'V16.1');
          return done();
        },
      },
      event: playEvent('conscription'),
      heal,
    },
  },

  keep: {
    run: (_p, f) => ask(f.seat),
    verbs: { keep: keepOne('V32.11') },
  },
};
