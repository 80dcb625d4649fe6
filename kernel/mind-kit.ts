/**
 * What a game brings for computer players: an evaluation of named features, scripts and macro-moves. The engine that
 * uses it is minds/; it is declared here because a game knows only the kernel. All functions are pure, and get only
 * worlds that a mind has imagined: what they read there may be a guess, so they may read everything.
 */

import type { Decision, Frame, Seat, Table, World } from './contract.ts';

/** A short plan: the first decision is legal now, the others are what the seat means to do next if it still can. */
export interface Macro {
  readonly decisions: readonly Decision[];
  /** How promising it looks before any search, above 0; only ratios matter. */
  readonly prior: number;
}

/**
 * A way to play: what a seat that is asked does, and what it means to do next as long as nothing comes between. Nothing,
 * or an illegal answer: it has no opinion.
 */
export type Script<S, F extends Frame, P> = (t: Table<S, P>, world: World<S, F>, seat: Seat) => readonly Decision[];

/** The levels that look ahead; see minds/. */
export type Thinker = 'captain' | 'general' | 'marshal';

export interface MindKit<S, F extends Frame, P> {
  readonly game: string;
  /** The winning chance of each seat, from 0 to 1; all sides together 1, and seats of one side have the same. */
  evaluate(t: Table<S, P>, world: World<S, F>): number[];
  /**
   * To which power the evaluation's odds hold for whole games: below 1 where it judges plans well, but is too sure of who wins in the
   * end. `condotta tune --what weights` measures it.
   */
  confidence(seats: number): number;
  /** What the evaluation is made of, for explanations and for tuning: how much each feature gives to a seat. */
  explain(t: Table<S, P>, world: World<S, F>, seat: Seat): Readonly<Record<string, number>>;
  /**
   * What a world has over another one for a seat, in logarithms of odds: above 0 only where the message `reason.<name>` is true of it and
   * good for the seat. Only for worlds in which the game goes on.
   */
  gains(
    t: Table<S, P>,
    world: World<S, F>,
    other: { readonly t: Table<S, P>; readonly world: World<S, F> },
    seat: Seat,
  ): Readonly<Record<string, number>>;
  /** The first one is the best; the others play in other styles. */
  readonly scripts: Readonly<Record<string, Script<S, F, P>>>;
  /** What is worth thinking about, best first; never empty for a seat that is asked. */
  candidates(t: Table<S, P>, world: World<S, F>, seat: Seat, legal: readonly Decision[]): readonly Macro[];
  /** Whose part of which step this is, as a text: while it stays the same, a seat's turn goes on. */
  turn(world: World<S, F>): string;
  /** How far the game is, in rounds; grows by steps within a round. */
  clock(world: World<S, F>): number;
  /** How far ahead a level looks: the readings of the clock at which it judges where a plan has led, the nearest first. */
  horizons(world: World<S, F>, level: Thinker): readonly number[];
  /** What it takes of a mind's work to try a plan in one world (see Budget): less where it takes more worlds to tell plans apart. */
  cost(seats: number): number;
}

/** Everything but the game's own types: see AnyGame. */
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame, its parts are only ever handed back to the game they came from
export type AnyKit = MindKit<any, any, any>;
