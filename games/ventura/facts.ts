/** Ventura, as the lobby tells of it. */

import type { GameFacts } from '@condotta/kit';
import { options } from './options.ts';

export const facts: GameFacts = {
  id: 'ventura',
  title: 'Ventura',
  playable: true,
  seats: { min: 2, max: 4 },
  minutes: 90,
  complexity: 2,
  stake: {
    en: 'Hire captains you cannot trust, take land you can barely hold, and be the first house to thirty points.',
    it: 'Assolda capitani di cui non ti fidi, prendi terre che tieni a stento, e sii la prima casata a trenta punti.',
  },
  options,
};
