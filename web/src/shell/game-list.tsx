/** The games that have lessons, or rules: from each the way to the others. */

import type { GamePage } from '@condotta/pieces/page';
import { address } from '../route.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';

export function GameList({
  here,
  room,
  games,
}: {
  readonly here: string;
  readonly room: 'learn' | 'rules';
  readonly games: readonly GamePage[];
}) {
  if (games.length < 2) return null;
  return (
    <nav class="games" aria-label={wordsOf(shell)('lobby.games')}>
      <ul>
        {games.map(({ facts: { id, title } }) => (
          <li key={id}>
            <a href={address(room, id)} aria-current={id === here ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
