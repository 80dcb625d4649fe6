/**
 * Where things lie on the sheet. The whole map may be turned by sixties, so that its long side lies along the long side of the
 * screen; a turned map is the same map.
 */

import { at, range } from '@condotta/kernel';
import { hexCentre, hexCorner, type Point } from '@condotta/pieces/hex';
import type { BoardSide } from '../components/index.ts';
import { offsetsOf, placeAt, qOf, rOf } from '../map.ts';
import type { VenterraView } from '../view-form.ts';

/** From the middle of a territory to a corner. */
export const SIZE = 88;

export type Axial = readonly [q: number, r: number];

/** F3.6: a turn of sixty degrees. */
export function turned([q, r]: Axial, turn: number): Axial {
  let [a, b] = [q, r];
  for (let n = 0; n < turn; n++) [a, b] = [-b, a + b];
  return [a, b];
}

export function centreAt(place: Axial, turn: number): Point {
  const [q, r] = turned(place, turn);
  return hexCentre(q, r, SIZE);
}

/** Corner i of a hex around its middle, clockwise from the top. */
export const CORNERS: readonly Point[] = range(6).map((i) => hexCorner(SIZE, i));

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around hexes with these middles. */
export function boxOf(points: readonly Point[]): Box {
  const half = (SIZE * Math.sqrt(3)) / 2;
  return {
    left: Math.min(...points.map(({ x }) => x)) - half,
    top: Math.min(...points.map(({ y }) => y)) - SIZE,
    right: Math.max(...points.map(({ x }) => x)) + half,
    bottom: Math.max(...points.map(({ y }) => y)) + SIZE,
  };
}

/** How a finished map is turned to be largest in a room so much wider than high; while it is built it lies still. */
export function bestTurn(view: Pick<VenterraView, 'territories' | 'boards' | 'players'>, aspect: number): number {
  if (view.boards.length <= view.players.length) return 1;
  const room = (turn: number): number => {
    const { left, top, right, bottom } = boxOf(view.territories.map(({ q, r }) => centreAt([q, r], turn)));
    return Math.max((right - left) / aspect, bottom - top);
  };
  const rooms = [0, 1, 2].map(room);
  return rooms.indexOf(Math.min(...rooms));
}

/** The hexes of a board side that lies so, in the order of its cells, as steps from its own place. */
export const cellsOf = (side: number, turn: number): readonly Axial[] =>
  offsetsOf(side, turn).map((offset) => [qOf(offset + HERE), rOf(offset + HERE)]);

/** Offsets are differences of places. */
const HERE = placeAt(0, 0);

/** The middle of a board that lies at a place, on the sheet. */
export function middleOf(side: number, rotation: number, [q, r]: Axial, turn: number): Point {
  const points = cellsOf(side, rotation).map(([dq, dr]) => centreAt([q + dq, r + dr], turn));
  const mean = (of: (point: Point) => number): number => points.reduce((sum, p) => sum + of(p), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** "place:2,-3", or null. */
export function placeOf(thing: string | null): Axial | null {
  const found = thing === null ? null : /^(?:place|stack):(-?\d+),(-?\d+)/.exec(thing);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export const thingAt = ([q, r]: Axial): string => `place:${q},${r}`;

/** The number of a side by its label. */
export const sideNumber = (sides: readonly BoardSide[], key: string): number =>
  sides.findIndex((side) => side.key === key) + 1;

export const cellOf = (sides: readonly BoardSide[], key: string, cell: number) =>
  at(at(sides, sideNumber(sides, key) - 1).cells, cell);

/** A part of the sheet, as those who move it know it. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is left free below the map where there is no drawer. */
export const RIM = 4;

/**
 * What a drawer leaves free of the whole, at the scale that the whole has without it, and as much around `own` as the edge of
 * the whole allows. `inset`: what is not free at the top, on the right, below (the drawer) and on the left of the room.
 */
export function partAbove(
  whole: Part,
  own: Part,
  room: { readonly width: number; readonly height: number },
  [top, right, bottom, left]: readonly [number, number, number, number],
): Part {
  const wide = room.width - left - right;
  const scale = Math.min(wide / whole.width, (room.height - top - RIM) / whole.height);
  const height = (room.height - top - bottom) / scale;
  if (height >= whole.height) return whole;
  const lowest = whole.y + whole.height - height;
  const y = Math.max(whole.y, Math.min(lowest, own.y + (own.height - height) / 2));
  return { x: whole.x, y, width: whole.width, height };
}
