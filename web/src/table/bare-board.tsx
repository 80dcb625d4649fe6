/** The board of a game that nobody has drawn: what the eyes see, as text. All that can be chosen stands in the strip. */

import type { Board, BoardProps } from '@condotta/pieces';
import { useEffect } from 'preact/hooks';

const textOf = (view: unknown): string => JSON.stringify(view, null, 1);

function BareBoard({ view, happened, onTold }: BoardProps) {
  useEffect(onTold, [happened]);
  return <pre class="bare-board">{textOf(view)}</pre>;
}

export const board: Board = {
  Component: BareBoard,
  places: () => [],
  describe: ({ view }) => [{ heading: '', lines: textOf(view).split('\n') }],
};
