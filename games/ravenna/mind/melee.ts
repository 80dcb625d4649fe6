/** R11 in the mind: what a fight is worth to the attacker. */

import { at } from '@condotta/kernel';
import { opposite } from '../field.ts';
import type { RavennaTable } from '../state.ts';
import { acrossFront, attackStrength, defenceStrength } from '../strength.ts';
import { unitAt, unitsIn } from '../units.ts';
import { hitCost } from './hits.ts';

interface Charge {
  readonly areas: number;
  readonly bonus: number;
}

/** By the attacker's face of the die: what is won less what is lost on average. */
export function fightWorths(t: RavennaTable, attacker: number, defender: number, charge: Charge): number[] {
  const { die } = t.components;
  const difference = attackStrength(t, attacker, defender, charge) - defenceStrength(t, attacker, defender);
  const { facing } = unitAt(t.s, attacker);
  const ditch = acrossFront(t, attacker);
  const known = new Map<number, number>();
  const worthOf = (result: number): number => {
    const found = known.get(result);
    if (found !== undefined) return found;
    const worth =
      result === 0
        ? 0
        : result > 0
          ? hitCost(t, { unit: defender, result, direction: facing, ditch })
          : -hitCost(t, { unit: attacker, result: -result, direction: opposite(facing), ditch });
    known.set(result, worth);
    return worth;
  };
  return die.map((own) => die.reduce((total, other) => total + worthOf(own + difference - other), 0) / die.length);
}

const mean = (list: readonly number[]): number => list.reduce((total, x) => total + x, 0) / list.length;

/** What a die is worth before it is rolled, with the best use of so many rolls again. `worths`: by face. */
function unrolled(worths: readonly number[], rerolls: number): number {
  if (rerolls <= 0) return mean(worths);
  const again = unrolled(worths, rerolls - 1);
  return mean(worths.map((worth) => Math.max(worth, again)));
}

/** R11.9: should this face of the die stand, if so many rolls again are left? */
export const keeps = (worths: readonly number[], face: number, rerolls: number): boolean =>
  at(worths, face) >= unrolled(worths, rerolls - 1);

/** With the best use of one roll again. */
export const fightWorth = (t: RavennaTable, attacker: number, defender: number, charge: Charge): number =>
  unrolled(fightWorths(t, attacker, defender, charge), 1);

/** R11.8: whom the other Chief will send, and what the fight is worth then. */
export function attackWorth(
  t: RavennaTable,
  attacker: number,
  target: number,
  charge: Charge,
): { readonly defender: number; readonly worth: number } {
  let least = { defender: -1, worth: Number.POSITIVE_INFINITY };
  for (const defender of unitsIn(t.s, target)) {
    const worth = fightWorth(t, attacker, defender, charge);
    if (worth < least.worth) least = { defender, worth };
  }
  return least;
}
