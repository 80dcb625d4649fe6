/** What a game shows of a thing on its map when somebody asks: reach, contact, fire, threat, supply, command. */

import type { Overlay, OverlayMark } from '@condotta/keeper/protocol';

export type { Overlay, OverlayMark };

/**
 * The overlays of a thing, own or another's, in the order in which they are shown; none for a thing without any. Table and world are the
 * game's own, and imagined: only what those eyes know may be read, so that every world they could be in gives the same (`testOverlays`). What
 * could be done is told as if it were that piece's turn, fresh, with nothing of it used up.
 */
export type GameOverlays = (table: unknown, world: unknown, thing: string) => readonly Overlay[];
