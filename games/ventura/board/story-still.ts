/** A still of the story of a battle, and how long it is shown. */

import type { Side, Sum } from './view-form.ts';

/** Of the attacker and of the defender. */
export type Sides<T> = readonly [attacker: T, defender: T];

export interface Fighter {
  readonly card: number;
  readonly wounds: number;
  readonly fallen: boolean;
}

export interface Line {
  readonly seat: number;
  readonly captain: number | null;
  /** Spaces I to V; null is a card face down. */
  readonly ranks: readonly (Fighter | null)[];
}

export interface Assault {
  readonly number: number;
  readonly kind: 'ranged' | 'melee';
  /** What each side deals, and of what it is made. */
  readonly sums: Sides<Sum>;
  /** What each side was saved. */
  readonly saved: Sides<{ readonly ground: number; readonly captain: number }>;
}

export interface Outcome {
  /** Null: nobody is left. */
  readonly winner: Side | null;
  readonly points: readonly { readonly seat: number; readonly points: number }[];
}

/** What the still is about. */
export type Beat =
  | { readonly at: 'meet' }
  | { readonly at: 'orders' }
  | { readonly at: 'event'; readonly card: number }
  | { readonly at: 'clash' }
  | { readonly at: 'saved' }
  | { readonly at: 'wounds'; readonly card: number }
  | ({ readonly at: 'end' } & Outcome);

export interface Still {
  readonly beat: Beat;
  readonly tile: number;
  readonly lines: Sides<Line>;
  /** The assault in progress. */
  readonly assault: Assault | null;
  /** The Companies each side has lost in this battle; null: not known, since nobody saw its beginning. */
  readonly losses: Sides<readonly number[]> | null;
  /** The sentences of the log it shows. */
  readonly texts: readonly string[];
}

const HOLD: Readonly<Record<Beat['at'], number>> = {
  meet: 900,
  orders: 1500,
  event: 1300,
  clash: 1500,
  saved: 1100,
  wounds: 850,
  end: 2600,
};
/** The table waits for a story, but not for ever. */
const LONGEST = 11_000;

/** How long each still is shown, in milliseconds: a long story is told faster. */
export function paceOf(stills: readonly Still[], motion: 1 | 2): readonly number[] {
  const holds = stills.map(({ beat }) => HOLD[beat.at] / motion);
  const total = holds.reduce((sum, hold) => sum + hold, 0);
  return holds.map((hold) => hold * Math.min(1, LONGEST / total));
}
