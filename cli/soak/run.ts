/** Runs the pieces of a soak, each worker in a process of its own. */

import { range, sum } from '@condotta/kernel';
import { WorkerProcess } from '@condotta/lab';
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
  const living: WorkerProcess<ToWorker, FromWorker>[] = [];
  const serve = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = -1;
      const give = (): void => {
        while (failed.has(propertyOf(pieces[next]))) next++;
        current = next++;
        const piece = pieces[current];
        if (piece) worker.send(piece);
        else resolve();
      };
      const worker = new WorkerProcess<ToWorker, FromWorker>(new URL('./worker.ts', import.meta.url), {
        onMessage(message) {
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
        },
        onExit: (why) => reject(new Error(`a worker broke down: ${why}`)),
      });
      living.push(worker);
      give();
    });
  try {
    await Promise.all(range(Math.min(running.workers, pieces.length)).map(serve));
  } finally {
    await Promise.all(living.map((worker) => worker.end()));
  }
  return results;
}

const propertyOf = (piece: Piece | undefined): string => (piece ? `${piece.game} ${piece.property}` : '');
