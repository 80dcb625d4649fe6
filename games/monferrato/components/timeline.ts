/** D13 to D16: the Timeline. Known are the boxes of January-February, March, April and November-December; the rest is reconstructed. */

import type { Box, Name, Source } from './types.ts';

type Row = readonly [en: string, it: string, months: readonly number[], source: Source];

const YEAR: readonly Row[] = [
  ['Jan-Feb', 'gen-feb', [1, 2], 'rulebook'],
  ['Mar', 'mar', [3], 'rulebook'],
  ['Apr', 'apr', [4], 'rulebook'],
  ['May', 'mag', [5], 'reconstructed'],
  ['Jun', 'giu', [6], 'reconstructed'],
  ['Jul', 'lug', [7], 'reconstructed'],
  ['Aug', 'ago', [8], 'reconstructed'],
  ['Sep', 'set', [9], 'reconstructed'],
  ['Oct', 'ott', [10], 'reconstructed'],
  ['Nov-Dec', 'nov-dic', [11, 12], 'rulebook'],
];

const FIRST_YEAR = 1628;

const name = ([en, it]: Row, year: number): Name => ({ en: `${en} ${year}`, it: `${it} ${year}` });

/** D15: each January-February but the first turn of the game: armies melted in their winter quarters, without pay and bread. */
const isHard = (year: number, months: readonly number[]): boolean => months.includes(1) && year > FIRST_YEAR;

const boxesOf = (year: number, rows: readonly Row[]): Box[] =>
  rows.map((row) => ({
    name: name(row, year),
    year,
    months: row[2],
    moraleLoss: isHard(year, row[2]),
    source: row[3],
  }));

/** D14: two boxes lie beyond the scenario's last turn. */
export const BOXES: readonly Box[] = [
  ...boxesOf(1628, YEAR),
  ...boxesOf(1629, YEAR),
  ...boxesOf(1630, YEAR),
  ...boxesOf(1631, YEAR.slice(0, 2)),
];
