/** What a keeper is given by whoever hosts it: a worker of the page, a server, a test. */

import type { AnyEngine, AnyGame, AnyWorld, Decision, Seat } from '@condotta/kernel';
import type { Judgement, Odds, Overlay } from './forms.ts';
import type { StopSignal } from './stop.ts';
import type { EditionStorage, TableStorage } from './storage.ts';

export interface Surroundings {
  readonly games: readonly AnyGame[];
  readonly tables: TableStorage;
  readonly editions: EditionStorage;
  readonly bus: Bus;
  /** Now, in milliseconds. */
  clock(): number;
  /** Fresh unguessable text, of 128 bits at least. */
  entropy(): string;
  wait(ms: number): Promise<void>;
  pack(text: string): Promise<string>;
  unpack(packed: string): Promise<string>;
  /** Does the work when no other keeper does work of this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Rejects when `stop` says that nobody waits for it any more. */
  think(thought: Thought, stop: StopSignal | null): Promise<Proposal>;
  /** People decide: these minds may think about what they will be asked next, until anything else is asked of them. Nobody waits for it. */
  ahead(thoughts: readonly Thought[]): void;
  estimate(game: GameEdition, worlds: readonly AnyWorld[]): Promise<readonly Judgement[]>;
  odds(game: GameEdition, world: AnyWorld, seat: Seat, decision: Decision): Promise<Odds | null>;
  /** What a game shows of a thing on its map, in an imagined world; nothing if it has no overlays. */
  overlays(engine: AnyEngine, world: AnyWorld, thing: string): readonly Overlay[];
}

/** Tells the other keepers on the same storage (other tabs, other nodes) that a table has grown. */
export interface Bus {
  tell(table: string): void;
  listen(changed: (table: string) => void): void;
}

/** What is played, with which components (null: the built-in ones). */
export interface GameEdition {
  readonly game: string;
  readonly edition: unknown;
}

/** What a mind is asked: a world that agrees with what its seat knows, never the true one. */
export interface Thought extends GameEdition {
  /** Who thinks: the same mind from one click to the next keeps its plan and its time. */
  readonly thinker: string;
  readonly level: string;
  readonly seat: Seat;
  readonly world: AnyWorld;
  readonly seed: string;
  /** Is a reason wanted as well? */
  readonly why: boolean;
}

/** What a mind would do; if a reason is wanted, what speaks for it, the strongest first. */
export type Proposal = Decision & { readonly reasons: readonly string[] };
