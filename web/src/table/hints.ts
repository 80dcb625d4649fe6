/** What a mind would do: asked for, shown while the question stands, and never to anybody else. */

import type { Hint } from '@condotta/keeper/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TableStore } from './store.ts';

export interface Hints {
  readonly hint: ReadonlySignal<Hint | null>;
  /** One is being thought about. */
  readonly pondering: ReadonlySignal<boolean>;
  ask(): Promise<void>;
  /** Away with it, or with what is being thought about. */
  drop(): void;
}

/** Whose question it was, and which. */
interface Question {
  readonly seat: number;
  readonly seq: number;
}

/** `looksAway`: who looks at the past, or at a story, is not asked anything. `adviser`: the level of the mind that is asked. */
export function createHints(
  { link, table, present, tell }: TableStore,
  looksAway: () => boolean,
  adviser: () => string,
): Hints {
  const given = signal<(Question & { readonly hint: Hint }) | null>(null);
  const asked = signal<Question | null>(null);
  // The table may have changed since, or the screen its owner.
  const stands = (question: Question | null): boolean =>
    question !== null && present.value?.seq === question.seq && present.value.seat === question.seat && !looksAway();
  const pondering = computed(() => stands(asked.value));
  return {
    hint: computed(() => (stands(given.value) ? (given.value?.hint ?? null) : null)),
    pondering,
    async ask() {
      const now = present.value;
      if (!now || now.seat === null || !now.asked.includes(now.seat) || looksAway() || pondering.value) return;
      const { seat, seq, language } = now;
      const question = { seat, seq };
      asked.value = question;
      try {
        const hint = await link.request('hint', { table, seat, language, level: adviser() });
        if (asked.value === question) given.value = { ...question, hint };
      } catch (e) {
        if (asked.value === question) tell(e);
      } finally {
        if (asked.value === question) asked.value = null;
      }
    },
    drop() {
      asked.value = null;
      given.value = null;
    },
  };
}
