/**
 * The page for one run of the browser tests: served from a copy, so that whoever builds meanwhile disturbs nothing.
 * node tools/page-copy.ts PORT
 */

import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pageServer } from '../cli/commands/serve.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'web', 'dist');
const STAMP = join(DIST, '.stamp');
const COPY = join(ROOT, '.cache', `e2e-dist-${process.pid}`);

/** A build takes the stamp away first and brings it back last: the same one before and after is a whole page. */
const stamp = (): string | null => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null);

async function copy(): Promise<void> {
  for (;;) {
    const before = stamp();
    rmSync(COPY, { recursive: true, force: true });
    try {
      cpSync(DIST, COPY, { recursive: true });
      if (before !== null && stamp() === before) return;
    } catch {
      // a file went away under our hands: somebody builds
    }
    await wait(500);
  }
}

process.on('exit', () => rmSync(COPY, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
await copy();
pageServer(COPY).listen(Number(process.argv[2]), '127.0.0.1');
