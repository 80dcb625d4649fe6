/**
 * What the page and the keeper of a table say to each other. The keeper holds the whole match; the page gets only what
 * the eyes it asks for may see. Locally the keeper is in a worker of the page; online it is the server, behind the same
 * messages. Who speaks is known from the connection: a request names one of its own seats, or is refused.
 */

import type { Decision, Language, Seat } from '@condotta/kernel';
import type {
  EditionInfo,
  Hint,
  NewTable,
  Odds,
  Offered,
  OpenedTable,
  Overlay,
  Reason,
  ReviewPoint,
  Snapshot,
  TableInfo,
} from './forms.ts';

export type * from './forms.ts';

type Nothing = Record<string, never>;
interface OfTable {
  readonly table: string;
}
interface OfSeat extends OfTable {
  readonly seat: Seat;
}

/** How the answer is wanted: in which language, and what of the log is there already (the marks of the last snapshots). */
export interface Reader {
  readonly language: Language;
  readonly marks: readonly string[];
}

/**
 * Something is done. `seq` is that of the snapshot it was decided on. `key` is the sender's own name for it: a message that
 * is sent again, because its answer was lost, is answered and not done again.
 */
interface Deed extends OfSeat, Reader {
  readonly seq: number;
  readonly key: string;
}

/** The requests, by name: what they take and what they answer. */
export interface Requests {
  /** Commits to dice and offers the table. It opens when every seat that a person holds has given its nonce. */
  start: { take: NewTable; give: Offered };
  /** Gives the nonces of one's own seats, each from one's own chance; with a name, an empty seat is taken. */
  join: {
    take: OfTable & {
      readonly seats: readonly { readonly seat: Seat; readonly nonce: string; readonly name: string | null }[];
    };
    give: Offered;
  };
  /** The tables that one owns or sits at. */
  shelf: { take: Nothing; give: readonly TableInfo[] };
  /** From now on changes are pushed. */
  open: { take: OfTable; give: OpenedTable };
  /** No more pushes; when nobody looks any more, minds stop until somebody comes again. */
  leave: { take: OfTable; give: Nothing };
  /** A new table like this one: the same game, people and edition, other dice. The owner's. */
  again: { take: OfTable; give: Offered };
  /** The owner's. */
  discard: { take: OfTable; give: Nothing };
  /** The record of a table as text, with everything that is hidden: the owner's. */
  export: { take: OfTable; give: { readonly text: string; readonly name: string } };
  import: { take: { readonly text: string }; give: { readonly table: string } };
  editions: { take: { readonly game: string }; give: readonly EditionInfo[] };
  /** Puts a document on the shelf; one of the same name gives way. */
  addEdition: { take: { readonly game: string; readonly text: string }; give: EditionInfo };
  /** Tables that are played with it keep it. */
  removeEdition: { take: { readonly edition: string }; give: Nothing };
  /** `at`: the table as it stood after so many decisions, in the eyes of the seat; null: now. Anybody may watch (seat null). */
  look: { take: OfTable & Reader & { readonly seat: Seat | null; readonly at: number | null }; give: Snapshot };
  /**
   * Deeds answer with the next picture: of the seat of the same person that is asked now; the open one, if somebody else at
   * this connection is asked, so that a shared screen can be passed on; else of the seat that acted.
   */
  act: { take: Deed & Decision; give: Snapshot };
  undo: { take: Deed; give: Snapshot };
  redo: { take: Deed; give: Snapshot };
  /** Asks the others to let one take back one's last decision; minds agree. */
  offer: { take: Deed; give: Snapshot };
  /** Agrees to a take-back, or declines it. */
  answer: { take: Deed & { readonly accept: boolean }; give: Snapshot };
  /** Lets a window pass from now on, unless one of the grounds holds; null: the seat wants to be asked. */
  standing: { take: Deed & { readonly window: string; readonly unless: readonly string[] | null }; give: Snapshot };
  /** Why this thing cannot be chosen now: the reasons of every verb that takes things. */
  why: { take: OfSeat & { readonly thing: string; readonly language: Language }; give: readonly Reason[] };
  /** Which of these decisions, all legal, could not be undone. */
  final: { take: OfSeat & { readonly decisions: readonly Decision[] }; give: readonly boolean[] };
  odds: { take: OfSeat & Decision; give: Odds | null };
  /** What can be seen of a thing on the map, own or another's; anybody may ask, and gets what the eyes know. */
  overlays: { take: OfTable & { readonly seat: Seat | null; readonly thing: string }; give: readonly Overlay[] };
  /** `level`: of the mind that is asked. */
  hint: { take: OfSeat & { readonly language: Language; readonly level: string }; give: Hint };
  /** A new table that begins where this one stood: "what if". While a game runs, what the seat does not know is imagined. The owner's. */
  branch: { take: OfTable & { readonly at: number; readonly seat: Seat | null }; give: { readonly table: string } };
  review: { take: OfTable; give: readonly ReviewPoint[] };
  /** Whoever wants it is not asked where there is but one answer: it is given at once. */
  spare: { take: OfTable & { readonly spared: boolean }; give: Nothing };
  /** Let minds go on by themselves, or wait (replay, pass screen). The owner's. */
  pace: { take: OfTable & { readonly pause: number; readonly running: boolean }; give: Nothing };
}

export type RequestName = keyof Requests;

/** Why a request failed, in words for people, with the code for programs. */
export interface Failure {
  readonly code:
    | 'refused'
    | 'stale'
    | 'forbidden'
    | 'not-open'
    | 'unknown-table'
    | 'bad-record'
    | 'bad-edition'
    | 'unknown-version'
    | 'storage-full'
    | 'storage-slow'
    | 'storage-failed'
    | 'failed';
  readonly text: string;
  readonly rule: string;
}

/** A failed request rejects with this. */
export class KeeperError extends Error {
  readonly failure: Failure;
  constructor(code: Failure['code'], text: string, rule = '') {
    super(text);
    this.failure = { code, text, rule };
  }
}

/** The failure of a request, whatever was thrown. */
export const failureOf = (error: unknown): Failure =>
  error instanceof KeeperError
    ? error.failure
    : { code: 'failed', text: error instanceof Error ? error.message : String(error), rule: '' };

export type RequestMessage = {
  readonly [N in RequestName]: { readonly id: number; readonly ask: N; readonly take: Requests[N]['take'] };
}[RequestName];

/** A table has changed. Whoever has a picture with the same `seq` and offer has seen it. */
export interface Change {
  readonly table: string;
  /** The present `seq` of each seat, last of the spectators; null for seats that are not the listener's. */
  readonly seqs: readonly (number | null)[];
  readonly offer: Snapshot['offer'];
  /** The seats whose minds are at work. */
  readonly thinking: readonly Seat[];
}

export type HostMessage =
  | { readonly id: number; readonly ok: true; readonly give: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure }
  | { readonly push: Change };

/** The page's end of the conversation, whoever keeps the table. */
export interface Link {
  request<N extends RequestName>(ask: N, take: Requests[N]['take']): Promise<Requests[N]['give']>;
  /** Calls back whenever a table has changed; returns the way to stop. */
  listen(changed: (change: Change) => void): () => void;
}
