import { attend } from '../attend.ts';
import type { Verb } from '../desk.ts';
import { inTurn, opened } from '../session.ts';
import { spare as spareIn } from '../spare.ts';
import { commit, stepsRow } from '../storing.ts';
import { announce, follow } from '../viewer.ts';

/** Whether a viewer's seats are asked where there is but one answer. What is asked now counts already. */
export const spare: Verb<'spare'> = async (desk, viewer, { table, spared }) => {
  const found = await desk.tables.find(table);
  await inTurn(found, async () => {
    follow(found, viewer).spared = spared === true;
    if (!found.playing || !spared) return;
    const session = opened(found);
    const before = session.playing.match.entries.length;
    spareIn(session);
    if (session.playing.match.entries.length > before) await commit(desk, session, stepsRow(session, null));
  });
  announce(found);
  void attend(desk, found);
  return {};
};
