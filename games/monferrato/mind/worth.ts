/** What counters are worth, in victory points. */

import { at } from '@condotta/kernel';
import type { MonferratoTable } from '../state.ts';
import { isDisrupted, leadership, typeOf } from '../units.ts';

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
