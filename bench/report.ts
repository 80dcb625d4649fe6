/** What is asked of a run of the bench, what it has found, and what the project asks of that. */

export interface BenchRequest {
  /** A short run: shows that everything works, not how fast it is. */
  readonly quick?: boolean;
  /** Only figures whose names begin with one of these; left out or empty: all. */
  readonly only?: readonly string[];
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Something must be done before it can be measured; the message says what. */
export class NotReady extends Error {}

export const wantedBy =
  (only: readonly string[]) =>
  (id: string): boolean =>
    only.length === 0 || only.some((start) => id.startsWith(start));

export interface BenchReport {
  /** By name, in the unit that results.ts tells of it. */
  readonly results: Readonly<Record<string, number>>;
  /** The slowest and the fastest round of each rate. */
  readonly spread: Readonly<Record<string, Spread>>;
  /** Bounds that the project has set itself, for the figures that were measured. */
  readonly targets: readonly Target[];
}

export interface Spread {
  readonly low: number;
  readonly high: number;
}

export interface Bound {
  readonly id: string;
  readonly least?: number;
  readonly most?: number;
}

export interface Target extends Bound {
  readonly met: boolean;
}

/** The bounds of all figures that were measured, each with its verdict. */
export function judged(bounds: readonly Bound[], results: Readonly<Record<string, number>>): Target[] {
  return bounds.flatMap((bound) => {
    const figure = results[bound.id];
    if (figure === undefined) return [];
    return [{ ...bound, met: figure >= (bound.least ?? 0) && figure <= (bound.most ?? Number.POSITIVE_INFINITY) }];
  });
}

export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
