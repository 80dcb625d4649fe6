import type { Verb } from '../desk.ts';
import { begin } from '../offering.ts';
import { holdersOf, inTurn, opened } from '../session.ts';
import { ownersOnly } from '../viewer.ts';

/** The same game with the same people once more. */
export const again: Verb<'again'> = async (desk, viewer, { table }) => {
  const session = await desk.tables.find(table);
  ownersOnly(session, viewer);
  const { match } = await inTurn(session, () => opened(session).playing);
  return begin(desk, viewer, match.engine.game, match.start, holdersOf(session), null);
};
