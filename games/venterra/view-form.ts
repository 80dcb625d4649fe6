/** What the eyes get to see of a game. */

import type { ActionCard, FactionId, StructureKind, Terrain, UnitKind } from './components/index.ts';
import type { ScoreSheet } from './rules/scoring.ts';
import type { FrameOf, Pending, State, VenterraFrame } from './state.ts';

export interface StructureView {
  /** As in the names of things: "tile:12". */
  readonly tile: number;
  readonly kind: StructureKind;
  /** The seat whose colour it has. */
  readonly owner: number;
  /** F5.11 */
  readonly isNew: boolean;
}

export interface ArmyView {
  readonly seat: number;
  readonly units: Readonly<Record<UnitKind, number>>;
  /** Ships among them that have given support in this action. */
  readonly spentShips: number;
}

export interface TerritoryView {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  /** The label of its board side, and its cell on it. */
  readonly side: string;
  readonly cell: number;
  /** Null: a Fortress hides it. */
  readonly terrain: Terrain | null;
  readonly points: number;
  readonly wilderness: number;
  readonly ruin: boolean;
  readonly controller: number | null;
  /** Null: nobody is here. */
  readonly army: ArmyView | null;
  readonly structure: StructureView | null;
  readonly token: boolean;
  /** What an attacker must beat, ships and cards aside. */
  readonly defense: number;
}

export interface PlayerView {
  readonly seat: number;
  readonly faction: FactionId | null;
  readonly wealth: number;
  readonly income: number;
  readonly supply: Readonly<Record<UnitKind, number>>;
  readonly combatCount: number;
  /** By kind; null where it is not displayed (F7.9). */
  readonly combat: readonly number[] | null;
  readonly favorCount: number;
  readonly favors: readonly number[] | null;
  /** Cards in another hand that these eyes have seen. */
  readonly favorsKnown: readonly number[];
  readonly upgrades: readonly boolean[];
  readonly forge: boolean;
  readonly reserved: readonly number[];
  readonly completed: readonly number[];
  readonly battleTokens: number;
  readonly victoryTokens: number;
  readonly stones: number;
  readonly declared: readonly ActionCard[];
  readonly resolved: readonly ActionCard[];
  readonly sheet: ScoreSheet;
}

/** A procedure in progress, without what is secret in it. */
export type FrameView =
  | Exclude<VenterraFrame, { readonly proc: 'round' | 'fight' | 'favor' | 'bidding' }>
  | (Omit<FrameOf<'round'>, 'drafts'> & { readonly drafts: readonly (readonly ActionCard[] | null)[] })
  | (Omit<FrameOf<'fight'>, 'cards'> & {
      readonly cards: readonly (number | null)[];
      readonly attack: number;
      readonly defense: number;
    })
  | (Omit<FrameOf<'favor'>, 'answers' | 'seen'> & {
      readonly answers: readonly (number | null)[];
      readonly seen: readonly number[] | null;
      readonly seenCount: number;
    })
  | (Omit<FrameOf<'bidding'>, 'bids'> & { readonly bids: readonly (number | null)[] });

export interface VenterraView {
  readonly options: State['options'];
  readonly round: number;
  readonly order: readonly number[];
  readonly players: readonly PlayerView[];
  readonly boards: State['boards'];
  readonly territories: readonly TerritoryView[];
  readonly pending: readonly Pending[];
  /** Tokens not turned up yet, by kind: everybody can count them. */
  readonly tokens: readonly number[];
  readonly display: readonly number[];
  readonly questsLeft: number;
  readonly favors: {
    readonly deck: number;
    readonly discard: readonly number[];
    /** Cards on top in the order in which they come, as far as these eyes know them. */
    readonly top: readonly (number | null)[];
  };
  readonly battleTokens: number;
  readonly victoryTokens: number;
  readonly flow: readonly FrameView[];
}
