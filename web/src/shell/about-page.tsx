/** What Condotta is, what it owes to others, and what is not original about its components. */

import { pages as games } from '@condotta/games/page';
import { CREDITS } from '@condotta/pieces';
import { useEffect } from 'preact/hooks';
import { address } from '../route.ts';
import { wordsOf } from '../words/index.ts';
import { pages } from '../words/pages.ts';
import { shell } from '../words/shell.ts';
import './pages.css';

export function AboutPage() {
  const t = wordsOf(pages);
  useEffect(() => {
    document.title = `${t('about.title')} · ${wordsOf(shell)('app.name')}`;
  });
  return (
    <div class="sheet about">
      <h1>{t('about.title')}</h1>
      <p class="lead">{t('about.what')}</p>
      <h2>{t('about.components')}</h2>
      <p>{t('about.components-why')}</p>
      <h2>{t('about.edition')}</h2>
      <p>{t('about.edition-why')}</p>
      <pre>{'./condotta edition GAME > my-copy.json\n./condotta play GAME --edition my-copy.json'}</pre>
      <h2>{t('about.rules')}</h2>
      <ul>
        {games
          .filter(({ rules }) => rules)
          .map(({ facts: { id, title } }) => (
            <li key={id}>
              <a href={address('rules', id)}>{title}</a>
            </li>
          ))}
      </ul>
      <h2>{t('about.fair')}</h2>
      <p>{t('about.fair-why')}</p>
      <pre>{'./condotta verify my-table.condotta.json'}</pre>
      <h2>{t('about.private')}</h2>
      <p>{t('about.private-why')}</p>
      <h2>{t('about.credits')}</h2>
      <ul class="credits">
        {CREDITS.map(({ what, who, licence, url }) => (
          <li key={what}>
            <b>{what}</b>
            <span>{who}</span>
            <a href={url} rel="noreferrer" target="_blank">
              {t('about.licence', { licence })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
