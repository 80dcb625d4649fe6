/** Reveal steps (R4.6, R4.7): which card of a Commander counts, when it is turned up, what it costs, who acts by it. */

import { at } from '@condotta/kernel';
import type { Initiative } from '../components/types.ts';
import { NONE, type RavennaPlay, type RavennaTable, type State } from '../state.ts';
import { commanderName, initiativeName, orderName, unitName } from '../things.ts';
import { commanderAt, leaderOf, sideAt, sideOfCommander, unitAt } from '../units.ts';
import { checkBoth, take } from './moral.ts';

/** The number of the Order W. */
export const WAIT = 3;
/** R6.8: the phase of each Order: P, A, M, W. */
export const phaseOfOrder = (order: number): number => at(PHASES, order);
const PHASES = [3, 5, 6, 7] as const;

/** R7.8 */
const NEW_ORDER_COST = 2;

/** The Order that counts for a Commander: the issued one, or the new one after a rejection; NONE with an Initiative. */
function activeOrder(s: State, commander: number): number {
  const { answer, issued, order } = commanderAt(s, commander);
  if (answer === 'accepted') return issued;
  return answer === 'rejected' ? order : NONE;
}

const cardOf = (t: RavennaTable, commander: number): Initiative | null => {
  const { initiative } = commanderAt(t.s, commander);
  return initiative === NONE ? null : at(t.components.initiatives[sideOfCommander(commander)], initiative);
};

/** The phase in which a Commander's card is turned up, or NONE before he has one. */
export function cardPhase(t: RavennaTable, commander: number): number {
  // R8.5
  const card = cardOf(t, commander);
  if (card) return card.phase;
  const order = activeOrder(t.s, commander);
  return order === NONE ? NONE : phaseOfOrder(order);
}

/** The Initiative that has been turned up on this Unit, whether or not it can still execute it (see actsIn). */
export function initiativeOf(t: RavennaTable, unit: number): Initiative | null {
  const leader = leaderOf(t, unit);
  const { shown, bearer } = commanderAt(t.s, leader);
  return shown && bearer === unit ? cardOf(t, leader) : null;
}

/** By what this Unit acts in a phase, at this very moment (R4.4). Without a token it does not (R7.16, R7.18, R8.9). */
export function actsIn(t: RavennaTable, phase: number, unit: number): 'order' | 'initiative' | null {
  const { marked } = unitAt(t.s, unit);
  if (!marked) return null;
  const leader = leaderOf(t, unit);
  const { shown, bearer } = commanderAt(t.s, leader);
  if (!shown || cardPhase(t, leader) !== phase) return null;
  if (bearer === NONE) return 'order';
  return bearer === unit ? 'initiative' : null;
}

/** R9.7, R8.8: before it does anything an executing Unit gives up its Maintain token; what is not executing leaves it (R9.8). */
export function execute(p: RavennaPlay, unit: number): void {
  const state = unitAt(p.s, unit);
  if (!state.maintains) return;
  state.maintains = false;
  p.log('maintain.lost', { unit: unitName(unit) }, 'R9.7');
}

/** R4.5, R8.7: it has executed; the Execution token goes back. */
export function finish(p: RavennaPlay, unit: number): void {
  unitAt(p.s, unit).marked = false;
}

/** Turns up the card of one Commander. */
function show(p: RavennaPlay, commander: number): void {
  const state = commanderAt(p.s, commander);
  state.shown = true;
  const order = activeOrder(p.s, commander);
  if (order !== NONE) {
    p.log('reveal.order', { commander: commanderName(commander), order: orderName(order) }, 'R4.6');
    return;
  }
  const side = sideOfCommander(commander);
  // R8.10: out of the game from now on.
  sideAt(p.s, side).spent.push(state.initiative);
  const initiative = initiativeName(side, state.initiative);
  p.log('reveal.initiative', { unit: unitName(state.bearer), initiative }, 'R8.5');
}

/** What turning up his card costs a Commander's side. */
function pay(p: RavennaPlay, commander: number): void {
  const side = sideOfCommander(commander);
  const args = { commander: commanderName(commander) };
  const card = cardOf(p, commander);
  // R8.6: instead of the 2 for the rejection.
  if (card) take(p, side, card.cost, 'reveal.initiative-cost', args, 'R8.6');
  else if (commanderAt(p.s, commander).answer === 'rejected')
    take(p, side, NEW_ORDER_COST, 'reveal.new-order-cost', args, 'R7.8');
}

/** R4.3, R4.6: all cards of the phase, with marked Units or without (R7.17). R4.7: then all costs together, then the check. */
export function turnUp(p: RavennaPlay, phase: number): void {
  // Whoever has just decided learns what is turned up, and what is not of this phase.
  p.reveal();
  const shown: number[] = [];
  for (const commander of p.s.commanders.keys()) if (cardPhase(p, commander) === phase) shown.push(commander);
  for (const commander of shown) show(p, commander);
  for (const commander of shown) pay(p, commander);
  if (shown.length > 0) checkBoth(p);
}
