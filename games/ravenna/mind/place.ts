/** What it is worth to a Unit to stand somewhere, in points of Moral over the next turns. */

import { left, OFF, opposite, right } from '../field.ts';
import { dataOf, sideOfUnit, unitAt } from '../units.ts';
import { NOBODY } from './danger.ts';
import { oddsOf, strengthIn } from './dice.ts';
import { ALONE, companionOf, standing } from './ground.ts';
import type { Outlook } from './outlook.ts';
import { future } from './worth.ts';

/** One shooter has many targets. */
const SHARE_OF_FIRE = 0.35;
/** Not every line has an Attack Order, and not every blow falls here. */
const SHARE_OF_BLOWS = 0.4;
/** A point of an attack result costs less than a point of Moral: there are four ways to take it. */
const POINT = 0.7;

/** What the enemy is likely to take from the Unit there. */
export function risk(
  { ground, danger }: Outlook,
  unit: number,
  area: number,
  facing: number,
  digsIn: boolean,
  companion = companionOf(ground, unit, area),
): number {
  const { t, terrain } = ground;
  const [onFront, onWeakSide] = oddsOf(t.components).blows;
  const { melee } = dataOf(t, unit);
  const { wounded } = unitAt(t.s, unit);
  // R11.8: its Chief names who fights.
  const own = Math.max(companion, melee - (wounded ? 1 : 0) + (digsIn ? 1 : 0));
  const yellow = terrain.favourable[area] === 1;
  let fire = 0;
  let worst = 0;
  for (let direction = 0; direction < 4; direction++) {
    const isWeak = facing !== opposite(direction);
    const shots = danger.fire[area * 4 + direction] ?? 0;
    fire += shots * (isWeak ? 1.3 : 1) * (digsIn ? 0.85 : 1);
    const blow = danger.blows[area * 4 + direction] ?? NOBODY;
    if (blow === NOBODY) continue;
    // Who comes this way over the front line comes over the same edge as one who would leave against it.
    const ditch = yellow && terrain.front[area * 4 + opposite(direction)] === 1 ? 1 : 0;
    const cost = (isWeak ? onWeakSide : onFront)[strengthIn(blow - own - ditch)] ?? 0;
    if (cost > worst) worst = cost;
  }
  return POINT * (SHARE_OF_FIRE * fire + SHARE_OF_BLOWS * worst) * (wounded ? 1.3 : 1);
}

/** What the best shot from there takes on average, as the enemy stands now. */
export function shotFrom(
  { ground: { t, terrain, holders } }: Outlook,
  unit: number,
  area: number,
  facing: number,
): number {
  const { shoot } = dataOf(t, unit);
  const { shots, misses } = oddsOf(t.components);
  const enemy = 1 - sideOfUnit(unit);
  const { wounded, area: start } = unitAt(t.s, unit);
  const value = (shoot ?? 0) - (wounded ? 1 : 0);
  const outside = terrain.favourable[area] === 0;
  let best = 0;
  let crossed = 0;
  let friends = false;
  let from = area;
  const aimAt = (range: number): void => {
    const strength = strengthIn(value - range);
    const points = POINT * (shots[strength] ?? 0) - (friends ? (misses[strength] ?? 0) : 0);
    if (points > best) best = points;
  };
  for (let steps = 1; steps <= value + 2; steps++) {
    const corner = terrain.next[from * 4 + facing] ?? OFF;
    if (corner === OFF) return best;
    if (outside && terrain.front[from * 4 + facing] === 1) crossed = 1;
    if (holders[corner] === enemy) {
      aimAt(steps + crossed);
      return best;
    }
    friends ||= holders[corner] === 1 - enemy && corner !== start;
    for (const direction of [left(facing), right(facing)]) {
      const target = terrain.next[corner * 4 + direction] ?? OFF;
      if (target === OFF || holders[target] !== enemy) continue;
      aimAt(steps + 1 + (crossed || (outside && terrain.front[corner * 4 + direction] === 1) ? 1 : 0));
    }
    from = corner;
  }
  return best;
}

/** How near it is to a fight that it may win. */
export function prospect(
  { ground: { t, terrain }, approach: [mounted, onFoot], stance }: Outlook,
  unit: number,
  area: number,
  facing: number,
): number {
  const { melee, advancing, type } = dataOf(t, unit);
  if (type === 'artillery') return 0;
  const isFoot = type === 'infantry';
  const field = isFoot ? onFoot : mounted;
  const far = field[area] ?? 0;
  const ahead = terrain.next[area * 4 + facing] ?? OFF;
  const open = ahead !== OFF && (isFoot || terrain.ditch[area * 4 + facing] === 0);
  const onTheWay = open && (field[ahead] ?? 0) < far ? 0.15 : 0;
  const near = far <= advancing ? 0.6 : 0.6 - 0.2 * (far - advancing);
  const vigour = (melee - (unitAt(t.s, unit).wounded ? 1 : 0)) / 3;
  return stance.daring * vigour * near + onTheWay;
}

/** What it saves the guns there that this Unit stands with them. */
function guarding(outlook: Outlook, unit: number, area: number): number {
  const { ground } = outlook;
  const { t, holders, guns } = ground;
  if (holders[area] !== sideOfUnit(unit)) return 0;
  let saved = 0;
  for (const gun of guns) {
    const { area: there, facing, maintains } = unitAt(t.s, gun);
    if (there !== area || dataOf(t, unit).type === 'artillery') continue;
    const others = unitAt(t.s, unit).area === area ? ALONE : companionOf(ground, gun, area);
    const without = risk(outlook, gun, area, facing, maintains, others);
    saved += without - risk(outlook, gun, area, facing, maintains, Math.max(others, standing(t, unit)));
  }
  return saved;
}

/** The worth of a place; `digsIn`: with a Maintain token. */
export function placeWorth(outlook: Outlook, unit: number, area: number, facing: number, digsIn: boolean): number {
  const { t, terrain } = outlook.ground;
  const { shoot, type } = dataOf(t, unit);
  const shot =
    shoot === null ? 0 : shotFrom(outlook, unit, area, facing) * (type === 'artillery' && digsIn ? 0.3 : 0.8);
  // A gun without a target is a gun on the wrong place.
  const idle = type === 'artillery' && shot === 0 ? 0.5 : 0;
  const entrenched = terrain.favourable[area] === 1 && terrain.front[area * 4 + facing] === 1 ? 0.3 : 0;
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
