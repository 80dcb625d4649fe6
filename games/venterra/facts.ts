/** Venterra, as the lobby tells of it. */

import type { GameFacts } from '@condotta/kit';
import { options, scenarios } from './options.ts';

export const facts: GameFacts = {
  id: 'venterra',
  title: 'Fate of Venterra',
  playable: true,
  seats: { min: 2, max: 5 },
  minutes: 120,
  complexity: 3,
  stake: {
    en: 'Ten rounds to make an undiscovered continent yours, by quest, by purse or by war.',
    it: 'Dieci round per fare tuo un continente ignoto, con le imprese, con la borsa o con la guerra.',
  },
  round: { en: 'Round', it: 'Round' },
  options,
  scenarios,
};
