/**
 * The six Commanders (D12). Five names stand in the rulebook; the League's Chief is the viceroy who led it. Who was quick
 * to act that day has the lower Priority, and the sides take turns (D7).
 */

import { type Words, words } from '@condotta/kit/edition';
import type { Commander, Source } from './types.ts';

type Row = readonly [priority: number, source: Source, words: Words];

const ROWS: readonly Row[] = [
  [
    3,
    'derived',
    words(
      'Gaston de Foix',
      'Gaston de Foix',
      'Duke of Nemours, twenty-two years old, led the French with forced marches and fell in the last charge of the day.',
      'Duca di Nemours, a ventidue anni guidò i Francesi a marce forzate e cadde nell’ultima carica della giornata.',
    ),
  ],
  [
    2,
    'derived',
    words(
      'Alfonso d’Este',
      'Alfonso d’Este',
      'The duke of Ferrara cast his own guns and was the first to see where they should stand.',
      'Il duca di Ferrara fondeva da sé i suoi cannoni e vide per primo dove andavano messi.',
    ),
  ],
  [
    5,
    'derived',
    words(
      'Federico Gonzaga',
      'Federico Gonzaga',
      'Of the Gonzaga of Bozzolo, with the Italian foot in French pay on the far wing, where news of the battle came late.',
      'Dei Gonzaga di Bozzolo, con i fanti italiani al soldo francese sull’ala estrema, dove le notizie arrivavano tardi.',
    ),
  ],
  [
    6,
    'reconstructed',
    words(
      'Ramón de Cardona',
      'Raimondo di Cardona',
      'Viceroy of Naples and general of the League; he kept to the camp, decided late and left the field early.',
      'Viceré di Napoli e generale della Lega; si tenne nel campo, decise tardi e lasciò presto la battaglia.',
    ),
  ],
  [
    1,
    'derived',
    words(
      'Fabrizio Colonna',
      'Fabrizio Colonna',
      'He wanted to fall on the French while they crossed the Ronco, and rode out of the camp without waiting for leave.',
      'Voleva assalire i Francesi mentre passavano il Ronco, e uscì dal campo senza attendere il permesso.',
    ),
  ],
  [
    4,
    'derived',
    words(
      'Pedro Navarro',
      'Pietro Navarro',
      'Engineer and captain of the Spanish foot: he dug the ditch and had his men lie down behind it under the guns.',
      'Ingegnere e capitano dei fanti spagnoli: scavò il fosso e vi fece stendere i suoi uomini sotto le cannonate.',
    ),
  ],
];

export const COMMANDERS: readonly Commander[] = ROWS.map(([priority, source, { name, reason }]) => ({
  name,
  priority,
  source,
  reason,
}));
