/** What the enemy could do to each Area next: shots by the direction they come in, and the strongest blow. */

import { at } from '@condotta/kernel';
import { AREA_COUNT, crossesDitch, crossesFront, isFavourable, left, OFF, right, stepFrom } from '../field.ts';
import { NONE } from '../state.ts';
import { dataOf, otherSide, sideOfUnit, sizeOf, unitAt, unitsOfSide } from '../units.ts';
import { shotPoints } from './dice.ts';
import { type Ground, roomToPass } from './ground.ts';

/** Both by Area x 4 + direction of the attack. */
export interface Danger {
  /** Points that shots take on average. */
  readonly fire: readonly number[];
  /** The Melee of the strongest that could come, charge included; NOBODY: nobody. */
  readonly blows: readonly number[];
}

export const NOBODY = -9;

/** What threatens a side. */
export function dangerTo(ground: Ground, side: number): Danger {
  const fire = new Array<number>(AREA_COUNT * 4).fill(0);
  const blows = new Array<number>(AREA_COUNT * 4).fill(NOBODY);
  for (const unit of unitsOfSide(otherSide(side))) {
    if (unitAt(ground.t.s, unit).area === NONE) continue;
    addFire(ground, unit, side, fire);
    addBlows(ground, unit, blows);
  }
  return { fire, blows };
}

/** R10.7 to R10.16, for whoever might come to stand there. */
function addFire({ t, holders }: Ground, unit: number, side: number, fire: number[]): void {
  const { shoot, type } = dataOf(t, unit);
  const { area, facing, wounded, maintains } = unitAt(t.s, unit);
  if (shoot === null) return;
  // R10.4: a dug-in gun has to wait for an Order before it can shoot again.
  const ready = type === 'artillery' && maintains ? 0.3 : 1;
  const value = shoot - (wounded ? 1 : 0);
  const outside = !isFavourable(t.components, area);
  let crossed = 0;
  let from = area;
  for (let steps = 1; steps <= value + 2; steps++) {
    const corner = stepFrom(from, facing);
    if (corner === OFF) return;
    if (outside && crossesFront(t.components, from, facing)) crossed = 1;
    add(fire, corner * 4 + facing, ready * shotPoints(t.components, value - steps - crossed));
    if (at(holders, corner) === side) return;
    for (const direction of [left(facing), right(facing)]) {
      const target = stepFrom(corner, direction);
      if (target === OFF) continue;
      const crossing = crossed || (outside && crossesFront(t.components, corner, direction) ? 1 : 0);
      add(fire, target * 4 + direction, ready * shotPoints(t.components, value - steps - 1 - crossing));
    }
    from = corner;
  }
}

const add = (list: number[], i: number, x: number): void => {
  list[i] = at(list, i) + x;
};

/** States of a march that have been looked at, stamped with the number of the search. */
const stamps = new Int32Array(AREA_COUNT * 4 * 8 * 8);
let searches = 0;

/** As endsOf, but only for what could be struck from the ends: this is asked far more often. */
function addBlows(ground: Ground, unit: number, blows: number[]): void {
  const { t, holders, cells } = ground;
  const { melee, type, advancing, turning } = dataOf(t, unit);
  if (type === 'artillery') return;
  const { area: start, facing: front, wounded } = unitAt(t.s, unit);
  const isFoot = type === 'infantry';
  const enemy = 1 - sideOfUnit(unit);
  const size = sizeOf(t, unit);
  const strength = melee - (wounded ? 1 : 0);
  const search = ++searches;
  const visit = (area: number, facing: number, advances: number, turns: number): void => {
    const key = ((area * 4 + facing) * 8 + advances) * 8 + turns;
    if (stamps[key] === search) return;
    stamps[key] = search;
    const ahead = stepFrom(area, facing);
    if (ahead !== OFF && (isFoot || !crossesDitch(t.components, area, facing))) {
      const blow = strength + (!isFoot && advances < advancing ? 1 : 0);
      const i = ahead * 4 + facing;
      if (blow > at(blows, i)) blows[i] = blow;
      const open = holders[ahead] !== enemy && (ahead === start || at(cells, ahead) + size <= MOST_CELLS);
      const passes = area === start || roomToPass(ground, area, size);
      if (advances > 0 && open && passes) visit(ahead, facing, advances - 1, turns);
    }
    if (turns === 0) return;
    visit(area, left(facing), advances, turns - 1);
    visit(area, right(facing), advances, turns - 1);
  };
  visit(start, front, advancing, turning);
}
const MOST_CELLS = 4;
