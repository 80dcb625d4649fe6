/**
 * What a game brings for computer players: an evaluation of named features, scripts and macro-moves. The engine that
 * uses it is minds/; it is declared here because a game knows only the kernel. All functions are pure, and get only
 * worlds that a mind has imagined: what they read there may be a guess, so they may read everything.
 */

import type { Decision, GameTypes, Seat, Table, WorldOf } from './contract.ts';

/** A short plan: the first decision is legal now, the others are what the seat means to do next if it still can. */
export interface Macro {
  readonly decisions: readonly Decision[];
  /** How promising it looks before any search, above 0; only ratios matter. */
  readonly prior: number;
  /** The best of a kind of which little is expected: whoever has time for it looks at it too, and takes it if it proves better. */
  readonly aside?: true;
}

/**
 * A way to play: what a seat that is asked does, and what it means to do next as long as nothing comes between. Nothing,
 * or an illegal answer: it has no opinion.
 */
export type Script<G extends GameTypes> = (t: Table<G>, world: WorldOf<G>, seat: Seat) => readonly Decision[];

/** The levels that look ahead; see minds/. */
export type Thinker = 'captain' | 'general' | 'marshal';

export interface MindKit<G extends GameTypes> {
  readonly game: string;
  /** The winning chance of each seat, from 0 to 1; all sides together 1, and seats of one side have the same. */
  evaluate(t: Table<G>, world: WorldOf<G>): number[];
  /**
   * To which power the evaluation's odds of a world hold for the whole game: below 1 where it judges plans well, but is too sure of who
   * wins in the end. `condotta tune --what weights` measures it.
   */
  confidence(seats: number, world: WorldOf<G>): number;
  /** What the evaluation is made of, for explanations and for tuning: how much each feature gives to a seat. */
  explain(t: Table<G>, world: WorldOf<G>, seat: Seat): Readonly<Record<string, number>>;
  /**
   * What a world has over another one for a seat, in logarithms of odds: above 0 only where the message `reason.<name>` is true of it and
   * good for the seat. Only for worlds in which the game goes on.
   */
  gains(
    t: Table<G>,
    world: WorldOf<G>,
    other: { readonly t: Table<G>; readonly world: WorldOf<G> },
    seat: Seat,
  ): Readonly<Record<string, number>>;
  /** The first one is the best; the others play in other styles. */
  readonly scripts: Readonly<Record<string, Script<G>>>;
  /**
   * What is worth thinking about, best first; never empty for a seat that is asked. Search only compares what stands here: what a strong
   * player would consider must be among it, choices that hang together (room, targets, money) counted together, and what can be
   * enumerated (a battle with open cards) solved and not left to sampling.
   */
  candidates(t: Table<G>, world: WorldOf<G>, seat: Seat, legal: readonly Decision[]): readonly Macro[];
  /** Whose part of which step this is, as a text: while it stays the same, a seat's turn goes on. */
  turn(world: WorldOf<G>): string;
  /**
   * Others are asked in the midst of a seat's turn (whether they break in, what they lose): its plan goes on when they have answered. Left
   * out: a plan ends where somebody else is asked.
   */
  readonly plansGoOn?: boolean;
  /** How far the game is, in rounds; grows by steps within a round. */
  clock(world: WorldOf<G>): number;
  /** How far ahead a level looks: the readings of the clock at which it judges where a plan has led, the nearest first. */
  horizons(world: WorldOf<G>, level: Thinker): readonly number[];
  /** What it takes of a mind's work to try a plan in one world (see Budget): less where it takes more worlds to tell plans apart. */
  cost(seats: number): number;
  /**
   * How much hangs on a decision, as a multiple of the usual: a mind's work and time go by it. 0: the first candidate is as good as any,
   * and is taken without thinking. Left out: 1.
   */
  stakes?(t: Table<G>, world: WorldOf<G>, seat: Seat, legal: readonly Decision[]): number;
  /**
   * How many of its own candidates a seat weighs here when another one imagines it: it takes the one that leaves it best at the end of
   * its turn, by the evaluation. So much dearer than the script is only worth it where an opponent's answer decides (a storm, a
   * last raid, what wins next). Below 2, and left out: it answers by the script.
   */
  weighs?(t: Table<G>, world: WorldOf<G>, seat: Seat): number;
  /**
   * How much winning chance a mind may give away here so as not to play every match alike: it takes any of the plans that come so near
   * to the best one. Left out: 0.
   */
  variety?(world: WorldOf<G>): number;
  /**
   * Simple ways to play that a cunning player would try against minds (hoard, storm early, dig in everything), by name: opponents for
   * the lab to measure against. An illegal wish, or none: the best script answers. Left out: there are none.
   */
  readonly exploiters?: Readonly<Record<string, Script<G>>>;
}

/** Everything but the game's own types: see AnyGame. */
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame, what is in it is only ever handed back to the game it came from
export type AnyKit = MindKit<any>;
