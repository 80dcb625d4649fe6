/** Marches and attacks of a zone's units: who goes together, how far, and what it is worth to be there. */

import { at, type Decision } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { allowanceOf, isWholeAllowance, pointsFor } from '../rules/allowance.ts';
import { movableCamp } from '../rules/camps.ts';
import { readyUnits } from '../rules/ready.ts';
import type { FrameOf } from '../state.ts';
import { unitName, zoneName } from '../things.ts';
import { isClosed } from '../trace.ts';
import { campArmy, campsIn, fortsIn, isCombat, isLine, isRaider, shelter, typeOf, unitsIn } from '../units.ts';
import { byWorth, type Deed, decision } from './deed.ts';
import { forecast } from './forecast.ts';
import { cautionAt, isFoes, isOwn, mobile, type Outlook, turnsLeft } from './outlook.ts';
import { power, unitWorth } from './worth.ts';

/** So many of the best marches, and attacks, are thought of in a zone. */
const MOST = 4;

interface Reached {
  readonly zone: number;
  readonly path: readonly number[];
  readonly left: number;
  /** The last step crossed a river without a bridge: who is beaten there is lost (M7.5-5). */
  readonly wet: boolean;
}

/** M6: where a group could get to, by the cheapest way; enemy-held zones end it. */
function reachOf(
  o: Outlook,
  group: readonly number[],
  from: number,
  armed: readonly number[],
  points = Math.min(...group.map((unit) => allowanceOf(o.t, unit, true))),
  fresh = true,
): Reached[] {
  const { t } = o;
  const { ways, fortress } = lookupOf(t.components);
  const heavy = group.some((unit) => typeOf(t, unit) === 'artillery');
  const fights =
    group.some((unit) => isLine(typeOf(t, unit))) &&
    group.every((unit) => !isCombat(typeOf(t, unit)) || armed.includes(unit));
  const best = new Map<number, Reached>();
  const queue: Reached[] = [{ zone: from, path: [], left: points, wet: false }];
  for (const here of queue) {
    if (here.path.length > 0 && isFoes(o, here.zone)) continue;
    for (const way of at(ways, here.zone)) {
      if (way.zone === from || way.kind === 'impassable' || isClosed(t, way.zone)) continue;
      if (way.kind === 'river' && heavy) continue;
      const whole = isWholeAllowance(way);
      if (whole && (!fresh || here.path.length > 0)) continue;
      const left = whole ? 0 : here.left - pointsFor(t, way);
      if (left < 0) continue;
      if (isFoes(o, way.zone)) {
        if (!fights) continue;
        if (fortress[way.zone] && (heavy || way.kind === 'river' || at(t.s.levels, way.side) > 0)) continue;
      }
      const known = best.get(way.zone);
      if (known && known.left >= left) continue;
      const reached = { zone: way.zone, path: [...here.path, way.zone], left, wet: way.kind === 'river' };
      best.set(way.zone, reached);
      queue.push(reached);
    }
  }
  return [...best.values()];
}

/** Who stays: one to hold a place that counts, and enough behind walls that are in danger. `ready`: who could go. */
function groupsOf(o: Outlook, zone: number, ready: readonly number[]): readonly (readonly number[])[] {
  const { t } = o;
  const others = unitsIn(t, zone, o.seat).filter((unit) => !ready.includes(unit) && isCombat(typeOf(t, unit)));
  const { points } = at(t.components.zones, zone);
  const line = ready.filter((unit) => isLine(typeOf(t, unit))).sort((a, b) => power(t, a, false) - power(t, b, false));
  const stay = new Set<number>();
  if (points > 1) {
    // A fifth more than could come, and never nobody.
    let needed = Math.max(0.7, at(o.menace, zone) * 1.2) - others.reduce((sum, unit) => sum + power(t, unit, false), 0);
    for (const unit of [...line].reverse()) {
      if (needed <= 0) break;
      needed -= power(t, unit, false);
      stay.add(unit);
    }
    for (const unit of ready) if (!isLine(typeOf(t, unit)) && at(o.menace, zone) > 0.5) stay.add(unit);
  } else if (points === 1 && others.length === 0 && line[0] !== undefined) stay.add(line[0]);
  const all = ready.filter((unit) => !stay.has(unit));
  const swift = all.filter((unit) => isRaider(typeOf(t, unit)) || typeOf(t, unit) === 'commander');
  const horse = all.filter((unit) => typeOf(t, unit) === 'cavalry');
  return [all, swift, horse].filter(
    (group, i, list) => group.length > 0 && list.findIndex((other) => other.length === group.length) === i,
  );
}

