/** Camps: an army attacks only near its own (M13.2-1), and who loses one loses heart turn by turn (M14.5-7). */

import { at } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { movableCamp } from '../rules/camps.ts';
import { zoneName } from '../things.ts';
import { CAMP_REACH, isClosed } from '../trace.ts';
import { type Deed, decision } from './deed.ts';
import { powerOf } from './muster.ts';
import { holdsSource, isFoes, type Outlook } from './outlook.ts';
import type { Party } from './reach.ts';

/** What an army of this much force is worth less without Attack Supply, and from which force on no more. */
const UNSERVED = 0.9;
const LARGE = 4;
/** What a lost Camp costs: a point of Morale each turn, and no attack, until it comes back (M14.5-8, M14.5-9); and if it cannot. */
const LOST = 1.8;
const LOST_FOR_LONG = 4;
const ALONE = 0.05;

/** What a Camp risks that nobody guards. */
const lonely = (o: Outlook, zone: number): number =>
  ALONE + at(o.hunters, zone) * (holdsSource(o, commandArmy(o.t, o.command)) ? LOST : LOST_FOR_LONG);

/** M13.2-1: would a Camp in this zone give Attack Supply to units of the Command in that one? */
function serves(o: Outlook, camp: number, zone: number): boolean {
  let known = o.serves.get(camp);
  if (!known) {
    known = servedBy(o, camp);
    o.serves.set(camp, known);
  }
  return at(known, zone);
}

function servedBy(o: Outlook, camp: number): boolean[] {
  const { ways, difficult } = lookupOf(o.t.components);
  const costs: number[] = ways.map(() => CAMP_REACH + 1);
  if (at(o.supplied, camp)) costs[camp] = 0;
  const queue = [camp];
  for (const here of queue) {
    // Whoever comes from there enters this zone.
    const cost = at(costs, here) + (difficult[here] ? 2 : 1);
    if (cost > CAMP_REACH || isFoes(o, here)) continue;
    for (const { zone, kind } of at(ways, here)) {
      if (kind === 'impassable' || kind === 'river' || cost >= at(costs, zone) || isClosed(o.t, zone)) continue;
      costs[zone] = cost;
      queue.push(zone);
    }
  }
  return costs.map((cost) => cost <= CAMP_REACH);
}

/**
 * What it means for the Camps if a party goes from one zone to another. `now`: where the Camp of its zone would be; `mine`: there is
 * one that could come along.
 */
export function baggage(o: Outlook, party: Party, from: number, zone: number, now: number, mine: boolean): number {
  const { t, camps } = o;
  if (camps.length === 0) return 0;
  // M13.2-7: behind walls nobody needs one.
  const isServed = (there: number, near: readonly number[]): boolean =>
    at(lookupOf(t.components).fortress, there) || near.some((camp) => serves(o, camp, there));
  const after = isServed(zone, mine ? [now, ...camps.filter((camp) => camp !== from)] : camps);
  const before = isServed(from, camps);
  // Whoever comes along one step with it leaves somebody there.
  const guard = now === from ? at(o.own, now) - party.defence : party.raiders > 1 ? 1 : at(o.own, now);
  const alone = mine && now !== zone && guard < 0.2;
  const comes = mine && now !== from ? COMPANY * follows(o, from, now) : 0;
  const served = (after ? 0 : -1) + (before ? 0 : 1);
  return comes + served * UNSERVED * Math.min(LARGE, party.attack) - (alone ? lonely(o, now) : 0);
}

/** Whom a Camp comes along with counts himself: the rest of the army counts so much. */
const COMPANY = 0.5;

/** How much better a Camp serves its army there than here. */
function follows(o: Outlook, from: number, to: number): number {
  const key = from * o.far.length + to;
  const known = o.service.get(key);
  if (known !== undefined) return known;
  const forces = forcesOf(o, commandArmy(o.t, o.command), from);
  const better = service(o, forces, to) - service(o, forces, from);
  o.service.set(key, better);
  return better;
}

/** How well a Camp serves an army so far away: each point nearer is a turn sooner. */
const NEAR = Array.from({ length: 24 }, (_, points) => Math.max(0, 0.9 - 0.1 * Math.max(0, points - CAMP_REACH)));

/** How much of its army a Camp serves there, and how far it is on the way to where they want to be. */
function service(o: Outlook, forces: readonly Force[], zone: number): number {
  let total = 0;
  for (const { zone: there, force } of forces)
    total += force * (serves(o, zone, there) ? 1 : (NEAR[at(at(o.far, there), zone)] ?? 0));
  return 0.8 * Math.min(LARGE, total) + 0.15 * at(o.pull, zone);
}

interface Force {
  readonly zone: number;
  readonly force: number;
}

/** Where the army's troops are that no other Camp serves than that of the zone, without Garrisons, and how hard they hit. */
function forcesOf(o: Outlook, army: number, from: number): Force[] {
  const { t } = o;
  const { army: armies, type } = lookupOf(t.components);
  const others = o.camps.filter((zone) => zone !== from);
  const found = new Map<number, number>();
  for (let unit = 0; unit < t.s.places.length; unit++) {
    const zone = t.s.places[unit] ?? -1;
    if (zone < 0 || armies[unit] !== army || type[unit] === 'garrison') continue;
    if (others.some((camp) => serves(o, camp, zone))) continue;
    found.set(zone, (found.get(zone) ?? 0) + powerOf(t, unit, true));
  }
  return [...found].map(([zone, force]) => ({ zone, force }));
}

/** The Camp alone goes after its army. */
export function campMoves(o: Outlook, zone: number): Deed[] {
  const { t } = o;
  if (movableCamp(t, o.command, zone) < 0) return [];
  return at(lookupOf(t.components).ways, zone).flatMap(({ zone: to, kind }): Deed[] => {
    if (kind === 'river' || kind === 'impassable' || isFoes(o, to) || isClosed(t, to)) return [];
    const risk = at(o.own, to) > 0 ? 0 : lonely(o, to);
    return [{ worth: follows(o, zone, to) - risk - 0.02, decisions: [decision('camp', zoneName(t, to))] }];
  });
}
