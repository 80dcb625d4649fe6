/** The kits of the games, by game id. */

import { memberOf } from '@condotta/games';
import type { AnyKit } from '@condotta/kernel';

/** What a game brings for its computer players, or null if it has none yet. */
export const kitOf = (gameId: string): AnyKit | null => memberOf(gameId)?.mind ?? null;