function clicks(o: Outlook, group: readonly number[], path: readonly number[], camp: boolean): Decision[] {
  const { t } = o;
  const [first, ...others] = group;
  if (first === undefined) return [];
  return [
    decision('march', unitName(t, first)),
    ...others.map((unit) => decision('join', unitName(t, unit))),
    ...(camp ? [decision('take-camp')] : []),
    ...steps(o, group, path),
  ];
}

/** On the way somebody stays in each village that counts and that nobody holds. */
function steps(o: Outlook, group: readonly number[], path: readonly number[]): Decision[] {
  const { t } = o;
  const line = group.filter((unit) => isLine(typeOf(t, unit))).sort((a, b) => power(t, a, false) - power(t, b, false));
  return path.flatMap((zone, i) => {
    const step = decision('step', zoneName(t, zone));
    const stays = i < path.length - 1 && isPrize(o, zone) && line.length > 1 ? line.shift() : undefined;
    return stays === undefined ? [step] : [step, decision('drop', unitName(t, stays))];
  });
}

/** A village that counts, for whoever leaves a regiment there. */
const isPrize = (o: Outlook, zone: number): boolean =>
  at(o.t.components.zones, zone).points === 1 && !isOwn(o, zone) && !isFoes(o, zone);

const strength = (o: Outlook, units: readonly number[], attacking: boolean): number =>
  units.reduce((sum, unit) => sum + power(o.t, unit, attacking), 0);

/** What may befall a force that stands there when the enemy has moved. */
function danger(o: Outlook, zone: number, defence: number): number {
  const cover = at(lookupOf(o.t.components).fortress, zone) ? 2 : shelter(o.t, zone, o.seat) * 0.8;
  return 0.3 * o.stance.caution * o.blood * Math.max(0, at(o.menace, zone) * 0.8 - defence - cover);
}

/** M12-1: how many of foot and horse a zone bears, and what one too many costs. */
const ROOM = 6;
const CROWDED = 0.22;

const crowdIn = ({ t, seat }: Outlook, zone: number): number =>
  unitsIn(t, zone, seat).filter((unit) => isRaider(typeOf(t, unit))).length;

function marchWorth(o: Outlook, group: readonly number[], from: number, { zone, path }: Reached): number {
  const { t } = o;
  const force = strength(o, group, true) + 0.15 * group.length;
  const already = at(o.own, zone);
  const defence = strength(o, group, false) + already;
  let worth = 0.32 * (at(o.pull, zone) - at(o.pull, from)) * Math.min(5, force);
  worth -= danger(o, zone, defence) - danger(o, from, at(o.own, from));
  if (!at(o.supplied, zone) && at(t.components.zones, zone).feeds !== o.seat) worth -= 0.25 * force;
  if (!isOwn(o, zone)) worth += prize(o, zone) * 0.8;
  for (const passed of path.slice(0, -1)) if (isPrize(o, passed) && group.length > 1) worth += prize(o, passed) * 0.8;
  worth -= cautionAt(o, zone);
  // What stands there of the enemy without soldiers is lost to him.
  worth += 0.8 * campsIn(t, zone, 1 - o.seat).length + 0.2 * fortsIn(t.s, zone, 1 - o.seat);
  const coming = group.filter((unit) => isRaider(typeOf(t, unit))).length;
  const [there, here] = [crowdIn(o, zone), crowdIn(o, from)];
  const crowded = (count: number): number => Math.max(0, count - ROOM);
  return worth - CROWDED * (crowded(there + coming) - crowded(there) + crowded(here - coming) - crowded(here));
}

/** What a place counts for: with a Fortress on either side the villages decide, so they count for more than their points. */
const VILLAGE = 1.7;
const prize = ({ t }: Outlook, zone: number): number => {
  const { points, village } = at(t.components.zones, zone);
  return village ? points * VILLAGE : points;
};

