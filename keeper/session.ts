/** A table in memory. */

import { type AnyEngine, type AnyWorld, type Decision, range, type Seat } from '@condotta/kernel';
import { knownLength, type Match, type MatchRecord, type Played, seqOf, stillMatch } from '@condotta/kernel/host';
import { nameOf } from './editions.ts';
import type { Holder, TableInfo, Unsaved } from './forms.ts';
import type { Beginning, Joined, Row } from './journal.ts';
import { KeeperError } from './protocol.ts';
import type { Stopper } from './stop.ts';
import type { Summary } from './storage.ts';
import type { Following, Viewer } from './viewer.ts';

export interface Session {
  readonly id: string;
  readonly owner: string;
  readonly created: number;
  updated: number;
  readonly beginning: Beginning;
  joined: readonly Joined[];
  /** Null: the table waits for nonces, or is closed. */
  playing: Playing | null;
  /** The rules it was played under are gone, and it does not go on under those at hand. */
  closed: Closed | null;
  /** Is there anything of it on the storage? */
  exists: boolean;
  /** How many rows of its journal are stored, and those that are not yet. */
  rows: number;
  readonly pending: Row[];
  unsaved: Unsaved | null;
  /** The storage has been asked to write, and has not answered in time. */
  hanging: boolean;
  readonly viewers: Map<Viewer, Following>;
  readonly minding: Minding;
  /** The last work on this table, finished or not: one after the other, so that nobody sees what is not stored yet. */
  work: Promise<unknown>;
}

export interface Playing {
  readonly match: Match;
  /** The keys of the latest deeds. */
  readonly keys: Set<string>;
  /** The decisions that nobody was asked for, since there was but one. */
  readonly spared: WeakSet<Played>;
  /** How many entries of the match are in rows of the journal, stored or pending. */
  written: number;
  /** What the spectators had counted when the table was last said to have changed. */
  noticed: number;
}

/** What is left of a table whose rules are gone. */
export interface Closed {
  /** The last position that can still be shown; null: none. */
  readonly shown: Playing | null;
  readonly record: MatchRecord;
  /** The newest version of the rules. */
  readonly newest: string;
  /** Why it does not go on. */
  readonly why: string;
  /** How many decisions stood. */
  readonly steps: number;
}

/** The minds at this table. */
export interface Minding {
  busy: boolean;
  /** The seats whose minds are at work. */
  thinking: readonly Seat[];
  /** Ends the thought that a mind is at: the world it is about is no more. */
  stop: Stopper | null;
  /** What a mind has decided in this world while it had to wait. */
  thought: { readonly world: AnyWorld; readonly decision: Decision } | null;
}

/** A session whose match has opened. */
export interface OpenSession extends Session {
  playing: Playing;
}

export function newSession(
  id: string,
  owner: string,
  created: number,
  beginning: Beginning,
  joined: readonly Joined[],
): Session {
  return {
    id,
    owner,
    created,
    updated: created,
    beginning,
    joined,
    playing: null,
    closed: null,
    exists: false,
    rows: 0,
    pending: [],
    unsaved: null,
    hanging: false,
    viewers: new Map(),
    minding: { busy: false, thinking: [], stop: null, thought: null },
    work: Promise.resolve(),
  };
}

/** More keys than any sender has under way at once. */
const MOST_KEYS = 200;

export const newPlaying = (match: Match, keys: readonly string[]): Playing => ({
  match,
  keys: new Set(keys.slice(-MOST_KEYS)),
  spared: new WeakSet(),
  written: match.entries.length,
  noticed: seqOf(match, null),
});

/** One position, to be looked at and no more. */
export const still = (engine: AnyEngine, { start, dice }: MatchRecord, world: AnyWorld): Playing => ({
  match: stillMatch(engine, start, dice, world),
  keys: new Set(),
  spared: new WeakSet(),
  written: 0,
  noticed: 0,
});

/** The table has changed, but only if everybody may know: its time must not tell that somebody answers under a seal. */
export function touch(session: Session, now: number): void {
  const { playing } = session;
  const seen = playing && seqOf(playing.match, null);
  if (playing && seen === playing.noticed) return;
  if (playing && seen !== null) playing.noticed = seen;
  session.updated = now;
}

export function rememberKey({ keys }: Playing, key: string): void {
  keys.add(key);
  const [oldest] = keys;
  if (keys.size > MOST_KEYS && oldest !== undefined) keys.delete(oldest);
}

/** A table that goes on. */
export function opened(session: Session): OpenSession {
  if (session.playing) return session as OpenSession;
  if (session.closed) throw new KeeperError('unknown-version', session.closed.why);
  throw new KeeperError('not-open', 'This table waits for the nonces of its seats.');
}

/** A table that can at least be looked at. */
export const shown = (session: Session): OpenSession =>
  session.closed?.shown ? { ...session, playing: session.closed.shown } : opened(session);

/** Work on a table, after all that was begun before. */
export function inTurn<T>(session: Session, work: () => T | Promise<T>): Promise<T> {
  const done = session.work.then(work);
  session.work = done.catch(() => undefined);
  return done;
}

const joinedAt = ({ joined }: Session, seat: Seat): Joined | undefined => joined.findLast((one) => one.seat === seat);

export const holdersOf = (session: Session): Holder[] =>
  session.beginning.holders.map((holder, seat) => joinedAt(session, seat)?.holder ?? holder);

/** Who speaks for a seat: whoever has joined there, or the owner for whom he has brought along; nobody for minds. */
export function accountAt(session: Session, seat: Seat): string | null {
  const holder = session.beginning.holders[seat];
  return joinedAt(session, seat)?.account ?? (holder?.person == null ? null : session.owner);
}

/** The seats whose nonces are missing. */
export const missing = (session: Session): Seat[] =>
  session.playing || session.closed
    ? []
    : range(session.beginning.holders.length).filter((seat) => !joinedAt(session, seat));

function progressOf({ engine: { game }, world: { state } }: Match): TableInfo['progress'] {
  const { count, unit } = game.length(state);
  return { count, unit, scores: game.scores(state) };
}

export function infoOf(session: Session): TableInfo {
  const { id, created, updated, beginning, playing, closed } = session;
  const position = playing ?? closed?.shown ?? null;
  return {
    id,
    game: beginning.game,
    holders: holdersOf(session),
    created,
    updated,
    steps: closed?.steps ?? (playing ? knownLength(playing.match) : 0),
    over: closed ? closed.record.over !== null : playing?.match.world.over != null,
    edition: nameOf(beginning.start.edition),
    progress: position && progressOf(position.match),
    origin: beginning.origin ?? null,
  };
}

export const summaryOf = (session: Session): Summary => ({
  info: infoOf(session),
  owner: session.owner,
  accounts: session.beginning.holders.map((_, seat) => accountAt(session, seat)),
});
