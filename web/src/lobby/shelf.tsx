/** The shelf: tables kept in this browser. */

import { useState } from 'preact/hooks';
import type { Holder, TableInfo } from '../host/protocol.ts';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { COVERS } from './covers/index.tsx';
import { factsOf } from './games.ts';
import { deleteTable, exportTable, importFiles, tables } from './shelf-store.ts';
import { agoText } from './when.ts';
import './shelf.css';

type Words = ReturnType<typeof wordsOf<keyof (typeof shell)['en'] & string>>;

function whoText(holders: readonly Holder[], t: Words): string {
  const people = holders.filter(({ mind }) => mind === null);
  const [first] = people;
  if (first && people.length === holders.length && people.every(({ name }) => name === first.name)) {
    return t('who.solo', { name: first.name });
  }
  if (people.length === 0) return t('who.minds', { names: holders.map(({ name }) => name).join(' · ') });
  return holders.map(({ name, mind }) => (mind === null ? name : t('who.mind', { name }))).join(' · ');
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
        <b>{factsOf(last.game)?.title ?? last.game}</b>, {whoText(last.holders, t)}
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
        {(tables.value ?? []).map((info) => (
          <Row key={info.id} info={info} />
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

function Row({ info }: { readonly info: TableInfo }) {
  const t = wordsOf(shell);
  const { language } = settings.value;
  const title = factsOf(info.game)?.title ?? info.game;
  const who = whoText(info.holders, t);
  const what = `${title}, ${who}`;
  const Cover = COVERS[info.game];
  return (
    <li class="row">
      <div class="row-plate">{Cover && <Cover />}</div>
      <div class="row-text">
        <h3>{title}</h3>
        <p>{who}</p>
        <p class="row-when">
          <time dateTime={new Date(info.updated).toISOString()} title={new Date(info.updated).toLocaleString(language)}>
            {agoText(info.updated, language)}
          </time>
          {' · '}
          {info.over ? t('shelf.over') : t('shelf.steps', { n: info.steps })}
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
