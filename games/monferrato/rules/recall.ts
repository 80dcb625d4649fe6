/** M7.1 Recall of support units: who may be recalled, and the way to the battle. */

import { type Arg, ask, at, call, done, type Next, type Refusal, step, unknownThing } from '@condotta/kernel';
import { lookupOf, type Way } from '../lookup.ts';
import { activate, relocate } from '../pieces.ts';
import {
  ACTIVATED,
  type FrameOf,
  frames,
  type MonferratoFrame,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  NONE,
  refuse,
} from '../state.ts';
import { numberIn, unitName, zoneName, zoneNames } from '../things.ts';
import { isClosed, recallZones } from '../trace.ts';
import { factionOf, holders, isMarked, otherSeat, placeOf, typeOf } from '../units.ts';
import { allowanceOf, isWholeAllowance, pointsFor } from './allowance.ts';

type Recalled = FrameOf<'recalled'>;
type Battle = FrameOf<'battle'>;

/** M7.1-2: whom the leader could recall now. */
export function recallable(t: MonferratoTable, f: Battle): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < t.s.places.length; unit++) if (!recallTrouble(t, f, unit)) found.push(unit);
  return found;
}

/** Is there anybody at all? */
export const mayRecallSomebody = (t: MonferratoTable, f: Battle): boolean =>
  t.s.places.some((_, unit) => !recallTrouble(t, f, unit));

/** M7.1-2 to M7.1-5 */
export function recallTrouble(t: MonferratoTable, f: Battle, unit: number): Refusal | null {
  const name = unitName(t, unit);
  const zone = placeOf(t.s, unit);
  if (f.leader === NONE || f.recalls === 0) return refuse('M7.1-2', 'recall.enough', { unit: name }, [name]);
  if (zone < 0 || zone === f.zone || factionOf(t, unit) !== f.attacker)
    return refuse('M7.1-3', 'recall.not-friend', { unit: name }, [name]);
  if (isMarked(t.s, unit, ACTIVATED) || t.s.box.includes(at(lookupOf(t.components).command, unit)))
    return refuse('M7.1-3', 'recall.activated', { unit: name }, [name]);
  if (at(t.once(recallZones, f.zone, f.attacker), zone) < 0)
    return refuse('M7.1-4', 'recall.far', { unit: name }, [name]);
  const left = allowanceOf(t, unit, false);
  return reaches(t, unit, zone, f.zone, left, true) ? null : refuse('M7.1-5', 'recall.no-way', { unit: name }, [name]);
}

/** M7.1-5: whether the unit may take this way on its road to the battle, apart from its cost. `held`: who holds which zone. */
function isPassable(t: MonferratoTable, unit: number, way: Way, target: number, held: readonly number[]): boolean {
  const { fortress } = lookupOf(t.components);
  const gun = typeOf(t, unit) === 'artillery';
  if (way.kind === 'impassable' || isClosed(t, way.zone)) return false;
  if (way.kind === 'river' && (gun || isRained(t, unit))) return false;
  const enemy = (at(held, way.zone) & (1 << otherSeat(factionOf(t, unit)))) !== 0;
  if (way.zone !== target) return !enemy;
  // M6-13
  if (!enemy || !fortress[way.zone]) return true;
  return !gun && way.kind !== 'river' && at(t.s.levels, way.side) === 0;
}

/** Chit 4: it starts in the zone on which the rain falls. */
const isRained = (t: MonferratoTable, unit: number): boolean => {
  const zone = t.frame('zone');
  return zone?.rain === true && placeOf(t.s, unit) === zone.zone;
};

/** Can the unit get to the battle with the points left? `fresh`: it has not moved yet. */
function reaches(
  t: MonferratoTable,
  unit: number,
  from: number,
  target: number,
  left: number,
  fresh: boolean,
): boolean {
  const { ways } = lookupOf(t.components);
  const held = t.once(holders);
  /** By zone: the most points with which it was reached. */
  const most: number[] = new Array(ways.length).fill(-1);
  most[from] = left;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] ?? from;
    const points = most[here] ?? 0;
    for (const way of at(ways, here)) {
      const whole = isWholeAllowance(way);
      if (whole && !(fresh && i === 0)) continue;
      const rest = whole ? 0 : points - pointsFor(t, way);
      if (rest <= (most[way.zone] ?? -1) || !isPassable(t, unit, way, target, held)) continue;
      if (way.zone === target) return true;
      most[way.zone] = rest;
      queue.push(way.zone);
    }
  }
  return false;
}

/** The next zones from which the battle can still be reached with the points left. */
function onwards(
  t: MonferratoTable,
  unit: number,
  from: number,
  target: number,
  left: number,
  fresh: boolean,
): number[] {
  const held = t.once(holders);
  const found: number[] = [];
  for (const way of at(lookupOf(t.components).ways, from)) {
    const whole = isWholeAllowance(way);
    if (whole && !fresh) continue;
    const cost = whole ? left : pointsFor(t, way);
    if (cost > left || !isPassable(t, unit, way, target, held)) continue;
    if (way.zone === target || reaches(t, unit, way.zone, target, left - cost, false)) found.push(way.zone);
  }
  return found;
}

/** M7.1-9: from now on it is activated. */
export function recalledFrame(p: MonferratoPlay, unit: number, target: number): MonferratoFrame {
  const zone = placeOf(p.s, unit);
  const left = allowanceOf(p, unit, false);
  activate(p.s, [unit]);
  return frames.recalled({ unit, zone, from: zone, target, left, fresh: true });
}

const nextZones = (t: MonferratoTable, f: Recalled): number[] => onwards(t, f.unit, f.zone, f.target, f.left, f.fresh);

function go(p: MonferratoPlay, f: Recalled, zone: number): Next<Recalled['at']> {
  const way = at(lookupOf(p.components).ways, f.zone).find((one) => one.zone === zone);
  if (!way) throw new Error(`no way to ${zone}`);
  f.left -= isWholeAllowance(way) ? f.left : pointsFor(p, way);
  f.from = f.zone;
  f.zone = zone;
  f.fresh = false;
  relocate(p, [f.unit], zone);
  // M7.1-10
  return zone === f.target ? step('moved') : call(frames.occupy({ seat: factionOf(p, f.unit), zone }), 'next');
}

export const recalled: MonferratoProcedure<'recalled'> = {
  next: {
    run(p, f) {
      const [only, ...others] = nextZones(p, f);
      if (only === undefined) throw new Error('a recalled unit has lost its way');
      return others.length > 0 ? step('go') : go(p, f, only);
    },
  },
  go: {
    run: (p, f) => ask(factionOf(p, f.unit)),
    verbs: {
      step: {
        things: (t, f): Arg[] => zoneNames(t, nextZones(t, f)),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          if (zone < 0) return unknownThing(arg);
          if (nextZones(t, f).includes(zone)) return null;
          return refuse('M7.1-5', 'recall.wrong-way', { zone: zoneName(t, zone) }, [zoneName(t, zone)]);
        },
        apply: (p, f, _seat, arg) => go(p, f, numberIn(p, 'zone', arg)),
      },
    },
  },
  moved: {
    run(p, f) {
      const battle = p.frame('battle');
      battle?.attackers.push(f.unit);
      battle?.origins.push(f.from);
      return done();
    },
  },
};
