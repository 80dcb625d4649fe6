/** The boards: each comes with its game, when that game is opened. */

import type { Board } from '@condotta/pieces';

export interface BoardKit {
  readonly board: Board;
  /** The components that it draws. */
  readonly parts: unknown;
}

const BOARDS: Readonly<Record<string, (edition: unknown) => Promise<BoardKit>>> = {
  async ventura(edition) {
    const [{ board }, { BUILT_IN, loadEdition }] = await Promise.all([
      import('@condotta/ventura/board'),
      import('@condotta/ventura/components'),
    ]);
    const loaded = edition === null ? null : loadEdition(edition, BUILT_IN);
    return { board, parts: loaded?.ok ? loaded.components : BUILT_IN };
  },
  async ravenna(edition) {
    const [{ board }, { BUILT_IN, loadEdition }] = await Promise.all([
      import('@condotta/ravenna/board'),
      import('@condotta/ravenna/components'),
    ]);
    const loaded = edition === null ? null : loadEdition(edition, BUILT_IN);
    return { board, parts: loaded?.ok ? loaded.components : BUILT_IN };
  },
};

/** `edition`: the document of an owner's components, or null. The keeper has judged it. */
export async function boardOf(game: string, edition: unknown): Promise<BoardKit> {
  const load = BOARDS[game];
  if (!load) throw new Error(`there is no board for ${game}`);
  return load(edition);
}
