/** The strip: who is asked what, the choices that have no place on the board, and what can be taken back. */

import type { Choice, Snapshot } from '../host/protocol.ts';
import { settings } from '../settings.ts';
import { finality, idOf, type Row } from './choices.ts';
import { isGuided, seatWords, useTable, words } from './context.ts';
import { companyOf } from './eyes.ts';
import { Mark } from './Marks.tsx';
import { byTouch } from './model.ts';
import { Rule } from './Rule.tsx';

export function Strip({ snapshot }: { readonly snapshot: Snapshot }) {
  const { rows, choices, story } = useTable();
  const { textMode } = settings.value;
  const shown = textMode ? [] : rows.value;
  // What comes next would give the story away; its room is kept, so that nothing jumps.
  const waits = story.value || undefined;
  return (
    <section class="strip" aria-label={words('strip.label')}>
      <Ask snapshot={snapshot} />
      {shown.length > 0 && (
        <div class="verbs" data-waits={waits}>
          {shown.map((row) => (
            <VerbRow key={row.choices.map(idOf).join()} row={row} />
          ))}
        </div>
      )}
      {finality(choices.value) !== 'none' && (
        <p class="strip-final" data-waits={waits}>
          <Mark name="flag" /> {words(finality(choices.value) === 'all' ? 'strip.final-all' : 'strip.final-some')}
        </p>
      )}
      <Tools snapshot={snapshot} />
    </section>
  );
}

function Ask({ snapshot }: { readonly snapshot: Snapshot }) {
  const { over, seat, asked, prompt, game } = snapshot;
  if (useTable().story.value)
    return (
      <div class="ask">
        <p class="ask-who">{words('strip.told')}</p>
        <p class="ask-prompt">
          {words('strip.telling')}{' '}
          <span class="kbd" aria-hidden="true">
            Esc
          </span>
        </p>
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
    <div class="ask" data-mine={mine || undefined}>
      <p class="ask-who">
        {mine
          ? words('strip.your-turn', { name: seatWords(snapshot, seat) })
          : seat === null
            ? words('strip.watch')
            : ''}
      </p>
      <p class="ask-prompt">{mine ? prompt : <Waiting snapshot={snapshot} />}</p>
    </div>
  );
}

function Waiting({ snapshot }: { readonly snapshot: Snapshot }) {
  const [thinker] = useTable().store.thinking.value;
  if (thinker === undefined) return <>{snapshot.prompt}</>;
  return <>{words('strip.thinking', { name: seatWords(snapshot, thinker) })}</>;
}

function VerbRow({ row }: { readonly row: Row }) {
  if (row.title === '')
    return (
      <>
        {row.choices.map((choice) => (
          <Verb key={idOf(choice)} choice={choice} text={choice.label} />
        ))}
      </>
    );
  return (
    <fieldset class="numbers">
      <legend>{row.title}</legend>
      {row.choices.map((choice) => (
        <Verb key={idOf(choice)} choice={choice} text={String(choice.arg)} title={row.title} />
      ))}
    </fieldset>
  );
}

interface VerbProps {
  readonly choice: Choice;
  readonly text: string;
  /** What a bare number is about. */
  readonly title?: string;
}

function Verb({ choice, text, title = '' }: VerbProps) {
  const { letters, notes, picking, hints, guide } = useTable();
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
      {title !== '' && <span class="unseen">{title} </span>}
      {text}
      {choice.refusal && <span class="unseen">. {choice.refusal.text}</span>}
      {choice.final && (
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
  const { canUndo, canRedo, over, seat, asked, holders } = snapshot;
  const mine = seat !== null && asked.includes(seat) && !replay.past.value && !story.value;
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
      {companyOf(holders) === 'watch' && !over && (
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
            off={replay.past.value !== null || (!canUndo && store.other.value === null)}
            onClick={() => void store.undo()}
          />
          <Tool
            word="strip.redo"
            letter="r"
            off={replay.past.value !== null || !canRedo}
            onClick={() => void store.redo()}
          />
          <Tool word="strip.hint" letter="i" off={!mine || hints.pondering.value} onClick={() => void hints.ask()} />
        </>
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
  readonly word: 'strip.undo' | 'strip.redo' | 'strip.hint' | 'strip.replay' | 'strip.log';
  readonly letter: string;
  readonly off?: boolean;
  readonly pressed?: boolean;
  onClick(): void;
}

function Tool({ word, letter, off = false, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="quiet tool"
      disabled={off}
      aria-pressed={pressed}
      aria-keyshortcuts={letter}
      onClick={onClick}
    >
      {words(word)}{' '}
      <span class="kbd" aria-hidden="true">
        {letter}
      </span>
    </button>
  );
}
