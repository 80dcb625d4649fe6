/** R11 Attack (phase 5). How a Unit moves is march.ts, what follows a lost melee is effect.ts. */

import { ask, at, call, done, type Next, step, unknownThing } from '@condotta/kernel';
import type { InitiativeEffect } from '../components/types.ts';
import { opposite } from '../field.ts';
import { attackParts, defenceParts, isWeakHit } from '../parts.ts';
import { type FrameOf, NONE, type RavennaFrame, type RavennaPlay, type RavennaProcedure, refuse } from '../state.ts';
import { acrossFront, attackStrength, defenceStrength, type Hit } from '../strength.ts';
import { areaName, numberIn, partNames, unitName } from '../things.ts';
import {
  chiefSeat,
  engagedArea,
  isAlive,
  otherSide,
  prioritiesOf,
  seatOfUnit,
  sideOfUnit,
  unitAt,
  unitsIn,
} from '../units.ts';
import { rollDie } from './dice.ts';
import { marchFrame } from './march.ts';
import { lose } from './moral.ts';
import { actsIn, execute, finish, initiativeOf, turnUp } from './reveal.ts';

type Attack = FrameOf<'attack'>;
type AttackValues = Omit<Extract<InitiativeEffect, { readonly kind: 'attack' }>, 'kind'>;

const PHASE = 5;
/** R11.9: one roll again, one fight, and the Unit's own values. */
const BY_ORDER: AttackValues = { advance: 0, turn: 0, melee: 0, rerolls: 1, attacks: 1 };

function valuesFor(p: RavennaPlay, unit: number): AttackValues {
  const effect = actsIn(p, PHASE, unit) === 'initiative' ? initiativeOf(p, unit)?.effect : undefined;
  return effect?.kind === 'attack' ? effect : BY_ORDER;
}

/** R11.7, R11.17: its moment is over; the token goes back. */
function endMoment(p: RavennaPlay, f: Attack): Next<Attack['at']> {
  finish(p, f.unit);
  f.next++;
  return step('next');
}

/** R11.15: the loser has to manage the difference. */
const hitOf = (p: RavennaPlay, f: Attack, unit: number, result: number): Hit => {
  const { facing } = unitAt(p.s, f.unit);
  // R3.13
  const direction = unit === f.unit ? opposite(facing) : facing;
  return { unit, result, direction, ditch: acrossFront(p, f.unit) };
};

export const attack: RavennaProcedure<'attack'> = {
  reveal: {
    run(p) {
      // R11.1
      turnUp(p, PHASE);
      return step('next');
    },
  },

  next: {
    run(p, f) {
      const { units } = prioritiesOf(p.components);
      // R11.2: in Unit Priority; R11.18: who has lost its token or its life by now does not attack and costs nothing.
      for (; f.next < units.length; f.next++) {
        const unit = at(units, f.next);
        if (!actsIn(p, PHASE, unit)) continue;
        execute(p, unit);
        const values = valuesFor(p, unit);
        f.unit = unit;
        f.defender = NONE;
        f.bonus = values.melee;
        f.attacks = values.attacks;
        // R11.3, R11.4: it may move; who engages already may stay.
        return call(marchFrame(p, unit, true, values), 'arrived');
      }
      return done();
    },
  },

  arrived: {
    run(p, f, advanced) {
      f.areas = advanced;
      // R11.5: only the final position counts. R11.6: whoever engages must fight.
      if (isAlive(p.s, f.unit) && engagedArea(p, f.unit) >= 0) return step('defender');
      // R11.7
      lose(p, sideOfUnit(f.unit), 1, 'attack.failed', { unit: unitName(f.unit) }, 'R11.7');
      return endMoment(p, f);
    },
  },

  defender: {
    run(p, f) {
      const area = engagedArea(p, f.unit);
      const [only, ...others] = unitsIn(p.s, area);
      // R11.8
      if (others.length > 0) return ask(chiefSeat(p.s, otherSide(sideOfUnit(f.unit))));
      f.defender = only ?? NONE;
      return step('roll');
    },
    verbs: {
      name: {
        things: (t, f) => unitsIn(t.s, engagedArea(t, f.unit)).map(unitName),
        check(t, f, _seat, arg) {
          const unit = numberIn('unit', arg);
          if (unit < 0) return unknownThing(arg);
          const area = engagedArea(t, f.unit);
          // R3.16: any Unit there, whatever its cells or facing.
          if (unitAt(t.s, unit).area === area) return null;
          return refuse('R11.8', 'attack.not-there', { unit: unitName(unit), area: areaName(area) }, [unitName(unit)]);
        },
        apply(_p, f, _seat, arg) {
          f.defender = numberIn('unit', arg);
          return step('roll');
        },
      },
    },
  },

  roll: {
    run(p, f) {
      f.rerolls = valuesFor(p, f.unit).rerolls;
      p.log('attack', { unit: unitName(f.unit), foe: unitName(f.defender) }, 'R11.8');
      f.die = rollDie(p);
      p.log('attack.roll', { unit: unitName(f.unit), die: f.die }, 'R11.9');
      return step('keep');
    },
  },

  keep: {
    // R11.9: decided before the defender rolls.
    run: (p, f) => (f.rerolls > 0 ? ask(seatOfUnit(p, f.unit)) : step('fight')),
    verbs: {
      keep: {
        check: () => null,
        apply: () => step('fight'),
      },
      again: {
        check: () => null,
        apply(p, f) {
          f.rerolls--;
          f.die = rollDie(p);
          p.log('attack.again', { unit: unitName(f.unit), die: f.die }, 'R11.9');
          return { kind: 'again' };
        },
      },
    },
  },

  fight: {
    run(p, f) {
      // R11.11, R11.19: in full each time; nothing of an earlier fight counts but its effects.
      const die = rollDie(p);
      const attacker = f.die + attackStrength(p, f.unit, f.defender, f);
      const defender = die + defenceStrength(p, f.unit, f.defender);
      p.log('attack.defence', { unit: unitName(f.defender), die }, 'R11.11');
      const args = {
        unit: unitName(f.unit),
        foe: unitName(f.defender),
        attacker,
        defender,
        parts: partNames(attackParts(p, f.unit, f.defender, f)),
        'foe-parts': partNames(defenceParts(p, f.unit, f.defender, die)),
      };
      // R11.16
      if (attacker === defender) {
        p.log('attack.tie', args, 'R11.16');
        return step('fought');
      }
      const loser = attacker > defender ? f.defender : f.unit;
      const hit = hitOf(p, f, loser, Math.abs(attacker - defender));
      const told = { ...args, by: hit.result, weak: isWeakHit(p, hit) ? 1 : 0 };
      p.log(loser === f.unit ? 'attack.lost' : 'attack.won', told, 'R11.15');
      return call({ proc: 'effect', at: 'choose', ...hit } satisfies RavennaFrame, 'fought');
    },
  },

  fought: {
    // D16: an Initiative can give another fight to a Unit that lives and has not been driven off (it would have lost its token).
    run(p, f) {
      const mayFight = f.attacks > 1 && unitAt(p.s, f.unit).marked && engagedArea(p, f.unit) >= 0;
      return mayFight ? ask(seatOfUnit(p, f.unit)) : endMoment(p, f);
    },
    verbs: {
      press: {
        check: () => null,
        apply(_p, f) {
          f.attacks--;
          return step('defender');
        },
      },
      rest: {
        check: () => null,
        apply: (p, f) => endMoment(p, f),
      },
    },
  },
};
