/**
 * The map: boards laid on a grid of hexes (F3.1 to F3.7). Territories are numbered as they come onto the table: 0 to 3 are
 * the 4-hex board, then eight a board, in the order of its cells. A *place* is any hex of the grid, laid or not.
 */

import { at, range } from '@condotta/kernel';
import type { BoardSide, Cell, Components, Placement, Terrain } from './components/index.ts';

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
const PLACES = WIDTH * WIDTH;

export const placeAt = (q: number, r: number): number => (q + HALF) * WIDTH + r + HALF;
export const qOf = (place: number): number => Math.floor(place / WIDTH) - HALF;
export const rOf = (place: number): number => (place % WIDTH) - HALF;
const isInside = (q: number, r: number): boolean => q > -HALF && q < HALF - 1 && r > -HALF && r < HALF - 1;

/** What to add to a place to get its neighbours. */
const STEPS: readonly number[] = DIRECTIONS.map(([q, r]) => q * WIDTH + r);

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
const OFFSETS: readonly (readonly (readonly number[])[])[] = [
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

const shapeOf = (side: number): number => (side <= 2 ? 0 : 2 - (side % 2));

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

const printedTerrain = (components: Components, map: Laid, hex: number): Terrain =>
  cellOf(components, map, hex).terrain;

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

// ---- what is laid and what is empty ----------------------------------------------------------------------------------

/** By place: 0 empty, 1 water, 2 land, and 4 more on the 4-hex board. */
export type Grid = Uint8Array;

const WATER = 1;
const LAND = 2;
const MIDDLE = 4;

export function gridOf(components: Components, map: Laid): Grid {
  const grid = new Uint8Array(PLACES);
  for (const [hex, place] of map.places.entries()) {
    const kind = printedTerrain(components, map, hex) === 'water' ? WATER : LAND;
    grid[place] = kind + (isMiddle(hex) ? MIDDLE : 0);
  }
  return grid;
}

/** Why a board cannot lie somewhere. */
export type Misfit = 'overlap' | 'apart' | 'not-touching' | 'isolated' | 'hole';

/** What is asked of a placement (F3.11 to F3.14). */
export interface Demands {
  /** It must touch the 4-hex board; else any laid hex. */
  readonly touching: boolean;
  readonly connected: boolean;
  readonly noHole: boolean;
}

/** The first thing that is wrong with a placement, or null (F3.10 to F3.14). */
export function misfitOf(
  components: Components,
  map: Laid,
  grid: Grid,
  placement: Placement,
  demands: Demands,
): Misfit | null {
  const from = placeAt(placement.q, placement.r);
  const offsets = offsetsOf(placement.side, placement.turn);
  let isBeside = false;
  let touches = false;
  for (const offset of offsets) {
    if (grid[from + offset] !== 0) return 'overlap';
    for (const step of STEPS) {
      const next = grid[from + offset + step] ?? 0;
      if (next !== 0) isBeside = true;
      if (next >= MIDDLE) touches = true;
    }
  }
  if (!isBeside) return 'apart';
  if (demands.touching && !touches) return 'not-touching';
  const { cells } = sideOf(components, placement.side);
  for (let i = 0; i < offsets.length; i++)
    grid[from + at(offsets, i)] = at(cells, i).terrain === 'water' ? WATER : LAND;
  const misfit =
    demands.connected && !isLandConnected(map, grid, offsets, from)
      ? 'isolated'
      : demands.noHole && hasHole(map, grid, offsets, from)
        ? 'hole'
        : null;
  for (const offset of offsets) grid[from + offset] = 0;
  return misfit;
}

/** F3.12: do all land hexes, laid ones and those of the new board, hang together? */
function isLandConnected(map: Laid, grid: Grid, offsets: readonly number[], from: number): boolean {
  const isLand = (place: number): boolean => ((grid[place] ?? 0) & LAND) !== 0;
  const land: number[] = [];
  for (const offset of offsets) if (isLand(from + offset)) land.push(from + offset);
  for (const place of map.places) if (isLand(place)) land.push(place);
  const first = land[0];
  if (first === undefined) return true;
  // Visited places are marked in the grid itself, and cleaned again.
  const SEEN = 8;
  const reached = [first];
  grid[first] = (grid[first] ?? 0) | SEEN;
  for (let i = 0; i < reached.length; i++) {
    const place = at(reached, i);
    for (const step of STEPS) {
      const next = place + step;
      const there = grid[next] ?? 0;
      if ((there & LAND) === 0 || (there & SEEN) !== 0) continue;
      grid[next] = there | SEEN;
      reached.push(next);
    }
  }
  for (const place of reached) grid[place] = (grid[place] ?? 0) & ~SEEN;
  return reached.length === land.length;
}

const OUTSIDE = 16;

/**
 * F3.7: marks in the grid every empty place that the outside reaches, in a frame one hex wider than the map. What is marked
 * is returned, to be wiped.
 */
function markOutside(places: readonly number[], grid: Grid): number[] {
  let [lowQ, highQ, lowR, highR] = [WIDTH, -WIDTH, WIDTH, -WIDTH];
  for (const place of places) {
    const [q, r] = [qOf(place), rOf(place)];
    lowQ = Math.min(lowQ, q - 1);
    highQ = Math.max(highQ, q + 1);
    lowR = Math.min(lowR, r - 1);
    highR = Math.max(highR, r + 1);
  }
  const outside = [placeAt(lowQ, lowR)];
  grid[at(outside, 0)] = OUTSIDE;
  for (let i = 0; i < outside.length; i++) {
    for (const step of STEPS) {
      const next = at(outside, i) + step;
      if (grid[next] !== 0) continue;
      const [q, r] = [qOf(next), rOf(next)];
      if (q < lowQ || q > highQ || r < lowR || r > highR) continue;
      grid[next] = OUTSIDE;
      outside.push(next);
    }
  }
  return outside;
}

/** F3.7: does the map with the new board enclose an empty place? */
function hasHole(map: Laid, grid: Grid, offsets: readonly number[], from: number): boolean {
  const places = [...map.places, ...offsets.map((offset) => from + offset)];
  const outside = markOutside(places, grid);
  const found = places.some((place) => STEPS.some((step) => grid[place + step] === 0));
  for (const place of outside) grid[place] = 0;
  return found;
}

/** F3.7: the territories on the edge of the map. */
export function edgeOf(components: Components, map: Laid): number[] {
  const grid = gridOf(components, map);
  markOutside(map.places, grid);
  const found: number[] = [];
  for (const [hex, place] of map.places.entries())
    if (STEPS.some((step) => grid[place + step] === OUTSIDE)) found.push(hex);
  return found;
}

/** Can a board of this side and turn be put beside a laid hex, or the 4-hex board, so that a placement there passes? */
export function somePlace(
  map: Laid,
  grid: Grid,
  side: number,
  turn: number,
  touching: boolean,
  passes: (place: number) => boolean,
): boolean {
  const offsets = offsetsOf(side, turn);
  const goals = touching ? MIDDLE_SIZE : map.places.length;
  for (let i = 0; i < goals; i++) {
    for (const step of STEPS) {
      const goal = at(map.places, i) + step;
      if (grid[goal] !== 0) continue;
      for (const offset of offsets) if (passes(goal - offset)) return true;
    }
  }
  return false;
}

/** All the places that come into question for it, each once. */
export function placesFor(map: Laid, grid: Grid, side: number, turn: number, touching: boolean): number[] {
  const found = new Set<number>();
  somePlace(map, grid, side, turn, touching, (place) => {
    found.add(place);
    return false;
  });
  return [...found];
}
