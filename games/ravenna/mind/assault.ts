/**
 * R13 in the mind, for several Units at once: whoever is attacked may be driven off, and where one halts there is less room. So the
 * second attack on an Area is worth less than the first one, and a mark without a target or room left is a point of Moral lost.
 */

import { OFF } from '../field.ts';
import { sideOfUnit, sizeOf, unitAt, unitsIn } from '../units.ts';
import { attackEnd, type Goal, survey, targetOf, valuesOf } from './march.ts';
import type { Outlook } from './outlook.ts';
import { moralCost } from './worth.ts';

export interface Mark {
  readonly unit: number;
  readonly worth: number;
}

/** A place to attack from: what it is worth with the enemy still there, and without. */
export interface Sortie {
  readonly area: number;
  readonly target: number;
  readonly worth: number;
  readonly missed: number;
}

/** How often whoever was attacked once still stands there for the next. */
const STAYS = 0.55;
const MOST_CELLS = 4;
/** No more of a Unit's ways come into question for others to get in the way. */
const MOST_SORTIES = 8;

function sortiesOf(outlook: Outlook, unit: number): readonly Sortie[] {
  const known = outlook.sorties.get(unit);
  if (known) return known;
  const failure = moralCost(outlook.ground.t, sideOfUnit(unit), 1);
  const sortie = (goal: Goal): Sortie => ({
    area: goal.end.area,
    target: targetOf(outlook, unit, goal.end),
    worth: attackEnd(outlook, unit, goal, 0, 0),
    missed: goal.worth - failure,
  });
  const found = survey(outlook, unit, valuesOf(outlook, unit))
    .map(sortie)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_SORTIES);
  outlook.sorties.set(unit, found);
  return found;
}

/** What an Attack of each of these Units is worth if all before it in the list attack too. `engaged`: those of their side who do already. */
export function jointAttacks(outlook: Outlook, units: readonly number[], engaged: readonly number[]): Mark[] {
  const { t, cells } = outlook.ground;
  const pressed = new Map<number, number>();
  const filled = new Map<number, number>();

  const worthOf = (unit: number, { area, target, worth, missed }: Sortie): number => {
    if (area !== unitAt(t.s, unit).area && (cells[area] ?? 0) + (filled.get(area) ?? 0) + sizeOf(t, unit) > MOST_CELLS)
      return missed;
    if (target === OFF) return worth;
    const stays = STAYS ** ((pressed.get(target) ?? 0) / Math.max(1, unitsIn(t.s, target).length));
    return stays * worth + (1 - stays) * missed;
  };
  const bestOf = (unit: number, sorties: readonly Sortie[]): { readonly sortie: Sortie; readonly worth: number } =>
    sorties
      .map((sortie) => ({ sortie, worth: worthOf(unit, sortie) }))
      .reduce((best, one) => (one.worth > best.worth ? one : best));
  const send = (unit: number, { area, target }: Sortie): void => {
    if (target !== OFF) pressed.set(target, (pressed.get(target) ?? 0) + 1);
    const from = unitAt(t.s, unit).area;
    if (from === area) return;
    filled.set(area, (filled.get(area) ?? 0) + sizeOf(t, unit));
    filled.set(from, (filled.get(from) ?? 0) - sizeOf(t, unit));
  };

  for (const unit of engaged) send(unit, bestOf(unit, sortiesOf(outlook, unit)).sortie);
  const left = new Map(units.map((unit) => [unit, sortiesOf(outlook, unit)]));
  const marks: Mark[] = [];
  while (left.size > 0) {
    const [first, ...others] = [...left].map(([unit, sorties]) => ({ unit, ...bestOf(unit, sorties) }));
    if (!first) break;
    const { unit, sortie, worth } = others.reduce((best, one) => (one.worth > best.worth ? one : best), first);
    marks.push({ unit, worth });
    // Whoever would only lose by it stays, and is in nobody's way.
    if (worth > 0) send(unit, sortie);
    left.delete(unit);
  }
  return marks;
}
