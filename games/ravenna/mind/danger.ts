/** What the enemy could do to each Area next: shots by the direction they come in, and the strongest blow. */

import { AREA_COUNT, left, OFF, right } from '../field.ts';
import { NONE } from '../state.ts';
import { dataOf, otherSide, sideOfUnit, sizeOf, unitAt, unitsOfSide } from '../units.ts';
import { oddsOf, strengthIn } from './dice.ts';
import { type Ground, roomToPass } from './ground.ts';

/** Both by Area x 4 + direction of the attack. */
export interface Danger {
  /** Points that shots take on average. */
  readonly fire: Float64Array;
  /** The Melee of the strongest that could come, charge included; NOBODY: nobody. */
  readonly blows: Int8Array;
}

export const NOBODY = -9;

/** What threatens a side. */
export function dangerTo(ground: Ground, side: number): Danger {
  const fire = new Float64Array(AREA_COUNT * 4);
  const blows = new Int8Array(AREA_COUNT * 4).fill(NOBODY);
  for (const unit of unitsOfSide(otherSide(side))) {
    if (unitAt(ground.t.s, unit).area === NONE) continue;
    addFire(ground, unit, side, fire);
    addBlows(ground, unit, blows);
  }
  return { fire, blows };
}

/** R10.7 to R10.16, for whoever might come to stand there. */
function addFire({ t, terrain, holders }: Ground, unit: number, side: number, fire: Float64Array): void {
  const { shoot, type } = dataOf(t, unit);
  const { area, facing, wounded, maintains } = unitAt(t.s, unit);
  if (shoot === null) return;
  // R10.4: a dug-in gun has to wait for an Order before it can shoot again.
  const ready = type === 'artillery' && maintains ? 0.3 : 1;
  const value = shoot - (wounded ? 1 : 0);
  const outside = terrain.favourable[area] === 0;
  const { shots } = oddsOf(t.components);
  const points = (strength: number): number => ready * (shots[strengthIn(strength)] ?? 0);
  let crossed = 0;
  let from = area;
  for (let steps = 1; steps <= value + 2; steps++) {
    const corner = terrain.next[from * 4 + facing] ?? OFF;
    if (corner === OFF) return;
    if (outside && terrain.front[from * 4 + facing] === 1) crossed = 1;
    add(fire, corner * 4 + facing, points(value - steps - crossed));
    if (holders[corner] === side) return;
    for (const direction of [left(facing), right(facing)]) {
      const target = terrain.next[corner * 4 + direction] ?? OFF;
      if (target === OFF) continue;
      const crossing = crossed || (outside && terrain.front[corner * 4 + direction] === 1 ? 1 : 0);
      add(fire, target * 4 + direction, points(value - steps - 1 - crossing));
    }
    from = corner;
  }
}

const add = (list: Float64Array, i: number, x: number): void => {
  list[i] = (list[i] ?? 0) + x;
};

/** States of a march that have been looked at, stamped with the number of the search. */
const stamps = new Int32Array(AREA_COUNT * 4 * 8 * 8);
let searches = 0;

/** As endsOf, but only for what could be struck from the ends: this is asked far more often. */
function addBlows(ground: Ground, unit: number, blows: Int8Array): void {
  const { t, terrain, holders, cells } = ground;
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
    const ahead = terrain.next[area * 4 + facing] ?? OFF;
    if (ahead !== OFF && (isFoot || terrain.ditch[area * 4 + facing] === 0)) {
      const blow = strength + (!isFoot && advances < advancing ? 1 : 0);
      const i = ahead * 4 + facing;
      if (blow > (blows[i] ?? 0)) blows[i] = blow;
      const open = holders[ahead] !== enemy && (ahead === start || (cells[ahead] ?? 0) + size <= MOST_CELLS);
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
