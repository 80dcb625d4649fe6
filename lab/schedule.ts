/**
 * Which game of a run is played how. Seeds are paired: the same chance is met once by each rotation of the minds over the
 * seats, so that no mind owes its wins to a better seat or to better dice.
 */

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

/** The rotations of a run: all of them where it was asked to pair even equal minds. */
export const rotationsIn = (run: { readonly minds: readonly string[]; readonly paired: boolean }): number =>
  run.paired ? Math.max(1, run.minds.length) : rotationsOf(run.minds);

export function pairingOf(game: number, rotations: number): Pairing {
  return { pair: Math.floor(game / rotations), turn: game % rotations };
}

/** By seat: the place in the list of minds of the one who sits there. */
export function seating(seats: number, turn: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat + turn) % seats);
}
