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
 * - *table*: what the rules read: a state, the components it is played with, the procedures in progress.
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

/** An argument of a message: a number, a thing that the game can name in a language, or a list of things. */
export type MessageArg = string | number | readonly string[];
export type MessageArgs = Readonly<Record<string, MessageArg>>;

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

/** How a question or an answer is worded: under another key than its usual one, with arguments beside its usual ones. */
export interface Wording<Key extends string = string> {
  readonly key?: Key;
  readonly args?: MessageArgs;
}

/** What a seat is asked, and the things that the question is about, to be lit on the board. */
export interface Question<Key extends string = string> extends Wording<Key> {
  readonly about?: readonly string[];
}

/**
 * How the game ended; its message gets the first winner as {winner}, his side as {side} ("side:este"), his score as {score} and the best of
 * the others as {rival}.
 */
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

/** The types of a game in one bundle, so that every signature below needs only one. */
export interface GameTypes {
  readonly state: unknown;
  /** The union of its frames. */
  readonly frame: Frame;
  readonly components: unknown;
  /** The keys of its messages, and the ids of its claims: literal, so that a wrong one does not compile. */
  readonly key: string;
  readonly rule: string;
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
  /** The seats that answer a sealed question with procedures of their own; empty while nobody does. */
  apart: Apart<F>[];
  over: Outcome | null;
}

/**
 * A seat's own procedures while a question is sealed (see `askApart`). They stand above those of the world's stack, for
 * this seat alone. When the seat is ready only the first one is left: it holds the answer.
 */
export interface Apart<F extends Frame> {
  readonly seat: Seat;
  stack: F[];
}

/** What the rules read: the state, the components it is played with, and the procedures in progress. */
export interface Table<G extends GameTypes> {
  readonly s: G['state'];
  readonly components: G['components'];
  /** The innermost procedure of this name in progress ("in this activation"), or null. */
  frame<Proc extends G['frame']['proc']>(proc: Proc): Readonly<Extract<G['frame'], { readonly proc: Proc }>> | null;
  /**
   * `work(t, ...args)`, computed once for all that one listing asks (`things` and every `check` of it): reach, supply,
   * zones of control. A lone `check` computes it for itself and gets the same. While a procedure plays, the state changes
   * under it, so there it is computed at each call. Results are shared: nobody may change them. `work` is a function
   * declared once (a closure made anew is never found again), and args are compared by identity.
   */
  once<Args extends readonly unknown[], T>(work: (t: Table<G>, ...args: Args) => T, ...args: Args): T;
}

/**
 * What a procedure may do beyond changing the state. Chance and reveals set the undo barrier by themselves.
 * Outcomes go onto the record's tape in the order of the calls, so a procedure must ask for chance in a fixed order.
 */
export interface Play<G extends GameTypes> extends Table<G> {
  /** As in Table, and its data may be changed: an effect that holds for this activation is written there. */
  frame<Proc extends G['frame']['proc']>(proc: Proc): Extract<G['frame'], { readonly proc: Proc }> | null;
  /** A die: 1..sides. */
  roll(sides: number): number;
  /** An index: 0..count-1. */
  pick(count: number): number;
  /** Takes a random element out of `pile` and returns it. Piles are unordered: a deck is shuffled by drawing from it. */
  draw(pile: number[]): number;
  /**
   * Something hidden was shown without chance, to the asked seat or to others: what was done up to now can no longer be
   * taken back.
   */
  reveal(): void;
  /** Logs what everybody may know. */
  log(key: G['key'], args: MessageArgs, rule: G['rule']): void;
  /** Logs what only these eyes may know. */
  whisper(eyes: Eyes, key: G['key'], args: MessageArgs, rule: G['rule']): void;
  /** Logs what everybody but these eyes reads, who were whispered the whole of it. */
  logBut(eyes: Eyes, key: G['key'], args: MessageArgs, rule: G['rule']): void;
  /**
   * Ends the game here and now: nothing after the call is carried out. (It throws, and the kernel catches: an
   * immediate victory deep inside an effect must not depend on every caller remembering to stop.)
   */
  end(outcome: { readonly winners: Seat[]; readonly rule: G['rule']; readonly key: G['key'] }): never;
}

