/** The words around the rules reference. */

import { dictionary } from './dictionary.ts';

export const rules = dictionary(
  {
    title: 'The rules of {game}',
    search: 'Search',
    'search-for': 'a number (V15.2) or words (retreat city)',
    found: '{n} {n#rule|rules} found',
    nothing: 'No rule has all these words.',
    contents: 'Contents',
    none: 'There is no rules reference for this game yet.',
    rule: 'Rule {rule}',
    missing: 'Rule {rule} is not in the reference.',
  },
  {
    title: 'Le regole di {game}',
    search: 'Cerca',
    'search-for': 'un numero (V15.2) o parole (ritirata città)',
    found: '{n} {n#regola trovata|regole trovate}',
    nothing: 'Nessuna regola contiene tutte queste parole.',
    contents: 'Indice',
    none: 'Per questo gioco non c’è ancora il testo delle regole.',
    rule: 'Regola {rule}',
    missing: 'La regola {rule} non è nel testo.',
  },
);
