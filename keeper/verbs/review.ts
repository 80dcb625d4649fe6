import { range } from '@condotta/kernel';
import { worldAt } from '@condotta/kernel/host';
import type { Verb } from '../desk.ts';
import { gameEditionOf } from '../imagine.ts';
import { KeeperError } from '../protocol.ts';
import { inTurn, opened } from '../session.ts';

/** How the chances to win went: once everything is open. */
export const review: Verb<'review'> = async ({ around, tables }, _viewer, { table }) => {
  const session = await tables.find(table);
  const { game, worlds } = await inTurn(session, () => {
    const { match } = opened(session).playing;
    if (!match.world.over)
      throw new KeeperError('refused', 'A review would betray what is hidden: finish the game first.');
    return {
      game: gameEditionOf(match),
      worlds: range(match.line.length + 1).map((step) => worldAt(match, step)),
    };
  });
  const judged = await around.estimate(game, worlds);
  return judged.map((one, step) => ({ step, ...one }));
};
