/**
 * A table as this page knows it: what the eyes that have the screen see, and what they do. It holds one snapshot at a time,
 * and while the screen is passed from one person to another it holds none.
 */

import {
  type Change,
  type Choice,
  type Failure,
  failureOf,
  type Holder,
  type Link,
  type Origin,
  type RequestName,
  type Requests,
  type Snapshot,
} from '@condotta/keeper/protocol';
import type { Language, Seat } from '@condotta/kernel';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { randomHex } from '../host/nonce.ts';
import { holdersIn } from '../words/names.ts';
import type { Company } from './eyes.ts';
import { createPictures } from './pictures.ts';
import { createScreen } from './screen.ts';
import type { Tale } from './tale.ts';

/** Something that must be said to whoever looks. */
export type Notice = Failure;

/** The game, and an owner's edition of it: its name and the document, or null. */
export interface TableGame {
  readonly id: string;
  readonly edition: string | null;
  readonly document: unknown;
  /** The table it branches off, or null. */
  readonly origin: Origin | null;
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
  readonly company: ReadonlySignal<Company>;
  /** What the table is played with; null until it is open. */
  readonly game: ReadonlySignal<TableGame | null>;
  /** Other pages have not given their nonces yet: the match has not begun. */
  readonly waiting: ReadonlySignal<boolean>;
  readonly present: ReadonlySignal<Snapshot | null>;
  /** The picture before it: what was known when what led to it began to be told. */
  readonly earlier: ReadonlySignal<Snapshot | null>;
  /** Who must take the screen before anything is shown; null: nobody. */
  readonly pass: ReadonlySignal<Seat | null>;
  /** While the screen is passed: who may still take back what led to it; null: nobody. */
  readonly regret: ReadonlySignal<Seat | null>;
  readonly thinking: ReadonlySignal<readonly Seat[]>;
  readonly notice: ReadonlySignal<Notice | null>;
  readonly news: ReadonlySignal<News | null>;
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
  /** Asks the others to let the seat that looks take back its last decision. */
  offer(): Promise<void>;
  /** One who sits at this screen agrees to a take-back, or declines. */
  answer(seat: Seat, accept: boolean): Promise<void>;
  /** The seat that looks lets a window pass from now on, unless one of the grounds holds; null: it wants to be asked. */
  stand(window: string, unless: readonly string[] | null): Promise<void>;
  isMine(seat: Seat): boolean;
  dropNotice(): void;
  dropNews(): void;
  tell(error: unknown): void;
  lookAt(at: number): Promise<Snapshot | null>;
}

type Deed = 'act' | 'undo' | 'redo' | 'offer' | 'answer' | 'standing';
/** What a deed takes beside what the store knows by itself. */
type DeedOf<N extends Deed> = Omit<Requests[N]['take'], 'table' | 'seat' | 'seq' | 'key' | 'language' | 'marks'>;

