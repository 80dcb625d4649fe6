/** Commands: whose they are, and whether they are in play. */

import { at, remove } from '@condotta/kernel';
import { lookupOf } from './lookup.ts';
import type { MonferratoPlay, MonferratoTable } from './state.ts';
import { nameIn } from './things.ts';

export const commandArmy = (t: MonferratoTable, command: number): number => at(t.components.commands, command).army;
export const commandSeat = (t: MonferratoTable, command: number): number =>
  at(lookupOf(t.components).commandFaction, command);

export function hasUnits(t: MonferratoTable, command: number): boolean {
  for (const unit of at(lookupOf(t.components).unitsOf, command)) if (at(t.s.places, unit) >= 0) return true;
  return false;
}

/** M4-5: a Command without units leaves play; M4-6: the drawn one when its activation is over. */
export function leaveIfGone(p: MonferratoPlay, command: number): void {
  if (hasUnits(p, command)) return;
  const was = remove(p.s.cup, command) || remove(p.s.box, command);
  if (was) p.log('command.gone', { command: nameIn(p, 'command', command) }, 'M4-5');
}

/** M16.5-1: a Command that comes to the map waits in the Activated box; one that is there keeps its state (M16.5-2). */
export function enterPlay(p: MonferratoPlay, command: number): void {
  const { cup, box, drawn } = p.s;
  if (cup.includes(command) || box.includes(command) || drawn === command) return;
  box.push(command);
  box.sort((a, b) => a - b);
}
