/** Chit 12: a zone of hungry or crowded enemies may lose a hit. */

import { ask, call, done, unknownThing } from '@condotta/kernel';
import { frames, type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { numberIn, zoneName, zoneNames } from '../things.ts';
import { holders, isCombat, isOutOfSupply, ofTypes, otherSeat, unitsIn } from '../units.ts';

export function desertionZones(t: MonferratoTable, seat: number, stack: number): number[] {
  const enemy = otherSeat(seat);
  return t.once(holders).flatMap((bits, zone) => {
    if ((bits & (1 << enemy)) === 0) return [];
    const units = ofTypes(t, unitsIn(t, zone, enemy), isCombat);
    return units.length >= stack || units.some((unit) => isOutOfSupply(t.s, unit)) ? [zone] : [];
  });
}

export const desertion: MonferratoProcedure<'desertion'> = {
  choose: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      name: {
        things: (t, f) => zoneNames(t, desertionZones(t, f.seat, f.stack)),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          if (zone < 0) return unknownThing(arg);
          if (desertionZones(t, f.seat, f.stack).includes(zone)) return null;
          return refuse('M5.1-3', 'desertion.not-there', { zone: zoneName(t, zone) }, [zoneName(t, zone)]);
        },
        apply(p, f, _seat, arg) {
          const zone = numberIn(p, 'zone', arg);
          const die = p.roll(6);
          p.log(die <= f.upTo ? 'desertion.hits' : 'desertion.fails', { zone: zoneName(p, zone), die }, 'M16-1');
          if (die > f.upTo) return done();
          return call(frames.losses({ seat: otherSeat(f.seat), zone, hits: 1 }), 'hit');
        },
      },
    },
  },
  hit: { run: () => done() },
};
