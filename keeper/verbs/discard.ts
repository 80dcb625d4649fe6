import type { Verb } from '../desk.ts';
import { inTurn } from '../session.ts';
import { patiently } from '../storing.ts';
import { ownersOnly } from '../viewer.ts';

export const discard: Verb<'discard'> = async ({ around, tables }, viewer, { table }) => {
  const session = await tables.find(table);
  ownersOnly(session, viewer);
  session.minding.stop?.abort();
  return inTurn(session, async () => {
    tables.forget(session);
    if (session.exists) await patiently(around, around.tables.remove(table));
    around.bus.tell(table);
    return {};
  });
};
