/**
 * A worker where minds think, at work only once somebody has asked. A mind cannot be interrupted from within, so a
 * thought that nobody waits for any more ends with its worker; what others wait for is asked again in a new one. If it
 * cannot be opened, or dies, whoever waits is told, and the next question opens another one.
 */

import type { StopSignal } from '@condotta/keeper';
import type { MindAnswer, MindTask } from './mind-worker.ts';

interface Asked {
  readonly task: MindTask;
  resolve(answer: MindAnswer): void;
  reject(why: Error): void;
}

export type Ask = (task: MindTask, stop: StopSignal | null) => Promise<MindAnswer>;

export function mindRoom(open: () => Worker): Ask {
  const asked = new Map<number, Asked>();
  let count = 0;
  let worker: Worker | null = null;

  const send = (id: number, task: MindTask): void => {
    worker ??= openWorker();
    worker.postMessage({ id, task });
  };
  const openWorker = (): Worker => {
    const fresh = open();
    fresh.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: MindAnswer }>) => {
      asked.get(id)?.resolve(answer);
      asked.delete(id);
    };
    fresh.onerror = () => {
      fresh.terminate();
      if (worker === fresh) worker = null;
      const waiting = [...asked.values()];
      asked.clear();
      for (const { reject } of waiting) reject(new Error('the worker of the minds has failed'));
    };
    return fresh;
  };

  return (task, stop) =>
    new Promise((resolve, reject) => {
      if (stop?.aborted) return reject(new Error('stopped'));
      const id = ++count;
      asked.set(id, { task, resolve, reject });
      stop?.addEventListener('abort', () => {
        if (!asked.delete(id)) return;
        worker?.terminate();
        worker = null;
        for (const [other, { task: still }] of asked) send(other, still);
        reject(new Error('stopped'));
      });
      send(id, task);
    });
}
