import type { Verb } from '../desk.ts';
import { gameEditionOf, imagined } from '../imagine.ts';
import { inTurn, opened } from '../session.ts';
import { ownSeat } from '../viewer.ts';

/** What becomes of a fight that a decision begins; null: it begins none. */
export const odds: Verb<'odds'> = async ({ around, tables }, viewer, { table, seat, verb, arg }) => {
  const found = await tables.find(table);
  const asked = await inTurn(found, () => {
    const session = opened(found);
    ownSeat(session, viewer, seat);
    const { match } = session.playing;
    if (match.engine.check(match.world, seat, { verb, arg })) return null;
    return { game: gameEditionOf(match), world: imagined(match, seat, `odds/${session.id}`) };
  });
  return asked && around.odds(asked.game, asked.world, seat, { verb, arg });
};
