import { at, isObject } from '@condotta/kernel';

const JUNK: readonly unknown[] = [null, -1, 0, 3, 99, 1e9, 0.5, '', 'x', true, [], {}, [[]], [0], ['x']];

/** Replaces, removes or repeats something somewhere in a document. `own`: words that mean something in this game's documents. */
export function damage(doc: unknown, rng: (count: number) => number, own: readonly unknown[]): unknown {
  const junk = [...JUNK, ...own];
  const copy: unknown = JSON.parse(JSON.stringify(doc));
  let here = copy;
  for (let depth = 0; depth < 8; depth++) {
    if (!isObject(here) && !Array.isArray(here)) return copy;
    const inside = here as Record<string, unknown>;
    const keys = Object.keys(inside);
    if (keys.length === 0) return copy;
    const key = at(keys, rng(keys.length));
    const deeper = typeof inside[key] === 'object' && inside[key] !== null;
    if (deeper && rng(4) > 0) {
      here = inside[key];
      continue;
    }
    const other = inside[at(keys, rng(keys.length))];
    inside[key] = rng(3) === 0 ? other : at(junk, rng(junk.length));
    if (rng(5) === 0 && !Array.isArray(here)) delete inside[key];
    if (rng(5) === 0 && Array.isArray(here)) here.splice(Number(key), 1);
    return copy;
  }
  return copy;
}
