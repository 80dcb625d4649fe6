/** Ties the parts of a table together: what is shown follows from the store, the replay and what is pointed at. */

import type { Link } from '@condotta/keeper/protocol';
import type { BoardProps } from '@condotta/pieces';
import { computed, effect, signal } from '@preact/signals';
import { boardMotion, settings } from '../settings.ts';
import { type BoardKit, boardOf } from './boards.ts';
import { byThing, idOf, lettersFor, stripRows } from './choices.ts';
import { isGuided, type TableModel } from './context.ts';
import { createFinals } from './finals.ts';
import { createHeralds } from './heralds.ts';
import { createHints } from './hints.ts';
import { RESERVED } from './keys.ts';
import { createNotebook } from './notebook.ts';
import { createPicking } from './picking.ts';
import { createReplay } from './replay.ts';
import { createSights } from './sights.ts';
import { createStore, type TableStore } from './store.ts';
import { createTale } from './tale.ts';

/** Milliseconds between two pictures of a replay, and before a mind's decision: for still, normal, fast and leisurely motion. */
const BEATS = [1100, 1100, 450, 1500] as const;
const PAUSES = [120, 200, 60, 450] as const;
const WATCHED = [400, 450, 120, 900] as const;
/** What may be told between two decisions of the reader's: with what minds need to think, nobody waits for more than three seconds. */
const PATIENCE = [0, 2600, 1500, Number.POSITIVE_INFINITY] as const;

/** So wide a screen has room for the chronicle beside the board. */
const WIDE = '(min-width: 1600px)';

export interface OpenTable {
  readonly model: TableModel;
  close(): void;
}

let lastTouch = false;
let lastKey = false;
addEventListener(
  'keydown',
  () => {
    lastKey = true;
  },
  { capture: true },
);
addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    lastTouch = pointerType === 'touch';
    lastKey = false;
  },
  { capture: true },
);
/** Was the last click made by a finger? */
export const byTouch = (): boolean => lastTouch;
/** Was the last thing done by keyboard? */
export const byKeyboard = (): boolean => lastKey;

