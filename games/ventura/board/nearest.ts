/**
 * How far a finger may miss: around each thing that can be chosen lies a place of its own, as wide as a finger, and
 * where two of them meet the nearer one gets it. CSS draws the circle (its size depends on the zoom); this is its border.
 */

/** Around the middle of a thing; this file knows no drawing, so that it can be tested as it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Wider than any finger on the smallest map. */
const REACH = 180;
const SQUARE: readonly Spot[] = [
  { x: -REACH, y: -REACH },
  { x: REACH, y: -REACH },
  { x: REACH, y: REACH },
  { x: -REACH, y: REACH },
];

/** The points nearer to `of` than to any of the others, around `of` as the origin. */
export function nearestTo(of: Spot, others: readonly Spot[]): readonly Spot[] {
  let cell = SQUARE;
  for (const other of others) {
    const to = { x: other.x - of.x, y: other.y - of.y };
    if (to.x === 0 && to.y === 0) continue;
    cell = cut(cell, to);
  }
  return cell;
}

/** What of a convex place lies on this side of the middle between the origin and another point. */
function cut(cell: readonly Spot[], to: Spot): readonly Spot[] {
  const half = (to.x ** 2 + to.y ** 2) / 2;
  const beyond = ({ x, y }: Spot): number => x * to.x + y * to.y - half;
  return cell.flatMap((point, i) => {
    const next = cell[(i + 1) % cell.length] ?? point;
    const [here, there] = [beyond(point), beyond(next)];
    const kept = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part }];
  });
}

export const outlineOf = (cell: readonly Spot[]): string =>
  `M${cell.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
