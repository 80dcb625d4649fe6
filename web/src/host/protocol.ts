/**
 * What the page and the keeper of a table say to each other. The keeper holds the whole match; the page gets only what
 * the eyes it asks for may see. Locally the keeper is a worker (worker.ts); online it will be the server, behind the same messages.
 */

import type { Arg, Language, OptionValue, Seat } from '@condotta/kernel';
import type { Choice, Happening, Holder } from '@condotta/pieces';

export type { Choice, Happening, Holder };

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly holders: readonly Holder[];
  /** A position document to start from (exercises, the editor), or null. */
  readonly position: unknown;
  /** The dice's seed, or null for a secret one. */
  readonly seed: string | null;
  /** Which edition on the shelf it is played with; null: the built-in box. */
  readonly edition: string | null;
}

/** An owner's components on the shelf. */
export interface EditionInfo {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly added: number;
}

/** A table on the shelf. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly holders: readonly Holder[];
  readonly created: number;
  readonly updated: number;
  readonly steps: number;
  readonly over: boolean;
  /** The name of the edition it is played with, or null. */
  readonly edition: string | null;
}

/** A line of the log for one pair of eyes; its args are only what these eyes may read. */
export interface LogLine extends Happening {
  /** Whose decision led to it; null for the opening. */
  readonly seat: Seat | null;
  /** In which round (or whatever the game counts) it happened; 0 before the first. */
  readonly round: number;
  readonly rule: string;
}

/** Everything the page needs to draw a table, for one pair of eyes. */
export interface Snapshot {
  readonly table: string;
  readonly game: string;
  readonly language: Language;
  readonly holders: readonly Holder[];
  /** The seat that looks; null is a spectator, who sees everything once the game is over. */
  readonly seat: Seat | null;
  /** What the seat quotes with its next click. */
  readonly seq: number;
  /** How many decisions stand that these eyes know of, and after how many of them this picture was taken. */
  readonly steps: number;
  readonly at: number;
  /** How many stood after the seat's own last one: what came later is news to it. 0 if it has not decided yet. */
  readonly since: number;
  /** The game's own view (its board knows the form). */
  readonly view: unknown;
  readonly asked: readonly Seat[];
  readonly prompt: string;
  /** Which procedure asks: "troop.march". */
  readonly moment: string;
  /** How far the game is, in its own unit ("rounds"); what part of it this is, and how one wins: in words, may be empty. */
  readonly length: { readonly count: number; readonly unit: string };
  readonly phase: string;
  readonly goal: string;
  readonly choices: readonly Choice[];
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly over: { readonly winners: readonly Seat[]; readonly rule: string; readonly text: string } | null;
  readonly scores: readonly number[];
  readonly sides: readonly (string | null)[];
  /** What the game calls each seat: "Este". */
  readonly names: readonly string[];
}

/**
 * How a fight or a roll may end, the best outcome first: each with its name, its chance, and how good it is for the seat
 * that asks, from 0 to 1. The page has words for the names "won", "nobody" and "lost"; others are words already.
 */
export interface Odds {
  readonly exact: boolean;
  readonly samples: number;
  readonly outcomes: readonly Outlook[];
}

export interface Outlook {
  /** How it ends: "won". The page has a word for each. */
  readonly label: string;
  /** By how much; 0: that does not matter. */
  readonly by: number;
  readonly chance: number;
  readonly good: number;
  /** How many pieces are lost on the average if it comes so: the seat's own, and the others'. Null: that is decided later. */
  readonly losses: readonly [own: number, others: number] | null;
}

/** A mind's proposal with its reason. */
export interface Hint {
  readonly verb: string;
  readonly arg: Arg | null;
  readonly label: string;
  readonly reason: string;
}

/** How a mind judges a position: each seat's chance to win, and which turn of the game it belongs to (the same text: the same turn). */
export interface Judgement {
  readonly chances: readonly number[];
  readonly turn: string;
}

/** One point of the winning-chance curve: after so many decisions. */
export interface ReviewPoint extends Judgement {
  readonly step: number;
}

