/** What it is worth to a Unit to stand somewhere, in points of Moral over the next turns. */

import { at } from '@condotta/kernel';
import { crossesDitch, crossesFront, isFavourable, left, OFF, opposite, right, stepFrom } from '../field.ts';
import type { RavennaTable } from '../state.ts';
import { dataOf, sideAt, sideOfUnit, unitAt, unitsIn } from '../units.ts';
import type { Sortie } from './assault.ts';
import type { Task } from './command.ts';
import { type Danger, dangerTo, NOBODY } from './danger.ts';
import { fightOf, missChance, shotPoints } from './dice.ts';
import { ALONE, approachOf, companionOf, type Ground, groundOf, standing } from './ground.ts';
import type { Goal } from './march.ts';
import { future } from './worth.ts';

/** How gladly a side goes forward. */
export interface Stance {
  readonly daring: number;
}

/** What a side sees of the field. */
export interface Outlook {
  readonly ground: Ground;
  readonly danger: Danger;
  /** Steps to a place to attack from: on horseback, on foot. */
  readonly approach: readonly (readonly number[])[];
  readonly stance: Stance;
  /** What has been found out about lines and Orders, for as long as nothing changes; see command.ts. */
  readonly tasks: Map<number, Task>;
  /** The same about where Units can come, and attack from; see march.ts and assault.ts. */
  readonly surveys: Map<number, readonly Goal[]>;
  readonly sorties: Map<number, readonly Sortie[]>;
}

/** The last outlook of each side, and the position it was made for: a turn's Orders are all given in one position. */
const remembered = new Map<Stance, { readonly position: Int16Array; readonly outlook: Outlook }[]>();
const FACTS = 4;
const HEADS = 4;

function positionOf({ s, components }: RavennaTable, side: number): Int16Array {
  const position = new Int16Array(HEADS + FACTS * s.units.length);
  position[0] = side;
  position[1] = components.turns - s.turn + (s.phase > 2 ? 100 : 0);
  position[2] = sideAt(s, 0).moral;
  position[3] = sideAt(s, 1).moral;
  let i = HEADS;
  for (const { area, cells, facing, wounded, maintains, marked } of s.units) {
    position[i++] = area;
    position[i++] = facing;
    position[i++] = cells;
    // Who is marked matters from phase 3 on, when cards are turned up.
    position[i++] = (wounded ? 1 : 0) + (maintains ? 2 : 0) + (marked && s.phase > 2 ? 4 : 0);
  }
  return position;
}

