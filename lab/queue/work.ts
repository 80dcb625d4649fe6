/** A worker process of the queue: any number of them, on any machine that reaches the database and has the same sources. */

import { EventEmitter } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@condotta/kernel';
import { type JobHelpers, run as runWorker, type WorkerEvents } from 'graphile-worker';
import { codeFingerprint } from '../code.ts';
import { hasFailed } from '../play.ts';
import { backoff, type Database, DatabaseLost, JOBS_SCHEMA, openDatabase, wordsOf, wrong } from './database.ts';
import { keepResult, keyOf, readBatch, taskName } from './jobs.ts';
import { quietLogger } from './logger.ts';
import { WorkerPool } from './players.ts';
import { signIn, unlock } from './presence.ts';

export interface Work {
  readonly databaseUrl: string;
  /** Games at once, each in a process of its own; left out: one a core. */
  readonly workers?: number;
  /** Ends when there was nothing to do for so long; left out: it waits for more until it is told to stop. */
  readonly idleSeconds?: number;
  /** A worker that has not been heard of for so long is dead: its games are taken over. */
  readonly leaseSeconds?: number;
  /** How long the database may be away before the worker gives up. */
  readonly patienceSeconds?: number;
}

export interface Working {
  readonly signal?: AbortSignal;
  /** After each game: how many this process has played. */
  readonly onGame?: (games: number) => void;
  /** Something a person may want to know, in a sentence. */
  readonly onNote?: (note: string) => void;
  /** Other sources than our own: for tests. */
  readonly code?: string;
  readonly workerFile?: URL;
}

export interface WorkReport {
  /** Games that this process has played and that are kept in the database. */
  readonly games: number;
  readonly failed: number;
  readonly notes: readonly string[];
}

export const LEASE_SECONDS = 6;
const PATIENCE_SECONDS = 600;
/** A job that nobody was told about is found within this time. */
const POLL_MS = 500;

/** Works until the signal comes, or until it has been idle for long enough. */
export async function work(asked: Work, working: Working = {}): Promise<Result<WorkReport>> {
  const players = asked.workers ?? availableParallelism();
  if (!Number.isInteger(players) || players < 1 || players > 256)
    return {
      ok: false,
      problems: [{ path: 'workers', text: `expected a whole number from 1 to 256, found ${players}` }],
    };
  for (const name of ['idleSeconds', 'leaseSeconds', 'patienceSeconds'] as const) {
    const given = asked[name];
    if (given !== undefined && !(given > 0 && given <= 1e6))
      return {
        ok: false,
        problems: [{ path: name, text: `expected seconds above 0, at most 1000000, found ${given}` }],
      };
  }
  const stop = new AbortController();
  const onStop = (): void => stop.abort();
  working.signal?.addEventListener('abort', onStop);
  if (working.signal?.aborted) onStop();
  const notes: string[] = [];
  const note = (text: string): void => {
    if (notes.length < 100) notes.push(text);
    working.onNote?.(text);
  };
  const seconds = asked.patienceSeconds ?? PATIENCE_SECONDS;
  const onAway = (why: string): void => note(`The database is away (${why}); trying again.`);
  const db = await openDatabase(asked.databaseUrl, players + 3, { seconds, signal: stop.signal, onAway });
  if (!db.ok) return db;
  const file = working.workerFile ?? new URL('../worker.ts', import.meta.url);
  const worker = new QueueWorker(
    db.value,
    new WorkerPool(file),
    stop.signal,
    note,
    working.onGame ?? (() => undefined),
  );
  try {
    await supervise(worker, { ...asked, players, seconds }, working.code ?? codeFingerprint(), stop);
    return { ok: true, value: { games: worker.games, failed: worker.failed, notes } };
  } catch (error) {
    return wrong(`${wordsOf(error)}; the ${worker.games} games that were finished before are kept there`);
  } finally {
    working.signal?.removeEventListener('abort', onStop);
    worker.pool.clear();
    await db.value.close();
  }
}

/** Playing itself: what a job of the queue means. */
class QueueWorker {
  games = 0;
  failed = 0;
  /** Since when the queue has had nothing for us; null while it has. */
  idleSince: number | null = null;
  /** Set when the patience with the database has come to its end. */
  lost: DatabaseLost | null = null;
  readonly db: Database;
  readonly pool: WorkerPool;
  readonly signal: AbortSignal;
  readonly note: (text: string) => void;
  private readonly onGame: (games: number) => void;
  private active = 0;

  constructor(
    db: Database,
    pool: WorkerPool,
    signal: AbortSignal,
    note: (text: string) => void,
    onGame: (games: number) => void,
  ) {
    this.db = db;
    this.pool = pool;
    this.signal = signal;
    this.note = note;
    this.onGame = onGame;
  }

  foundNothing(): void {
    if (this.active === 0) this.idleSince ??= performance.now();
  }

