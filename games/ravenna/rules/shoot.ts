/** R10 Shoot (phase 4). What can be shot at is lines-of-fire.ts, what follows a hit is effect.ts. */

import { ask, at, call, done, type Next, step, unknownThing } from '@condotta/kernel';
import { noShot, type Shot, shotsOf } from '../lines-of-fire.ts';
import { isWeakHit, shotParts } from '../parts.ts';
import {
  type FrameOf,
  NONE,
  type RavennaFrame,
  type RavennaPlay,
  type RavennaProcedure,
  type RavennaTable,
  refuse,
} from '../state.ts';
import { shotStrength } from '../strength.ts';
import { areaName, numberIn, partNames, unitName } from '../things.ts';
import {
  chiefSeat,
  dataOf,
  isAlive,
  otherSide,
  prioritiesOf,
  seatOfUnit,
  sideOfUnit,
  unitAt,
  unitsIn,
} from '../units.ts';
import { rollDie } from './dice.ts';
import { lose } from './moral.ts';
import { actsIn, execute, finish, initiativeOf, turnUp } from './reveal.ts';

type Shoot = FrameOf<'shoot'>;

const PHASE = 4;

/** May the Unit shoot without an Initiative? Others than Artillery do with any tokens, also when marked to wait (R10.5). */
export function mayShoot(t: RavennaTable, unit: number): boolean {
  const { type, shoot: value } = dataOf(t, unit);
  const { marked, maintains } = unitAt(t.s, unit);
  // R1.10
  if (!isAlive(t.s, unit) || value === null) return false;
  // R10.4
  return type !== 'artillery' || !(marked || maintains);
}

/** The one line to the named Area (R10.9). */
function shotAt(t: RavennaTable, f: Shoot): Shot {
  const shot = shotsOf(t, f.unit).find(({ target }) => target === f.target);
  if (!shot) throw new Error(`unit ${f.unit} cannot shoot at area ${f.target}`);
  return shot;
}

/** R10.22: is there a target that the best face of the die would hit? */
const couldHit = (t: RavennaTable, { unit, bonus }: Shoot): boolean =>
  shotsOf(t, unit).some((shot) => Math.max(...t.components.die) + shotStrength(t, unit, shot, bonus) > 0);

/** R10.3: its opportunity is over; R8.7: with the Initiative, if it had one, goes the token. */
function endMoment(p: RavennaPlay, f: Shoot): Next<Shoot['at']> {
  if (actsIn(p, PHASE, f.unit)) finish(p, f.unit);
  f.next++;
  return step('next');
}

export const shoot: RavennaProcedure<'shoot'> = {
  reveal: {
    run(p) {
      // R10.1
      turnUp(p, PHASE);
      return step('next');
    },
  },

  next: {
    run(p, f) {
      const { units } = prioritiesOf(p.components);
      // R10.2: one opportunity each, in Unit Priority.
      for (; f.next < units.length; f.next++) {
        const unit = at(units, f.next);
        // R8.13: its own token does not hinder the Unit that has an Initiative of this phase.
        const special = actsIn(p, PHASE, unit) === 'initiative';
        if (!special && !mayShoot(p, unit)) continue;
        const effect = special ? initiativeOf(p, unit)?.effect : undefined;
        if (special) execute(p, unit);
        f.unit = unit;
        f.shots = effect?.kind === 'shoot' ? effect.shots : 1;
        f.bonus = effect?.kind === 'shoot' ? effect.bonus : 0;
        f.target = NONE;
        f.victim = NONE;
        return step('aim');
      }
      return done();
    },
  },

  aim: {
    // Whoever has nothing to shoot at that any face of the die would hit is not asked.
    run: (p, f) => (f.shots > 0 && couldHit(p, f) ? ask(seatOfUnit(p, f.unit)) : endMoment(p, f)),
    verbs: {
      fire: {
        things: (t, f) => shotsOf(t, f.unit).map(({ target }) => areaName(target)),
        check(t, f, _seat, arg) {
          const area = numberIn('area', arg);
          if (area < 0) return unknownThing(arg);
          return shotsOf(t, f.unit).some(({ target }) => target === area) ? null : noShot(t, f.unit, area);
        },
        apply(p, f, _seat, arg) {
          f.target = numberIn('area', arg);
          const { range } = shotAt(p, f);
          p.log('shoot', { unit: unitName(f.unit), area: areaName(f.target), range }, 'R10.18');
          return step('suffer');
        },
      },
      hold: {
        check: () => null,
        apply(p, f) {
          p.log('shoot.hold', { unit: unitName(f.unit) }, 'R10.3');
          return endMoment(p, f);
        },
      },
    },
  },

  suffer: {
    run(p, f) {
      const [only, ...others] = unitsIn(p.s, f.target);
      // R10.19
      if (others.length > 0) return ask(chiefSeat(p.s, otherSide(sideOfUnit(f.unit))));
      f.victim = only ?? NONE;
      return step('roll');
    },
    verbs: {
      name: {
        things: (t, f) => unitsIn(t.s, f.target).map(unitName),
        check(t, f, _seat, arg) {
          const unit = numberIn('unit', arg);
          if (unit < 0) return unknownThing(arg);
          if (unitAt(t.s, unit).area === f.target) return null;
          return refuse('R10.19', 'shoot.not-there', { unit: unitName(unit), area: areaName(f.target) }, [
            unitName(unit),
          ]);
        },
        apply(p, f, _seat, arg) {
          f.victim = numberIn('unit', arg);
          p.log('shoot.victim', { unit: unitName(f.victim) }, 'R10.19');
          return step('roll');
        },
      },
    },
  },

  roll: {
    run(p, f) {
      const shot = shotAt(p, f);
      // R10.20
      const die = rollDie(p);
      const total = die + shotStrength(p, f.unit, shot, f.bonus);
      f.shots--;
      const hit = { unit: f.victim, result: total, direction: shot.direction, ditch: false };
      const parts = partNames(shotParts(p, f.unit, die, shot, f.bonus));
      const args = { unit: unitName(f.unit), victim: unitName(f.victim), die, total, parts };
      // R10.22, R10.24
      if (total > 0) {
        p.log('shoot.hit', { ...args, weak: isWeakHit(p, hit) ? 1 : 0 }, 'R10.22');
        return call({ proc: 'effect', at: 'choose', ...hit } satisfies RavennaFrame, 'aim');
      }
      p.log('shoot.miss', args, 'R10.22');
      if (shot.overFriends) lose(p, sideOfUnit(f.unit), 1, 'shoot.over-friends', { unit: unitName(f.unit) }, 'R10.26');
      return step('aim');
    },
  },
};
