/** Reading a view. */

import { at } from '@condotta/kernel';
import type { CommanderView, FrameView, RavennaView, UnitView } from '../view-form.ts';

export type * from '../view-form.ts';

/** view.ts makes nothing else. */
export const readView = (view: unknown): RavennaView => view as RavennaView;

/** The innermost procedure of this name in progress, or null. */
export function frameIn<Proc extends FrameView['proc']>(
  view: RavennaView,
  proc: Proc,
): Extract<FrameView, { readonly proc: Proc }> | null {
  for (let i = view.flow.length - 1; i >= 0; i--) {
    const frame = view.flow[i];
    if (frame?.proc === proc) return frame as Extract<FrameView, { readonly proc: Proc }>;
  }
  return null;
}

export const unitIn = (view: RavennaView, unit: number): UnitView => at(view.units, unit);

/** Whose moment it is in phases 4 to 6, or -1. */
export function actingUnit(view: RavennaView): number {
  const moment = frameIn(view, 'shoot') ?? frameIn(view, 'attack') ?? frameIn(view, 'movement');
  return moment?.unit ?? -1;
}

/** The Commander whose moment it is, or -1. */
export const actingCommander = (view: RavennaView): number => frameIn(view, 'execution')?.commander ?? -1;

/** Whom a seat leads. */
export const commandersOfSeat = (view: RavennaView, seat: number | null): readonly number[] =>
  view.commanders.filter((commander) => commander.seat === seat).map(({ commander }) => commander);

/** Does an Order card lie on his card, face up or face down? In phase 7 everybody has answered, until the cards go back. */
export const hasCard = (view: RavennaView, { issued, answer }: CommanderView): boolean =>
  issued !== null || answer !== 'none' || (view.phase >= 2 && view.phase < 7);
