import type { Verb } from '../desk.ts';
import { imagined } from '../imagine.ts';
import { inTurn, opened } from '../session.ts';
import { ownSeat } from '../viewer.ts';

/** What can be seen of a thing on the map. It is read off a world that the eyes could be in, so it betrays nothing. */
export const overlays: Verb<'overlays'> = async ({ around, tables }, viewer, { table, seat, thing }) => {
  const found = await tables.find(table);
  return inTurn(found, () => {
    const session = opened(found);
    if (seat !== null) ownSeat(session, viewer, seat);
    const { match } = session.playing;
    return around.overlays(match.engine, imagined(match, seat, `overlays/${session.id}`), thing);
  });
};
