/** R12 in the mind: what a hit costs the one who is hit, if he takes it as best he can. */

import { isFavourable, OFF } from '../field.ts';
import { wayOut } from '../rules/effect.ts';
import type { RavennaTable } from '../state.ts';
import { effectCosts, type Hit } from '../strength.ts';
import { sideOfUnit, unitAt } from '../units.ts';
import { deathCost, future, moralCost, woundCost } from './worth.ts';

export const EFFECTS = ['moral', 'wound', 'withdraw', 'retreat'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Being driven off, apart from the points: the place, the tokens, and after a retreat the back to the enemy. */
function displacement(t: RavennaTable, unit: number, flight: 'withdraw' | 'retreat'): number {
  const { marked, maintains, area } = unitAt(t.s, unit);
  // Until cards are turned up nobody knows what a mark will come to.
  const lost = marked && t.s.phase > 2 ? 0.2 : 0;
  const place = isFavourable(t.components, area) ? 0.5 : 0;
  return future(t) * (0.25 + place + (flight === 'retreat' ? 0.5 : 0)) + lost + (maintains ? 0.3 : 0);
}

/** What an effect costs in all. */
export function effectCost(t: RavennaTable, hit: Hit, effect: Effect): number {
  const { unit, direction } = hit;
  const paid = moralCost(t, sideOfUnit(unit), effectCosts(t, hit)[effect]);
  switch (effect) {
    case 'moral':
      return paid;
    case 'wound':
      return paid + (unitAt(t.s, unit).wounded ? deathCost(t, unit) : woundCost(t, unit));
    case 'withdraw':
    case 'retreat':
      return paid + (wayOut(t, unit, direction, effect) === OFF ? deathCost(t, unit) : displacement(t, unit, effect));
  }
}

/** What the hit costs if its owner chooses best. */
export function hitCost(t: RavennaTable, hit: Hit): number {
  let least = Number.POSITIVE_INFINITY;
  for (const effect of EFFECTS) least = Math.min(least, effectCost(t, hit, effect));
  return least;
}
