/**
 * Battles step by step: what one decision has changed is shown before what comes of it. Wounds fall and the dead lie
 * where they stood for a moment; then ranks close, or the battle boards are put away. A click goes on at once.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type BattleView, frameIn, type TroopView, type VenturaView } from './view-form.ts';

export interface Scene {
  readonly view: VenturaView;
  readonly battle: BattleView;
  /** Companies that have just been eliminated. */
  readonly fallen: ReadonlySet<number>;
}

/** The former ranks with the present wounds; those who are in no Troop any more have fallen. Null: nothing to show. */
export function sceneBetween(before: VenturaView, after: VenturaView): Scene | null {
  const battle = frameIn(before, 'battle');
  const stood = battle?.ranks.flat() ?? [];
  if (!battle || stood.length === 0) return null;
  const now = new Map(
    after.troops.flatMap(({ companies }) => companies.map(({ card, wounds }) => [card, wounds] as const)),
  );
  const fallen = new Set(stood.filter((card) => !now.has(card)));
  if (fallen.size === 0) return null;
  const wounded = (troop: TroopView): TroopView => ({
    ...troop,
    companies: troop.companies.map(({ card, wounds }) => ({ card, wounds: now.get(card) ?? wounds })),
  });
  return { view: { ...before, troops: before.troops.map(wounded) }, battle, fallen };
}

const HOLD = { 0: 0, 1: 1600, 2: 700 } as const;

/** What the battle boards show now, or null; `skip` goes on. */
export function useStage(
  view: VenturaView,
  motion: 0 | 1 | 2,
): { readonly scene: Scene | null; readonly settling: boolean; skip(): void } {
  const last = useRef(view);
  const [held, setHeld] = useState<Scene | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (before !== view) setHeld(motion === 0 ? null : sceneBetween(before, view));
  }, [view]);
  useEffect(() => {
    if (!held) return;
    const wait = window.setTimeout(() => setHeld(null), HOLD[motion]);
    return () => window.clearTimeout(wait);
  }, [held]);
  const battle = frameIn(view, 'battle');
  const scene = held ?? (battle && { view, battle, fallen: new Set<number>() });
  return { scene, settling: held !== null, skip: () => setHeld(null) };
}
