/** V30 Conquering a City and elimination; V29 points for markers. */

import { at } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import type { Troop, VenturaPlay } from '../state.ts';
import { cardName, seatName, tileName } from '../things.ts';
import { domainOf, markersOn, NEUTRAL, ownerOf, totalIncome } from './domain.ts';
import { captainOf, cityOf } from './lookup.ts';
import { checkLastLiving, score } from './points.ts';
import { discard, discardTroop, troopsOf } from './troops.ts';

/**
 * An Army's owner discards all markers of an opponent from the Territory it stands on (V19.7, V25.7): 1 VP each, the Territory
 * is neutral. If it was the opponent's City, he is eliminated (V19.11). A plundering Captain brings Florins too (V3.8).
 */
export function discardMarkers(p: VenturaPlay, army: Troop, rule: Claim): void {
  const { at: tile, seat: by, captain } = army;
  const victim = ownerOf(p.s, tile);
  const { talent } = captainOf(p, captain);
  if (talent?.kind === 'plunder') {
    at(p.s.players, by).florins += talent.florins;
    p.log('captain.plunder', { seat: seatName(by), card: cardName(captain), florins: talent.florins }, 'V3.8');
  }
  if (tile === cityOf(p, victim)) {
    eliminate(p, victim, by);
    return;
  }
  const markers = markersOn(p, tile);
  p.s.owners[tile] = NEUTRAL;
  p.log('domain.loss', { seat: seatName(victim), tile: tileName(tile), markers }, rule);
  score(p, by, markers, rule);
}

/** V30.1: a player whose markers are discarded from his own City is out at once. */
export function eliminate(p: VenturaPlay, victim: number, by: number): void {
  const player = at(p.s.players, victim);
  // V30.2: all his markers count, each once, as they stood just before.
  const markers = totalIncome(p, victim);
  p.log('eliminated', { seat: seatName(victim), by: seatName(by), markers }, 'V30.1');
  // V30.4, V30.7: his Territories stay on the map, neutral; his City waits for whoever annexes it.
  for (const tile of domainOf(p.s, victim)) p.s.owners[tile] = NEUTRAL;
  // V30.3: his goods. His hand is turned up, which nobody can take back.
  p.reveal();
  for (const troop of troopsOf(p.s, victim)) discardTroop(p, troop);
  for (const card of player.hand) discard(p, card);
  p.s.tilesBuried.push(...player.reserve);
  player.hand = [];
  player.reserve = [];
  player.florins = 0;
  player.living = false;
  score(p, by, markers, 'V30.2');
  checkLastLiving(p);
}
