/** The kits of the games, by game id. */

import type { AnyKit } from '@condotta/kernel';
import { ravennaKit } from '@condotta/ravenna/mind';
import { venturaKit } from '@condotta/ventura/mind';

const KITS: ReadonlyMap<string, AnyKit> = new Map([venturaKit, ravennaKit].map((kit: AnyKit) => [kit.game, kit]));

/** What a game brings for its computer players, or null if it has none yet. */
export const kitOf = (gameId: string): AnyKit | null => KITS.get(gameId) ?? null;
