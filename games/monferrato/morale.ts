/** M15: Morale and its bands. */

import { at } from '@condotta/kernel';
import { commandArmy } from './commands.ts';
import type { MonferratoPlay, MonferratoTable } from './state.ts';
import { nameIn } from './things.ts';

export const isInPlay = (t: MonferratoTable, army: number): boolean => at(t.s.morale, army) > 0;

/** M15-3. An army that is not in play has no band, and nothing asks for it. */
export const isHigh = (t: MonferratoTable, army: number): boolean => at(t.s.morale, army) >= t.components.bands.high;
export const isLow = (t: MonferratoTable, army: number): boolean => at(t.s.morale, army) < t.components.bands.medium;

/** M15-4: zones that a Command may activate. */
export const mayRoam = (t: MonferratoTable, command: number): boolean => isHigh(t, commandArmy(t, command));

/** M15-1: changes beyond the track are lost; an army out of play has none (M15-2). */
export function changeMorale(p: MonferratoPlay, army: number, by: number): void {
  const before = at(p.s.morale, army);
  if (before === 0) return;
  const { least, most } = p.components.morale;
  const after = Math.min(most, Math.max(least, before + by));
  if (after === before) return;
  p.s.morale[army] = after;
  p.log('morale', { army: nameIn(p, 'army', army), from: before, morale: after }, 'M15-1');
}
