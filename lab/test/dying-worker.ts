// A worker that dies, as the seed tells it: "always:3" whenever it should play game 3, "once:FILE" the first time ever.
import { existsSync, writeFileSync } from 'node:fs';
import '../worker.ts';
import type { ToWorker } from '../pool.ts';

let how = '';
let what = '';

// It hears each order before the lab's own.
process.prependListener('message', (message: unknown) => {
  const order = message as ToWorker;
  if (order.kind === 'setting') {
    [how = '', what = ''] = order.setting.seed.split(/:(.*)/);
    if (how === 'never') process.exit(7);
    return;
  }
  if (how === 'always' && order.games[0] === Number(what)) process.exit(7);
  if (how === 'once' && !existsSync(what)) {
    writeFileSync(what, '');
    process.exit(7);
  }
});
