/** The stockpile of tiles (V5.4, V10.3, V10.6) and the number a "draw three" shows. */

import { at, eyesOf } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import type { State, VenturaPlay } from '../state.ts';
import { seatName, tileName } from '../things.ts';

/** V32.6: how many a "draw three" shows. */
export const CHOICE_OF = 3;

export const tilesLeft = (s: State): number => s.stock.length + s.under.length;

/** The top tile of the stockpile: at random, until only those put under it are left. */
export function drawTile(p: VenturaPlay): number {
  if (p.s.stock.length > 0) return p.draw(p.s.stock);
  p.reveal();
  const tile = at(p.s.under, 0);
  p.s.under.splice(0, 1);
  return tile;
}

export function drawTileToReserve(p: VenturaPlay, seat: number, rule: Claim): void {
  gainTile(p, seat, drawTile(p), rule);
}

/** A tile drawn goes to the reserve; only its owner learns which (V10.3). */
export function gainTile(p: VenturaPlay, seat: number, tile: number, rule: Claim): void {
  at(p.s.players, seat).reserve.push(tile);
  p.whisper(eyesOf(seat), 'fortune.tile-own', { tile: tileName(tile) }, rule);
  p.logBut(eyesOf(seat), 'fortune.tile', { seat: seatName(seat) }, rule);
}
