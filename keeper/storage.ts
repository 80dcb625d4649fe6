/**
 * What a keeper needs of a storage. A table is a beginning that never changes and a journal of rows that only grows. A row
 * is written under its number or not at all: of two keepers that write at once, one is told that it came too late. So any
 * number of them may serve one table, and none loses a decision that was acknowledged.
 */

import type { EditionInfo, TableInfo } from './forms.ts';

/** What the shelf knows of a table without reading it. */
export interface Summary {
  readonly info: TableInfo;
  /** Whose table it is. */
  readonly owner: string;
  /** Who speaks for each seat; null: a mind, or nobody yet. */
  readonly accounts: readonly (string | null)[];
}

export interface StoredTable {
  readonly summary: Summary;
  /** Packed, so that the secrets of a table on one device do not lie open to a passing eye. */
  readonly beginning: string;
  readonly rows: readonly string[];
}

export interface TableStorage {
  all(): Promise<readonly Summary[]>;
  load(id: string): Promise<StoredTable | null>;
  /** The rows from number `from` on; null: there is no such table. */
  rowsFrom(id: string, from: number): Promise<readonly string[] | null>;
  create(table: StoredTable): Promise<void>;
  /**
   * Writes row number `n` and the new summary, both or neither, and answers when they are safe. `late`: somebody else has
   * written that row. `gone`: the table has been removed.
   */
  append(id: string, n: number, row: string, summary: Summary): Promise<'done' | 'late' | 'gone'>;
  remove(id: string): Promise<void>;
}

export interface StoredEdition {
  readonly info: EditionInfo;
  /** Whose it is. Left out by older pages: of whoever has the storage to themselves. */
  readonly owner?: string;
  readonly document: unknown;
}

export interface EditionStorage {
  all(): Promise<readonly StoredEdition[]>;
  put(edition: StoredEdition): Promise<void>;
  remove(id: string): Promise<void>;
}
