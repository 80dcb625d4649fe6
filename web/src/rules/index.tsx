/** The rules reference: all of it on one page, searchable, every paragraph with an address. */

import { pageOf, pages } from '@condotta/games/page';
import { type Language, parseClaimId } from '@condotta/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { address } from '../route.ts';
import { settings } from '../settings.ts';
import { GameList } from '../shell/game-list.tsx';
import { wordsOf } from '../words/index.ts';
import { rules as dictionary } from '../words/rules.ts';
import { shell } from '../words/shell.ts';
import { useRulebook } from './books.ts';
import { type Chapter, type Rulebook, search } from './parse.ts';
import { RichText } from './rich-text.tsx';
import './rules.css';

export { RuleText } from './rule-text.tsx';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }) {
  const t = wordsOf(dictionary);
  const s = wordsOf(shell);
  const id = game || (pages.find(({ rules }) => rules)?.facts.id ?? '');
  const title = pageOf(id)?.facts.title ?? id;
  const loaded = useRulebook(id);
  useEffect(() => {
    document.title = `${t('title', { game: title })} · ${s('app.name')}`;
  });
  if (loaded === 'waiting') {
    return (
      <div class="sheet">
        <h1>{t('title', { game: title })}</h1>
        <p aria-busy="true">{s('app.loading')}</p>
      </div>
    );
  }
  if (loaded === 'broken' || loaded.book === null) {
    return (
      <div class="sheet">
        <h1>{t('title', { game: title })}</h1>
        <p>{loaded === 'broken' ? s('app.broken') : t('none')}</p>
      </div>
    );
  }
  return <Book game={id} title={title} book={loaded.book} language={loaded.language} rule={rule} />;
}

function Book({
  game,
  title,
  book,
  language,
  rule,
}: {
  readonly game: string;
  readonly title: string;
  readonly book: Rulebook;
  readonly language: Language;
  readonly rule: string;
}) {
  const t = wordsOf(dictionary);
  const [question, setQuestion] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => search(book, question), [book, question]);
  const count = chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  const asked = question.trim() !== '';

  // An address that names a rule goes there, and takes the reader's place along.
  useEffect(() => {
    if (rule === '') return;
    setQuestion('');
    const frame = requestAnimationFrame(() => {
      const place = text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(rule.toUpperCase())}"]`);
      place?.scrollIntoView({ block: 'start' });
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);

  return (
    <div class="rules">
      <div class="rules-head">
        <h1>{t('title', { game: title })}</h1>
        <GameList here={game} room="rules" games={pages.filter(({ rules }) => rules)} />
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every reader */}
        <div role="search" class="rules-search">
          <label>
            <span>{t('search')}</span>
            <input
              type="search"
              value={question}
              placeholder={t('search-for')}
              onInput={(event) => setQuestion(event.currentTarget.value)}
            />
          </label>
          <span role="status">{asked ? t('found', { n: count }) : ''}</span>
        </div>
      </div>
      <details class="rules-contents" open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{t('contents')}</summary>
        <nav aria-label={t('contents')}>
          <ol lang="en">
            {book.chapters
              .filter((chapter) => chapter.title !== '')
              .map((chapter) => (
                <li key={chapter.id}>
                  <a href={address('rules', game, chapter.id.toUpperCase())}>
                    <span>{parseClaimId(chapter.id) ? chapter.id : ''}</span> {chapter.title}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
      </details>
      <div class="rules-text" ref={text} lang={language}>
        {chapters.map((chapter) => (
          <ChapterText
            key={chapter.id}
            game={game}
            chapter={chapter}
            rules={book.ids}
            rule={rule}
            question={asked ? question : ''}
          />
        ))}
        {count === 0 && <p lang={settings.value.language}>{t('nothing')}</p>}
      </div>
    </div>
  );
}

function ChapterText({
  game,
  chapter,
  rules,
  rule,
  question,
}: {
  readonly game: string;
  readonly chapter: Chapter;
  readonly rules: ReadonlySet<string>;
  readonly rule: string;
  readonly question: string;
}) {
  const words = question.trim() === '' ? [] : question.trim().split(/\s+/);
  const here = (id: string): boolean => id.toUpperCase() === rule.toUpperCase();
  return (
    <section>
      {chapter.title !== '' && (
        <h2 id={chapter.id.toUpperCase()} tabIndex={-1} class={here(chapter.id) ? 'here' : ''}>
          {parseClaimId(chapter.id) && <span class="rules-number">{chapter.id}</span>} {chapter.title}
        </h2>
      )}
      {chapter.paragraphs.map(({ id, text }) =>
        id === null ? (
          <p key={text} class={/^(You decide|Da decidere):/.test(text) ? 'rules-decide' : 'rules-plain'}>
            <RichText game={game} text={text.replace(/^[-*]\s+/, '· ')} rules={rules} found={words} />
          </p>
        ) : (
          <p key={id} id={id} tabIndex={-1} class={here(id) ? 'rules-rule here' : 'rules-rule'}>
            <a class="rules-id" href={address('rules', game, id)}>
              {id}
            </a>{' '}
            <RichText game={game} text={text} rules={rules} found={words} />
          </p>
        ),
      )}
    </section>
  );
}
