import { setStanding } from '@condotta/kernel/host';
import { deed } from '../deed.ts';
import type { Verb } from '../desk.ts';
import { KeeperError } from '../protocol.ts';

/** How a seat answers a question that comes often. */
export const standing: Verb<'standing'> = (desk, viewer, take) =>
  deed(desk, viewer, take, ({ playing: { match } }) => {
    const { seat, window, unless } = take;
    const found = match.engine.game.windows?.find(({ id }) => id === window);
    if (!found) throw new KeeperError('refused', 'This game has no such window.');
    const answer = unless && { decision: { verb: found.pass, arg: null }, unless: [...unless] };
    return setStanding(match, seat, window, answer);
  });
