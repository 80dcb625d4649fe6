/** How a player's points would grow if nobody disturbed him: the race that decides most games. */

import { at } from '@condotta/kernel';
import { tileOf } from '../rules/lookup.ts';
import { POINTS_TO_WIN } from '../rules/points.ts';
import { prestigePoints } from '../rules/prestige.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import { ROUND_STEPS, type RoundStep, TILE_COUNT, type VenturaFrame, type VenturaTable } from '../state.ts';

const MOST_ROUNDS = 7;

/** The step in progress and how many players have begun their part of it. */
export function stepOf(stack: readonly VenturaFrame[]): { readonly step: RoundStep; readonly turn: number } | null {
  for (const frame of stack) if (frame.proc === 'round') return { step: frame.step, turn: frame.turn };
  return null;
}

/** Has this seat had its turn in a step of the present round, or is it having it? */
export function hasBegun(t: VenturaTable, stack: readonly VenturaFrame[], name: RoundStep, seat: number): boolean {
  const now = stepOf(stack);
  if (!now) return false;
  const [a, b] = [ROUND_STEPS.indexOf(now.step), ROUND_STEPS.indexOf(name)];
  if (a !== b) return a > b;
  const seats = t.s.players.length;
  return (seat - t.s.first + seats) % seats < now.turn;
}

export function papalsOf(t: VenturaTable, seat: number): number {
  let count = 0;
  for (let tile = 1; tile <= TILE_COUNT; tile++)
    if (t.s.owners[tile] === seat && tileOf(t, tile).type === 'papal') count++;
  return count;
}

/** The fewest Florins that win in the next Prestige Step; null if he has not got them. */
export function winningPurse(t: VenturaTable, seat: number): number | null {
  const { florins, points } = at(t.s.players, seat);
  const papal = 2 * papalsOf(t, seat);
  for (let amount = 0; amount <= Math.min(5, florins); amount++)
    if (points + prestigePoints(t, seat, amount) + papal >= POINTS_TO_WIN) return amount;
  return null;
}

/** The rounds until 30 points, spending everything on Prestige from now on; with a fraction, at most 7. */
export function roundsToWin(t: VenturaTable, stack: readonly VenturaFrame[], seat: number): number {
  const player = at(t.s.players, seat);
  const net = incomeOf(t, seat) - maintenanceOf(t, seat);
  const papal = 2 * papalsOf(t, seat);
  let { points, florins } = player;
  let rounds = 0;
  const spend = (): boolean => {
    const amount = Math.min(5, florins);
    const gain = prestigePoints(t, seat, amount) + papal;
    if (points + gain >= POINTS_TO_WIN) {
      rounds -= 1 - (POINTS_TO_WIN - points) / Math.max(1, gain);
      return true;
    }
    points += gain;
    florins -= amount;
    return false;
  };
  if (!hasBegun(t, stack, 'prestige', seat)) {
    rounds++;
    if (spend()) return rounds;
  }
  if (!hasBegun(t, stack, 'upkeep', seat)) florins = Math.max(0, florins + net);
  while (rounds < MOST_ROUNDS) {
    rounds++;
    if (spend()) return rounds;
    florins = Math.max(0, florins + net);
  }
  return MOST_ROUNDS;
}

/** The points after the next Prestige Step of this seat, spending all it can; 30 and more win. */
export function pointsNext(t: VenturaTable, stack: readonly VenturaFrame[], seat: number): number {
  const { points, florins } = at(t.s.players, seat);
  const coming =
    hasBegun(t, stack, 'prestige', seat) && !hasBegun(t, stack, 'upkeep', seat)
      ? incomeOf(t, seat) - maintenanceOf(t, seat)
      : 0;
  const amount = Math.max(0, Math.min(5, florins + coming));
  return Math.min(POINTS_TO_WIN, points + prestigePoints(t, seat, amount) + 2 * papalsOf(t, seat));
}
