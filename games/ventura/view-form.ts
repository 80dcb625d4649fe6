/** The form of a view: what boards, the terminal and other readers of `view` get. */

import type { Family } from './components/index.ts';
import type { Guard, Sum } from './rules/battle-assault.ts';
import type { FrameOf, State, VenturaFrame } from './state.ts';

export type { Sum };

export interface PlayerView {
  readonly seat: number;
  readonly family: Family | null;
  readonly florins: number;
  readonly points: number;
  readonly living: boolean;
  readonly income: number;
  readonly maintenance: number;
  readonly handVentura: number;
  readonly handConscription: number;
  readonly reserveCount: number;
  /** Null: not for these eyes. */
  readonly hand: readonly number[] | null;
  readonly reserve: readonly number[] | null;
}

export interface CompanyView {
  readonly card: number;
  readonly wounds: number;
}

export interface TroopView {
  readonly id: string;
  readonly seat: number;
  readonly area: number;
  readonly at: number;
  readonly army: boolean;
  readonly captain: number | null;
  readonly companies: readonly CompanyView[];
  readonly moved: boolean;
  readonly movement: number;
}

export interface MapTile {
  readonly tile: number;
  readonly cell: string;
  readonly owner: number | null;
  readonly markers: number;
}

export type BattleView = Omit<FrameOf<'battle'>, 'drafts'> & {
  /** The order of battle in the making; null: not for these eyes. */
  readonly drafts: readonly (readonly number[] | null)[];
  /** Of the attacker and the defender, for the next assault; null until the orders are open. */
  readonly sums: readonly Sum[] | null;
  readonly guards: readonly Guard[] | null;
};

type Seeing = 'fortune' | 'recruit' | 'conscription';
/** Cards or tiles looked at: null for eyes that may not see them. */
type Seen<Proc extends Seeing> = Omit<FrameOf<Proc>, 'seen'> & {
  readonly seen: readonly number[] | null;
  readonly seenCount: number;
};

export type FrameView =
  | Exclude<VenturaFrame, { proc: 'battle' | 'building' | 'expansion' | Seeing }>
  | (Omit<FrameOf<'building'>, 'tile'> & { readonly tile: number | null })
  | (Omit<FrameOf<'expansion'>, 'tile'> & { readonly tile: number | null })
  | BattleView
  | Seen<'fortune'>
  | Seen<'recruit'>
  | Seen<'conscription'>;

export interface VenturaView {
  readonly options: Readonly<State['options']>;
  readonly round: number;
  readonly first: number;
  readonly players: readonly PlayerView[];
  readonly troops: readonly TroopView[];
  readonly map: readonly MapTile[];
  readonly display: readonly number[];
  readonly ventura: { readonly deck: number; readonly discard: readonly number[] };
  readonly conscription: { readonly deck: number; readonly discard: readonly number[] };
  readonly stockpile: number;
  readonly removed: readonly number[];
  readonly tilesOut: readonly number[];
  readonly tilesBuried: number;
  /** The tiles under the stockpile, next one first, for the one who put them there. */
  readonly under: readonly number[] | null;
  readonly flow: readonly FrameView[];
}
