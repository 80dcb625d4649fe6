/** R10 in the mind: what a shot is worth, and who should suffer it. */

import type { Shot } from '../lines-of-fire.ts';
import { shotsOf } from '../lines-of-fire.ts';
import type { RavennaTable } from '../state.ts';
import { shotStrength } from '../strength.ts';
import { sideOfUnit, unitsIn } from '../units.ts';
import { hitCost } from './hits.ts';
import { moralCost } from './worth.ts';

/** What a shot of this strength costs one victim on average. */
export function shotCost(t: RavennaTable, victim: number, strength: number, direction: number): number {
  const { die } = t.components;
  let total = 0;
  for (const face of die) {
    const result = face + strength;
    if (result > 0) total += hitCost(t, { unit: victim, result, direction, ditch: false });
  }
  return total / die.length;
}

/** R10.19: whom his Chief lets suffer. */
export function sufferer(
  t: RavennaTable,
  target: number,
  strength: number,
  direction: number,
): { readonly unit: number; readonly cost: number } {
  let best = { unit: -1, cost: Number.POSITIVE_INFINITY };
  for (const unit of unitsIn(t.s, target)) {
    const cost = shotCost(t, unit, strength, direction);
    if (cost < best.cost) best = { unit, cost };
  }
  return best;
}

/** What a shot takes from the enemy on average, less what a miss over friends costs (R10.26). */
function shotWorth(t: RavennaTable, unit: number, shot: Shot, bonus: number): number {
  const { die } = t.components;
  const strength = shotStrength(t, unit, shot, bonus);
  if (Math.max(...die) + strength <= 0) return shot.overFriends ? -1 : 0;
  const misses = die.filter((face) => face + strength <= 0).length / die.length;
  const fear = shot.overFriends && misses > 0 ? misses * moralCost(t, sideOfUnit(unit), 1) : 0;
  return sufferer(t, shot.target, strength, shot.direction).cost - fear;
}

export interface Aim {
  readonly shot: Shot;
  readonly worth: number;
}

/** What the Unit can shoot at, the best first. */
export const aims = (t: RavennaTable, unit: number, bonus: number): Aim[] =>
  shotsOf(t, unit)
    .map((shot) => ({ shot, worth: shotWorth(t, unit, shot, bonus) }))
    .sort((a, b) => b.worth - a.worth);
