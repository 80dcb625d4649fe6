/** Which turns changed most, out of a curve of winning chances. */

import type { LogLine, ReviewPoint } from '@condotta/keeper/protocol';
import type { Seat } from '@condotta/kernel';

export interface TurningPoint {
  /** The moment after the decision that changed most in it. */
  readonly step: number;
  readonly round: number;
  /** Whose turn it was; null: several decided in it. */
  readonly by: Seat | null;
  /** Whose chance changed most, and by how much (-1..1). */
  readonly seat: Seat;
  readonly change: number;
  /** That chance before and after. */
  readonly before: number;
  readonly after: number;
  /** What happened at that step, in words. */
  readonly told: readonly string[];
}

/** The decisions `from` up to `to` are one turn of the game. */
interface Turn {
  readonly from: number;
  readonly to: number;
}

/** More lines than this say less. */
const MOST_LINES = 3;

export function turningPoints(points: readonly ReviewPoint[], log: readonly LogLine[], most: number): TurningPoint[] {
  const turns = turnsOf(points);
  return turns
    .flatMap((turn, i) => {
      const lines = log.filter(({ step, seat }) => seat !== null && step >= turn.from && step < turn.to);
      const round = lines[0]?.round;
      const { seat, change } = mostChanged(points, turns, i);
      return round === undefined || change === 0 ? [] : [{ turn, lines, round, seat, weight: Math.abs(change) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.turn.from - b.turn.from)
    .map(({ turn, lines, round, seat }) => {
      const [before, after] = [chanceAt(points, turn.from, seat), chanceAt(points, turn.to, seat)];
      const step = decisive(points, turn, seat, Math.sign(after - before));
      const [by = null, ...others] = new Set(lines.map((line) => line.seat));
      const told = linesOf(lines, step - 1, seat);
      return { step, round, by: others.length > 0 ? null : by, seat, change: after - before, before, after, told };
    });
}

const chanceAt = (points: readonly ReviewPoint[], step: number, seat: Seat): number => points[step]?.chances[seat] ?? 0;

/**
 * The seat whose chance this turn changed most for good: by what is left of it after the next turn, seen from before the last one. What
 * stands for one turn only was in the air.
 */
function mostChanged(
  points: readonly ReviewPoint[],
  turns: readonly Turn[],
  i: number,
): { readonly seat: Seat; readonly change: number } {
  const ends = (turn: Turn | undefined, end: 'from' | 'to'): number[] => (turn ? [turn[end]] : []);
  const changes = (points[0]?.chances ?? []).map((_, seat) => {
    const chance = (step: number): number => chanceAt(points, step, seat);
    const before = [...ends(turns[i - 1], 'from'), ...ends(turns[i], 'from')].map(chance);
    const after = [...ends(turns[i], 'to'), ...ends(turns[i + 1], 'to')].map(chance);
    const rise = Math.min(...after) - Math.max(...before);
    const fall = Math.min(...before) - Math.max(...after);
    return Math.max(0, rise) - Math.max(0, fall);
  });
  const more = (change: number, other: number): boolean => Math.abs(change) > Math.abs(other) + 1e-9;
  const seat = changes.reduce((best, change, each) => (more(change, changes[best] ?? 0) ? each : best), 0);
  return { seat, change: changes[seat] ?? 0 };
}

/** The moment after the decision of a turn that changed a chance most in one direction. */
function decisive(points: readonly ReviewPoint[], { from, to }: Turn, seat: Seat, way: number): number {
  const gain = (step: number): number => way * (chanceAt(points, step, seat) - chanceAt(points, step - 1, seat));
  let best = from + 1;
  for (let step = best + 1; step <= to; step++) if (gain(step) > gain(best)) best = step;
  return best;
}

/** What a decision led to, as far as it concerns the seat if anything does. */
function linesOf(lines: readonly LogLine[], step: number, seat: Seat): string[] {
  const there = lines.filter((line) => line.step === step);
  const its = there.filter(({ things }) => things.includes(`seat:${seat}`));
  return (its.length > 0 ? its : there).slice(0, MOST_LINES).map(({ text }) => text);
}

/**
 * The curve at the ends of turns only: in the middle of one things are in the air, and so is every judgement. What stands for one turn
 * only is left out for the same reason.
 */
export function atTurnEnds(points: readonly ReviewPoint[]): ReviewPoint[] {
  const ends = [0, ...turnsOf(points).map(({ to }) => to)].flatMap((step) => points[step] ?? []);
  return ends.map((point, i) => {
    const [last, next] = [ends[i - 1], ends[i + 1]];
    if (!last || !next) return point;
    const chances = point.chances.map((chance, seat) =>
      median(last.chances[seat] ?? 0, chance, next.chances[seat] ?? 0),
    );
    return { ...point, chances };
  });
}

const median = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

function turnsOf(points: readonly ReviewPoint[]): Turn[] {
  const turns: { from: number; to: number }[] = [];
  for (let step = 0; step + 1 < points.length; step++) {
    const turn = turns.at(-1);
    if (turn && points[step]?.turn === points[step - 1]?.turn) turn.to = step + 1;
    else turns.push({ from: step, to: step + 1 });
  }
  return turns;
}
