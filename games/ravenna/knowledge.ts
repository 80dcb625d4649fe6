/**
 * R16 Secrecy: who knows what of the cards that lie face down. The view and imagined worlds both go by this. R16.1, R16.2:
 * sides have no channel of their own, and nobody shows a card to a team-mate.
 */

import { at, type Eyes, sees, type World } from '@condotta/kernel';
import { type CommanderState, NONE, type RavennaFrame, type RavennaTable, type State } from './state.ts';
import { chiefSeat, commanderAt, commandersOf, prioritiesOf, sideOfCommander } from './units.ts';

type RavennaWorld = World<State, RavennaFrame>;

/** R5.6, R6.4, R7.11: the Chief knows his Strategy cards and all Order cards of his side. R16.3: eyes know what any role knows. */
export const isChief = (s: State, side: number, eyes: Eyes): boolean => sees(eyes, chiefSeat(s, side));

/** His moment in phase 2, by Commander Priority. */
export const momentOf = (t: RavennaTable, commander: number): number =>
  prioritiesOf(t.components).commanders.indexOf(commander);

/** R6.4, R7.2: the Commander learns his Order in his step. R7.7: a rejected one lies open. */
export function knowsIssued(t: RavennaTable, world: RavennaWorld, eyes: Eyes, commander: number): boolean {
  const { seat, answer, shown } = commanderAt(t.s, commander);
  if (shown || isRejection(answer)) return true;
  if (isChief(t.s, sideOfCommander(commander), eyes)) return true;
  return sees(eyes, seat) && (answer === 'accepted' || isActing(world, commander));
}

/** R7.7: whatever he does instead. */
const isRejection = (answer: CommanderState['answer']): boolean => answer !== 'none' && answer !== 'accepted';

const isActing = (world: RavennaWorld, commander: number): boolean =>
  world.stack.some((frame) => frame.proc === 'execution' && frame.commander === commander);

/** R7.11, R16.5. Who looks at the stock twice knows what was taken from it in between. */
export function knowsNewOrder(t: RavennaTable, eyes: Eyes, commander: number): boolean {
  const { seat, shown } = commanderAt(t.s, commander);
  if (shown || sees(eyes, seat)) return true;
  const side = sideOfCommander(commander);
  if (isChief(t.s, side, eyes)) return true;
  const { first, last } = looksAtOrders(t, eyes, side);
  const moment = momentOf(t, commander);
  return moment > first && moment < last;
}

/** R8.4 */
export const knowsInitiative = (t: RavennaTable, eyes: Eyes, commander: number): boolean => {
  const { knownBy, shown } = commanderAt(t.s, commander);
  return shown || (knownBy & eyes) !== 0;
};

/** The first and the last moment of phase 2 at which something was seen; never: first after all, last before all. */
export interface Looks {
  readonly first: number;
  readonly last: number;
}
const NEVER: Looks = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

function looksBy(t: RavennaTable, eyes: Eyes, side: number, answer: CommanderState['answer']): Looks {
  return commandersOf(side)
    .filter((commander) => sees(eyes, at(t.s.commanders, commander).seat))
    .filter((commander) => at(t.s.commanders, commander).answer === answer)
    .map((commander) => momentOf(t, commander))
    .reduce((looks, moment) => ({ first: Math.min(looks.first, moment), last: Math.max(looks.last, moment) }), NEVER);
}

/** R7.9, R16.5: whoever has said that he takes a new Order sees the unissued ones. */
export const looksAtOrders = (t: RavennaTable, eyes: Eyes, side: number): Looks => looksBy(t, eyes, side, 'rejected');

/** R8.4: whoever chooses an Initiative sees which are left. */
export const looksAtInitiatives = (t: RavennaTable, eyes: Eyes, side: number): Looks =>
  looksBy(t, eyes, side, 'initiative');

const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);

/** The unissued Orders as far as these eyes know: as they were after their last look; null: they never saw them. */
export function ordersSeen(t: RavennaTable, eyes: Eyes, side: number): number[] | null {
  const { orders } = at(t.s.sides, side);
  if (isChief(t.s, side, eyes)) return [...orders];
  const { last } = looksAtOrders(t, eyes, side);
  if (last < 0) return null;
  return ascending([...orders, ...takenAfter(t, side, last).map((i) => commanderAt(t.s, i).order)]);
}

/** The Personal Initiatives left, as far as these eyes know, in the same way. */
export function initiativesSeen(t: RavennaTable, eyes: Eyes, side: number): number[] | null {
  const { last } = looksAtInitiatives(t, eyes, side);
  if (last < 0) return null;
  return ascending([...at(t.s.sides, side).initiatives, ...chosenAfter(t, side, last)]);
}

/** The Commanders who took a new Order after this moment. */
const takenAfter = (t: RavennaTable, side: number, moment: number): number[] =>
  commandersOf(side).filter((i) => commanderAt(t.s, i).order !== NONE && momentOf(t, i) > moment);

/** Hidden Initiatives chosen after this moment. */
const chosenAfter = (t: RavennaTable, side: number, moment: number): number[] =>
  commandersOf(side)
    .filter((i) => momentOf(t, i) > moment && !commanderAt(t.s, i).shown)
    .map((i) => commanderAt(t.s, i).initiative)
    .filter((card) => card !== NONE);
