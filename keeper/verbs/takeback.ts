/** Going back further than undo does, if all agree. */

import { answerTakeback, lastToTakeBack, offerTakeback } from '@condotta/kernel/host';
import { deed } from '../deed.ts';
import type { Verb } from '../desk.ts';

export const offer: Verb<'offer'> = (desk, viewer, take) =>
  deed(desk, viewer, take, ({ playing: { match, spared } }) => {
    const last = lastToTakeBack(match, take.seat);
    // What the seat was not asked for is no decision to think better of.
    const asked = match.line.findLastIndex(
      (played, i) => i <= last && played.seat === take.seat && !spared.has(played),
    );
    return offerTakeback(match, take.seat, asked >= 0 ? asked : last);
  });

export const answer: Verb<'answer'> = (desk, viewer, take) =>
  deed(desk, viewer, take, ({ playing: { match } }) => answerTakeback(match, take.seat, take.accept === true));
