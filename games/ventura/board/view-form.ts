/** The form of what view.ts gives, as the board reads it. */

import type { Family } from '../components/index.ts';
import type { FrameOf, VenturaFrame } from '../state.ts';

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
  readonly flow: readonly FrameView[];
}

/** view.ts makes nothing else. */
export const readView = (view: unknown): VenturaView => view as VenturaView;

/** The innermost procedure of this name in progress, or null. */
export function frameIn<Proc extends FrameView['proc']>(
  view: VenturaView,
  proc: Proc,
): Extract<FrameView, { readonly proc: Proc }> | null {
  for (let i = view.flow.length - 1; i >= 0; i--) {
    const frame = view.flow[i];
    if (frame?.proc === proc) return frame as Extract<FrameView, { readonly proc: Proc }>;
  }
  return null;
}

/** q and r of "cell:q,r". */
export function axial(cell: string): readonly [q: number, r: number] {
  const [q = 0, r = 0] = cell.slice('cell:'.length).split(',').map(Number);
  return [q, r];
}

/** The tile that is chosen and about to be laid, or 0. */
export function tileInHand(view: VenturaView): number {
  return frameIn(view, 'building')?.tile || frameIn(view, 'expansion')?.tile || 0;
}

/** A card that has been chosen and not yet got its place, or 0. */
export function cardInHand(view: VenturaView): number {
  return (
    frameIn(view, 'deploy')?.card ||
    frameIn(view, 'regroup')?.card ||
    frameIn(view, 'leaderless')?.card ||
    frameIn(view, 'event')?.card ||
    0
  );
}

/** Cards or tiles looked at, to choose from. */
export function seenIn(view: VenturaView): { readonly cards: readonly number[]; readonly tiles: readonly number[] } {
  const fortune = frameIn(view, 'fortune');
  const cards = frameIn(view, 'recruit') ?? frameIn(view, 'conscription');
  return { cards: cards?.seen ?? [], tiles: fortune?.seen ?? [] };
}

export const woundsIn = ({ companies }: TroopView): number => companies.reduce((sum, { wounds }) => sum + wounds, 0);
