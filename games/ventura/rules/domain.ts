/** V2 Territory tiles: Domains, and the values that depend on them. */

import { at } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import type { Value } from '../components/index.ts';
import { type State, TILE_COUNT, type VenturaPlay, type VenturaTable } from '../state.ts';
import { seatName, tileName } from '../things.ts';
import { tileOf } from './lookup.ts';

export const NEUTRAL = -1;

/** V2.5: the seat whose Domain the Territory is in, or NEUTRAL. */
export const ownerOf = (s: State, tile: number): number => at(s.owners, tile);

/** V2.6, V2.7: a value that may count neighbours of a colour in the Domain of `seat`, who controls the tile. */
export function valueFor(t: VenturaTable, tile: number, value: Value, seat: number): number {
  if (value.per === null) return value.base;
  let total = value.base;
  for (let d = 0; d < 6; d++) {
    const other = at(t.s.near, tile * 6 + d);
    if (other > 0 && ownerOf(t.s, other) === seat && tileOf(t, other).colour === value.per) total++;
  }
  return total;
}

/** What the Territory yields to `seat`, if he controls it. */
export const incomeFor = (t: VenturaTable, tile: number, seat: number): number =>
  valueFor(t, tile, tileOf(t, tile).income, seat);

/** V2.8: the Domain Markers on a Territory are always as many as its Income for its owner, however many (V1.5). */
export function markersOn(t: VenturaTable, tile: number): number {
  const owner = ownerOf(t.s, tile);
  return owner === NEUTRAL ? 0 : incomeFor(t, tile, owner);
}

/** The Territories of a Domain, by number. */
export function domainOf(s: State, seat: number): number[] {
  const found: number[] = [];
  for (let tile = 1; tile <= TILE_COUNT; tile++) if (s.owners[tile] === seat) found.push(tile);
  return found;
}

/** V14.1: all Domain Markers of a player. */
export function totalIncome(t: VenturaTable, seat: number): number {
  let total = 0;
  for (let tile = 1; tile <= TILE_COUNT; tile++) if (t.s.owners[tile] === seat) total += incomeFor(t, tile, seat);
  return total;
}

/** Puts a Territory into a Domain. Markers follow by V2.8, and nobody scores for those (V2.9, V29.4). */
export function takeInto(p: VenturaPlay, tile: number, seat: number, rule: Claim): void {
  p.s.owners[tile] = seat;
  p.log('domain.gain', { seat: seatName(seat), tile: tileName(tile), markers: incomeFor(p, tile, seat) }, rule);
}
