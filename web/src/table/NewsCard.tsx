/** What happened since one's last turn: in words at once, step by step on demand. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { useTable, words } from './context.ts';

const MOST = 7;

export function NewsCard({ present }: { readonly present: Snapshot }) {
  const { store, replay, spoken } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const news = store.news.value;
  if (!news) return null;
  const lines = present.log.filter(({ step, seat }) => step >= news.from && seat !== present.seat);
  const shown = lines.slice(-MOST);
  const play = (): void => {
    store.dropNews();
    replay.play(news.from, news.to);
  };
  return (
    <section class="news" aria-labelledby="news-title">
      <h2 id="news-title">{words('news.title')}</h2>
      {lines.length > shown.length && <p class="news-more">{words('news.more', { n: lines.length - shown.length })}</p>}
      <ul>
        {shown.map((line, i) => (
          <li
            key={`${line.step} ${i}`}
            onPointerEnter={() => {
              spoken.value = line.things;
            }}
            onPointerLeave={() => {
              spoken.value = [];
            }}
          >
            {line.text}
          </li>
        ))}
      </ul>
      <div class="bubble-buttons">
        <button type="button" class="main" ref={button} onClick={play}>
          {words('news.play')}
        </button>
        <button type="button" class="quiet" onClick={store.dropNews}>
          {words('news.skip')}
        </button>
      </div>
    </section>
  );
}
