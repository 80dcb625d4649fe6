/** The frame around every page: the bar, the page that the address asks for, the messages. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Lobby } from '../lobby/index.tsx';
import { address, route } from '../route.ts';
import { change, settings } from '../settings.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { later } from './later.tsx';
import { forgetPassing, Notices } from './notices.tsx';
import './shell.css';

const Table = later(async () => (await import('../table/index.tsx')).TablePage);
const NewTable = later(async () => (await import('../lobby/new-table.tsx')).NewTablePage);
const Learn = later(async () => (await import('../learn/index.tsx')).LearnPage);
const Rules = later(async () => (await import('../rules/index.tsx')).RulesPage);
const Settings = later(async () => (await import('./settings-page.tsx')).SettingsPage);
const Replay = later(async () => (await import('./replay-page.tsx')).ReplayPage);
const About = later(async () => (await import('./about-page.tsx')).AboutPage);

function pageOf([room = '', ...rest]: readonly string[]): JSX.Element {
  switch (room) {
    case '':
      return <Lobby />;
    case 'new':
      return <NewTable key={rest.join('/')} game={rest[0] ?? ''} mode={rest[1] ?? ''} />;
    case 'table':
      return <Table key={rest[0]} table={rest[0] ?? ''} moment={momentIn(rest[1])} />;
    case 'replay':
      return <Replay match={rest[0] ?? ''} moment={rest[1] ?? ''} />;
    case 'learn':
      return <Learn key={rest.join('/')} game={rest[0] ?? ''} lesson={rest[1] ?? ''} />;
    case 'rules':
      return <Rules key={rest[0]} game={rest[0] ?? ''} rule={rest[1] ?? ''} />;
    case 'settings':
      return <Settings />;
    case 'about':
      return <About />;
    default:
      return <Missing />;
  }
}

/** A moment of a match: after how many decisions; null: the present. */
const momentIn = (part: string | undefined): number | null =>
  part !== undefined && /^\d{1,7}$/.test(part) ? Number(part) : null;

/** Pages that take the whole window and scroll inside. */
const fills = ([room, , lesson]: readonly string[]): boolean =>
  room === 'table' || (room === 'learn' && lesson !== undefined);

export function App() {
  const here = route.value;
  const main = useRef<HTMLElement>(null);
  useArrival(here);
  // A table brings a bar and a main part of its own.
  if (fills(here)) {
    return (
      <div class="frame fill">
        {pageOf(here)}
        <Notices />
      </div>
    );
  }
  return (
    <div class="frame">
      <Bar here={here[0] ?? ''} skip={() => main.current?.focus()} />
      <main ref={main} tabIndex={-1}>
        {pageOf(here)}
      </main>
      <Notices />
    </div>
  );
}

/** Whoever follows a link hears and sees where he has arrived; not on the first page, which the browser announces itself. */
function useArrival(here: readonly string[]): void {
  const before = useRef<string | null>(null);
  const place = here[0] === 'rules' || here[0] === 'table' ? here.slice(0, 2).join('/') : here.join('/');
  useEffect(() => {
    const first = before.current === null;
    before.current = place;
    if (first) return;
    forgetPassing();
    scrollTo(0, 0);
    return onHeading((heading) => {
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    });
  }, [place]);
}

/** Calls back with the page's title as soon as it is there, unless the reader is elsewhere by then. */
function onHeading(found: (heading: HTMLElement) => void): () => void {
  const look = (): boolean => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && (document.activeElement === null || document.activeElement === document.body)) found(heading);
    return heading !== null;
  };
  (document.activeElement as HTMLElement | null)?.blur();
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  if (!look()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function Bar({ here, skip }: { readonly here: string; skip(): void }) {
  const t = wordsOf(shell);
  const { language } = settings.value;
  const places = [
    ['', t('nav.lobby')],
    ['learn', t('nav.learn')],
    ['rules', t('nav.rules')],
    ['settings', t('nav.settings')],
    ['about', t('nav.about')],
  ] as const;
  return (
    <header class="bar">
      <button type="button" class="skip" onClick={skip}>
        {t('app.skip')}
      </button>
      <nav aria-label={t('nav.label')}>
        <a class="bar-name" href="#/">
          {t('app.name')}
        </a>
        <ul>
          {places.map(([place, text]) => (
            <li key={place}>
              <a href={place === '' ? '#/' : address(place)} aria-current={here === place ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        class="quiet bar-language"
        lang={language === 'en' ? 'it' : 'en'}
        onClick={() => change({ language: language === 'en' ? 'it' : 'en' })}
      >
        {t('nav.language')}
      </button>
    </header>
  );
}

function Missing() {
  const t = wordsOf(shell);
  return (
    <div class="sheet">
      <h1>{t('app.missing')}</h1>
      <p>
        <a class="button" href="#/">
          {t('nav.lobby')}
        </a>
      </p>
    </div>
  );
}
