import { seqOf, takeBack, undo as undoIn } from '@condotta/kernel/host';
import { deed } from '../deed.ts';
import type { Verb } from '../desk.ts';
import { regretted } from '../spare.ts';
import { redoOf } from '../viewer.ts';

/**
 * A seat takes back its last decision, and may make it again as long as nothing else comes between. What it was not asked for goes with
 * it; nothing is answered for it then, since it wants to decide otherwise.
 */
export const undo: Verb<'undo'> = (desk, viewer, take) => {
  const { seat, seq } = take;
  return deed(
    desk,
    viewer,
    take,
    (session) => {
      const { match } = session.playing;
      const wanted = match.line[regretted(session.playing, seat)];
      const before = redoOf(session, viewer, seat)?.decisions ?? [];
      let answer = undoIn(match, seat, seq);
      while (answer.ok && wanted && match.line.includes(wanted)) answer = takeBack(match, seat);
      if (answer.ok && wanted)
        viewer.redo.set(session.id, { seat, seq: seqOf(match, seat), decisions: [...before, wanted.decision] });
      return answer;
    },
    () => undefined,
  );
};
