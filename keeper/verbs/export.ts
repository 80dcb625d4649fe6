import { saveRecord } from '@condotta/kernel/host';
import type { Verb } from '../desk.ts';
import { holdersOf, inTurn, opened } from '../session.ts';
import { ownersOnly } from '../viewer.ts';

/** The whole record with the secret of its dice and everything that is hidden; of a closed table, as it was stored. */
export const exportTable: Verb<'export'> = async ({ tables }, viewer, { table }) => {
  const session = await tables.find(table);
  ownersOnly(session, viewer);
  return inTurn(session, () => {
    const record = session.closed?.record ?? saveRecord(opened(session).playing.match, { disclose: true });
    return {
      text: JSON.stringify({ ...record, holders: holdersOf(session) }, null, 1),
      name: `${record.game}-${table}.condotta.json`,
    };
  });
};