/** What whoever acted may know without a look: can the last decision of the seat be taken back? */
export interface Acted {
  readonly canUndo: boolean;
}

/** The requests, by name: what they take and what they answer. */
export interface Requests {
  start: { take: NewTable; give: { readonly table: string } };
  shelf: { take: Record<string, never>; give: readonly TableInfo[] };
  /** The table, and the edition document that its board is drawn from. */
  open: { take: { readonly table: string }; give: TableInfo & { readonly box: unknown } };
  /** A new table like this one: the same game, people and edition, other dice. */
  again: { take: { readonly table: string }; give: { readonly table: string } };
  /** Nobody looks any more: its minds stop until it is opened again. */
  leave: { take: { readonly table: string }; give: Record<string, never> };
  discard: { take: { readonly table: string }; give: Record<string, never> };
  /** The record of a table as text, to keep or to send. */
  export: { take: { readonly table: string }; give: { readonly text: string; readonly name: string } };
  import: { take: { readonly text: string }; give: { readonly table: string } };
  editions: { take: { readonly game: string }; give: readonly EditionInfo[] };
  /** Puts a document on the shelf; one of the same name gives way. */
  addEdition: { take: { readonly game: string; readonly text: string }; give: EditionInfo };
  /** Tables that are played with it keep it. */
  removeEdition: { take: { readonly edition: string }; give: Record<string, never> };
  /** `at`: the table as it stood after so many decisions, in the eyes of the seat. */
  look: {
    take: {
      readonly table: string;
      readonly seat: Seat | null;
      readonly at: number | null;
      readonly language: Language;
    };
    give: Snapshot;
  };
  act: {
    take: {
      readonly table: string;
      readonly seat: Seat;
      readonly verb: string;
      readonly arg: Arg | null;
      readonly seq: number;
    };
    give: Acted;
  };
  undo: { take: { readonly table: string; readonly seat: Seat }; give: Acted };
  redo: { take: { readonly table: string; readonly seat: Seat }; give: Acted };
  odds: {
    take: {
      readonly table: string;
      readonly seat: Seat;
      readonly verb: string;
      readonly arg: Arg | null;
      readonly language: Language;
    };
    give: Odds | null;
  };
  /** `level`: of the mind that is asked. */
  hint: {
    take: { readonly table: string; readonly seat: Seat; readonly language: Language; readonly level: string };
    give: Hint;
  };
  /** A new table that begins where this one stood: "what if". While a game runs, what the seat does not know is imagined. */
  branch: {
    take: { readonly table: string; readonly at: number; readonly seat: Seat | null };
    give: { readonly table: string };
  };
  review: { take: { readonly table: string }; give: readonly ReviewPoint[] };
  /** Let minds go on by themselves, or wait (replay, pass screen). */
  pace: {
    take: { readonly table: string; readonly pause: number; readonly running: boolean };
    give: Record<string, never>;
  };
}

export type RequestName = keyof Requests;

/** Why a request failed, in words for people, with the code for programs. */
export interface Failure {
  readonly code:
    | 'refused'
    | 'stale'
    | 'unknown-table'
    | 'bad-record'
    | 'bad-edition'
    | 'storage-full'
    | 'unknown-version'
    | 'failed';
  readonly text: string;
  readonly rule: string;
}

export type RequestMessage = {
  readonly [N in RequestName]: { readonly id: number; readonly ask: N; readonly take: Requests[N]['take'] };
}[RequestName];

export type HostMessage =
  | { readonly id: number; readonly ok: true; readonly give: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure }
  /** The table has changed: look again. `thinking`: the seats whose minds are at work. */
  | { readonly push: 'changed'; readonly table: string; readonly thinking: readonly Seat[] };

/** The page's end of the conversation, whoever keeps the table. */
export interface Link {
  request<N extends RequestName>(ask: N, take: Requests[N]['take']): Promise<Requests[N]['give']>;
  /** Calls back whenever a table has changed; returns the way to stop. */
  listen(changed: (table: string, thinking: readonly Seat[]) => void): () => void;
}

/** A failed request rejects with this. */
export class LinkError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.failure = failure;
  }
}
