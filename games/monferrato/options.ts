/** The two places where a ruling turns the printed text round: the table may play it as printed. */

import type { OptionSpec } from '@condotta/kernel';

export const options: readonly OptionSpec[] = [
  {
    id: 'arrivals',
    title: { en: 'Reinforcements on the Timeline', it: 'Rinforzi sulla Linea del tempo' },
    rule: 'M16.3-6',
    values: ['waiting', 'printed'],
    names: {
      waiting: { en: 'arrive more surely the longer they wait', it: 'più attendono, più è sicuro che arrivino' },
      printed: { en: 'as printed: arrive at once', it: 'come stampato: arrivano subito' },
    },
  },
  {
    id: 'holding',
    title: { en: 'A Mandatory chit before its date', it: 'Un chit Obbligatorio prima della sua data' },
    rule: 'M16.1-6',
    values: ['free', 'printed'],
    names: {
      free: { en: 'does not forbid drawing', it: 'non vieta di pescare' },
      printed: { en: 'as printed: forbids drawing', it: 'come stampato: vieta di pescare' },
    },
  },
];
