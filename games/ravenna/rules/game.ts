/** R4.1, R17.4: the set-up, the turns, and the end after the last of them. */

import { call, over, step } from '@condotta/kernel';
import { NONE, type RavennaFrame, type RavennaProcedure } from '../state.ts';
import { byTieBreaks } from './moral.ts';

export const game: RavennaProcedure<'game'> = {
  deploy: {
    run: () => call({ proc: 'deployment', at: 'next', turn: 0, area: NONE } satisfies RavennaFrame, 'turn'),
  },
  turn: {
    run(p) {
      // R17.8: only Moral or the last turn ends the game, not the loss of all Units.
      if (p.s.turn === p.components.turns) return step('end');
      p.s.turn++;
      p.log('round', { turn: p.s.turn }, 'R4.1');
      return call({ proc: 'turn', at: 'orders' } satisfies RavennaFrame, 'turn');
    },
  },
  // R17.4
  end: { run: (p) => over(byTieBreaks(p.s)) },
};
