/**
 * A table as this page knows it: whose eyes look, what they see, and what they do. It holds one snapshot at a time, and
 * while the screen is passed from one person to another it holds none.
 */

import type { Language, Seat } from '@condotta/kernel';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Choice, type Failure, type Holder, type Link, LinkError, type Snapshot } from '../host/protocol.ts';
import { companyOf, gazeOf } from './eyes.ts';
import type { Tale } from './tale.ts';

/** Something that must be said to whoever looks. */
export interface Notice {
  readonly code: Failure['code'];
  readonly text: string;
  readonly rule: string;
}

/** The game, and an owner's edition of it with its name, or null. */
export interface TableBox {
  readonly game: string;
  readonly edition: string | null;
  readonly document: unknown;
}

/** What happened between two moments while these eyes were away. */
export interface News {
  readonly from: number;
  readonly to: number;
}

export interface TableStore {
  readonly table: string;
  readonly link: Link;
  readonly holders: ReadonlySignal<readonly Holder[]>;
  /** What the table is played with; null until it is open. */
  readonly box: ReadonlySignal<TableBox | null>;
  readonly present: ReadonlySignal<Snapshot | null>;
  /** Who must take the screen before anything is shown; null: nobody. */
  readonly pass: ReadonlySignal<Seat | null>;
  /** While the screen is passed: who may still take back what led to it; null: nobody. */
  readonly regret: ReadonlySignal<Seat | null>;
  readonly thinking: ReadonlySignal<readonly Seat[]>;
  readonly notice: ReadonlySignal<Notice | null>;
  readonly news: ReadonlySignal<News | null>;
  /** All sides are one person's: the seat whose last decision can be taken back, if it is not the one that looks. */
  readonly other: ReadonlySignal<Seat | null>;
  open(): Promise<void>;
  close(): void;
  refresh(): Promise<void>;
  /** The person who was waited for has the screen. */
  takeScreen(): Promise<void>;
  /** Takes back the decision that led to the pass screen: the screen then goes to whoever made it. */
  takeBack(): Promise<void>;
  act(choice: Pick<Choice, 'verb' | 'arg'>): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  dropNotice(): void;
  dropNews(): void;
  tell(error: unknown): void;
  lookAt(at: number): Promise<Snapshot | null>;
}

