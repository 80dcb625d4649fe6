/** The minds that hold seats: they decide as long as it is their turn. */

import { type AnyWorld, act, type Decision, type Seat } from '@condotta/kernel';
import { refreshPast, type Session } from './session.ts';
import { imagined } from './snapshot.ts';

/** What is played, with which components (null: the built-in ones). */
export interface Box {
  readonly game: string;
  readonly edition: unknown;
}

export const boxOf = ({ match }: Session): Box => ({ game: match.engine.game.id, edition: match.start.edition });

/** What a mind is asked: a world that agrees with what its seat knows, never the true one. */
export interface Thought extends Box {
  /** Who thinks: the same mind from one click to the next keeps its plan and its time. */
  readonly thinker: string;
  readonly level: string;
  readonly seat: Seat;
  readonly world: AnyWorld;
  readonly seed: string;
  /** Is a reason wanted as well? */
  readonly why: boolean;
}

/** What a mind would do; if a reason is wanted, what speaks for it, the strongest first. */
export type Proposal = Decision & { readonly reasons: readonly string[] };

export interface Attending {
  /** Rejects when `stop` says that nobody waits for it any more. */
  think(thought: Thought, stop: AbortSignal | null): Promise<Proposal>;
  wait(ms: number): Promise<void>;
  changed(table: string, thinking: readonly Seat[]): void;
}

/** `thinker` tells the mind that holds the seat from one that only advises. */
export function propose(
  around: Attending,
  session: Session,
  seat: Seat,
  level: string,
  thinker: 'holder' | 'adviser',
  stop: AbortSignal | null,
): Promise<Proposal> {
  const { match } = session;
  const seed = `mind/${match.dice.commitment}/${match.clocks[seat] ?? 0}`;
  const world = imagined(session, seat, seed);
  const who = `${session.id}/${seat}/${level}/${thinker}`;
  return around.think({ ...boxOf(session), thinker: who, level, seat, world, seed, why: thinker === 'adviser' }, stop);
}

export async function attend(
  around: Attending,
  session: Session,
  keep: (session: Session) => Promise<void>,
): Promise<void> {
  const { match } = session;
  while (session.running && session.thinking.length === 0) {
    const seat = match.world.waiting.find((one) => session.holders[one]?.mind);
    const level = seat === undefined ? null : (session.holders[seat]?.mind ?? null);
    if (seat === undefined || level === null) return;
    session.thinking = [seat];
    around.changed(session.id, session.thinking);
    const before = match.world;
    const kept = session.thought?.world === before ? session.thought.decision : null;
    const stop = new AbortController();
    session.stop = stop;
    const thinking = kept ?? propose(around, session, seat, level, 'holder', stop.signal);
    const decision = await Promise.resolve(thinking).catch(() => null);
    await around.wait(session.pause);
    session.thinking = [];
    // Meanwhile a person may have taken something back, put the table away, or be watching what happened last.
    session.thought = session.running || !decision ? null : { world: before, decision };
    if (!session.running) return around.changed(session.id, []);
    // A thought that was stopped is no decision: the table was left and opened again meanwhile.
    if (match.world !== before || (stop.signal.aborted && !decision)) continue;
    if (!decided(session, seat, decision)) return around.changed(session.id, []);
    session.undone = [];
    refreshPast(session);
    around.changed(session.id, session.thinking);
    // What cannot be kept lives on in memory; the next person who acts is told.
    await keep(session).catch(() => undefined);
  }
}

/** A mind that failed, or proposed what is not allowed, must not hold up the table. */
function decided({ match }: Session, seat: Seat, proposal: Decision | null): boolean {
  if (proposal && act(match, seat, { verb: proposal.verb, arg: proposal.arg }).ok) return true;
  const [first] = match.engine.legal(match.world, seat);
  return first !== undefined && act(match, seat, first).ok;
}
