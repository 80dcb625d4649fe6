/** The tables that are open, and how they come from the storage. */

import type { Problem } from '@condotta/kernel';
import { loadRecord, type Match, type MatchRecord, openRecord, repeatEntry } from '@condotta/kernel/host';
import { attend } from './attend.ts';
import type { Desk } from './desk.ts';
import { type Beginning, parsed, type Row, readJournal } from './journal.ts';
import { KeeperError } from './protocol.ts';
import { inTurn, newPlaying, newSession, rememberKey, type Session, still, touch } from './session.ts';
import type { StoredTable } from './storage.ts';
import { patiently } from './storing.ts';
import type { Surroundings } from './surroundings.ts';
import { announce } from './viewer.ts';

export interface Tables {
  /** The open table, taken from the storage if need be. */
  find(id: string): Promise<Session>;
  /** The tables that are open. */
  open(): Promise<readonly Session[]>;
  add(session: Session): void;
  /** Forgets a table: it is removed, or nobody looks at it. */
  forget(session: Session): void;
  /** Takes over what is stored in place of what is in memory. */
  reload(session: Session): Promise<void>;
  /** Takes over what other keepers have written. In the table's turn. */
  catchUp(session: Session): Promise<void>;
}

export function createTables(around: Surroundings): Tables {
  /** Promises, not sessions: two requests at once must never open the same table twice. */
  const open = new Map<string, Promise<Session>>();

  const fetched = async (id: string): Promise<Session> => {
    const stored = await patiently(around, around.tables.load(id));
    if (!stored) throw new KeeperError('unknown-table', 'There is no such table.');
    const { info, owner } = stored.summary;
    const beginning = await unpacked<Beginning>(around, stored.beginning);
    const session = newSession(id, owner, info.created, beginning, []);
    session.updated = info.updated;
    await fill(around, session, stored);
    return session;
  };

  const tables: Tables = {
    find(id) {
      const known = open.get(id);
      if (known) return known;
      const session = fetched(id);
      open.set(id, session);
      session.catch(() => open.delete(id));
      return session;
    },

    async open() {
      const all = await Promise.allSettled(open.values());
      return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },

    add(session) {
      open.set(session.id, Promise.resolve(session));
    },

    forget(session) {
      open.delete(session.id);
      session.viewers.clear();
      session.minding.stop?.abort();
    },

    async reload(session) {
      const stored = await patiently(around, around.tables.load(session.id));
      if (!stored) return tables.forget(session);
      await fill(around, session, stored);
      tellOfChange(session);
    },

    async catchUp(session) {
      if (!session.exists) return;
      const rows = await patiently(around, around.tables.rowsFrom(session.id, session.rows));
      if (!rows) {
        announceEnd(session);
        return tables.forget(session);
      }
      if (rows.length === 0) return;
      const news = await Promise.all(rows.map((row) => unpacked<Row>(around, row)));
      if (session.pending.length > 0 || !follows(session, news)) return tables.reload(session);
      session.rows += rows.length;
      touch(session, around.clock());
      tellOfChange(session);
    },
  };

  /** The world is another one: minds think again, and everybody is told. */
  const tellOfChange = (session: Session): void => {
    session.minding.stop?.abort();
    announce(session);
    void attend(desk, session);
  };

  const desk: Desk = { around, tables };
  around.bus.listen((id) => {
    void open.get(id)?.then((session) => inTurn(session, () => tables.catchUp(session)).catch(() => undefined));
  });
  return tables;
}

/** Goes on with the match as another keeper has. */
function follows({ playing }: Session, rows: readonly Row[]): boolean {
  if (!playing) return false;
  for (const row of rows) {
    if (row.kind !== 'steps') return false;
    for (const entry of row.entries) if (!repeatEntry(playing.match, entry).ok) return false;
    for (const key of row.keys) rememberKey(playing, key);
  }
  playing.written = playing.match.entries.length;
  return true;
}

/** Whoever follows a table that is gone looks again, and finds that out. */
function announceEnd({ id, viewers }: Session): void {
  for (const viewer of viewers.keys()) viewer.tell({ table: id, seqs: [], offer: null, thinking: [] });
}

async function fill(around: Surroundings, session: Session, { rows, summary }: StoredTable): Promise<void> {
  const written = await Promise.all(rows.map((row) => unpacked<Row>(around, row)));
  const { joined, record, keys } = readJournal(session.beginning, written);
  session.joined = joined;
  session.playing = null;
  session.closed = null;
  if (record) take(around, session, record, keys, summary.info.steps);
  session.exists = true;
  session.rows = rows.length;
  session.pending.length = 0;
  session.unsaved = null;
}

function take(
  { games }: Surroundings,
  session: Session,
  record: MatchRecord,
  keys: readonly string[],
  steps: number,
): void {
  const opened = openRecord(record, games);
  if (!opened.ok) throw recordError(opened.problems, record);
  const { value } = opened;
  if (value.kind === 'playable') {
    session.playing = newPlaying(value.match, keys);
    return;
  }
  const { engine, world, newest, why } = value;
  session.closed = {
    shown: world && still(engine, record, world),
    record,
    newest,
    why: why.map(({ text }) => text).join('; '),
    steps,
  };
}

async function unpacked<T>(around: Surroundings, packed: string): Promise<T> {
  const text = await around.unpack(packed).catch(() => '');
  return parsed<T>(text);
}

/** The match of a record, or the reason why it is none. */
export function readMatch({ games }: Surroundings, json: unknown): Match {
  const loaded = loadRecord(json, games);
  if (loaded.ok) return loaded.value;
  throw recordError(loaded.problems, json);
}

function recordError([first]: readonly Problem[], json: unknown): KeeperError {
  const { path, text } = first ?? { path: '(whole)', text: 'the record cannot be read' };
  return new KeeperError(codeFor(path, json), path === '(whole)' ? text : `${path}: ${text}`);
}

/** A record of another version is no broken one: it may be read elsewhere. */
function codeFor(path: string, json: unknown): 'unknown-version' | 'bad-record' {
  if (path === 'rules') return 'unknown-version';
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : null;
  return path === 'format' && typeof format === 'string' && format.startsWith('condotta-record/')
    ? 'unknown-version'
    : 'bad-record';
}
