/** The log sorted for reading: by round, then by turn. */

import type { Seat } from '@condotta/kernel';
import type { LogLine } from '../host/protocol.ts';

/** What one seat's decisions in a row led to. */
export interface TurnGroup {
  /** Null: before the first decision. */
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
    if (turn && turn.seat === line.seat) turn.lines.push(line);
    else round.turns.push({ seat: line.seat, lines: [line] });
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
  line.seat === seat || line.things.some((thing) => thing === `seat:${seat}` || thing.startsWith(`troop:${seat}.`));

/** The numbers of decisions worth a stop between `from` and `to`: those after which there is something to read. */
export function stops(log: readonly LogLine[], from: number, to: number): number[] {
  const steps = new Set(log.map(({ step }) => step + 1).filter((step) => step > from && step <= to));
  return [...steps].sort((a, b) => a - b);
}

/** What the decision before this moment led to. */
export const linesAt = (log: readonly LogLine[], at: number): LogLine[] => log.filter(({ step }) => step === at - 1);