/** A hit suffered or given, on average; and a hit inside a Fortress, for each of its points. */
const HIT = 0.28;
const STORM = 0.03;

function attackWorth(o: Outlook, group: readonly number[], from: number, { zone, wet }: Reached): number {
  const { t, seat } = o;
  const { wins, attackers, defenders } = forecast(t, group, zone, seat);
  const points = prize(o, zone);
  const enemies = unitsIn(t, zone, 1 - seat);
  const stake = enemies.reduce((sum, unit) => sum + unitWorth(t, unit), 0);
  const helpless = enemies.every((unit) => ['commander', 'guastatori'].includes(typeOf(t, unit)));
  const discount = 0.75 + 0.25 / Math.max(1, turnsLeft(t) / 6);
  const ahead = Math.max(0, at(o.pull, zone) - at(o.pull, from));
  let worth = (helpless ? 1 : wins) * (points * discount + 0.2 * stake * o.blood + 0.3 * ahead);
  if (helpless) worth += stake;
  else worth += o.blood * HIT * (defenders - attackers * (2 - Math.min(1.6, o.stance.daring)));
  // Behind a breach every regiment counts: whoever is lost there cannot be replaced in time, the besiegers recover outside.
  if (at(lookupOf(t.components).fortress, zone)) worth += o.stance.siege * STORM * points * defenders;
  worth += wins * 0.6 * campsIn(t, zone, 1 - seat).length;
  if (wet) worth -= (1 - wins) * group.reduce((sum, unit) => sum + unitWorth(t, unit), 0);
  return worth - cautionAt(o, zone);
}

/** The marches and attacks of a zone, best first. */
export function marchesFrom(o: Outlook, zone: number, armed: readonly number[]): Deed[] {
  const groups = groupsOf(o, zone, mobile(o.t, readyUnits(o.t, o.command, zone)));
  return marchesOf(o, zone, groups, armed);
}

function marchesOf(o: Outlook, zone: number, groups: readonly (readonly number[])[], armed: readonly number[]): Deed[] {
  const { t } = o;
  const moves: Deed[] = [];
  const attacks: Deed[] = [];
  const camp = movableCamp(t, o.command, zone) >= 0;
  for (const group of groups) {
    const fighters = group.filter((unit) => !isCombat(typeOf(t, unit)) || armed.includes(unit));
    const storming = fighters.filter((unit) => !['artillery', 'guastatori'].includes(typeOf(t, unit)));
    for (const reached of reachOf(o, group, zone, armed)) {
      if (isFoes(o, reached.zone)) continue;
      const [first = zone] = reached.path;
      const along = camp && !reached.wet && !isFoes(o, first);
      moves.push({
        worth: marchWorth(o, group, zone, reached) + baggage(o, group, reached.zone, along ? first : zone, camp),
        decisions: [...clicks(o, group, reached.path, along), ...ending(o, reached)],
      });
    }
    for (const party of [fighters, storming]) {
      if (party.length === 0) continue;
      for (const reached of reachOf(o, party, zone, armed))
        if (isFoes(o, reached.zone))
          attacks.push({
            worth: attackWorth(o, party, zone, reached),
            decisions: [...clicks(o, party, reached.path, false), decision('face')],
          });
    }
  }
  return [...moves.sort(byWorth).slice(0, MOST), ...distinct(attacks.sort(byWorth)).slice(0, MOST)];
}

/** Who goes on from a village that counts leaves somebody there, if nobody else holds it. */
function holdsHere({ t, seat }: Outlook, f: FrameOf<'march'>): Decision[] {
  if (at(t.components.zones, f.zone).points !== 1 || f.units.length < 2) return [];
  if (unitsIn(t, f.zone, seat).some((unit) => !f.units.includes(unit))) return [];
  const [weakest] = f.units
    .filter((unit) => isLine(typeOf(t, unit)))
    .sort((a, b) => power(t, a, false) - power(t, b, false));
  return weakest === undefined ? [] : [decision('drop', unitName(t, weakest))];
}

