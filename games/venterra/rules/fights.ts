/** F16.3 step 2, F19.10: the fights that wait, one after the other in the order of the player who caused them. */

import { ask, at, call, done, type Next, unknownThing } from '@condotta/kernel';
import { hexAt } from '../map.ts';
import { type FrameOf, frames, type Pending, type VenterraPlay, type VenterraProcedure } from '../state.ts';
import { placeIn } from '../things.ts';
import { controllerOf, hexName } from './territories.ts';

const waitingFor = (pending: readonly Pending[], f: FrameOf<'fights'>): readonly Pending[] => pending.slice(f.base);

export const fights: VenterraProcedure<'fights'> = {
  next: {
    run(p, f) {
      const waiting = waitingFor(p.s.pending, f);
      if (waiting.length === 0) return done();
      return waiting.length > 1 ? ask(f.seat) : begin(p, at(waiting, 0));
    },
    verbs: {
      fight: {
        things: ({ s }, f) => waitingFor(s.pending, f).map(({ hex }) => hexName(s, hex)),
        check: ({ s }, f, _seat, arg) =>
          waitingFor(s.pending, f).some(({ hex }) => hex === hexAt(s, placeIn(arg))) ? null : unknownThing(arg),
        apply(p, f, _seat, arg) {
          const hex = hexAt(p.s, placeIn(arg));
          const entered = waitingFor(p.s.pending, f).find((one) => one.hex === hex);
          return begin(p, entered ?? at(waitingFor(p.s.pending, f), 0));
        },
      },
    },
  },
};

/** F17.1, F18.1: against the wilderness, or against whoever controls the territory. */
function begin(p: VenterraPlay, entered: Pending): Next<'next'> {
  const { s } = p;
  s.pending = s.pending.filter((one) => one !== entered);
  const { hex, seat, units, from, closed } = entered;
  const frame = frames.fight({
    seat,
    foe: controllerOf(s, hex),
    hex,
    units: [...units],
    from: [...from],
    closed: [...closed],
    ships: [0, 0],
    support: [0, 0],
    bonus: [0, 0],
    cards: [-1, -1],
    asked: [false, false],
    stilled: [false, false],
    hushed: [false, false],
    spared: [false, false],
    losses: [0, 0],
  });
  return call(frame, 'next');
}
