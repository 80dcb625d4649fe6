/** How a table is written down: its beginning, and what each row of its journal adds. */

import { type AnyWorld, range, type Seat, type TapeEntry } from '@condotta/kernel';
import {
  agreeDice,
  type Dice,
  type DiceOffer,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordEntry,
  type RecordedEnd,
  type Start,
} from '@condotta/kernel/host';
import type { Holder, Origin } from './forms.ts';
import { KeeperError } from './protocol.ts';

export interface Beginning {
  readonly game: string;
  readonly rules: string;
  readonly start: Start;
  /** What is committed to, and the seats give their nonces in the journal; or dice that are settled. */
  readonly dice: DiceOffer | Dice;
  readonly holders: readonly Holder[];
  /** Where it branches off another table. */
  readonly origin?: Origin;
}

/** Somebody takes a seat and gives its part in the dice. */
export interface Joined {
  readonly seat: Seat;
  readonly holder: Holder;
  readonly account: string | null;
  /** Null: the host's, which follows from the secret. */
  readonly nonce: string | null;
}

/** Where the match stands after a row: what it must come to when it is played again. */
interface Standing {
  readonly hash: string;
  readonly over: RecordedEnd | null;
}

interface Joining {
  readonly joined: readonly Joined[];
}

export type Row =
  | (Joining & { readonly kind: 'join' })
  /** With these seats all are there: the match opens. */
  | (Joining & Standing & { readonly kind: 'open'; readonly opening: readonly TapeEntry[] })
  /** The match goes on; `keys` are the names by which the senders know these entries. */
  | (Standing & {
      readonly kind: 'steps';
      readonly entries: readonly RecordEntry[];
      readonly keys: readonly string[];
      /** The position after them, in some rows: to be looked at when the rules that led to it are gone. */
      readonly waypoint?: AnyWorld;
    });

/** A table out of its journal: the record of its match, if it has opened. */
export interface Written {
  readonly joined: readonly Joined[];
  readonly record: MatchRecord | null;
  readonly keys: readonly string[];
}

export function readJournal(beginning: Beginning, rows: readonly Row[]): Written {
  const joined = rows.flatMap((row) => (row.kind === 'steps' ? [] : row.joined));
  const steps = rows.flatMap((row) => (row.kind === 'steps' ? [row] : []));
  const [opened] = rows.flatMap((row) => (row.kind === 'open' ? [row] : []));
  const keys = steps.flatMap((row) => row.keys);
  if (!opened) return { joined, record: null, keys };
  const { game, rules, start } = beginning;
  const { hash, over } = steps.at(-1) ?? opened;
  const last = steps.findLastIndex(({ waypoint }) => waypoint);
  const entriesOf = (some: readonly (typeof steps)[number][]): RecordEntry[] => some.flatMap((row) => row.entries);
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    game,
    rules,
    start,
    dice: diceOf(beginning, joined),
    opening: opened.opening,
    entries: entriesOf(steps),
    ...(last < 0
      ? {}
      : { waypoints: [{ entries: entriesOf(steps.slice(0, last + 1)).length, world: steps[last]?.waypoint }] }),
    hash,
    over,
  };
  return { joined, record, keys };
}

export function diceOf({ start, dice }: Beginning, joined: readonly Joined[]): Dice {
  if ('nonces' in dice) return dice;
  const given = range(start.setup.seats).map((seat) => joined.find((one) => one.seat === seat)?.nonce ?? null);
  return agreeDice(dice, given);
}

/** The journal of a match that comes from elsewhere: an owner's file, or what an older page has stored. */
export function journalOf(
  record: MatchRecord,
  holders: readonly Holder[],
  account: string,
): { readonly beginning: Beginning; readonly rows: readonly Row[] } {
  const { game, rules, start, dice, opening, entries, waypoints, hash, over } = record;
  const last = waypoints?.at(-1);
  return {
    beginning: { game, rules, start, dice, holders },
    rows: [
      { kind: 'open', joined: joinedBy(account, holders), opening, hash, over },
      // A record's last waypoint is its end.
      { kind: 'steps', entries, keys: [], hash, over, ...(last ? { waypoint: last.world as AnyWorld } : {}) },
    ],
  };
}

/** Everybody at once, where no nonces are asked for. */
export const joinedBy = (account: string, holders: readonly Holder[]): Joined[] =>
  holders.map((holder, seat) => ({ seat, holder, account: holder.mind === null ? account : null, nonce: null }));

/** What a keeper itself has written, unless somebody has been at it. */
export function parsed<T>(text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new KeeperError('bad-record', 'What is stored of this table cannot be read.');
  }
}
