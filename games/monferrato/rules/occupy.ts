/** M10-7, M14.5-6: combat units come to a zone without enemies: a lone Camp goes, Forts are converted or destroyed. */

import { ask, at, done, step } from '@condotta/kernel';
import { addFort, loseCamp, occupies, removeFort } from '../pieces.ts';
import { type MonferratoProcedure, refuse } from '../state.ts';
import { factionName, zoneName } from '../things.ts';
import { campsIn, fortsIn, otherSeat } from '../units.ts';

export const occupy: MonferratoProcedure<'occupy'> = {
  camp: {
    run(p, f) {
      if (!occupies(p, f.zone, f.seat)) return done();
      for (const camp of campsIn(p, f.zone, otherSeat(f.seat))) loseCamp(p, camp);
      return step('fort');
    },
  },

  fort: {
    run(p, f) {
      const enemy = otherSeat(f.seat);
      if (fortsIn(p.s, f.zone, enemy) === 0) return done();
      // M10-9
      if (at(p.s.fortsLeft, f.seat) > 0) return ask(f.seat);
      removeFort(p, f.zone, enemy);
      p.log('fort.destroyed', { faction: factionName(p, enemy), zone: zoneName(p, f.zone) }, 'M10-7');
      return { kind: 'again' };
    },
    verbs: {
      convert: {
        // M10-9: the number of markers is limited on purpose.
        check: (t, f) => (at(t.s.fortsLeft, f.seat) > 0 ? null : refuse('M10-9', 'fort.none-left')),
        apply(p, f) {
          removeFort(p, f.zone, otherSeat(f.seat));
          addFort(p, f.zone, f.seat);
          p.log('fort.converted', { faction: factionName(p, f.seat), zone: zoneName(p, f.zone) }, 'M10-7');
          return { kind: 'again' };
        },
      },
      raze: {
        check: () => null,
        apply(p, f) {
          const enemy = otherSeat(f.seat);
          removeFort(p, f.zone, enemy);
          p.log('fort.destroyed', { faction: factionName(p, enemy), zone: zoneName(p, f.zone) }, 'M10-7');
          return { kind: 'again' };
        },
      },
    },
  },
};
