/** The chronicle: sentences by round and turn. Pointing at one lights what it speaks of, a click goes to its moment. */

import { useSignal } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine, Snapshot } from '../host/protocol.ts';
import { seatWords, useTable, words } from './context.ts';
import { filtered, grouped } from './log-groups.ts';
import { Mark } from './Marks.tsx';
import { Rule } from './Rule.tsx';

export function LogPanel({ snapshot }: { readonly snapshot: Snapshot }) {
  const { logOpen, replay } = useTable();
  const text = useSignal('');
  const mine = useSignal(false);
  const lines = filtered(snapshot.log, { text: text.value, seat: mine.value ? snapshot.seat : null });
  const end = useRef<HTMLElement>(null);
  const now = replay.past.value ? replay.at.value : null;

  // The newest line is in sight, or the one of the moment that one looks at.
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const there = now === null ? null : list.querySelector(`[data-step="${now - 1}"]`);
    if (there) there.scrollIntoView({ block: 'nearest' });
    else if (now === null) list.scrollTop = list.scrollHeight;
  }, [snapshot.log.length, now]);

  return (
    <aside class="log" aria-label={words('log.title')}>
      <header class="log-head">
        <h2>{words('log.title')}</h2>
        <button
          type="button"
          class="quiet log-close"
          aria-label={words('log.close')}
          onClick={() => {
            logOpen.value = false;
          }}
        >
          <Mark name="close" />
        </button>
        <input
          type="search"
          placeholder={words('log.filter')}
          aria-label={words('log.filter')}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
        {snapshot.seat !== null && (
          <label>
            <input
              type="checkbox"
              checked={mine.value}
              onChange={({ currentTarget }) => {
                mine.value = currentTarget.checked;
              }}
            />
            {words('log.mine')}
          </label>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class="log-lines" ref={end} tabIndex={0} aria-label={words('log.title')}>
        {lines.length === 0 && <p class="log-none">{words('log.none')}</p>}
        {grouped(lines).map(({ round, turns }) => (
          <section key={round} class="log-round">
            <h3>
              {round > 0
                ? words(snapshot.length.unit === 'turns' ? 'head.turn' : 'head.round', { n: round })
                : words('head.start')}
            </h3>
            {turns.map(({ seat, lines: said }) => (
              <Turn
                key={`${seat} ${said[0]?.step}`}
                who={seat === null ? null : seatWords(snapshot, seat)}
                side={seat === null ? null : (snapshot.sides[seat] ?? null)}
                lines={said}
                signature={`${said.length} ${said[0]?.step} ${snapshot.language} ${mine.value} ${text.value}`}
                game={snapshot.game}
                now={now !== null && said.some(({ step }) => step === now - 1) ? now : null}
                since={snapshot.since}
              />
            ))}
          </section>
        ))}
      </section>
    </aside>
  );
}

interface TurnProps {
  readonly who: string | null;
  readonly side: string | null;
  readonly lines: readonly LogLine[];
  /** Changes exactly when the lines do: a long game has thousands of them, and most never change again. */
  readonly signature: string;
  readonly game: string;
  readonly now: number | null;
  readonly since: number;
}

const Turn = memo(PlainTurn, (a: TurnProps, b: TurnProps) => {
  const isNew = ({ lines, since }: TurnProps): boolean => (lines.at(-1)?.step ?? 0) >= since;
  return a.signature === b.signature && a.now === b.now && a.who === b.who && isNew(a) === isNew(b);
});

function PlainTurn({ who, side, lines, game, now, since }: TurnProps) {
  const { spoken, replay } = useTable();
  const speak = (things: readonly string[]): void => {
    spoken.value = things;
  };
  return (
    <div class="log-turn" data-side={side}>
      {who !== null && <h4>{who}</h4>}
      <ol>
        {lines.map((line, i) => (
          <li
            key={`${line.step} ${i}`}
            data-step={line.step}
            data-key={line.key}
            data-now={line.step + 1 === now || undefined}
            data-new={line.step >= since || undefined}
            onPointerEnter={() => speak(line.things)}
            onPointerLeave={() => speak([])}
          >
            <button
              type="button"
              class="log-line"
              title={words('log.go')}
              onFocus={() => speak(line.things)}
              onBlur={() => speak([])}
              onClick={() => replay.goTo(line.step + 1)}
            >
              {line.text}
            </button>{' '}
            <Rule game={game} rule={line.rule} />
          </li>
        ))}
      </ol>
    </div>
  );
}
