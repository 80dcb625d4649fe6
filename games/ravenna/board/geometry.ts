/** Where things lie on the sheet. North is up; an Area is 200 wide, a cell half of that. */

import { COLUMNS, NE, NW, ROWS, SE, SW, stepFrom } from '../field.ts';
import type { ShotView } from './view-form.ts';

export const AREA = 200;
export const WIDTH = COLUMNS * AREA;
export const HEIGHT = ROWS * AREA;
/** The paper: the field, the river in the west, the city in the north. */
export const SHEET = { x: -126, y: -138, width: WIDTH + 172, height: HEIGHT + 184 } as const;
/** Between the tiles. */
const GAP = 5;
const CELL = AREA / 2;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const columnOf = (area: number): number => area % COLUMNS;
export const rowOf = (area: number): number => Math.floor(area / COLUMNS);
export const cornerOf = (area: number): Spot => ({ x: columnOf(area) * AREA, y: rowOf(area) * AREA });
export const centreOf = (area: number): Spot => ({ x: (columnOf(area) + 0.5) * AREA, y: (rowOf(area) + 0.5) * AREA });

/** By direction: N, E, S, W. */
const VECTORS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;
export const vectorOf = (direction: number): Spot => VECTORS[direction] ?? VECTORS[0];

/** The middle of the cells in their Area; of no cells, its middle. */
export function middleOf(cells: number): Spot {
  const [west, east] = [(cells & (NW | SW)) !== 0, (cells & (NE | SE)) !== 0];
  const [north, south] = [(cells & (NW | NE)) !== 0, (cells & (SW | SE)) !== 0];
  const along = (low: boolean, high: boolean): number => (low === high ? 0 : low ? -CELL / 2 : CELL / 2);
  return { x: along(west, east), y: along(north, south) };
}

export function placeOf({ area, cells }: { readonly area: number; readonly cells: number }): Spot {
  const [centre, middle] = [centreOf(area), middleOf(cells)];
  return { x: centre.x + middle.x * 0.98, y: centre.y + middle.y * 0.98 };
}

/** A tile: `across` its front, `deep` from front to rear. */
export const sizeOf = (square: boolean): { readonly across: number; readonly deep: number } => ({
  across: (square ? CELL : AREA) - GAP - 3,
  deep: CELL - GAP - 3,
});

/** The way of a shot: from the shooter to the target, with a corner if the last step goes aside. */
export function wayOfShot(from: Spot, facing: number, { target, direction }: ShotView): readonly Spot[] {
  const end = centreOf(target);
  if (direction === facing)
    return [from, { x: facing % 2 === 0 ? from.x : end.x, y: facing % 2 === 0 ? end.y : from.y }];
  const corner = centreOf(stepFrom(target, (direction + 2) % 4));
  const bend = facing % 2 === 0 ? { x: from.x, y: corner.y } : { x: corner.x, y: from.y };
  return [from, bend, end];
}

export const pathOf = (spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
