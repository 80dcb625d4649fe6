/** Tables and editions in the browser's own database. */

import {
  type EditionStorage,
  journalOf,
  KeeperError,
  type StoredEdition,
  type StoredTable,
  type Summary,
  type TableStorage,
} from '@condotta/keeper';
import type { Holder, TableInfo } from '@condotta/keeper/protocol';
import type { MatchRecord } from '@condotta/kernel/host';
import { pack, unpack } from './pack.ts';

/** Whoever sits at this device. */
export const DEVICE = 'device';

const NAME = 'condotta';
const VERSION = 3;
const EDITIONS = 'editions';
/** What is known of a table without reading it, by its id. */
const SUMMARIES = 'summaries';
/** The rows of all journals, by table and number; the beginning of a table is its row -1. */
const ROWS = 'rows';
/** Up to version 2 a table was one packed record. It is taken over when it is opened. */
const RECORDS = 'tables';

interface StoredRow {
  readonly table: string;
  readonly n: number;
  readonly packed: string;
}

interface StoredRecord {
  readonly info: Omit<TableInfo, 'edition' | 'holders'> & {
    readonly edition?: string | null;
    readonly holders: readonly Omit<Holder, 'person'>[];
  };
  readonly packed: string;
}

type Drawers = Readonly<Record<string, IDBObjectStore>>;

export function browserStorage(): { readonly tables: TableStorage; readonly editions: EditionStorage } {
  let database: Promise<IDBDatabase> | null = null;

  /** One transaction: `work` asks, and what its requests have found is there when all of it is safe. */
  const run = async <R>(
    names: readonly string[],
    mode: IDBTransactionMode,
    work: (drawers: Drawers, give: (result: R) => void) => void,
  ): Promise<R> => {
    database ??= openDatabase();
    const db = await database.catch((error) => {
      database = null;
      throw error;
    });
    return new Promise<R>((resolve, reject) => {
      const transaction = db.transaction([...names], mode, { durability: 'strict' });
      let result: { readonly given: R } | null = null;
      transaction.oncomplete = () => (result ? resolve(result.given) : reject(failureOf(null)));
      transaction.onabort = () => reject(failureOf(transaction.error));
      const drawers = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
      work(drawers, (given) => {
        result = { given };
      });
    });
  };

  const rowsOf = (id: string, from: number): IDBKeyRange =>
    IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

  const read = (id: string, from: number) =>
    run<{ readonly summary: Summary | undefined; readonly rows: readonly StoredRow[] }>(
      [SUMMARIES, ROWS],
      'readonly',
      (drawers, give) => {
        const summary = drawers[SUMMARIES]?.get(id);
        const rows = drawers[ROWS]?.getAll(rowsOf(id, from));
        if (summary && rows) rows.onsuccess = () => give({ summary: summary.result, rows: rows.result });
      },
    );

  const write = (table: StoredTable, { [SUMMARIES]: summaries, [ROWS]: rows }: Drawers): void => {
    const { id } = table.summary.info;
    summaries?.put(table.summary);
    for (const [i, packed] of [table.beginning, ...table.rows].entries()) rows?.put({ table: id, n: i - 1, packed });
  };

  /** What an older page has stored takes its new form, unless another tab has been faster. */
  const takeOver = async (id: string): Promise<void> => {
    const old = await run<StoredRecord | undefined>([RECORDS], 'readonly', (drawers, give) => {
      const found = drawers[RECORDS]?.get(id);
      if (found) found.onsuccess = () => give(found.result);
    });
    if (!old) return;
    const table = await renewed(old);
    await run<void>([RECORDS, SUMMARIES, ROWS], 'readwrite', (drawers, give) => {
      const still = drawers[RECORDS]?.getKey(id);
      if (!still) return;
      still.onsuccess = () => {
        give();
        if (still.result === undefined) return;
        write(table, drawers);
        drawers[RECORDS]?.delete(id);
      };
    });
  };

  const tables: TableStorage = {
    all: () =>
      run<readonly Summary[]>([SUMMARIES, RECORDS], 'readonly', (drawers, give) => {
        const summaries = drawers[SUMMARIES]?.getAll();
        const records = drawers[RECORDS]?.getAll();
        if (summaries && records)
          records.onsuccess = () => give([...summaries.result, ...records.result.map(summaryOf)]);
      }),

    async load(id) {
      await takeOver(id);
      const { summary, rows } = await read(id, -1);
      const [beginning, ...rest] = rows;
      return summary && beginning
        ? { summary, beginning: beginning.packed, rows: rest.map(({ packed }) => packed) }
        : null;
    },

    async rowsFrom(id, from) {
      const { summary, rows } = await read(id, from);
      return summary ? rows.map(({ packed }) => packed) : null;
    },

    create: (table) =>
      run<void>([SUMMARIES, ROWS], 'readwrite', (drawers, give) => {
        write(table, drawers);
        give();
      }),

    append: (id, n, packed, summary) =>
      run<'done' | 'late' | 'gone'>([SUMMARIES, ROWS], 'readwrite', (drawers, give) => {
        const known = drawers[SUMMARIES]?.getKey(id);
        const there = drawers[ROWS]?.getKey([id, n]);
        if (!known || !there) return;
        there.onsuccess = () => {
          if (known.result === undefined) return give('gone');
          if (there.result !== undefined) return give('late');
          drawers[ROWS]?.put({ table: id, n, packed });
          drawers[SUMMARIES]?.put(summary);
          give('done');
        };
      }),

    remove: (id) =>
      run<void>([SUMMARIES, ROWS, RECORDS], 'readwrite', (drawers, give) => {
        drawers[SUMMARIES]?.delete(id);
        drawers[RECORDS]?.delete(id);
        drawers[ROWS]?.delete(rowsOf(id, -1));
        give();
      }),
  };

  const editions: EditionStorage = {
    all: () =>
      run<readonly StoredEdition[]>([EDITIONS], 'readonly', (drawers, give) => {
        const found = drawers[EDITIONS]?.getAll();
        if (found) found.onsuccess = () => give(found.result);
      }),
    put: (edition) =>
      run<void>([EDITIONS], 'readwrite', (drawers, give) => {
        drawers[EDITIONS]?.put(edition);
        give();
      }),
    remove: (id) =>
      run<void>([EDITIONS], 'readwrite', (drawers, give) => {
        drawers[EDITIONS]?.delete(id);
        give();
      }),
  };

  return { tables, editions };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const db = request.result;
      const add = (name: string, keyPath: string | string[]): void => {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
      };
      for (const name of [RECORDS, EDITIONS, SUMMARIES]) add(name, 'info.id');
      add(ROWS, ['table', 'n']);
    };
    request.onsuccess = () => {
      // Another window with a newer page must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(failureOf(request.error));
  });
}

