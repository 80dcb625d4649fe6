/** What a mind would do: asked for, shown while the question stands, and never to anybody else. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint } from '../host/protocol.ts';
import type { TableStore } from './store.ts';

export interface Hints {
  readonly hint: ReadonlySignal<Hint | null>;
  /** One is being thought about. */
  readonly pondering: ReadonlySignal<boolean>;
  ask(): Promise<void>;
  drop(): void;
}

interface Given {
  readonly hint: Hint;
  readonly seat: number;
  readonly seq: number;
}

export function createHints({ link, table, present, tell }: TableStore): Hints {
  const given = signal<Given | null>(null);
  const pondering = signal(false);
  // The table may have changed since, or the screen its owner.
  const hint = computed(() => {
    const [now, then] = [present.value, given.value];
    return then && now?.seq === then.seq && now.seat === then.seat ? then.hint : null;
  });
  return {
    hint,
    pondering,
    async ask() {
      const now = present.value;
      if (!now || now.seat === null || pondering.value) return;
      const { seat, seq, language } = now;
      pondering.value = true;
      try {
        given.value = { hint: await link.request('hint', { table, seat, language }), seat, seq };
      } catch (e) {
        tell(e);
      } finally {
        pondering.value = false;
      }
    },
    drop() {
      given.value = null;
    },
  };
}
