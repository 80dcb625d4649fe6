/** The shelf: tables kept in this browser. */

import { pageOf } from '@condotta/games/page';
import type { Holder, TableInfo } from '@condotta/keeper/protocol';
import { useState } from 'preact/hooks';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { wordsOf } from '../words/index.ts';
import { countWords } from '../words/length.ts';
import { holdersIn } from '../words/names.ts';
import { shell } from '../words/shell.ts';
import { Cover } from './cover.tsx';
import { deleteTable, exportTable, importFiles, tables } from './shelf-store.ts';
import { agoText } from './when.ts';
import './shelf.css';

type Words = ReturnType<typeof wordsOf<keyof (typeof shell)['en'] & string>>;

function whoText(given: readonly Holder[], t: Words): string {
  const holders = holdersIn(settings.value.language, given);
  const people = holders.filter(({ mind }) => mind === null);
  const [first] = people;
  if (first && people.length === holders.length && people.every(({ name }) => name === first.name)) {
    return t('who.solo', { name: first.name });
  }
  if (people.length === 0) return t('who.minds', { names: holders.map(({ name }) => name).join(' · ') });
  return holders.map(({ name, mind }) => (mind === null ? name : t('who.mind', { name }))).join(' · ');
}

/** How it is played: as the lobby calls it. */
function kindText(holders: readonly Holder[], t: Words): string {
  const people = holders.filter(({ mind }) => mind === null);
  if (people.length === 0) return t('mode.watch');
  if (people.length < holders.length) return t('mode.computer');
  return new Set(people.map(({ person }) => person)).size === 1 ? t('mode.solo') : t('mode.hotseat');
}

/** How far it is, and how it stands. */
function farText({ game, over, steps, progress }: TableInfo, t: Words): string {
  if (over) return [t('shelf.over'), ...(progress ? [progress.scores.join(' : ')] : [])].join(', ');
  if (!progress || progress.count === 0) return t('shelf.steps', { n: steps });
  const when = countWords(game, progress.unit, progress.count).toLowerCase();
  return `${when}, ${progress.scores.join(' : ')}`;
}

/** Tables that look alike (a file that was brought in twice) are told apart by a number, the oldest first. */
function numbered(all: readonly TableInfo[]): readonly { readonly info: TableInfo; readonly nth: number }[] {
  const alike = ({ game, holders, steps, over }: TableInfo): string =>
    JSON.stringify([game, steps, over, holders.map(({ name }) => name)]);
  return all.map((info, i) => ({
    info,
    nth: 1 + all.slice(i + 1).filter((other) => alike(other) === alike(info)).length,
  }));
}

/** The way back to what was left. */
export function ResumeRibbon() {
  const t = wordsOf(shell);
  const last = tables.value?.find(({ over }) => !over);
  if (!last) return null;
  return (
    <a class="ribbon" href={address('table', last.id)}>
      <span class="ribbon-what">{t('shelf.last')}</span>
      <span class="ribbon-who">
        <b>{pageOf(last.game)?.facts.title ?? last.game}</b>, {whoText(last.holders, t)}
      </span>
      <span class="ribbon-when">{agoText(last.updated, settings.value.language)}</span>
    </a>
  );
}

export function Shelf() {
  const t = wordsOf(shell);
  const [over, setOver] = useState(false);
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void importFiles([...(event.dataTransfer?.files ?? [])]);
  };
  return (
    <section
      class={over ? 'shelf over' : 'shelf'}
      aria-labelledby="shelf-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <h2 id="shelf-title">{t('shelf.title')}</h2>
      {tables.value?.length === 0 && <p class="shelf-empty">{t('shelf.empty')}</p>}
      <ul class="shelf-rows">
        {numbered(tables.value ?? []).map(({ info, nth }) => (
          <Row key={info.id} info={info} nth={nth} />
        ))}
      </ul>
      <p class="shelf-import">
        <label class="button">
          {t('shelf.import')}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            multiple
            onChange={(event) => {
              void importFiles([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>{' '}
        <small>{t('shelf.drop')}</small>
      </p>
    </section>
  );
}

function Row({ info, nth }: { readonly info: TableInfo; readonly nth: number }) {
  const t = wordsOf(shell);
  const { language } = settings.value;
  const title = pageOf(info.game)?.facts.title ?? info.game;
  const who = whoText(info.holders, t);
  const what = `${title}, ${who}`;
  return (
    <li class="row">
      <div class="row-plate">
        <Cover game={info.game} />
      </div>
      <div class="row-text">
        <h3>
          {title}
          {info.origin && <i class="row-if">{t('shelf.if')}</i>}
          {nth > 1 && <i class="row-if">{t('shelf.copy', { n: nth })}</i>}
        </h3>
        <p>{who}</p>
        <p class="row-when">
          <time dateTime={new Date(info.updated).toISOString()} title={new Date(info.updated).toLocaleString(language)}>
            {agoText(info.updated, language)}
          </time>
          {' · '}
          {kindText(info.holders, t)}
          {' · '}
          {farText(info, t)}
          {info.edition !== null && ` · ${t('edition.on', { name: info.edition })}`}
        </p>
      </div>
      <div class="row-ways">
        <a class="button main" href={address('table', info.id)}>
          {t(info.over ? 'shelf.replay' : 'shelf.resume')} <span class="unseen">{t('shelf.of', { what })}</span>
        </a>
        <button type="button" onClick={() => void exportTable(info.id)}>
          {t('shelf.export')} <span class="unseen">{t('shelf.of', { what })}</span>
        </button>
        <button type="button" onClick={() => deleteTable(info, what)}>
          {t('shelf.delete')} <span class="unseen">{t('shelf.of', { what })}</span>
        </button>
      </div>
    </li>
  );
}
