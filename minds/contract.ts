/**
 * The contract of computer players. A mind never sees the true state: it gets a way to imagine worlds that agree with
 * what its seat knows, and chance of its own. So it cannot cheat even by mistake.
 */

import type { AnyEngine, Decision, Frame, Rng, Seat, World } from '@condotta/kernel';

/** In rising strength; `random` is the floor that everything is measured against. */
export const LEVELS = ['random', 'recruit', 'sergeant', 'captain', 'general', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

export type ImaginedWorld = World<unknown, Frame>;

/** One decision that a mind is asked for. */
export interface Question {
  readonly engine: AnyEngine;
  readonly seat: Seat;
  /** A fresh private world, drawn at random from those that agree with what the seat knows. The mind may play in it. */
  imagine(rng: Rng): ImaginedWorld;
  /** All chance of the mind comes from here: the same seed gives the same choice. */
  readonly rng: Rng;
  readonly budget: Budget;
}

/**
 * How long a mind may think about one decision. `work` counts worlds in which a plan is tried, each for what the game's kit
 * says it costs, and makes a mind reproducible;
 * `until` is asked between two evaluations and stops it early (time, or somebody who no longer waits).
 */
export interface Budget {
  readonly work: number;
  readonly until: (() => boolean) | null;
}

/**
 * What a member of a council has found out about a question (council.ts): what it would do now and next, and how far each of its plans
 * leads the first one, in winning chance, with the error of that. A member that had nothing to compare has only its choice.
 */
export interface Counsel {
  readonly choice: readonly Decision[];
  readonly plans: readonly { readonly decisions: readonly Decision[]; readonly lead: number; readonly error: number }[];
}

export interface Mind {
  readonly level: Level;
  /** Always one of the legal decisions of the seat. */
  decide(question: Question): Decision;
}

/** A mind that compares plans, and can do so together with others like it. */
export interface Thoughtful extends Mind {
  /** As `decide`, with what it has found out. */
  advise(question: Question): Counsel;
  /**
   * Begins, or goes on, to think about a question that may come (ahead.ts). If it comes, `advise` goes on from there; whatever
   * comes, the rest is forgotten then. False: more thought would find out no more.
   */
  consider(question: Question): boolean;
  /** The council has chosen another plan than this member: it follows that one. */
  adopt(question: Question, plan: readonly Decision[]): void;
}

export const isThoughtful = (mind: Mind): mind is Thoughtful => 'advise' in mind;

/** A thoughtful mind with a clock (pace.ts): it thinks while others decide. */
export interface Foresighted extends Thoughtful {
  /** Thinks about what it may be asked next, for a short while each step; the question is one that others are asked now. */
  ahead(question: Question): Iterable<void>;
}

export const isForesighted = (mind: Mind): mind is Foresighted => 'ahead' in mind;
