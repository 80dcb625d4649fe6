/** The bench: how fast the house is, side by side with its peers, in one run. */

import { measure, type Rounds } from './measure.ts';
import { largestSnapshot } from './ventura.ts';

export { type Machine, machine, resultsText, writeResults } from './results.ts';

export interface BenchRequest {
  /** A few short rounds: shows that everything works, not how fast it is. */
  readonly quick?: boolean;
  /** Only figures whose names begin with one of these; left out or empty: all. */
  readonly only?: readonly string[];
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface BenchReport {
  /** Per second, but for "ventura.snapshot" (bytes) and "boardgameio.moves.ratio". */
  readonly results: Readonly<Record<string, number>>;
  /** The slowest and the fastest round of each rate. */
  readonly spread: Readonly<Record<string, { readonly low: number; readonly high: number }>>;
  /** Bounds that the project has set itself, for the figures that were measured. */
  readonly targets: readonly Target[];
}

export interface Target {
  readonly id: string;
  readonly least?: number;
  readonly most?: number;
  readonly met: boolean;
}

const FULL: Rounds = { rounds: 7, ms: 300, warmUp: 24 };
const QUICK: Rounds = { rounds: 3, ms: 20, warmUp: 1 };

const SNAPSHOT = 'ventura.snapshot';
const OURS = 'tictactoe.moves';
const THEIRS = 'boardgameio.moves';
const RATIO = 'boardgameio.moves.ratio';

const BOUNDS: readonly { readonly id: string; readonly least?: number; readonly most?: number }[] = [
  { id: 'ventura.decisions', least: 200_000 },
  { id: 'ventura.copies', least: 300_000 },
  { id: SNAPSHOT, most: 8192 },
  { id: RATIO, least: 100 },
];

export const FIGURES: readonly string[] = [
  'ventura.decisions',
  'ventura.copies',
  SNAPSHOT,
  'ventura.views',
  'ventura.reimagines',
  'structuredClone.copies',
  OURS,
  THEIRS,
  RATIO,
];

/** Measures what is wanted; see FIGURES for the names. */
export async function bench({ quick = false, only = [], onProgress }: BenchRequest = {}): Promise<BenchReport> {
  const wanted = (id: string): boolean => only.length === 0 || only.some((start) => id.startsWith(start));
  return run(wanted, quick ? QUICK : FULL, quick ? 6 : 240, onProgress);
}

async function run(
  wanted: (id: string) => boolean,
  rounds: Rounds,
  snapshotGames: number,
  onProgress: BenchRequest['onProgress'],
): Promise<BenchReport> {
  const both = wanted(RATIO);
  const probes = FIGURES.filter(
    (id) => id !== SNAPSHOT && id !== RATIO && (wanted(id) || (both && (id === OURS || id === THEIRS))),
  );
  const total = probes.length * (rounds.rounds + 1) + (wanted(SNAPSHOT) ? 1 : 0);
  let done = 0;
  const step = (): void => onProgress?.({ done: ++done, total });
  const figures = new Map<string, number>();
  const spread: Record<string, { low: number; high: number }> = {};
  for (const [id, rates] of await measure(probes, rounds, step)) {
    figures.set(id, Math.round(middle(rates)));
    spread[id] = { low: Math.round(Math.min(...rates)), high: Math.round(Math.max(...rates)) };
  }
  if (wanted(SNAPSHOT)) {
    figures.set(SNAPSHOT, largestSnapshot(snapshotGames));
    step();
  }
  const ours = figures.get(OURS);
  const theirs = figures.get(THEIRS);
  if (both && ours && theirs) figures.set(RATIO, Math.round((ours / theirs) * 10) / 10);
  const results = Object.fromEntries(
    FIGURES.flatMap((id) => {
      const figure = figures.get(id);
      return figure === undefined ? [] : [[id, figure] as const];
    }),
  );
  return { results, spread, targets: judged(results) };
}

function judged(results: Readonly<Record<string, number>>): Target[] {
  return BOUNDS.flatMap((bound) => {
    const figure = results[bound.id];
    if (figure === undefined) return [];
    return [{ ...bound, met: figure >= (bound.least ?? 0) && figure <= (bound.most ?? Number.POSITIVE_INFINITY) }];
  });
}

function middle(rates: readonly number[]): number {
  const sorted = [...rates].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