/** `taught`: at a lesson's table every decision is the learner's own. */
export function openTable(link: Link, table: string, taught: boolean): OpenTable {
  const kit = signal<BoardKit | null>(null);
  const watches = (): boolean => store.company.peek() === 'watch';
  const tale = createTale(() => kit.value !== null && !settings.value.textMode && settings.value.motion !== 0, {
    whole: () => (watches() ? Number.POSITIVE_INFINITY : PATIENCE[settings.value.motion]),
    pause: () => (watches() ? 0 : PAUSES[settings.value.motion]),
  });
  const store: TableStore = createStore(link, table, () => settings.value.language, tale);
  const replay = createReplay(store, () => BEATS[settings.value.motion], tale);
  const hints = createHints(
    store,
    () => replay.past.value !== null || tale.story.value,
    () => settings.value.adviser,
  );
  const finals = createFinals(store);
  const picking = createPicking(store, finals, ({ verb }) => {
    const { confirmFinal, unasked } = settings.value;
    return confirmFinal && !unasked.includes(`${store.game.value?.id} ${verb}`);
  });
  const cursor = signal<string | null>(null);
  const sights = createSights(store, {
    pointed: computed(() => cursor.value ?? picking.pointed.value),
    looksAway: () => replay.past.value !== null || tale.busy.value,
    byPointing: () => settings.value.sights,
  });
  const spoken = signal<readonly string[]>([]);
  const bare = signal(false);
  const running = signal(true);
  const logOpen = signal(matchMedia(WIDE).matches);
  const panel: TableModel['panel'] = signal(null);
  const rule = signal<string | null>(null);
  const marking: TableModel['marking'] = signal(null);
  const notebook = createNotebook(table, () => store.present.value?.seat);
  const guide: TableModel['guide'] = signal(null);
  const pause: TableModel['pause'] = signal(null);

  const story = computed(() => tale.story.value && replay.past.value === null);
  const shown = computed(() => replay.past.value ?? store.present.value);
  const told = computed(() => (story.value ? (store.earlier.value ?? shown.value) : shown.value));
  const written = computed(() => (story.value ? (store.earlier.value ?? store.present.value) : store.present.value));
  const choices = computed(() => (replay.past.value || pause.value ? [] : (store.present.value?.choices ?? [])));
  const choicesByThing = computed(() => byThing(choices.value));

  let lastLit: ReadonlySet<string> = new Set();
  const lit = computed(() => {
    const { bubble, pointed } = picking;
    const asked = bubble.value?.kind === 'why' ? bubble.value.choices : pointedChoices();
    const blamed = asked.flatMap(({ refusal }) => refusal?.blame ?? []);
    const hint = hints.hint.value?.arg;
    const at = bubble.value?.thing ?? (pointed.value && blamed.length > 0 ? pointed.value : null);
    const guided = choices.value.filter((choice) => isGuided(guide.value, choice)).map(({ arg }) => arg);
    const about = replay.past.value ? [] : (store.present.value?.about ?? []);
    const next = new Set([
      ...guided.filter((arg) => typeof arg === 'string'),
      ...spoken.value,
      ...blamed,
      ...(typeof hint === 'string' ? [hint] : []),
      ...(at ? [at] : []),
      ...about,
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
    if (marking.value === 'signs') notebook.mark(thing);
    else if (marking.value === 'arrows') notebook.draw(thing);
    else picking.pick(thing, lastTouch);
  };

  /** Without what changes with every movement of the pointer. */
  const still = computed<BoardProps | null>(() => {
    const snapshot = shown.value;
    if (!snapshot || !kit.value) return null;
    const { view, language, seat, holders, asked, moment } = snapshot;
    const motion = boardMotion(settings.value.motion);
    const happened = tale.happened.value;
    const tells = {
      time: tale.time.value,
      happened,
      onTelling: (): void => tale.telling(happened),
      onTold: (): void => tale.told(happened),
    };
    const rest = {
      lit: NONE,
      cursor: null,
      overlay: null,
      bare: false,
      motion,
      ...tells,
      onPick,
      onPoint: picking.point,
    };
    return {
      view,
      components: kit.value.components,
      language,
      seat,
      holders,
      asked,
      moment,
      choices: choicesByThing.value,
      ...rest,
    };
  });
  const overlay = computed(() => {
    const [sight, signs, arrows, tail] = [
      sights.shown.value,
      notebook.marks.value,
      notebook.arrows.value,
      notebook.tail.value,
    ];
    const blank = Object.keys(signs).length + arrows.length === 0 && tail === null;
    return blank ? sight : { thing: '', overlays: [], ...sight, signs, arrows, tail };
  });
  const boardProps = computed(
    () =>
      still.value && {
        ...still.value,
        lit: lit.value,
        cursor: cursor.value,
        bare: bare.value,
        overlay: overlay.value,
      },
  );
  const heralds = createHeralds(tale, {
    of: (happened) => {
      const [board, props] = [kit.value?.board, still.value];
      return board?.heralds && props ? board.heralds({ ...props, happened }) : [];
    },
    concerns: ({ kind, flows }) => {
      const seat = shown.value?.seat ?? null;
      return kind === 'deed' && seat !== null && flows.some((flow) => flow.seat === seat);
    },
    motion: () => boardMotion(settings.value.motion),
    since: () => store.present.value?.since ?? 0,
    past: () => replay.past.value !== null,
  });
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
      const game = store.game.value;
      if (game !== null)
        boardOf(game.id, game.document).then(
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
      sights.drop();
      spoken.value = [];
      panel.value = null;
    }),
    effect(() => {
      const { motion } = settings.value;
      const holders = store.holders.value;
      if (holders.every(({ mind }) => mind === null)) return;
      const usual = (store.company.value === 'watch' ? WATCHED : PAUSES)[motion];
      const wait = tale.late.value ? 0 : usual;
      link
        .request('pace', { table, pause: wait, running: running.value && !tale.busy.value && pause.value === null })
        .catch(() => undefined);
    }),
    effect(() => {
      const spared = settings.value.spare && !taught;
      if (store.game.value) link.request('spare', { table, spared }).catch(() => undefined);
    }),
    effect(() => {
      // The end is shown once, when it comes or when one comes to see it.
      if (!ended.value || seenEnd) return;
      seenEnd = true;
      panel.value = 'over';
    }),
    effect(() => {
      if (panel.value !== 'notes') marking.value = null;
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
    finals,
    telling: tale.busy,
    story,
    hurry: tale.hurry,
    replay,
    picking,
    sights,
    heralds,
    kit,
    shown,
    told,
    written,
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
    rule,
    notebook,
    marking,
    guide,
    pause,
    running,
  };
  return {
    model,
    close() {
      for (const stop of stops) stop();
      removeEventListener('pointerdown', touched, { capture: true });
      replay.close();
      finals.close();
      sights.close();
      heralds.close();
      notebook.close();
      store.close();
    },
  };
}

const NONE: ReadonlySet<string> = new Set();
