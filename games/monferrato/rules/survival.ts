/** M7.3-4, M7.4-2, M7.4-3: a die for each Commander of a side that was hit; who falls is replaced, if he can be. */

import { ask, at, done, type Next, step, unknownThing } from '@condotta/kernel';
import { eliminate, mark, relocate } from '../pieces.ts';
import {
  BACK,
  type FrameOf,
  frames,
  type MonferratoFrame,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  refuse,
} from '../state.ts';
import { numberIn, unitName, zoneName, zoneNames } from '../things.ts';
import { holders, isDisrupted, ofTypes, otherSeat, unitsIn } from '../units.ts';

type Survival = FrameOf<'survival'>;

const FATAL = 2;

/** The checks of a seat's Commanders in a zone. */
export const survivalFrame = (t: MonferratoTable, seat: number, zone: number): MonferratoFrame =>
  frames.survival({ seat, zone, units: ofTypes(t, unitsIn(t, zone, seat), (type) => type === 'commander') });

/** M7.4-3: the same zone, or any other with friendly units and no enemies. */
function refuges(t: MonferratoTable, f: Survival): number[] {
  const held = t.once(holders);
  const own = 1 << f.seat;
  const enemy = 1 << otherSeat(f.seat);
  return held.flatMap((bits, zone) => (zone === f.zone || (bits & (own | enemy)) === own ? [zone] : []));
}

/** M7.4-7: he is the same counter turned over. */
function appear(p: MonferratoPlay, f: Survival, zone: number): Next<Survival['at']> {
  mark(p.s, f.unit, BACK);
  p.log('commander.replaced', { unit: unitName(p, f.unit), zone: zoneName(p, zone) }, 'M7.4-3');
  // M9.1-7, MS-27: he may have been the last before a mined side, and where he appears he enters.
  relocate(p, [f.unit], zone);
  return step('next');
}

export const survival: MonferratoProcedure<'survival'> = {
  next: {
    run(p, f) {
      const unit = f.units.shift();
      if (unit === undefined) return done();
      const die = p.roll(6);
      p.log(die <= FATAL ? 'commander.hit' : 'commander.unhurt', { unit: unitName(p, unit), die }, 'M7.3-4');
      if (die > FATAL) return { kind: 'again' };
      if (isDisrupted(p.s, unit) || !at(p.components.units, unit).back) {
        eliminate(p, unit);
        return { kind: 'again' };
      }
      f.unit = unit;
      return step('appear');
    },
  },

  appear: {
    run(p, f) {
      const [only, ...others] = refuges(p, f);
      return others.length > 0 ? ask(f.seat) : appear(p, f, only ?? f.zone);
    },
    verbs: {
      appear: {
        things: (t, f) => zoneNames(t, refuges(t, f)),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          if (zone < 0) return unknownThing(arg);
          if (refuges(t, f).includes(zone)) return null;
          return refuse('M7.4-3', 'commander.not-there', { zone: zoneName(t, zone) }, [zoneName(t, zone)]);
        },
        apply: (p, f, _seat, arg) => appear(p, f, numberIn(p, 'zone', arg)),
      },
    },
  },
};
