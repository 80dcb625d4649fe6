/** How the steps of Monferrato's lessons are written. */

import type { Arg, LessonStep, LessonWait, Saying } from '@condotta/kernel';

export const say = (en: string, it: string): Saying => ({ en, it });

const step = (
  wait: LessonWait,
  words: Saying,
  rules: readonly string[],
  more: { readonly position?: unknown; readonly done?: Saying; readonly otherwise?: Saying },
): LessonStep => ({
  position: more.position ?? null,
  say: words,
  rules,
  wait,
  done: more.done ?? null,
  otherwise: more.otherwise ?? null,
});

interface More {
  /** It begins on a new table. */
  readonly position?: unknown;
  readonly done?: Saying;
  readonly otherwise?: Saying;
}

/** Something to be read. */
export const read = (words: Saying, rules: readonly string[], more: More = {}): LessonStep =>
  step({ kind: 'read' }, words, rules, more);

/** Something to be done: "march unit:M2". */
export function decide(text: string, words: Saying, rules: readonly string[], more: More = {}): LessonStep {
  const [verb = '', ...args] = text.split(' ');
  return step({ kind: 'decide', verb, args: args satisfies readonly Arg[] }, words, rules, more);
}
