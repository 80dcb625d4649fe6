/** The shelf of tables and editions in the browser's own database. */

import type { EditionStore, StoredEdition } from './editions.ts';
import { KeeperError } from './keeper-error.ts';
import type { StoredTable } from './session.ts';
import type { Store } from './tables.ts';

const NAME = 'condotta';
const TABLES = 'tables';
const EDITIONS = 'editions';

export function browserShelf(): { readonly store: Store; readonly editions: EditionStore } {
  const database = opened();
  const drawer = <T>(name: string) => {
    const run = async <R>(mode: IDBTransactionMode, work: (things: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
      const db = await database;
      return new Promise<R>((resolve, reject) => {
        const transaction = db.transaction(name, mode);
        const request = work(transaction.objectStore(name));
        // A write counts when its transaction has: only then is it on the disk.
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(failureOf(transaction.error));
        transaction.onerror = () => reject(failureOf(transaction.error));
      });
    };
    return {
      all: () => run<T[]>('readonly', (things) => things.getAll()),
      get: async (id: string) => (await run<T | undefined>('readonly', (things) => things.get(id))) ?? null,
      put: async (thing: T) => {
        await run('readwrite', (things) => things.put(thing));
      },
      remove: async (id: string) => {
        await run('readwrite', (things) => things.delete(id));
      },
    };
  };
  return { store: drawer<StoredTable>(TABLES), editions: drawer<StoredEdition>(EDITIONS) };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = () => {
      const db = request.result;
      for (const name of [TABLES, EDITIONS])
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'info.id' });
    };
    request.onsuccess = () => {
      // Another window with a newer page must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
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
