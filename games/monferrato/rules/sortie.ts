/** Chit 14: before the besiegers' dice, units of the Fortress fire at the zone that the attack comes from. */

import { again, ask, call, done, type Refusal, step, unknownThing } from '@condotta/kernel';
import { rollShots } from '../fire.ts';
import { type FrameOf, frames, type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { numberIn, unitName, unitNames } from '../things.ts';
import { fireValue, isRaider, ofTypes, otherSeat, shelter, unitsIn } from '../units.ts';
import { survivalFrame } from './survival.ts';

type Sortie = FrameOf<'sortie'>;

const candidates = (t: MonferratoTable, f: Sortie): number[] =>
  ofTypes(t, unitsIn(t, f.zone, f.seat), isRaider).filter((unit) => !f.units.includes(unit));

function unitTrouble(t: MonferratoTable, f: Sortie, unit: number): Refusal | null {
  if (f.units.length < f.most && candidates(t, f).includes(unit)) return null;
  return refuse('M16-1', 'sortie.not-this', { unit: unitName(t, unit) }, [unitName(t, unit)]);
}

export const sortie: MonferratoProcedure<'sortie'> = {
  units: {
    run: (p, f) => (f.units.length < f.most && candidates(p, f).length > 0 ? ask(f.seat) : step('fire')),
    verbs: {
      with: {
        things: (t, f) => unitNames(t, candidates(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          return unit < 0 ? unknownThing(arg) : unitTrouble(t, f, unit);
        },
        apply(p, f, _seat, arg) {
          f.units.push(numberIn(p, 'unit', arg));
          return again;
        },
      },
      fire: {
        check: (_t, f) => (f.units.length > 0 ? null : refuse('M16-1', 'sortie.name-units')),
        apply: () => step('fire'),
      },
    },
  },

  fire: {
    run(p, f) {
      const enemy = otherSeat(f.seat);
      const shots = f.units.map((unit) => ({ unit, value: fireValue(p, unit, true) }));
      const { hits } = rollShots(p, f.seat, shots);
      f.hits = Math.max(0, hits - shelter(p, f.target, enemy));
      return call(frames.losses({ seat: enemy, zone: f.target, hits: f.hits }), 'hit');
    },
  },

  hit: {
    run: (p, f, taken) => (taken > 0 ? call(survivalFrame(p, otherSeat(f.seat), f.target), 'finish') : step('finish')),
  },

  finish: { run: () => done() },
};
