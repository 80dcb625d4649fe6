/**
 * The map of hexagons. A cell is a number that stands for axial coordinates (q, r), so that a step in any direction
 * is an addition; the map can grow 31 cells to every side of its origin, more than 40 tiles can ever reach.
 */

import { type Arg, at } from '@condotta/kernel';
import { type State, TILE_COUNT } from './state.ts';

const WIDTH = 64;
const HALF = 32;

export const cellAt = (q: number, r: number): number => (q + HALF) * WIDTH + (r + HALF);
export const qOf = (cell: number): number => Math.floor(cell / WIDTH) - HALF;
export const rOf = (cell: number): number => (cell % WIDTH) - HALF;

/** The six directions: direction d is opposite to (d + 3) % 6. */
const DIRECTIONS = [WIDTH, WIDTH - 1, -1, -WIDTH, 1 - WIDTH, 1] as const;

const cellNames: string[] = [];
const cellNumbers = new Map<string, number>();
for (let cell = 0; cell < WIDTH * WIDTH; cell++) {
  const name = `cell:${qOf(cell)},${rOf(cell)}`;
  cellNames.push(name);
  cellNumbers.set(name, cell);
}

export const cellName = (cell: number): string => at(cellNames, cell);

/** The cell in "cell:q,r", or -1. */
export const cellIn = (arg: Arg | null): number => (typeof arg === 'string' ? (cellNumbers.get(arg) ?? -1) : -1);

export const onMap = (s: State, tile: number): boolean => at(s.cells, tile) >= 0;

/** The tiles on the map, by number. */
export function tilesOnMap(s: State): number[] {
  const found: number[] = [];
  for (let tile = 1; tile <= TILE_COUNT; tile++) if (onMap(s, tile)) found.push(tile);
  return found;
}

/** V2.4: the Territories that share a side with this one. */
export function neighbours(s: State, tile: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const other = at(s.near, tile * 6 + d);
    if (other > 0) found.push(other);
  }
  return found;
}

export function adjacent(s: State, a: number, b: number): boolean {
  for (let d = 0; d < 6; d++) if (s.near[a * 6 + d] === b) return true;
  return false;
}

export function tileOn(s: State, cell: number): number {
  return cell < 0 ? -1 : s.cells.indexOf(cell);
}

/** The tiles beside a cell, which may be empty. */
export function tilesBeside(s: State, cell: number): number[] {
  const found: number[] = [];
  for (const direction of DIRECTIONS) {
    const tile = s.cells.indexOf(cell + direction);
    if (tile > 0) found.push(tile);
  }
  return found;
}

/** The first tile beside a cell, and in which of that tile's six directions the cell lies; null if it touches none. */
export function directionFrom(s: State, cell: number): { readonly tile: number; readonly direction: number } | null {
  for (const [direction, step] of DIRECTIONS.entries()) {
    const tile = s.cells.indexOf(cell - step);
    if (tile > 0) return { tile, direction };
  }
  return null;
}

/** The empty cells that touch the map, in the order of the tiles they touch. */
export function rim(s: State): number[] {
  const found: number[] = [];
  for (let tile = 1; tile <= TILE_COUNT; tile++) {
    const cell = at(s.cells, tile);
    if (cell < 0) continue;
    for (let d = 0; d < 6; d++) {
      if (at(s.near, tile * 6 + d) > 0) continue;
      const empty = cell + at(DIRECTIONS, d);
      if (!found.includes(empty)) found.push(empty);
    }
  }
  return found;
}

/** Puts a tile on a cell. Whether it may lie there is for the rules to say (V6.3, V15.2). */
export function putTile(s: State, tile: number, cell: number): void {
  s.cells[tile] = cell;
  for (let d = 0; d < 6; d++) {
    const other = s.cells.indexOf(cell + at(DIRECTIONS, d));
    if (other <= 0) continue;
    s.near[tile * 6 + d] = other;
    s.near[other * 6 + ((d + 3) % 6)] = tile;
  }
}
