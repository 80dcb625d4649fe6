/**
 * The 14 board sides (F1.10). Only the labels of the pre-built maps are the rulebook's. Field 1/1, mountain 1/2, desert
 * 2/2, water 1/1 (wilderness/points); on the 4-hex board and on a side's one ruin both are 1 higher. So beating the
 * wilderness always takes one more than the territory's points. The land of every side hangs together, with at least five
 * land hexes and a place for a structure in each row.
 */

import type { BoardSide, Cell, Terrain } from './types.ts';
import { type Words, words } from './words.ts';

const TERRAIN_OF: Readonly<Record<string, Terrain>> = { F: 'field', M: 'mountain', D: 'desert', W: 'water' };
const WILDERNESS: Readonly<Record<Terrain, number>> = { field: 1, mountain: 1, desert: 2, water: 1 };
const POINTS: Readonly<Record<Terrain, number>> = { field: 1, mountain: 2, desert: 2, water: 1 };

/** The terrain of each cell, and the cell with the ruin, -1 on the 4-hex board. */
type Row = readonly [label: string, terrain: string, ruin: number, words: Words];

const ROWS: readonly Row[] = [
  [
    '1S',
    'FMDW',
    -1,
    words('Heartstone Vale', 'Valle di Pietracuore', 'All four terrains meet.', 'I quattro terreni s’incontrano.'),
  ],
  [
    '2S',
    'FMFD',
    -1,
    words(
      'Crown of the Ancients',
      'Corona degli Antichi',
      'A dry heart, for harder fighting.',
      'Un cuore arido, per lotte più dure.',
    ),
  ],
  [
    '1A',
    'FFMWFMDW',
    4,
    words(
      'Amber Coast',
      'Costa d’Ambra',
      'Fields behind a sea cliff, a gentle start.',
      'Campi dietro una scogliera, un inizio mite.',
    ),
  ],
  [
    '1B',
    'WFMFWMDF',
    7,
    words(
      'Saltmere',
      'Lago Salso',
      'All water at one end, a harbour behind dry land.',
      'L’acqua tutta a un capo, un porto dietro terra asciutta.',
    ),
  ],
  [
    '2A',
    'MFWDFMFW',
    5,
    words('Highmoor', 'Brughiera Alta', 'A ridge between field and pool.', 'Un crinale fra campo e stagno.'),
  ],
  [
    '2B',
    'FMFWDFWW',
    2,
    words('Fens of Oru', 'Paludi di Oru', 'The wettest side: ships matter.', 'Il lato più bagnato: contano le navi.'),
  ],
  [
    '3A',
    'MFFFMWDW',
    2,
    words('Long Acre', 'Iugero Lungo', 'Three fields in a row, rich and open.', 'Tre campi in fila, ricchi e aperti.'),
  ],
  [
    '3B',
    'MFWDWFFM',
    6,
    words(
      'Broken Lagoon',
      'Laguna Rotta',
      'A lagoon that cuts the board to one neck.',
      'Una laguna che riduce il lato a un istmo.',
    ),
  ],
  [
    '4A',
    'FMFWDFMW',
    6,
    words('Thornwater', 'Acquaspina', 'Thorn hills beside a bay.', 'Colline di spine presso una baia.'),
  ],
  [
    '4B',
    'FWMFMDFW',
    3,
    words('Red Flats', 'Piane Rosse', 'Desert in the middle of the way.', 'Il deserto in mezzo alla via.'),
  ],
  [
    '5A',
    'DFWFMMFW',
    1,
    words(
      'Giant’s Stair',
      'Scala del Gigante',
      'A desert gate and a double ridge.',
      'Una porta nel deserto e un doppio crinale.',
    ),
  ],
  [
    '5B',
    'FWFDMFFM',
    3,
    words(
      'Sunken Road',
      'Via Sommersa',
      'The driest side: its ruin lies in the sand.',
      'Il lato più asciutto: la rovina è nella sabbia.',
    ),
  ],
  [
    '6A',
    'WFFWDFMM',
    7,
    words('Wolfwater', 'Acqua del Lupo', 'Water at both ends, twin peaks.', 'Acqua ai due capi, due vette gemelle.'),
  ],
  [
    '6B',
    'FMDFWFWM',
    7,
    words('Last Shore', 'Ultima Riva', 'Four terrains, two inlets.', 'Quattro terreni, due insenature.'),
  ],
];

function cell(letter: string, raised: boolean, ruin: boolean): Cell {
  const terrain = TERRAIN_OF[letter];
  if (!terrain) throw new Error(`no terrain ${letter}`);
  const more = raised || ruin ? 1 : 0;
  return { terrain, wilderness: WILDERNESS[terrain] + more, points: POINTS[terrain] + more, ruin };
}

export const sides: readonly BoardSide[] = ROWS.map(([key, terrain, ruin, { name, reason }], i) => ({
  id: i + 1,
  key,
  name,
  cells: [...terrain].map((letter, c) => cell(letter, ruin < 0, c === ruin)),
  source: 'reconstructed',
  attested: ['1S', '1A', '2A', '3B', '4A', '5B'].includes(key) ? ['key'] : [],
  reason,
}));
