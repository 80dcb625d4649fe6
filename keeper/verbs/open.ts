import { attend } from '../attend.ts';
import type { Verb } from '../desk.ts';
import { infoOf, inTurn, missing } from '../session.ts';
import { changeFor, follow, isOwner, seatsOf } from '../viewer.ts';

/** Comes to a table: from now on its changes are told. */
export const open: Verb<'open'> = async (desk, viewer, { table }) => {
  const session = await desk.tables.find(table);
  return inTurn(session, async () => {
    // What other keepers have written while this one was not listening.
    await desk.tables.catchUp(session).catch(() => undefined);
    const following = follow(session, viewer);
    following.running = true;
    const change = changeFor(session, viewer);
    following.told = JSON.stringify(change);
    // Whoever comes to a mind at work has not heard that it began.
    if (change.thinking.length > 0) viewer.tell(change);
    void attend(desk, session);
    return {
      ...infoOf(session),
      document: session.beginning.start.edition,
      commitment: session.beginning.dice.commitment,
      waiting: missing(session),
      mine: seatsOf(session, viewer),
      owner: isOwner(session, viewer),
    };
  });
};
