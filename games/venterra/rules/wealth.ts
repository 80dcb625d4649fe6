/** F1.8, F1.9 Wealth: a number a player, paid in full or not at all. */

import type { Refusal, Seat } from '@condotta/kernel';
import { refuse, type State } from '../state.ts';
import { playerOf } from './players.ts';

/** F1.9: why a player cannot pay this, or null. */
export function poor(s: State, seat: Seat, cost: number): Refusal | null {
  const { wealth } = playerOf(s, seat);
  return wealth >= cost ? null : refuse('F1.9', 'wealth.short', { cost, wealth });
}

export function pay(s: State, seat: Seat, cost: number): void {
  playerOf(s, seat).wealth -= cost;
}

export function earn(s: State, seat: Seat, amount: number): void {
  playerOf(s, seat).wealth += amount;
}
