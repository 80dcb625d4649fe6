/** Ties the parts of a table together: what is shown follows from the store, the replay and what is pointed at. */

import type { BoardProps } from '@condotta/pieces';
import { computed, effect, signal } from '@preact/signals';
import type { Link } from '../host/protocol.ts';
import { settings } from '../settings.ts';
import { type BoardKit, boardOf } from './boards.ts';
import { byThing, idOf, lettersFor, stripRows } from './choices.ts';
import { isGuided, type TableModel } from './context.ts';
import { companyOf } from './eyes.ts';
import { createHints } from './hints.ts';
import { RESERVED } from './keys.ts';
import { createPicking } from './picking.ts';
import { createReplay } from './replay.ts';
import { createStore } from './store.ts';
import { createTale } from './tale.ts';

/** Milliseconds between two pictures of a replay, and before a mind's decision: for still, normal and fast motion. */
const BEATS = [1100, 1100, 450] as const;
const PAUSES = [120, 260, 60] as const;
const WATCHED = [700, 700, 200] as const;

const WIDE = '(min-width: 1400px)';

export interface OpenTable {
  readonly model: TableModel;
  close(): void;
}

let lastTouch = false;
addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    lastTouch = pointerType === 'touch';
  },
  { capture: true },
);
/** Was the last click made by a finger? */
export const byTouch = (): boolean => lastTouch;

