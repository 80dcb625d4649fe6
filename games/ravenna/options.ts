/** R2.1: who has more seats where the sides do not have the same number. */

import type { OptionSpec } from '@condotta/kernel';

export const options: readonly OptionSpec[] = [
  {
    id: 'teams',
    title: { en: 'Seats of the two sides', it: 'Posti delle due parti' },
    rule: 'R2.1',
    values: ['even', 'french', 'league'],
    names: {
      even: { en: 'as equal as can be', it: 'il più possibile uguali' },
      french: { en: 'more French', it: 'più Francesi' },
      league: { en: 'more of the League', it: 'più della Lega' },
    },
  },
];
