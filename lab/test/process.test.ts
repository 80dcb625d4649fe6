import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { WorkerProcess } from '../process.ts';
import type { Order } from './obeying-worker.ts';

const program = new URL('./obeying-worker.ts', import.meta.url);

/** A worker, the process it says it is, and why it is gone when it is. */
function employ(file = program) {
  const heard = Promise.withResolvers<number>();
  const gone = Promise.withResolvers<string>();
  const worker = new WorkerProcess<{ readonly order: Order }, { readonly pid: number }>(file, {
    onMessage: ({ pid }) => heard.resolve(pid),
    onExit: gone.resolve,
  });
  return { worker, heard: heard.promise, gone: gone.promise };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Dead, though nobody has asked for its exit code: where the first process of a machine does not bury orphans.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
}

describe('a worker in a process of its own', () => {
  test('hears what was said before it could listen, and lives in another process', async () => {
    const { worker, heard, gone } = employ();
    worker.send({ order: 'who' });
    expect(await heard).not.toBe(process.pid);
    await worker.end();
    expect(await gone).toBe('SIGKILL ended it');
    expect(isAlive(await heard)).toBe(false);
  });

  test.each([
    ['throw', 'too much of it'],
    ['abort', 'SIGABRT ended it'],
    ['exit', 'it exited with code 7'],
    ['run out of memory', 'Reached heap limit Allocation failed'],
  ] as const)('dies alone when it meets "%s", and tells why: %s', async (order, why) => {
    const { worker, gone } = employ();
    worker.send({ order });
    expect(await gone).toBe(why);
    // Nobody hears this, and nothing breaks over it.
    worker.send({ order: 'who' });
    await worker.end();
  });

  test('that is not there says what is missing', async () => {
    const { gone } = employ(new URL('./no-such-worker.ts', import.meta.url));
    expect(await gone).toMatch(/Cannot find module .*no-such-worker/);
  });

  test('is ended at once, whatever it is doing', async () => {
    const { worker, heard, gone } = employ();
    worker.send({ order: 'work for ever' });
    const pid = await heard;
    await worker.end();
    expect(await gone).toBe('SIGKILL ended it');
    expect(isAlive(pid)).toBe(false);
  });

  test.each(['who', 'work for ever'])('does not outlive the one who gives it orders (%s)', async (order) => {
    const args = [fileURLToPath(new URL('./master.ts', import.meta.url)), order];
    const master = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(master.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString().split('\n')[0]);
    expect(isAlive(pid)).toBe(true);
    master.kill('SIGKILL');
    while (isAlive(pid)) await sleep(10);
  });
});
