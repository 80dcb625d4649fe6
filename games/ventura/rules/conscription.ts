/** V16 Conscription Phase; V32.11 the Visconti's choice of three. */

import { type FrameOf, refuse, type VenturaProcedure } from '../state.ts';
import { buying } from './buying.ts';
import { familyOf } from './lookup.ts';

/** V16.1 */
export const CONSCRIPTION_PRICE = 1;

/** V16.1: so much a card, one at a time; V16.2: if there is one to draw; V16.3: there is no other way to these cards. */
export const conscription: VenturaProcedure<'conscription'> = buying<FrameOf<'conscription'>>({
  deck: 'conscription',
  price: CONSCRIPTION_PRICE,
  rules: { may: 'V16.1', draw: 'V16.1', need: 'V16.2', three: 'V32.11' },
  noCards: 'conscription.no-cards',
  stopped: 'conscription.stop',
  window: 'conscription',
  // V32.11: the Visconti, with Familial Expertise, once a phase.
  expertRefusal({ s }, f) {
    if (!s.options.familialExpertise || familyOf(s, f.seat) !== 'visconti')
      return refuse('V32.11', 'conscription.not-visconti');
    return f.expertUsed ? refuse('V32.11', 'conscription.once') : null;
  },
  expert(f) {
    f.expertUsed = true;
  },
});
