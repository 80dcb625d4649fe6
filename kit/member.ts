/**
 * What a game brings to the house. games/<id>/member.ts fills it in and games/index.ts lists it; whoever plays, measures or
 * draws games goes by that list. Only the game itself must be there: without a mind chance plays it, without a drawing the
 * terminal shows the bare view.
 */

import type { AnyGame, AnyKit } from '@condotta/kernel';
import type { GameOdds } from './odds.ts';
import type { GameOverlays } from './overlays.ts';
import type { Drawing } from './terminal/index.ts';

export interface Member {
  readonly game: AnyGame;
  /** What its computer players need to know. */
  readonly mind?: AnyKit;
  readonly odds?: GameOdds;
  readonly overlays?: GameOverlays;
  readonly editions?: Editions;
  /** How it is drawn in characters. */
  terminal?(): Promise<{ readonly drawing: Drawing }>;
  /** What the bench holds it to: at least so many a second, and a snapshot of at most so many bytes. */
  readonly bench?: { readonly decisions?: number; readonly copies?: number; readonly snapshot?: number };
}

/** The components that come with a game, and how an owner of the printed game puts others in their place. */
export interface Editions {
  readonly BUILT_IN: unknown;
  loadEdition(
    document: unknown,
    base: unknown,
  ): { readonly ok: true; readonly components: unknown } | { readonly ok: false; readonly problems: readonly string[] };
  /** A whole edition, to be corrected. */
  editionTemplate(components: unknown): unknown;
}

/** The games of the house, and how to find one. */
export interface Members {
  readonly members: readonly Member[];
  readonly games: readonly AnyGame[];
  /** What the game with this id brings, or null. */
  memberOf(id: string): Member | null;
  gameById(id: string): AnyGame | null;
}

export function membersOf(members: readonly Member[]): Members {
  const memberOf = (id: string): Member | null => members.find(({ game }) => game.id === id) ?? null;
  return {
    members,
    games: members.map(({ game }) => game),
    memberOf,
    gameById: (id) => memberOf(id)?.game ?? null,
  };
}
