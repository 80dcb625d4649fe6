/** Runs the pieces of a soak on worker threads. */

import { Worker } from 'node:worker_threads';
import { range, sum } from '@condotta/kernel';
import type { Piece, PieceDone } from './plan.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export interface Running {
  readonly workers: number;
  /** In shares of the whole work, 0..1. */
  onProgress(share: number, piece: Piece): void;
  onDone(piece: Piece, done: PieceDone): void;
}

/**
 * All pieces, in any order; after a failure the rest of that property is left out: it would only fail again. Rejects if
 * a worker breaks down, which is a bug of ours.
 */
export async function runPieces(pieces: readonly Piece[], running: Running): Promise<(PieceDone | undefined)[]> {
  const results: (PieceDone | undefined)[] = pieces.map(() => undefined);
  const shares = pieces.map(() => 0);
  const failed = new Set<string>();
  let next = 0;
  const tell = (i: number, share: number, piece: Piece): void => {
    shares[i] = share;
    running.onProgress(sum(shares) / pieces.length, piece);
  };
  const serve = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = -1;
      const give = (): void => {
        while (failed.has(propertyOf(pieces[next]))) next++;
        current = next++;
        const piece = pieces[current];
        if (piece) worker.postMessage(piece satisfies ToWorker);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
      worker.on('message', (message: FromWorker) => {
        const piece = pieces[current];
        if (!piece) return;
        if (message.kind === 'progress') {
          tell(current, Math.min(1, message.count / piece.count), piece);
          return;
        }
        const { report, ms, failure } = message;
        results[current] = { report, ms, failure };
        if (failure) failed.add(propertyOf(piece));
        tell(current, 1, piece);
        running.onDone(piece, { report, ms, failure });
        give();
      });
      give();
    });
  const workers = range(Math.min(running.workers, pieces.length)).map(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.removeAllListeners().terminate()));
  }
  return results;
}

const propertyOf = (piece: Piece | undefined): string => (piece ? `${piece.game} ${piece.property}` : '');
