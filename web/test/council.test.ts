import type { Thought } from '@condotta/keeper';
import type { Counsel } from '@condotta/minds';
import { expect, test } from 'vitest';
import { council, membersOn } from '../src/host/council.ts';
import type { Ask } from '../src/host/mind-room.ts';
import type { MindAnswer, MindTask } from '../src/host/mind-worker.ts';

const thought: Thought = {
  game: 'ventura',
  edition: null,
  thinker: 'a table/1/general/holder',
  level: 'general',
  seat: 1,
  // Nobody looks at it here.
  world: { state: {}, stack: [], waiting: [1], sealed: null, over: null } as unknown as Thought['world'],
  seed: 's',
  why: false,
};

const counselFor = (arg: number): Counsel => ({ choice: [{ verb: 'spend', arg }], plans: [] });

/** A room that notes what it is asked; null: it fails. */
function room(arg: number | null): { ask: Ask; asked: MindTask[] } {
  const asked: MindTask[] = [];
  const answerTo = (task: MindTask): MindAnswer => {
    if (task.kind === 'advise') return { kind: 'counsel', counsel: counselFor(arg ?? 0) };
    return { kind: 'decision', decision: { verb: 'spend', arg, reasons: [] } };
  };
  const ask: Ask = async (task) => {
    asked.push(task);
    if (arg === null) throw new Error('the worker of the minds has failed');
    return answerTo(task);
  };
  return { ask, asked };
}

test('each member thinks in worlds of its own, and all of them hear what they have found together', async () => {
  const [a, b, c] = [room(1), room(2), room(3)];
  const answer = await council(a.ask, [b.ask, c.ask])({ kind: 'think', ...thought }, null);
  expect(answer).toEqual({ kind: 'decision', decision: { verb: 'spend', arg: 1, reasons: [] } });
  for (const { asked } of [a, b, c]) expect(asked.map(({ kind }) => kind)).toEqual(['advise', 'agree']);
  const seeds = [a, b, c].map(({ asked: [first] }) => (first?.kind === 'advise' ? first.seed : ''));
  expect(new Set(seeds).size).toBe(3);
  for (const { asked } of [a, b, c])
    expect(asked[1]).toMatchObject({ kind: 'agree', counsels: [counselFor(1), counselFor(2), counselFor(3)] });
});

test('a member that fails is missed by nobody; if all fail, the first one is asked alone', async () => {
  const [a, b] = [room(null), room(2)];
  const answer = await council(a.ask, [b.ask])({ kind: 'think', ...thought }, null);
  expect(answer).toMatchObject({ decision: { arg: 2 } });
  expect(b.asked[1]).toMatchObject({ kind: 'agree', counsels: [counselFor(2)] });
  const alone = room(null);
  await expect(council(alone.ask, [room(null).ask])({ kind: 'think', ...thought }, null)).rejects.toThrow('failed');
  expect(alone.asked.map(({ kind }) => kind)).toEqual(['advise', 'think']);
});

test('a sergeant, a hint and a lone core need no council', async () => {
  const [a, b] = [room(1), room(2)];
  const both = council(a.ask, [b.ask]);
  await both({ kind: 'think', ...thought, level: 'sergeant' }, null);
  await both({ kind: 'think', ...thought, why: true }, null);
  await council(a.ask, [])({ kind: 'think', ...thought }, null);
  expect(a.asked.map(({ kind }) => kind)).toEqual(['think', 'think', 'think']);
  expect(b.asked).toEqual([]);
  expect([1, 2, 3, 4, 8, 64].map(membersOn)).toEqual([1, 1, 1, 2, 4, 4]);
});

test('a thought that nobody waits for is no decision', async () => {
  const stop = new AbortController();
  const stopping: Ask = async () => {
    stop.abort();
    throw new Error('stopped');
  };
  const b = room(2);
  await expect(council(stopping, [b.ask])({ kind: 'think', ...thought }, stop.signal)).rejects.toThrow('stopped');
  expect(b.asked.map(({ kind }) => kind)).toEqual(['advise']);
});

test('all members think ahead about the same, each in worlds of its own; where one fails the others go on', async () => {
  const [a, b, c] = [room(1), room(null), room(3)];
  await council(a.ask, [b.ask, c.ask])({ kind: 'ahead', thoughts: [thought, { ...thought, seat: 2 }] }, null);
  const seeds = [a, b, c].map(({ asked: [task] }) =>
    task?.kind === 'ahead' ? task.thoughts.map(({ seat, seed }) => `${seat} ${seed}`) : [],
  );
  expect(seeds).toEqual([
    ['1 s/0', '2 s/0'],
    ['1 s/1', '2 s/1'],
    ['1 s/2', '2 s/2'],
  ]);
});

test('who does not compare plans has nothing to think ahead about, and no worker is opened for it', async () => {
  const [a, b] = [room(1), room(2)];
  const both = council(a.ask, [b.ask]);
  const sergeant = { ...thought, level: 'sergeant' };
  expect(await both({ kind: 'ahead', thoughts: [sergeant] }, null)).toEqual({ kind: 'begun' });
  expect([a.asked, b.asked]).toEqual([[], []]);
  await both({ kind: 'ahead', thoughts: [sergeant, { ...thought, seat: 2 }] }, null);
  expect(a.asked).toMatchObject([{ kind: 'ahead', thoughts: [{ level: 'general', seat: 2 }] }]);
});
