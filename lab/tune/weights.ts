/**
 * Weights of an evaluation by self-play: minds play, positions on the way are noted as the minds see them, and a regression
 * asks which multiples of the present weights would have foretold the winners best. The kit stays as it is: what comes out
 * is a proposal, judged by games that the regression has not seen and by a tournament against the present kit: weights that
 * foretell winners better have played far worse before.
 */

import { type Problem, type Result, range, type Seat, type Thinker } from '@condotta/kernel';
import { kitOf } from '@condotta/minds';
import { isScripted, isThinker, mindNamed, TUNED } from '../names.ts';
import { type FailedGame, type FinishedGame, hasFailed } from '../play.ts';
import { playAll } from '../pool.ts';
import type { MindTally, SimulationReport } from '../report.ts';
import { type Plan, readRequest, type SimulationRequest } from '../request.ts';
import { pairingOf, rotationsIn } from '../schedule.ts';
import { type Running, simulate } from '../simulate.ts';
import type { WeightFactors } from '../tuned.ts';
import { type Choice, chancesOf, confidenceOf, fitFactors, lossOf } from './regression.ts';

interface Trying {
  readonly mind: string;
  readonly games: number;
}

export interface WeightTuning
  extends Pick<SimulationRequest, 'game' | 'minds' | 'games' | 'seed' | 'seats' | 'options' | 'workers'> {
  /** How much those who play differ in what they weigh; left out: as much as helps most, see STYLES. */
  readonly styles?: number;
  /** How strongly the factors are drawn towards 1; left out: the more the fewer games there are. */
  readonly l2?: number;
  /** The mind that tries the proposal against itself with the present weights, and in how many games; null: untried. */
  readonly trial?: Trying | null;
}

interface FeatureWeight {
  readonly feature: string;
  /** The proposed weight is so many times the present one. Null: it gave the same to all seats wherever we looked. */
  readonly factor: number | null;
  /** How much the feature moves the logarithm of the odds between seats, typically: now, and as proposed. */
  readonly present: number;
  readonly proposed: number;
}

/** Foretold and real wins of those seats that were given about the same chance. */
interface Calibration {
  readonly from: number;
  readonly to: number;
  readonly seats: number;
  readonly foretold: number;
  readonly present: number | null;
  readonly won: number;
}

/** What the trial says of a proposal: its interval lies above the fair share, below it, or about it. */
export type Verdict = 'better' | 'worse' | 'undecided' | 'untried';

/** Form of the file that keeps a proposal; `condotta simulate --weights FILE` reads its `factors`. */
export interface WeightProposal {
  readonly form: 'condotta-weights-1';
  readonly game: string;
  readonly version: string;
  readonly factors: Readonly<Record<string, number>>;
  readonly features: readonly FeatureWeight[];
  readonly positions: { readonly train: number; readonly test: number };
  /** The power of the present odds that foretells the winners best: below 1 they are too sure. See MindKit. */
  readonly confidence: number;
  /** The mean surprise at the winner, in positions of games that the regression has not seen. */
  readonly surprise: { readonly present: number; readonly proposed: number };
  readonly calibration: readonly Calibration[];
  readonly trial: readonly MindTally[] | null;
  readonly verdict: Verdict;
  readonly notes: readonly string[];
}

/** Enough that good and bad ways to play are seen, and nobody plays like a fool. */
const STYLES = 0.5;

/** One seed in so many is kept from the regression, to judge it. */
const TEST_SHARE = 4;

