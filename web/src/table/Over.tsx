/** The end: who has won, how, and by how much; and what one may do now. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { Shield } from '@condotta/pieces';
import { useEffect, useRef } from 'preact/hooks';
import { address, go } from '../route.ts';
import { seatWords, useTable, words } from './context.ts';
import { Mark } from './Marks.tsx';
import { copyLink } from './moment-link.ts';
import { Rule } from './Rule.tsx';

export function Over({ present }: { readonly present: Snapshot }) {
  const { store, replay, panel, kit } = useTable();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { over, scores, game, view } = present;
  if (!over) return null;
  const arms = (seat: number) => kit.value?.board.armsOf?.(view, seat) ?? null;
  const show = (next: 'review' | null): void => {
    panel.value = next;
  };
  const film = (): void => {
    show(null);
    replay.play(0, present.steps);
  };
  const again = async (): Promise<void> => {
    try {
      go('table', (await store.link.request('again', { table: store.table })).table);
    } catch (error) {
      store.tell(error);
    }
  };
  const names = over.winners.map((seat) => present.names[seat] ?? '');
  // Winners first: a game may be won by other means than points.
  const order = scores
    .map((score, seat) => ({ seat, score, won: over.winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return (
    <section class="ending" aria-labelledby="ending-title">
      <button type="button" class="quiet ending-close" aria-label={words('over.close')} onClick={() => show(null)}>
        <Mark name="close" />
      </button>
      <div class="ending-tale">
        <div class="ending-arms">
          {over.winners.map((seat) => {
            const blazon = arms(seat);
            return blazon && <Shield key={seat} blazon={blazon} />;
          })}
        </div>
        <p class="ending-lead">{words('over.title')}</p>
        <h2 id="ending-title">{winnersWords(names)}</h2>
        <p>
          {over.text} <Rule game={game} rule={over.rule} />
        </p>
      </div>
      <ol class="ending-scores">
        {order.map(({ seat, score, won }) => {
          const blazon = arms(seat);
          return (
            <li key={seat} data-won={won || undefined}>
              {blazon && <Shield blazon={blazon} />}
              <span>{seatWords(present, seat)}</span>
              <b>{words('seat.points', { n: score })}</b>
            </li>
          );
        })}
      </ol>
      <div class="ending-ways">
        <button type="button" class="main" ref={first} onClick={() => show('review')}>
          {words('over.review')}
        </button>
        <button type="button" onClick={film}>
          {words('over.replay')}
        </button>
        <button type="button" onClick={() => void copyLink(store, present, 0)}>
          {words('over.link')}
        </button>
        <button type="button" onClick={() => void again()}>
          {words('over.again')}
        </button>
        <a class="button" href={address()}>
          {words('over.lobby')}
        </a>
      </div>
    </section>
  );
}

function winnersWords(names: readonly string[]): string {
  const [name] = names;
  if (name === undefined) return words('over.nobody');
  if (names.length === 1) return words('over.won', { name });
  return words('over.shared', { names: names.join(', ') });
}
