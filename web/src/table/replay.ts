/** Looking back: one moment of the past at a time, by hand or as a film. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { stops } from './log-groups.ts';
import type { TableStore } from './store.ts';
import type { Tale } from './tale.ts';

export interface Replay {
  /** The bar is open. */
  readonly on: ReadonlySignal<boolean>;
  readonly playing: ReadonlySignal<boolean>;
  /** The moment that was asked for: where the slider stands. */
  readonly at: ReadonlySignal<number>;
  /** The picture of that moment; null at the present. */
  readonly past: ReadonlySignal<Snapshot | null>;
  /** Opens the bar at the present. */
  open(): void;
  /** Opens it at this moment. */
  goTo(at: number): void;
  /** To the next or the previous moment after which there is something to read. */
  step(by: 1 | -1): void;
  /** From one moment to another, then on to the present. */
  play(from: number, to: number): void;
  toggle(): void;
  /** Back to the present. */
  close(): void;
}

export function createReplay(store: TableStore, beat: () => number, tale: Tale): Replay {
  const on = signal(false);
  const playing = signal(false);
  const at = signal(0);
  const past = signal<Snapshot | null>(null);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let end = 0;
  let wanted = 0;

  const pause = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    playing.value = false;
  };

  const show = async (moment: number): Promise<void> => {
    const now = store.present.value;
    if (!now) return;
    const target = Math.max(0, Math.min(moment, now.steps));
    const mine = ++wanted;
    on.value = true;
    at.value = target;
    const before = past.value ?? now;
    if (target === now.steps)
      return batch(() => {
        past.value = null;
        tale.back(before, now);
      });
    try {
      const snapshot = await store.lookAt(target);
      // Only the last one asked for counts: the slider moves faster than pictures come.
      if (mine !== wanted || !on.value || !snapshot) return;
      batch(() => {
        past.value = snapshot;
        tale.past(before, snapshot);
      });
    } catch (e) {
      store.tell(e);
    }
  };

  const advance = async (): Promise<void> => {
    const now = store.present.value;
    const next = now && stops(now.log, at.value, end)[0];
    if (!now || next === undefined || next === null) {
      pause();
      if (end === now?.steps) close();
      return;
    }
    await show(next);
    await tale.done();
    if (playing.value) timer = setTimeout(() => void advance(), beat());
  };

  const play = (from: number, to: number): void => {
    pause();
    end = to;
    playing.value = true;
    void show(from).then(() => {
      if (playing.value) timer = setTimeout(() => void advance(), beat() / 2);
    });
  };

  const close = (): void => {
    pause();
    wanted++;
    on.value = false;
    if (past.value === null) return;
    batch(() => {
      past.value = null;
      tale.back(null, null);
    });
  };

  return {
    on,
    playing,
    at,
    past,
    play,
    close,
    open() {
      if (on.value) return;
      at.value = store.present.value?.steps ?? 0;
      on.value = true;
    },
    goTo(moment) {
      pause();
      void show(moment);
    },
    step(by) {
      pause();
      const now = store.present.value;
      if (!now) return;
      const here = on.value ? at.value : now.steps;
      const next =
        by === 1 ? (stops(now.log, here, now.steps)[0] ?? now.steps) : (stops(now.log, 0, here - 1).at(-1) ?? 0);
      void show(next);
    },
    toggle() {
      const steps = store.present.value?.steps ?? 0;
      if (playing.value) pause();
      else play(at.value >= steps ? 0 : at.value, steps);
    },
  };
}
