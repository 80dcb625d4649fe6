/** R10.7 to R10.16: what a Unit can shoot at from where it stands, and why not at the rest. */

import type { Refusal } from '@condotta/kernel';
import { COLUMNS, crossesFront, isFavourable, left, OFF, right, stepFrom } from './field.ts';
import { NONE, type RavennaTable, refuse, type State } from './state.ts';
import { areaName } from './things.ts';
import { dataOf, hasUnitOf, otherSide, sideOfUnit, unitAt } from './units.ts';

export interface Shot {
  readonly target: number;
  readonly range: number;
  /** R10.25: the direction of the last step. */
  readonly direction: number;
  /** R10.26: a friend stands in an intermediate Area. */
  readonly overFriends: boolean;
}

/** Bits by Area: 1 French, 2 League. */
function occupied(s: State): number[] {
  const sides: number[] = [];
  for (const [unit, { area }] of s.units.entries()) if (area !== NONE) sides[area] = 1 << sideOfUnit(unit);
  return sides;
}

/** All Areas the Unit could shoot at, however far (R10.17) and from whatever rank (R10.6), whether or not it may shoot now (see rules/shoot.ts). */
export function shotsOf(t: RavennaTable, unit: number): Shot[] {
  const { area, facing } = unitAt(t.s, unit);
  const shots: Shot[] = [];
  if (area === NONE || dataOf(t, unit).shoot === null) return shots;
  const sides = occupied(t.s);
  const own = 1 << sideOfUnit(unit);
  const enemyIn = (where: number): boolean => (sides[where] ?? 0) === 3 - own;
  // R3.24: from behind the ditch it adds nothing; where the target stands does not matter.
  const ditchCounts = !isFavourable(t.components, area);
  const ditch = (from: number, direction: number): boolean =>
    ditchCounts && crossesFront(t.components, from, direction);

  let overFriends = false;
  let crossed = false;
  let from = area;
  for (let steps = 1; ; steps++) {
    const corner = stepFrom(from, facing);
    if (corner === OFF) return shots;
    crossed ||= ditch(from, facing);
    // R10.14, R10.16
    if (enemyIn(corner)) {
      shots.push({ target: corner, range: steps + (crossed ? 1 : 0), direction: facing, overFriends });
      // R10.12: nothing beyond it, and nothing beside it.
      return shots;
    }
    // R10.10, R10.13: the corner of an L is an Area it passes; friends do not block.
    overFriends ||= sides[corner] === own;
    // R10.8: one step aside, always the last. R10.15: it counts as any step.
    for (const direction of [left(facing), right(facing)]) {
      const target = stepFrom(corner, direction);
      if (target === OFF || !enemyIn(target)) continue;
      const crossing = crossed || ditch(corner, direction);
      shots.push({ target, range: steps + 1 + (crossing ? 1 : 0), direction, overFriends });
    }
    from = corner;
  }
}

/** R10.9: how far ahead and how far to the right an Area lies, seen along a facing. */
function bearing(area: number, facing: number, target: number): { readonly ahead: number; readonly aside: number } {
  const east = (target % COLUMNS) - (area % COLUMNS);
  const south = Math.floor(target / COLUMNS) - Math.floor(area / COLUMNS);
  switch (facing) {
    case 0:
      return { ahead: -south, aside: east };
    case 1:
      return { ahead: east, aside: south };
    case 2:
      return { ahead: south, aside: -east };
    default:
      return { ahead: -east, aside: -south };
  }
}

/** Why the Unit cannot shoot at an Area that is not among its shots. */
export function noShot(t: RavennaTable, unit: number, target: number): Refusal {
  const { area, facing } = unitAt(t.s, unit);
  const args = { area: areaName(target) };
  const { ahead, aside } = bearing(area, facing, target);
  // R10.7 to R10.9
  if (ahead < 1 || Math.abs(aside) > 1) return refuse('R10.9', 'shoot.no-line', args, [areaName(target)]);
  const enemy = otherSide(sideOfUnit(unit));
  if (!hasUnitOf(t.s, target, enemy)) return refuse('R10.11', 'shoot.nobody', args, [areaName(target)]);
  let blocking = stepFrom(area, facing);
  while (!hasUnitOf(t.s, blocking, enemy)) blocking = stepFrom(blocking, facing);
  return refuse('R10.12', 'shoot.blocked', { ...args, by: areaName(blocking) }, [areaName(blocking)]);
}
