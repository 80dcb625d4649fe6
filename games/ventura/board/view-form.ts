/** Reading a view. */

import { frameIn } from '@condotta/kit';
import type { BattleView, TroopView, VenturaView } from '../view-form.ts';

export type * from '../view-form.ts';
export { frameIn };

/** view.ts makes nothing else. */
export const readView = (view: unknown): VenturaView => view as VenturaView;

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

/** 0 attacks, 1 defends. */
export type Side = 0 | 1;
export const seatOf = (battle: BattleView, side: Side): number => (side === 0 ? battle.seat : battle.foe);
export const kindOf = (battle: BattleView): 'ranged' | 'melee' => (battle.assaults === 0 ? 'ranged' : 'melee');
