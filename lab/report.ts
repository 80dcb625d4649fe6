/** What came out of a run. The form that programs rely on begins as DESIGN 3 gives it; the rest stands behind it. */

import { type OptionValue, range } from '@condotta/kernel';
import { type ComponentTally, componentTallies } from './components.ts';
import { type ScoreCurves, scoreCurves } from './curves.ts';
import { type Happening, happenings } from './happenings.ts';
import { type Lead, leadsOf } from './leads.ts';
import { type Luck, luckOf } from './luck.ts';
import type { FailedGame, FinishedGame } from './play.ts';
import type { Setting } from './request.ts';
import { fairSide, speaksForSide } from './sides.ts';
import {
  addDurations,
  ascending,
  type Durations,
  durationQuantile,
  histogram,
  mean,
  median,
  quantile,
  wilson,
} from './statistics.ts';

/** Wins out of games, with Wilson's 95 % interval, and the share that would be fair. All but `deviation` are 0..1. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** What the rate would be if all who played these games were alike. */
  readonly fair: number;
  /** How far the rate is from fair, in points of 100. */
  readonly deviation: number;
}

/** A game counts once for each seat that the mind had in it; seats of one side win together and count once. */
export interface MindTally extends Tally {
  readonly mind: string;
  readonly decisions: number;
  /** Thinking time a decision, in milliseconds, to within 9 %. */
  readonly milliseconds: { readonly p50: number; readonly p99: number };
}
export type SeatTally = Tally & { readonly seat: number };
/** A game counts for each side that took part in it. */
export type SideTally = Tally & { readonly side: string };

/** A list of numbers in brief; `low` and `high` hold the middle 80 %. */
export interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly min: number;
  readonly low: number;
  readonly high: number;
  readonly max: number;
}

export interface SimulationReport {
  readonly game: string;
  /** Games that count: played to the end, and before the early stop if there was one. */
  readonly games: number;
  readonly minds: readonly MindTally[];
  readonly seats: readonly SeatTally[];
  readonly sides: readonly SideTally[];
  readonly length: Spread & {
    readonly unit: string;
    readonly histogram: readonly { readonly count: number; readonly games: number }[];
  };
  /** Decisions a game, all seats together. */
  readonly decisions: Spread;
  /** What decided the games, most frequent first. */
  readonly endings: readonly {
    readonly rule: string;
    readonly key: string;
    readonly games: number;
    readonly share: number;
  }[];
  readonly scores: ScoreCurves;
  /** Sides by points, which takes fewer games to tell; empty where no two sides score. */
  readonly leads: readonly Lead[];
  /** Null unless each seed was met in several seatings. */
  readonly luck: Luck | null;
  /** Empty unless it was asked for. */
  readonly components: readonly ComponentTally[];
  /** What the log told of, a game; empty unless components were asked for. */
  readonly happenings: readonly Happening[];
  readonly setting: {
    readonly version: string;
    readonly seats: number;
    readonly scenario: string | null;
    readonly options: Readonly<Record<string, OptionValue>>;
    readonly edition: boolean;
    readonly seed: string;
    readonly minds: readonly string[];
    /** How many games share each chance seed: one for each rotation of the minds. */
    readonly rotations: number;
  };
  /** Why it ended: all games played, the intervals are narrow enough, or somebody stopped it. */
  readonly stopped: 'played' | 'sure' | 'cancelled';
  /** Games that broke down; they count nowhere else. */
  readonly failures: readonly FailedGame[];
  /** What the reader should know: resumed, workers replaced, a file that could not be written. */
  readonly notes: readonly string[];
  readonly seconds: number;
}

export interface Findings {
  readonly setting: Setting;
  readonly rotations: number;
  /** In the order of their numbers, so that sums come out the same every time. */
  readonly results: readonly FinishedGame[];
  readonly failures: readonly FailedGame[];
  readonly stopped: SimulationReport['stopped'];
  readonly notes: readonly string[];
  readonly seconds: number;
}

export function reportOf(findings: Findings): SimulationReport {
  const { setting, results } = findings;
  const lengths = results.map((result) => result.length);
  const { version, seats, scenario, options, seed, minds } = setting;
  return {
    game: setting.game,
    games: results.length,
    minds: mindTallies(results, minds),
    seats: seatTallies(results, seats),
    sides: sideTallies(results),
    length: { ...spread(lengths), unit: results[0]?.unit ?? '', histogram: histogram(lengths) },
    decisions: spread(results.map((result) => result.decisions.reduce((sum, n) => sum + n, 0))),
    endings: endings(results),
    scores: scoreCurves(results, minds),
    leads: leadsOf(results),
    luck: luckOf(results, minds, findings.rotations),
    components: componentTallies(results, setting),
    happenings: happenings(results),
    setting: {
      version,
      seats,
      scenario,
      options,
      edition: setting.edition !== null,
      seed,
      minds,
      rotations: findings.rotations,
    },
    stopped: findings.stopped,
    failures: findings.failures,
    notes: findings.notes,
    seconds: Math.round(findings.seconds * 10) / 10,
  };
}

