/** Who has the screen, who must take it next, and who may still take back what led to that. */

import type { Holder, Snapshot } from '@condotta/keeper/protocol';
import type { Seat } from '@condotta/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Company, companyOf, type Gaze, gazeOf, type Sitting } from './eyes.ts';

export interface Screen {
  readonly holders: ReadonlySignal<readonly Holder[]>;
  readonly company: ReadonlySignal<Company>;
  /** Who must take the screen before anything is shown; null: nobody. */
  readonly pass: ReadonlySignal<Seat | null>;
  /** While the screen is passed: who may still take back what led to it; null: nobody. */
  readonly regret: ReadonlySignal<Seat | null>;
  /** Does this page speak for the seat? */
  isMine(seat: Seat): boolean;
  sit(sitting: Sitting): void;
  /** With whose eyes to look before it is known who may: only open things if several persons share the screen. */
  first(): Seat | null;
  gaze(snapshot: Snapshot): Gaze;
  /** These eyes look from now on. */
  give(seat: Seat | null): void;
  /** Nobody looks: the next one must come. */
  clear(next: Seat): void;
  /** The one who was waited for is here. */
  take(): void;
  mayRegret(seat: Seat | null): void;
  readonly eyes: Seat | null;
}

export function createScreen(): Screen {
  const sitting = signal<Sitting>({ holders: [], mine: [] });
  const pass = signal<Seat | null>(null);
  const regret = signal<Seat | null>(null);
  let eyes: Seat | null = null;
  return {
    holders: computed(() => sitting.value.holders),
    company: computed(() => companyOf(sitting.value)),
    pass,
    regret,
    get eyes() {
      return eyes;
    },
    isMine: (seat) => sitting.value.mine.includes(seat),
    sit(now) {
      sitting.value = now;
    },
    first: () => (companyOf(sitting.value) === 'hot' ? null : gazeOf(sitting.value, [], false, eyes).seat),
    gaze: ({ asked, over }) => gazeOf(sitting.value, asked, over !== null, eyes),
    give(seat) {
      eyes = seat;
      pass.value = null;
    },
    clear(next) {
      eyes = null;
      pass.value = next;
    },
    take() {
      eyes = pass.value;
      regret.value = null;
    },
    mayRegret(seat) {
      regret.value = seat;
    },
  };
}
