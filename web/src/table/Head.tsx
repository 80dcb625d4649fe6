/** Above the board: where one is in the game, who plays, and the way out. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { useRef } from 'preact/hooks';
import { address } from '../route.ts';
import { change, settings } from '../settings.ts';
import { aidWords } from '../words/aids.ts';
import { wordsOf } from '../words/index.ts';
import { countWords } from '../words/length.ts';
import { useTable, words } from './context.ts';
import { useFit } from './fitting.ts';
import { Origin } from './Origin.tsx';
import { Speed } from './Speed.tsx';
import { saveFile } from './save-file.ts';

const aids = wordsOf(aidWords);

const LEVELS = ['random', 'recruit', 'sergeant', 'captain', 'general', 'marshal'] as const;

function levelWords(mind: string): string {
  const level = LEVELS.find((one) => one === mind);
  return level ? words(`level.${level}`) : mind;
}

export function Head({ snapshot }: { readonly snapshot: Snapshot }) {
  const { length, phase, goal, over } = snapshot;
  const { edition = null, origin = null } = useTable().store.game.value ?? {};
  return (
    <header class="head">
      <a class="head-lobby" href={address()} title={words('head.lobby')}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.500 4 6.500 10l6 6" />
        </svg>
        <span class="unseen">{words('head.lobby')}</span>
      </a>
      <h1 class="head-when">
        <span>{length.count > 0 ? countWords(snapshot.game, length.unit, length.count) : words('head.start')}</span>
        {over ? (
          <span class="head-phase">{words('over.title')}</span>
        ) : (
          phase !== '' && <span class="head-phase">{phase}</span>
        )}
      </h1>
      <Seats snapshot={snapshot} />
      {edition !== null && <p class="head-edition">{words('head.edition', { name: edition })}</p>}
      {origin ? (
        <Origin origin={origin} />
      ) : (
        goal !== '' &&
        !over && (
          <p class="head-goal" title={goal}>
            <span>{words('head.goal')}</span> {goal}
          </p>
        )
      )}
      <More snapshot={snapshot} />
    </header>
  );
}

function Seats({ snapshot }: { readonly snapshot: Snapshot }) {
  const { store } = useTable();
  const { holders, names, asked, scores, seat: mine } = snapshot;
  const thinking = store.thinking.value;
  const list = useRef<HTMLUListElement>(null);
  useFit(list, JSON.stringify([snapshot.length.count, holders.map(({ name }) => name), names]));
  return (
    <ul class="seats" ref={list} aria-label={words('seats.label')}>
      {holders.map(({ name, mind }, seat) => (
        <li
          key={seat}
          class="seat"
          data-side={snapshot.sides[seat]}
          data-asked={asked.includes(seat) || undefined}
          aria-current={asked.includes(seat) || undefined}
        >
          <span class="seat-name">{name || names[seat]}</span>
          {names[seat] !== name && <span class="seat-house">{names[seat]}</span>}
          <span class="seat-score" title={words('seat.points', { n: scores[seat] ?? 0 })}>
            {scores[seat]}
          </span>
          {seat === mine && <span class="unseen">({words('seat.you')})</span>}
          {mind !== null && <span class="unseen">({levelWords(mind)})</span>}
          {asked.includes(seat) && <span class="unseen">{words('seat.turn')}</span>}
          {thinking.includes(seat) && (
            <span class="seat-thinks" title={words('seat.thinking')}>
              <i />
              <i />
              <i />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function More({ snapshot }: { readonly snapshot: Snapshot }) {
  const { panel, store, replay } = useTable();
  const { game, commitment } = snapshot;
  const open = panel.value === 'more';
  const close = (): void => {
    panel.value = null;
  };
  const save = (): void => {
    close();
    store.link.request('export', { table: store.table }).then(saveFile, store.tell);
  };
  const offer = (): void => {
    close();
    void store.offer();
  };
  const { textMode } = settings.value;
  const turn = (): void => {
    close();
    change({ textMode: !textMode });
  };
  return (
    <div class="more">
      <button
        type="button"
        class="quiet"
        aria-expanded={open}
        onClick={() => {
          panel.value = open ? null : 'more';
        }}
      >
        {words('head.more')}
      </button>
      {open && (
        <div class="more-list">
          <button type="button" class="quiet" onClick={turn}>
            {words(textMode ? 'head.drawing' : 'head.text')}{' '}
            <span class="kbd" aria-hidden="true">
              t
            </span>
          </button>
          <a class="button quiet" href={address('rules', game)}>
            {words('head.rules')}
          </a>
          <a class="button quiet" href={address('settings')}>
            {words('head.settings')}
          </a>
          {snapshot.canOffer && !snapshot.offer && replay.past.value === null && (
            <button type="button" class="quiet" onClick={offer}>
              {words('head.takeback')}
            </button>
          )}
          <button type="button" class="quiet" onClick={save}>
            {words('head.export')}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              panel.value = 'help';
            }}
          >
            {words('head.help')}{' '}
            <span class="kbd" aria-hidden="true">
              ?
            </span>
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              panel.value = 'notes';
            }}
          >
            {aids('notes.open')}{' '}
            <span class="kbd" aria-hidden="true">
              w
            </span>
          </button>
          {snapshot.windows.length > 0 && (
            <button
              type="button"
              class="quiet"
              onClick={() => {
                panel.value = 'windows';
              }}
            >
              {aids('window.open')}
            </button>
          )}
          <Speed />
          <p class="more-dice" title={commitment}>
            {words('head.dice')} <code>{commitment.slice(0, 16)}</code>
          </p>
        </div>
      )}
    </div>
  );
}