/** The widest reach of any interval by mind, seat or side, in points; what an early stop goes by. */
export function widestReach(results: readonly FinishedGame[], setting: Setting): number {
  const all: readonly Tally[] = [
    ...mindCounts(results, setting.minds).map(({ count }) => count.tally()),
    ...seatTallies(results, setting.seats),
    ...sideTallies(results),
  ];
  return Math.max(...all.map(({ low, high }) => (high - low) * 50));
}

// ---- counting ------------------------------------------------------------------------------------------------------

/** Counts who took part, who won, and what was to be expected. */
class Count {
  private games = 0;
  private wins = 0;
  private expected = 0;

  add(won: boolean, expected: number): void {
    this.games++;
    if (won) this.wins++;
    this.expected += expected;
  }

  tally(): Tally {
    const { games, wins } = this;
    const { rate, low, high } = wilson(wins, games);
    const fair = games === 0 ? 0 : this.expected / games;
    const deviation = games === 0 ? 0 : Math.round((rate - fair) * 10_000) / 100;
    return { games, wins, rate: six(rate), low: six(low), high: six(high), fair: six(fair), deviation };
  }
}

/** No report needs more digits. */
const six = (x: number): number => Math.round(x * 1e6) / 1e6;
const three = (x: number): number => Number(x.toPrecision(3));

/** What each seat of the game could expect if all were alike. */
const fairSeat = (result: FinishedGame): number => result.winners.length / result.minds.length;

function mindCounts(results: readonly FinishedGame[], minds: readonly string[]): { mind: string; count: Count }[] {
  return [...new Set(minds)].map((mind) => {
    const count = new Count();
    for (const result of results)
      for (const [seat, sitting] of result.minds.entries())
        if (sitting === mind && speaksForSide(result, seat)) count.add(result.winners.includes(seat), fairSide(result));
    return { mind, count };
  });
}

function mindTallies(results: readonly FinishedGame[], minds: readonly string[]): MindTally[] {
  return mindCounts(results, minds).map(({ mind, count }) => {
    const times: Durations = {};
    let decisions = 0;
    for (const result of results)
      for (const [seat, sitting] of result.minds.entries()) {
        if (sitting !== mind) continue;
        addDurations(times, result.times[seat] ?? {});
        decisions += result.decisions[seat] ?? 0;
      }
    const milliseconds = { p50: three(durationQuantile(times, 0.5)), p99: three(durationQuantile(times, 0.99)) };
    return { mind, ...count.tally(), decisions, milliseconds };
  });
}

function seatTallies(results: readonly FinishedGame[], seats: number): SeatTally[] {
  return range(seats).map((seat) => {
    const count = new Count();
    for (const result of results) count.add(result.winners.includes(seat), fairSeat(result));
    return { seat, ...count.tally() };
  });
}

function sideTallies(results: readonly FinishedGame[]): SideTally[] {
  const counts = new Map<string, Count>();
  for (const { sides, winners } of results) {
    const present = new Set(sides.filter((side) => side !== null));
    const won = new Set(winners.map((seat) => sides[seat] ?? null));
    for (const side of present) {
      const count = counts.get(side) ?? new Count();
      counts.set(side, count);
      count.add(won.has(side), won.size / present.size);
    }
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([side, count]) => ({ side, ...count.tally() }));
}

function endings(results: readonly FinishedGame[]): SimulationReport['endings'] {
  const counts = new Map<string, { rule: string; key: string; games: number }>();
  for (const { rule, key } of results) {
    const id = `${rule} ${key}`;
    const known = counts.get(id) ?? { rule, key, games: 0 };
    counts.set(id, known);
    known.games++;
  }
  return [...counts.values()]
    .sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1))
    .map((ending) => ({ ...ending, share: six(ending.games / results.length) }));
}

function spread(list: readonly number[]): Spread {
  const sorted = ascending(list);
  return {
    median: median(list),
    mean: six(mean(list)),
    min: sorted[0] ?? 0,
    low: quantile(sorted, 0.1),
    high: quantile(sorted, 0.9),
    max: sorted.at(-1) ?? 0,
  };
}
