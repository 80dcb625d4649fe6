import { type AnyWorld, chanceOf, type Decision, rngOf, type Seat } from '@condotta/kernel';
import type { Match } from '@condotta/kernel/host';
import type { Verb } from '../desk.ts';
import { imagined } from '../imagine.ts';
import { inTurn, opened } from '../session.ts';
import { ownSeat } from '../viewer.ts';

/** More choices than a page shows at once. */
const MOST = 100;

export const final: Verb<'final'> = async ({ tables }, viewer, { table, seat, decisions }) => {
  const found = await tables.find(table);
  return inTurn(found, () => {
    const session = opened(found);
    ownSeat(session, viewer, seat);
    const { match } = session.playing;
    const guess = imagined(match, seat, `final/${session.id}/${match.clocks[seat] ?? 0}`);
    return decisions
      .slice(0, MOST)
      .map(
        ({ verb, arg }) =>
          !match.engine.check(match.world, seat, { verb, arg }) && isFinal(match, guess, seat, { verb, arg }),
      );
  });
};

/**
 * Would this click cut undo? Tried in an imagined world, so the answer tells nothing that is hidden. The end of the
 * game cuts it as well.
 */
function isFinal({ engine }: Match, guess: AnyWorld, seat: Seat, decision: Decision): boolean {
  const world = engine.copy(guess);
  return engine.play(world, seat, decision, chanceOf(rngOf('final')), null) || world.over !== null;
}
