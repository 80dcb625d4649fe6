/**
 * A question with one possible answer is not asked: it is answered at once, by a decision like any other. Answers that differ in form
 * only count as one. Who plays against minds is spared whenever there is but one; among people only where everybody could tell that
 * there is, so that how fast an answer comes betrays nothing.
 */

import { type AnyWorld, chanceOf, type Decision, range, rngOf, type Seat } from '@condotta/kernel';
import { act, type Match, undoable } from '@condotta/kernel/host';
import { imagined } from './imagine.ts';
import { accountAt, holdersOf, type OpenSession, type Session } from './session.ts';
import { seatsOfPerson } from './viewer.ts';

/** So many worlds that a spectator could be in must agree. */
const WORLDS = 12;
/** More in a row than any game has. */
const MOST = 100;

/** Answers what has one answer, as far as that goes. */
export function spare(session: OpenSession): void {
  const { match, spared } = session.playing;
  for (let i = 0; i < MOST; i++) {
    const next = nextAnswer(session);
    const index = match.line.length;
    if (!next || !act(match, next.seat, next.decision).ok) return;
    const played = match.line[index];
    if (played) spared.add(played);
  }
}

/** The index of the decision that undo would reach: the seat's last one that it was asked for; -1: there is none. */
export function regretted({ match, spared }: OpenSession['playing'], seat: Seat): number {
  const last = undoable(match, seat);
  for (let i = last; i >= match.barrier.length; i--) {
    const played = match.line[i];
    if (played?.seat === seat && !spared.has(played)) return i;
  }
  return -1;
}

function nextAnswer(session: OpenSession): { readonly seat: Seat; readonly decision: Decision } | null {
  const { match } = session.playing;
  if (match.world.over || match.offer) return null;
  for (const seat of match.world.waiting) {
    if (!wantsIt(session, seat)) continue;
    const decision = onlyOne(match, match.world, seat);
    if (!decision || !(isAlone(session, seat) || isOpen(match, seat, decision))) continue;
    if (!endsRegret(session, seat, decision)) return { seat, decision };
  }
  return null;
}

/** Somebody who speaks for the seat wants to be spared. */
function wantsIt(session: Session, seat: Seat): boolean {
  const account = accountAt(session, seat);
  return account !== null && [...session.viewers].some(([viewer, { spared }]) => spared && viewer.account === account);
}

function onlyOne({ engine }: Match, world: AnyWorld, seat: Seat): Decision | null {
  const [only, ...others] = engine.distinct(world, seat);
  return only && others.length === 0 ? only : null;
}

/** All other seats are held by minds, or by the same person. */
function isAlone(session: Session, seat: Seat): boolean {
  const holders = holdersOf(session);
  const person = holders[seat]?.person ?? null;
  return person !== null && holders.every(({ mind, person: other }) => mind !== null || other === person);
}

/** Does everything that is open to all imply it? The worlds follow from what a spectator may count, and from nothing else. */
function isOpen(match: Match, seat: Seat, { verb, arg }: Decision): boolean {
  const seen = match.clocks.at(-1) ?? 0;
  return range(WORLDS).every((i) => {
    const world = imagined(match, null, `spare/${match.dice.commitment}/${seen}/${i}`);
    const only = world.waiting.includes(seat) ? onlyOne(match, world, seat) : null;
    return only?.verb === verb && only.arg === arg;
  });
}

/**
 * Would it take away what the person could still take back? Then he answers himself. Tried in a world that the seat could be in, so
 * that it hangs on nothing hidden.
 */
function endsRegret(session: OpenSession, seat: Seat, decision: Decision): boolean {
  const { match } = session.playing;
  if (seatsOfPerson(session, seat).every((one) => regretted(session.playing, one) < 0)) return false;
  const world = imagined(match, seat, `spare/${match.dice.commitment}/${match.clocks[seat] ?? 0}`);
  return match.engine.play(world, seat, decision, chanceOf(rngOf('spare')), null) || world.over !== null;
}
