/**
 * The contract between the kernel and a game.
 *
 * A match is a pure fold: a start, then one decision after another. The kernel owns the fold (who is asked, whether a
 * decision is legal, chance, undo, the record); a game brings data and procedures. Everything a game puts into a
 * position is plain JSON, described once by a shape (see shape.ts), so that it can be saved, copied, compared and
 * resumed at any click.
 *
 * Words used throughout:
 * - *seat*: who acts, 0..n-1. *Side*: who wins. People and minds hold seats.
 * - *state*: the pieces of one game. *Frame*: a procedure in progress. *World*: state, frames and who is asked.
 * - *table*: a state together with the components it is played with.
 * - *eyes*: who looks, as a bit mask of seats; 0 is a spectator.
 */

import type { Shape } from './shape.ts';

export type Seat = number;

/** A bit per seat. Several bits are somebody who holds several seats and knows what any of them knows. */
export type Eyes = number;

/** A thing on the table ("tile:7", "cell:2,-1", "card:17") or a number. */
export type Arg = string | number;

/** One click. `arg` is null for a verb that needs no thing. */
export interface Decision {
  readonly verb: string;
  readonly arg: Arg | null;
}

/** Arguments of a message: numbers, or things that the game can name in a language. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/** Why a decision is refused. `illegal` comes from a rule; the other codes from the kernel. */
export interface Refusal {
  readonly code: 'illegal' | 'unknown' | 'not-asked' | 'over' | 'stale';
  /** The claim that decides, as the rules reference numbers it ("V15.2"); empty for the kernel's own refusals. */
  readonly rule: string;
  /** Key of the message that explains it. */
  readonly key: string;
  readonly args: MessageArgs;
  /** The things at fault, to be lit on the board. */
  readonly blame: readonly string[];
}

/** Something that happened, as data; text is made from it per reader and language. */
export interface GameEvent {
  readonly key: string;
  readonly args: MessageArgs;
  readonly rule: string;
  /** The eyes that alone may read it, or null: everybody may but those of `but`, who were told more. */
  readonly only: Eyes | null;
  readonly but: Eyes;
}

/** How the game ended; its message gets the first winner as {winner}. */
export interface Outcome {
  readonly winners: Seat[];
  readonly rule: string;
  readonly key: string;
}

/** A procedure in progress: which one, at which of its steps, and its data. Each game declares a union of these. */
export interface Frame {
  readonly proc: string;
  at: string;
}

/** The whole position: what is saved, copied and hashed. */
export interface World<S, F extends Frame> {
  state: S;
  /** The last one is in progress; each other waits for the one above it. */
  stack: F[];
  /** The seats that must decide now, ascending. Empty only when the game is over. */
  waiting: Seat[];
  /** True while the answers of `waiting` are sealed: each seat's clicks are private until the last one is ready. */
  sealed: boolean;
  over: Outcome | null;
}

/** What the rules read: the state, and the components it is played with. */
export interface Table<S, P> {
  readonly s: S;
  readonly parts: P;
}

/**
 * What a procedure may do beyond changing the state. Chance and reveals set the undo barrier by themselves.
 * Outcomes go onto the record's tape in the order of the calls, so a procedure must ask for chance in a fixed order.
 */
export interface Play<S, P> extends Table<S, P> {
  /** A die: 1..sides. */
  roll(sides: number): number;
  /** An index: 0..count-1. */
  pick(count: number): number;
  /** Takes a random element out of `pile` and returns it. Piles are unordered: a deck is shuffled by drawing from it. */
  draw(pile: number[]): number;
  /** The asked seat has learned something hidden without chance: what it did before can no longer be taken back. */
  reveal(): void;
  /** Logs what everybody may know. */
  log(key: string, args: MessageArgs, rule: string): void;
  /** Logs what only these eyes may know. */
  whisper(eyes: Eyes, key: string, args: MessageArgs, rule: string): void;
  /** Logs what everybody but these eyes reads, who were whispered the whole of it. */
  logBut(eyes: Eyes, key: string, args: MessageArgs, rule: string): void;
  /**
   * Ends the game here and now: nothing after the call is carried out. (It throws, and the kernel catches: an
   * immediate victory deep inside an effect must not depend on every caller remembering to stop.)
   */
  end(outcome: Outcome): never;
}