/** Then the table told persons apart by their names. */
const holdersOf = ({ info }: StoredRecord): Holder[] =>
  info.holders.map(({ name, mind }) => ({ name, mind, person: mind === null ? name : null }));

function summaryOf(old: StoredRecord): Summary {
  const holders = holdersOf(old);
  return {
    info: { ...old.info, edition: old.info.edition ?? null, holders },
    owner: DEVICE,
    accounts: holders.map(({ mind }) => (mind === null ? DEVICE : null)),
  };
}

async function renewed(old: StoredRecord): Promise<StoredTable> {
  const text = await unpack(old.packed).catch(() => '');
  const { beginning, rows } = journalOf(recordIn(text), holdersOf(old), DEVICE);
  return {
    summary: summaryOf(old),
    beginning: await pack(JSON.stringify(beginning)),
    rows: await Promise.all(rows.map((row) => pack(JSON.stringify(row)))),
  };
}

/** The keeper judges it as a whole; here it only must have a record's parts. */
function recordIn(text: string): MatchRecord {
  try {
    const record = JSON.parse(text);
    if (Array.isArray(record.entries) && typeof record.dice === 'object') return record;
  } catch {
    // The same answer as to anything else that is no record.
  }
  throw new KeeperError('bad-record', 'What is stored of this table cannot be read.');
}

function failureOf(error: DOMException | null): KeeperError {
  if (error?.name === 'QuotaExceededError') return new KeeperError('storage-full', 'The browser has no room left.');
  return new KeeperError('storage-failed', `The browser could not save: ${error?.message ?? 'unknown error'}`);
}
