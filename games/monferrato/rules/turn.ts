/** M4.1 Game sequence: Commands one by one, then stacking, then the next turn. */

import { at, call, done } from '@condotta/kernel';
import { changeMorale, isInPlay } from '../morale.ts';
import { unmark } from '../pieces.ts';
import { boxOf } from '../set-up.ts';
import { ACTIVATED, ELIMINATED, frames, type MonferratoPlay, type MonferratoProcedure } from '../state.ts';
import { nameIn } from '../things.ts';
import { campArmy } from '../units.ts';
import { newActivation } from './activation.ts';

/** M16.4-2: exactly once; hands stay as they are. */
function changeChits(p: MonferratoPlay): void {
  p.s.changed = true;
  p.s.discard.push(...p.s.bag);
  p.s.bag = p.components.chits.flatMap(({ colour }, chit) => (colour === 'red' ? [chit] : []));
  p.log('chits.changed', {}, 'M16.4-2');
}

/** M14.5-8: once per army, however many it has lost. */
function mournCamps(p: MonferratoPlay): void {
  const armies = new Set(p.s.camps.flatMap(({ zone }, camp) => (zone === ELIMINATED ? [campArmy(p, camp)] : [])));
  for (const army of [...armies].sort((a, b) => a - b)) changeMorale(p, army, -1);
}

/** M4.1-8: step e up to the reinforcements, in this order. */
function prepare(p: MonferratoPlay): void {
  const box = at(p.components.boxes, p.s.turn);
  const before = at(p.components.boxes, p.s.turn - 1);
  if (!p.s.changed && p.s.turn >= boxOf(p.components, p.components.change)) changeChits(p);
  if (box.year !== before.year) p.s.raided = [];
  for (const unit of p.s.places.keys()) unmark(p.s, unit, ACTIVATED);
  for (const camp of p.s.camps) camp.moved = false;
  // M4.1-9
  if (box.moraleLoss) for (const army of p.s.morale.keys()) if (isInPlay(p, army)) changeMorale(p, army, -1);
  mournCamps(p);
}

export const turn: MonferratoProcedure<'turn'> = {
  command: {
    run(p) {
      // M4.1-1
      if (p.s.cup.length === 0) return call(frames.stacking(), 'advance');
      // M4.1-2
      const command = p.draw(p.s.cup);
      p.s.drawn = command;
      p.log('command.drawn', { command: nameIn(p, 'command', command) }, 'M4.1-2');
      return call(newActivation(p, command), 'command');
    },
  },

  advance: {
    run(p) {
      p.s.turn++;
      p.s.truce = false;
      // M4.1-7: the end is seen by whoever called.
      if (p.s.turn > p.s.end) return done();
      p.log('turn', { box: nameIn(p, 'box', p.s.turn) }, 'M4.1-6');
      prepare(p);
      return call(frames.arrivals(), 'refill');
    },
  },

  refill: {
    run(p) {
      // M4.1-10; chit 27 leaves its Command out once.
      const { resting } = p.s;
      p.s.cup = p.s.box.filter((command) => !resting.includes(command));
      p.s.box = p.s.box.filter((command) => resting.includes(command));
      p.s.resting = [];
      return done();
    },
  },
};
