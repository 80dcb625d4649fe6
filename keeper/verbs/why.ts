import type { Verb } from '../desk.ts';
import { inTurn, opened } from '../session.ts';
import { ownSeat } from '../viewer.ts';
import { reasonOf } from '../words.ts';

/** Why a thing cannot be chosen. What no rule speaks of (a card of another game, a verb of another step) has no reason. */
export const why: Verb<'why'> = async ({ tables }, viewer, { table, seat, thing, language }) => {
  const found = await tables.find(table);
  return inTurn(found, () => {
    const session = opened(found);
    ownSeat(session, viewer, seat);
    const { match } = session.playing;
    const { engine, world } = match;
    const listed = engine.candidates(world, seat).filter(({ decision }) => typeof decision.arg === 'string');
    const verbs = [...new Set(listed.map(({ decision }) => decision.verb))];
    return verbs.flatMap((verb) => {
      const refusal = engine.check(world, seat, { verb, arg: thing });
      return refusal && refusal.rule !== '' ? [reasonOf(match, refusal, language)] : [];
    });
  });
};
