/**
 * The burin: how lines, hatchings and outlines are cut. A drawing is a list of marks in the order they are printed;
 * straight lines inside a filled mark cost nothing, since a line has no inside. Everything follows from a seed, so a tile
 * looks the same on every screen and after every move.
 */

/** `c`: how it is inked; see .v-art in css/map.css. */
export interface Mark {
  readonly d: string;
  readonly c:
    | 'ink'
    | 'fine'
    | 'bold'
    | 'stone'
    | 'roof'
    | 'leaf'
    | 'rock'
    | 'earth'
    | 'water'
    | 'grain'
    | 'gold'
    | 'dark'
    | 'veil';
}

export type Xy = readonly [x: number, y: number];

export type Rng = () => number;

export function rngOf(seed: number): Rng {
  let a = (seed * 0x9e3779b9) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between, by chance. */
export const between = (rnd: Rng, low: number, high: number): number => low + (high - low) * rnd();

const f = (n: number): string => String(Math.round(n * 10) / 10);

export const line = (x1: number, y1: number, x2: number, y2: number): string => `M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`;

export const poly = (points: readonly Xy[], closed = false): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${f(x)} ${f(y)}`).join('') + (closed ? 'Z' : '');

/** A smooth line through all points (Catmull-Rom). */
export function smooth(points: readonly Xy[], closed = false): string {
  const n = points.length;
  const at = (i: number): Xy => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Parallel lines that fill a convex or simple polygon, at an angle in degrees. */
export function hatch(points: readonly Xy[], angle: number, gap: number, rnd?: Rng): string {
  const a = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(a), Math.sin(a)];
  const along = points.map(([x, y]) => x * ux + y * uy);
  const across = points.map(([x, y]) => -x * uy + y * ux);
  const [low, high] = [Math.min(...across), Math.max(...across)];
  let d = '';
  for (let v = low + gap / 2; v < high; v += gap) {
    const cuts: number[] = [];
    for (let i = 0; i < points.length; i++) {
      const j = (i + 1) % points.length;
      const [v1, v2] = [across[i] ?? 0, across[j] ?? 0];
      if (v1 <= v === v2 <= v) continue;
      cuts.push((along[i] ?? 0) + ((v - v1) / (v2 - v1)) * ((along[j] ?? 0) - (along[i] ?? 0)));
    }
    cuts.sort((p, q) => p - q);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const trim = rnd ? rnd() * 1.8 : 0;
      const [s, e] = [(cuts[i] ?? 0) + trim, (cuts[i + 1] ?? 0) - trim];
      if (e - s > 1) d += line(s * ux - v * uy, s * uy + v * ux, e * ux - v * uy, e * uy + v * ux);
    }
  }
  return d;
}

/** Is the point inside the hexagon of radius 100 with a margin? */
export const inHex = (x: number, y: number, margin: number): boolean => {
  const r = 100 - margin * 1.155;
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  return ax <= r * 0.866 && ay <= r - ax * 0.5774;
};
