/** What the dice are added to, and what a hit costs: R10.21, R11.10 to R11.13, R12.2 to R12.9. The view shows the same numbers. */

import { crossesFront, isFavourable } from './field.ts';
import type { Shot } from './lines-of-fire.ts';
import type { RavennaTable } from './state.ts';
import { dataOf, isWeakSide, unitAt } from './units.ts';

/** R10.21: all but the die. The target's strength and the entrenchment do not matter (R10.23). */
export function shotStrength(t: RavennaTable, unit: number, shot: Shot, bonus: number): number {
  return (dataOf(t, unit).shoot ?? 0) + bonus - shot.range - (unitAt(t.s, unit).wounded ? 1 : 0);
}

/** R3.21: a melee of this attacker, against the Area it faces, is fought across the front line. */
export const acrossFront = (t: RavennaTable, attacker: number): boolean => {
  const { area, facing } = unitAt(t.s, attacker);
  return crossesFront(t.components, area, facing);
};

/** What attacker and defender have alike: Melee, wound, ability (R1.11), entrenchment (R3.25). Facing does not matter (R11.14). */
function melee(t: RavennaTable, unit: number, foe: number, ditch: boolean): number {
  const { melee: value, ability } = dataOf(t, unit);
  const { wounded, area } = unitAt(t.s, unit);
  const special = ability?.against === dataOf(t, foe).type ? ability.melee : 0;
  const behindDitch = ditch && isFavourable(t.components, area) ? 1 : 0;
  return value + special + behindDitch - (wounded ? 1 : 0);
}

/** R11.10: all but the die. `areas`: how many it advanced in this execution; `bonus`: of its Initiative. */
export function attackStrength(
  t: RavennaTable,
  attacker: number,
  defender: number,
  { areas, bonus }: { readonly areas: number; readonly bonus: number },
): number {
  // R11.13
  const charge = dataOf(t, attacker).type === 'cavalry' && areas > 0 ? 1 : 0;
  return melee(t, attacker, defender, acrossFront(t, attacker)) + charge + bonus;
}

/** R11.12: all but the die. */
export const defenceStrength = (t: RavennaTable, attacker: number, defender: number): number =>
  // R9.4
  melee(t, defender, attacker, acrossFront(t, attacker)) + (unitAt(t.s, defender).maintains ? 1 : 0);

/** A hit that has to be managed; see the frame `effect`. */
export interface Hit {
  readonly unit: number;
  readonly result: number;
  readonly direction: number;
  readonly ditch: boolean;
}

/** Moral that each of the four effects would cost (R12.3 to R12.9). */
export function effectCosts(
  t: RavennaTable,
  hit: Hit,
): { readonly moral: number; readonly wound: number; readonly withdraw: number; readonly retreat: number } {
  const unit = unitAt(t.s, hit.unit);
  // R12.2; an Initiative can cover the weak sides (R4.8).
  const weak = isWeakSide(t.s, hit.unit, hit.direction) && !unit.steadfast ? 1 : 0;
  // R12.5, R3.26: against a shot the entrenchment is no help.
  const behindDitch = hit.ditch && isFavourable(t.components, unit.area) ? 1 : 0;
  const defense = dataOf(t, hit.unit).defense + (unit.maintains ? 1 : 0) + behindDitch;
  return {
    moral: hit.result,
    wound: Math.max(0, hit.result + weak - defense),
    withdraw: unit.covered ? 0 : Math.max(0, hit.result + weak - 1),
    retreat: Math.max(0, hit.result + weak - 2),
  };
}
