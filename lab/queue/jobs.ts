/**
 * What lies in the queue: a run's games in small batches, each a job of graphile-worker. Results are kept by run and game,
 * so a game that is played twice counts once; a run is known by its setting, so whoever asks for it again goes on with it.
 */

import { createHash } from 'node:crypto';
import { isObject } from '@condotta/kernel';
import { makeWorkerUtils } from 'graphile-worker';
import type { GameResult } from '../play.ts';
import type { Plan, Setting } from '../request.ts';
import { type Database, JOBS_SCHEMA } from './database.ts';
import { quietLogger } from './logger.ts';

export interface Batch {
  readonly run: string;
  readonly games: readonly number[];
}

/** A job goes only to workers that run the same sources. */
export const taskName = (code: string): string => `play-${code}`;

export const runId = (setting: Setting, code: string): string =>
  createHash('sha256')
    .update(`${code} ${JSON.stringify(setting)}`)
    .digest('hex')
    .slice(0, 16);

/** Batches are small against the run, so that all workers end together, and never so small that the queue is the work. */
const batchSize = (games: number): number => Math.min(16, Math.max(1, Math.floor(games / 64)));

/** The key of a job says which games it covers. */
export const keyOf = ({ run, games }: Batch): string => `${run}:${games[0] ?? 0}-${games.at(-1) ?? 0}`;

export function readBatch(payload: unknown): Batch | null {
  if (!isObject(payload)) return null;
  const { run, games } = payload;
  if (typeof run !== 'string' || !Array.isArray(games)) return null;
  return games.every((game) => Number.isSafeInteger(game)) ? { run, games } : null;
}

/** Opens the run (again). Games that failed before get another chance. */
export async function openRun(db: Database, id: string, plan: Plan, code: string): Promise<void> {
  await db.rows(
    `insert into condotta_lab.run (id, code, setting) values ($1, $2, $3) on conflict (id) do update set open = true`,
    [id, code, JSON.stringify(plan.setting)],
  );
  await db.rows('delete from condotta_lab.result where run = $1 and failed', [id]);
}

/** Puts the games into the queue that are neither played nor waiting there; returns how many. The run is open then. */
export async function queueMissing(db: Database, id: string, plan: Plan, code: string): Promise<number> {
  // Somebody else who asked for the same run may have stopped it meanwhile.
  await db.rows('update condotta_lab.run set open = true where id = $1', [id]);
  const covered = new Set((await db.rows<{ game: number }>(PLAYED, [id])).map(({ game }) => game));
  for (const { key } of await db.rows<{ key: string }>(WAITING, [id])) {
    const [from = 0, to = -1] = key
      .slice(key.indexOf(':') + 1)
      .split('-')
      .map(Number);
    for (let game = from; game <= to; game++) covered.add(game);
  }
  const missing = Array.from({ length: plan.games }, (_, game) => game).filter((game) => !covered.has(game));
  const size = batchSize(plan.games);
  const batches: Batch[] = [];
  for (let i = 0; i < missing.length; i += size) batches.push({ run: id, games: missing.slice(i, i + size) });
  const utils = await makeWorkerUtils({ pgPool: db.pool, schema: JOBS_SCHEMA, logger: quietLogger });
  try {
    for (let i = 0; i < batches.length; i += 500)
      await utils.addJobs(
        batches.slice(i, i + 500).map((batch) => ({
          identifier: taskName(code),
          payload: batch,
          jobKey: keyOf(batch),
          // The order in which they are wanted: an early stop looks at the first games first.
          priority: Math.min(32_000, Math.floor((batch.games[0] ?? 0) / size)),
          maxAttempts: MOST_ATTEMPTS,
        })),
      );
  } finally {
    await utils.release();
  }
  return missing.length;
}

/** A job that has been begun so often kills whoever takes it, or no worker can play it. */
const MOST_ATTEMPTS = 12;

const PLAYED = 'select game from condotta_lab.result where run = $1';
const WAITING = `select key from ${JOBS_SCHEMA}.jobs where key like $1 || ':%' and attempts < max_attempts`;

/** Tells the workers to leave this run: nothing new is begun, and what is in progress ends with its game. */
export async function closeRun(db: Database, id: string): Promise<void> {
  await db.rows('update condotta_lab.run set open = false where id = $1', [id]);
  await db.rows(`select ${JOBS_SCHEMA}.remove_job(key) from ${JOBS_SCHEMA}.jobs where key like $1 || ':%'`, [id]);
}

/** Keeps a result; one that is there already stays. Returns whether the run is still wanted. */
export async function keepResult(db: Database, run: string, result: GameResult, worker: string): Promise<boolean> {
  const rows = await db.rows<{ open: boolean }>(
    `with kept as (
       insert into condotta_lab.result (run, game, failed, body, worker) values ($1, $2, $3, $4, $5)
       on conflict (run, game) do nothing
     )
     select open from condotta_lab.run where id = $1`,
    [run, result.game, 'failed' in result, JSON.stringify(result), worker],
  );
  return rows[0]?.open === true;
}
