// A worker that dies, as the seed tells it: "always:3" whenever it should play game 3, "once:FILE" the first time ever.
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ToWorker } from '../pool.ts';
import type { Setting } from '../request.ts';

const [how, what = ''] = (workerData as Setting).seed.split(/:(.*)/);

// Registered before the lab's own: it hears each order first.
parentPort?.on('message', ({ games }: ToWorker) => {
  if (how === 'always' && games[0] === Number(what)) process.exit(7);
  if (how === 'once' && !existsSync(what)) {
    writeFileSync(what, '');
    process.exit(7);
  }
});
if (how === 'never') process.exit(7);
await import('../worker.ts');
