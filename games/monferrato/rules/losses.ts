/** M7.3 Losses: the owner assigns hits to combat units in a zone, one at a time. */

import { ask, done, sum, unknownThing } from '@condotta/kernel';
import { hit } from '../pieces.ts';
import { type FrameOf, type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { numberIn, unitName, unitNames } from '../things.ts';
import { endurance, isCombat, isRaider, ofTypes, unitsIn } from '../units.ts';

/** M7.3-3: Commanders and Camps can never be given hits. */
const targets = (t: MonferratoTable, f: FrameOf<'losses'>): number[] =>
  ofTypes(t, unitsIn(t, f.zone, f.seat), f.line ? isRaider : isCombat);

export const losses: MonferratoProcedure<'losses'> = {
  choose: {
    run(p, f) {
      const units = targets(p, f);
      const bearable = sum(units.map((unit) => endurance(p, unit)));
      if (f.hits === 0 || bearable === 0) return done(f.taken);
      // M7.3-1: as many as they can absorb; what is beyond is lost (M7.2-11).
      const [only, ...others] = units;
      if (f.hits < bearable && (others.length > 0 || only === undefined)) return ask(f.seat);
      const count = Math.min(f.hits, bearable);
      if (f.hits >= bearable) {
        for (const unit of units) for (let i = endurance(p, unit); i > 0; i--) hit(p, unit);
      } else if (only !== undefined) for (let i = 0; i < count; i++) hit(p, only);
      return done(f.taken + count);
    },
    verbs: {
      hit: {
        things: (t, f) => unitNames(t, targets(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          if (targets(t, f).includes(unit)) return null;
          return refuse('M7.3-3', 'losses.not-this', { unit: unitName(t, unit) }, [unitName(t, unit)]);
        },
        apply(p, f, _seat, arg) {
          // M7.3-2: the same unit may take two.
          hit(p, numberIn(p, 'unit', arg));
          f.hits--;
          f.taken++;
          return { kind: 'again' };
        },
      },
    },
  },
};
