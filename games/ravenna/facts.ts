/** Ravenna, as the lobby tells of it. */

import type { GameFacts } from '@condotta/kit';
import { options } from './options.ts';
import { seatNames } from './roles.ts';

export const facts: GameFacts = {
  id: 'ravenna',
  title: 'Ravenna Fatto d’Arme',
  playable: true,
  seats: { min: 2, max: 6 },
  minutes: 120,
  complexity: 3,
  stake: {
    en: 'Easter 1512: secret orders, eight turns, and the first battle that cannon decided.',
    it: 'Pasqua 1512: ordini segreti, otto turni, e la prima battaglia decisa dal cannone.',
  },
  options,
  seatNames,
};
