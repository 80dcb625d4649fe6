/** R14 Wait and the check of the Strategy cards (phase 7). */

import { at, done, step } from '@condotta/kernel';
import { ORDERS, SIDES, type Side } from '../components/types.ts';
import { NONE, type RavennaPlay, type RavennaProcedure, type RavennaTable, UNIT_COUNT } from '../state.ts';
import { sideName, strategyName } from '../things.ts';
import { commanderAt, commandersOf, sideAt } from '../units.ts';
import { initiatives } from './initiative.ts';
import { checkBoth, take } from './moral.ts';
import { actsIn, execute, finish, turnUp } from './reveal.ts';

const PHASE = 7;
/** R14.6: Moral for each wrongly issued Order. */
const WRONG_ORDER_COST = 4;

/** R14.5, R14.6: issued Orders (rejected or not, new ones not) that no Order on the played card cancels. */
function wrongOrders({ s, components }: RavennaTable, side: Side): number {
  const asked = at(components.strategies[side], sideAt(s, side).played).orders.map((order) => ORDERS.indexOf(order));
  let wrong = 0;
  for (const commander of commandersOf(side)) {
    const found = asked.indexOf(commanderAt(s, commander).issued);
    if (found < 0) wrong++;
    else asked.splice(found, 1);
  }
  return wrong;
}

function checkStrategies(p: RavennaPlay): void {
  // R14.4, R5.7: both are turned up for everybody.
  for (const side of SIDES)
    p.log('wait.strategy', { strategy: strategyName(side, sideAt(p.s, side).played), side: sideName(side) }, 'R14.4');
  for (const side of SIDES) {
    const count = wrongOrders(p, side);
    take(p, side, WRONG_ORDER_COST * count, 'wait.wrong-orders', { count }, 'R14.6');
    const state = sideAt(p.s, side);
    // R5.4
    state.used.push(state.played);
    state.played = NONE;
  }
  // R14.7
  checkBoth(p);
}

export const wait: RavennaProcedure<'wait'> = {
  reveal: {
    run(p) {
      // R14.1
      turnUp(p, PHASE);
      // R14.2
      for (let unit = 0; unit < UNIT_COUNT; unit++) {
        if (actsIn(p, PHASE, unit) !== 'order') continue;
        execute(p, unit);
        finish(p, unit);
      }
      return step('initiatives');
    },
  },
  initiatives: {
    run(p) {
      // R14.3
      initiatives(p, PHASE);
      return step('check');
    },
  },
  check: {
    run(p) {
      checkStrategies(p);
      return done();
    },
  },
};