const same = (a: Int16Array, b: Int16Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

export function outlookOf(t: RavennaTable, side: number, stance: Stance): Outlook {
  const position = positionOf(t, side);
  const known = remembered.get(stance) ?? [];
  remembered.set(stance, known);
  const old = known[side];
  if (old && old.outlook.ground.t.components === t.components && same(old.position, position))
    return { ...old.outlook, ground: { ...old.outlook.ground, t } };
  const ground = groundOf(t);
  const outlook: Outlook = {
    ground,
    danger: dangerTo(ground, side),
    approach: [approachOf(ground, side, false), approachOf(ground, side, true)],
    stance,
    tasks: new Map(),
    surveys: new Map(),
    sorties: new Map(),
  };
  known[side] = { position, outlook };
  return outlook;
}

/** One shooter has many targets. */
const SHARE_OF_FIRE = 0.35;
/** Not every line has an Attack Order, and not every blow falls here. */
const SHARE_OF_BLOWS = 0.4;
/** A point of an attack result costs less than a point of Moral: there are four ways to take it. */
const POINT = 0.7;

/** What the enemy is likely to take from the Unit there. */
function risk(
  { ground, danger }: Outlook,
  unit: number,
  area: number,
  facing: number,
  digsIn: boolean,
  companion = companionOf(ground, unit, area),
): number {
  const { t } = ground;
  const { melee } = dataOf(t, unit);
  const { wounded } = unitAt(t.s, unit);
  // R11.8: its Chief names who fights.
  const own = Math.max(companion, melee - (wounded ? 1 : 0) + (digsIn ? 1 : 0));
  let fire = 0;
  let worst = 0;
  for (let direction = 0; direction < 4; direction++) {
    const weak = facing === opposite(direction) ? 0 : 1;
    const shots = at(danger.fire, area * 4 + direction);
    fire += shots * (1 + 0.3 * weak) * (digsIn ? 0.85 : 1);
    const blow = at(danger.blows, area * 4 + direction);
    if (blow === NOBODY) continue;
    const from = stepFrom(area, opposite(direction));
    const ditch =
      from !== OFF && crossesFront(t.components, from, direction) && isFavourable(t.components, area) ? 1 : 0;
    const { won, lost, wins } = fightOf(t.components, blow - own - ditch);
    worst = Math.max(worst, won + weak * wins - lost);
  }
  return POINT * (SHARE_OF_FIRE * fire + SHARE_OF_BLOWS * worst) * (wounded ? 1.3 : 1);
}

/** What the best shot from there takes on average, as the enemy stands now. */
export function shotFrom({ ground: { t, holders } }: Outlook, unit: number, area: number, facing: number): number {
  const { shoot } = dataOf(t, unit);
  const enemy = 1 - sideOfUnit(unit);
  const value = (shoot ?? 0) - (unitAt(t.s, unit).wounded ? 1 : 0);
  const outside = !isFavourable(t.components, area);
  let best = 0;
  let crossed = 0;
  let friends = false;
  let from = area;
  const aimAt = (range: number): void => {
    const strength = value - range;
    const points = POINT * shotPoints(t.components, strength) - (friends ? missChance(t.components, strength) : 0);
    best = Math.max(best, points);
  };
  for (let steps = 1; steps <= value + 2; steps++) {
    const corner = stepFrom(from, facing);
    if (corner === OFF) return best;
    if (outside && crossesFront(t.components, from, facing)) crossed = 1;
    if (holders[corner] === enemy) {
      aimAt(steps + crossed);
      return best;
    }
    friends ||= holders[corner] === 1 - enemy && corner !== unitAt(t.s, unit).area;
    for (const direction of [left(facing), right(facing)]) {
      const target = stepFrom(corner, direction);
      if (target === OFF || holders[target] !== enemy) continue;
      aimAt(steps + 1 + (crossed || (outside && crossesFront(t.components, corner, direction)) ? 1 : 0));
    }
    from = corner;
  }
  return best;
}

/** How near it is to a fight that it may win. */
function prospect({ ground: { t }, approach, stance }: Outlook, unit: number, area: number, facing: number): number {
  const { melee, advancing, type } = dataOf(t, unit);
  if (type === 'artillery') return 0;
  const field = at(approach, type === 'infantry' ? 1 : 0);
  const far = at(field, area);
  const ahead = stepFrom(area, facing);
  const open = ahead !== OFF && (type === 'infantry' || !crossesDitch(t.components, area, facing));
  const onTheWay = open && at(field, ahead) < far ? 0.15 : 0;
  const near = far <= advancing ? 0.6 : 0.6 - 0.2 * (far - advancing);
  const vigour = (melee - (unitAt(t.s, unit).wounded ? 1 : 0)) / 3;
  return stance.daring * vigour * near + onTheWay;
}

/** What it saves the guns there that this Unit stands with them. */
function guarding(outlook: Outlook, unit: number, area: number): number {
  const { ground } = outlook;
  const { t, holders } = ground;
  if (dataOf(t, unit).type === 'artillery' || holders[area] !== sideOfUnit(unit)) return 0;
  const own = standing(t, unit);
  let saved = 0;
  for (const gun of unitsIn(t.s, area)) {
    if (gun === unit || dataOf(t, gun).type !== 'artillery') continue;
    const { facing, maintains } = unitAt(t.s, gun);
    const others = unitAt(t.s, unit).area === area ? ALONE : companionOf(ground, gun, area);
    const without = risk(outlook, gun, area, facing, maintains, others);
    saved += without - risk(outlook, gun, area, facing, maintains, Math.max(others, own));
  }
  return saved;
}

/** The worth of a place; `digsIn`: with a Maintain token. */
export function placeWorth(outlook: Outlook, unit: number, area: number, facing: number, digsIn: boolean): number {
  const { t } = outlook.ground;
  const { shoot, type } = dataOf(t, unit);
  const shot =
    shoot === null ? 0 : shotFrom(outlook, unit, area, facing) * (type === 'artillery' && digsIn ? 0.3 : 0.8);
  // A gun without a target is a gun on the wrong place.
  const idle = type === 'artillery' && shot === 0 ? 0.5 : 0;
  const entrenched = isFavourable(t.components, area) && crossesFront(t.components, area, facing) ? 0.3 : 0;
  return (
    future(t) * (shot - idle + prospect(outlook, unit, area, facing) + entrenched) -
    risk(outlook, unit, area, facing, digsIn) +
    guarding(outlook, unit, area)
  );
}

export const hereWorth = (outlook: Outlook, unit: number): number => {
  const { area, facing, maintains } = unitAt(outlook.ground.t.s, unit);
  return placeWorth(outlook, unit, area, facing, maintains);
};
