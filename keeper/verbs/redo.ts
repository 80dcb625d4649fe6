import { act, seqOf } from '@condotta/kernel/host';
import { deed } from '../deed.ts';
import type { Verb } from '../desk.ts';
import { KeeperError } from '../protocol.ts';
import { redoOf } from '../viewer.ts';

/** A seat makes the decision again that it has taken back last. */
export const redo: Verb<'redo'> = (desk, viewer, take) => {
  const { seat } = take;
  return deed(desk, viewer, take, (session) => {
    const { match } = session.playing;
    const decisions = redoOf(session, viewer, seat)?.decisions ?? [];
    const next = decisions.at(-1);
    if (!next) throw new KeeperError('refused', 'There is nothing to do again.');
    const answer = act(match, seat, next);
    if (answer.ok) viewer.redo.set(session.id, { seat, seq: seqOf(match, seat), decisions: decisions.slice(0, -1) });
    return answer;
  });
};
