/**
 * The map: boards laid on a grid of hexes (F3.1 to F3.7). Territories are numbered as they come onto the table: 0 to 3 are
 * the 4-hex board, then eight a board, in the order of its cells. A *place* is any hex of the grid, laid or not.
 */

import { at, range } from '@condotta/kernel';
import type { BoardSide, Cell, Components, Placement } from './components/index.ts';

/** F3.1: the six directions. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const MIDDLE_SIZE = 4;
export const BOARD_SIZE = 8;

/** The grid: wide enough for five boards in a line. */
const WIDTH = 96;
const HALF = WIDTH / 2;
export const PLACES = WIDTH * WIDTH;

export const placeAt = (q: number, r: number): number => (q + HALF) * WIDTH + r + HALF;
export const qOf = (place: number): number => Math.floor(place / WIDTH) - HALF;
export const rOf = (place: number): number => (place % WIDTH) - HALF;
const isInside = (q: number, r: number): boolean => q > -HALF && q < HALF - 1 && r > -HALF && r < HALF - 1;

/** What to add to a place to get its neighbours. */
export const STEPS: readonly number[] = DIRECTIONS.map(([q, r]) => q * WIDTH + r);

/** F3.4, F3.5: where the cells of a side lie before it is turned. Second sides are the mirror image of first ones. */
function cellsOf(size: number, mirrored: boolean): readonly (readonly [number, number])[] {
  return range(size).map((i) => {
    const row = size / 2;
    const [q, r] = [i % row, Math.floor(i / row)];
    return mirrored ? [q + r, -r] : [q, r];
  });
}

/** F3.6: a turn of 60 degrees. */
const turned = ([q, r]: readonly [number, number]): readonly [number, number] => [-r, q + r];

/** By shape (the 4-hex board, a first and a second side of 8) and turn: what each cell adds to the place of the board. */
export const OFFSETS: readonly (readonly (readonly number[])[])[] = [
  cellsOf(MIDDLE_SIZE, false),
  cellsOf(BOARD_SIZE, false),
  cellsOf(BOARD_SIZE, true),
].map((cells) =>
  range(6).map((turn) =>
    cells.map((cell) => {
      let [q, r] = cell;
      for (let n = 0; n < turn; n++) [q, r] = turned([q, r]);
      return q * WIDTH + r;
    }),
  ),
);

/** Sides come in pairs: 1 and 2 are the 4-hex board, then two a board. */
export const boardOf = (side: number): number => Math.floor((side - 1) / 2);

/** The 4-hex board, a first and a second side of 8. */
export const shapeOf = (side: number): number => (side <= 2 ? 0 : 2 - (side % 2));

/** Where the cells of a board come to lie, as what to add to its own place. */
export const offsetsOf = (side: number, turn: number): readonly number[] => at(at(OFFSETS, shapeOf(side)), turn);

/** Is every hex of this placement inside the grid? Boards must touch others, so no legal one leaves it. */
export const isOnGrid = ({ q, r }: Placement): boolean => isInside(q - 8, r - 8) && isInside(q + 8, r + 8);

/** What lies on the table: see the state. */
export interface Laid {
  readonly boards: readonly Placement[];
  /** The place of each territory. */
  readonly places: readonly number[];
  /** Six a territory: the territories beside it, -1 where there is none. */
  readonly near: readonly number[];
}

/** The board a territory belongs to, counted in the order of laying: 0 is the 4-hex board. */
export const slotOf = (hex: number): number =>
  hex < MIDDLE_SIZE ? 0 : 1 + Math.floor((hex - MIDDLE_SIZE) / BOARD_SIZE);

export const isMiddle = (hex: number): boolean => hex < MIDDLE_SIZE;

export function cellOf(components: Components, map: Laid, hex: number): Cell {
  const slot = slotOf(hex);
  const cell = slot === 0 ? hex : (hex - MIDDLE_SIZE) % BOARD_SIZE;
  return at(sideOf(components, at(map.boards, slot).side).cells, cell);
}

export const sideOf = (components: Components, side: number): BoardSide => at(components.sides, side - 1);

/** The territory at a place, or -1. */
export const hexAt = (map: Laid, place: number): number => map.places.indexOf(place);

/** Lays a board: its territories get the next numbers. */
export function layBoard(
  map: { readonly boards: Placement[]; readonly places: number[]; readonly near: number[] },
  placement: Placement,
): void {
  const from = placeAt(placement.q, placement.r);
  map.boards.push({ ...placement });
  for (const offset of offsetsOf(placement.side, placement.turn)) {
    const hex = map.places.length;
    const place = from + offset;
    map.places.push(place);
    for (const [direction, add] of STEPS.entries()) {
      const other = hexAt(map, place + add);
      map.near.push(other);
      if (other >= 0) map.near[other * 6 + ((direction + 3) % 6)] = hex;
    }
  }
}

/** F3.2 */
export function isAdjacent(map: Laid, a: number, b: number): boolean {
  for (let d = 0; d < 6; d++) if (map.near[a * 6 + d] === b) return true;
  return false;
}

/** The territories beside this one. */
export function besides(map: Laid, hex: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const other = at(map.near, hex * 6 + d);
    if (other >= 0) found.push(other);
  }
  return found;
}

/** F3.3: from any of these territories to every other one. */
export function distancesFrom(map: Laid, starts: readonly number[]): number[] {
  const found = map.places.map(() => -1);
  const queue = [...starts];
  for (const hex of queue) found[hex] = 0;
  for (let i = 0; i < queue.length; i++) {
    const hex = at(queue, i);
    for (const next of besides(map, hex)) {
      if (at(found, next) >= 0) continue;
      found[next] = at(found, hex) + 1;
      queue.push(next);
    }
  }
  return found;
}
