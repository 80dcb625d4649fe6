/** How the scores grow over a game: the mean by mind, and of those who win against the others. */

import type { FinishedGame } from './play.ts';
import { ascending, quantile } from './statistics.ts';

export interface ScoreCurve {
  readonly name: string;
  readonly of: 'mind' | 'outcome';
  /** One mean for each entry of `at`. */
  readonly means: readonly number[];
}

export interface ScoreCurves {
  /** Lengths (rounds, turns), from the first to one that few games exceed. */
  readonly at: readonly number[];
  readonly curves: readonly ScoreCurve[];
}

/** Beyond this share of the games a curve shows only a few stragglers. */
const SHOWN = 0.95;

/**
 * A game that is over goes on with its last scores: the mean is always taken over the same games, so a curve never bends only
 * because the short games have left it.
 */
export function scoreCurves(results: readonly FinishedGame[], minds: readonly string[]): ScoreCurves {
  // Not by Math.min of them all: a million games are more arguments than a call can have.
  const first = ascending(results.map((result) => result.scores[0]?.[0] ?? 0))[0] ?? 0;
  const last = quantile(ascending(results.map((result) => result.length)), SHOWN);
  if (results.length === 0 || last < first) return { at: [], curves: [] };
  const at = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const lines = new Map<string, Sums>();
  const line = (of: ScoreCurve['of'], name: string): Sums => {
    const id = `${of} ${name}`;
    const known = lines.get(id) ?? { of, name, sums: at.map(() => 0), count: 0 };
    lines.set(id, known);
    return known;
  };
  for (const mind of minds) line('mind', mind);
  for (const result of results) {
    for (const [seat, mind] of result.minds.entries()) {
      const scores = seatScores(result, seat, at);
      add(line('mind', mind), scores);
      add(line('outcome', result.winners.includes(seat) ? 'winners' : 'others'), scores);
    }
  }
  const curves = [...lines.values()].map(({ of, name, sums, count }) => ({
    name,
    of,
    means: sums.map((sum) => Math.round((sum / Math.max(1, count)) * 1000) / 1000),
  }));
  return { at, curves };
}

interface Sums {
  readonly of: ScoreCurve['of'];
  readonly name: string;
  readonly sums: number[];
  count: number;
}

function add(line: Sums, scores: readonly number[]): void {
  line.count++;
  for (const [i, score] of scores.entries()) line.sums[i] = (line.sums[i] ?? 0) + score;
}

/** The scores of a seat at each of these lengths: the latest known at each. */
function seatScores({ scores }: FinishedGame, seat: number, at: readonly number[]): number[] {
  let next = 0;
  let score = 0;
  return at.map((length) => {
    for (let row = scores[next]; row && (row[0] ?? 0) <= length; row = scores[++next]) score = row[1 + seat] ?? 0;
    return score;
  });
}
