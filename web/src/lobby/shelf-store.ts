/** The shelf as the page sees it: read, export, import, delete with a way back. */

import type { TableInfo } from '@condotta/keeper/protocol';
import { signal } from '@preact/signals';
import { isLessonTable } from '../learn/kept.ts';
import { link } from '../link.ts';
import { complain, notify } from '../shell/notices.tsx';
import { forgetNotes } from '../table/notebook.ts';
import { saveFile } from '../table/save-file.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';

/** Null: not read yet. */
export const tables = signal<readonly TableInfo[] | null>(null);

/** No table that people play comes near it. */
const MOST_BYTES = 30_000_000;
const TIME_TO_REGRET = 8000;

/** Deleted for the eye, but still there until nobody can want them back. */
const leaving = new Map<string, () => Promise<void>>();

export async function refreshShelf(): Promise<void> {
  try {
    const all = await link.request('shelf', {});
    tables.value = all.filter(({ id }) => !leaving.has(id) && !isLessonTable(id));
  } catch (error) {
    tables.value = [];
    complain(error);
  }
}

export async function exportTable(id: string): Promise<void> {
  try {
    const { text, name } = await link.request('export', { table: id });
    saveFile({ text, name });
    notify(wordsOf(shell)('shelf.exported', { name }));
  } catch (error) {
    complain(error);
  }
}

export async function importFiles(files: Iterable<File>): Promise<void> {
  const t = wordsOf(shell);
  for (const file of files) {
    try {
      if (file.size > MOST_BYTES) {
        notify(`${file.name}: ${t('fail.too-big')}`, { bad: true });
        continue;
      }
      await link.request('import', { text: await file.text() });
      // First there, then said: whoever reads it looks for it.
      await refreshShelf();
      notify(t('shelf.imported'));
    } catch (error) {
      complain(error);
    }
  }
}

export function deleteTable(info: TableInfo, what: string): void {
  const t = wordsOf(shell);
  const { id } = info;
  const done = async (): Promise<void> => {
    clearTimeout(timer);
    leaving.delete(id);
    forgetNotes(id);
    await link.request('discard', { table: id }).catch(complain);
  };
  const timer = setTimeout(() => void done(), TIME_TO_REGRET);
  leaving.set(id, done);
  tables.value = (tables.value ?? []).filter((table) => table.id !== id);
  notify(t('shelf.deleted', { what }), {
    stay: TIME_TO_REGRET,
    action: {
      label: t('shelf.undo'),
      run() {
        clearTimeout(timer);
        leaving.delete(id);
        void refreshShelf();
      },
    },
  });
}

// Whoever closes the page meant what he did.
addEventListener('pagehide', () => {
  for (const done of leaving.values()) void done();
});
