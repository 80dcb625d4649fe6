/** Reading a view. */

import { at } from '@condotta/kernel';
import { frameIn } from '@condotta/kit';
import type { CommanderView, RavennaView, UnitView } from '../view-form.ts';

export type * from '../view-form.ts';
export { frameIn };

/** view.ts makes nothing else. */
export const readView = (view: unknown): RavennaView => view as RavennaView;

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
