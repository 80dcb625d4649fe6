/** A game in the lobby: its plate, what it asks of you, and the ways in. */

import { pageOf } from '@condotta/games/page';
import type { GameFacts } from '@condotta/kit';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { Cover } from './cover.tsx';
import { MODES } from './modes.ts';

/** A game that can be played. */
export function Feature({ game }: { readonly game: GameFacts }) {
  const t = wordsOf(shell);
  const page = pageOf(game.id);
  return (
    <article class="feature" aria-labelledby={`title-${game.id}`}>
      <div class="feature-plate">
        <Cover game={game.id} />
      </div>
      <div class="feature-text">
        <h3 id={`title-${game.id}`}>{game.title}</h3>
        <p class="stake">{game.stake[settings.value.language]}</p>
        <Facts game={game} />
        <p class="ways">
          {page?.lessons && (
            <a class="button main big" href={address('learn', game.id, 'first-round')}>
              {t('lobby.learn')} <small>{t('lobby.learn-time')}</small>
            </a>
          )}
          {page?.rules && (
            <a class="button big" href={address('rules', game.id)}>
              {t('lobby.rules')}
            </a>
          )}
        </p>
        <ul class="modes" aria-label={t('lobby.play')}>
          {MODES.map((mode) => (
            <li key={mode}>
              <a href={address('new', game.id, mode)}>
                <b>{t(`mode.${mode}`)}</b>
                <span>{t(`mode.${mode}-why`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** A game that is promised. */
export function CoverCard({ game }: { readonly game: GameFacts }) {
  const t = wordsOf(shell);
  return (
    <article class="cover" aria-labelledby={`title-${game.id}`}>
      <div class="cover-plate">
        <Cover game={game.id} />
      </div>
      <h3 id={`title-${game.id}`}>{game.title}</h3>
      <p class="stake">{game.stake[settings.value.language]}</p>
      <Facts game={game} />
      <p class="not-yet" title={t('lobby.not-yet-why')}>
        {t('lobby.not-yet')}
      </p>
    </article>
  );
}

function Facts({ game }: { readonly game: GameFacts }) {
  const t = wordsOf(shell);
  const { min, max } = game.seats;
  const seats = min === max ? t('lobby.seats-one', { min }) : t('lobby.seats', { min, max });
  return (
    <ul class="facts">
      <li>{seats}</li>
      <li>{timeOf(game)}</li>
      <li>
        <span class="pips" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((n) => (
            <i key={n} class={n <= game.complexity ? 'on' : ''} />
          ))}
        </span>
        <span class="unseen">{t('lobby.complexity', { n: game.complexity })}</span>
      </li>
    </ul>
  );

  function timeOf({ minutes }: GameFacts): string {
    if (minutes === null) return t('lobby.evening');
    return minutes < 120 ? t('lobby.minutes', { minutes }) : t('lobby.hours', { hours: minutes / 60 });
  }
}
