import type { Desk, Verb } from '../desk.ts';
import { failureOf } from '../protocol.ts';
import { summaryOf } from '../session.ts';
import type { Summary } from '../storage.ts';
import { patiently } from '../storing.ts';

/** The tables that one owns or sits at, the latest first; with those that could not be stored. */
export const shelf: Verb<'shelf'> = async (desk, { account }) => {
  const open = (await desk.tables.open()).map(summaryOf);
  const known = new Set(open.map(({ info }) => info.id));
  const stored = await all(desk, open.length > 0);
  return (
    [...open, ...stored.filter(({ info }) => !known.has(info.id))]
      .filter(({ owner, accounts }) => owner === account || accounts.includes(account))
      // What an older page has stored says less.
      .map(({ info }) => ({ ...info, progress: info.progress ?? null, origin: info.origin ?? null }))
      .sort((a, b) => b.updated - a.updated)
  );
};

/** Without a storage there are still the tables in memory. */
async function all({ around }: Desk, others: boolean): Promise<readonly Summary[]> {
  try {
    return await patiently(around, around.tables.all());
  } catch (e) {
    if (others && failureOf(e).code !== 'failed') return [];
    throw e;
  }
}
