import { type Arg, type Lesson, type LessonWait, last, type Seat } from '@condotta/kernel';
import type { Match } from '@condotta/kernel/host';
import { expect, test } from 'vitest';

/** What a lesson needs of a game's test table. */
export interface LessonTable {
  readonly match: Match;
  readonly asked: readonly Seat[];
  act(seat: Seat, verb: string, arg?: Arg): unknown;
  offers(seat: Seat): readonly string[];
}

export interface LessonHow<T extends LessonTable> {
  /** With the components that the page plays lessons with. */
  table(position: unknown): T;
  /** Lets everybody do something until it is so. */
  idle(t: T, until: () => boolean): void;
  /** Is told each table before the decision of its step. */
  seen?(t: T, step: number): void;
}

const fits = (wait: LessonWait, verb: string, arg: unknown): boolean =>
  wait.kind === 'decide' && wait.verb === verb && (wait.args.length === 0 || wait.args.some((one) => one === arg));

/** Plays a lesson as it wants to be played; returns the last table. */
export function played<T extends LessonTable>({ steps, seat }: Lesson, { table, idle, seen }: LessonHow<T>): T {
  let t: T | null = null;
  for (const [i, { position, wait }] of steps.entries()) {
    if (position !== null) t = table(position);
    if (!t) throw new Error('a lesson begins with a position');
    const now: T = t;
    const moment = (): string => `${last(now.match.world.stack).proc}.${last(now.match.world.stack).at}`;
    if (wait.kind === 'read') continue;
    idle(now, () => now.asked.includes(seat));
    if (wait.kind === 'free') {
      expect(moment(), `step ${i} has something to play`).not.toBe(wait.moment);
      idle(now, () => now.asked.includes(seat) && moment() === wait.moment);
      expect(moment(), `step ${i}`).toBe(wait.moment);
      continue;
    }
    seen?.(now, i);
    const wanted = now.match.engine.legal(now.match.world, seat).find(({ verb, arg }) => fits(wait, verb, arg));
    expect(wanted, `step ${i}: ${wait.verb} ${wait.args.join(' ')} among ${now.offers(seat).join(', ')}`).toBeDefined();
    if (wanted) now.act(seat, wanted.verb, wanted.arg ?? undefined);
  }
  if (!t) throw new Error('a lesson has steps');
  return t;
}

/** Every lesson can be played to its end, and cites claims of the game. */
export function testLessons<T extends LessonTable>(
  lessons: readonly Lesson[],
  claims: readonly string[],
  how: LessonHow<T>,
): void {
  for (const lesson of lessons) {
    test(`${lesson.id} can be played to its end`, () => {
      played(lesson, how);
    });

    test(`${lesson.id} names rules and cites nothing else`, () => {
      const cited = lesson.steps.flatMap(({ rules }) => rules);
      expect(cited.filter((rule) => !claims.includes(rule))).toEqual([]);
    });
  }
}
