import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../tools/pg.ts';
import { Database, JOBS_SCHEMA } from '../queue/database.ts';
import {
  type Collecting,
  collect,
  enqueue,
  simulateQueued,
  type Working,
  type WorkReport,
  work,
} from '../queue/index.ts';
import { keepResult } from '../queue/jobs.ts';
import type { SimulationReport } from '../report.ts';
import type { SimulationRequest } from '../request.ts';
import { lasting, report, small } from './help.ts';

/** The same run without a queue, for comparison. */
const local = (request: SimulationRequest): Promise<SimulationReport> => report({ ...request, workers: 1 });

const LEASE = 2;
/** The sources may change under a test while people work on them. */
const same = { code: 'test' } as const;

let server: TestPostgres;
let pool: pg.Pool;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  server = await startPostgres();
  pool = new pg.Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => undefined);
  // The tables: each test looks into them before anybody has used the queue.
  expect(await collect(small, queue(), same)).toMatchObject({ ok: true, value: { games: 0 } });
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const queue = () => ({ databaseUrl: server.url, patienceSeconds: 30 });

async function queued(request: SimulationRequest, how: Collecting = {}): Promise<SimulationReport> {
  const result = await simulateQueued(request, queue(), { ...same, ...how });
  if (!result.ok) expect.fail(JSON.stringify(result.problems));
  return result.value;
}

/** A worker in this process that ends when it is told to. */
function worker(
  how: Working = {},
  more: object = {},
): { readonly done: Promise<WorkReport>; readonly stop: () => Promise<WorkReport> } {
  const stop = new AbortController();
  const done = work(
    { databaseUrl: server.url, workers: 1, leaseSeconds: LEASE, ...more },
    { ...same, signal: stop.signal, ...how },
  ).then((result) => {
    if (!result.ok) expect.fail(JSON.stringify(result.problems));
    return result.value;
  });
  return {
    done,
    stop() {
      stop.abort();
      return done;
    },
  };
}

function workerProcess(): ChildProcess {
  const file = fileURLToPath(new URL('./work.ts', import.meta.url));
  const child = spawn(process.execPath, [file, server.url, String(LEASE)], { stdio: ['ignore', 'ignore', 'inherit'] });
  children.add(child);
  return child;
}

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(`select count(*) as n from ${sql}`, values);
  return Number(rows[0]?.n ?? 0);
}

