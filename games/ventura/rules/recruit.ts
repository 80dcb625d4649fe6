/** V11 Ventura Phase: Recruit Step; V32.5 To Arms! */

import { type FrameOf, refuse, type VenturaProcedure } from '../state.ts';
import { buying } from './buying.ts';

/** V11.1 */
export const RECRUIT_PRICE = 2;

/** V11.1: so much a card; V11.2: paid and drawn one at a time; V11.3: if there is one to draw. */
export const recruit: VenturaProcedure<'recruit'> = buying<FrameOf<'recruit'>>({
  deck: 'ventura',
  price: RECRUIT_PRICE,
  rules: { may: 'V11.1', draw: 'V11.2', need: 'V11.3', three: 'V32.5' },
  noCards: 'recruit.no-cards',
  stopped: 'recruit.stop',
  window: 'recruit',
  // V32.5: with To Arms!, each purchase may be a choice of three.
  expertRefusal: ({ s }) => (s.options.toArms ? null : refuse('V32.5', 'recruit.no-to-arms')),
  expert: () => {},
});
