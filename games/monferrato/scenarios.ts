/** M1-2: the one scenario. */

import type { ScenarioSpec } from '@condotta/kernel';

export const scenarios: readonly ScenarioSpec[] = [
  {
    id: 'mantua',
    title: {
      en: 'The War of Mantua and Monferrato 1628-1630',
      it: 'La guerra di Mantova e del Monferrato 1628-1630',
    },
    about: {
      en: 'The Gonzaga of Mantua have died out. France backs the Duke of Nevers; Spain and Savoy want Monferrato, and the Emperor sends his Landsknechts. Two sieges decide it: Casale and Mantua.',
      it: 'I Gonzaga di Mantova sono estinti. La Francia sostiene il duca di Nevers; Spagna e Savoia vogliono il Monferrato, e l’Imperatore manda i lanzichenecchi. Decidono due assedi: Casale e Mantova.',
    },
    rule: 'M1-2',
    sides: [
      { en: 'Pro-France', it: 'Filofrancesi' },
      { en: 'Pro-Spain', it: 'Filospagnoli' },
    ],
    length: { count: 30, unit: 'turns' },
  },
];
