/** A storage in memory that can be full, refuse, or never answer; and a bus for keepers that share it. */

import {
  type Bus,
  type EditionStorage,
  KeeperError,
  type StoredEdition,
  type Summary,
  type TableStorage,
} from '../index.ts';

export interface Memory {
  readonly tables: TableStorage;
  readonly editions: EditionStorage;
  readonly summaries: Map<string, Summary>;
  /** The beginning of each table, then its rows. */
  readonly journals: Map<string, string[]>;
  trouble: 'full' | 'refuses' | 'silent' | null;
  /** A keeper's ear on the bus; what it tells, the others hear. */
  bus(): Bus;
}

export function memory(): Memory {
  const summaries = new Map<string, Summary>();
  const journals = new Map<string, string[]>();
  const editions = new Map<string, StoredEdition>();
  const ears: { readonly bus: Bus; hear(table: string): void }[] = [];

  const asked = async (): Promise<void> => {
    if (made.trouble === 'silent') await new Promise(() => undefined);
    if (made.trouble === 'refuses') throw new KeeperError('storage-failed', 'denied');
  };
  const written = async (): Promise<void> => {
    await asked();
    if (made.trouble === 'full') throw new KeeperError('storage-full', 'no room left');
  };

  const made: Memory = {
    summaries,
    journals,
    trouble: null,
    tables: {
      async all() {
        await asked();
        return [...summaries.values()];
      },
      async load(id) {
        await asked();
        const summary = summaries.get(id);
        const [beginning, ...rows] = journals.get(id) ?? [];
        return summary && beginning !== undefined ? { summary, beginning, rows } : null;
      },
      async rowsFrom(id, from) {
        await asked();
        return journals.get(id)?.slice(from + 1) ?? null;
      },
      async create({ summary, beginning, rows }) {
        await written();
        summaries.set(summary.info.id, structuredClone(summary));
        journals.set(summary.info.id, [beginning, ...rows]);
      },
      async append(id, n, row, summary) {
        await written();
        const journal = journals.get(id);
        if (!journal) return 'gone';
        if (journal.length !== n + 1) return 'late';
        journal.push(row);
        summaries.set(id, structuredClone(summary));
        return 'done';
      },
      async remove(id) {
        await asked();
        summaries.delete(id);
        journals.delete(id);
      },
    },
    editions: {
      async all() {
        await asked();
        return [...editions.values()];
      },
      async put(edition) {
        await written();
        editions.set(edition.info.id, structuredClone(edition));
      },
      async remove(id) {
        editions.delete(id);
      },
    },
    bus() {
      const bus: Bus = {
        tell(table) {
          for (const ear of ears) if (ear.bus !== bus) setTimeout(() => ear.hear(table), 0);
        },
        listen(hear) {
          ears.push({ bus, hear });
        },
      };
      return bus;
    },
  };
  return made;
}
