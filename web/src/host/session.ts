/** A table in memory, and what is kept of it. */

import { type AnyWorld, type Decision, type Language, type Match, pastOf, type Seat } from '@condotta/kernel';
import { nameOf } from './editions.ts';
import type { Holder, TableInfo } from './protocol.ts';

export interface Session {
  readonly id: string;
  readonly match: Match;
  readonly holders: readonly Holder[];
  readonly created: number;
  updated: number;
  /** The world after each number of decisions: for looking back, and for names as they were then. */
  past: AnyWorld[];
  /** Decisions taken back that could be made again, the next one last. */
  undone: { readonly seat: Seat; readonly decision: Decision }[];
  /** The seats whose minds are at work. */
  thinking: readonly Seat[];
  /** Ends the thought that a mind is at: the world it is about is no more. */
  stop: AbortController | null;
  /** What a mind has decided in this world while it had to wait. */
  thought: { readonly world: AnyWorld; readonly decision: Decision } | null;
  /** Milliseconds to wait before a mind's decision is made. */
  pause: number;
  /** May minds go on by themselves? */
  running: boolean;
  /** What the reader reads: refusals are said in it. */
  language: Language;
  /** The last write, finished or not: one after the other, so that an older one never comes last. */
  saving: Promise<unknown>;
}

/** What is kept of a table: enough to open it again. */
export interface StoredTable {
  readonly info: TableInfo;
  /** A record with the secret of its dice, packed so that it shows nothing to a passing eye. */
  readonly packed: string;
}

export function newSession(
  id: string,
  match: Match,
  holders: readonly Holder[],
  created: number,
  updated: number,
): Session {
  return {
    id,
    match,
    holders,
    created,
    updated,
    past: pastOf(match),
    undone: [],
    thinking: [],
    stop: null,
    thought: null,
    pause: 0,
    running: true,
    language: 'en',
    saving: Promise.resolve(),
  };
}

/** After a decision, an undo or a take-back: the past as it now stands. Cheap when only the last step is new. */
export function refreshPast(session: Session): void {
  const { match, past } = session;
  if (past.length === match.line.length && !match.world.sealed) past.push(match.engine.copy(match.world));
  else session.past = pastOf(match);
}

/**
 * Where the answers to the sealed question that is open begin in the line; its end if none is open. Nobody but the one
 * who gave them may notice those answers, not even by their number.
 */
export function sealedFrom({ match }: Session): number {
  const { line, barrier, world } = match;
  let n = line.length;
  if (world.sealed) while (n > barrier.length && line[n - 1]?.sealed) n--;
  return n;
}

export const infoOf = ({ id, match, holders, created, updated }: Session): TableInfo => ({
  id,
  game: match.engine.game.id,
  holders,
  created,
  updated,
  steps: match.line.length,
  over: match.world.over !== null,
  edition: nameOf(match.start.edition),
});
