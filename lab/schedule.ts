/**
 * Which game of a run is played how. Seeds are paired: the same chance is met once by each rotation of the minds over the
 * seats, so that no mind owes its wins to a better seat or to better dice.
 */

import { at } from '@condotta/kernel';
import type { Setting } from './request.ts';

export interface Pairing {
  /** Games with the same `pair` share their chance. */
  readonly pair: number;
  /** By how many seats the minds are turned. */
  readonly turn: number;
}

/** Rotations that differ: a, b, a, b at four seats has two, four equal minds have one. */
export function rotationsOf(minds: readonly string[]): number {
  for (let turn = 1; turn < minds.length; turn++)
    if (minds.every((mind, seat) => mind === minds[(seat + turn) % minds.length])) return turn;
  return Math.max(1, minds.length);
}

type Seats = Pick<Setting, 'minds' | 'paired' | 'teams'>;

/** The rotations of a run: all of them where it was asked to pair even equal minds. Where minds go by side, sides turn. */
export function rotationsIn({ minds, paired, teams }: Seats): number {
  const turning = teams ? firstSeats(teams).map((seat) => at(minds, seat)) : minds;
  return paired ? Math.max(1, turning.length) : rotationsOf(turning);
}

export function pairingOf(game: number, rotations: number): Pairing {
  return { pair: Math.floor(game / rotations), turn: game % rotations };
}

/** By seat: the place in the list of minds of the one who sits there. */
export function seating({ minds, teams }: Pick<Setting, 'minds' | 'teams'>, turn: number): number[] {
  if (!teams) return minds.map((_, seat) => (seat + turn) % minds.length);
  const firsts = firstSeats(teams);
  return teams.map((side) => at(firsts, (side + turn) % firsts.length));
}

/** The first seat of each side, in the order of the sides. */
const firstSeats = (teams: readonly number[]): number[] =>
  [...new Set(teams)].sort((a, b) => a - b).map((side) => teams.indexOf(side));
