/** The bench: how fast the house is, side by side with its peers, in one run. */

import { games, members } from '@condotta/games';
import { ensureInstalled } from './boardgameio.ts';
import { GAME_RATES, gameOf, largestSnapshot } from './games.ts';
import { measure, type Rounds } from './measure.ts';
import { type BenchReport, type BenchRequest, type Bound, judged, middle, type Spread, wantedBy } from './report.ts';

export { benchKeeper, KEEPER_FIGURES } from './keeper.ts';
export { benchTurns } from './minds.ts';
export { type BenchReport, type BenchRequest, NotReady } from './report.ts';
export { type Section, writeResults } from './results.ts';
export { TURN_FIGURES } from './turn-figures.ts';

const FULL: Rounds = { rounds: 7, ms: 300, warmUp: 24, worlds: 256 };
const QUICK: Rounds = { rounds: 3, ms: 20, warmUp: 1, worlds: 16 };

const SNAPSHOTS: readonly string[] = [...games.map(({ id }) => `${id}.snapshot`), 'campaign.snapshot'];

/** Ours to theirs, both measured in the same run. */
interface Ratio {
  readonly id: string;
  readonly ours: string;
  readonly theirs: string;
}

const RATIOS: readonly Ratio[] = [
  { id: 'campaign.shared.ratio', ours: 'campaign.decisions', theirs: 'traced.decisions' },
  { id: 'boardgameio.moves.ratio', ours: 'tictactoe.moves', theirs: 'boardgameio.moves' },
  { id: 'boardgameio.iterations.ratio', ours: 'tictactoe.iterations', theirs: 'boardgameio.iterations' },
];

const BOUNDS: readonly Bound[] = [
  ...members.flatMap(({ game: { id }, bench: { decisions, copies, snapshot } = {} }): Bound[] => [
    ...(decisions === undefined ? [] : [{ id: `${id}.decisions`, least: decisions }]),
    ...(copies === undefined ? [] : [{ id: `${id}.copies`, least: copies }]),
    ...(snapshot === undefined ? [] : [{ id: `${id}.snapshot`, most: snapshot }]),
  ]),
  { id: 'campaign.decisions', least: 40_000 },
  { id: 'campaign.copies', least: 150_000 },
  { id: 'campaign.snapshot', most: 12_288 },
  { id: 'boardgameio.moves.ratio', least: 100 },
  { id: 'boardgameio.iterations.ratio', least: 50 },
];

const RATES: readonly string[] = [
  ...games.flatMap(({ id }) => GAME_RATES.map((rate) => `${id}.${rate}`)),
  'structuredClone.copies',
  'campaign.copies',
  ...RATIOS.flatMap(({ ours, theirs }) => [ours, theirs]),
];

export const FIGURES: readonly string[] = [...RATES, ...SNAPSHOTS, ...RATIOS.map(({ id }) => id)];

/** Measures what is wanted; see FIGURES for the names. */
export async function bench({ quick = false, only = [], onProgress }: BenchRequest = {}): Promise<BenchReport> {
  return run(wantedBy(only), quick ? QUICK : FULL, quick ? 6 : 240, onProgress);
}

async function run(
  wanted: (id: string) => boolean,
  rounds: Rounds,
  snapshotGames: number,
  onProgress: BenchRequest['onProgress'],
): Promise<BenchReport> {
  const ratios = RATIOS.filter(({ id }) => wanted(id));
  const compared = ratios.flatMap(({ ours, theirs }) => [ours, theirs]);
  const probes = RATES.filter((id) => wanted(id) || compared.includes(id));
  if (probes.some((id) => id.startsWith('boardgameio'))) ensureInstalled();
  const snapshots = SNAPSHOTS.filter(wanted);
  const total = probes.length * (rounds.rounds + 1) + snapshots.length;
  let done = 0;
  const step = (): void => onProgress?.({ done: ++done, total });
  const results: Record<string, number> = {};
  const spread: Record<string, Spread> = {};
  for (const [id, rates] of await measure(probes, rounds, step)) {
    results[id] = Math.round(middle(rates));
    spread[id] = { low: Math.round(Math.min(...rates)), high: Math.round(Math.max(...rates)) };
  }
  for (const id of snapshots) {
    results[id] = largestSnapshot(gameOf(id), snapshotGames);
    step();
  }
  for (const { id, ours, theirs } of ratios)
    results[id] = Math.round(((results[ours] ?? 0) / (results[theirs] ?? 0)) * 10) / 10;
  return { results, spread, targets: judged(BOUNDS, results) };
}
