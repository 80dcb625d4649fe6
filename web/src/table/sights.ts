/** What is shown of a piece that somebody asks about: where it could go, what could reach it. */

import type { Overlay, Snapshot } from '@condotta/keeper/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableStore } from './store.ts';

export interface Sight {
  readonly thing: string;
  readonly overlays: readonly Overlay[];
}

export interface Sights {
  /** What is shown now; null: nothing. */
  readonly shown: ReadonlySignal<Sight | null>;
  /** The thing whose sight stays whatever is pointed at, or null. */
  readonly kept: ReadonlySignal<string | null>;
  /** The sight of what is pointed at stays, and goes with the second call. */
  toggle(): void;
  drop(): void;
  close(): void;
}

/** Who passes over the map on the way to something else asks nothing. */
const RESTS = 220;

interface Looks {
  /** What is pointed at, by whatever hand; null: nothing. */
  readonly pointed: ReadonlySignal<string | null>;
  /** Whoever looks at the past, or at a story, asks nothing. */
  readonly looksAway: () => boolean;
  /** Is a piece told about when somebody only points at it? */
  readonly byPointing: () => boolean;
}

export function createSights(store: TableStore, { pointed, looksAway, byPointing }: Looks): Sights {
  const kept = signal<string | null>(null);
  const rested = signal<string | null>(null);
  const known = signal<ReadonlyMap<string, readonly Overlay[]>>(new Map());
  let knownFor: Snapshot | null = null;
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (thing: string): void => {
    const now = store.present.peek();
    if (now !== knownFor) {
      knownFor = now;
      asked.clear();
      known.value = new Map();
    }
    if (!now || asked.has(thing)) return;
    asked.add(thing);
    store.link.request('overlays', { table: store.table, seat: now.seat, thing }).then(
      (overlays) => {
        if (knownFor === now) known.value = new Map([...known.peek(), [thing, overlays]]);
      },
      // A service: without it the game goes on.
      () => undefined,
    );
  };

  const stops = [
    effect(() => {
      const thing = pointed.value;
      clearTimeout(timer);
      rested.value = null;
      if (thing === null || !byPointing()) return;
      // It is asked for at once, so that it is there when it is wanted.
      ask(thing);
      timer = setTimeout(() => {
        rested.value = thing;
      }, RESTS);
    }),
    effect(() => {
      // After every decision things are otherwise.
      if (store.present.value && kept.value !== null) ask(kept.value);
    }),
  ];

  const shown = computed(() => {
    const thing = kept.value ?? rested.value;
    if (thing === null || looksAway()) return null;
    const overlays = known.value.get(thing) ?? [];
    return overlays.some(({ marks, lines }) => marks.length + lines.length > 0) ? { thing, overlays } : null;
  });

  const drop = (): void => {
    kept.value = null;
    rested.value = null;
  };

  return {
    shown,
    kept,
    toggle() {
      const thing = pointed.value;
      if (thing === null || thing === kept.value) return drop();
      ask(thing);
      kept.value = thing;
    },
    drop,
    close() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
