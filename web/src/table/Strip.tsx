/** The strip: who is asked what, the choices that have no place on the board, and what can be taken back. */

import type { Choice, Snapshot } from '@condotta/keeper/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings.ts';
import { notify } from '../shell/notices.tsx';
import { aroundNumber, finality, idOf, type Row } from './choices.ts';
import { isGuided, type Pause, seatWords, useTable, words } from './context.ts';
import { Mark } from './Marks.tsx';
import { byKeyboard, byTouch } from './model.ts';
import { NumberField } from './NumberField.tsx';
import { Rule } from './Rule.tsx';
import { Speed } from './Speed.tsx';

export function Strip({ snapshot }: { readonly snapshot: Snapshot }) {
  const { rows, story, pause } = useTable();
  const { textMode } = settings.value;
  return (
    <section class="strip" aria-label={words('strip.label')}>
      <Ask snapshot={snapshot} />
      {pause.value ? (
        <WayBack pause={pause.value} />
      ) : story.value ? (
        <Skip />
      ) : (
        <div class="verbs">
          {!textMode && rows.value.map((row) => <VerbRow key={row.choices.map(idOf).join()} row={row} />)}
        </div>
      )}
      <Tools snapshot={snapshot} />
    </section>
  );
}

/** While a story is told: what comes next would give it away. */
function Skip() {
  const { hurry } = useTable();
  return (
    <div class="verbs">
      <Speed />
      <button type="button" class="verb" aria-keyshortcuts="Escape" onClick={hurry}>
        {words('strip.skip')}{' '}
        <span class="kbd" aria-hidden="true">
          Esc
        </span>
      </button>
    </div>
  );
}

/** Whoever has left the lesson's path is led back before he goes on. */
function WayBack({ pause }: { readonly pause: Pause }) {
  if (pause.kind === 'reading') return <div class="verbs" />;
  return (
    <div class="verbs">
      <button type="button" class="verb main" onClick={pause.takeBack}>
        {words('strip.return')}
      </button>
    </div>
  );
}

/** Whoever plays by keyboard and has just lost his place (what he pressed is gone) finds himself at the question. */
function usePlace(seq: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKeyboard() && (document.activeElement === null || document.activeElement === document.body))
      place.current?.focus({ preventScroll: true });
  }, [seq]);
  return place;
}

function Ask({ snapshot }: { readonly snapshot: Snapshot }) {
  const { over, seat, asked, prompt, game } = snapshot;
  const place = usePlace(snapshot.seq);
  const { story, pause } = useTable();
  if (pause.value)
    return (
      <div class="ask">
        <p class="ask-who">{words(`strip.${pause.value.kind}`)}</p>
        <p class="ask-prompt">{words(`strip.${pause.value.kind}-why`)}</p>
      </div>
    );
  if (story.value)
    return (
      <div class="ask">
        <p class="ask-who">{words('strip.told')}</p>
        <p class="ask-prompt">{words('strip.telling')}</p>
      </div>
    );
  if (over)
    return (
      <div class="ask">
        <p class="ask-who">{words('over.title')}</p>
        <p class="ask-prompt">
          {over.text} <Rule game={game} rule={over.rule} />
        </p>
      </div>
    );
  const mine = seat !== null && asked.includes(seat);
  return (
    <div class="ask" data-mine={mine || undefined} ref={place} tabIndex={-1}>
      <p class="ask-who">
        {mine
          ? words('strip.your-turn', { name: seatWords(snapshot, seat) })
          : seat === null
            ? words('strip.watch')
            : ''}
        {mine && <Final />}
      </p>
      <p class="ask-prompt">{mine ? prompt : <Waiting snapshot={snapshot} />}</p>
    </div>
  );
}

/** Whether the next click can be taken back: all, or those with a flag, or some on the board that say so when pointed at. */
function Final() {
  const { choices, finals, rows } = useTable();
  const final = finality(choices.value, finals.known.value);
  if (final === 'none') return null;
  const flagged = rows.value.some((row) => row.choices.some(finals.has));
  return (
    <span class="strip-final">
      {' '}
      <Mark name="flag" />{' '}
      {words(final === 'all' ? 'strip.final-all' : flagged ? 'strip.final-some' : 'strip.final-there')}
    </span>
  );
}

function Waiting({ snapshot }: { readonly snapshot: Snapshot }) {
  const [thinker] = useTable().store.thinking.value;
  if (thinker === undefined) return <>{snapshot.prompt}</>;
  return <>{words('strip.thinking', { name: seatWords(snapshot, thinker) })}</>;
}

/** More numbers than these are a field, not a row of buttons. */
const MOST_BUTTONS = 9;

