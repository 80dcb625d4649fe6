/**
 * One action: the steps of an action card in their order, each done or skipped (F11.7). Before the first step, between steps
 * and after the last one its player may play favor cards (F9.8 W2); who holds none, and has nothing to do in a step, is not
 * asked.
 */

import { ask, done, step } from '@condotta/kernel';
import type { FrameOf, VenterraProcedure } from '../state.ts';
import { charge } from './charge.ts';
import { maneuver } from './maneuver.ts';
import { plan } from './plan.ts';
import { playerOf } from './players.ts';
import { reinforce } from './reinforce.ts';
import { play, skipTo } from './steps.ts';
import { refreshShips } from './territories.ts';

type Action = FrameOf<'action'>;
type At = Action['at'];

const FIRST: Readonly<Record<Action['card'], At>> = {
  plan: 'wealth',
  reinforce: 'recruit',
  maneuver: 'move',
  charge: 'move',
  extra: 'move',
};

export const action: VenterraProcedure<'action'> = {
  begin: {
    run(p, f) {
      // F11.10: a new action has fresh limits.
      refreshShips(p.s);
      return step(FIRST[f.card]);
    },
  },
  ...plan,
  ...reinforce,
  ...maneuver,
  ...charge,
  after: {
    run: (p, f) => (playerOf(p.s, f.seat).favors.length > 0 ? ask(f.seat) : step('close')),
    verbs: { play, end: skipTo('close') },
  },
  close: {
    run(p) {
      refreshShips(p.s);
      return done();
    },
  },
};
