/** Where a Unit goes: by an Attack, or by a Movement. */

import { edgeCells, OFF } from '../field.ts';
import { freeCells } from '../packing.ts';
import { dataOf, sideOfUnit, sizeOf, unitAt } from '../units.ts';
import { type End, endsOf, type Means, withUnitAt } from './ground.ts';
import { attackWorth } from './melee.ts';
import type { Outlook } from './outlook.ts';
import { hereWorth, placeWorth } from './place.ts';
import { moralCost } from './worth.ts';

export interface Goal {
  readonly end: End;
  readonly worth: number;
}

/** How much the new place counts for one that fights: it will hardly stay as it is. */
const AFTER_A_FIGHT = 0.3;

/** R3.11, R13.16: can it bring its front to the edge without disturbing anybody? Whoever moves may push friends aside. */
function touches({ ground: { t } }: Outlook, unit: number, { area, facing, advanced, turned }: End): boolean {
  if (advanced + turned > 0 || unitAt(t.s, unit).cells === 0) return true;
  const front = edgeCells(facing) & freeCells(t.s, area, unit);
  return sizeOf(t, unit) === 1 ? front !== 0 : front === edgeCells(facing);
}

/** The Area that would be attacked from there, or OFF. */
export function targetOf(outlook: Outlook, unit: number, end: End): number {
  const { t, terrain, holders } = outlook.ground;
  const edge = end.area * 4 + end.facing;
  const ahead = terrain.next[edge] ?? OFF;
  if (ahead === OFF || holders[ahead] !== 1 - sideOfUnit(unit)) return OFF;
  if (dataOf(t, unit).type === 'cavalry' && terrain.ditch[edge] === 1) return OFF;
  return touches(outlook, unit, end) ? ahead : OFF;
}

export const valuesOf = (outlook: Outlook, unit: number): Means => {
  const { advancing, turning } = dataOf(outlook.ground.t, unit);
  return { advances: advancing, turns: turning };
};

/** Every end, with what it is worth to stand there rather than here. */
export function survey(outlook: Outlook, unit: number, means: Means): readonly Goal[] {
  const key = (unit * 8 + means.advances) * 8 + means.turns;
  const known = outlook.surveys.get(key);
  if (known) return known;
  const now = hereWorth(outlook, unit);
  const found = endsOf(outlook.ground, unit, means).map((end) => ({
    end,
    worth: placeWorth(outlook, unit, end.area, end.facing, false) - now,
  }));
  outlook.surveys.set(key, found);
  return found;
}

/** What an end is worth to a Unit with an Attack. */
export function attackEnd(
  outlook: Outlook,
  unit: number,
  { end, worth: place }: Goal,
  moved: number,
  bonus: number,
): number {
  const { t } = outlook.ground;
  const target = targetOf(outlook, unit, end);
  if (target === OFF) return place - moralCost(t, sideOfUnit(unit), 1);
  const there = withUnitAt(t, unit, end.area, end.facing);
  const { worth } = attackWorth(there, unit, target, { areas: moved + end.advanced, bonus });
  return worth + AFTER_A_FIGHT * place;
}

/** What an Attack could lead to, the best first. `moved`: areas it has advanced before; `bonus`: of an Initiative. */
export const attacks = (outlook: Outlook, unit: number, means: Means, moved: number, bonus: number): Goal[] =>
  survey(outlook, unit, means)
    .map((goal) => ({ end: goal.end, worth: attackEnd(outlook, unit, goal, moved, bonus) }))
    .sort(byWorth);

/** The best that an Attack could lead to. */
export function attackGain(outlook: Outlook, unit: number, means: Means, bonus: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const goal of survey(outlook, unit, means)) best = Math.max(best, attackEnd(outlook, unit, goal, 0, bonus));
  return best;
}

interface Standing {
  readonly area: number;
  readonly facing: number;
}

/** R13.17: to end where the Order found it is a failure. */
const moveEnd = (outlook: Outlook, unit: number, { end, worth }: Goal, start: Standing): number =>
  end.area === start.area && end.facing === start.facing
    ? worth - moralCost(outlook.ground.t, sideOfUnit(unit), 1)
    : worth;

/** What a Movement could lead to, the best first. `start`: where the Order found it. */
export const moves = (outlook: Outlook, unit: number, means: Means, start: Standing): Goal[] =>
  survey(outlook, unit, means)
    .map((goal) => ({ end: goal.end, worth: moveEnd(outlook, unit, goal, start) }))
    .sort(byWorth);

/** The best that a Movement could lead to. */
export function moveGain(outlook: Outlook, unit: number, means: Means): number {
  const start = unitAt(outlook.ground.t.s, unit);
  let best = Number.NEGATIVE_INFINITY;
  for (const goal of survey(outlook, unit, means)) best = Math.max(best, moveEnd(outlook, unit, goal, start));
  return best;
}

const byWorth = (a: Goal, b: Goal): number => b.worth - a.worth;
