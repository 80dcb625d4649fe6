/** Where counters stand in a zone: side by side while there is room, then over one another; opened, in rows. */

import type { Extent } from '@condotta/pieces/extent';

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Of a counter's 60. */
  readonly scale: number;
}

interface Rows {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

const rowsFor = (count: number): Rows => {
  if (count <= 1) return { columns: 1, rows: 1, size: 1.2 };
  if (count === 2) return { columns: 2, rows: 1, size: 1.12 };
  if (count <= 4) return { columns: 2, rows: 2, size: 1 };
  if (count <= 6) return { columns: 3, rows: 2, size: 0.88 };
  return { columns: Math.ceil(count / 2), rows: 2, size: 0.8 };
};

const UNIT = 60;
/** The radius for which the sizes above are meant. */
const FULL = 74;

/** Where each of `count` counters goes, in a circle of this radius. */
export function stacked(count: number, x: number, y: number, r: number): readonly Placed[] {
  const { columns, rows, size } = rowsFor(count);
  const scale = size * Math.min(1, r / FULL);
  const side = UNIT * scale;
  const across = columns > 1 ? Math.min(side + 2, (2 * r + 6 - side) / (columns - 1)) : 0;
  const down = side + 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * across,
      y: y + (row - (rows - 1) / 2) * down,
      scale,
    };
  });
}
/** The zone that acts has at least so much room, whatever lies beside it: its counters must be read. */
const AMPLE = 64;
/** Two sides share the room of a zone, each with so much of it. */
const SHARED = 0.9;
const BETWEEN = 5;

/** Where the piles of each side stand: both as near to the middle of their zone as they get, so that nobody seems to stand in the next one. */
export function sided(
  counts: readonly number[],
  [x, y, r]: readonly [number, number, number],
  acting: boolean,
): readonly (readonly Placed[])[] {
  if (counts.length < 2) return counts.map((count) => stacked(count, x, y, acting ? Math.max(r, AMPLE) : r));
  const sides = counts.map((count) => stacked(count, 0, y, r * SHARED));
  const widths = sides.map((side) => Math.max(...side.map((spot) => 2 * spot.x + UNIT * spot.scale)));
  let left = x - (widths.reduce((sum, width) => sum + width, 0) + BETWEEN) / 2;
  return sides.map((side, i) => {
    const width = widths[i] ?? 0;
    const middle = left + width / 2;
    left += width + BETWEEN;
    return side.map((spot) => ({ ...spot, x: spot.x + middle }));
  });
}

export interface Fan {
  readonly places: readonly Placed[];
  /** Around here it can grow inside its frame. */
  readonly middle: readonly [x: number, y: number];
  /** The sheet of paper under them. */
  readonly box: Extent;
}

const STEP = 68;

/** Opened, so that each can be taken: rows of five, kept inside a frame. */
export function fanned(
  count: number,
  x: number,
  y: number,
  [left, top, width, height]: readonly [number, number, number, number],
): Fan {
  const columns = Math.min(count, count > 10 ? 6 : count > 4 ? Math.ceil(count / 2) : count);
  const rows = Math.ceil(count / columns);
  const box = { width: columns * STEP + 20, height: rows * STEP + 20 };
  const place = {
    x: Math.min(Math.max(x - box.width / 2, left + 4), left + width - box.width - 4),
    y: Math.min(Math.max(y - box.height / 2, top + 4), top + height - box.height - 4),
  };
  const part = (from: number, room: number): number => (room > 0 ? Math.min(1, Math.max(0, from / room)) : 0.5);
  return {
    middle: [
      left + width * part(place.x - left, width - box.width),
      top + height * part(place.y - top, height - box.height),
    ],
    box: { ...place, ...box },
    places: Array.from({ length: count }, (_, i) => ({
      x: place.x + 10 + STEP * ((i % columns) + 0.5),
      y: place.y + 10 + STEP * (Math.floor(i / columns) + 0.5),
      scale: 1,
    })),
  };
}
