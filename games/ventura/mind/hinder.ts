/** Events that hinder a rival: what they take from him, whom to hit, and what it is worth to draw for one. */

import { at, sum } from '@condotta/kernel';
import type { EventEffect } from '../components/index.ts';
import { cardOf } from '../rules/parts.ts';
import { POINTS_TO_WIN } from '../rules/points.ts';
import { prestigePoints } from '../rules/prestige.ts';
import type { VenturaFrame, VenturaTable } from '../state.ts';
import { hasBegun, papalsOf, winningPurse } from './project.ts';

type Hindrance = Extract<EventEffect, { kind: 'levy' | 'disgrace' }>;

export const hinders = (effect: EventEffect): effect is Hindrance =>
  effect.kind === 'levy' || effect.kind === 'disgrace';

/** What a card does to a rival, if that is its purpose. */
export function hindranceOf(t: VenturaTable, id: number): Hindrance | null {
  const card = cardOf(t, id);
  return card.kind === 'event' && hinders(card.effect) ? card.effect : null;
}

/** The points a Florin is worth while the next Prestige Step can sell it (V9.1), and beyond its five. */
const FLORIN = 1.4;
const SPARE_FLORIN = 0.8;

const purseWorth = (florins: number): number => FLORIN * Math.min(5, florins) + SPARE_FLORIN * Math.max(0, florins - 5);

/** The points a rival loses by it: his own, or those that his Florins would have bought. */
export function bite(t: VenturaTable, effect: Hindrance, rival: number): number {
  const { points, florins } = at(t.s.players, rival);
  if (effect.kind === 'disgrace') return Math.min(effect.points, points);
  return purseWorth(florins) - purseWorth(Math.max(0, florins - effect.amount));
}

/** What it takes from somebody who has enough. */
export const fullBite = (effect: Hindrance): number =>
  effect.kind === 'disgrace' ? effect.points : FLORIN * effect.amount;

/** The points a player would have after his next Prestige Step with what lies before him. */
function standing(t: VenturaTable, seat: number): number {
  const { points, florins } = at(t.s.players, seat);
  return points + prestigePoints(t, seat, Math.min(5, florins)) + 2 * papalsOf(t, seat);
}

export const rivalsOf = (t: VenturaTable, seat: number): number[] =>
  t.s.players.flatMap(({ living }, other) => (living && other !== seat ? [other] : []));

/** Whom to hit: who would win next, else the one it hurts most, the nearest to 30 before others. -1 if it takes nothing. */
export function prey(t: VenturaTable, seat: number, effect: Hindrance): number {
  let best = -1;
  let most = 0;
  for (const rival of rivalsOf(t, seat)) {
    const bitten = bite(t, effect, rival);
    if (bitten === 0) continue;
    const then = standing(t, rival);
    const stopped = then >= POINTS_TO_WIN && then - bitten < POINTS_TO_WIN;
    const worth = bitten * (0.5 + then / POINTS_TO_WIN) ** 2 + (stopped ? 20 : 0);
    if (worth > most) [best, most] = [rival, worth];
  }
  return best;
}

/** Is now the time to play it? Not on somebody who has little to lose, unless he would win. */
export function ripe(t: VenturaTable, seat: number, effect: Hindrance): boolean {
  const rival = prey(t, seat, effect);
  if (rival < 0) return false;
  return bite(t, effect, rival) >= 0.5 * fullBite(effect) || standing(t, rival) >= POINTS_TO_WIN;
}

/** The points that the best prey loses by it. */
function bestBite(t: VenturaTable, seat: number, effect: Hindrance): number {
  const rival = prey(t, seat, effect);
  return rival < 0 ? 0 : bite(t, effect, rival);
}

/** The Conscription cards whose place this player does not know; the discard pile if nothing else can come. */
function unseen(t: VenturaTable, seat: number): readonly number[] {
  const { s } = t;
  if (s.conscriptionDeck.length === 0) return s.conscriptionDiscard;
  const known = new Set([...at(s.players, seat).hand, ...s.conscriptionDiscard, ...s.removed]);
  for (const troop of s.troops) for (const card of troop.companies) known.add(card);
  return t.parts.cards.flatMap(({ deck, id }) => (deck === 'conscription' && !known.has(id) ? [id] : []));
}

/** What other Conscription cards are worth to somebody who has no use for them now. */
const OTHERWISE = 0.3;

/** The points that a card from the Conscription deck takes from the best prey, on the average of what it may be. */
export function drawWorth(t: VenturaTable, seat: number): number {
  const cards = unseen(t, seat);
  if (cards.length === 0) return 0;
  // Many take the same: that is weighed once.
  const known = new Map<number, number>();
  let total = 0;
  for (const id of cards) {
    const card = cardOf(t, id);
    if (card.kind !== 'event' || !hinders(card.effect)) {
      total += OTHERWISE;
      continue;
    }
    const { effect } = card;
    const key = effect.kind === 'levy' ? effect.amount : -effect.points;
    const bitten = known.get(key) ?? bestBite(t, seat, effect);
    known.set(key, bitten);
    total += Math.max(0, bitten - FLORIN * card.cost);
  }
  return total / cards.length;
}

/** So much of its price is enough: from half to all of it the lab's scripts played alike, and above all of it worse. */
const GLADLY = 0.8;

/** With several rivals what one of them loses is shared by all the others: a part of it, by the number of rivals. */
const SHARE = [0, 1, 0.8, 0.7] as const;

/** Is a card of the Conscription deck worth its Florin for what it may do to a rival? */
export function worthDrawing(t: VenturaTable, seat: number): boolean {
  const { florins } = at(t.s.players, seat);
  // The Florins that win are not for this.
  if (florins <= (winningPurse(t, seat) ?? 0)) return false;
  const rivals = rivalsOf(t, seat);
  // A rival who wins unless he is stopped makes all others cheap.
  if (rivals.some((rival) => standing(t, rival) >= POINTS_TO_WIN)) return drawWorth(t, seat) > OTHERWISE;
  const price = purseWorth(florins) - purseWorth(florins - 1);
  return drawWorth(t, seat) * (SHARE[rivals.length] ?? 0) > GLADLY * price;
}

/** The hindering Events of a hand, as the points they would take from the best prey now, or probably will later. */
export const threatOf = (t: VenturaTable, seat: number): number =>
  sum(
    at(t.s.players, seat).hand.map((id) => {
      const card = cardOf(t, id);
      if (card.kind !== 'event' || !hinders(card.effect)) return 0;
      return Math.max(LATER * fullBite(card.effect), bestBite(t, seat, card.effect) - FLORIN * card.cost);
    }),
  );

/** The part of its full bite that a card in hand will find some day. */
const LATER = 0.6;

/** The points that the hands of the others will take from this seat before its next Prestige Step. */
export function exposure(t: VenturaTable, stack: readonly VenturaFrame[], seat: number): number {
  if (!hasBegun(t, stack, 'prestige', seat)) return 0;
  let total = 0;
  for (const rival of rivalsOf(t, seat)) {
    if (hasBegun(t, stack, 'conscription', rival)) continue;
    for (const id of at(t.s.players, rival).hand) {
      const effect = hindranceOf(t, id);
      if (effect && prey(t, rival, effect) === seat) total += bite(t, effect, seat);
    }
  }
  return total;
}
