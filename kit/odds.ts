/** How the odds of a decision are found: what becomes of a fight that it begins. Whoever computes them does it in an imagined world. */

import type { Outlook } from '@condotta/keeper/protocol';
import type { Decision, Seat } from '@condotta/kernel';

export type { Outlook };

/** The fight is played on to its end many times, and its events tell how it went. */
export interface SampledOdds {
  readonly kind: 'sampled';
  /** The procedure, which is also the event that begins it, and the events that tell how it ended. */
  readonly proc: string;
  readonly won: string;
  readonly nobody: string;
  /** The events that tell who fights with which piece, and which piece falls. */
  readonly joins: string;
  readonly falls: string;
  /** The verbs within it that send people into the fire again. */
  readonly again: readonly string[];
}

/** The game works them out. */
export interface ExactOdds {
  readonly kind: 'exact';
  /** Null: the decision begins no fight. Table and world are the game's own. */
  of(table: unknown, world: unknown, seat: Seat, decision: Decision): readonly Outlook[] | null;
}

export type GameOdds = SampledOdds | ExactOdds;
