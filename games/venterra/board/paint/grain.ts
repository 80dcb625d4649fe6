/** Chance that is always the same: what is painted follows from where it lies, so a land looks alike on every screen. */

/** Between 0 and 1, for these whole numbers. */
export function grain(...seeds: readonly number[]): number {
  let hash = 0x2f6e2b1;
  for (const seed of seeds) {
    hash = Math.imul(hash ^ (seed | 0), 0x9e3779b1);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return (hash >>> 0) / 4294967296;
}

/** Between -by and by. */
export const shake = (by: number, ...seeds: readonly number[]): number => (grain(...seeds) * 2 - 1) * by;

/** For the numbers of a path: a tenth is finer than any pen here. */
export const f = (n: number): string => String(Math.round(n * 10) / 10);
