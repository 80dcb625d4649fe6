/** Whoever follows a link that holds a match: it is put on the shelf once, and opened at its moment. */

import { isObject } from '@condotta/kernel';
import { useEffect, useState } from 'preact/hooks';
import { link } from '../link.ts';
import { address } from '../route.ts';
import { unpacked } from '../table/packed.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { reasonOf } from './notices.tsx';

const KEY = 'condotta.replays';

/** Which tables came out of links, by the fingerprints of their records. */
function known(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

function remember(print: string, table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known(), [print]: table }));
  } catch {
    // Then the same link lays another table the next time.
  }
}

/** The table of a match; a link that is followed twice leads to the same one. */
async function tableOf(text: string): Promise<string> {
  const record: unknown = JSON.parse(text);
  const print = isObject(record) ? String(record['hash']) : '';
  const before = known()[print];
  const shelf = await link.request('shelf', {});
  const there = shelf.find(({ id }) => id === before);
  if (there) return there.id;
  const { table } = await link.request('import', { text });
  remember(print, table);
  return table;
}

export function ReplayPage({ match, moment }: { readonly match: string; readonly moment: string }) {
  const t = wordsOf(shell);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const arrive = async (): Promise<void> => {
      const text = await unpacked(match).catch(() => null);
      if (text === null) return setProblem(t('replay.torn'));
      const table = await tableOf(text);
      // In the place of the long address: the way back leads to where the reader came from.
      if (!left) location.replace(address('table', table, moment === '' ? '0' : moment));
    };
    arrive().catch((error: unknown) => setProblem(reasonOf(error)));
    return () => {
      left = true;
    };
  }, [match, moment]);
  return (
    <div class="sheet" role={problem === null ? undefined : 'alert'}>
      <h1>{t(problem === null ? 'replay.opening' : 'replay.failed')}</h1>
      {problem !== null && <p>{problem}</p>}
    </div>
  );
}
