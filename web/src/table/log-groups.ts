/** The log sorted for reading: by round, then by turn. */

import type { LogLine } from '@condotta/keeper/protocol';
import type { Seat } from '@condotta/kernel';

/** Lines in a row that stand under one name. */
export interface TurnGroup {
  /** Null: nobody's. */
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

export interface RoundGroup {
  readonly round: number;
  readonly turns: readonly TurnGroup[];
}

export function grouped(log: readonly LogLine[]): RoundGroup[] {
  const rounds: { round: number; turns: { seat: Seat | null; lines: LogLine[] }[] }[] = [];
  for (const line of log) {
    let round = rounds.at(-1);
    if (!round || round.round !== line.round) {
      round = { round: line.round, turns: [] };
      rounds.push(round);
    }
    const turn = round.turns.at(-1);
    if (turn && turn.seat === line.whose) turn.lines.push(line);
    else round.turns.push({ seat: line.whose, lines: [line] });
  }
  return rounds;
}

export interface Filter {
  readonly text: string;
  /** Only what this seat did or what speaks of it; null: everything. */
  readonly seat: Seat | null;
}

const plain = (text: string): string => text.toLowerCase();

export function filtered(log: readonly LogLine[], { text, seat }: Filter): readonly LogLine[] {
  const wanted = plain(text.trim());
  if (wanted === '' && seat === null) return log;
  return log.filter(
    (line) => (wanted === '' || plain(line.text).includes(wanted)) && (seat === null || concerns(line, seat)),
  );
}

/** "seat:2", and things that carry their seat first: "troop:2.4". */
const concerns = (line: LogLine, seat: Seat): boolean =>
  line.seat === seat ||
  line.whose === seat ||
  line.things.some((thing) => thing === `seat:${seat}` || thing.startsWith(`troop:${seat}.`));

/** The numbers of decisions worth a stop between `from` and `to`: those after which there is something to read. */
export function stops(log: readonly LogLine[], from: number, to: number): number[] {
  const steps = new Set(log.map(({ step }) => step + 1).filter((step) => step > from && step <= to));
  return [...steps].sort((a, b) => a - b);
}

/** What the decision before this moment led to. */
export const linesAt = (log: readonly LogLine[], at: number): LogLine[] => log.filter(({ step }) => step === at - 1);

/** A part of a long list. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** So many lines are drawn at once, and so many more when one comes to an end of them. */
const DRAWN = 160;
const MORE = 80;

/** The last lines, or those around one of them. */
export function windowAround(length: number, line: number | null): Window {
  const to = line === null ? length : Math.min(length, line + DRAWN / 2);
  return { from: Math.max(0, to - DRAWN), to };
}

/** The same, further up or down; what is far away at the other end is let go. */
export function windowMoved({ from, to }: Window, length: number, by: 1 | -1): Window {
  if (by === -1) {
    const first = Math.max(0, from - MORE);
    return { from: first, to: Math.min(to, first + DRAWN + MORE) };
  }
  const last = Math.min(length, to + MORE);
  return { from: Math.max(from, last - DRAWN - MORE), to: last };
}
