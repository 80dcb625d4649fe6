/** What all deeds have in common: who may, on what picture, once, stored before it is answered. */

import type { Language, Refusal, Seat } from '@condotta/kernel';
import { type Answer, seqOf } from '@condotta/kernel/host';
import { attend } from './attend.ts';
import type { Desk } from './desk.ts';
import type { Snapshot } from './forms.ts';
import { failureOf, KeeperError, type Reader } from './protocol.ts';
import { inTurn, type OpenSession, opened } from './session.ts';
import { snapshotOf, undoerOf } from './snapshot.ts';
import { spare } from './spare.ts';
import { commit, stepsRow } from './storing.ts';
import { announce, eyesAfter, ownSeat, type Viewer } from './viewer.ts';
import { wordsIn } from './words.ts';

interface Asked extends Reader {
  readonly table: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly key: string;
}

/** Longer names of a deed are somebody's mischief. */
const LONGEST_KEY = 64;

/** `after`: what follows of itself; what has one answer is not asked. */
export async function deed(
  desk: Desk,
  viewer: Viewer,
  take: Asked,
  work: (session: OpenSession) => Answer,
  after: (session: OpenSession) => void = spare,
): Promise<Snapshot> {
  const { seat, key } = take;
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY)
    throw new KeeperError('failed', `A deed needs a key of at most ${LONGEST_KEY} characters.`);
  const found = await desk.tables.find(take.table);
  return inTurn(found, async () => {
    const session = opened(found);
    ownSeat(session, viewer, seat);
    // It has been done, and only its answer was lost.
    if (!session.playing.keys.has(key)) await once(desk, session, take, work, after);
    // Also when the screen is to be passed on: whoever acted may still think better of it.
    const undoer = undoerOf(session, seat);
    return { ...snapshotOf(session, viewer, eyesAfter(session, viewer, seat), null, take), undoer };
  });
}

async function once(
  desk: Desk,
  session: OpenSession,
  { seat, seq, key, language }: Asked,
  work: (session: OpenSession) => Answer,
  after: (session: OpenSession) => void,
): Promise<void> {
  if (seq !== seqOf(session.playing.match, seat))
    throw new KeeperError('stale', 'The table has changed since this was decided.');
  const answer = work(session);
  if (!answer.ok) throw refused(session, answer.refusal, language);
  after(session);
  session.minding.stop?.abort();
  try {
    await commit(desk, session, stepsRow(session, key));
  } catch (e) {
    // Another keeper was first, but with this very deed.
    if (failureOf(e).code !== 'stale' || !session.playing.keys.has(key)) throw e;
  } finally {
    announce(session);
    void attend(desk, session);
  }
}

function refused({ playing: { match } }: OpenSession, refusal: Refusal, language: Language): KeeperError {
  const text = wordsIn(match, match.world, refusal.key, refusal.args, language);
  return new KeeperError(refusal.code === 'stale' ? 'stale' : 'refused', text, refusal.rule);
}