function VerbRow({ row }: { readonly row: Row }) {
  const { hints, guide } = useTable();
  if (row.title === '')
    return (
      <>
        {row.choices.map((choice) => (
          <Verb key={idOf(choice)} choice={choice} text={choice.label} />
        ))}
      </>
    );
  if (row.choices.length > MOST_BUTTONS) {
    const hint = hints.hint.value;
    const proposed = row.choices.find(
      (choice) => isGuided(guide.value, choice) || (hint?.verb === choice.verb && hint.arg === choice.arg),
    );
    return (
      <NumberField title={row.title} choices={row.choices} proposed={proposed}>
        {(choice) => <Verb key={idOf(choice)} choice={choice} text={`${row.title} ${choice.arg}`} />}
      </NumberField>
    );
  }
  return (
    <fieldset class="numbers">
      <legend>{row.title}</legend>
      {row.choices.map((choice) => (
        <Verb key={idOf(choice)} choice={choice} text={String(choice.arg)} around={aroundNumber(choice)} />
      ))}
    </fieldset>
  );
}

interface VerbProps {
  readonly choice: Choice;
  readonly text: string;
  /** What a bare number is about. */
  readonly around?: { readonly before: string; readonly after: string };
}

function Verb({ choice, text, around }: VerbProps) {
  const { letters, notes, picking, hints, guide, finals } = useTable();
  const letter = letters.value.get(idOf(choice));
  const note = notes.value.get(idOf(choice));
  const hinted = hints.hint.value?.verb === choice.verb && hints.hint.value.arg === choice.arg;
  const proposed = hinted || isGuided(guide.value, choice);
  return (
    <button
      type="button"
      class="verb"
      data-choice={idOf(choice)}
      data-proposed={proposed || undefined}
      aria-disabled={choice.refusal !== null}
      aria-keyshortcuts={letter}
      onClick={() => picking.choose(choice, null, byTouch())}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && picking.eye(choice)}
      onPointerLeave={() => picking.eye(null)}
      onFocus={() => picking.eye(choice)}
      onBlur={() => picking.eye(null)}
    >
      {around && <span class="unseen">{around.before} </span>}
      {text}
      {around && <span class="unseen"> {around.after}</span>}
      {choice.refusal && <span class="unseen">. {choice.refusal.text}</span>}
      {finals.has(choice) && (
        <span class="final" title={words('choice.final')}>
          <Mark name="flag" />
          <span class="unseen"> ({words('choice.final')})</span>
        </span>
      )}
      {letter && letter !== text && (
        <span class="kbd" aria-hidden="true">
          {letter}
        </span>
      )}
      {note && <small class="verb-note">{note}</small>}
    </button>
  );
}

function Tools({ snapshot }: { readonly snapshot: Snapshot }) {
  const { store, hints, replay, logOpen, panel, running, story } = useTable();
  const { undoer, canRedo, over, seat, asked } = snapshot;
  const mine = seat !== null && asked.includes(seat) && !replay.past.value && !story.value;
  const past = replay.past.value === null ? null : words('strip.past-off');
  return (
    <div class="tools">
      {over && (
        <button
          type="button"
          class="main"
          onClick={() => {
            panel.value = 'over';
          }}
        >
          {words('over.show')}
        </button>
      )}
      {store.company.value === 'watch' && !over && (
        <button
          type="button"
          onClick={() => {
            running.value = !running.value;
          }}
        >
          {words(running.value ? 'strip.pause' : 'strip.resume')}
        </button>
      )}
      {seat !== null && !over && (
        <>
          <Tool
            word="strip.undo"
            letter="u"
            off={past ?? (undoer === null ? words('strip.undo-off') : null)}
            onClick={() => void store.undo()}
          />
          <Tool
            word="strip.redo"
            letter="r"
            off={past ?? (canRedo ? null : words('strip.redo-off'))}
            onClick={() => void store.redo()}
          />
          <Tool
            word="strip.hint"
            letter="i"
            off={past ?? (mine && !hints.pondering.value ? null : words('strip.hint-off'))}
            onClick={() => void hints.ask()}
          />
        </>
      )}
      {snapshot.windows.length > 0 && (
        <Tool
          word="strip.windows"
          letter="q"
          onClick={() => {
            panel.value = 'windows';
          }}
        />
      )}
      <Tool
        word="strip.replay"
        letter="p"
        pressed={replay.on.value}
        onClick={() => (replay.on.value ? replay.close() : replay.open())}
      />
      <Tool
        word="strip.log"
        letter="l"
        pressed={logOpen.value}
        onClick={() => {
          logOpen.value = !logOpen.value;
        }}
      />
    </div>
  );
}

interface ToolProps {
  readonly word: 'strip.undo' | 'strip.redo' | 'strip.hint' | 'strip.replay' | 'strip.log' | 'strip.windows';
  readonly letter: string;
  /** Why it is of no use now; null: it is. */
  readonly off?: string | null;
  readonly pressed?: boolean;
  onClick(): void;
}

function Tool({ word, letter, off = null, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="quiet tool"
      aria-disabled={off !== null}
      title={off ?? undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={letter}
      onClick={off === null ? onClick : () => notify(off)}
    >
      {words(word)}{' '}
      <span class="kbd" aria-hidden="true">
        {letter}
      </span>
    </button>
  );
}
