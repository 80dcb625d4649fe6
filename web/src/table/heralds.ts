/** What is cried out over the board, one thing after another, and what of it the reader should not miss. */

import type { Happening, Herald } from '@condotta/pieces';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Tale } from './tale.ts';

export interface Heralds {
  /** What is cried out now; null: nothing. */
  readonly now: ReadonlySignal<Herald | null>;
  /** What was done to the reader since his last decision: it stays in sight. */
  readonly kept: ReadonlySignal<readonly Herald[]>;
  /** He has seen it. */
  drop(): void;
  close(): void;
}

interface Cries {
  /** What the board would have cried out of this. */
  of(happened: readonly Happening[]): readonly Herald[];
  /** Does it concern whoever looks? */
  concerns(herald: Herald): boolean;
  /** 0: nothing moves, so nothing is cried out; what must not be missed is kept all the same. */
  motion(): 0 | 1 | 2;
  /** How many decisions stood after the reader's own last one. */
  since(): number;
  /** Whoever looks back has seen it before. */
  past(): boolean;
}

/** How long each kind is shown at normal speed. Only deeds are waited for: a turn begins while play goes on. */
const SHOWN = { turn: 1100, deed: 1400 } as const;

const NONE: readonly Herald[] = [];

/** So many are kept at most: the rest is in the chronicle. */
const MOST = 4;

export function createHeralds(tale: Tale, { of, concerns, motion, since, past }: Cries): Heralds {
  const now = signal<Herald | null>(null);
  const noted = signal<{ readonly since: number; readonly heralds: readonly Herald[] }>({ since: 0, heralds: [] });
  const kept = computed(() => (noted.value.since === since() ? noted.value.heralds : NONE));
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** How long each of these is shown, in the time there is; 0: it is not. */
  const paces = (heralds: readonly Herald[]): readonly number[] => {
    const speed = motion();
    if (speed === 0) return heralds.map(() => 0);
    const wanted = heralds.map(({ kind }) => SHOWN[kind] / speed);
    const deeds = wanted.reduce((sum, time, i) => sum + (heralds[i]?.kind === 'deed' ? time : 0), 0);
    const part = Math.min(1, tale.time.peek() / Math.max(1, deeds));
    return wanted.map((time, i) => (heralds[i]?.kind === 'turn' ? time : time * part));
  };

  const cry = (heralds: readonly Herald[], times: readonly number[]): void => {
    clearTimeout(timer);
    const [first, ...rest] = heralds;
    const [time = 0, ...later] = times;
    now.value = time > 0 ? (first ?? null) : null;
    if (first) timer = setTimeout(() => cry(rest, later), time);
  };

  const begun = (happened: readonly Happening[]): void => {
    // What is on the screen stays for its time, unless somebody cuts it short or another tale begins.
    const heralds = happened.length === 0 ? NONE : of(happened);
    if (happened.length === 0) cry([], []);
    if (heralds.length === 0) return;
    const mine = past() ? [] : heralds.filter(concerns);
    const times = paces(heralds);
    batch(() => {
      if (mine.length > 0) noted.value = { since: since(), heralds: [...kept.value, ...mine].slice(-MOST) };
      cry(heralds, times);
    });
    const waited = times.reduce((sum, time, i) => sum + (heralds[i]?.kind === 'deed' ? time : 0), 0);
    tale.hold(happened, waited);
  };
  const stop = effect(() => {
    const happened = tale.happened.value;
    untracked(() => begun(happened));
  });

  return {
    now,
    kept,
    drop() {
      noted.value = { since: since(), heralds: NONE };
    },
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}