export async function tuneWeights(asked: WeightTuning, running: Running = {}): Promise<Result<WeightProposal>> {
  const { trial = null, styles = STYLES, ...request } = asked;
  // Fewer games, less trust in what they say.
  const l2 = asked.l2 ?? 2 / Math.max(1, request.games);
  const problems: Problem[] = [];
  if (!(l2 >= 0)) problems.push({ path: 'l2', text: `expected 0 or more, found ${l2}` });
  const plan = readRequest({ ...request, styles, sampleFor: levelOf(trial) });
  if (!plan.ok) problems.push(...plan.problems);
  else if (!kitOf(plan.value.setting.game)) problems.push({ path: 'game', text: 'it has no evaluation to tune yet' });
  // Known before the games, not after them.
  if (trial !== null) problems.push(...trialProblems(trial));
  if (!plan.ok || problems.length > 0) return { ok: false, problems };
  const { setting } = plan.value;
  const notes: string[] = [];
  const results = await playSampled(plan.value, running, notes);
  const names = [
    ...new Set(results.flatMap(({ samples = [] }) => samples.flatMap((s) => s.flatMap((x) => Object.keys(x ?? {}))))),
  ];
  const rotations = rotationsIn(setting);
  // Whole seeds go to one side: positions of one game, or of games with the same dice, know each other.
  const isTest = ({ game }: FinishedGame): boolean => pairingOf(game, rotations).pair % TEST_SHARE === 0;
  const train = results.filter((result) => !isTest(result)).flatMap((result) => choicesOf(result, names));
  const test = results.filter(isTest).flatMap((result) => choicesOf(result, names));
  if (train.length === 0 || test.length === 0)
    return {
      ok: false,
      problems: [
        { path: 'games', text: [`${results.length} games gave too few positions: play more`, ...notes].join(' ') },
      ],
    };

  const varied = names.map((_, f) => spreadOf(train, f) > 1e-9);
  const fitted = fitFactors(train, names.length, l2);
  const factors = fitted.map((factor, f) => (varied[f] ? round(factor) : 1));
  const ones = factors.map(() => 1);
  const proposal = Object.fromEntries(
    names.flatMap((name, f) => (varied[f] ? [[name, factors[f] ?? 1] as const] : [])),
  );
  for (const [f, name] of names.entries()) {
    if (!varied[f]) notes.push(`${name} never differed between seats, or its weight is 0: nothing can be said of it.`);
    if ((factors[f] ?? 1) < 0) notes.push(`${name} would change its sign: look at what it measures.`);
  }
  const played = trial === null ? null : await simulate(trialOf(request, trial, proposal), running);
  if (played && !played.ok) return played;
  if (trial && played) notes.push(...lossesOf(played.value, trial.games));
  const tallies = played?.value.minds ?? null;
  return {
    ok: true,
    value: {
      form: 'condotta-weights-1',
      game: setting.game,
      version: setting.version,
      factors: proposal,
      features: names.map((feature, f) => {
        const present = spreadOf(train, f);
        const factor = varied[f] ? (factors[f] ?? 1) : null;
        return { feature, factor, present: round(present), proposed: round(present * Math.abs(factor ?? 1)) };
      }),
      positions: { train: train.length, test: test.length },
      confidence: round(confidenceOf([...train, ...test])),
      surprise: { present: round(lossOf(test, ones)), proposed: round(lossOf(test, factors)) },
      calibration: calibrationOf(test, factors, ones),
      trial: tallies,
      verdict: verdictOf(tallies),
      notes,
    },
  };
}

export function verdictOf(trial: readonly MindTally[] | null): Verdict {
  const proposed = trial?.find(({ mind }) => mind.endsWith(TUNED));
  if (!proposed || proposed.games === 0) return 'untried';
  if (proposed.low > proposed.fair) return 'better';
  return proposed.high < proposed.fair ? 'worse' : 'undecided';
}

async function playSampled(plan: Plan, running: Running, notes: string[]): Promise<FinishedGame[]> {
  const results: FinishedGame[] = [];
  const failures: FailedGame[] = [];
  const began = performance.now();
  const broken = await playAll(range(plan.games), {
    file: running.workerFile ?? new URL('../worker.ts', import.meta.url),
    setting: plan.setting,
    workers: plan.workers,
    signal: running.signal ?? new AbortController().signal,
    onResult(result) {
      if (hasFailed(result)) failures.push(result);
      else results.push(result);
      const perSecond = (results.length / Math.max(1, performance.now() - began)) * 1000;
      const left = perSecond > 0 ? (plan.games - results.length) / perSecond : null;
      running.onProgress?.({ done: results.length, total: plan.games, perSecond, secondsLeft: left });
    },
    onDeath: (why) => notes.push(`A worker died and was replaced: ${why}.`),
  });
  if (broken !== null) notes.push(`Not all games were played: ${broken}.`);
  if (running.signal?.aborted) notes.push(`It was stopped after ${results.length} of ${plan.games} games.`);
  if (failures[0]) notes.push(`${failures.length} games broke down, the first by: ${failures[0].failed}.`);
  // In the order of their numbers: sums must not depend on who was faster.
  return results.sort((a, b) => a.game - b.game);
}