/** What happens next, as a value. `At` is the union of the steps of the procedure that returns it. */
export type Next<At extends string = string> =
  | { readonly kind: 'ask'; readonly seats: readonly Seat[]; readonly sealed: boolean }
  | { readonly kind: 'step'; readonly at: At }
  | { readonly kind: 'call'; readonly frame: Frame; readonly then: At }
  | { readonly kind: 'done'; readonly result: number }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'again' }
  | { readonly kind: 'more' }
  | { readonly kind: 'ready' };

/**
 * One verb of a decision. `check` is the only judge of it: the server, the tooltip, the bots, the tutorial and the
 * tests all ask it. It must be total: any argument of any kind gets a verdict. It must read nothing that the seat
 * may not know, or its refusals would betray it. `At`: the steps its `apply` may go to.
 */
export interface Verb<S, F extends Frame, P, At extends string = F['at']> {
  /** The things that come into question: a superset of the legal ones. Left out: the verb takes no argument. */
  things?(t: Table<S, P>, f: F, seat: Seat): readonly Arg[];
  /** Null if legal, else the reason. Never changes anything. */
  check(t: Table<S, P>, f: F, seat: Seat, arg: Arg | null): Refusal | null;
  /**
   * Only ever called after `check` has said null. Answers of a sealed question return `more` or `ready`, touch nothing
   * but the seat's own draft and use no chance: they must commute, and nobody may notice them.
   */
  apply(p: Play<S, P>, f: F, seat: Seat, arg: Arg | null): Next<At>;
}

/**
 * One step of a procedure. `run` is called when the step is entered, again after an `again`, and when a called
 * procedure has come back here (`result` is what it was done with, else 0). It carries out what needs no decision and
 * returns what is next. If it asks, the step has verbs, and running it again at the same position must ask the same.
 * Every asked seat must have a legal decision.
 */
export interface Step<S, F extends Frame, P> {
  run(p: Play<S, P>, f: F, result: number): Next<F['at']>;
  readonly verbs?: Readonly<Record<string, Verb<S, F, P>>>;
  /** After the last sealed answer: the answers fall together. Needed by a step that asks sealed. */
  opened?(p: Play<S, P>, f: F): Next<F['at']>;
}

export type Procedure<S, F extends Frame, P> = { readonly [At in F['at']]: Step<S, F, P> };

export type Procedures<S, F extends Frame, P> = {
  readonly [Proc in F['proc']]: Procedure<S, Extract<F, { readonly proc: Proc }>, P>;
};

export type Language = 'en' | 'it';

/** Templates by key; see text.ts. Italian has exactly the keys of English. */
export type Messages = Readonly<Record<string, string>>;

export type OptionValue = boolean | string;

