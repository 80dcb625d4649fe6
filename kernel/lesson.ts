/**
 * Lessons as data: positions, what is said, and which decision is waited for. A game brings its lessons; the page plays
 * them at its ordinary table with a coach beside it, and a test plays them to see that they still hold.
 */

import type { Arg, Language, Seat } from './contract.ts';

export type Saying = Readonly<Record<Language, string>>;

export interface Lesson {
  readonly id: string;
  readonly title: Saying;
  /** What one can do afterwards, in a sentence. */
  readonly summary: Saying;
  readonly minutes: number;
  /** The learner's seat. */
  readonly seat: Seat;
  /** By seat: null the learner, else the level of the mind that holds it. */
  readonly minds: readonly (string | null)[];
  /** The first step brings a position. */
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** A position document: the step begins on a new table. Null: it goes on where the last one ended. */
  readonly position: unknown;
  readonly say: Saying;
  /** The paragraphs that say it in full. */
  readonly rules: readonly string[];
  readonly wait: LessonWait;
  /** What is said when it is done; null: nothing, the next step follows at once. */
  readonly done: Saying | null;
  /** What is said when the learner decides something else. */
  readonly otherwise: Saying | null;
}

/** What a step waits for. */
export type LessonWait =
  /** Reading, no more. */
  | { readonly kind: 'read' }
  /** This decision of the learner; `args` are the things that will do, none: any. */
  | { readonly kind: 'decide'; readonly verb: string; readonly args: readonly Arg[] }
  /** The learner plays as he likes until this is asked of him ("fortune.take"). */
  | { readonly kind: 'free'; readonly moment: string };
