/** What things are worth, in points of Moral: that is what wins in the end. */

import type { RavennaTable } from '../state.ts';
import { dataOf, sideAt, unitAt } from '../units.ts';

/** So many turns of use make a Unit worth all it can be worth. */
const USEFUL_TURNS = 4;
/** After this phase nobody fights any more in a turn. */
const LAST_FIGHT = 5;

/** Turns in which there will still be fights; the present one counts half. */
export const turnsLeft = ({ s, components }: RavennaTable): number =>
  Math.max(0, components.turns - s.turn) + (s.phase <= LAST_FIGHT ? 0.5 : 0);

/** From 1 down to 0 at the end, when only Moral counts. */
export const future = (t: RavennaTable): number => Math.min(1, turnsLeft(t) / USEFUL_TURNS);

/** A whole Unit, for the rest of the game. Above nothing even at the end: Units break ties (R17.5). */
export function unitWorth(t: RavennaTable, unit: number): number {
  const { melee, shoot, advancing, defense } = dataOf(t, unit);
  return 0.05 + future(t) * (0.5 * melee + 0.5 * (shoot ?? 0) + 0.15 * advancing + 0.3 * defense);
}

const WOUNDED = 0.55;

/** What its owner loses with it, the enemy's gain for its Personality included (R12.18). */
export const deathCost = (t: RavennaTable, unit: number): number =>
  (unitAt(t.s, unit).wounded ? WOUNDED : 1) * unitWorth(t, unit) + (dataOf(t, unit).personality?.value ?? 0);

/** The second wound kills, and then the Personality is lost too. */
export const woundCost = (t: RavennaTable, unit: number): number =>
  (1 - WOUNDED) * unitWorth(t, unit) + 0.25 * future(t) * (dataOf(t, unit).personality?.value ?? 0);

/** Losing so many points; the last one is the game. */
export function moralCost(t: RavennaTable, side: number, points: number): number {
  const { moral } = sideAt(t.s, side);
  if (points >= moral) return DEFEAT;
  return points * (1 + NARROW / moral);
}
const DEFEAT = 60;
/** The fewer points are left, the dearer they are. */
const NARROW = 1;
