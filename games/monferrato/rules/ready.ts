/** Who of the drawn Command can still act, and how many chits may be played. */

import { at } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { isLow } from '../morale.ts';
import { ACTIVATED, type FrameOf, type MonferratoTable } from '../state.ts';
import { isMarked, isOnMap, placeOf } from '../units.ts';

/** M5.2-1: units of the Command in the zone that can still act. */
export function readyUnits(t: MonferratoTable, command: number, zone: number): number[] {
  return at(lookupOf(t.components).unitsOf, command).filter(
    (unit) => placeOf(t.s, unit) === zone && !isMarked(t.s, unit, ACTIVATED),
  );
}

/** The zones with such units, ascending. */
export function readyZones(t: MonferratoTable, command: number): number[] {
  const zones = new Set<number>();
  for (const unit of at(lookupOf(t.components).unitsOf, command))
    if (isOnMap(t.s, unit) && !isMarked(t.s, unit, ACTIVATED)) zones.add(placeOf(t.s, unit));
  return [...zones].sort((a, b) => a - b);
}

/** M5-2, M5-4, M15-5 */
export function chitLimit(t: MonferratoTable, f: FrameOf<'activation'>): number {
  if (f.option === 2) return 0;
  return f.option === 3 || isLow(t, commandArmy(t, f.command)) ? 1 : 2;
}

/** M5-2, M5-3, M5-4: the claim of the option that was declared. */
export const optionRule = ({ option }: FrameOf<'activation'>): 'M5-2' | 'M5-3' | 'M5-4' =>
  option === 1 ? 'M5-2' : option === 2 ? 'M5-3' : 'M5-4';