/** The positions of a game that one side won. Of each side one seat speaks: the others say the same. */
export function choicesOf(
  { samples = [], winners, sides }: Pick<FinishedGame, 'samples' | 'winners' | 'sides'>,
  names: readonly string[],
): Choice[] {
  const sideOf = (seat: Seat): string | Seat => sides[seat] ?? seat;
  const speakers = range(sides.length).filter(
    (seat, _, seats) => seats.find((each) => sideOf(each) === sideOf(seat)) === seat,
  );
  const winner = speakers.find((seat) => winners.includes(seat));
  if (winner === undefined || winners.some((seat) => sideOf(seat) !== sideOf(winner))) return [];
  return samples.flatMap((sample) => {
    const living = speakers.filter((seat) => sample[seat]);
    if (!sample[winner] || living.length < 2) return [];
    const seats = living.map((seat) => names.map((name) => sample[seat]?.[name] ?? 0));
    return [{ seats, winner: living.indexOf(winner) }];
  });
}

/** How far apart a feature puts the seats of a position: the root of the mean square about their mean. */
function spreadOf(choices: readonly Choice[], f: number): number {
  let squares = 0;
  let count = 0;
  for (const { seats } of choices) {
    const mean = seats.reduce((sum, x) => sum + (x[f] ?? 0), 0) / seats.length;
    for (const x of seats) squares += ((x[f] ?? 0) - mean) ** 2;
    count += seats.length;
  }
  return Math.sqrt(squares / Math.max(1, count));
}

const BINS = 10;

function calibrationOf(choices: readonly Choice[], factors: readonly number[], ones: readonly number[]): Calibration[] {
  const bins = range(BINS).map(() => ({ seats: 0, foretold: 0, present: 0, won: 0 }));
  for (const { seats, winner } of choices) {
    const before = chancesOf(seats, ones);
    for (const [seat, chance] of chancesOf(seats, factors).entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (!bin) continue;
      bin.seats++;
      bin.foretold += chance;
      bin.present += before[seat] ?? 0;
      if (seat === winner) bin.won++;
    }
  }
  return bins.flatMap(({ seats, foretold, present, won }, i) =>
    seats === 0
      ? []
      : [
          {
            from: i / BINS,
            to: (i + 1) / BINS,
            seats,
            foretold: round(foretold / seats),
            present: round(present / seats),
            won: round(won / seats),
          },
        ],
  );
}

/** Whose horizons the positions are taken at: weights for a general are fitted to what he judges. */
function levelOf(trial: Trying | null): Thinker {
  const named = mindNamed(trial?.mind ?? 'captain');
  return named?.kind === 'level' && isThinker(named.level) ? named.level : 'captain';
}

function trialProblems({ mind, games }: Trying): Problem[] {
  const named = mindNamed(mind);
  const text = `expected one who uses the evaluation (captain, general, marshal), found ${JSON.stringify(mind)}`;
  if (named?.kind !== 'level' || named.commit !== null || named.tuned || isScripted(named.level))
    return [{ path: 'trial', text }];
  const isCount = Number.isInteger(games) && games > 0;
  return isCount ? [] : [{ path: 'trial', text: `expected a whole number of games from 1, found ${games}` }];
}

/** The proposal against the present weights, in the hands of the same mind. */
const trialOf = (request: SimulationRequest, { mind, games }: Trying, weights: WeightFactors): SimulationRequest => ({
  ...request,
  minds: [`${mind}${TUNED}`, mind],
  games,
  weights,
  seed: `${request.seed ?? 1}/trial`,
});

/** What a reader of the trial must know. */
const lossesOf = ({ games, stopped, failures }: SimulationReport, wanted: number): string[] => [
  ...(stopped === 'cancelled' ? [`The trial was stopped after ${games} of ${wanted} games.`] : []),
  ...(failures[0] ? [`${failures.length} games of the trial broke down, the first by: ${failures[0].failed}.`] : []),
];

const round = (x: number): number => Math.round(x * 1e4) / 1e4;
