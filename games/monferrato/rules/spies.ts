/** Chits 3 and 17: somebody else's chit, or one of one's own, is discarded. */

import { ask, at, done, eyesOf, unknownThing } from '@condotta/kernel';
import { type MonferratoPlay, type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { chitName, factionName, numberIn } from '../things.ts';
import { otherSeat } from '../units.ts';
import { chitOf, discardChit, discardTrouble, handOf, mayBeDiscarded } from './hand.ts';

const discardable = (t: MonferratoTable, seat: number): number[] =>
  handOf(t, seat).filter((chit) => mayBeDiscarded(chitOf(t, chit)));

const names = (t: MonferratoTable, chits: readonly number[]): string[] => chits.map((chit) => chitName(t, chit));

/** M16.1-2: whether somebody is asked now tells everybody what kind of chits that hand holds. */
function tellIfAny(p: MonferratoPlay, seat: number): void {
  if (handOf(p, seat).length > 0) p.reveal();
}

export const spies: MonferratoProcedure<'spies'> = {
  choose: {
    run(p, f) {
      const other = otherSeat(f.seat);
      const hand = handOf(p, other);
      const seen = at(p.s.seen, f.seat);
      tellIfAny(p, other);
      if (hand.some((chit) => !seen.includes(chit))) {
        p.s.seen[f.seat] = [...hand];
        p.whisper(eyesOf(f.seat), 'spies.seen', { chits: names(p, hand) }, 'M16-1');
      }
      return discardable(p, other).length > 0 ? ask(f.seat) : done();
    },
    verbs: {
      expose: {
        things: (t, f) => names(t, discardable(t, otherSeat(f.seat))),
        check(t, f, _seat, arg) {
          const chit = numberIn(t, 'chit', arg);
          if (chit < 0) return unknownThing(arg);
          if (handOf(t, otherSeat(f.seat)).includes(chit)) return discardTrouble(t, chit);
          return refuse('M16-4', 'chit.not-his', { chit: chitName(t, chit) });
        },
        apply(p, f, _seat, arg) {
          discardChit(p, otherSeat(f.seat), numberIn(p, 'chit', arg), 'M16-4');
          return done();
        },
      },
    },
  },
};

export const discarding: MonferratoProcedure<'discarding'> = {
  choose: {
    run(p, f) {
      tellIfAny(p, f.seat);
      if (discardable(p, f.seat).length > 0) return ask(f.seat);
      p.log('discard.none', { faction: factionName(p, f.seat) }, 'M16.1-2');
      return done();
    },
    verbs: {
      discard: {
        things: (t, _f, seat) => names(t, handOf(t, seat)),
        check(t, _f, seat, arg) {
          const chit = numberIn(t, 'chit', arg);
          if (chit < 0) return unknownThing(arg);
          if (handOf(t, seat).includes(chit)) return discardTrouble(t, chit);
          return refuse('M5.1-1', 'chit.not-held', { chit: chitName(t, chit) });
        },
        apply(p, _f, seat, arg) {
          discardChit(p, seat, numberIn(p, 'chit', arg), 'M16-4');
          return done();
        },
      },
    },
  },
};
