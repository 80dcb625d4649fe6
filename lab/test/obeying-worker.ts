// A worker for tests: does what it is told, and says who it is.
import { writeSync } from 'node:fs';
import { serveOrders } from '../process.ts';

export type Order = 'who' | 'throw' | 'abort' | 'exit' | 'run out of memory' | 'work for ever';

serveOrders<{ readonly order: Order }, { readonly pid: number }>(async ({ order }, say) => {
  if (order === 'throw') throw new RangeError('too much of it');
  if (order === 'abort') process.abort();
  if (order === 'exit') process.exit(7);
  if (order === 'run out of memory') {
    // As the engine says it; really to eat gigabytes would take a test too long.
    writeSync(2, '\n<--- JS stacktrace --->\n\nFATAL ERROR: Reached heap limit Allocation failed\n');
    process.abort();
  }
  await say({ pid: process.pid });
  if (order === 'who') return;
  // Never gives the loop back, as a long game does not.
  for (;;) void say({ pid: process.pid });
});
