/** The little statistics a report needs. */

export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
export const Z = 1.959963984540054;

/** Wilson's 95 % interval of a share: right also for few games and for rates near 0 and 1. Of no games: 0 to 1. */
export function wilson(wins: number, n: number): Interval {
  if (n === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / n;
  const square = (Z * Z) / n;
  const centre = (rate + square / 2) / (1 + square);
  const reach = (Z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / n + square / (4 * n));
  return {
    rate,
    low: wins === 0 ? 0 : Math.max(0, centre - reach),
    high: wins === n ? 1 : Math.min(1, centre + reach),
  };
}

/** The share of a bell curve below x, to within a millionth (Abramowitz and Stegun, 26.2.17). */
export function bell(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x < 0 ? beyond : 1 - beyond;
}

/** Below which x this share of a bell curve lies; between -8 and 8. */
export function bellQuantile(share: number): number {
  let [low, high] = [-8, 8];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (bell(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The value below which this share of the sorted list lies (nearest rank); 0 of an empty list. */
export function quantile(sorted: readonly number[], share: number): number {
  const rank = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.min(sorted.length - 1, Math.max(0, rank))] ?? 0;
}

/** The middle of the list, halfway between the two middle ones if their number is even; 0 of an empty list. */
export function median(list: readonly number[]): number {
  const sorted = ascending(list);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length;

/** Counts by value, ascending. */
export function histogram(list: readonly number[]): { readonly count: number; readonly games: number }[] {
  const counts = new Map<number, number>();
  for (const x of list) counts.set(x, (counts.get(x) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([count, games]) => ({ count, games }));
}

// ---- durations -----------------------------------------------------------------------------------------------------

/**
 * Durations are kept as counts in buckets that grow by an eighth of an octave (9 %): a few numbers a game however many
 * decisions it has, and they add up.
 */
export type Durations = Record<string, number>;

const PER_OCTAVE = 8;
/** Milliseconds of bucket 0: the clock shows nothing shorter. */
const FINEST = 0.0001;

export function addDuration(to: Durations, ms: number): void {
  const bucket = String(Math.max(0, Math.round(PER_OCTAVE * Math.log2(Math.max(ms, FINEST) / FINEST))));
  to[bucket] = (to[bucket] ?? 0) + 1;
}

export function addDurations(to: Durations, more: Durations): void {
  for (const [bucket, count] of Object.entries(more)) to[bucket] = (to[bucket] ?? 0) + count;
}

/** Milliseconds that this share of the durations does not exceed, to within a bucket. */
export function durationQuantile(durations: Durations, share: number): number {
  const buckets = Object.entries(durations)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= share * total) return FINEST * 2 ** (bucket / PER_OCTAVE);
  }
  return 0;
}
