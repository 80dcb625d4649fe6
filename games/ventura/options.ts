/** V32 Optional rules, each on or off by itself (V32.1), and the table option of V6.9. */

import type { OptionSpec } from '@condotta/kernel';

export const options: readonly OptionSpec[] = [
  {
    id: 'equalDomains',
    title: { en: 'Equal Domains', it: 'Domini uguali' },
    rule: 'V32.2',
    values: [false, true],
  },
  {
    id: 'mixedFortunes',
    title: { en: 'Mixed Fortunes', it: 'Fortune miste' },
    rule: 'V32.3',
    values: [false, true],
  },
  {
    id: 'toArms',
    title: { en: 'To Arms!', it: 'Alle armi!' },
    rule: 'V32.5',
    values: [false, true],
  },
  {
    id: 'familialExpertise',
    title: { en: 'Familial Expertise', it: 'Virtù di famiglia' },
    rule: 'V32.7',
    values: [false, true],
  },
  {
    id: 'papalStart',
    title: { en: 'Papal Territories in starting Domains', it: 'Territori papali nei Domini iniziali' },
    rule: 'V6.9',
    values: [true, false],
  },
];
