/** Changing the counters on the map: what leaves, what is hit, what is lost with it. */

import { at, remove } from '@condotta/kernel';
import { leaveIfGone } from './commands.ts';
import { lookupOf } from './lookup.ts';
import { ACTIVATED, BACK, ELIMINATED, type MonferratoPlay, type MonferratoTable, NONE, type State } from './state.ts';
import { factionName, nameIn, sideName, unitName, zoneName } from './things.ts';
import {
  armyOf,
  campFaction,
  campsIn,
  commandOf,
  factionOf,
  isCombat,
  isDisrupted,
  isHeldBy,
  ofTypes,
  otherSeat,
  placeOf,
  typeOf,
  unitsIn,
} from './units.ts';

export function mark(s: State, unit: number, bit: number): void {
  s.marks[unit] = at(s.marks, unit) | bit;
}

export function unmark(s: State, unit: number, bit: number): void {
  s.marks[unit] = at(s.marks, unit) & ~bit;
}

export const activate = (s: State, units: readonly number[]): void => {
  for (const unit of units) mark(s, unit, ACTIVATED);
};

/** M9.1-7: Mines of a side whose zone outside has no unit of the miners any more are gone. */
function dropMines(p: MonferratoPlay, zone: number): void {
  for (const [side, { outside }] of lookupOf(p.components).sides.entries()) {
    if (outside !== zone || at(p.s.mines, side) === 0) continue;
    if (!isHeldBy(p, zone, at(p.s.miners, side))) clearMines(p, side);
  }
}

export function clearMines(p: MonferratoPlay, side: number): void {
  if (at(p.s.mines, side) === 0) return;
  p.s.mines[side] = 0;
  p.s.miners[side] = NONE;
  p.log('mines.gone', { side: sideName(p, side) }, 'M9.1-7');
}

/** MS-27, MS-28: what it costs to enter, the first time, in whatever way. */
function payCautions(p: MonferratoPlay, units: readonly number[], zone: number): void {
  const { land } = at(p.components.zones, zone);
  for (const [i, caution] of p.components.cautions.entries()) {
    if (caution.land !== land || at(p.s.cautioned, i)) continue;
    if (!units.some((unit) => armyOf(p, unit) === caution.army)) continue;
    p.s.cautioned[i] = true;
    const army = nameIn(p, 'army', caution.army);
    p.log('caution', { army, zone: zoneName(p, zone) }, caution.to === 1 ? 'MS-27' : 'MS-28');
    score(p, caution.to, caution.points);
  }
}

export function score(p: MonferratoPlay, faction: number, points: number): void {
  p.s.points[faction] = at(p.s.points, faction) + points;
  p.log('points', { faction: factionName(p, faction), points }, 'M17-3');
}

/** M6-17: units go to another zone; Mines of the one they left, then the cautions. */
export function relocate(p: MonferratoPlay, units: readonly number[], to: number): void {
  const left = new Set<number>();
  for (const unit of units) {
    const from = placeOf(p.s, unit);
    if (from >= 0 && from !== to) left.add(from);
    p.s.places[unit] = to;
  }
  for (const zone of left) dropMines(p, zone);
  payCautions(p, units, to);
  const [first] = units;
  if (first !== undefined) settleFortress(p, to, factionOf(p, first));
}

/** M7.4-5 */
export function eliminate(p: MonferratoPlay, unit: number, place = ELIMINATED): void {
  const from = placeOf(p.s, unit);
  p.s.places[unit] = place;
  p.s.marks[unit] = typeOf(p, unit) === 'commander' ? at(p.s.marks, unit) & BACK : 0;
  p.log('eliminated', { unit: unitName(p, unit), zone: zoneName(p, from) }, 'M7.4-5');
  dropMines(p, from);
  leaveIfGone(p, commandOf(p, unit));
}

/** M7.4-1: Disrupted, or eliminated. */
export function hit(p: MonferratoPlay, unit: number): void {
  if (isDisrupted(p.s, unit) || !at(p.components.units, unit).back) {
    eliminate(p, unit);
    return;
  }
  disrupt(p, unit);
}

export function disrupt(p: MonferratoPlay, unit: number): void {
  mark(p.s, unit, BACK);
  p.log('disrupted', { unit: unitName(p, unit) }, 'M7.4-1');
}

export function loseCamp(p: MonferratoPlay, camp: number): void {
  const state = at(p.s.camps, camp);
  p.log('camp.lost', { camp: nameIn(p, 'camp', camp), zone: zoneName(p, state.zone) }, 'M14.5-6');
  state.zone = ELIMINATED;
  state.moved = false;
}

/** M14.5-7: after a battle or a Raid a Camp without friends is lost. */
export function loseLoneCamps(p: MonferratoPlay, zone: number): void {
  for (const camp of campsIn(p, zone)) if (!isHeldBy(p, zone, campFaction(p, camp))) loseCamp(p, camp);
}

/** M6-11: all its units and Camps in the zone are lost, without a roll or a Replacement. */
export function sweep(p: MonferratoPlay, zone: number, faction: number): void {
  for (const unit of unitsIn(p, zone, faction)) eliminate(p, unit);
  for (const camp of campsIn(p, zone, faction)) loseCamp(p, camp);
}

/** M10-7: combat units of the seat are there, and no enemy unit. */
export const occupies = (p: MonferratoPlay, zone: number, seat: number): boolean =>
  ofTypes(p, unitsIn(p, zone, seat), isCombat).length > 0 && !isHeldBy(p, zone, otherSeat(seat));

/** M10-10: a Fort leaves the map and never returns. */
export function removeFort(p: MonferratoPlay, zone: number, faction: number): void {
  remove(at(p.s.forts, faction), zone);
}

export function addFort(p: MonferratoPlay, zone: number, faction: number): void {
  p.s.fortsLeft[faction] = at(p.s.fortsLeft, faction) - 1;
  const forts = at(p.s.forts, faction);
  forts.push(zone);
  forts.sort((a, b) => a - b);
}

/** M7.2.3-3: a Fortress that has changed hands has no Mines on any side: who is in it, and no enemy, mines it no more. */
function settleFortress(p: MonferratoPlay, zone: number, faction: number): void {
  if (!lookupOf(p.components).fortress[zone] || isHeldBy(p, zone, otherSeat(faction))) return;
  for (const side of at(lookupOf(p.components).sidesOf, zone))
    if (at(p.s.miners, side) === faction) clearMines(p, side);
}

/** M7.2.3-1: nobody of the enemy is left inside. */
export function takeFortress(p: MonferratoPlay, zone: number, faction: number): void {
  p.log('fortress.taken', { faction: factionName(p, faction), zone: zoneName(p, zone) }, 'M7.2.3-1');
  settleFortress(p, zone, faction);
}

/** Whose units are in the zone, or NONE. */
export function holderOf(t: MonferratoTable, zone: number): number {
  const [unit] = unitsIn(t, zone);
  return unit === undefined ? NONE : factionOf(t, unit);
}
