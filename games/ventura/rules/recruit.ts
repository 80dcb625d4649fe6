/** V11 Ventura Phase: Recruit Step; V32.5 To Arms! */

import { refuse } from '@condotta/kernel';
import type { FrameOf, VenturaProcedure } from '../state.ts';
import { buying } from './buying.ts';

/** V11.1: 2 Florins a card; V11.2: paid and drawn one at a time; V11.3: if there is one to draw. */
export const recruit: VenturaProcedure<'recruit'> = buying<FrameOf<'recruit'>>({
  deck: 'ventura',
  price: 2,
  rules: { may: 'V11.1', draw: 'V11.2', need: 'V11.3', three: 'V32.5' },
  noCards: 'recruit.no-cards',
  window: 'recruit',
  // V32.5: with To Arms!, each purchase may be a choice of three.
  expertRefusal: ({ s }) => (s.options.toArms ? null : refuse('V32.5', 'recruit.no-to-arms')),
  expert: () => {},
});
