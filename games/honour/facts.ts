/** Honour, as the lobby tells of it. */

import type { GameFacts } from '@condotta/kit';

export const facts: GameFacts = {
  id: 'honour',
  title: 'All is lost save Honour',
  playable: false,
  seats: { min: 2, max: 2 },
  minutes: null,
  complexity: 5,
  stake: {
    en: 'Lombardy 1509 to 1525: unpaid armies, hidden marches, and a king who will not turn back.',
    it: 'Lombardia 1509–1525: eserciti senza paga, marce nascoste, e un re che non torna indietro.',
  },
  options: [],
};