export function createStore(link: Link, table: string, language: () => Language, tale: Tale): TableStore {
  const screen = createScreen();
  const pictures = createPictures(link, table, language);
  const game = signal<TableGame | null>(null);
  const waiting = signal(false);
  const present = signal<Snapshot | null>(null);
  const earlier = signal<Snapshot | null>(null);
  const thinking = signal<readonly Seat[]>([]);
  const notice = signal<Notice | null>(null);
  const news = signal<News | null>(null);

  /** The eyes are new: what happened before is news to them. */
  let fresh = true;
  let closed = false;
  let acting = false;
  let running: Promise<void> | null = null;
  let dirty = false;
  /** A picture that came with the answer to a deed: no need to look for it. */
  let answered: Snapshot | null = null;
  /** The last picture of any eyes. */
  let seen: Snapshot | null = null;
  /** What each seat of this page quotes with its next click, as was heard last. */
  let heard: Change['seqs'] = [];
  let deafen = (): void => {};

  const blank = (next: Seat): void => {
    fresh = true;
    tale.hurry();
    pictures.forget();
    present.value = null;
    earlier.value = null;
    news.value = null;
    notice.value = null;
    screen.clear(next);
  };

  const lookOnce = async (): Promise<void> => {
    const first = answered ?? (await pictures.look(screen.first()));
    answered = null;
    if (closed) return;
    seen = first;
    const { seat, pass: next } = screen.gaze(first);
    if (next !== null) {
      if (!(await tellsFirst(first))) blank(next);
      return;
    }
    const snapshot = first.seat === seat ? first : await pictures.look(seat);
    if (closed) return;
    // Somebody may have decided between the two looks.
    const now = screen.gaze(snapshot);
    if (now.pass !== null || now.seat !== seat) {
      dirty = true;
      return;
    }
    show(snapshot);
  };

  /** Whoever has the screen is told what came of it before it is passed on. `open`: what everybody may see. */
  const tellsFirst = async (open: Snapshot): Promise<boolean> => {
    if (screen.eyes === null || !present.value || !tale.tells(present.value, open)) return false;
    const snapshot = await pictures.look(screen.eyes);
    if (closed) return true;
    show(snapshot);
    dirty = true;
    return true;
  };

  const show = (snapshot: Snapshot): void => {
    const before = present.value;
    seen = snapshot;
    waiting.value = false;
    batch(() => {
      screen.give(snapshot.seat);
      earlier.value = before;
      present.value = snapshot;
      tale.present(before, snapshot);
      warn(before, snapshot);
    });
    if (!fresh) return;
    const mine = snapshot.seat !== null && snapshot.asked.includes(snapshot.seat);
    if (!mine && !snapshot.over) return;
    fresh = false;
    const { since: from, steps: to } = snapshot;
    const others = snapshot.log.some((line) => line.step >= from && line.seat !== snapshot.seat);
    // Who plays all sides has made those moves.
    if (mine && from > 0 && others && screen.company.value !== 'all') news.value = { from, to };
  };

  /** What is not stored is said once, and again when the reason changes. */
  const warn = (before: Snapshot | null, { unsaved }: Snapshot): void => {
    if ((before?.unsaved ?? null) === unsaved) return;
    notice.value = unsaved && { code: unsaved, text: '', rule: '' };
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

  /** A page that has seen what it is told about does nothing. */
  const hear = ({ table: changed, seqs, offer, thinking: seats }: Change): void => {
    if (changed !== table) return;
    thinking.value = seats;
    heard = seqs;
    const last = answered ?? seen;
    const seq = last === null || last.seat === null ? seqs.at(-1) : seqs[last.seat];
    const same = last?.seq === seq && JSON.stringify(last?.offer ?? null) === JSON.stringify(offer);
    if (!same && !acting) void refresh();
  };

  const tell = (error: unknown): void => {
    const failure = failureOf(error);
    // The table has changed under a click: the new picture is already on its way.
    if (failure.code !== 'stale') notice.value = failure;
  };

  /** One decision at a time: a second click before the answer to the first one would be made on an old picture. */
  const doing = async <N extends Deed>(ask: N, seat: Seat, take: DeedOf<N>): Promise<void> => {
    const last = answered ?? seen;
    if (acting || !last) return;
    acting = true;
    tale.hurry();
    tale.decided();
    news.value = null;
    screen.mayRegret(null);
    if (notice.value?.code === 'refused') notice.value = null;
    try {
      const seq = last.seat === seat ? last.seq : (heard[seat] ?? (await pictures.look(seat)).seq);
      const deed = { ...take, table, seat, seq, key: randomHex(16), ...pictures.reader() };
      const given = (await link.request(ask as RequestName, deed as never)) as Snapshot;
      answered = pictures.complete(given);
      if (ask === 'act' && given.undoer === seat) screen.mayRegret(seat);
    } catch (e) {
      tell(e);
    } finally {
      acting = false;
    }
    await refresh();
  };

  /** Each seat of this page gives its nonce, from this page's own chance: then nobody else can foresee the dice. */
  const join = async (seats: readonly Seat[]): Promise<void> => {
    const given = seats.map((seat) => ({ seat, nonce: randomHex(32), name: null }));
    const { waiting: others } = await link.request('join', { table, seats: given });
    waiting.value = others.length > 0;
  };

  return {
    table,
    link,
    holders: screen.holders,
    company: screen.company,
    pass: screen.pass,
    regret: screen.regret,
    isMine: screen.isMine,
    game,
    waiting,
    present,
    earlier,
    thinking,
    notice,
    news,
    refresh,
    tell,

    async open() {
      deafen = link.listen(hear);
      try {
        const opened = await link.request('open', { table });
        const { holders, mine } = opened;
        screen.sit({ holders: holdersIn(language(), holders), mine });
        const { game: id, edition, document, origin } = opened;
        game.value = { id, edition, document, origin };
        waiting.value = opened.waiting.length > 0;
        const own = opened.waiting.filter((seat) => mine.includes(seat));
        if (own.length > 0) await join(own);
      } catch (e) {
        return tell(e);
      }
      if (!waiting.value) await refresh();
    },

    close() {
      closed = true;
      tale.hurry();
      deafen();
      void link.request('leave', { table }).catch(() => undefined);
    },

    async takeScreen() {
      if (screen.pass.value === null) return;
      screen.take();
      await refresh();
    },

    async takeBack() {
      const seat = screen.regret.value;
      if (screen.pass.value !== null && seat !== null) await doing('undo', seat, {});
    },

    async act({ verb, arg }) {
      const seat = present.value?.seat ?? null;
      if (seat !== null) await doing('act', seat, { verb, arg });
    },

    async undo() {
      const seat = present.value?.undoer ?? null;
      if (seat !== null) await doing('undo', seat, {});
    },

    async redo() {
      const now = present.value;
      if (now?.canRedo && now.seat !== null) await doing('redo', now.seat, {});
    },

    async offer() {
      const seat = present.value?.seat ?? null;
      if (seat !== null) await doing('offer', seat, {});
    },

    async answer(seat, accept) {
      await doing('answer', seat, { accept });
    },

    async stand(window, unless) {
      const seat = present.value?.seat ?? null;
      if (seat !== null) await doing('standing', seat, { window, unless });
    },

    async lookAt(at) {
      const now = present.value;
      if (!now) return null;
      const snapshot = await pictures.look(now.seat, at);
      // The screen may have been passed on meanwhile: then nobody sees this.
      return present.value?.seat === now.seat && screen.pass.value === null ? snapshot : null;
    },

    dropNotice() {
      notice.value = null;
    },
    dropNews() {
      news.value = null;
    },
  };
}
