/** Chits 34 and 35: a die for each crowded zone, or each Fortress, in the order of the zones. */

import { call, done } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { holderOf } from '../pieces.ts';
import { type FrameOf, frames, type MonferratoProcedure, type MonferratoTable } from '../state.ts';
import { zoneName } from '../things.ts';
import { isRaider, ofTypes, unitsIn } from '../units.ts';

function isStruck(t: MonferratoTable, f: FrameOf<'plague'>, zone: number): boolean {
  const units = unitsIn(t, zone);
  if (f.fortress) return lookupOf(t.components).fortress[zone] === true && units.length >= f.stack;
  return ofTypes(t, units, isRaider).length >= f.stack;
}

export const plague: MonferratoProcedure<'plague'> = {
  next: {
    run(p, f) {
      for (; f.zone < p.components.zones.length; f.zone++) {
        if (!isStruck(p, f, f.zone)) continue;
        const zone = f.zone;
        const die = p.roll(6);
        const struck = die >= f.least && die <= f.most;
        p.log(struck ? 'plague.strikes' : 'plague.spares', { zone: zoneName(p, zone), die }, 'M16-1');
        if (!struck) continue;
        f.zone++;
        // M16-4: the owner chooses.
        return call(frames.losses({ seat: holderOf(p, zone), zone, hits: 1, line: !f.fortress }), 'next');
      }
      return done();
    },
  },
};
