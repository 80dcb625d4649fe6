/** A lesson under way: the table it is played on, the step it is at, and what the learner has made of it. */

import type { Link, Snapshot } from '@condotta/keeper/protocol';
import type { Lesson, LessonStep } from '@condotta/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { randomHex } from '../host/nonce.ts';
import { type Decided, decisionsIn } from './decisions.ts';
import { type KeptLesson, keepLesson, keptLesson, type Mark, setLearned } from './kept.ts';

/** How the present step stands. `strayed`: something else was decided than the step waits for. */
export type Standing = 'waiting' | 'done' | 'strayed' | 'finished';

export interface Course {
  readonly table: ReadonlySignal<string | null>;
  readonly step: ReadonlySignal<number>;
  readonly standing: ReadonlySignal<Standing>;
  readonly trouble: ReadonlySignal<unknown>;
  begin(): Promise<void>;
  /** After reading, or after what is said when a step is done. */
  goOn(): Promise<void>;
  /** Takes back what was decided instead. */
  takeBack(): Promise<void>;
  stepBack(): Promise<void>;
  startOver(): Promise<void>;
  /** Listens no more; the tables stay, so that one can come back. */
  leave(): void;
}

export function courseOf(
  link: Link,
  game: string,
  lesson: Lesson,
  names: { readonly learner: string; mind(level: string): string },
): Course {
  const id = `${game}/${lesson.id}`;
  const marks = signal<readonly Mark[]>([]);
  const standing = signal<Standing>('waiting');
  const trouble = signal<unknown>(null);
  let tables: readonly string[] = [];
  /** Where the next step begins, once this one is done. */
  let reached = 0;

  const step = computed(() => Math.max(0, marks.value.length - 1));
  const table = computed(() => marks.value.at(-1)?.table ?? null);
  const present = (): LessonStep | null => lesson.steps[step.value] ?? null;

  const keep = (): void => keepLesson(id, { marks: marks.value, tables });

  const startTable = async (position: unknown): Promise<string> => {
    const holders = lesson.minds.map((mind) => ({
      name: mind === null ? names.learner : names.mind(mind),
      mind,
      person: mind === null ? 'learner' : null,
    }));
    const wanted = {
      game,
      seats: holders.length,
      scenario: null,
      options: {},
      holders,
      position,
      seed: `lesson/${id}`,
      edition: null,
    };
    return entered((await link.request('start', wanted)).table);
  };

  const entered = (fresh: string): string => {
    tables = [...tables, fresh];
    return fresh;
  };

  const discardAll = async (): Promise<void> => {
    const old = tables;
    tables = [];
    keepLesson(id, null);
    await Promise.all(old.map((one) => link.request('discard', { table: one }).catch(() => undefined)));
  };

  const enter = async (mark: Mark, before: readonly Mark[]): Promise<void> => {
    reached = mark.from;
    standing.value = 'waiting';
    marks.value = [...before, mark];
    keep();
    await judge();
  };

  const next = async (): Promise<void> => {
    const coming = lesson.steps[marks.value.length];
    const last = marks.value.at(-1);
    if (!coming || !last) {
      setLearned(id);
      standing.value = 'finished';
      return;
    }
    const fresh = coming.position !== null;
    const mark = fresh ? { table: await startTable(coming.position), from: 0 } : { table: last.table, from: reached };
    await enter(mark, marks.value);
  };

  /** A step's table as it stood when the step began: another table, so that dice that fell do not matter. */
  const returnTo = async (index: number): Promise<void> => {
    const mark = marks.value[index];
    if (!mark) return;
    const { table: fresh } = await link.request('branch', {
      table: mark.table,
      at: mark.from,
      seat: lesson.seat,
    });
    await enter({ table: entered(fresh), from: 0 }, marks.value.slice(0, index));
  };

  /** Looks at the table and says how the step stands. */
  const judge = async (): Promise<void> => {
    const mark = marks.value.at(-1);
    const wanted = present();
    if (!mark || !wanted || wanted.wait.kind === 'read' || standing.value === 'finished') return;
    const line = decisionsIn((await link.request('export', { table: mark.table })).text);
    if (marks.value.at(-1) !== mark || standing.value === 'done') return;
    const verdict = await verdictOn(wanted, mark, line);
    if (marks.value.at(-1) !== mark) return;
    standing.value = verdict;
    const last = marks.value.length === lesson.steps.length;
    if (verdict === 'done' && (wanted.done === null || last)) await next();
  };

  const verdictOn = async ({ wait }: LessonStep, mark: Mark, line: readonly Decided[]): Promise<Standing> => {
    if (wait.kind === 'free') {
      const { asked, moment } = await look(mark);
      reached = line.length;
      return asked.includes(lesson.seat) && moment === wait.moment ? 'done' : 'waiting';
    }
    if (wait.kind === 'read') return 'waiting';
    const index = line.findIndex(({ seat }, i) => i >= mark.from && seat === lesson.seat);
    const decided = line[index];
    if (!decided) return 'waiting';
    reached = index + 1;
    const right =
      decided.verb === wait.verb && (wait.args.length === 0 || wait.args.some((arg) => arg === decided.arg));
    return right ? 'done' : 'strayed';
  };

  const look = ({ table: there }: Mark): Promise<Snapshot> =>
    link.request('look', { table: there, seat: lesson.seat, at: null, ...READER });

  const undo = async (mark: Mark): Promise<unknown> => {
    const { seq } = await look(mark);
    const deed = { table: mark.table, seat: lesson.seat, seq, key: randomHex(16) };
    return link.request('undo', { ...deed, ...READER });
  };

  const careful = (work: () => Promise<void>) => async (): Promise<void> => {
    try {
      await work();
      trouble.value = null;
    } catch (error) {
      trouble.value = error;
    }
  };

  const startOver = careful(async () => {
    await discardAll();
    marks.value = [];
    standing.value = 'waiting';
    await enter({ table: await startTable(lesson.steps[0]?.position ?? null), from: 0 }, []);
  });

  const silence = link.listen((change) => {
    if (change.table === table.value) void careful(judge)();
  });

  return {
    table,
    step,
    standing,
    trouble,
    async begin() {
      const kept = keptLesson(id);
      if (!kept || !(await stillThere(link, kept))) return startOver();
      tables = kept.tables;
      const mark = kept.marks.at(-1);
      if (mark) await careful(() => enter(mark, kept.marks.slice(0, -1)))();
    },
    goOn: careful(next),
    takeBack: careful(async () => {
      const mark = marks.value.at(-1);
      if (!mark) return;
      const undone = await undo(mark).then(
        () => true,
        () => false,
      );
      if (!undone) await returnTo(step.value);
    }),
    stepBack: careful(() => returnTo(Math.max(0, step.value - 1))),
    startOver,
    leave() {
      silence();
      if (standing.value === 'finished') void discardAll();
    },
  };
}

/** The course reads no words. */
const READER = { language: 'en', marks: [] } as const;

async function stillThere(link: Link, { marks }: KeptLesson): Promise<boolean> {
  const mark = marks.at(-1);
  if (!mark) return false;
  return link.request('open', { table: mark.table }).then(
    () => true,
    () => false,
  );
}
