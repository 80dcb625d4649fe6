/** Small words for procedures: what happens next (see Next in contract.ts). */

import type { Frame, Next, Outcome, Seat } from './contract.ts';

/** Asks one seat. */
export const ask = (seat: Seat): Next<never> => ASKED[seat] ?? { kind: 'ask', seats: [seat], sealed: false };
const ASKED = [0, 1, 2, 3, 4, 5].map((seat): Next<never> => ({ kind: 'ask', seats: [seat], sealed: false }));
/** Several seats answer at once; nobody sees an answer before the last one is in. */
export const askSealed = (seats: readonly Seat[]): Next<never> => ({ kind: 'ask', seats, sealed: true });
/**
 * Several seats, or one whose clicks nobody may count, each go through a procedure of their own, with steps and calls like any other,
 * unseen by the others and undoable until all are ready; `done` of the first procedure makes the seat ready. Such a
 * procedure keeps what it decides in its own frames (or in what only its seat sees and touches), never uses chance and asks
 * nobody else. At the end `opened` of the asking step gets the first frames.
 */
export const askApart = (own: readonly { readonly seat: Seat; readonly frame: Frame }[]): Next<never> => ({
  kind: 'apart',
  own,
});
export const step = <At extends string>(at: At): Next<At> => ({ kind: 'step', at });
/** Runs another procedure; when it is done this one goes on at `then`. */
export const call = <F extends Frame, At extends string>(frame: F, then: At): Next<At> => ({
  kind: 'call',
  frame,
  then,
});
export const done = (result = 0): Next<never> => ({ kind: 'done', result });
/** The game is over. Deep inside an effect, where nobody can return it, use Play.end. */
export const over = (outcome: Outcome): Next<never> => ({ kind: 'over', outcome });
/** Runs the present step again. */
export const again: Next<never> = { kind: 'again' };
/** Sealed: this seat has more clicks to make. */
export const more: Next<never> = { kind: 'more' };
/** Sealed: this seat has answered. */
export const ready: Next<never> = { kind: 'ready' };
