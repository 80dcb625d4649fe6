/** Outlines of lands: the borders of hexes, wobbled. Two hexes that share a border share its wobble, so biomes flow. */

import { at } from '@condotta/kernel';
import { HEX_STEPS, type Point } from '@condotta/pieces/hex';
import { CORNERS } from '../geometry.ts';
import { f, grain } from './grain.ts';

/** A painted hex. */
export interface Cell {
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly terrain: 'field' | 'mountain' | 'desert' | 'water';
  readonly ruin: boolean;
}

type Xy = readonly [x: number, y: number];

export const keyOf = (q: number, r: number): string => `${q},${r}`;

/** The hex behind side i, as a key. */
export const beyond = ({ q, r }: Cell, i: number): string => {
  const [dq, dr] = at(HEX_STEPS, i);
  return keyOf(q + dq, r + dr);
};

export const cornerOf = ({ x, y }: Cell, i: number): Point => {
  const corner = at(CORNERS, i % 6);
  return { x: x + corner.x, y: y + corner.y };
};

interface Edge {
  readonly a: Point;
  readonly b: Point;
  /** The side of its hex. */
  readonly side: number;
}

const spot = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The borders of a set of hexes, as loops of sides. */
export function loopsOf(cells: readonly Cell[]): readonly (readonly Edge[])[] {
  const here = new Set(cells.map(({ q, r }) => keyOf(q, r)));
  const next = new Map<string, Edge>();
  for (const cell of cells)
    for (let side = 0; side < 6; side++)
      if (!here.has(beyond(cell, side))) {
        const [a, b] = [cornerOf(cell, side), cornerOf(cell, side + 1)];
        next.set(spot(a), { a, b, side });
      }
  const loops: Edge[][] = [];
  for (const start of next.keys()) {
    const loop: Edge[] = [];
    for (let key = start; ; ) {
      const edge = next.get(key);
      if (!edge) break;
      next.delete(key);
      loop.push(edge);
      key = spot(edge.b);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** How far a shore strays from the straight side, and a corner from its place. */
const STRAY = 20;
const CORNER_STRAY = 8;

const nudged = ({ x, y }: Point): Xy => {
  const [sx, sy] = [Math.round(x), Math.round(y)];
  return [x + (grain(sx, sy, 1) * 2 - 1) * CORNER_STRAY, y + (grain(sx, sy, 2) * 2 - 1) * CORNER_STRAY];
};

/** A side as a wobbled line, the same from both of its hexes. */
function shoreOf(a: Point, b: Point): readonly Xy[] {
  const isBackward = Math.round(a.x) > Math.round(b.x) || (Math.round(a.x) === Math.round(b.x) && a.y > b.y);
  const [from, to] = isBackward ? [b, a] : [a, b];
  const seed = [Math.round(from.x), Math.round(from.y), Math.round(to.x), Math.round(to.y)];
  let points: readonly Xy[] = [nudged(from), nudged(to)];
  let stray = STRAY;
  for (let level = 0; level < 3; level++) {
    points = points.flatMap((p, i) => {
      const q = points[i + 1];
      if (!q) return [p];
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const length = Math.hypot(dx, dy) || 1;
      const d = (grain(...seed, level, i) * 2 - 1) * stray;
      return [p, [(p[0] + q[0]) / 2 - (dy / length) * d, (p[1] + q[1]) / 2 + (dx / length) * d] as const];
    });
    stray *= 0.55;
  }
  return isBackward ? [...points].reverse() : points;
}

/** A closed line through the middles of these points. */
function smooth(points: readonly Xy[]): string {
  const n = points.length;
  const mid = (i: number): Xy => {
    const [p, q] = [at(points, i % n), at(points, (i + 1) % n)];
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  };
  const start = mid(n - 1);
  let d = `M${f(start[0])} ${f(start[1])}`;
  for (let i = 0; i < n; i++) {
    const [p, m] = [at(points, i), mid(i)];
    d += `Q${f(p[0])} ${f(p[1])} ${f(m[0])} ${f(m[1])}`;
  }
  return `${d}Z`;
}

/** The wobbled outline of these hexes. */
export const landOf = (cells: readonly Cell[]): string =>
  loopsOf(cells)
    .map((loop) => smooth(loop.flatMap(({ a, b }) => shoreOf(a, b).slice(0, -1))))
    .join('');

/** The straight outline of these hexes, so far inside, with rounded corners: the border of a realm. */
export function borderOf(cells: readonly Cell[], inset: number): string {
  return loopsOf(cells)
    .map((loop) => {
      const points = loop.map(({ a, side }, i): Xy => {
        const before = at(loop, (i + loop.length - 1) % loop.length).side;
        const [n1, n2] = [outward(before), outward(side)];
        const [bx, by] = [n1[0] + n2[0], n1[1] + n2[1]];
        const share = (2 * inset) / (bx * bx + by * by);
        return [a.x - bx * share, a.y - by * share];
      });
      return rounded(points, 9);
    })
    .join('');
}

/** Side i of a hex looks that way. */
const outward = (side: number): Xy => {
  const angle = (Math.PI / 3) * side - Math.PI / 3;
  return [Math.cos(angle), Math.sin(angle)];
};

function rounded(points: readonly Xy[], radius: number): string {
  const n = points.length;
  const d = points.map((p, i) => {
    const [before, after] = [at(points, (i + n - 1) % n), at(points, (i + 1) % n)];
    const towards = (q: Xy): Xy => {
      const part = radius / (Math.hypot(q[0] - p[0], q[1] - p[1]) || 1);
      return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
    };
    const [from, to] = [towards(before), towards(after)];
    return `${i === 0 ? 'M' : 'L'}${f(from[0])} ${f(from[1])}Q${f(p[0])} ${f(p[1])} ${f(to[0])} ${f(to[1])}`;
  });
  return `${d.join('')}Z`;
}
