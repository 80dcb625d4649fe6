/** Which turns changed most, out of a curve of winning chances. */

import type { Seat } from '@condotta/kernel';
import type { LogLine, ReviewPoint } from '../host/protocol.ts';

export interface TurningPoint {
  /** The moment after the turn, and the one before it. */
  readonly step: number;
  readonly from: number;
  readonly round: number;
  readonly by: Seat;
  /** Whose chance changed most, and by how much (-1..1). */
  readonly seat: Seat;
  readonly change: number;
  /** That chance before and after. */
  readonly before: number;
  readonly after: number;
}

/** Decisions of one seat in a row within a round are one turn. */
export function turningPoints(points: readonly ReviewPoint[], log: readonly LogLine[], most: number): TurningPoint[] {
  const chances = new Map(points.map(({ step, chances }) => [step, chances]));
  return turnsOf(log)
    .flatMap(({ seat: by, round, from, step }) => {
      const [before, after] = [chances.get(from), chances.get(step)];
      if (!before || !after) return [];
      const changes = after.map((chance, seat) => chance - (before[seat] ?? 0));
      const more = (change: number, other: number): boolean => Math.abs(change) > Math.abs(other) + 1e-9;
      const seat = changes.reduce((best, change, i) => (more(change, changes[best] ?? 0) ? i : best), 0);
      const [was, is] = [before[seat] ?? 0, after[seat] ?? 0];
      return [{ step, from, round, by, seat, change: is - was, before: was, after: is }];
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}

/** The curve at the ends of turns only: in the middle of one things are in the air, and so is every judgement. */
export function atTurnEnds(points: readonly ReviewPoint[], log: readonly LogLine[]): ReviewPoint[] {
  const ends = new Set(turnsOf(log).map(({ step }) => step));
  return points.filter(({ step }, i) => i === 0 || i === points.length - 1 || ends.has(step));
}

function turnsOf(log: readonly LogLine[]): { seat: Seat; round: number; from: number; step: number }[] {
  const turns: { seat: Seat; round: number; from: number; step: number }[] = [];
  for (const { seat, round, step } of log) {
    if (seat === null) continue;
    const turn = turns.at(-1);
    if (turn && turn.seat === seat && turn.round === round) turn.step = step + 1;
    else turns.push({ seat, round, from: turn?.step ?? 0, step: step + 1 });
  }
  return turns;
}
