/**
 * Looking things up among the components. A card's values are its own (V3.1, V3.4); its kind is what its banner shows (V3.3); several
 * cards may have one name (V3.7).
 */

import { at } from '@condotta/kernel';
import {
  type CaptainCard,
  type Card,
  type CompanyCard,
  type EventCard,
  FAMILIES,
  type Family,
  type Tile,
} from '../components/index.ts';
import type { State, VenturaTable } from '../state.ts';

export const tileOf = (t: VenturaTable, tile: number): Tile => at(t.components.tiles, tile - 1);

export const cardOf = (t: VenturaTable, card: number): Card => at(t.components.cards, card - 1);

export function companyOf(t: VenturaTable, card: number): CompanyCard {
  const found = cardOf(t, card);
  if (found.kind !== 'company') throw new Error(`card ${card} is not a Company`);
  return found;
}

export function captainOf(t: VenturaTable, card: number): CaptainCard {
  const found = cardOf(t, card);
  if (found.kind !== 'captain') throw new Error(`card ${card} is not a Captain`);
  return found;
}

export function eventOf(t: VenturaTable, card: number): EventCard {
  const found = cardOf(t, card);
  if (found.kind !== 'event') throw new Error(`card ${card} is not an Event`);
  return found;
}

export const isGarrison = (t: VenturaTable, card: number): boolean => cardOf(t, card).deck === 'garrison';

/** The family of a seat, or null before the choice. */
export const familyOf = (s: State, seat: number): Family | null => FAMILIES[at(s.players, seat).family] ?? null;

/** The seat that plays a family, or -1. */
export const seatOfFamily = (s: State, family: Family): number =>
  s.players.findIndex((player) => player.family === FAMILIES.indexOf(family));

/** The City tile of a seat; its family must have been chosen. */
export function cityOf(t: VenturaTable, seat: number): number {
  const family = familyOf(t.s, seat);
  const city = t.components.tiles.find((tile) => tile.type === 'city' && tile.family === family);
  if (!city) throw new Error(`seat ${seat} has no City`);
  return city.id;
}

/** The Garrison card of a family. */
export function garrisonOf(t: VenturaTable, family: Family): number {
  const found = t.components.cards.find(
    (card) => card.kind === 'company' && card.deck === 'garrison' && card.family === family,
  );
  if (!found) throw new Error(`no Garrison of ${family}`);
  return found.id;
}
