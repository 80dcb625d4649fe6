/** The shelf of tables in the browser's own database. */

import { KeeperError } from './keeper-error.ts';
import type { StoredTable } from './session.ts';
import type { Store } from './tables.ts';

const NAME = 'condotta';
const TABLES = 'tables';

export function browserShelf(): Store {
  const database = opened();
  const run = async <T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const db = await database;
    return new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(TABLES, mode);
      const request = work(transaction.objectStore(TABLES));
      // A write counts when its transaction has: only then is it on the disk.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(failureOf(transaction.error));
      transaction.onerror = () => reject(failureOf(transaction.error));
    });
  };
  return {
    all: () => run<StoredTable[]>('readonly', (tables) => tables.getAll()),
    get: async (id) => (await run<StoredTable | undefined>('readonly', (tables) => tables.get(id))) ?? null,
    put: async (table) => {
      await run('readwrite', (tables) => tables.put(table));
    },
    remove: async (id) => {
      await run('readwrite', (tables) => tables.delete(id));
    },
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'info.id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request.error));
  });
}

function failureOf(error: DOMException | null): KeeperError {
  if (error?.name === 'QuotaExceededError')
    return new KeeperError(
      'storage-full',
      'The browser has no room left: the game goes on, but is not saved. Export it, or clear the shelf.',
    );
  return new KeeperError('failed', `The browser could not save: ${error?.message ?? 'unknown error'}`);
}
