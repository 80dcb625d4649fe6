/** Whoever has a connection: for which seats it speaks, what only an owner may do, what it is told. */

import type { Decision, Seat } from '@condotta/kernel';
import { type Match, seqOf } from '@condotta/kernel/host';
import type { Snapshot } from './forms.ts';
import { type Change, KeeperError } from './protocol.ts';
import { accountAt, holdersOf, type OpenSession, type Session } from './session.ts';

export interface Viewer {
  /** Whose connection it is: all connections of one account speak for the same seats. */
  readonly account: string;
  tell(change: Change): void;
  /** What it has taken back and could do again, by table. */
  readonly redo: Map<string, Redo>;
}

export interface Redo {
  readonly seat: Seat;
  /** The seat's `seq` after it took back the last one: when it has moved on, they can no longer be done again. */
  readonly seq: number;
  /** The next one last. */
  readonly decisions: readonly Decision[];
}

/** How a viewer follows a table. */
export interface Following {
  /** Milliseconds to wait before a mind's decision is made, and whether minds may go on: as the owner wishes. */
  pause: number;
  running: boolean;
  /** Wants no question that has but one answer. */
  spared: boolean;
  /** What it was told last, as text. */
  told: string;
}

export const isOwner = (session: Pick<Session, 'owner'>, { account }: Viewer): boolean => session.owner === account;

export function ownersOnly(session: Pick<Session, 'owner'>, viewer: Viewer): void {
  if (!isOwner(session, viewer)) throw new KeeperError('forbidden', 'Only the owner of this table may do that.');
}

const speaksFor = (session: Session, { account }: Viewer, seat: Seat): boolean => accountAt(session, seat) === account;

export function ownSeat(session: Session, viewer: Viewer, seat: Seat): void {
  if (!speaksFor(session, viewer, seat)) throw new KeeperError('forbidden', 'You do not hold this seat.');
}

export const seatsOf = (session: Session, viewer: Viewer): Seat[] =>
  [...session.beginning.holders.keys()].filter((seat) => speaksFor(session, viewer, seat));

/** The seats of the person who holds this one. */
export function seatsOfPerson(session: Session, seat: Seat): Seat[] {
  const holders = holdersOf(session);
  const person = holders[seat]?.person ?? null;
  return person === null ? [seat] : [...holders.keys()].filter((one) => holders[one]?.person === person);
}

/**
 * With whose eyes a viewer looks after one of its seats has acted: those of the same person's seat that is asked now; none
 * but a spectator's if somebody else at the same screen is asked, who must take it first; else those of the seat itself.
 */
export function eyesAfter(session: OpenSession, viewer: Viewer, seat: Seat): Seat | null {
  const { waiting } = session.playing.match.world;
  if (waiting.includes(seat)) return seat;
  const own = seatsOfPerson(session, seat).find((one) => waiting.includes(one));
  if (own !== undefined) return own;
  return waiting.some((one) => speaksFor(session, viewer, one)) ? null : seat;
}

export function follow(session: Session, viewer: Viewer): Following {
  const known = session.viewers.get(viewer);
  if (known) return known;
  const fresh = { pause: 0, running: true, spared: false, told: '' };
  session.viewers.set(viewer, fresh);
  return fresh;
}

/** Tells everybody who follows the table and may notice it that it has changed. */
export function announce(session: Session): void {
  for (const [viewer, following] of session.viewers) {
    const change = changeFor(session, viewer);
    const text = JSON.stringify(change);
    if (text === following.told) continue;
    following.told = text;
    viewer.tell(change);
  }
}

export function changeFor(session: Session, viewer: Viewer): Change {
  const { id, playing, minding } = session;
  const clocks = playing?.match.clocks ?? [];
  const own = (seat: Seat): boolean => seat === clocks.length - 1 || speaksFor(session, viewer, seat);
  return {
    table: id,
    seqs: clocks.map((clock, seat) => (own(seat) ? clock : null)),
    offer: playing ? offerIn(playing.match) : null,
    thinking: minding.thinking,
  };
}

export const offerIn = ({ offer }: Match): Snapshot['offer'] => offer && { by: offer.by, waiting: offer.waiting };

/** What the seat could do again now. */
export function redoOf({ id, playing }: OpenSession, { redo }: Viewer, seat: Seat): Redo | null {
  const known = redo.get(id);
  return known?.seat === seat && known.seq === seqOf(playing.match, seat) && known.decisions.length > 0 ? known : null;
}
