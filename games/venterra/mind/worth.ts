/** What things are worth to a player, in victory points, and how that falls as the game runs out. */

import { at, type Seat } from '@condotta/kernel';
import { type Favor, type Reward, ROUNDS } from '../components/index.ts';
import { playerOf } from '../rules/players.ts';
import { unitOf } from '../rules/recruiting.ts';
import { cardsIn } from '../rules/round.ts';
import { WEALTH_A_POINT } from '../rules/scoring.ts';
import { kindOf, pieceKind, structuresOf } from '../rules/territories.ts';
import type { Position } from '../state.ts';

/** Rounds a seat has still to play: those to come, and half of one for each of its actions left in this round. */
export function roundsLeft({ s }: Position, seat: Seat): number {
  const { declared, resolved } = playerOf(s, seat);
  const actions = declared === 0 ? 2 : cardsIn(declared & ~resolved).length;
  return ROUNDS - Math.max(1, s.round) + actions / 2;
}

/** One wealth: at the end a third of a point, before what it can buy; of much, the last coins find nothing to buy. */
export const coinWorth = (left: number, wealth = 0): number =>
  1 / WEALTH_A_POINT + 0.05 * Math.min(6, left) * Math.max(0, 1 - wealth / PLENTY);

/** So much a player can spend in a round. */
const PLENTY = 10;

/** How much of what needs time to pay can still pay: from 0 up to about 2. */
export const season = (left: number): number => Math.min(4, left) / 2;

/** A unit in play, by what it can still do. */
export function unitWorth(t: Position, kind: number, left: number): number {
  const { key, attack, siege, defense, movement } = unitOf(t, pieceKind(kind));
  const might = 0.16 + 0.26 * attack + 0.06 * (siege - attack) + 0.22 * defense + 0.08 * (movement - 1);
  return season(left) * (key === 'ship' ? 0.55 : 1) * might;
}

/** A combat card in hand, by its value: it decides a fight, and keeps others from beginning one. */
export const cardWorth = (value: number, left: number): number => (left > 0 ? 0.6 * value : 0);

/** A favor card in hand. */
export function favorWorth(t: Position, seat: Seat, { effect }: Favor, left: number): number {
  if (left <= 0) return 0;
  const coin = coinWorth(left);
  switch (effect.kind) {
    case 'total':
      return 0.45 * effect.amount;
    case 'mercy':
      return 0.6;
    case 'move':
      return 1.3;
    case 'wealth':
      return effect.amount * coin;
    case 'recruit':
      return 0.4 + unitWorth(t, kindOf('knight'), left);
    case 'develop':
      return 1.2;
    case 'mirror':
      return 0.8;
    case 'still':
      return 0.2;
    case 'hush':
      return 0.5;
    case 'harvest':
      return left >= 1 ? effect.each * structuresOf(t.s, seat).length * coin : 0;
    case 'quest':
      return 1;
    case 'cancel':
      return 0.4;
  }
}

/** A favor card that nobody has seen yet. */
export const unknownFavor = (left: number): number => (left > 0 ? 0.85 : 0);

/** What a quest gives beside its points. */
export function rewardWorth(t: Position, reward: Reward, left: number): number {
  switch (reward.kind) {
    case 'wealth':
      return reward.amount * coinWorth(left);
    case 'favors':
      return reward.count * unknownFavor(left);
    case 'combat-card':
      return cardWorth(Math.min(3, reward.cost), left);
    case 'units':
      return reward.count * unitWorth(t, kindOf(reward.unit), left);
  }
}

/** An explore token that lies face down: the mean of those left. */
export function tokenWorth(t: Position, left: number): number {
  const { tokenPile } = t.s;
  if (tokenPile.length === 0) return 0;
  let total = 0;
  for (const kind of tokenPile) {
    const { key, value } = at(t.components.tokens, kind);
    if (key === 'scout') total += unitWorth(t, kindOf('scout'), left);
    else if (key === 'favor') total += unknownFavor(left);
    else if (key === 'wealth') total += value * coinWorth(left);
    else if (key === 'points') total += value;
    else total += cardWorth(value, left);
  }
  return total / tokenPile.length;
}
