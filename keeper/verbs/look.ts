import type { Verb } from '../desk.ts';
import { inTurn, shown } from '../session.ts';
import { snapshotOf } from '../snapshot.ts';
import { ownSeat } from '../viewer.ts';

/** The table in the eyes of a seat that one holds, or of a spectator. */
export const look: Verb<'look'> = async ({ tables }, viewer, { table, seat, at, language, marks }) => {
  const session = await tables.find(table);
  return inTurn(session, () => {
    if (seat !== null) ownSeat(session, viewer, seat);
    return snapshotOf(shown(session), viewer, seat, at, { language, marks });
  });
};
