/** Chits 1 and 25: a zone of the drawn Command is named. */

import { ask, done, unknownThing } from '@condotta/kernel';
import { type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { numberIn, zoneName, zoneNames } from '../things.ts';
import { readyZones } from './ready.ts';

const zonesOf = (t: MonferratoTable): number[] => readyZones(t, t.frame('activation')?.command ?? 0);

export const naming: MonferratoProcedure<'naming'> = {
  choose: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      name: {
        things: (t) => zoneNames(t, zonesOf(t)),
        check(t, _f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          if (zone < 0) return unknownThing(arg);
          if (zonesOf(t).includes(zone)) return null;
          return refuse('M5.2-1', 'zone.nobody', { zone: zoneName(t, zone) }, [zoneName(t, zone)]);
        },
        apply(p, f, _seat, arg) {
          const zone = numberIn(p, 'zone', arg);
          const activation = p.frame('activation');
          if (activation && f.what === 'march') {
            activation.march = zone;
            activation.marchBonus = f.points;
          }
          if (activation && f.what === 'train') activation.train = zone;
          p.log(f.what === 'march' ? 'march.named' : 'train.named', { zone: zoneName(p, zone) }, 'M16-1');
          return done();
        },
      },
    },
  },
};
