/** The kits of the games, by game id. */

import type { AnyKit } from '@condotta/kernel';
import { venturaKit } from '@condotta/ventura/mind';

const KITS: ReadonlyMap<string, AnyKit> = new Map([[venturaKit.game, venturaKit]]);

/** What a game brings for its computer players, or null if it has none yet. */
export const kitOf = (gameId: string): AnyKit | null => KITS.get(gameId) ?? null;
