/** Moments worth a picture: games/<id>/gallery.ts names them, and web/gallery.html plays until they come, for those who draw boards. */

import type { Decision, Frame, Seat, World } from '@condotta/kernel';

export interface GalleryScene<S, F extends Frame> {
  readonly name: string;
  /** A game for so many, or a position and what is decided first in it. */
  readonly from: { readonly seats: number } | { readonly position: unknown; readonly decisions: readonly Decision[] };
  /** Procedure and step that ask: "troop.march"; empty: the game is over. */
  readonly moment: string;
  /** `seat` is the first of those who are asked. */
  fits?(world: World<S, F>, seat: Seat): boolean;
}

export interface Gallery<S, F extends Frame> {
  readonly scenes: readonly GalleryScene<S, F>[];
  /** The same view with so many counters on the map, to measure how it is drawn. */
  crowd?(view: unknown, count: number): unknown;
}

/** Everything but the game's own types: see AnyGame. */
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame, it is only ever shown worlds of the game it came from
export type AnyGallery = Gallery<any, any>;
