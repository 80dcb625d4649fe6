/** A run through the queue, seen from whoever asked for it: puts the games there, waits for workers, reports. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem, Result } from '@condotta/kernel';
import { codeFingerprint } from '../code.ts';
import type { GameResult } from '../play.ts';
import type { SimulationReport } from '../report.ts';
import { type Plan, readRequest, type SimulationRequest } from '../request.ts';
import { Run } from '../run.ts';
import type { Progress, Running } from '../simulate.ts';
import { prepareYardsticks } from '../yardstick.ts';
import { type Database, DatabaseLost, JOBS_SCHEMA, openDatabase, wordsOf, wrong } from './database.ts';
import { closeRun, openRun, queueMissing, runId } from './jobs.ts';
import { placesLost, playersPresent } from './presence.ts';
import { LEASE_SECONDS } from './work.ts';

export interface Queue {
  readonly databaseUrl: string;
  /** How long the database may be away before we give up. */
  readonly patienceSeconds?: number;
}

export interface Queued {
  readonly run: string;
  readonly games: number;
  /** Games put into the queue now; the others are played or waiting already. */
  readonly queued: number;
}

export interface QueueProgress extends Progress {
  /** Games that workers can play at once of this run. None: nothing happens until somebody starts one. */
  readonly workers: number;
}

export interface Collecting extends Omit<Running, 'onProgress' | 'workerFile'> {
  readonly onProgress?: (progress: QueueProgress) => void;
  /** The database is away, and the like, in a sentence. */
  readonly onNote?: (note: string) => void;
}

const PATIENCE_SECONDS = 600;
const LOOK_MS = 400;
/** So often the games that nobody plays are put into the queue again without any of them getting done. */
const REPEATS = 3;

/** Puts the games of the request into the queue, and leaves. Asking again is harmless: nothing is played twice. */
export async function enqueue(request: SimulationRequest, queue: Queue, how: Collecting = {}): Promise<Result<Queued>> {
  return withRun(request, queue, how, async ({ db, id, plan, code }) => {
    await openRun(db, id, plan, code);
    const queued = await queueMissing(db, id, plan, code);
    return { ok: true, value: { run: id, games: plan.games, queued } };
  });
}

/** What is there of a run, finished or not, without waiting. */
export async function collect(
  request: SimulationRequest,
  queue: Queue,
  how: Collecting = {},
): Promise<Result<SimulationReport>> {
  return withRun(request, queue, how, async ({ db, id, plan }) => {
    const run = new Run(plan);
    for (const result of await resultsAfter(db, id, 0)) run.take(result.game);
    return { ok: true, value: run.report(0) };
  });
}

/**
 * The distributed twin of `simulate`: the same report of the same games, played by whatever workers are there. Stopped by
 * its signal, it takes the rest out of the queue; killed, it leaves everything there. Either way the same request goes on.
 */
export async function simulateQueued(
  request: SimulationRequest,
  queue: Queue,
  how: Collecting = {},
): Promise<Result<SimulationReport>> {
  return withRun(request, queue, how, async (inquiry) => {
    const watch = new Watch(inquiry, how);
    try {
      await watch.begin();
      await watch.untilDone();
    } catch (error) {
      if (!(error instanceof DatabaseLost) || watch.run.done === 0) throw error;
      watch.run.notes.push(`${wordsOf(error)}. What had been collected is reported; ask again to go on.`);
    }
    return { ok: true, value: watch.report() };
  });
}

interface Inquiry {
  readonly db: Database;
  /** How often the database was away so far, and since when it has not been (by performance.now). */
  readonly absences: { count: number; over: number };
  readonly id: string;
  readonly plan: Plan;
  readonly code: string;
}

async function withRun<T>(
  request: SimulationRequest,
  { databaseUrl, patienceSeconds }: Queue,
  how: Collecting,
  use: (inquiry: Inquiry) => Promise<Result<T>>,
): Promise<Result<T>> {
  const problems: Problem[] = [];
  if (request.resumeFile) problems.push({ path: 'resumeFile', text: 'the queue keeps the results itself' });
  const plan = readRequest({ ...request, workers: 1, resumeFile: null });
  if (!plan.ok) problems.push(...plan.problems);
  else problems.push(...(await prepareYardsticks(plan.value.setting.game, plan.value.setting.minds)));
  if (patienceSeconds !== undefined && !(patienceSeconds > 0))
    problems.push({ path: 'patienceSeconds', text: `expected seconds above 0, found ${patienceSeconds}` });
  if (!plan.ok || problems.length > 0) return { ok: false, problems };
  const code = how.code ?? codeFingerprint();
  const absences = { count: 0, over: 0 };
  const db = await openDatabase(databaseUrl, 2, {
    seconds: patienceSeconds ?? PATIENCE_SECONDS,
    signal: how.signal ?? new AbortController().signal,
    onAway(why) {
      absences.count++;
      absences.over = Number.POSITIVE_INFINITY;
      how.onNote?.(`The database is away (${why}); trying again.`);
    },
  });
  if (!db.ok) return db;
  try {
    return await use({ db: db.value, absences, id: runId(plan.value.setting, code), plan: plan.value, code });
  } catch (error) {
    return wrong(wordsOf(error));
  } finally {
    await db.value.close();
  }
}

