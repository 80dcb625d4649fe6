/** Sieges: what guns and engineers of a zone could do, and what that is worth. */

import { at } from '@condotta/kernel';
import { gunValue } from '../fire.ts';
import { lookupOf } from '../lookup.ts';
import { readyUnits } from '../rules/ready.ts';
import type { MonferratoTable } from '../state.ts';
import { sideName, unitName, zoneName } from '../things.ts';
import { fireValue, fortsIn, isDisrupted, isOutOfSupply, shelter, typeOf } from '../units.ts';
import { hitInside } from './attack.ts';
import { type Deed, decision } from './deed.ts';
import { isFoes, type Outlook, ROOM } from './outlook.ts';
import { hitCost, unitWorth } from './worth.ts';

/** What a wall is worth to who lies before it, by Level: a breach is nearly the town. */
const OPEN = 3;
const STONE = 0.55;
const BURST = 1 / 6;
/** M9.1-3 */
const EXPLODES = 1 / 2;
/** A mine must still be fired, and may be found. */
const PATIENCE = 0.7;
const MOST_MINES = 2;
/** A hit on people behind a breach, or before the walls. */
const HIT = 0.3;

/** `through`: whether one can go in there at all. */
function wallWorth(o: Outlook, side: number, level: number): number {
  const { kind, outside, fortress } = at(lookupOf(o.t.components).sides, side);
  const { points } = at(o.t.components.zones, fortress);
  const storm = Math.max(at(o.own, outside), at(o.foe, outside));
  const inside = Math.max(at(o.own, fortress), at(o.foeDefence, fortress)) + 0.5;
  const force = 0.4 + Math.min(1, storm / inside);
  return (OPEN * points * force * (kind === 'river' ? 0.12 : 1) * STONE ** level) / 10;
}

/** What one salvo at the wall brings on average. */
function salvo(o: Outlook, side: number, values: readonly number[]): number {
  const level = at(o.t.s.levels, side);
  let spread = [1];
  for (const value of values) {
    const next: number[] = new Array(spread.length + 1).fill(0);
    for (let hits = 0; hits < spread.length; hits++) {
      next[hits] = (next[hits] ?? 0) + (spread[hits] ?? 0) * (1 - value / 6);
      next[hits + 1] = (next[hits + 1] ?? 0) + ((spread[hits] ?? 0) * value) / 6;
    }
    spread = next;
  }
  let gain = 0;
  for (let hits = 0; hits < spread.length; hits++)
    gain += (spread[hits] ?? 0) * (wallWorth(o, side, Math.max(0, level - hits)) - wallWorth(o, side, level));
  return gain;
}

function bombardments(o: Outlook, zone: number, ready: readonly number[], armed: readonly number[]): Deed[] {
  const { t } = o;
  const { ways, fortress } = lookupOf(t.components);
  const guns = ready.filter((unit) => typeOf(t, unit) === 'artillery' && armed.includes(unit));
  if (guns.length === 0) return [];
  const risk = BURST * o.blood * guns.reduce((sum, gun) => sum + unitWorth(t, gun), 0);
  return at(ways, zone).flatMap((way): Deed[] => {
    if (way.side < 0 || !isFoes(o, way.zone)) return [];
    const lakes = at(t.components.zones, at(fortress, zone) ? zone : way.zone).lakes;
    const values = guns.map((gun) => (lakes ? Math.max(1, gunValue(t, gun) - 1) : gunValue(t, gun)));
    const walls = at(fortress, way.zone) && at(t.s.levels, way.side) > 0;
    const through = at(fortress, way.zone) && !walls ? 1 : 0;
    const hits = values.reduce((sum, value) => sum + Math.max(0, value - through) / 6, 0);
    const worth = walls
      ? salvo(o, way.side, values)
      : through === 1
        ? hits * hitInside(o, way.zone)
        : Math.max(0, hits - shelter(t, way.zone, 1 - o.seat) * 0.7) * HIT * o.blood;
    const named = guns.map((gun) => decision('gun', unitName(t, gun)));
    return [{ worth: worth - risk, decisions: [decision('bombard', zoneName(t, way.zone)), ...named] }];
  });
}

/** Which side a work goes to when the engineers are inside, and may choose. */
function bestSide(
  o: Outlook,
  zone: number,
  gain: (side: number) => number,
): { side: number; worth: number; many: boolean } {
  let [side, worth, count] = [-1, 0, 0];
  for (const one of at(lookupOf(o.t.components).sidesOf, zone)) {
    const found = gain(one);
    if (found > 0) count++;
    if (found > worth) [side, worth] = [one, found];
  }
  return { side, worth, many: count > 1 };
}