export interface OptionSpec {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The claim that describes it. */
  readonly rule: string;
  /** The first one is the default. */
  readonly values: readonly OptionValue[];
  /** The values in words, where they are words. */
  readonly names?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

export interface Setup {
  readonly seats: number;
  readonly scenario: string | null;
  /** Complete: every option of the game has a value. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A problem in a document somebody wrote: where, and what is wrong. */
export interface Problem {
  readonly path: string;
  readonly text: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problem[] };

/** A start in the middle: `waiting` null means that the kernel runs the top frame to find out who is asked. */
export interface Arranged<S, F extends Frame> {
  readonly setup: Setup;
  readonly state: S;
  readonly stack: F[];
  readonly waiting: Seat[] | null;
  readonly sealed: boolean;
  readonly over: Outcome | null;
}

/** Something that must hold at every decision. */
export interface Invariant<S, F extends Frame, P> {
  readonly rule: string;
  /** Null if it holds, else what is wrong. */
  broken(t: Table<S, P>, world: World<S, F>): string | null;
}

/** A source of random numbers for minds and reimagining: uniform in 0..count-1. Never part of a record. */
export type Rng = (count: number) => number;

/**
 * What a game brings. All functions are pure but for the state they are given to change.
 *
 * - `setup` makes the pieces and the first frame without chance; the opening's chance happens in procedures.
 * - `view` builds what the eyes may know from an allow-list: it copies what is open, never deletes what is hidden.
 * - `reimagine` changes a private copy into a random world that agrees with everything the eyes know: their view, log
 *   and offers stay byte-identical (the suite proves it). Minds get nothing else.
 * - `arrange` reads a position document, `describe` writes one; arrange(describe(w)) is w.
 */
export interface Game<S, F extends Frame, P> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever a rule changes what a decision leads to. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly scenarios: readonly string[];
  /** There if what was open can be hidden again (discards become a deck): the log then tells more than the view. */
  readonly reshuffles?: true;
  readonly options: readonly OptionSpec[];
  readonly parts: P;
  readonly shape: Shape<S>;
  readonly frames: Shape<F>;
  readonly procedures: Procedures<S, F, P>;
  readonly invariants: readonly Invariant<S, F, P>[];
  readonly messages: Readonly<Record<Language, Messages>>;
  setup(setup: Setup, parts: P): { readonly state: S; readonly frame: F };
  view(t: Table<S, P>, world: World<S, F>, eyes: Eyes): unknown;
  reimagine(t: Table<S, P>, world: World<S, F>, eyes: Eyes, rng: Rng): void;
  arrange(doc: unknown, parts: P): Result<Arranged<S, F>>;
  describe(t: Table<S, P>, world: World<S, F>): unknown;
  /** A thing in words, for messages: "tile:7" -> "Mantua". Unknown things are returned as they are. */
  nameOf(t: Table<S, P>, thing: string, language: Language): string;
  /** The side a seat belongs to ("este"), or null before it has one. */
  side(s: S, seat: Seat): string | null;
  scores(s: S): number[];
  /** How far the game is, in its own unit. */
  length(s: S): { readonly count: number; readonly unit: string };
  /** The same game with the components of an edition document. */
  withEdition(doc: unknown): Result<Game<S, F, P>>;
}

/** Everything but the game's own types: what generic code (referee, suite, lab, page) holds. */
// biome-ignore lint/suspicious/noExplicitAny: the one existential type of the house; its parts are only ever handed back to the game they came from
export type AnyGame = Game<any, any, any>;

// ---- small words for procedures ------------------------------------------------------------------------------------

export const ask = (seat: Seat): Next<never> => ASKED[seat] ?? { kind: 'ask', seats: [seat], sealed: false };
const ASKED = [0, 1, 2, 3, 4, 5].map((seat): Next<never> => ({ kind: 'ask', seats: [seat], sealed: false }));
/** Several seats answer at once; nobody sees an answer before the last one is in. */
export const askSealed = (seats: readonly Seat[]): Next<never> => ({ kind: 'ask', seats, sealed: true });
export const step = <At extends string>(at: At): Next<At> => ({ kind: 'step', at });
/** Runs another procedure; when it is done this one goes on at `then`. */
export const call = <F extends Frame, At extends string>(frame: F, then: At): Next<At> => ({
  kind: 'call',
  frame,
  then,
});
export const done = (result = 0): Next<never> => ({ kind: 'done', result });
/** The game is over. Deep inside an effect, where nobody can return it, use Play.end. */
export const over = (outcome: Outcome): Next<never> => ({ kind: 'over', outcome });
/** Runs the present step again. */
export const again: Next<never> = { kind: 'again' };
/** Sealed: this seat has more clicks to make. */
export const more: Next<never> = { kind: 'more' };
/** Sealed: this seat has answered. */
export const ready: Next<never> = { kind: 'ready' };

const NOBODY: readonly string[] = [];
const NOTHING: MessageArgs = {};

/** A refusal by a rule. */
export const refuse = (rule: string, key: string, args = NOTHING, blame = NOBODY): Refusal => ({
  code: 'illegal',
  rule,
  key,
  args,
  blame,
});

/** The argument names nothing that this verb could be about. */
export const unknownThing = (arg: Arg | null): Refusal => ({
  code: 'unknown',
  rule: '',
  key: 'kernel.unknown-thing',
  args: { thing: String(arg) },
  blame: NOBODY,
});

export const eyesOf = (seat: Seat): Eyes => 1 << seat;
export const sees = (eyes: Eyes, seat: Seat): boolean => (eyes & (1 << seat)) !== 0;
export const SPECTATOR: Eyes = 0;
