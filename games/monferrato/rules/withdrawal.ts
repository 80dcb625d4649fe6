/** Chit 42: combat units of a Command leave the game for good, as their owner likes. */

import { again, ask, at, done, unknownThing } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { eliminate } from '../pieces.ts';
import { type FrameOf, type MonferratoProcedure, type MonferratoTable, REMOVED, refuse } from '../state.ts';
import { numberIn, unitName, unitNames } from '../things.ts';
import { isCombat, isOnMap, typeOf } from '../units.ts';

const unitsOf = (t: MonferratoTable, f: FrameOf<'withdrawal'>): number[] =>
  at(lookupOf(t.components).unitsOf, f.command).filter((unit) => isOnMap(t.s, unit) && isCombat(typeOf(t, unit)));

export const withdrawal: MonferratoProcedure<'withdrawal'> = {
  choose: {
    run(p, f) {
      const units = unitsOf(p, f);
      if (units.length > f.left && f.left > 0) return ask(f.seat);
      if (f.left > 0) for (const unit of units) eliminate(p, unit, REMOVED);
      return done();
    },
    verbs: {
      withdraw: {
        things: (t, f) => unitNames(t, unitsOf(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          if (unitsOf(t, f).includes(unit)) return null;
          return refuse('M16-4', 'withdrawal.not-this', { unit: unitName(t, unit) }, [unitName(t, unit)]);
        },
        apply(p, f, _seat, arg) {
          eliminate(p, numberIn(p, 'unit', arg), REMOVED);
          f.left--;
          return again;
        },
      },
    },
  },
};
