/** F12 Plan: wealth, then a quest completed or reserved. */

import { ask, step } from '@condotta/kernel';
import type { VenterraProcedure, VenterraTable } from '../state.ts';
import { questThings, seatName } from '../things.ts';
import { effectsOf } from './effects.ts';
import { playerOf } from './players.ts';
import { complete, completeRefusal, questNames, reserve, reserveRefusal } from './quests.ts';
import { play, skipTo } from './steps.ts';
import { earn } from './wealth.ts';

/** F12.1 */
const PLAN_WEALTH = 2;

const planWealth = (t: VenterraTable, seat: number): number =>
  Math.max(PLAN_WEALTH, ...effectsOf(t, seat, 'plan').map(({ amount }) => amount));

export const plan: Pick<VenterraProcedure<'action'>, 'wealth' | 'quest'> = {
  wealth: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      gain: {
        check: () => null,
        apply(p, f) {
          const wealth = planWealth(p, f.seat);
          earn(p.s, f.seat, wealth);
          p.log('wealth', { seat: seatName(f.seat), wealth }, 'F12.1');
          return step('quest');
        },
      },
      play,
      skip: skipTo('quest'),
    },
  },

  // F12.2: one of the two, or nothing.
  quest: {
    run(p, f) {
      const { favors, reserved } = playerOf(p.s, f.seat);
      const idle = favors.length === 0 && p.s.display.length + reserved.length === 0;
      return idle ? step('after') : ask(f.seat);
    },
    verbs: {
      complete: {
        things: (t, _f, seat) => questNames(t, seat),
        check: (t, _f, seat, arg) => completeRefusal(t, seat, arg),
        apply: (p, _f, seat, arg) => complete(p, seat, questThings.number(arg), 'after'),
      },
      reserve: {
        things: ({ s }) => s.display.map(questThings.name),
        check: (t, _f, seat, arg) => reserveRefusal(t, seat, arg),
        apply(p, _f, seat, arg) {
          reserve(p, seat, questThings.number(arg));
          return step('after');
        },
      },
      play,
      skip: skipTo('after'),
    },
  },
};