/** What happens next, as a value. `At` is the union of the steps of the procedure that returns it. */
export type Next<At extends string = string> =
  | { readonly kind: 'ask'; readonly seats: readonly Seat[]; readonly sealed: boolean }
  | { readonly kind: 'apart'; readonly own: readonly { readonly seat: Seat; readonly frame: Frame }[] }
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
 *
 * *The attempt.* Where legality hangs on what the seat may not know (a hidden snare, a hidden Force whose zone is unknown),
 * `check` judges by what the seat knows, and the seat tries: `apply` finds out, calls `reveal`, logs what was found, and
 * the thing does not happen (or happens otherwise). The suite proves that no `check` reads what is hidden.
 *
 * *Boundedness.* Every decision must bring the game nearer to its end: without chance in between, no position comes twice.
 * What can be arranged freely (transfers, placements, a draft) is therefore assigned once a thing, with undo for second
 * thoughts, or costs something that runs out; never "put" and "take back" as a pair of verbs. The suite finds circles, and
 * reports the longest run of decisions in which the game's `length` stood still.
 */
export interface Verb<G extends GameTypes, F extends Frame, At extends string = F['at']> {
  /** The things that come into question: a superset of the legal ones. Left out: the verb takes no argument. */
  things?(t: Table<G>, f: F, seat: Seat): readonly Arg[];
  /** Null if legal, else the reason. Never changes anything. */
  check(t: Table<G>, f: F, seat: Seat, arg: Arg | null): Refusal | null;
  /**
   * Only ever called after `check` has said null. Answers of a sealed question return `more` or `ready`, touch nothing
   * but the seat's own draft and use no chance: they must commute, and nobody may notice them.
   */
  apply(p: Play<G>, f: F, seat: Seat, arg: Arg | null): Next<At>;
  /**
   * A legal answer that differs from another one in form only (the same Troop under another number): whoever wants to be spared
   * questions is not asked for its sake. It stays legal. Judged by what the seat knows. Left out: it never is.
   */
  formal?(t: Table<G>, f: F, seat: Seat, arg: Arg | null): boolean;
}

/**
 * One step of a procedure. `run` is called when the step is entered, again after an `again`, and when a called
 * procedure has come back here (`result` is what it was done with, else 0). It carries out what needs no decision and
 * returns what is next. If it asks, the step has verbs, and running it again at the same position must ask the same.
 * Every asked seat must have a legal decision.
 */
export interface Step<G extends GameTypes, F extends Frame> {
  run(p: Play<G>, f: F, result: number): Next<F['at']>;
  readonly verbs?: Readonly<Record<string, Verb<G, F>>>;
  /**
   * After the last sealed answer: the answers fall together. Needed by a step that asks sealed. `own` has the first frame of
   * each seat that was asked apart, in ascending order of seats.
   */
  opened?(p: Play<G>, f: F, own: readonly { readonly seat: Seat; readonly frame: G['frame'] }[]): Next<F['at']>;
}

export type Procedure<G extends GameTypes, F extends Frame> = { readonly [At in F['at']]: Step<G, F> };

export type Procedures<G extends GameTypes> = {
  readonly [Proc in G['frame']['proc']]: Procedure<G, Extract<G['frame'], { readonly proc: Proc }>>;
};

/**
 * A kind of question that a seat may answer beforehand: one that comes often and is mostly passed (a chance to respond to what another does).
 * A standing answer is recorded, private, and can be changed at any time; the kernel gives it in the seat's place, as a decision like
 * any other, so that neither the log, the views nor the record's decisions tell it from one given by hand. For the same reason `pass`
 * cuts nobody's undo, given by hand or not: it tells only that nothing was done. (How soon an answer comes is not the kernel's to
 * hide: whoever keeps matches of people who sit apart must let all answers to a window take as long.)
 */
export interface Window<G extends GameTypes> {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly rule: G['rule'];
  /** The steps that ask it, as "proc.at". */
  readonly asked: readonly string[];
  /** The verb, without a thing, that lets it pass. */
  readonly pass: string;
  /** On what grounds a seat may want to be asked all the same, by name. They read only what the seat may know. */
  readonly grounds: Readonly<Record<string, Ground<G>>>;
}

export interface Ground<G extends GameTypes> {
  readonly title: Readonly<Record<Language, string>>;
  holds(t: Table<G>, f: G['frame'], seat: Seat): boolean;
}

/**
 * How a seat answers a window until it says otherwise: with `decision` where that is legal, but asked itself where one of
 * the grounds in `unless` holds. Never: the pass, and no grounds. Ask me only if ...: the pass, and those grounds.
 */
export interface Standing {
  readonly window: string;
  readonly decision: Decision;
  readonly unless: readonly string[];
}

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

