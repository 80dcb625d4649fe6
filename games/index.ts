/** The shelf: every game of the house. Whoever must find a game by its id asks here. */

import type { AnyGame } from '@condotta/kernel';
import { ravenna } from '@condotta/ravenna';
import { ventura } from '@condotta/ventura';

export const games: readonly AnyGame[] = [ventura, ravenna];

/** The game with this id, or null. */
export function gameById(id: string): AnyGame | null {
  return games.find((game) => game.id === id) ?? null;
}
