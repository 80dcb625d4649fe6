/** Which clicks are final: asked for when a question has come, not waited for. */

import type { Choice } from '@condotta/keeper/protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { idOf, legalOf } from './choices.ts';
import type { TableStore } from './store.ts';

export interface Finals {
  /** The choices of the present question that are known to be final, by their ids. */
  readonly known: ReadonlySignal<ReadonlySet<string>>;
  has(choice: Pick<Choice, 'verb' | 'arg'>): boolean;
  /** The same, asked for if it is not known yet. */
  isFinal(choice: Choice): Promise<boolean>;
  close(): void;
}

/** Where more is legal than this, only what somebody is about to choose is asked for. */
const MOST = 40;

const NONE: ReadonlySet<string> = new Set();

export function createFinals({ link, table, present }: TableStore): Finals {
  const known = signal(NONE);
  let asked = new Set<string>();

  const ask = async (choices: readonly Choice[]): Promise<void> => {
    const now = present.peek();
    if (!now || now.seat === null || choices.length === 0) return;
    const decisions = choices.map(({ verb, arg }) => ({ verb, arg }));
    const mine = asked;
    for (const choice of choices) mine.add(idOf(choice));
    const final = await link.request('final', { table, seat: now.seat, decisions }).catch(() => []);
    // Another question stands by now.
    if (mine !== asked) return;
    known.value = new Set([...known.peek(), ...choices.filter((_, i) => final[i]).map(idOf)]);
  };

  const close = effect(() => {
    const now = present.value;
    asked = new Set();
    known.value = NONE;
    const legal = legalOf(now?.choices);
    if (legal.length <= MOST) void ask(legal);
  });

  return {
    known,
    close,
    has: (choice) => known.value.has(idOf(choice)),
    async isFinal(choice) {
      if (!asked.has(idOf(choice))) await ask([choice]);
      return known.value.has(idOf(choice));
    },
  };
}
