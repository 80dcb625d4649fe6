/** M12 Stacking: at the end of the turn, what is beyond six is Disrupted. */

import { ask, at, call, done, unknownThing } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { disrupt, holderOf } from '../pieces.ts';
import { type FrameOf, frames, type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { numberIn, unitName, unitNames, zoneName } from '../things.ts';
import { isDisrupted, isRaider, ofTypes, unitsIn } from '../units.ts';

const MOST = 6;

/** M12-1, M12-2: how many in the zone must still be Disrupted, and who can be. */
function excessIn(t: MonferratoTable, zone: number): { readonly excess: number; readonly orderly: number[] } {
  const counted = ofTypes(t, unitsIn(t, zone), isRaider);
  const orderly = counted.filter((unit) => !isDisrupted(t.s, unit));
  return { excess: Math.max(0, Math.min(counted.length - MOST, orderly.length)), orderly };
}

/** By zone: whether more than six stand there. */
function crowdedZones(t: MonferratoTable): boolean[] {
  const { type } = lookupOf(t.components);
  const counts: number[] = new Array(t.components.zones.length).fill(0);
  for (const [unit, zone] of t.s.places.entries())
    if (zone >= 0 && isRaider(at(type, unit))) counts[zone] = at(counts, zone) + 1;
  return counts.map((count) => count > MOST);
}

const orderlyIn = (t: MonferratoTable, f: FrameOf<'stacking'>): number[] => excessIn(t, f.zone).orderly;

export const stacking: MonferratoProcedure<'stacking'> = {
  next: {
    run(p, f) {
      const zones = p.components.zones.length;
      const crowded = crowdedZones(p);
      // Pro-France first; the order has no effect.
      for (; f.zone < 2 * zones; f.zone++) {
        const zone = f.zone % zones;
        if (!crowded[zone] || holderOf(p, zone) !== Math.floor(f.zone / zones)) continue;
        const { excess, orderly } = excessIn(p, zone);
        if (excess === 0) continue;
        p.log('stacking', { zone: zoneName(p, zone), count: excess }, 'M12-2');
        if (excess < orderly.length) {
          f.zone++;
          return call(frames.stacking({ at: 'choose', zone, excess }), 'next');
        }
        for (const unit of orderly) disrupt(p, unit);
      }
      return done();
    },
  },

  choose: {
    run: (p, f) => (f.excess > 0 ? ask(holderOf(p, f.zone)) : done()),
    verbs: {
      disrupt: {
        things: (t, f) => unitNames(t, orderlyIn(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          if (orderlyIn(t, f).includes(unit)) return null;
          return refuse('M12-2', 'stacking.not-this', { unit: unitName(t, unit) }, [unitName(t, unit)]);
        },
        apply(p, f, _seat, arg) {
          disrupt(p, numberIn(p, 'unit', arg));
          f.excess--;
          return { kind: 'again' };
        },
      },
    },
  },
};