/** Results in the order in which they came in. */
async function resultsAfter(db: Database, id: string, seq: number): Promise<{ seq: number; game: GameResult }[]> {
  const rows = await db.rows<{ seq: string; body: string }>(
    'select seq, body from condotta_lab.result where run = $1 and seq > $2 order by seq',
    [id, seq],
  );
  return rows.map((row) => ({ seq: Number(row.seq), game: JSON.parse(row.body) as GameResult }));
}

/** Numbers are given out before a result is visible: a later one may show first, so look a little further back. */
const OVERLAP = 1000;

class Watch {
  readonly run: Run;
  private readonly of: Inquiry;
  private readonly how: Collecting;
  private readonly began = performance.now();
  private seen = 0;
  private there = 0;
  private repeats = 0;
  /** When we began, by the database's clock. */
  private since = '';
  private readonly lost = new Set<string>();

  constructor(of: Inquiry, how: Collecting) {
    this.of = of;
    this.how = how;
    this.run = new Run(of.plan);
  }

  async begin(): Promise<void> {
    const { db, id, plan, code } = this.of;
    await openRun(db, id, plan, code);
    const [clock] = await db.rows<{ now: string }>('select now()::text as now');
    this.since = clock?.now ?? 'now';
    await this.look();
    this.there = this.run.done;
    if (this.there > 0) this.run.notes.push(`${this.there} games were in the database from an earlier run.`);
    if (!this.isDone) await queueMissing(db, id, plan, code);
  }

  private get isDone(): boolean {
    return this.run.sure !== null || this.run.done >= this.of.plan.games;
  }

  async untilDone(): Promise<void> {
    const { db, id } = this.of;
    while (!this.isDone) {
      if (this.how.signal?.aborted) {
        await closeRun(db, id);
        await this.look();
        return;
      }
      await this.tell();
      await sleep(LOOK_MS, null, this.how.signal ? { signal: this.how.signal } : {}).catch(() => null);
      const before = this.run.done;
      const { waiting, error } = await this.waiting();
      await this.look();
      await this.lookForLost();
      if (this.run.done > before) this.repeats = 0;
      if (waiting === 0 && !this.isDone && !(await this.repeat(error))) return;
    }
    if (this.run.sure !== null) await closeRun(db, id);
    await this.tell();
  }

  /** Takes what is new. */
  private async look(): Promise<void> {
    for (const { seq, game } of await resultsAfter(this.of.db, this.of.id, this.seen - OVERLAP)) {
      this.seen = Math.max(this.seen, seq);
      this.run.take(game);
    }
  }

  /** After an absence of the database everybody gets time to be heard of again. */
  private async lookForLost(): Promise<void> {
    const { db, code, absences } = this.of;
    absences.over = Math.min(absences.over, performance.now());
    if (performance.now() - absences.over < 2000 * LEASE_SECONDS && absences.count > 0) return;
    for (const place of await placesLost(db, code, this.since, LEASE_SECONDS)) this.lost.add(place);
  }

  private async waiting(): Promise<{ readonly waiting: number; readonly error: string | null }> {
    const [row] = await this.of.db.rows<{ waiting: string; error: string | null }>(
      `select count(*) filter (where attempts < max_attempts or locked_at is not null) as waiting, max(last_error) as error
       from ${JOBS_SCHEMA}.jobs where key like $1 || ':%'`,
      [this.of.id],
    );
    return { waiting: Number(row?.waiting ?? 0), error: row?.error ?? null };
  }

  /** Nobody has the missing games any more: puts them back. False if that has not helped before. */
  private async repeat(error: string | null): Promise<boolean> {
    const { db, id, plan, code } = this.of;
    if (++this.repeats > REPEATS) {
      const why = error === null ? '' : `: ${error.split('\n')[0]}`;
      this.run.notes.push(`${plan.games - this.run.done} games were given up by every worker${why}.`);
      return false;
    }
    await queueMissing(db, id, plan, code);
    return true;
  }

  private async tell(): Promise<void> {
    const { db, plan, code } = this.of;
    if (!this.how.onProgress) return;
    const workers = await playersPresent(db, code, LEASE_SECONDS);
    const perSecond = (this.run.done - this.there) / Math.max(0.001, this.seconds);
    const secondsLeft = perSecond > 0 ? (plan.games - this.run.done) / perSecond : null;
    this.how.onProgress({ done: this.run.done, total: plan.games, perSecond, secondsLeft, workers });
  }

  private get seconds(): number {
    return (performance.now() - this.began) / 1000;
  }

  report(): SimulationReport {
    const { count } = this.of.absences;
    if (count > 0) this.run.notes.push(`The database was away ${count === 1 ? 'once' : `${count} times`} on the way.`);
    for (const place of this.lost)
      this.run.notes.push(`The worker ${place} was not heard of any more; others have its games.`);
    return this.run.report(this.seconds);
  }
}