/** A march with points left is ended; where something of the enemy waits, that comes first. */
function ending({ t, seat }: Outlook, { zone, left }: Reached): Decision[] {
  if (campsIn(t, zone, 1 - seat).length > 0 || fortsIn(t.s, zone, 1 - seat) > 0) return [decision('face')];
  return left > 0 ? [decision('stop')] : [];
}

/** What a group that has been called together, or is on its way, does next: plans, best first. */
export function onTheMarch(o: Outlook, f: FrameOf<'march'>, armed: readonly number[]): Deed[] {
  const { t } = o;
  if (!f.moved && f.spent === 0) {
    const ready = [...f.units, ...mobile(t, readyUnits(t, o.command, f.zone))];
    const groups = groupsOf(o, f.zone, ready).filter((group) => f.units.every((unit) => group.includes(unit)));
    const gone = f.units.map((unit) => unitName(t, unit));
    return marchesOf(o, f.zone, groups.length > 0 ? groups : [f.units], armed)
      .map(({ worth, decisions }) => ({
        worth,
        // Who has been called already need not be called again.
        decisions: decisions.filter(
          ({ verb, arg }) => verb !== 'march' && !(verb === 'join' && gone.includes(`${arg}`)),
        ),
      }))
      .filter(({ decisions }) => !(f.camp >= 0 && decisions.some(({ verb }) => verb === 'take-camp')));
  }
  const left = holdsHere(o, f);
  const on = reachOf(o, f.units, f.zone, armed, f.points - f.spent, f.spent === 0).map((reached): Deed => {
    const way = steps(o, f.units, reached.path);
    return isFoes(o, reached.zone)
      ? { worth: attackWorth(o, f.units, f.zone, reached), decisions: [...left, ...way, decision('face')] }
      : { worth: marchWorth(o, f.units, f.zone, reached), decisions: [...left, ...way, ...ending(o, reached)] };
  });
  return [...on, { worth: 0, decisions: [decision('stop')] }].sort(byWorth);
}

/** The same clicks are thought of once. */
function distinct(deeds: readonly Deed[]): Deed[] {
  const seen = new Set<string>();
  return deeds.filter(({ decisions }) => {
    const key = decisions.map(({ verb, arg }) => `${verb} ${arg}`).join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** M13.2-1: how far an army may be from its Camp and still attack. */
const TETHER = 3;

/** An army that outruns its Camp can neither storm nor dig; a Camp that nobody guards may be lost. `now`: where the Camp of its zone would be. */
function baggage(o: Outlook, group: readonly number[], zone: number, now: number, mine: boolean): number {
  const { t } = o;
  const army = commandArmy(t, o.command);
  const force = Math.min(3, strength(o, group, true));
  const others = t.s.camps.filter((camp, i) => camp.zone >= 0 && campArmy(t, i) === army);
  if (others.length === 0) return 0;
  const reach = (from: number): boolean => at(at(o.far, zone), from) <= TETHER;
  const served = (mine && reach(now)) || others.some((camp) => camp.zone !== now && reach(camp.zone));
  const lonely = mine && now !== zone && at(o.own, now) === 0;
  return (served ? 0 : -0.35 * force) - (lonely ? 0.05 + 0.25 * Math.min(2, at(o.menace, now)) : 0);
}

/** A Camp is good where its army is, and where the army is drawn to. */
function campGain(o: Outlook, from: number, to: number): number {
  return 0.25 * (at(o.pull, to) - at(o.pull, from)) + (at(o.own, to) > 0 ? 0.1 : 0);
}

/** The Camp alone goes after its army. */
export function campMoves(o: Outlook, zone: number): Deed[] {
  const { t } = o;
  if (movableCamp(t, o.command, zone) < 0) return [];
  return at(lookupOf(t.components).ways, zone).flatMap(({ zone: to, kind }): Deed[] => {
    if (kind === 'river' || kind === 'impassable' || isFoes(o, to) || isClosed(t, to)) return [];
    const guarded = at(o.own, to) > 0;
    const worth = (guarded ? campGain(o, zone, to) : -0.3 - 0.3 * at(o.menace, to)) - 0.02;
    return [{ worth, decisions: [decision('camp', zoneName(t, to))] }];
  });
}
