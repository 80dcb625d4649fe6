/** What minds are called in the lab: a level, with more work, of another day or with weights on trial; or an exploiter of the game's kit. */

import type { Thinker } from '@condotta/kernel';
import { LEVELS, type Level } from '@condotta/minds';

export interface NamedLevel {
  readonly kind: 'level';
  readonly level: Level;
  /** So many times the work of its level. */
  readonly times: number;
  /** As it was at this commit of the repository; null: as it is. */
  readonly commit: string | null;
  /** With the weights on trial. */
  readonly tuned: boolean;
}

interface NamedExploiter {
  readonly kind: 'exploiter';
  /** One of the kit's `exploiters`. */
  readonly exploiter: string;
}

export type NamedMind = NamedLevel | NamedExploiter;

/** The ending of a mind's name that asks for the weights on trial. */
export const TUNED = '+tuned';

const FORM = /^([a-z]+)(?::(\d+(?:\.\d+)?))?(?:@([\w./-]+))?(\+tuned)?$/;

/** "captain", "captain:4" (four times the work), "captain@d3b58b9", "captain+tuned", "hoard"; null if no mind is called so. */
export function mindNamed(name: string): NamedMind | null {
  const [, word = '', times, commit, tuned] = FORM.exec(name) ?? [];
  if (word === '') return null;
  const level = LEVELS.find((each) => each === word);
  if (level)
    return Number(times ?? 1) > 0
      ? { kind: 'level', level, times: Number(times ?? 1), commit: commit ?? null, tuned: tuned !== undefined }
      : null;
  return word === name ? { kind: 'exploiter', exploiter: word } : null;
}

const THINKERS: readonly Level[] = ['captain', 'general', 'marshal'] satisfies readonly Thinker[];

/** Compares plans by the evaluation. */
export const isThinker = (level: Level): level is Thinker => THINKERS.includes(level);

/** Plays without an evaluation, so no weights change it. */
export const isScripted = (level: Level): boolean => !isThinker(level);
