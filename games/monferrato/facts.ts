/** Monferrato, as the lobby tells of it. */

import type { GameFacts } from '@condotta/kit';
import { options } from './options.ts';
import { scenarios } from './scenarios.ts';

const SIDES = scenarios[0]?.sides ?? [];

export const facts: GameFacts = {
  id: 'monferrato',
  title: 'La Seconda Guerra del Monferrato',
  playable: true,
  seats: { min: 2, max: 2 },
  minutes: 180,
  complexity: 4,
  stake: {
    en: 'Mines, hunger and winter before the walls of Casale: whoever starves second wins.',
    it: 'Mine, fame e inverno sotto le mura di Casale: vince chi ha fame per secondo.',
  },
  options,
  scenarios,
  seatNames: () => SIDES,
};
