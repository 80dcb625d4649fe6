/**
 * R16.6: a random world that agrees with what the eyes know: cards that lie face down for them are dealt anew, each as likely
 * as any other that could lie there, but that Chiefs are taken to issue what their Strategy card asks. Cards are sorted
 * before they are dealt: how they truly lie must not matter.
 */

import { at, type Eyes, type Rng, range, remove, type World } from '@condotta/kernel';
import { ORDERS } from './components/types.ts';
import {
  isChief,
  knowsInitiative,
  knowsIssued,
  knowsNewOrder,
  looksAtInitiatives,
  looksAtOrders,
  momentOf,
} from './knowledge.ts';
import { phaseOfOrder } from './rules/reveal.ts';
import { allOrders } from './set-up.ts';
import { type CommanderState, type FrameOf, NONE, type RavennaFrame, type RavennaTable, type State } from './state.ts';
import { chiefSeat, commanderAt, commandersOf, sideAt } from './units.ts';

type RavennaWorld = World<State, RavennaFrame>;

export function reimagine(t: RavennaTable, world: RavennaWorld, eyes: Eyes, rng: Rng): void {
  for (const side of [0, 1]) {
    const chief = isChief(t.s, side, eyes);
    for (let i = 0; !chief && i < TRIES; i++) {
      dealOrders(t, world, side, eyes, rng);
      if (fittingStrategy(t, side) !== NONE) break;
    }
    if (!chief) dealStrategies(t, side, rng);
    dealInitiatives(t, side, eyes, rng);
    if (!chief) redraft(t, world, side, rng);
  }
}

/** Nine of the ten sets of Orders are on cards, but some of these have been used. */
const TRIES = 4;

/** The unused Strategy card that asks for just the Orders that were issued, or NONE. */
function fittingStrategy(t: RavennaTable, side: number): number {
  const { played, used } = sideAt(t.s, side);
  if (played === NONE) return NONE;
  const issued = setOf(commandersOf(side).map((commander) => commanderAt(t.s, commander).issued));
  return at(t.components.strategies, side).findIndex(
    (_, card) => !used.includes(card) && setOf(ordersOn(t, side, card)) === issued,
  );
}

const ordersOn = (t: RavennaTable, side: number, card: number): number[] =>
  at(at(t.components.strategies, side), card).orders.map((order) => ORDERS.indexOf(order));

/** Three Orders as one number, whatever their sequence: two bits count each type. */
function setOf(orders: readonly number[]): number {
  let set = 0;
  for (const order of orders) set += 1 << (2 * order);
  return set;
}

/** Takes one out at random. */
function drawFrom(pile: number[], rng: Rng): number {
  return at(pile.splice(rng(pile.length), 1), 0);
}

const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);

/** R5.6. R2.9: as long as it has not been used, everybody knows that the Chief has Preparation. */
function dealStrategies(t: RavennaTable, side: number, rng: Rng): void {
  const state = sideAt(t.s, side);
  const { hand, used } = state;
  const pile = ascending([...state.deck, ...hand, ...(state.played === NONE ? [] : [state.played])]);
  const count = hand.length + (state.played === NONE ? 0 : 1);
  const own = used.includes(0) ? [] : [0];
  const fitting = fittingStrategy(t, side);
  if (fitting > 0) own.push(fitting);
  for (const card of own) remove(pile, card);
  while (own.length < count) own.push(drawFrom(pile, rng));
  if (state.played !== NONE) state.played = fitting === NONE ? drawFrom(own, rng) : fitting;
  remove(own, state.played);
  state.hand = own;
  state.deck = pile;
}

/** A card that lies face down with a Commander. `counts`: it would be open by now if it were of an earlier phase. */
interface Slot {
  readonly commander: CommanderState;
  readonly card: 'issued' | 'order' | 'initiative';
  readonly counts: boolean;
}

/**
 * Deals cards of the pile into the slots. Those that count must be of a phase whose reveal step is still to come; they
 * choose first, so that every deal that is possible is as likely as the others.
 */
