/** The minds that hold seats: they decide as long as it is their turn, and agree to take-backs. */

import type { Decision, Seat } from '@condotta/kernel';
import { act, answerTakeback } from '@condotta/kernel/host';
import type { Desk } from './desk.ts';
import { gameEditionOf, imagined } from './imagine.ts';
import { KeeperError } from './protocol.ts';
import { holdersOf, inTurn, type OpenSession, type Session } from './session.ts';
import { spare } from './spare.ts';
import { newStopper, type StopSignal } from './stop.ts';
import { commit, stepsRow } from './storing.ts';
import type { Proposal, Surroundings, Thought } from './surroundings.ts';
import { announce } from './viewer.ts';

type Thinker = 'holder' | 'adviser';

/** `thinker` tells the mind that holds the seat from one that only advises. */
function thoughtFor({ id, playing }: OpenSession, seat: Seat, level: string, thinker: Thinker): Thought {
  const { match } = playing;
  const seed = `mind/${match.dice.commitment}/${match.clocks[seat] ?? 0}`;
  const world = imagined(match, seat, seed);
  const who = `${id}/${seat}/${level}/${thinker}`;
  return { ...gameEditionOf(match), thinker: who, level, seat, world, seed, why: thinker === 'adviser' };
}

export function propose(
  around: Surroundings,
  session: OpenSession,
  seat: Seat,
  level: string,
  thinker: Thinker,
  stop: StopSignal | null,
): Promise<Proposal> {
  return around.think(thoughtFor(session, seat, level, thinker), stop);
}

/**
 * While people decide, minds may think about what they will be asked, those that sit next first. Not while answers are sealed: how soon a
 * mind has its own must not hang on who has given his.
 */
function lookAhead({ around }: Desk, session: OpenSession): void {
  const { over, sealed, waiting } = session.playing.match.world;
  const [asked] = waiting;
  if (over || sealed || asked === undefined) return;
  const holders = holdersOf(session);
  const others = holders.map((_, i) => (asked + i) % holders.length);
  const thoughts = others.flatMap((seat) => {
    const level = holders[seat]?.mind;
    return level ? [thoughtFor(session, seat, level, 'holder')] : [];
  });
  if (thoughts.length > 0) around.ahead(thoughts);
}

/** Somebody looks, and nobody who may has stopped the minds. */
function isRunning({ viewers }: Session): boolean {
  return viewers.size > 0 && [...viewers.values()].every(({ running }) => running);
}

interface Turn {
  readonly seat: Seat;
  readonly level: string;
}

/** The next mind that is asked. */
function nextTurn(session: OpenSession, seats: readonly Seat[]): Turn | null {
  const holders = holdersOf(session);
  const seat = seats.find((one) => holders[one]?.mind);
  const level = seat === undefined ? null : holders[seat]?.mind;
  return seat === undefined || !level ? null : { seat, level };
}

/**
 * The seats whose minds are said to be at work. While answers are sealed it is all that are waited for, from the question to
 * their last click: else one could count the clicks of each.
 */
function atWork(session: OpenSession, seat: Seat | null): readonly Seat[] {
  const { sealed, waiting } = session.playing.match.world;
  if (!sealed) return seat === null ? [] : [seat];
  const holders = holdersOf(session);
  return waiting.filter((one) => holders[one]?.mind);
}

/** Lets the minds go on as far as they can. */
export async function attend(desk: Desk, session: Session): Promise<void> {
  const { minding } = session;
  if (minding.busy) return;
  minding.busy = true;
  try {
    while (session.playing && isRunning(session)) {
      const open = session as OpenSession;
      const { match } = open.playing;
      if (!nextTurn(open, match.world.waiting) && !nextTurn(open, match.offer?.waiting ?? []))
        return lookAhead(desk, open);
      // One keeper at a time: the minds of a table that is open in several places think once.
      if (!(await desk.around.alone(`minds/${session.id}`, () => decide(desk, open)))) return;
    }
  } finally {
    minding.busy = false;
    minding.thinking = [];
    announce(session);
  }
}

/** One decision of a mind. False: it cannot go on, or must wait. */
async function decide(desk: Desk, session: OpenSession): Promise<boolean> {
  const { around } = desk;
  const { minding } = session;
  const { match } = session.playing;
  const asked = nextTurn(session, match.offer?.waiting ?? []);
  if (asked) return carryOut(desk, session, () => answerTakeback(match, asked.seat, true).ok);
  const turn = nextTurn(session, match.world.waiting);
  // While this keeper waited for its turn another one has decided.
  if (!turn || !isRunning(session)) return true;
  const { seat, level } = turn;
  const before = match.world;
  minding.thinking = atWork(session, seat);
  announce(session);
  const kept = minding.thought?.world === before ? minding.thought.decision : null;
  const stop = newStopper();
  minding.stop = stop;
  const thinking = kept ?? propose(around, session, seat, level, 'holder', stop.signal);
  const decision = await Promise.resolve(thinking).catch(() => null);
  // Of a sealed answer there is nothing to be watched.
  const pause = match.world.sealed ? 0 : Math.max(0, ...[...session.viewers.values()].map((viewer) => viewer.pause));
  await around.wait(pause);
  // Meanwhile a person may have taken something back, put the table away, or be watching what happened last.
  const running = isRunning(session);
  minding.thought = running || !decision ? null : { world: before, decision };
  const stands = session.playing.match.world === before;
  // A thought that was stopped is no decision: the table was left and opened again meanwhile.
  if (running && stands && (decision || !stop.signal.aborted))
    return carryOut(desk, session, () => session.playing.match.world !== before || decideFor(session, seat, decision));
  minding.thinking = [];
  announce(session);
  return running;
}

/** Does it in the table's turn, and stores it before anybody is told. */
async function carryOut(desk: Desk, session: OpenSession, work: () => boolean): Promise<boolean> {
  try {
    return await inTurn(session, async () => {
      const { match } = session.playing;
      const before = match.entries.length;
      const done = work();
      spare(session);
      if (match.entries.length > before) await commit(desk, session, stepsRow(session, null));
      return done;
    });
  } catch (e) {
    // Another keeper was first, or the table is gone: either way the world is another one now.
    return e instanceof KeeperError;
  } finally {
    session.minding.thinking = atWork(session, null);
    announce(session);
  }
}

/** A mind that failed, or proposed what is not allowed, must not hold up the table. */
function decideFor({ playing }: OpenSession, seat: Seat, proposal: Decision | null): boolean {
  const { match } = playing;
  if (proposal && act(match, seat, { verb: proposal.verb, arg: proposal.arg }).ok) return true;
  const [first] = match.engine.legal(match.world, seat);
  return first !== undefined && act(match, seat, first).ok;
}
