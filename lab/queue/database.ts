/** The database of the queue: how it is reached, its tables, and patience while it is away. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem, Result } from '@condotta/kernel';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { quietLogger } from './logger.ts';

/** graphile-worker's own tables lie here, away from those of any other program in the same database. */
export const JOBS_SCHEMA = 'condotta_jobs';

export interface Patience {
  /** How long a database may be away before we give up. */
  readonly seconds: number;
  /** Gives up at once. */
  readonly signal: AbortSignal;
  /** The database is away, or away again; `why` is for people. */
  onAway(why: string): void;
}

/** The database stayed away longer than anybody wanted to wait. */
export class DatabaseLost extends Error {}

export class Database {
  readonly pool: pg.Pool;
  private readonly patience: Patience;

  constructor(pool: pg.Pool, patience: Patience) {
    this.pool = pool;
    this.patience = patience;
  }

  /** Rows of a statement. While the database is away it is tried again: only for what may happen twice. */
  async rows<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { seconds, signal, onAway } = this.patience;
    const began = performance.now();
    for (let attempt = 0; ; attempt++) {
      try {
        return (await this.pool.query<Row>(text, [...values])).rows;
      } catch (error) {
        if (!isAway(error)) throw error;
        if (attempt === 0) onAway(wordsOf(error));
        const waited = (performance.now() - began) / 1000;
        if (signal.aborted || waited > seconds)
          throw new DatabaseLost(`the database has been away for ${Math.round(waited)} s: ${wordsOf(error)}`);
        await sleep(backoff(attempt), null, { signal }).catch(() => null);
      }
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Milliseconds before the next attempt: growing to five seconds, and never in step with other processes. */
export const backoff = (attempt: number): number => Math.min(5000, 100 * 1.7 ** attempt) * (0.5 + Math.random() / 2);

/** Opens the queue in this database and puts its tables there if they are missing. */
export async function openDatabase(url: unknown, connections: number, patience: Patience): Promise<Result<Database>> {
  const address = readAddress(url);
  if (!address.ok) return address;
  const pool = new pg.Pool({
    connectionString: address.value.url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // A network that swallows everything shows only by silence.
    query_timeout: 30_000,
    keepAlive: true,
    application_name: 'condotta lab',
    allowExitOnIdle: true,
  });
  // Broken connections show again at the next query; without a listener they would end the process.
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  try {
    await makeTables(pool);
    return { ok: true, value: new Database(pool, patience) };
  } catch (error) {
    await pool.end();
    return wrong(`cannot use ${address.value.shown}: ${wordsOf(error)}`);
  }
}

function readAddress(url: unknown): Result<{ readonly url: string; readonly shown: string }> {
  const text = typeof url === 'string' ? url : '';
  if (!URL.canParse(text)) return wrong('expected an address like postgres://user:password@host:5432/database');
  const { protocol, host, pathname, searchParams } = new URL(text);
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    return wrong(`expected an address that begins with postgres://, found ${protocol}//`);
  // Without user and password: it is going to be printed.
  return { ok: true, value: { url: text, shown: `${searchParams.get('host') ?? host}${pathname}` } };
}

export const wrong = (text: string): { readonly ok: false; readonly problems: Problem[] } => ({
  ok: false,
  problems: [{ path: 'queue', text }],
});

/** Any number, as long as nobody else locks it. */
const FIRST_COMER = 7205759403;

async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Two first comers would create the same tables at once.
    await client.query('select pg_advisory_lock($1)', [FIRST_COMER]);
    await client.query(TABLES);
    await runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: quietLogger });
    await client.query('select pg_advisory_unlock($1)', [FIRST_COMER]);
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection that is given back broken is closed, and its lock goes with it.
    client.release(broken);
  }
}

const TABLES = `
    create schema if not exists condotta_lab;
    create table if not exists condotta_lab.run (
      id text primary key,
      code text not null,
      setting text not null,
      open boolean not null default true,
      asked_at timestamptz not null default now()
    );
    create table if not exists condotta_lab.result (
      seq bigint generated always as identity,
      run text not null references condotta_lab.run on delete cascade,
      game integer not null,
      failed boolean not null,
      body text not null,
      worker text not null,
      done_at timestamptz not null default now(),
      primary key (run, game)
    );
    create index if not exists result_in_order on condotta_lab.result (run, seq);
    create table if not exists condotta_lab.worker (
      id text primary key,
      code text not null,
      place text not null,
      threads integer not null, -- its players
      seen_at timestamptz not null default now()
    );`;

/** What a lost, refused or broken connection says; everything else is a fault that waiting does not mend. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // shut down by its administrator
  '57P02', // crashed
  '57P03', // starting up
]);

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return AWAY.has(code) || code.startsWith('08') || /connection|timeout/i.test(error.message);
}

/** Some connection errors have no text, only a list of the addresses that were tried. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
