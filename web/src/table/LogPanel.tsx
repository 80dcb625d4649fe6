/** The chronicle: sentences by round and turn. Pointing at one lights what it speaks of, a click goes to its moment. */

import type { LogLine, Snapshot } from '@condotta/keeper/protocol';
import { useSignal } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { change, settings } from '../settings.ts';
import { countWords } from '../words/length.ts';
import { seatWords, useTable, words } from './context.ts';
import { filtered, grouped, type Window, windowAround, windowMoved } from './log-groups.ts';
import { Mark } from './Marks.tsx';
import { Rule } from './Rule.tsx';

export function LogPanel({ snapshot }: { readonly snapshot: Snapshot }) {
  const { logOpen, replay } = useTable();
  const text = useSignal('');
  const mine = useSignal(false);
  const lines = filtered(snapshot.log, { text: text.value, seat: mine.value ? snapshot.seat : null });
  const end = useRef<HTMLElement>(null);
  const now = replay.past.value ? replay.at.value : null;
  const { part, move } = usePart(lines, now);

  // The newest line is in sight, or the one of the moment that one looks at.
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const there = now === null ? null : list.querySelector(`[data-step="${now - 1}"]`);
    if (there) there.scrollIntoView({ block: 'nearest' });
    else if (now === null) list.scrollTop = list.scrollHeight;
  }, [snapshot.log.length, now, text.value, mine.value]);
  const hold = useHold(end, part);
  // Whoever comes to an end of what is drawn gets more of it.
  const scrolled = ({ currentTarget: list }: { readonly currentTarget: HTMLElement }): void => {
    if (list.scrollTop < NEAR && part.from > 0) {
      hold();
      move(-1);
    } else if (list.scrollTop + list.clientHeight > list.scrollHeight - NEAR && part.to < lines.length) {
      hold();
      move(1);
    }
  };

  return (
    <aside class="log" aria-label={words('log.title')} style={{ '--log-width': `${settings.value.logWidth}px` }}>
      <Edge />
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
      <section class="log-lines" ref={end} tabIndex={0} aria-label={words('log.title')} onScroll={scrolled}>
        {lines.length === 0 && <p class="log-none">{words(snapshot.log.length === 0 ? 'log.empty' : 'log.none')}</p>}
        {grouped(lines.slice(part.from, part.to)).map(({ round, turns }) => (
          <section key={round} class="log-round">
            <h3>{round > 0 ? countWords(snapshot.game, snapshot.length.unit, round) : words('head.start')}</h3>
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

/** So near to an end more lines are drawn. */
const NEAR = 300;

/** Which of the lines are drawn: a long game has thousands, and nobody reads them at once. */
function usePart(lines: readonly LogLine[], now: number | null): { readonly part: Window; move(by: 1 | -1): void } {
  const read = useSignal<Window | null>(null);
  const there = now === null ? -1 : lines.findIndex(({ step }) => step === now - 1);
  const usual = windowAround(lines.length, there < 0 ? null : there);
  useLayoutEffect(() => {
    read.value = null;
  }, [lines.length, now]);
  const part = read.value && read.value.to <= lines.length ? read.value : usual;
  return {
    part,
    move(by) {
      read.value = windowMoved(part, lines.length, by);
    },
  };
}

/**
 * Keeps the line that is read where it is when others come above it. Browsers do not at the very top: whoever had dragged the bar up there
 * could scroll no further.
 */
function useHold(list: { readonly current: HTMLElement | null }, part: Window): () => void {
  const held = useRef<{ readonly step: string; readonly top: number } | null>(null);
  const lineOf = (step: string): Element | undefined =>
    [...(list.current?.querySelectorAll(`[data-step="${step}"]`) ?? [])].at(-1);
  useLayoutEffect(() => {
    const line = held.current && lineOf(held.current.step);
    if (list.current && held.current && line)
      list.current.scrollTop += line.getBoundingClientRect().top - held.current.top;
    held.current = null;
  }, [part.from, part.to]);
  return () => {
    const frame = list.current?.getBoundingClientRect();
    const first = [...(list.current?.querySelectorAll('[data-step]') ?? [])].find(
      (line) => frame && line.getBoundingClientRect().bottom > frame.top,
    );
    const step = first?.getAttribute('data-step');
    const line = step ? lineOf(step) : undefined;
    held.current = step && line ? { step, top: line.getBoundingClientRect().top } : null;
  };
}

const NARROWEST = 220;
const WIDEST = 640;

/** The edge by which the chronicle is made wider or narrower, by hand or with the arrow keys. */
function Edge() {
  const { logWidth } = settings.value;
  const set = (width: number): void =>
    change({ logWidth: Math.round(Math.max(NARROWEST, Math.min(WIDEST, width, innerWidth * 0.6))) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no rule between paragraphs
    <div
      class="log-edge"
      role="separator"
      aria-orientation="vertical"
      aria-label={words('log.width')}
      aria-valuenow={logWidth}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) =>
        currentTarget.hasPointerCapture(pointerId) &&
        set((currentTarget.parentElement?.getBoundingClientRect().right ?? innerWidth) - clientX)
      }
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        event.stopPropagation();
        set(logWidth + (event.key === 'ArrowLeft' ? 24 : -24));
      }}
    />
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
            data-quiet={line.quiet || undefined}
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
