/**
 * More cores, better play: the rooms of a council think about the same question, each in worlds of its own and by the same clock, and
 * do what their findings come to together. Where a room fails, the others decide.
 */

import type { StopSignal, Thought } from '@condotta/keeper';
import type { Thinker } from '@condotta/kernel';
import type { Ask } from './mind-room.ts';
import type { MindAnswer, MindTask } from './mind-worker.ts';

/** Who compares plans; the others answer at once. */
const THINKERS: readonly string[] = ['captain', 'general', 'marshal'] satisfies readonly Thinker[];

/** More members would find little more, and take memory and warmth from a small machine. */
const MOST_MEMBERS = 4;

/** So many members think on a machine with so many cores: the page and its keeper have one each. */
export const membersOn = (cores: number): number => Math.max(1, Math.min(MOST_MEMBERS, cores - 2));

export function council(first: Ask, others: readonly Ask[]): Ask {
  return async (task, stop) => {
    if (task.kind === 'ahead') {
      const thoughts = task.thoughts.filter(({ level }) => THINKERS.includes(level));
      // For the others no worker is opened before they are asked.
      if (thoughts.length === 0) return { kind: 'begun' };
      for (const [i, ask] of others.entries()) void heard(ask, ownWorlds(thoughts, i + 1), null);
      return first(ownWorlds(thoughts, 0), stop);
    }
    if (task.kind !== 'think' || task.why || others.length === 0 || !THINKERS.includes(task.level))
      return first(task, stop);
    const members = [first, ...others];
    const answers = await Promise.all(
      members.map((ask, i) => heard(ask, { ...task, kind: 'advise', seed: `${task.seed}/${i}` }, stop)),
    );
    if (stop?.aborted) throw new Error('stopped');
    const present = members.filter((_, i) => answers[i]?.kind === 'counsel');
    const counsels = answers.flatMap((answer) => (answer?.kind === 'counsel' ? [answer.counsel] : []));
    const [speaker, ...listeners] = present;
    if (!speaker) return first(task, stop);
    for (const ask of listeners) void heard(ask, { ...task, kind: 'agree', counsels }, null);
    return speaker({ ...task, kind: 'agree', counsels }, stop);
  };
}

/** All members think ahead about the same futures. */
const ownWorlds = (thoughts: readonly Thought[], member: number): MindTask => ({
  kind: 'ahead',
  thoughts: thoughts.map((thought) => ({ ...thought, seed: `${thought.seed}/${member}` })),
});

/** Null where a room has failed. */
const heard = (ask: Ask, task: MindTask, stop: StopSignal | null): Promise<MindAnswer | null> =>
  ask(task, stop).catch(() => null);
