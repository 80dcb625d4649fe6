/** The tables that are open, and how they come from the shelf and go back to it. */

import { type AnyGame, loadRecord, type Match, saveRecord } from '@condotta/kernel';
import { KeeperError } from './keeper-error.ts';
import type { Holder } from './protocol.ts';
import { infoOf, newSession, type Session, type StoredTable } from './session.ts';

export interface Store {
  all(): Promise<readonly StoredTable[]>;
  get(id: string): Promise<StoredTable | null>;
  put(table: StoredTable): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Shelf {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  clock(): number;
  entropy(): string;
  pack(text: string): Promise<string>;
  unpack(packed: string): Promise<string>;
}

export interface Tables {
  /** The open table, taken from the shelf if need be. */
  find(id: string): Promise<Session>;
  /** A new table, on the shelf before anybody is told of it. */
  add(match: Match, holders: readonly Holder[]): Promise<Session>;
  /** Puts it on the shelf as it is now. */
  keep(session: Session): Promise<void>;
  remove(id: string): Promise<void>;
  /** The match of a record, or the reason why it is none. */
  read(json: unknown): Match;
}

export function createTables(around: Shelf): Tables {
  /** Promises, not sessions: two requests at once must never open the same table twice. */
  const open = new Map<string, Promise<Session>>();

  const read = (json: unknown): Match => {
    const loaded = loadRecord(json, around.games);
    if (loaded.ok) return loaded.value;
    const [first] = loaded.problems;
    const { path, text } = first ?? { path: '(whole)', text: 'the record cannot be read' };
    throw new KeeperError(codeFor(path, json), path === '(whole)' ? text : `${path}: ${text}`);
  };

  const taken = async (id: string): Promise<Session> => {
    const stored = await around.store.get(id);
    if (!stored) throw new KeeperError('unknown-table', 'This table is not on the shelf.');
    const { holders, created, updated } = stored.info;
    return newSession(id, read(await unpacked(stored.packed)), holders, created, updated);
  };

  const unpacked = async (packed: string): Promise<unknown> => {
    try {
      return JSON.parse(await around.unpack(packed));
    } catch {
      throw new KeeperError('bad-record', 'What lies on the shelf for this table cannot be read.');
    }
  };

  const keep = (session: Session): Promise<void> => {
    const write = async (): Promise<void> => {
      session.updated = around.clock();
      const text = JSON.stringify(saveRecord(session.match, { disclose: true }));
      const packed = await around.pack(text);
      if (open.has(session.id)) await around.store.put({ info: infoOf(session), packed });
    };
    const done = session.saving.then(write, write);
    session.saving = done.catch(() => undefined);
    return done;
  };

  return {
    read,
    keep,

    find(id) {
      const known = open.get(id);
      if (known) return known;
      const session = taken(id);
      open.set(id, session);
      session.catch(() => open.delete(id));
      return session;
    },

    async add(match, holders) {
      const now = around.clock();
      const session = newSession(around.entropy().slice(0, 12), match, holders, now, now);
      open.set(session.id, Promise.resolve(session));
      try {
        await keep(session);
      } catch (e) {
        open.delete(session.id);
        throw e;
      }
      return session;
    },

    async remove(id) {
      const session = await open.get(id)?.catch(() => null);
      open.delete(id);
      if (session) session.running = false;
      session?.stop?.abort();
      await session?.saving;
      await around.store.remove(id);
    },
  };
}

/** A record of another version is no broken one: it may be read elsewhere. */
function codeFor(path: string, json: unknown): 'unknown-version' | 'bad-record' {
  if (path === 'rules') return 'unknown-version';
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : null;
  return path === 'format' && typeof format === 'string' && format.startsWith('condotta-record/')
    ? 'unknown-version'
    : 'bad-record';
}
