/** The boards: each comes with its game, when that game is opened. */

import { pageOf } from '@condotta/games/page';
import type { Board } from '@condotta/pieces';

export interface BoardKit {
  readonly board: Board;
  /** The components that it draws; null for a game that has no editions. */
  readonly components: unknown;
}

/** `edition`: the document of an owner's components, or null. The keeper has judged it. */
export async function boardOf(game: string, edition: unknown): Promise<BoardKit> {
  const page = pageOf(game);
  const [{ board }, editions] = await Promise.all([
    page?.board?.() ?? import('./bare-board.tsx'),
    page?.editions?.() ?? null,
  ]);
  const loaded = edition === null ? null : editions?.loadEdition(edition, editions.BUILT_IN);
  return { board, components: loaded?.ok ? loaded.components : (editions?.BUILT_IN ?? null) };
}
