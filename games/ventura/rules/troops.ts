/** V4 Family Board, Troops, Companies, Armies. */

import { at, remove } from '@condotta/kernel';
import type { State, Troop, VenturaPlay, VenturaTable } from '../state.ts';
import { cardName, seatName, troopName, troopThen } from '../things.ts';
import { captainOf, cardOf, companyOf, isGarrison } from './lookup.ts';

/** V4.1: the areas of a Family Board. */
export const AREAS = [1, 2, 3, 4, 5] as const;
/** V4.1: the most Companies an Army holds. */
export const ARMY_LIMIT = 5;

/** The Troop in an area, or null if it is empty. */
export function troopIn(s: State, seat: number, area: number): Troop | null {
  for (const troop of s.troops) if (troop.seat === seat && troop.area === area) return troop;
  return null;
}

export function troopAt(s: State, seat: number, area: number): Troop {
  const troop = troopIn(s, seat, area);
  if (!troop) throw new Error(`no Troop ${area} of seat ${seat}`);
  return troop;
}

export const troopsOf = (s: State, seat: number): Troop[] => s.troops.filter((troop) => troop.seat === seat);

export const troopsOn = (s: State, tile: number): Troop[] => s.troops.filter((troop) => troop.at === tile);

/** The player whose Troops are on a Territory, or -1: they are never of two players (V4.14). */
export function holderOf(s: State, tile: number): number {
  for (const troop of s.troops) if (troop.at === tile) return troop.seat;
  return -1;
}

/** V4.2: an area with a Captain is an Army. */
export const isArmy = (troop: Troop): boolean => troop.captain > 0;

/** V4.9: a Troop that contains the Garrison is tied to its City; without it area 1 is like any other (V4.11). */
export const holdsGarrison = (t: VenturaTable, troop: Troop): boolean =>
  troop.area === 1 && troop.companies.some((card) => isGarrison(t, card));

export const emptyAreas = (s: State, seat: number): number[] => AREAS.filter((area) => !troopIn(s, seat, area));

/** An empty area that differs from the first one by its number only. */
export const isFormalArea = (s: State, seat: number, area: number): boolean =>
  !troopIn(s, seat, area) && emptyAreas(s, seat)[0] !== area;

/** V19.2, V19.3, with what Events have added. */
export function movementOf(t: VenturaTable, troop: Troop): number {
  const values = troop.companies.map((card) => companyOf(t, card));
  const slowest = Math.min(...values.map((company) => company.movement));
  if (!isArmy(troop)) return slowest + troop.spur;
  let carts = 0;
  for (const { ability } of values) if (ability?.kind === 'carts') carts += ability.movement;
  return slowest + captainOf(t, troop.captain).movement + carts + troop.spur;
}

/** V14.2: what the cards of a Troop cost in Upkeep; a thrifty Captain saves some of it (V3.8). */
export function maintenanceOfTroop(t: VenturaTable, troop: Troop): number {
  let cost = 0;
  for (const card of troop.companies) cost += companyOf(t, card).upkeep;
  if (!isArmy(troop)) return cost;
  const { upkeep, talent } = captainOf(t, troop.captain);
  return Math.max(0, cost + upkeep - (talent?.kind === 'thrift' ? talent.florins : 0));
}

/** A card leaves play or hand: to the pile of its deck, a Garrison out of the game (V4.10). Its wounds vanish (V23.6). */
export function discard(p: VenturaPlay, card: number): void {
  p.s.wounds[card] = 0;
  pileOf(p, card).push(card);
}

/** V27.3, V4.10: where a card goes that is discarded. */
function pileOf(p: VenturaPlay, card: number): number[] {
  switch (cardOf(p, card).deck) {
    case 'ventura':
      return p.s.venturaDiscard;
    case 'conscription':
      return p.s.conscriptionDiscard;
    case 'garrison':
      return p.s.removed;
  }
}

/** V25.4: a Captain killed in battle never comes back. */
export function removeFromGame(p: VenturaPlay, card: number): void {
  p.s.wounds[card] = 0;
  p.s.removed.push(card);
}

/** The marker leaves the map; the cards must have gone before. */
export function disband(p: VenturaPlay, troop: Troop): void {
  remove(p.s.troops, troop);
}

/** Takes one Company off its Troop. V4.6: a Captain left without Companies goes to the discard pile. */
export function dropCompany(p: VenturaPlay, troop: Troop, card: number): void {
  remove(troop.companies, card);
  discard(p, card);
  if (troop.companies.length > 0) return;
  if (isArmy(troop)) {
    discard(p, troop.captain);
    p.log('troop.captain-alone', { seat: seatName(troop.seat), card: cardName(troop.captain) }, 'V4.6');
  }
  disband(p, troop);
}

/** All cards of a Troop are discarded and its marker leaves the map. */
export function discardTroop(p: VenturaPlay, troop: Troop): void {
  for (const card of troop.companies) discard(p, card);
  if (isArmy(troop)) discard(p, troop.captain);
  disband(p, troop);
}

/** V17.2: starts a Troop of one Company. */
export function startTroop(s: State, seat: number, area: number, tile: number, card: number): void {
  s.troops.push({ seat, area, at: tile, captain: 0, companies: [card], moved: false, spur: 0 });
}

export const nameOfTroop = (troop: Troop): string => troopName(troop.seat, troop.area);

/** A Troop for the log: it keeps whether it was an Army then. */
export const toldTroop = (troop: Troop): string => troopThen(troop.seat, troop.area, isArmy(troop));

/** The own Troop that holds this card in play, or null. */
export function troopWith(s: State, seat: number, card: number): Troop | null {
  for (const troop of s.troops)
    if (troop.seat === seat && (troop.captain === card || troop.companies.includes(card))) return troop;
  return null;
}

export const woundsOf = (s: State, card: number): number => at(s.wounds, card);
