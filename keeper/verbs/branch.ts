import { type AnyWorld, eyesOf, rngOf, type Seat, SPECTATOR } from '@condotta/kernel';
import { agreeDice, knownLength, type Match, offerDice, openMatch, worldAt } from '@condotta/kernel/host';
import type { Verb } from '../desk.ts';
import { placeMatch } from '../offering.ts';
import { holdersOf, inTurn, opened } from '../session.ts';
import { ownersOnly, ownSeat } from '../viewer.ts';

/** A table of one's own that begins where another stood. */
export const branch: Verb<'branch'> = async (desk, viewer, { table, at, seat }) => {
  const { around, tables } = desk;
  const session = await tables.find(table);
  ownersOnly(session, viewer);
  if (seat !== null) ownSeat(session, viewer, seat);
  const match = await inTurn(session, () => {
    const { match: old } = opened(session).playing;
    const { engine, start } = old;
    const world = branchWorld(old, at, seat, around.entropy());
    const position = engine.game.describe(engine.table(world), world);
    // The same person tries it out: nobody's nonces are asked for.
    const dice = agreeDice(
      offerDice(engine.game.id, around.entropy()),
      session.beginning.holders.map(() => null),
    );
    return openMatch(engine.game, { ...start, position }, dice);
  });
  return { table: await placeMatch(desk, viewer, match, holdersOf(session), { table, at }) };
};

/** The world as it stood; while the game runs, with everything imagined anew that the eyes do not know. */
function branchWorld(match: Match, at: number, seat: Seat | null, seed: string): AnyWorld {
  const { engine } = match;
  const world = engine.copy(worldAt(match, Math.max(0, Math.min(Math.trunc(at), knownLength(match)))));
  if (match.world.over) return world;
  engine.game.reimagine(engine.table(world), world, seat === null ? SPECTATOR : eyesOf(seat), rngOf(seed));
  return world;
}