export function openTable(link: Link, table: string): OpenTable {
  const kit = signal<BoardKit | null>(null);
  const tale = createTale(() => kit.value !== null && !settings.value.textMode && settings.value.motion !== 0);
  const store = createStore(link, table, () => settings.value.language, tale);
  const replay = createReplay(store, () => BEATS[settings.value.motion], tale);
  const hints = createHints(
    store,
    () => replay.past.value !== null || tale.story.value,
    () => settings.value.adviser,
  );
  const picking = createPicking(store, () => settings.value.confirmFinal);
  const cursor = signal<string | null>(null);
  const spoken = signal<readonly string[]>([]);
  const bare = signal(false);
  const running = signal(true);
  const logOpen = signal(matchMedia(WIDE).matches);
  const panel: TableModel['panel'] = signal(null);
  const guide: TableModel['guide'] = signal(null);

  const story = computed(() => tale.story.value && replay.past.value === null);
  const shown = computed(() => replay.past.value ?? store.present.value);
  const choices = computed(() => (replay.past.value ? [] : (store.present.value?.choices ?? [])));
  const choicesByThing = computed(() => byThing(choices.value));

  let lastLit: ReadonlySet<string> = new Set();
  const lit = computed(() => {
    const { bubble, pointed } = picking;
    const asked = bubble.value?.kind === 'why' ? bubble.value.choices : pointedChoices();
    const blamed = asked.flatMap(({ refusal }) => refusal?.blame ?? []);
    const hint = hints.hint.value?.arg;
    const at = bubble.value?.thing ?? (pointed.value && blamed.length > 0 ? pointed.value : null);
    const guided = choices.value.filter((choice) => isGuided(guide.value, choice)).map(({ arg }) => arg);
    const next = new Set([
      ...guided.filter((arg) => typeof arg === 'string'),
      ...spoken.value,
      ...blamed,
      ...(typeof hint === 'string' ? [hint] : []),
      ...(at ? [at] : []),
    ]);
    // The same set as before, so that the board is not drawn again for nothing.
    if (next.size !== lastLit.size || [...next].some((thing) => !lastLit.has(thing))) lastLit = next;
    return lastLit;
  });
  const pointedChoices = () => {
    if (picking.eyed.value) return [picking.eyed.value];
    const there = picking.pointed.value === null ? [] : (choicesByThing.value.get(picking.pointed.value) ?? []);
    return there.some(({ refusal }) => refusal === null) ? [] : there;
  };

  const onPick = (thing: string): void => {
    cursor.value = null;
    tale.hurry();
    picking.pick(thing, lastTouch);
  };

  /** Without what changes with every movement of the pointer. */
  const still = computed<BoardProps | null>(() => {
    const snapshot = shown.value;
    if (!snapshot || !kit.value) return null;
    const { view, language, seat, holders, asked, moment } = snapshot;
    const { motion } = settings.value;
    const happened = tale.happened.value;
    const told = {
      happened,
      onTelling: (): void => tale.telling(happened),
      onTold: (): void => tale.told(happened),
    };
    const rest = { lit: NONE, cursor: null, bare: false, motion, ...told, onPick, onPoint: picking.point };
    return {
      view,
      parts: kit.value.parts,
      language,
      seat,
      holders,
      asked,
      moment,
      choices: choicesByThing.value,
      ...rest,
    };
  });
  const boardProps = computed(
    () => still.value && { ...still.value, lit: lit.value, cursor: cursor.value, bare: bare.value },
  );
  const places = computed(() => (kit.value && still.value ? kit.value.board.places(still.value) : []));
  const notes = computed((): ReadonlyMap<string, string | null> => {
    const [noteOf, props] = [kit.value?.board.noteOf, still.value];
    return new Map(noteOf && props ? choices.value.map((choice) => [idOf(choice), noteOf(props, choice)]) : []);
  });
  // Before the board is there nobody knows what has a place on it.
  const rows = computed(() => {
    const shown = choices.value.filter((choice) => notes.value.get(idOf(choice)) !== null);
    return kit.value ? stripRows(shown, new Set(places.value.map(({ thing }) => thing))) : [];
  });
  const letters = computed(() =>
    lettersFor(
      rows.value.flatMap((row) => row.choices),
      RESERVED,
    ),
  );

  let seenEnd = false;
  const ended = computed(() => kit.value !== null && store.present.value?.over != null && !tale.busy.value);

  const stops = [
    effect(() => {
      const box = store.box.value;
      if (box !== null)
        boardOf(box.game, box.document).then(
          (found) => {
            kit.value = found;
          },
          (error) => store.tell(error),
        );
    }),
    // The words come with the picture: another language needs another look.
    effect(() => {
      const { language } = settings.value;
      const seen = store.present.peek();
      if (seen && seen.language !== language) {
        replay.close();
        void store.refresh();
      }
    }),
    effect(() => {
      if (store.pass.value === null) return;
      replay.close();
      picking.cancel();
      picking.point(null);
      cursor.value = null;
      spoken.value = [];
      panel.value = null;
    }),
    effect(() => {
      const { motion } = settings.value;
      const holders = store.holders.value;
      if (holders.every(({ mind }) => mind === null)) return;
      const pause = (companyOf(holders) === 'watch' ? WATCHED : PAUSES)[motion];
      link.request('pace', { table, pause, running: running.value && !tale.busy.value }).catch(() => undefined);
    }),
    effect(() => {
      // The end is shown once, when it comes or when one comes to see it.
      if (!ended.value || seenEnd) return;
      seenEnd = true;
      panel.value = 'over';
    }),
    effect(() => {
      // A new question: what was open belonged to the last one.
      store.present.value?.seq;
      picking.cancel();
    }),
  ];
  // A finger cannot point away: what it asked about goes with its next touch elsewhere.
  const touched = ({ pointerType, target }: PointerEvent): void => {
    const thing = target instanceof Element ? target.closest('[data-thing]')?.getAttribute('data-thing') : null;
    if (pointerType === 'touch' && thing !== picking.pointed.peek()) picking.point(null);
  };
  addEventListener('pointerdown', touched, { capture: true });
  void store.open();

  const model: TableModel = {
    store,
    hints,
    telling: tale.busy,
    story,
    hurry: tale.hurry,
    replay,
    picking,
    kit,
    shown,
    choices,
    boardProps,
    places,
    rows,
    notes,
    letters,
    cursor,
    spoken,
    bare,
    logOpen,
    panel,
    guide,
    running,
  };
  return {
    model,
    close() {
      for (const stop of stops) stop();
      removeEventListener('pointerdown', touched, { capture: true });
      replay.close();
      store.close();
    },
  };
}

const NONE: ReadonlySet<string> = new Set();
