/** R9 Maintain the Position (phase 3). */

import { done, step } from '@condotta/kernel';
import { type RavennaProcedure, UNIT_COUNT } from '../state.ts';
import { digIn, initiatives } from './initiative.ts';
import { actsIn, finish, turnUp } from './reveal.ts';

const PHASE = 3;

export const maintain: RavennaProcedure<'maintain'> = {
  reveal: {
    run(p) {
      // R9.1
      turnUp(p, PHASE);
      // R9.2: all at once; it cannot fail.
      for (let unit = 0; unit < UNIT_COUNT; unit++) {
        if (actsIn(p, PHASE, unit) !== 'order') continue;
        digIn(p, unit, 'R9.2');
        finish(p, unit);
      }
      return step('initiatives');
    },
  },
  initiatives: {
    run(p) {
      // R9.3
      initiatives(p, PHASE);
      return done();
    },
  },
};
