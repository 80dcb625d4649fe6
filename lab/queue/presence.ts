/**
 * Who is alive. Every worker signs a list each second; jobs held by one that has not signed for a while are given back to
 * the queue by the others. (graphile-worker itself waits four hours.) A worker that was only slow does no harm when it
 * comes back: results are kept by game, and the first one stays.
 */

import { hostname } from 'node:os';
import { type Database, JOBS_SCHEMA } from './database.ts';

interface Presence {
  /** The name under which graphile-worker locks jobs; it changes with every connection that had to be built anew. */
  readonly id: string;
  readonly code: string;
  readonly players: number;
}

const BEAT_MS = 1000;

export interface Signing {
  readonly presence: Presence;
  readonly leaseSeconds: number;
  /** Jobs of dead workers were taken over. */
  onTakeover(jobs: number): void;
}

/** Signs until the function it returns is called. */
export function signIn(db: Database, { presence, leaseSeconds, onTakeover }: Signing): () => Promise<void> {
  /** Since when signing has worked without a break: before the others had time to sign as well nobody is called dead. */
  let calmSince: number | null = null;
  const beat = async (): Promise<void> => {
    try {
      await sign(db, presence);
      calmSince ??= performance.now();
      const calm = performance.now() - calmSince > leaseSeconds * 1000;
      const taken = calm ? await takeOver(db, leaseSeconds) : 0;
      if (taken > 0) onTakeover(taken);
    } catch {
      calmSince = null;
    }
  };
  let beating = beat();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await beating;
    await db.pool.query('delete from condotta_lab.worker where id = $1', [presence.id]).catch(() => null);
  };
}

/** Straight to the pool: a late signature is worse than a missing one. */
const sign = (db: Database, { id, code, players }: Presence): Promise<unknown> =>
  db.pool.query(
    `insert into condotta_lab.worker (id, code, place, threads) values ($1, $2, $3, $4)
     on conflict (id) do update set seen_at = now()`,
    [id, code, `${hostname()} ${process.pid}`, players],
  );

async function takeOver(db: Database, leaseSeconds: number): Promise<number> {
  const { rows } = await db.pool.query<{ id: string; jobs: string }>(
    `select locked_by as id, count(*) as jobs from ${JOBS_SCHEMA}.jobs
     left join condotta_lab.worker on worker.id = locked_by
     where locked_at < now() - make_interval(secs => $1)
       and (seen_at is null or seen_at < now() - make_interval(secs => $1))
     group by locked_by`,
    [leaseSeconds],
  );
  if (rows.length > 0)
    await unlock(
      db,
      rows.map(({ id }) => id),
    );
  await db.pool.query('delete from condotta_lab.worker where seen_at < now() - make_interval(secs => $1)', [
    Math.max(60, 10 * leaseSeconds),
  ]);
  return rows.reduce((sum, { jobs }) => sum + Number(jobs), 0);
}

/** Gives the jobs that these workers hold back to the queue. */
export const unlock = (db: Database, ids: readonly string[]): Promise<unknown> =>
  db.pool.query(`select ${JOBS_SCHEMA}.force_unlock_workers($1)`, [ids]);

/** Processes that were alive at this moment of the database's clock, and have not been heard of for too long. */
export async function placesLost(db: Database, code: string, since: string, leaseSeconds: number): Promise<string[]> {
  const rows = await db.rows<{ place: string }>(
    `select place from condotta_lab.worker where code = $1
     group by place having max(seen_at) > $2 and max(seen_at) < now() - make_interval(secs => $3)`,
    [code, since, leaseSeconds],
  );
  return rows.map(({ place }) => place);
}

/** How many games can be played at once on these sources. */
export async function playersPresent(db: Database, code: string, leaseSeconds: number): Promise<number> {
  const [row] = await db.rows<{ players: string | null }>(
    `select sum(threads) as players from condotta_lab.worker
     where code = $1 and seen_at > now() - make_interval(secs => $2)`,
    [code, leaseSeconds],
  );
  return Number(row?.players ?? 0);
}
