/** The form of a view: what boards, the terminal and other readers of `view` get. Things are their numbers (see state.ts). */

import type { Shot } from './lines-of-fire.ts';
import type { CommanderState, FrameOf, RavennaFrame, UnitState } from './state.ts';
import type { Placing } from './things.ts';

export type UnitView = Omit<UnitState, 'area'> & {
  readonly unit: number;
  /** Null: destroyed. */
  readonly area: number | null;
  /** The Area it engages as it stands (R3.15). */
  readonly engages: number | null;
};

/** Cards are null where there is none, or where it is not for these eyes. */
export interface CommanderView {
  readonly commander: number;
  readonly seat: number;
  readonly answer: CommanderState['answer'];
  readonly issued: number | null;
  /** The new Order after a rejection. */
  readonly order: number | null;
  readonly initiative: number | null;
  readonly bearer: number | null;
  /** The card that counts lies open. */
  readonly shown: boolean;
}

export interface SideView {
  readonly moral: number;
  /** Strategy cards: in the deck, held, on the board, used. */
  readonly deck: number;
  readonly handCount: number;
  readonly hand: readonly number[] | null;
  readonly hasPlayed: boolean;
  readonly played: number | null;
  readonly used: readonly number[];
  /** Order cards with the Chief; which, as the eyes last saw them. */
  readonly orderCount: number;
  readonly orders: readonly number[] | null;
  /** Personal Initiatives left; which, as the eyes last saw them. */
  readonly initiativeCount: number;
  readonly initiatives: readonly number[] | null;
  readonly spent: readonly number[];
}

export type OrdersView = Omit<FrameOf<'orders'>, 'strategies' | 'issues'> & {
  /** What each Chief has chosen so far; null: nothing yet, or not for these eyes. */
  readonly strategies: readonly (number | null)[];
  readonly issues: readonly (readonly number[] | null)[];
};

/** A target of the shooter. It hits if the die and `strength` together are more than 0, with that result. */
export type ShotView = Shot & { readonly strength: number };
export type ShootView = FrameOf<'shoot'> & { readonly targets: readonly ShotView[] };

/** Whom the attacker may have to fight, on the march if it halts here, and what is added to the dice of both. */
export interface FoeView {
  readonly unit: number;
  readonly attack: number;
  readonly defence: number;
}
export type AttackView = FrameOf<'attack'> & { readonly foes: readonly FoeView[] };

/** How the tiles lie, and which Area the Unit engages, if it halts here and nothing is put down by hand. */
export type MarchView = FrameOf<'march'> & {
  readonly packing: readonly Placing[];
  readonly engages: number | null;
};

/** What the four effects would bring; null once one is chosen. */
export type EffectView = FrameOf<'effect'> & { readonly choices: EffectChoices | null };
export interface EffectChoices {
  /** Moral that each costs. */
  readonly costs: {
    readonly moral: number;
    readonly wound: number;
    readonly withdraw: number;
    readonly retreat: number;
  };
  /** Where the Unit would go; null: it would be destroyed. */
  readonly withdraw: number | null;
  readonly retreat: number | null;
}

export type FrameView =
  | Exclude<RavennaFrame, { proc: 'orders' | 'shoot' | 'attack' | 'march' | 'effect' }>
  | OrdersView
  | ShootView
  | AttackView
  | MarchView
  | EffectView;

export interface RavennaView {
  readonly turn: number;
  readonly phase: number;
  readonly units: readonly UnitView[];
  readonly commanders: readonly CommanderView[];
  /** The French, the League. */
  readonly sides: readonly SideView[];
  /** Who has yet to act in this phase, by Priority, the one who acts now first: Commanders in phase 2, Units in phases 4 to 6. */
  readonly queue: readonly number[];
  readonly flow: readonly FrameView[];
}
