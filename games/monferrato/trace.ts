/** M2.3-11, M13: paths for supply, command and recall. */

import { at } from '@condotta/kernel';
import { commandSeat } from './commands.ts';
import { lookupOf } from './lookup.ts';
import { isLow } from './morale.ts';
import type { MonferratoTable } from './state.ts';
import {
  armyOf,
  campZones,
  commandOf,
  countIn,
  factionOf,
  hasVillage,
  holders,
  isOutOfSupply,
  otherSeat,
  placeOf,
  typeOf,
} from './units.ts';

/** MS-30: nothing goes there yet. */
export const isClosed = (t: MonferratoTable, zone: number): boolean =>
  !t.s.open && at(lookupOf(t.components).closable, zone);

const enemyBit = (faction: number): number => 1 << otherSeat(faction);

/**
 * By zone: the fewest steps of a Trace from `start` for the faction, or -1. The start is not examined. `links`: box links count
 * (M2.3.1-5). `most`: no longer than this.
 */
export function traceFrom(
  t: MonferratoTable,
  start: number,
  faction: number,
  links: boolean,
  most: number,
): readonly number[] {
  const { ways } = lookupOf(t.components);
  const held = t.once(holders);
  const enemy = enemyBit(faction);
  const steps: number[] = new Array(ways.length).fill(-1);
  const queue = [start];
  steps[start] = 0;
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] ?? 0;
    const next = (steps[here] ?? 0) + 1;
    if (next > most) break;
    for (const { zone, kind } of ways[here] ?? []) {
      // M2.3-8, M2.3-9
      if (kind === 'impassable' || kind === 'river' || (kind === 'boxlink' && !links)) continue;
      if (steps[zone] !== -1 || ((held[zone] ?? 0) & enemy) !== 0 || isClosed(t, zone)) continue;
      steps[zone] = next;
      queue.push(zone);
    }
  }
  return steps;
}

const ANY_LENGTH = 1000;

/** M13-1: the zones from which a Trace leads to a source of the Command that is not enemy-held. */
export function suppliedZones(t: MonferratoTable, command: number): readonly boolean[] {
  const { sources } = lookupOf(t.components);
  const faction = commandSeat(t, command);
  const held = t.once(holders);
  const supplied: boolean[] = new Array(held.length).fill(false);
  for (const source of at(sources, command)) {
    if ((at(held, source) & enemyBit(faction)) !== 0 || isClosed(t, source)) continue;
    const steps = traceFrom(t, source, faction, true, ANY_LENGTH);
    for (let zone = 0; zone < steps.length; zone++) if ((steps[zone] ?? -1) >= 0) supplied[zone] = true;
  }
  return supplied;
}

/** M13-1 to M13-4, given the zones that the Command's sources reach. */
export function isSupplied(t: MonferratoTable, unit: number, zones: readonly boolean[]): boolean {
  const zone = placeOf(t.s, unit);
  if (at(zones, zone)) return true;
  const faction = factionOf(t, unit);
  if (at(t.components.zones, zone).feeds === faction) return true;
  // M14.6-3
  if (typeOf(t, unit) !== 'garrison' || !hasVillage(t, zone)) return false;
  return countIn(t, zone, faction, (type) => type === 'garrison') === 1;
}

/** M5-5: the zones within Command Radius of a unit, its own included. */
const RADIUS = 2;
export function radiusOf(t: MonferratoTable, unit: number): number[] {
  const steps = traceFrom(t, placeOf(t.s, unit), factionOf(t, unit), false, RADIUS);
  return steps.flatMap((n, zone) => (n >= 0 ? [zone] : []));
}

/** M7.1-4: the zones within recall of a battle. */
export const recallZones = (t: MonferratoTable, zone: number, faction: number): readonly number[] =>
  traceFrom(t, zone, faction, false, RADIUS);

export const CAMP_REACH = 3;

/** M13.2-1, M13.2-2: a Camp of the army within 3 from the zone, from which a Trace leads to a source of the Command. */
function reachesCamp(t: MonferratoTable, from: number, command: number): boolean {
  const { army } = at(t.components.commands, command);
  const camps = campZones(t, army);
  if (camps.length === 0) return false;
  const { ways, difficult } = lookupOf(t.components);
  const held = t.once(holders);
  const faction = commandSeat(t, command);
  const enemy = enemyBit(faction);
  const supplied = t.once(suppliedZones, command);
  const costs = new Map([[from, 0]]);
  // At most three steps: each round settles what one more step can reach.
  let frontier = [from];
  while (frontier.length > 0) {
    const next: number[] = [];
    for (const here of frontier) {
      const cost = costs.get(here) ?? 0;
      if (camps.includes(here) && supplied[here]) return true;
      for (const { zone, kind } of ways[here] ?? []) {
        if (kind === 'impassable' || kind === 'river') continue;
        if (((held[zone] ?? 0) & enemy) !== 0 || isClosed(t, zone)) continue;
        const there = cost + (difficult[zone] ? 2 : 1);
        if (there > CAMP_REACH || there >= (costs.get(zone) ?? ANY_LENGTH)) continue;
        costs.set(zone, there);
        next.push(zone);
      }
    }
    frontier = next;
  }
  return false;
}

/** MS-29: an army that has no Camp at all never has Attack Supply, not by a chit either. */
export const hasCamps = ({ components }: MonferratoTable, army: number): boolean =>
  components.camps.some((camp) => camp.army === army);

/** M13.2: the units of the drawn Command among these that have Attack Supply in the zone. */
export function armedUnits(t: MonferratoTable, zone: number, units: readonly number[]): number[] {
  const [first] = units;
  if (first === undefined) return [];
  // M13.2-7
  if (at(lookupOf(t.components).fortress, zone)) return [...units];
  // M15-5
  if (isLow(t, armyOf(t, first))) return [];
  // MS-29
  if (!hasCamps(t, armyOf(t, first))) return [];
  const provided = t.frame('activation')?.train === zone || reachesCamp(t, zone, commandOf(t, first));
  // M13.2-8
  return provided ? units.filter((unit) => !isOutOfSupply(t.s, unit)) : [];
}
