/** Beyond the barrier of undo there is only a take-back that all others agree to. */

import type { Seat } from './contract.ts';
import { range } from './list.ts';
import { type Answer, kernelRefusal, knownLength, type Match, MOST_REPEATED, seqOf } from './match.ts';
import { KEPT_EVERY, worldAt } from './past.ts';

/**
 * Asks all other seats to let the match go back to where `to` decisions stood. Not into a question that is still sealed, so
 * that nobody can count its answers: there everybody can undo the own ones.
 */
export function offerTakeback(match: Match, seat: Seat, to: number): Answer {
  // One offer until something happens that the seat may know of: who was turned down, or is not answered, cannot go on asking.
  if (match.offer || (seat in match.offered && match.offered[seat] === match.clocks[seat]))
    return { ok: false, refusal: kernelRefusal('kernel.offered-already') };
  if (match.repeated >= MOST_REPEATED) return { ok: false, refusal: kernelRefusal('kernel.enough-undo') };
  return makeOffer(match, seat, to);
}

/** The same as often as one likes: for replays. */
export function makeOffer(match: Match, seat: Seat, to: number): Answer {
  const { seats } = match.start.setup;
  if (seat < 0 || seat >= seats || !Number.isSafeInteger(to) || to < 0 || to >= knownLength(match))
    return { ok: false, refusal: kernelRefusal('kernel.no-takeback') };
  const waiting = range(seats).filter((s) => s !== seat);
  match.offer = { by: seat, to, waiting };
  match.offered[seat] = seqOf(match, seat);
  match.entries.push({ kind: 'offer', seat, to });
  return { ok: true, events: [] };
}

/** The seat's last decision that it may ask to take back, as the `to` of an offer, or -1. */
export function lastToTakeBack(match: Match, seat: Seat): number {
  return match.line.slice(0, knownLength(match)).findLastIndex((played) => played.seat === seat);
}

/** Agrees to the offer that is open, or turns it down. With the last consent the match goes back. */
export function answerTakeback(match: Match, seat: Seat, accept: boolean): Answer {
  const { offer } = match;
  if (!offer?.waiting.includes(seat)) return { ok: false, refusal: kernelRefusal('kernel.no-offer') };
  match.entries.push({ kind: accept ? 'accept' : 'decline', seat });
  const waiting = offer.waiting.filter((s) => s !== seat);
  match.offer = accept ? { ...offer, waiting } : null;
  if (accept && waiting.length === 0) goBack(match, offer.to);
  return { ok: true, events: [] };
}

function goBack(match: Match, to: number): void {
  const { engine } = match;
  const kept = match.line.slice(0, to);
  const world = worldAt(match, to);
  match.repeated += to % KEPT_EVERY;
  match.world = world;
  match.line = kept;
  match.offer = null;
  // The dice do not go back: outcomes that were seen and taken back never come again.
  match.barrier = { world: engine.copy(world), length: to };
  match.regrets.fill(0);
  match.clocks = match.clocks.map((n) => n + 1);
}
