import { expect, test } from 'vitest';
import { mindRoom } from '../src/host/mind-room.ts';
import type { MindAnswer, MindTask } from '../src/host/mind-worker.ts';

/** A worker that answers when it is told to. */
class Slow {
  readonly asked: { id: number; task: MindTask }[] = [];
  ended = false;
  onmessage: ((event: { data: { id: number; answer: MindAnswer } }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(message: { id: number; task: MindTask }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(i: number, text: string): void {
    this.onmessage?.({ data: { id: this.asked[i]?.id ?? -1, answer: { kind: 'failed', text } } });
  }
}

const task: MindTask = { kind: 'estimate', game: 'ventura', edition: null, worlds: [] };

test('a room opens with the first question; a thought that is stopped ends its worker, the others are asked again', async () => {
  const workers: Slow[] = [];
  const room = mindRoom(() => {
    const worker = new Slow();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  expect(workers).toEqual([]);
  const stop = new AbortController();
  const stopped = room(task, stop.signal).catch((e: Error) => e.message);
  const kept = room(task, null);
  expect(workers.map(({ asked }) => asked.length)).toEqual([2]);
  stop.abort();
  expect(await stopped).toBe('stopped');
  expect(workers.map(({ asked, ended }) => [asked.length, ended])).toEqual([
    [2, true],
    [1, false],
  ]);
  workers[1]?.answer(0, 'done');
  expect(await kept).toEqual({ kind: 'failed', text: 'done' });
  // What has been answered cannot be stopped any more.
  const late = new AbortController();
  const answered = room(task, late.signal);
  workers[1]?.answer(1, 'too');
  await answered;
  late.abort();
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a worker that cannot be loaded, or dies, fails whoever waits; the next question opens another one', async () => {
  const workers: Slow[] = [];
  const room = mindRoom(() => {
    const worker = new Slow();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const waiting = [room(task, null), room(task, new AbortController().signal)].map((one) =>
    one.catch((e: Error) => e.message),
  );
  workers[0]?.onerror?.();
  expect(await Promise.all(waiting)).toEqual(Array(2).fill('the worker of the minds has failed'));
  const next = room(task, null);
  expect(workers.length).toBe(2);
  workers[1]?.answer(0, 'done');
  expect(await next).toEqual({ kind: 'failed', text: 'done' });
});