function engineering(o: Outlook, zone: number, unit: number, armed: readonly number[]): Deed[] {
  const { t } = o;
  const { sides, fortress } = lookupOf(t.components);
  const skill = fireValue(t, unit, true) / 6;
  const name = unitName(t, unit);
  const deeds: Deed[] = [];
  for (const [side, { outside, fortress: town, kind }] of sides.entries()) {
    if (outside !== zone || !isFoes(o, town)) continue;
    const level = at(t.s.levels, side);
    const breach = wallWorth(o, side, 0) - wallWorth(o, side, level);
    const mines = at(t.s.mines, side);
    if (level > 0 && mines > 0) deeds.push({ worth: EXPLODES * breach, decisions: [decision('detonate', name)] });
    if (level > 0 && mines < MOST_MINES && kind === 'land' && armed.includes(unit))
      deeds.push({ worth: (PATIENCE * EXPLODES * skill * breach) / (1 + mines), decisions: [decision('mine', name)] });
  }
  if (at(fortress, zone)) {
    const before = (side: number): boolean => isFoes(o, at(sides, side).outside);
    const repair = bestSide(o, zone, (side) => {
      const level = at(t.s.levels, side);
      if (level >= at(sides, side).level) return 0;
      return skill * (wallWorth(o, side, level) - wallWorth(o, side, level + 1)) * (before(side) ? 1 : 0.3);
    });
    if (repair.side >= 0) deeds.push(work('repair', name, t, repair));
    const counter = bestSide(o, zone, (side) =>
      at(t.s.mines, side) > 0
        ? skill * EXPLODES * (wallWorth(o, side, 0) - wallWorth(o, side, at(t.s.levels, side)))
        : 0,
    );
    if (counter.side >= 0) deeds.push(work('countermine', name, t, counter));
  } else if (armed.includes(unit) && mayBuild(o, zone)) {
    // A Fort where one means to stay, with enemies about.
    const stays = at(o.pull, zone) > 1.5 && at(o.menace, zone) > 0.5;
    deeds.push({ worth: stays ? 0.12 * Math.min(3, at(o.menace, zone)) : -0.05, decisions: [decision('build', name)] });
  }
  return deeds;
}

const work = (
  verb: string,
  name: string,
  t: MonferratoTable,
  { side, worth, many }: { side: number; worth: number; many: boolean },
): Deed => ({
  worth,
  decisions: many ? [decision(verb, name), decision('side', sideName(t, side))] : [decision(verb, name)],
});

/** M10-2 */
function mayBuild({ t, seat }: Outlook, zone: number): boolean {
  const forts = fortsIn(t.s, zone, 0) + fortsIn(t.s, zone, 1);
  return forts < 2 && at(t.s.fortsLeft, seat) > 0 && !t.frame('activation')?.forts.includes(zone);
}

/** What a regiment gains that recovers, as a part of what it is worth shaken. */
const RESTED = 0.9;

/** A whole regiment again; the better, the nearer the enemy. */
function recoveries(o: Outlook, ready: readonly number[], zone: number): Deed[] {
  const { t } = o;
  // M12-2: where there are too many, whoever recovers is soon shaken again.
  const room = at(o.mine.crowd, zone) > ROOM ? 0.3 : 1;
  const near = (0.7 + Math.min(0.8, at(o.menace, zone) / 3)) * room;
  return ready
    .filter((unit) => typeOf(t, unit) !== 'commander' && isDisrupted(t.s, unit) && !isOutOfSupply(t.s, unit))
    .map((unit) => ({
      worth: RESTED * unitWorth(t, unit) * near * o.blood,
      decisions: [decision('recover', unitName(t, unit))],
    }));
}

/** Whatever guns, engineers and shaken regiments of the Command in the zone could do without moving. */
export function worksIn(o: Outlook, zone: number, armed: readonly number[]): Deed[] {
  const ready = readyUnits(o.t, o.command, zone);
  const engineers = ready.filter((unit) => typeOf(o.t, unit) === 'guastatori');
  return [
    ...bombardments(o, zone, ready, armed),
    ...engineers.flatMap((unit) => engineering(o, zone, unit, armed)),
    ...recoveries(o, ready, zone),
  ];
}

/** The hit that a side feels least. */
export const cheapest = (t: MonferratoTable, units: readonly number[]): number | undefined =>
  [...units].sort((a, b) => hitCost(t, a) - hitCost(t, b) || a - b)[0];
