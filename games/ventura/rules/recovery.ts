/** V12 Ventura Phase: Recovery Step. */

import { done } from '@condotta/kernel';
import type { VenturaProcedure } from '../state.ts';
import { cardName, seatName } from '../things.ts';
import { ownerOf } from './domain.ts';
import { tileOf } from './lookup.ts';
import { troopsOf, woundsOf } from './troops.ts';

export const recovery: VenturaProcedure<'recovery'> = {
  recover: {
    // V12.4: automatic, once a round.
    run(p, f) {
      for (const troop of troopsOf(p.s, f.seat)) {
        // V12.1, V12.3: only on an Inhabited Territory of his own Domain.
        if (ownerOf(p.s, troop.at) !== f.seat || tileOf(p, troop.at).colour !== 'gray') continue;
        // V12.2: every Company, alone, in an Army or as Garrison, loses at most one.
        for (const card of troop.companies) {
          if (woundsOf(p.s, card) === 0) continue;
          p.s.wounds[card] = woundsOf(p.s, card) - 1;
          p.log('recovery', { seat: seatName(f.seat), card: cardName(card) }, 'V12.1');
        }
      }
      return done();
    },
  },
};