export function createStore(link: Link, table: string, language: () => Language, tale: Tale): TableStore {
  const holders = signal<readonly Holder[]>([]);
  const box = signal<TableBox | null>(null);
  const present = signal<Snapshot | null>(null);
  const pass = signal<Seat | null>(null);
  const regret = signal<Seat | null>(null);
  const thinking = signal<readonly Seat[]>([]);
  const notice = signal<Notice | null>(null);
  const news = signal<News | null>(null);
  const other = signal<Seat | null>(null);

  /** Whose eyes have the screen; null: nobody's yet, or a spectator's. */
  let eyes: Seat | null = null;
  /** The eyes are new: what happened before is news to them. */
  let fresh = true;
  let closed = false;
  let acting = false;
  let running: Promise<void> | null = null;
  let dirty = false;
  let deafen = (): void => {};
  let lastActor: Seat | null = null;

  const look = (seat: Seat | null, at: number | null = null): Promise<Snapshot> =>
    link.request('look', { table, seat, at, language: language() });

  const gaze = ({ asked, over }: Snapshot) => gazeOf(holders.value, asked, over !== null, eyes);

  const blank = (next: Seat): void => {
    eyes = null;
    fresh = true;
    tale.hurry();
    present.value = null;
    news.value = null;
    notice.value = null;
    pass.value = next;
  };

  /** With several persons only open things are asked for before it is known who may look. */
  const lookOnce = async (): Promise<void> => {
    const company = companyOf(holders.value);
    const first = await look(company === 'hot' ? null : gazeOf(holders.value, [], false, eyes).seat);
    if (closed) return;
    const { seat, pass: next } = gaze(first);
    if (next !== null) {
      if (!(await tellsFirst(first))) blank(next);
      return;
    }
    const snapshot = first.seat === seat ? first : await look(seat);
    if (closed) return;
    // Somebody may have decided between the two looks.
    if (gaze(snapshot).pass !== null || gaze(snapshot).seat !== seat) {
      dirty = true;
      return;
    }
    eyes = seat;
    other.value = company === 'all' && !snapshot.canUndo ? await undoer(seat) : null;
    show(snapshot);
  };

  /** Whoever has the screen is told what came of it before he passes it on. `open`: what everybody may see. */
  const tellsFirst = async (open: Snapshot): Promise<boolean> => {
    if (eyes === null || !present.value || !tale.tells(present.value, open)) return false;
    const snapshot = await look(eyes);
    if (closed) return true;
    show(snapshot);
    dirty = true;
    return true;
  };

  const undoer = async (seat: Seat | null): Promise<Seat | null> => {
    if (lastActor === null || lastActor === seat) return null;
    return (await look(lastActor)).canUndo ? lastActor : null;
  };

  const show = (snapshot: Snapshot): void => {
    const before = present.value;
    batch(() => {
      pass.value = null;
      present.value = snapshot;
      tale.present(before, snapshot);
    });
    if (!fresh) return;
    const mine = snapshot.seat !== null && snapshot.asked.includes(snapshot.seat);
    if (!mine && !snapshot.over) return;
    fresh = false;
    const { since: from, steps: to } = snapshot;
    const others = snapshot.log.some((line) => line.step >= from && line.seat !== snapshot.seat);
    // Who plays all sides has made those moves himself.
    if (mine && from > 0 && others && companyOf(holders.value) !== 'all') news.value = { from, to };
  };

  const refresh = (): Promise<void> => {
    dirty = true;
    running ??= (async () => {
      try {
        while (dirty && !closed) {
          dirty = false;
          // First the board tells how the last picture came about.
          await tale.done();
          await lookOnce();
        }
      } catch (e) {
        tell(e);
      } finally {
        running = null;
      }
    })();
    return running;
  };

  const tell = (error: unknown): void => {
    if (error instanceof LinkError) {
      // The table has changed under a click: the new picture is already on its way.
      if (error.failure.code !== 'stale') notice.value = error.failure;
    } else {
      notice.value = { code: 'failed', text: error instanceof Error ? error.message : String(error), rule: '' };
    }
  };

  /** One decision at a time: a second click before the answer to the first one would be made on an old picture. */
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    if (acting) return;
    acting = true;
    tale.hurry();
    news.value = null;
    if (notice.value?.code === 'refused') notice.value = null;
    try {
      await work();
    } catch (e) {
      tell(e);
    } finally {
      acting = false;
    }
    await refresh();
  };

  return {
    table,
    link,
    holders,
    box,
    present,
    pass,
    regret,
    thinking,
    notice,
    news,
    other,
    refresh,
    tell,

    async open() {
      deafen = link.listen((changed, seats) => {
        if (changed !== table) return;
        thinking.value = seats;
        void refresh();
      });
      try {
        const { box: document, edition, game, holders: found } = await link.request('open', { table });
        holders.value = found;
        box.value = { game, edition, document };
      } catch (e) {
        return tell(e);
      }
      await refresh();
    },

    close() {
      closed = true;
      tale.hurry();
      deafen();
      void link.request('leave', { table }).catch(() => undefined);
    },

    async takeScreen() {
      if (pass.value === null) return;
      eyes = pass.value;
      regret.value = null;
      await refresh();
    },

    async takeBack() {
      const seat = regret.value;
      if (pass.value === null || seat === null) return;
      regret.value = null;
      await doing(() => link.request('undo', { table, seat }));
    },

    async act({ verb, arg }) {
      const now = present.value;
      if (!now || now.seat === null) return;
      const { seat, seq } = now;
      await doing(async () => {
        lastActor = seat;
        regret.value = null;
        const { canUndo } = await link.request('act', { table, seat, verb, arg, seq });
        if (canUndo) regret.value = seat;
      });
    },

    async undo() {
      const now = present.value;
      const seat = now?.canUndo ? now.seat : other.value;
      if (seat !== null && seat !== undefined) await doing(() => link.request('undo', { table, seat }));
    },

    async redo() {
      const now = present.value;
      const seat = now?.canRedo ? now.seat : null;
      if (seat !== null) await doing(() => link.request('redo', { table, seat }));
    },

    async lookAt(at) {
      const now = present.value;
      if (!now) return null;
      const snapshot = await look(now.seat, at);
      // The screen may have been passed on meanwhile: then nobody sees this.
      return present.value?.seat === now.seat && pass.value === null ? snapshot : null;
    },

    dropNotice() {
      notice.value = null;
    },
    dropNews() {
      news.value = null;
    },
  };
}
