/**
 * The 40 Territory tiles (D1-D8). No tile of the printed game is described in its rulebook beyond counts, types and the
 * forms its values may take, so every row here is reconstructed; an edition file (edition.ts) replaces single fields.
 */

import { TILE_WORDS } from './tile-words.ts';
import type { Colour, Family, Tile, TileType, Value } from './types.ts';

/** A plain number, or "1+green": the base, and 1 more for each adjacent Territory of the colour in the same Domain. */
type Cell = number | `${number}+${Colour}`;

type Row = readonly [
  id: number,
  type: TileType,
  setup: Tile['setup'],
  mark: 'equal' | Family | '',
  income: Cell,
  cost: number,
  ranged: Cell,
  melee: number,
  resistance: Cell,
];

/** V2.2, D3: which category each type belongs to. River, Field, Hill and Mountain are our reading, the rest is given. */
const COLOUR_OF: Readonly<Record<TileType, Colour | null>> = {
  village: 'gray',
  castle: 'gray',
  city: 'gray',
  river: 'blue',
  lake: 'blue',
  wood: 'green',
  field: 'yellow',
  hill: 'brown',
  mountain: 'brown',
  papal: null,
};

/**
 * What the kinds are for. Fields are quick to cross and defend nobody; Villages heal, and some live off the land around them; the
 * great rivers carry trade; Castles and Mountains hold an enemy off; Hills and Rivers favour shot; Woods favour the sword. Papal
 * land defends nobody and is quick to reach, so that its 2 VP a round stay worth a war. A City takes 10 wounds to fall, its
 * Garrison's 6 and 4 prevented, while the two strike back with 4: an Army's work, not a raider's.
 *
 * Income (D4, D5): most tiles earn 1, in every game some earn 2 or more with the right neighbours. Where all land is rich, nobody has
 * to choose between soldiers and Prestige, and everybody has his 30 VP before soldiers have come anywhere.
 */
const ROWS: readonly Row[] = [
  // id, type, setup, mark, income, movement cost, ranged, melee, resistance
  [1, 'papal', null, '', 1, 1, 0, 0, 0],
  [2, 'papal', null, '', 1, 1, 0, 0, 0],
  [3, 'city', null, 'este', 1, 1, 2, 2, 4],
  [4, 'city', null, 'gonzaga', 1, 1, 2, 2, 4],
  [5, 'city', null, 'medici', 1, 1, 2, 2, 4],
  [6, 'city', null, 'visconti', 1, 1, 2, 2, 4],

  // Setup 2: sixteen tiles, all eight ordinary types.
  [7, 'castle', 2, 'equal', 1, 1, 1, 1, 2],
  [8, 'castle', 2, 'equal', 1, 1, 1, 1, 2],
  [9, 'wood', 2, 'equal', 1, 2, 0, 1, 1],
  [10, 'wood', 2, 'equal', 1, 2, 0, 1, 1],
  [11, 'field', 2, 'equal', 1, 1, 0, 0, 0],
  [12, 'field', 2, 'equal', 1, 1, 0, 0, 0],
  [13, 'hill', 2, 'equal', 1, 2, 1, 1, 0],
  [14, 'hill', 2, 'equal', 1, 2, 1, 1, 0],
  [15, 'village', 2, '', '1+green', 1, 0, 0, 0],
  [16, 'village', 2, '', '1+yellow', 1, 0, 0, 0],
  [17, 'village', 2, '', 1, 1, 0, 0, 0],
  [18, 'river', 2, '', 2, 2, 1, 0, 0],
  [19, 'river', 2, '', 1, 2, 1, 0, 1],
  [20, 'lake', 2, '', 1, 2, 0, 0, 0],
  [21, 'mountain', 2, '', 1, 3, '1+brown', 0, 1],
  [22, 'castle', 2, '', 1, 1, '1+gray', 1, 1],

  // Setup 3: nine tiles.
  [23, 'castle', 3, 'equal', 1, 1, 1, 1, 2],
  [24, 'wood', 3, 'equal', 1, 2, 0, 1, 1],
  [25, 'field', 3, 'equal', 1, 1, 0, 0, 0],
  [26, 'hill', 3, 'equal', 1, 2, 1, 1, 0],
  [27, 'village', 3, '', '1+green', 1, 0, 0, '0+gray'],
  [28, 'river', 3, '', 2, 2, 1, 1, 0],
  [29, 'lake', 3, '', 1, 2, 0, 0, 1],
  [30, 'mountain', 3, '', 1, 3, 1, 1, 1],
  [31, 'wood', 3, '', 1, 2, 0, 1, '0+green'],

  // Setup 4: nine tiles.
  [32, 'castle', 4, 'equal', 1, 1, 1, 1, 2],
  [33, 'wood', 4, 'equal', 1, 2, 0, 1, 1],
  [34, 'field', 4, 'equal', 1, 1, 0, 0, 0],
  [35, 'hill', 4, 'equal', 1, 2, 1, 1, 0],
  [36, 'village', 4, '', '1+yellow', 1, 0, 0, '0+blue'],
  [37, 'river', 4, '', '1+gray', 2, 0, 0, 1],
  [38, 'mountain', 4, '', 1, 3, 1, 0, 2],
  [39, 'castle', 4, '', 1, 1, 1, 1, '1+gray'],
  [40, 'field', 4, '', '1+yellow', 1, 0, 0, 0],
];

export const TILES: readonly Tile[] = ROWS.map(tileOfRow);

function tileOfRow([id, type, setup, mark, income, cost, ranged, melee, resistance]: Row): Tile {
  const words = TILE_WORDS[id];
  if (!words) throw new Error(`tile ${id} has no name`);
  return {
    id,
    name: words.name,
    type,
    colour: COLOUR_OF[type],
    income: readCell(income),
    cost,
    ranged: readCell(ranged),
    melee,
    resistance: readCell(resistance),
    setup,
    family: mark === 'equal' || mark === '' ? null : mark,
    equal: mark === 'equal',
    source: 'reconstructed',
    reason: words.reason,
  };
}

function readCell(cell: Cell): Value {
  if (typeof cell === 'number') return { base: cell, per: null };
  const [base, per] = cell.split('+') as [string, Colour];
  return { base: Number(base), per };
}
