/** F15.4 Charge, step 2: combat cards or wealth. */

import { again, ask, step } from '@condotta/kernel';
import { refuse, type VenterraProcedure } from '../state.ts';
import { combatThings, seatName } from '../things.ts';
import { buyCard, buyRefusal, COMBAT_NAMES } from './combat-cards.ts';
import { play, skipTo } from './steps.ts';
import { earn } from './wealth.ts';

const CHARGE_WEALTH = 2;

export const charge: Pick<VenterraProcedure<'action'>, 'cards'> = {
  cards: {
    run(p, f) {
      // Who has begun to buy is asked as long as there is something left to buy.
      if (f.bought && COMBAT_NAMES.every((card) => buyRefusal(p, f.seat, card))) return step('after');
      return ask(f.seat);
    },
    verbs: {
      buy: {
        things: () => COMBAT_NAMES,
        check: (t, _f, seat, arg) => buyRefusal(t, seat, arg),
        apply(p, f, seat, arg) {
          buyCard(p, seat, combatThings.number(arg));
          f.bought = true;
          return again;
        },
      },
      gain: {
        check: (_t, f) => (f.bought ? refuse('F15.4', 'cards.not-both', {}) : null),
        apply(p, f) {
          earn(p.s, f.seat, CHARGE_WEALTH);
          p.log('wealth', { seat: seatName(f.seat), wealth: CHARGE_WEALTH }, 'F15.4');
          return step('after');
        },
      },
      play: {
        ...play,
        check: (t, f, seat, arg) => (f.bought ? refuse('F9.8', 'favor.inside-step', {}) : play.check(t, f, seat, arg)),
      },
      skip: skipTo('after'),
    },
  },
};
