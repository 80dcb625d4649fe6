/** What counters are worth, in victory points, and how hard they hit. */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import type { MonferratoTable } from '../state.ts';
import { fireValue, isDisrupted, leadership, typeOf } from '../units.ts';

/** A point of the printed value of each type. */
const PER_POINT = { commander: 0.35, garrison: 0.12, infantry: 0.16, cavalry: 0.17, artillery: 0.17, guastatori: 0.15 };
/** What a Disrupted unit is still worth. */
const DISRUPTED = 0.55;
const MAJOR = 1.8;

export function unitWorth(t: MonferratoTable, unit: number): number {
  const { front, major } = at(t.components.units, unit);
  const type = typeOf(t, unit);
  if (type === 'commander') return PER_POINT.commander * leadership(t, unit);
  const whole = (PER_POINT[type] * (front.attack + front.defence)) / 2;
  return whole * (major ? MAJOR : 1) * (isDisrupted(t.s, unit) ? DISRUPTED : 1);
}

/** What a hit on it costs. */
export function hitCost(t: MonferratoTable, unit: number): number {
  const { back } = at(t.components.units, unit);
  const worth = unitWorth(t, unit);
  return back && !isDisrupted(t.s, unit) ? worth * (1 - DISRUPTED) : worth;
}

/** Hits it makes in a round on average, on open ground and with engineers beside its guns. */
export function power(t: MonferratoTable, unit: number, attacking: boolean): number {
  const type = typeOf(t, unit);
  if (type === 'guastatori') return 0;
  const value = type === 'commander' ? leadership(t, unit) : fireValue(t, unit, attacking);
  return (value * (at(t.components.units, unit).major ? 2 : 1)) / 6;
}

/** By zone: how hard the units of a faction there hit; Commanders without troops count for little. */
export function powers(t: MonferratoTable, faction: number, attacking: boolean): number[] {
  const { faction: factions } = lookupOf(t.components);
  const found: number[] = new Array(t.components.zones.length).fill(0);
  for (let unit = 0; unit < t.s.places.length; unit++) {
    const zone = t.s.places[unit] ?? -1;
    if (zone >= 0 && factions[unit] === faction) found[zone] = (found[zone] ?? 0) + power(t, unit, attacking);
  }
  return found;
}
