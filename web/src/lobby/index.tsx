/** The lobby: the covers of all games, and the shelf of tables. */

import { pages } from '@condotta/games/page';
import { useEffect } from 'preact/hooks';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { CoverCard, Feature } from './cover-card.tsx';
import { Seal } from './seal.tsx';
import { ResumeRibbon, Shelf } from './shelf.tsx';
import { refreshShelf } from './shelf-store.ts';
import './lobby.css';

const games = pages.map(({ facts }) => facts);

export function Lobby() {
  const t = wordsOf(shell);
  useEffect(() => {
    document.title = t('app.name');
    void refreshShelf();
  }, [t]);
  return (
    <div class="lobby">
      <div class="masthead">
        <Seal />
        <h1>{t('app.name')}</h1>
        <p>{t('app.motto')}</p>
      </div>
      <ResumeRibbon />
      <section aria-labelledby="games-title">
        <h2 id="games-title" class="unseen">
          {t('lobby.games')}
        </h2>
        {games
          .filter(({ playable }) => playable)
          .map((game) => (
            <Feature key={game.id} game={game} />
          ))}
        <ul class="covers">
          {games
            .filter(({ playable }) => !playable)
            .map((game) => (
              <li key={game.id}>
                <CoverCard game={game} />
              </li>
            ))}
        </ul>
      </section>
      <Shelf />
    </div>
  );
}
