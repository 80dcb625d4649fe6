/** The map as paths: rings of shared arcs, curves through their points, rivers that grow. */

import type { Section } from '../components/types.ts';
import { ARCS } from './map/arcs.ts';
import type { Point } from './map/form.ts';
import { ZONE_PLACES } from './map/zones.ts';

/** The sections on the sheet, and what is looked at when one of them is wanted: its zones, with some of their surroundings. */
export const SHEET = { x: 22, y: 22, width: 3416, height: 1476 };
export const FRAMES: Readonly<Record<Section, readonly [x: number, y: number, width: number, height: number]>> = {
  monferrato: [40, 40, 1980, 1440],
  mantua: [2060, 440, 1360, 1040],
  valtellina: [2060, 40, 620, 370],
};
export const CARTOUCHE = { x: 2720, y: 40, width: 700, height: 370 };

/** The points of a line. */
export function pointsOf(line: string): Point[] {
  const numbers = line.split(' ').map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const round = (n: number): number => Math.round(n * 10) / 10;

/** From where the pen is to the last point, bending at those between; the same curve from either end. */
function curve(points: readonly Point[]): string {
  const last = points.at(-1);
  if (!last || points.length < 3) return last ? `L${at(last)}` : '';
  let path = '';
  for (let i = 1; i + 1 < points.length; i++) {
    const [before, here, next] = [points[i - 1], points[i], points[i + 1]];
    if (!before || !here || !next) continue;
    if (i === 1) path += `L${at(middle(before, here))}`;
    path += `Q${at(here)} ${at(middle(here, next))}`;
  }
  return `${path}L${at(last)}`;
}

/** A line, drawn as a curve. */
export function linePath(points: readonly Point[]): string {
  const [first] = points;
  return first ? `M${at(first)}${curve(points)}` : '';
}

/** A closed line with corners: walls. */
export const polygonPath = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A closed line without corners: lakes. */
export function lakePath(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const start = middle(last, first);
  return `M${at(start)}${points.map((p, i) => `Q${at(p)} ${at(middle(p, points[i + 1] ?? first))}`).join('')}Z`;
}

const POINTS: ReadonlyMap<string, readonly Point[]> = new Map(ARCS.map(([id, , , line]) => [id, pointsOf(line)]));
export const arcPoints = (id: string): readonly Point[] => POINTS.get(id) ?? [];
export const arcPath = (id: string): string => linePath(arcPoints(id));

/** The outline of what a ring of arcs encloses: "m71 -m82 -m70"; `by`: moved so far. */
export function ringPath(ring: string, by: Point = [0, 0]): string {
  let path = '';
  for (const name of ring.split(' ')) {
    const arc = arcPoints(name.replace('-', '')).map(([x, y]): Point => [x + by[0], y + by[1]]);
    const points = name.startsWith('-') ? arc.reverse() : arc;
    const [first] = points;
    if (!first) continue;
    path += (path === '' ? `M${at(first)}` : '') + curve(points);
  }
  return `${path}Z`;
}

const RINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONE_PLACES).map(([id, { ring }]) => [id, ringPath(ring)]),
);
export const zonePath = (id: string): string => RINGS.get(id) ?? '';

/** The outline of a zone around a point of its own. */
export const zonePathAround = (id: string, x: number, y: number): string =>
  ringPath(ZONE_PLACES[id]?.ring ?? '', [-x, -y]);

/** A river as a ribbon that grows from its spring. */
export function ribbonPath(points: readonly Point[], [from, to]: Point): string {
  const sides = points.map((point, i): readonly [Point, Point] => {
    const [before, after] = [points[Math.max(0, i - 1)] ?? point, points[i + 1] ?? point];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (from + ((to - from) * i) / points.length) / 2;
    const [dx, dy] = [(-(after[1] - before[1]) / length) * half, ((after[0] - before[0]) / length) * half];
    return [
      [point[0] + dx, point[1] + dy],
      [point[0] - dx, point[1] - dy],
    ];
  });
  const left = sides.map(([one]) => one);
  const right = sides.map(([, other]) => other).reverse();
  const [turn] = right;
  return turn ? `${linePath(left)}L${at(turn)}${curve(right)}Z` : '';
}

/** A point so far along a line, from 0 to 1, and the direction there in degrees. */
export function along(points: readonly Point[], part: number): { readonly at: Point; readonly angle: number } {
  const lengths = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  let left = lengths.reduce((sum, one) => sum + one, 0) * part;
  for (let i = 1; i < points.length; i++) {
    const [from, to, length] = [points[i - 1], points[i], lengths[i] ?? 0];
    if (!from || !to) break;
    if (left <= length && length > 0) {
      const share = left / length;
      return {
        at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        angle: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
      };
    }
    left -= length;
  }
  return { at: points.at(-1) ?? [0, 0], angle: 0 };
}
