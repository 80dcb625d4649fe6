/** R5 Strategy cards, R6 Orders (phase 1): each Chief plays one of two cards and issues three Orders, in secret and at once. */

import { askSealed, at, eyesOf, more, range, ready, remove, step, unknownThing } from '@condotta/kernel';
import { ORDERS, SIDES } from '../components/types.ts';
import { type FrameOf, NONE, type RavennaPlay, type RavennaProcedure, refuse, STRATEGY_COUNT } from '../state.ts';
import { cardOfSide, commanderName, numberIn, orderName, sideName, strategyName } from '../things.ts';
import { chiefOf, chiefSeat, commanderAt, commandersOf, seatSide, sideAt } from '../units.ts';

type Orders = FrameOf<'orders'>;

const ORDER_NAMES = range(ORDERS.length).map(orderName);

const copies = (orders: readonly number[], order: number): number => {
  let count = 0;
  for (const one of orders) if (one === order) count++;
  return count;
};

/** R5.1: the opponent picks blindly, so it is chance; only the receiving Chief sees the card. */
function drawStrategies(p: RavennaPlay): void {
  for (const side of SIDES) {
    const { deck, hand } = sideAt(p.s, side);
    const card = p.draw(deck);
    hand.push(card);
    const chief = eyesOf(chiefSeat(p.s, side));
    p.whisper(chief, 'orders.draw-own', { strategy: strategyName(side, card) }, 'R5.1');
    p.logBut(chief, 'orders.draw', { side: sideName(side) }, 'R5.1');
  }
}

/** R6.7, R4.3: both have issued; the cards lie face down (R6.4). */
function laid(p: RavennaPlay, f: Orders): void {
  for (const side of SIDES) {
    const state = sideAt(p.s, side);
    state.played = at(f.strategies, side);
    // R5.3: the other card is held for the next turn.
    remove(state.hand, state.played);
    for (const [i, order] of at(f.issues, side).entries()) {
      commanderAt(p.s, at(commandersOf(side), i)).issued = order;
      // R6.5: what is left serves for rejections.
      remove(state.orders, order);
    }
    p.log('orders.issued', { commander: commanderName(chiefOf(side)) }, 'R6.7');
  }
  f.strategies = [NONE, NONE];
  f.issues = [[], []];
}

export const orders: RavennaProcedure<'orders'> = {
  draw: {
    run(p) {
      drawStrategies(p);
      return step('choose');
    },
  },

  choose: {
    run: ({ s }) => askSealed(SIDES.map((side) => chiefSeat(s, side)).sort((a, b) => a - b)),
    verbs: {
      play: {
        things({ s }, f, seat) {
          const side = seatSide(s, seat);
          return at(f.strategies, side) === NONE ? sideAt(s, side).hand.map((card) => strategyName(side, card)) : [];
        },
        check({ s }, f, seat, arg) {
          const side = seatSide(s, seat);
          const card = cardOfSide(numberIn('strategy', arg), side, STRATEGY_COUNT);
          if (card === NONE) return unknownThing(arg);
          const strategy = strategyName(side, card);
          // R5.3: exactly one.
          if (at(f.strategies, side) !== NONE) return refuse('R5.3', 'orders.one-strategy', {}, [strategy]);
          const { hand, used } = sideAt(s, side);
          if (used.includes(card)) return refuse('R5.4', 'orders.used', { strategy }, [strategy]);
          return hand.includes(card) ? null : refuse('R5.3', 'orders.not-held', { strategy }, [strategy]);
        },
        apply(p, f, seat, arg) {
          const side = seatSide(p.s, seat);
          const card = cardOfSide(numberIn('strategy', arg), side, STRATEGY_COUNT);
          f.strategies[side] = card;
          p.log('orders.play', { strategy: strategyName(side, card) }, 'R5.3');
          return more;
        },
      },
      /** The next of his Commanders in turn, himself first. */
      issue: {
        things: ({ s }, f, seat) => (at(f.strategies, seatSide(s, seat)) === NONE ? [] : ORDER_NAMES),
        check({ s }, f, seat, arg) {
          const order = numberIn('order', arg);
          if (order === NONE) return unknownThing(arg);
          const side = seatSide(s, seat);
          if (at(f.strategies, side) === NONE) return refuse('R6.1', 'orders.strategy-first');
          // R6.1: as often as it exists. R6.2, R6.3: as the Strategy card asks or otherwise, and to whom he likes.
          const left = copies(sideAt(s, side).orders, order) - copies(at(f.issues, side), order);
          return left > 0 ? null : refuse('R6.1', 'orders.no-copy', { order: orderName(order) }, [orderName(order)]);
        },
        apply(p, f, seat, arg) {
          const side = seatSide(p.s, seat);
          const issued = at(f.issues, side);
          const order = numberIn('order', arg);
          // R6.6: also to one without Units.
          const commander = at(commandersOf(side), issued.length);
          issued.push(order);
          p.log('orders.issue', { commander: commanderName(commander), order: orderName(order) }, 'R6.1');
          return issued.length === commandersOf(side).length ? ready : more;
        },
      },
    },
    opened(p, f) {
      laid(p, f);
      return { kind: 'done', result: 0 };
    },
  },
};