  async job(payload: unknown, helpers: JobHelpers): Promise<void> {
    this.active++;
    this.idleSince = null;
    try {
      await this.play(payload, helpers);
    } catch (error) {
      if (error instanceof DatabaseLost) this.lost = error;
      throw error;
    } finally {
      this.active--;
    }
  }

  /** The run, if games of it are still wanted. */
  private async openRun(run: string): Promise<{ readonly setting: string } | undefined> {
    const rows = await this.db.rows<{ setting: string }>(
      'select setting from condotta_lab.run where id = $1 and open',
      [run],
    );
    return rows[0];
  }

  private async play(payload: unknown, helpers: JobHelpers): Promise<void> {
    const batch = readBatch(payload);
    if (!batch) throw new Error('not a batch of games');
    const { run, games } = batch;
    const row = await this.openRun(run);
    if (!row) return;
    const played = await this.db.rows<{ game: number }>(
      'select game from condotta_lab.result where run = $1 and game = any($2)',
      [run, games],
    );
    const left = games.filter((game) => played.every((each) => each.game !== game));
    for (const [i, game] of left.entries()) {
      const result = this.signal.aborted
        ? null
        : await this.pool.play(row.setting, game, (why) => this.note(`A worker died and was replaced: ${why}.`));
      if (result === null) {
        // Told to stop: somebody else shall go on at once, unless the run has been closed meanwhile.
        const rest = { run, games: left.slice(i) };
        if (await this.openRun(run)) await helpers.addJob(helpers.job.task_identifier, rest, { jobKey: keyOf(rest) });
        return;
      }
      const wanted = await keepResult(this.db, run, result, String(helpers.job.locked_by));
      this.games++;
      if (hasFailed(result)) this.failed++;
      this.onGame(this.games);
      if (!wanted) return;
    }
  }
}

interface Terms {
  readonly players: number;
  readonly seconds: number;
  readonly idleSeconds?: number;
  readonly leaseSeconds?: number;
}

/**
 * Keeps graphile-worker running: it ends itself when it cannot tell the database that a job is done, and it cannot begin
 * while the database is away. Throws when that lasts too long.
 */
async function supervise(worker: QueueWorker, terms: Terms, code: string, stop: AbortController): Promise<void> {
  let awaySince: number | null = null;
  let former: string[] = [];
  for (let attempt = 0; !stop.signal.aborted; attempt++) {
    const began = performance.now();
    try {
      if (former.length > 0) await unlock(worker.db, former);
      former = [];
      await runOnce(worker, terms, code, stop, (id) => former.push(id));
      awaySince = null;
    } catch (error) {
      awaySince ??= began;
      if (attempt === 0) worker.note(`The database is away (${wordsOf(error)}); trying again.`);
      const waited = (performance.now() - awaySince) / 1000;
      if (waited > terms.seconds)
        throw new Error(`the database has been away for ${Math.round(waited)} s: ${wordsOf(error)}`);
    }
    if (worker.lost) throw worker.lost;
    if (performance.now() - began > 10_000) attempt = 0;
    if (!stop.signal.aborted) await sleep(backoff(attempt), null, { signal: stop.signal }).catch(() => null);
  }
}

/** One life of graphile-worker. Ends with the signal, or when it has lost the database. */
async function runOnce(
  worker: QueueWorker,
  { players, idleSeconds, leaseSeconds = LEASE_SECONDS }: Terms,
  code: string,
  stop: AbortController,
  onName: (id: string) => void,
): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  let signOut: (() => Promise<void>) | null = null;
  events.on('pool:create', ({ workerPool: { id } }) => {
    onName(id);
    const onTakeover = (jobs: number): void =>
      worker.note(`${jobs} ${jobs === 1 ? 'batch' : 'batches'} of dead workers taken over.`);
    signOut = signIn(worker.db, { presence: { id, code, players }, leaseSeconds, onTakeover });
  });
  events.on('worker:getJob:empty', () => worker.foundNothing());
  const runner = await runWorker({
    // Batched, even if by no time at all: only then a job that cannot be reported as done ends the runner and not, as an
    // unhandled rejection, the process (graphile-worker 0.18).
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pgPool: worker.db.pool,
    schema: JOBS_SCHEMA,
    concurrency: players,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: quietLogger,
    events,
    taskList: { [taskName(code)]: (payload: unknown, helpers: JobHelpers) => worker.job(payload, helpers) },
  });
  const end = (): void => {
    worker.pool.clear();
    runner.stop().catch(() => null);
  };
  const watch = setInterval(() => {
    const idle = (performance.now() - (worker.idleSince ?? Number.POSITIVE_INFINITY)) / 1000;
    if (idleSeconds !== undefined && idle > idleSeconds) stop.abort();
    if (worker.lost) end();
  }, POLL_MS);
  if (stop.signal.aborted) end();
  stop.signal.addEventListener('abort', end);
  try {
    await runner.promise;
  } finally {
    clearInterval(watch);
    stop.signal.removeEventListener('abort', end);
    await (signOut as (() => Promise<void>) | null)?.();
  }
}
