/** Reading the counters: what they are, where they stand, who holds a zone. */

import { at } from '@condotta/kernel';
import type { UnitType } from './components/types.ts';
import { lookupOf } from './lookup.ts';
import { ACTIVATED, BACK, type MonferratoTable, OUT_OF_SUPPLY, type State } from './state.ts';

export const otherSeat = (seat: number): number => 1 - seat;

export const typeOf = (t: MonferratoTable, unit: number): UnitType => at(lookupOf(t.components).type, unit);
export const factionOf = (t: MonferratoTable, unit: number): number => at(lookupOf(t.components).faction, unit);
export const commandOf = (t: MonferratoTable, unit: number): number => at(lookupOf(t.components).command, unit);
export const armyOf = (t: MonferratoTable, unit: number): number => at(lookupOf(t.components).army, unit);
export const placeOf = (s: State, unit: number): number => at(s.places, unit);
export const isOnMap = (s: State, unit: number): boolean => at(s.places, unit) >= 0;

export const isMarked = (s: State, unit: number, mark: number): boolean => (at(s.marks, unit) & mark) !== 0;
export const isDisrupted = (s: State, unit: number): boolean => isMarked(s, unit, BACK);
export const isOutOfSupply = (s: State, unit: number): boolean => isMarked(s, unit, OUT_OF_SUPPLY);

export const isCombat = (type: UnitType): boolean => type !== 'commander';
/** Infantry, Cavalry or Garrison: what may go before Commanders, guns and engineers (M6-10). */
export const isLine = (type: UnitType): boolean => type === 'infantry' || type === 'cavalry' || type === 'garrison';
/** Whatever fires in a battle but Commanders. */
export const isFiring = (type: UnitType): boolean => isLine(type) || type === 'artillery';
/** M11-1, M12-1 */
export const isRaider = (type: UnitType): boolean => type === 'infantry' || type === 'cavalry';

/** By zone: bit 1 a Pro-France unit, bit 2 a Pro-Spain unit. Share it in listings: t.once(holders). */
export function holders(t: MonferratoTable): readonly number[] {
  const { faction } = lookupOf(t.components);
  const { places } = t.s;
  const held: number[] = new Array(t.components.zones.length).fill(0);
  for (let unit = 0; unit < places.length; unit++) {
    const zone = places[unit] ?? -1;
    if (zone >= 0) held[zone] = (held[zone] ?? 0) | (1 << (faction[unit] ?? 0));
  }
  return held;
}

/** M2.1-7: a unit of the faction is there; Camps and Forts do not hold a zone. */
export function isHeldBy(t: MonferratoTable, zone: number, faction: number): boolean {
  const { faction: factions } = lookupOf(t.components);
  const { places } = t.s;
  for (let unit = 0; unit < places.length; unit++) if (places[unit] === zone && factions[unit] === faction) return true;
  return false;
}

/** The units in a zone, ascending; of one faction if it is given. */
export function unitsIn(t: MonferratoTable, zone: number, faction?: number): number[] {
  const { faction: factions } = lookupOf(t.components);
  const { places } = t.s;
  const found: number[] = [];
  for (let unit = 0; unit < places.length; unit++)
    if (places[unit] === zone && (faction === undefined || factions[unit] === faction)) found.push(unit);
  return found;
}

export const ofTypes = (t: MonferratoTable, units: readonly number[], fits: (type: UnitType) => boolean): number[] => {
  const { type } = lookupOf(t.components);
  return units.filter((unit) => fits(at(type, unit)));
};

/** How many of the faction's units in the zone fit. */
export function countIn(t: MonferratoTable, zone: number, faction: number, fits: (type: UnitType) => boolean): number {
  return ofTypes(t, unitsIn(t, zone, faction), fits).length;
}

/** M5.2-3, M5.2-4: it has acted, was recalled, or its Command is in the Activated box. */
export const isActivated = (t: MonferratoTable, unit: number): boolean =>
  isMarked(t.s, unit, ACTIVATED) || t.s.box.includes(commandOf(t, unit));

/** M13.1-2; chit 24. */
export function leadership(t: MonferratoTable, unit: number): number {
  const { front, back } = at(t.components.units, unit);
  const activation = t.frame('activation');
  if (isOutOfSupply(t.s, unit)) return 1;
  if (activation?.hesitates && activation.command === commandOf(t, unit)) return 1;
  return (isDisrupted(t.s, unit) && back ? back : front).attack;
}

/** M7.4-4: the value of the side that lies up. */
export function fireValue(t: MonferratoTable, unit: number, attacking: boolean): number {
  const { front, back } = at(t.components.units, unit);
  const values = isDisrupted(t.s, unit) && back ? back : front;
  return attacking ? values.attack : values.defence;
}

/** How many hits it can take. */
export const endurance = (t: MonferratoTable, unit: number): number =>
  at(t.components.units, unit).back && !isDisrupted(t.s, unit) ? 2 : 1;

/** M14.5: the Camps in a zone, by number; of one faction if it is given. */
export function campsIn(t: MonferratoTable, zone: number, faction?: number): number[] {
  const found: number[] = [];
  for (const [camp, { zone: there }] of t.s.camps.entries())
    if (there === zone && (faction === undefined || campFaction(t, camp) === faction)) found.push(camp);
  return found;
}

export const campArmy = (t: MonferratoTable, camp: number): number => at(t.components.camps, camp).army;
/** The zones of an army's Camps on the map. */
export const campZones = (t: MonferratoTable, army: number): number[] =>
  t.s.camps.flatMap(({ zone }, camp) => (zone >= 0 && campArmy(t, camp) === army ? [zone] : []));
export const campFaction = (t: MonferratoTable, camp: number): number =>
  at(t.components.armies, campArmy(t, camp)).faction;

export const fortsIn = (s: State, zone: number, faction: number): number => {
  let count = 0;
  for (const fort of at(s.forts, faction)) if (fort === zone) count++;
  return count;
};

/** M9.4-1 */
export const hasVillage = (t: MonferratoTable, zone: number): boolean =>
  at(t.components.zones, zone).village && !t.s.ruins.includes(zone);

/** M7.2-5, M8.2-4: how many hits Forts and village take from each round or salvo. */
export const shelter = (t: MonferratoTable, zone: number, faction: number): number =>
  fortsIn(t.s, zone, faction) + (hasVillage(t, zone) ? 1 : 0);