/** Waits until it holds; vitest ends the test if it never does. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

const done = (seed: string): Promise<number> =>
  count(`condotta_lab.result join condotta_lab.run on run.id = run where setting like '%"seed":"' || $1 || '"%'`, seed);

describe('a run through the queue', () => {
  test('is the same as a local one, however many workers share it', async () => {
    const request = { ...small, games: 24, minds: ['recruit', 'random'], components: true, seed: 'shared' };
    const first = worker();
    const second = worker();
    let mostWorkers = 0;
    const found = await queued(request, {
      onProgress: ({ workers }) => (mostWorkers = Math.max(mostWorkers, workers)),
    });
    const played = (await first.stop()).games + (await second.stop()).games;
    expect(lasting(found)).toEqual(lasting(await local(request)));
    expect(played).toBe(24);
    expect(mostWorkers).toBe(2);
  });

  test('goes on where it was, can be extended, and can be looked at without a worker', async () => {
    const request = { ...small, games: 6, seed: 'extended' };
    expect(await enqueue(request, queue(), same)).toMatchObject({ ok: true, value: { games: 6, queued: 6 } });
    expect(await enqueue(request, queue(), same)).toMatchObject({ ok: true, value: { queued: 0 } });
    expect(await collect(request, queue(), same)).toMatchObject({
      ok: true,
      value: { games: 0, stopped: 'cancelled' },
    });
    const { done: played } = worker({}, { idleSeconds: 1 });
    await played;
    expect(await enqueue({ ...request, games: 10 }, queue(), same)).toMatchObject({ value: { queued: 4 } });
    const again = worker();
    const found = await queued({ ...request, games: 10 });
    expect((await again.stop()).games).toBe(4);
    expect(found.notes.join()).toContain('6 games were in the database');
    expect(lasting(found)).toEqual(lasting(await local({ ...request, games: 10 })));
  });

  test('stops early at the same game as a local one, and leaves nothing in the queue', async () => {
    const request = { ...small, games: 400, stopWhenSure: 14, seed: 'sure' };
    const helper = worker();
    const found = await queued(request);
    await helper.stop();
    expect(found.stopped).toBe('sure');
    expect(lasting(found)).toEqual(lasting(await local(request)));
    expect(await count(`${JOBS_SCHEMA}.jobs where locked_at is null and attempts < max_attempts`)).toBe(0);
  });

  test('that is stopped reports what is there and takes the rest out of the queue', async () => {
    const stop = new AbortController();
    const helper = worker();
    const found = await queued(
      { ...small, games: 5000, seed: 'stopped' },
      { signal: stop.signal, onProgress: ({ done }) => done >= 5 && stop.abort() },
    );
    expect(found.stopped).toBe('cancelled');
    expect(found.games).toBeGreaterThanOrEqual(5);
    expect(found.games).toBeLessThan(2000);
    await until(async () => (await count(`${JOBS_SCHEMA}.jobs where attempts < max_attempts`)) === 0);
    await helper.stop();
  });

  test('that somebody else stops goes on for who still waits for it', async () => {
    const request = { ...small, games: 60, seed: 'both' };
    const stop = new AbortController();
    const other = queued(request, { signal: stop.signal });
    const waiting = queued(request);
    await until(async () => (await count(`${JOBS_SCHEMA}.jobs`)) > 0);
    stop.abort();
    expect((await other).stopped).toBe('cancelled');
    const helper = worker();
    const found = await waiting;
    await helper.stop();
    expect(found.notes).toEqual([]);
    expect(lasting(found)).toEqual(lasting(await local(request)));
  });

  test('counts a game once that was played twice', async () => {
    await enqueue({ ...small, games: 1, seed: 'twice' }, queue(), same);
    const db = new Database(pool, { seconds: 1, signal: new AbortController().signal, onAway: () => undefined });
    const { rows } = await pool.query<{ id: string }>(`select id from condotta_lab.run where setting like '%"twice"%'`);
    const id = rows[0]?.id ?? '';
    expect(await keepResult(db, id, { game: 0, failed: 'first' }, 'a')).toBe(true);
    expect(await keepResult(db, id, { game: 0, failed: 'second' }, 'b')).toBe(true);
    const kept = await pool.query<{ body: string }>('select body from condotta_lab.result where run = $1', [id]);
    expect(kept.rows.map(({ body }) => body)).toEqual(['{"game":0,"failed":"first"}']);
    // A game that failed gets another chance.
    const helper = worker();
    expect((await queued({ ...small, games: 1, seed: 'twice' })).games).toBe(1);
    await helper.stop();
  });

  test('is left alone by workers with other sources', async () => {
    const request = { ...small, games: 4, seed: 'sources' };
    await enqueue(request, queue(), same);
    const { done: foreign } = worker({ code: 'other' }, { idleSeconds: 1 });
    expect((await foreign).games).toBe(0);
    const { done: ours } = worker({}, { idleSeconds: 1 });
    expect((await ours).games).toBe(4);
  });

  test('gives up a game that kills every player, and plays the others', async () => {
    const helper = worker({ workerFile: new URL('./dying-worker.ts', import.meta.url) });
    const found = await queued({ ...small, games: 8, seed: 'always:3' });
    await helper.stop();
    expect(found.games).toBe(7);
    expect(found.failures).toMatchObject([{ game: 3 }]);
  });
});

describe('interruptions', () => {
  test('a worker that is told to stop hands its games back at once', async () => {
    const request = { ...small, games: 70, seed: 'handed' };
    await enqueue(request, queue(), same);
    const first = worker();
    await until(async () => (await done('handed')) >= 4);
    await first.stop();
    expect(await count(`${JOBS_SCHEMA}.jobs where locked_at is not null`)).toBe(0);
    expect(await count(`${JOBS_SCHEMA}.jobs where run_at > now()`)).toBe(0);
    const second = worker();
    const found = await queued(request);
    await second.stop();
    expect(lasting(found)).toEqual(lasting(await local(request)));
  });

  test('the games of a killed worker are taken over within seconds', async () => {
    const request = { ...small, games: 130, minds: ['sergeant', 'random'], seed: 'killed' };
    const victim = workerProcess();
    const collecting = queued(request);
    await until(async () => (await done('killed')) >= 6);
    const notes: string[] = [];
    const survivor = worker({ onNote: (note) => notes.push(note) });
    const held = `${JOBS_SCHEMA}.jobs join condotta_lab.worker on worker.id = locked_by where place like '% ' || $1`;
    // Killed while it holds a job, and not between two of them.
    for (victim.kill('SIGSTOP'); (await count(held, victim.pid)) === 0; victim.kill('SIGSTOP')) {
      victim.kill('SIGCONT');
      await sleep(20);
    }
    const exited = once(victim, 'exit');
    victim.kill('SIGKILL');
    await exited;
    const killed = performance.now();
    await until(async () => (await count(held, victim.pid)) === 0);
    const seconds = (performance.now() - killed) / 1000;
    console.log(`taken over ${seconds.toFixed(1)} s after kill -9, lease ${LEASE} s`);
    expect(seconds).toBeLessThan(LEASE + 4);
    const found = await collecting;
    const played = (await survivor.stop()).games;
    expect(notes.join()).toContain('taken over');
    expect(played).toBeLessThan(130);
    expect(lasting(found)).toEqual(lasting(await local(request)));
  });

  test.runIf(!process.env['DATABASE_URL_TEST'])('a crash of the database loses no game and no worker', async () => {
    const request = { ...small, games: 80, seed: 'crash' };
    const notes: string[] = [];
    const helper = worker({ onNote: (note) => notes.push(note) });
    const collecting = queued(request, { onNote: (note) => notes.push(note) });
    await until(async () => (await done('crash')) >= 6);
    await server.crash();
    await sleep(1200);
    await server.start();
    const found = await collecting;
    await helper.stop();
    expect(notes.join()).toContain('The database is away');
    expect(found.notes.join()).toContain('The database was away');
    expect(lasting(found)).toEqual(lasting(await local(request)));
  });

  test.runIf(!process.env['DATABASE_URL_TEST'])('a database that stays away: what is known is reported', async () => {
    const request = { ...small, games: 5000, seed: 'gone' };
    const working = work({ databaseUrl: server.url, workers: 1, patienceSeconds: 1 }, same);
    const collecting = simulateQueued(request, { databaseUrl: server.url, patienceSeconds: 1 }, same);
    await until(async () => (await done('gone')) >= 6);
    await sleep(600);
    await server.crash();
    const [worked, collected] = await Promise.all([working, collecting]);
    expect(JSON.stringify(worked)).toMatch(/database has been away.*games that were finished before are kept/);
    if (!collected.ok) expect.fail(JSON.stringify(collected.problems));
    expect(collected.value.stopped).toBe('cancelled');
    expect(collected.value.games).toBeGreaterThanOrEqual(6);
    expect(collected.value.notes.join()).toContain('ask again to go on');
    await server.start();
    expect(await done('gone')).toBeGreaterThanOrEqual(collected.value.games);
    await pool.query(`update condotta_lab.run set open = false`);
    await pool.query(`select ${JOBS_SCHEMA}.remove_job(key) from ${JOBS_SCHEMA}.jobs`);
  });
});

describe('bad options come back as problems', () => {
  const none = { databaseUrl: 'postgres://nobody:secret@localhost:1/none', patienceSeconds: 5 };
  test.each([
    ['queue', 'postgres://', 'hello'],
    ['queue', 'postgres://', 'https://example.org/'],
    ['queue', 'cannot use localhost:1/none', none.databaseUrl],
    ['queue', 'cannot use', `postgres://u@localhost/x?host=${encodeURIComponent('/no/such/folder')}`],
  ])('%s: %s', async (path, text, databaseUrl) => {
    for (const result of [await simulateQueued(small, { databaseUrl }, same), await work({ databaseUrl }, same)]) {
      expect(result).toMatchObject({ ok: false, problems: [{ path }] });
      expect(JSON.stringify(result)).toContain(text);
      expect(JSON.stringify(result)).not.toContain('secret');
    }
  });

  test('the request, the number of workers, seconds', async () => {
    expect(await enqueue({ ...small, games: 0 }, none)).toMatchObject({ problems: [{ path: 'games' }] });
    expect(await enqueue({ ...small, resumeFile: 'x' }, none)).toMatchObject({ problems: [{ path: 'resumeFile' }] });
    expect(await work({ ...none, workers: 0 })).toMatchObject({ problems: [{ path: 'workers' }] });
    expect(await work({ ...none, idleSeconds: -1 })).toMatchObject({ problems: [{ path: 'idleSeconds' }] });
  });
});