function deal(
  slots: readonly Slot[],
  pile: number[],
  t: RavennaTable,
  phaseOf: (card: number) => number,
  rng: Rng,
): void {
  const late = pile.filter((card) => phaseOf(card) > t.s.phase);
  for (const { commander, card, counts } of slots) {
    if (!counts) continue;
    commander[card] = drawFrom(late, rng);
    remove(pile, commander[card]);
  }
  for (const { commander, card, counts } of slots) if (!counts) commander[card] = drawFrom(pile, rng);
}

const cardsOf = (slots: readonly Slot[]): number[] => slots.map(({ commander, card }) => commander[card]);

/** R6.4, R7.11, R16.5. Whoever has looked at the stock knows which cards were gone by then, and which were left. */
function dealOrders(t: RavennaTable, world: RavennaWorld, side: number, eyes: Eyes, rng: Rng): void {
  const { s } = t;
  if (s.phase < 2) return;
  const state = sideAt(s, side);
  const { first, last } = looksAtOrders(t, eyes, side);
  const gone: Slot[] = [];
  const later: Slot[] = [];
  for (const i of commandersOf(side)) {
    const commander = commanderAt(s, i);
    if (commander.issued !== NONE && !knowsIssued(t, world, eyes, i))
      gone.push({ commander, card: 'issued', counts: commander.answer === 'accepted' });
    if (commander.order === NONE || knowsNewOrder(t, eyes, i)) continue;
    (momentOf(t, i) < first ? gone : later).push({ commander, card: 'order', counts: true });
  }
  if (last < 0) {
    // Who never looked takes any of those he has not seen for what lies there.
    const pile = ascending([...cardsOf(gone), ...state.orders]);
    deal(gone, pile, t, phaseOfOrder, rng);
    state.orders = pile;
    return;
  }
  const stock = ascending([...cardsOf(later), ...state.orders]);
  deal(gone, ascending(cardsOf(gone)), t, phaseOfOrder, rng);
  deal(later, stock, t, phaseOfOrder, rng);
  state.orders = stock;
}

/** R8.4: chosen Initiatives are known to those who chose them; who looked through the rest later knows which are gone. */
function dealInitiatives(t: RavennaTable, side: number, eyes: Eyes, rng: Rng): void {
  const { s, components } = t;
  const state = sideAt(s, side);
  const { last } = looksAtInitiatives(t, eyes, side);
  const phaseOf = (card: number): number => at(at(components.initiatives, side), card).phase;
  const before: Slot[] = [];
  const after: Slot[] = [];
  for (const i of commandersOf(side)) {
    const commander = commanderAt(s, i);
    if (commander.initiative === NONE || knowsInitiative(t, eyes, i)) continue;
    (momentOf(t, i) < last ? before : after).push({ commander, card: 'initiative', counts: true });
  }
  const left = ascending([...state.initiatives, ...cardsOf(after)]);
  deal(before, ascending(cardsOf(before)), t, phaseOf, rng);
  deal(after, left, t, phaseOf, rng);
  state.initiatives = left;
}

/** R6.7: what another Chief has chosen so far could be anything; whether he is ready is open, how many clicks he has made is not. */
function redraft(t: RavennaTable, world: RavennaWorld, side: number, rng: Rng): void {
  const frame = world.stack.find((one): one is FrameOf<'orders'> => one.proc === 'orders');
  if (!frame || !world.sealed) return;
  const clicks = world.waiting.includes(chiefSeat(t.s, side)) ? rng(CLICKS) : CLICKS;
  const { hand } = sideAt(t.s, side);
  const card = clicks > 0 ? at(hand, rng(hand.length)) : NONE;
  frame.strategies[side] = card;
  const asked = card === NONE ? [] : ordersOn(t, side, card);
  const stock = allOrders(t.components, side);
  frame.issues[side] = range(Math.max(0, clicks - 1)).map(() => {
    const order = drawFrom(asked, rng);
    // An edition may have cards that cannot be paid from its Orders.
    return remove(stock, order) ? order : drawFrom(stock, rng);
  });
}

/** A Strategy card and three Orders. */
const CLICKS = 4;
