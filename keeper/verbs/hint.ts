import { propose } from '../attend.ts';
import type { Verb } from '../desk.ts';
import { KeeperError } from '../protocol.ts';
import { inTurn, opened } from '../session.ts';
import { ownSeat } from '../viewer.ts';
import { labelOf, wordsIn } from '../words.ts';

/** What a mind would do, and why. */
export const hint: Verb<'hint'> = async ({ around, tables }, viewer, { table, seat, language, level }) => {
  const found = await tables.find(table);
  const asked = await inTurn(found, () => {
    const session = opened(found);
    ownSeat(session, viewer, seat);
    const { match } = session.playing;
    if (!match.world.waiting.includes(seat)) throw new KeeperError('refused', 'This seat has nothing to decide now.');
    // Not waited for here: the table goes on while the mind thinks.
    return { match, world: match.world, proposal: propose(around, session, seat, level, 'adviser', null) };
  });
  const { match, world } = asked;
  const { verb, arg, reasons } = await asked.proposal;
  const why = reasons.length > 0 ? reasons : ['none'];
  const reason = why.map((feature) => wordsIn(match, world, `reason.${feature}`, {}, language)).join(' ');
  return { verb, arg, label: labelOf(match, world, seat, { verb, arg }, language), reason };
};
