/** The boards: each comes with its game, when that game is opened. */

import type { Board } from '@condotta/pieces';

export interface BoardKit {
  readonly board: Board;
  /** The components that it draws. */
  readonly parts: unknown;
}

const BOARDS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  async ventura() {
    const [{ board }, { BUILT_IN }] = await Promise.all([
      import('@condotta/ventura/board'),
      import('@condotta/ventura/components'),
    ]);
    return { board, parts: BUILT_IN };
  },
};

export async function boardOf(game: string): Promise<BoardKit> {
  const load = BOARDS[game];
  if (!load) throw new Error(`there is no board for ${game}`);
  return load();
}