/** One of several beginnings of a game. The first one is the default. */
export interface ScenarioSpec {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** What it is about, in a sentence or two. */
  readonly about: Readonly<Record<Language, string>>;
  /** The claim that describes it. */
  readonly rule: string;
  /** For how many it is, if not for as many as the game. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** Who takes part, seat by seat, where seats are not alike. */
  readonly sides?: readonly Readonly<Record<Language, string>>[];
  /** Which options of the game it has; left out: all. */
  readonly options?: readonly string[];
  /** How long it is, in the game's own unit. */
  readonly length: { readonly count: number; readonly unit: string };
}

export interface Setup {
  readonly seats: number;
  /** Null only in a game without scenarios. */
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
  readonly apart?: Apart<F>[];
  readonly over: Outcome | null;
}

/** Something that must hold at every decision. */
export interface Invariant<G extends GameTypes> {
  readonly rule: string;
  /** Null if it holds, else what is wrong. */
  broken(t: Table<G>, world: WorldOf<G>): string | null;
}

export type WorldOf<G extends GameTypes> = World<G['state'], G['frame']>;

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
export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever a rule changes what a decision leads to. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly scenarios: readonly ScenarioSpec[];
  /** There if what was open can be hidden again (discards become a deck): the log then tells more than the view. */
  readonly reshuffles?: true;
  readonly options: readonly OptionSpec[];
  /** The questions that can be answered beforehand. */
  readonly windows?: readonly Window<G>[];
  readonly components: G['components'];
  readonly shape: Shape<G['state']>;
  readonly frames: Shape<G['frame']>;
  readonly procedures: Procedures<G>;
  readonly invariants: readonly Invariant<G>[];
  readonly messages: Readonly<Record<Language, Messages>>;
  setup(setup: Setup, components: G['components']): { readonly state: G['state']; readonly frame: G['frame'] };
  view(t: Table<G>, world: WorldOf<G>, eyes: Eyes): unknown;
  /** A view of its own for whoever reads it without a board: things as decisions name them, with names and values in words. It has nothing but the view. */
  readable?(components: G['components'], view: unknown, language: Language): unknown;
  reimagine(t: Table<G>, world: WorldOf<G>, eyes: Eyes, rng: Rng): void;
  arrange(doc: unknown, components: G['components']): Result<Arranged<G['state'], G['frame']>>;
  describe(t: Table<G>, world: WorldOf<G>): unknown;
  /** A thing in words, for messages: "tile:7" -> "Mantua". Unknown things are returned as they are. */
  nameOf(t: Table<G>, thing: string, language: Language): string;
  /** Is the name of a thing one of many ("The Watchers"), so that verbs agree with it? Left out: never. */
  isMany?(t: Table<G>, thing: string): boolean;
  /**
   * What this frame asks the seat, where `ask.<procedure>.<step>` with {seat} does not say it all: whom, how much, which one of how many.
   * Reads only what the seat may know.
   */
  question?(t: Table<G>, frame: G['frame'], seat: Seat): Question<G['key']>;
  /** How a decision is labelled, where `verb.<verb>` with {arg} does not say what it leads to. Reads only what the seat may know. */
  label?(t: Table<G>, frame: G['frame'], seat: Seat, decision: Decision): Wording<G['key']>;
  /** The side a seat belongs to ("este"), or null before it has one. */
  side(s: G['state'], seat: Seat): string | null;
  /** Whose a thing is, where it does not say so itself: the chronicle puts what it does under that name. Open to all, or null. */
  ownerOf?(s: G['state'], thing: string): Seat | null;
  scores(s: G['state']): number[];
  /** How far the game is, in its own unit. */
  length(s: G['state']): { readonly count: number; readonly unit: string };
  /** The same game with the components of an edition document. */
  withEdition(doc: unknown): Result<Game<G>>;
}

/** Everything but the game's own types: what generic code (referee, suite, lab, page) holds. */
// biome-ignore lint/suspicious/noExplicitAny: the one existential type of the house; what is in it is only ever handed back to the game it came from
export type AnyGame = Game<any>;
export type AnyWorld = World<unknown, Frame>;

// ---- small words for rules ------------------------------------------------------------------------------------------

const NOBODY: readonly string[] = [];
const NOTHING: MessageArgs = {};

/** Makes a refusal by a rule. */
export type Refuse<G extends GameTypes> = (
  rule: G['rule'],
  key: G['key'],
  args?: MessageArgs,
  blame?: readonly string[],
) => Refusal;

/** The word for refusals in the rules of one game: it knows that game's claims and messages. */
export const refuser =
  <G extends GameTypes>(): Refuse<G> =>
  (rule, key, args = NOTHING, blame = NOBODY) => ({ code: 'illegal', rule, key, args, blame });

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
