/**
 * Workers, processes of their own, that play games. Each result is told as soon as its game is over; a worker that dies
 * is replaced and the games it had not finished are played again by others. A game that kills its worker again and again is given up.
 */

import type { GameResult } from './play.ts';
import { WorkerProcess } from './process.ts';
import type { Setting } from './request.ts';

/** The setting first, and once. */
export type ToWorker =
  | { readonly kind: 'setting'; readonly setting: Setting }
  | { readonly kind: 'games'; readonly games: readonly number[] };

export type FromWorker = { readonly kind: 'result'; readonly result: GameResult } | { readonly kind: 'idle' };

export interface Pool {
  /** The program that each worker runs. */
  readonly file: URL;
  readonly setting: Setting;
  readonly workers: number;
  onResult(result: GameResult): void;
  /** A worker has died; `why` is for people. */
  onDeath(why: string): void;
  /** Ends the run early: what is in progress is dropped. */
  readonly signal: AbortSignal;
}

/** A game is given up after it has killed this many workers. */
export const DEATHS_PER_GAME = 3;
/** So many workers in a row that died before they could play: there is no point in going on. */
const STILLBIRTHS = 3;
/** At most so many games are handed out at once. */
const LARGEST_BATCH = 32;

/** Plays these games. Null when all are done or the signal has come, else why it cannot go on. */
export function playAll(games: readonly number[], pool: Pool): Promise<string | null> {
  return new Promise((resolve) => {
    const queue = [...games];
    const deaths = new Map<number, number>();
    const living = new Set<WorkerProcess<ToWorker, FromWorker>>();
    let left = queue.length;
    let stillborn = 0;
    let ended = false;

    const end = (problem: string | null): void => {
      if (ended) return;
      ended = true;
      pool.signal.removeEventListener('abort', stop);
      void Promise.all([...living].map((worker) => worker.end())).then(() => resolve(problem));
    };
    const stop = (): void => end(null);

    const finish = (result: GameResult): void => {
      left--;
      pool.onResult(result);
      if (left === 0) end(null);
    };

    const start = (): void => {
      let batch: number[] = [];
      let born = false;
      const worker = new WorkerProcess<ToWorker, FromWorker>(pool.file, {
        onMessage(message) {
          if (ended) return;
          born = true;
          stillborn = 0;
          if (message.kind === 'result') {
            batch = batch.filter((game) => game !== message.result.game);
            finish(message.result);
            return;
          }
          // Large batches first, small ones towards the end, so that all workers end together.
          const fair = Math.floor(queue.length / (pool.workers * 4));
          batch = queue.splice(0, Math.min(LARGEST_BATCH, Math.max(1, fair)));
          if (batch.length > 0) worker.send({ kind: 'games', games: batch });
        },
        onExit(why) {
          living.delete(worker);
          if (ended) return;
          pool.onDeath(why);
          if (!born && ++stillborn >= STILLBIRTHS) return end(`the workers cannot start: ${why}`);
          const [suspect] = batch;
          if (suspect !== undefined) {
            const count = (deaths.get(suspect) ?? 0) + 1;
            deaths.set(suspect, count);
            if (count >= DEATHS_PER_GAME) {
              batch = batch.slice(1);
              finish({ game: suspect, failed: `its worker died ${count} times: ${why}` });
            }
          }
          queue.unshift(...batch);
          if (!ended) start();
        },
      });
      living.add(worker);
      worker.send({ kind: 'setting', setting: pool.setting });
    };

    if (left === 0 || pool.signal.aborted) return end(null);
    pool.signal.addEventListener('abort', stop);
    for (let n = 0; n < pool.workers; n++) start();
  });
}
