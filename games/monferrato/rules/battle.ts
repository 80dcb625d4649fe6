/** M7 Field Combat: recall, rounds, survival, result, and what the winner finds. */

import { again, ask, at, call, done, type Next, step, unknownThing } from '@condotta/kernel';
import { battleShots, burstGuns, rollShots } from '../fire.ts';
import { lookupOf } from '../lookup.ts';
import { isHigh } from '../morale.ts';
import { eliminate, loseLoneCamps, relocate, sweep, takeFortress } from '../pieces.ts';
import {
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  NONE,
  refuse,
} from '../state.ts';
import { factionName, numberIn, unitName, unitNames, zoneName } from '../things.ts';
import {
  armyOf,
  commandOf,
  countIn,
  fortsIn,
  hasVillage,
  isFiring,
  isHeldBy,
  leadership,
  otherSeat,
  placeOf,
  shelter,
  typeOf,
  unitsIn,
} from '../units.ts';
import { mayRecallSomebody, recalledFrame, recallTrouble } from './recall.ts';
import { openWindow } from './response.ts';
import { HELD, retreatTrouble } from './retreat.ts';
import { survivalFrame } from './survival.ts';

type Battle = FrameOf<'battle'>;

/** M7.2-6 */
export const MAJOR = 6;

/** Values of `asked` and `won` beyond seats: a step has been gone through once. */
const SURVIVED = 2;
const FINISHED = 3;

const defenderOf = (f: Battle): number => otherSeat(f.attacker);
const isFortress = (t: MonferratoTable, f: Battle): boolean => at(lookupOf(t.components).fortress, f.zone);
const firingUnits = (t: MonferratoTable, f: Battle, seat: number): number => countIn(t, f.zone, seat, isFiring);

/** M7.1-1: Commanders of the drawn Command who came in with the group. */
function leaders(t: MonferratoTable, f: Battle): number[] {
  const command = t.frame('activation')?.command;
  return f.attackers.filter(
    (unit) => typeOf(t, unit) === 'commander' && commandOf(t, unit) === command && placeOf(t.s, unit) === f.zone,
  );
}

/** M7.1-8 */
const mayRecall = (t: MonferratoTable, f: Battle): boolean => {
  if (f.quiet || f.origins.includes(NONE)) return false;
  const [leader] = leaders(t, f);
  return leader !== undefined && isHigh(t, armyOf(t, leader));
};

function lead(p: MonferratoPlay, f: Battle, unit: number): void {
  f.leader = unit;
  f.recalls = leadership(p, unit);
}

/** M7.3-5, M7.2.3-2: a side without firing units is destroyed by one that has them, but for the holder of a Fortress. */
function destroyed(t: MonferratoTable, f: Battle): number {
  const [attackers, defenders] = [firingUnits(t, f, f.attacker), firingUnits(t, f, defenderOf(f))];
  if (attackers === 0 && defenders > 0) return f.attacker;
  if (defenders === 0 && attackers > 0 && !isFortress(t, f)) return defenderOf(f);
  if (!isHeldBy(t, f.zone, f.attacker)) return f.attacker;
  return isHeldBy(t, f.zone, defenderOf(f)) ? NONE : defenderOf(f);
}

/** M7.2-10: equal hits are lost by the attacker. */
const loserByHits = (f: Battle): number => (f.defenderHits > f.attackerHits ? defenderOf(f) : f.attacker);

/** M7.5-2: each to the zone from which it entered; who cannot is eliminated. */
function sendBack(p: MonferratoPlay, f: Battle): void {
  const reached = new Set<number>();
  for (const [i, unit] of f.attackers.entries()) {
    if (placeOf(p.s, unit) !== f.zone) continue;
    const origin = at(f.origins, i);
    if (origin === NONE || retreatTrouble(p, f.zone, origin, f.attacker)) {
      eliminate(p, unit);
      continue;
    }
    relocate(p, [unit], origin);
    reached.add(origin);
  }
  // M7.5-8: they have been in these zones, so neither a Fort nor a Camp waits for them there.
  const [faction, from] = [factionName(p, f.attacker), zoneName(p, f.zone)];
  for (const zone of [...reached].sort((a, b) => a - b))
    p.log('retreat', { faction, from, zone: zoneName(p, zone) }, 'M7.5-2');
}

function endBattle(p: MonferratoPlay, f: Battle, won: number): Next<Battle['at']> {
  f.won = won;
  p.log('battle.won', { faction: factionName(p, won), zone: zoneName(p, f.zone) }, 'M7.2-10');
  return step('spoils');
}

export const battle: MonferratoProcedure<'battle'> = {
  recall: {
    run(p, f) {
      if (!mayRecall(p, f)) return step('window');
      const candidates = leaders(p, f);
      if (f.leader === NONE && candidates.length === 1) lead(p, f, at(candidates, 0));
      if (f.leader === NONE) return ask(f.attacker);
      return f.recalls > 0 && mayRecallSomebody(p, f) ? ask(f.attacker) : step('window');
    },
    verbs: {
      lead: {
        things: (t, f) => unitNames(t, leaders(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          if (f.leader === NONE && leaders(t, f).includes(unit)) return null;
          return refuse('M7.1-1', 'recall.not-leader', { unit: unitName(t, unit) }, [unitName(t, unit)]);
        },
        apply(p, f, _seat, arg) {
          lead(p, f, numberIn(p, 'unit', arg));
          return again;
        },
      },
      recall: {
        things: (t, f) => (f.leader === NONE ? [] : unitNames(t, unitsNear(t, f))),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          return unit < 0 ? unknownThing(arg) : recallTrouble(t, f, unit);
        },
        apply(p, f, _seat, arg) {
          const unit = numberIn(p, 'unit', arg);
          f.recalls--;
          p.log('recall', { leader: unitName(p, f.leader), unit: unitName(p, unit) }, 'M7.1-2');
          return call(recalledFrame(p, unit, f.zone), 'recall');
        },
      },
      fight: { check: () => null, apply: () => step('window') },
    },
  },

  window: {
    run: (p, f) =>
      f.quiet
        ? step('begin')
        : openWindow(p, { at: 'dice', about: 'battle', zone: f.zone, from: at(f.origins, 0) }, 'begin'),
  },

  begin: {
    run(p, f) {
      // Chit 47
      if (f.cancelled) return step('finish');
      f.forts = fortsIn(p.s, f.zone, defenderOf(f)) > 0;
      f.major = [f.attacker, defenderOf(f)].every((seat) => firingUnits(p, f, seat) >= MAJOR);
      p.log(f.major ? 'battle.major' : 'battle.minor', { zone: zoneName(p, f.zone) }, 'M7.2-6');
      return step('round');
    },
  },

  round: {
    run(p, f) {
      const defender = defenderOf(f);
      // M7.2-4, M7.2-12: values as they are now; all have fired before anybody is lost.
      const attack = battleShots(p, unitsIn(p, f.zone, f.attacker), f.zone, true);
      const defence = battleShots(p, unitsIn(p, f.zone, defender), f.zone, false);
      const byAttacker = rollShots(p, f.attacker, attack);
      const byDefender = rollShots(p, defender, defence);
      burstGuns(p, [...byAttacker.burst, ...byDefender.burst]);
      f.pending = Math.max(0, byAttacker.hits - shelter(p, f.zone, defender));
      if (f.pending < byAttacker.hits)
        p.log('battle.sheltered', { zone: zoneName(p, f.zone), hits: byAttacker.hits - f.pending }, 'M7.2-5');
      f.attackerRound = 0;
      f.defenderRound = 0;
      return call(frames.losses({ seat: f.attacker, zone: f.zone, hits: byDefender.hits }), 'losses');
    },
  },

  losses: {
    run(_p, f, taken) {
      f.attackerRound = taken;
      f.attackerHits += taken;
      return call(frames.losses({ seat: defenderOf(f), zone: f.zone, hits: f.pending }), 'after');
    },
  },

  after: {
    run(p, f, taken) {
      f.defenderRound = taken;
      f.defenderHits += taken;
      const args = { zone: zoneName(p, f.zone), attacker: f.attackerRound, defender: f.defenderRound };
      p.log('battle.round', args, 'M7.2-12');
      // M7.2-9
      const over = [f.attacker, defenderOf(f)].some((seat) => firingUnits(p, f, seat) === 0);
      if (!f.major || over) return step('survival');
      f.asked = f.attackerRound > f.defenderRound ? defenderOf(f) : f.attacker;
      return step(f.attackerRound === f.defenderRound ? 'agree' : 'press');
    },
  },

  // M7.2-8: the winner of the round decides alone.
  press: {
    run: (_p, f) => ask(f.asked),
    verbs: {
      again: { check: () => null, apply: () => step('round') },
      cease: { check: () => null, apply: () => step('survival') },
    },
  },

  // M7.2-7: the attacker first, then the defender.
  agree: {
    run: (_p, f) => ask(f.asked),
    verbs: {
      again: {
        check: () => null,
        apply(_p, f, seat) {
          f.asked = defenderOf(f);
          return seat === f.attacker ? again : step('round');
        },
      },
      cease: { check: () => null, apply: () => step('survival') },
    },
  },

  // M7.3-4: the attacker's Commanders, then the defender's.
  survival: {
    run(p, f) {
      const seat = f.asked === SURVIVED ? defenderOf(f) : f.attacker;
      const hits = seat === f.attacker ? f.attackerHits : f.defenderHits;
      const next = seat === f.attacker ? 'survival' : 'judge';
      f.asked = SURVIVED;
      return hits > 0 ? call(survivalFrame(p, seat, f.zone), next) : step(next);
    },
  },

  judge: {
    run(p, f) {
      const gone = destroyed(p, f);
      const loser = gone === NONE ? loserByHits(f) : gone;
      // M7.3-5, M7.2.2-2
      if (gone !== NONE || at(p.components.zones, f.zone).trap) {
        for (const unit of unitsIn(p, f.zone, loser)) eliminate(p, unit);
        return endBattle(p, f, otherSeat(loser));
      }
      if (loser === f.attacker) return step('attackersBack');
      return call(frames.retreat({ seat: loser, zone: f.zone, forced: true }), 'defendersBack');
    },
  },

  defendersBack: {
    run(p, f, result) {
      // M7.5-7: they hold, so the attackers go.
      if (result === HELD) return step('attackersBack');
      return endBattle(p, f, f.attacker);
    },
  },

  attackersBack: {
    run(p, f) {
      sendBack(p, f);
      return endBattle(p, f, defenderOf(f));
    },
  },

  spoils: {
    run(p, f) {
      loseLoneCamps(p, f.zone);
      if (f.won !== f.attacker || !isHeldBy(p, f.zone, f.attacker)) return step('finish');
      if (isFortress(p, f)) takeFortress(p, f.zone, f.attacker);
      // M10-8
      return call(frames.occupy({ seat: f.attacker, zone: f.zone }), 'village');
    },
  },

  village: {
    // M9.4-2, M9.4-3
    run: (p, f) => (hasVillage(p, f.zone) && !f.forts ? ask(f.attacker) : step('finish')),
    verbs: {
      burn: {
        check: (t, f) => (f.forts ? refuse('M9.4-3', 'village.fort', { zone: zoneName(t, f.zone) }) : null),
        apply(p, f) {
          p.s.ruins.push(f.zone);
          p.s.ruins.sort((a, b) => a - b);
          p.log('village.burned', { zone: zoneName(p, f.zone) }, 'M9.4-2');
          return step('finish');
        },
      },
      spare: { check: () => null, apply: () => step('finish') },
    },
  },

  finish: {
    run(p, f) {
      if (f.quiet || f.won === FINISHED) return done();
      f.won = FINISHED;
      return openWindow(p, { at: 'finished', about: 'battle', zone: f.zone, from: at(f.origins, 0) }, 'finish');
    },
  },
};

/** Friendly units on the map outside the battle: what comes into question for recall. */
const unitsNear = (t: MonferratoTable, f: Battle): number[] =>
  [...t.s.places.keys()].filter((unit) => {
    const place = placeOf(t.s, unit);
    return place >= 0 && place !== f.zone && at(lookupOf(t.components).faction, unit) === f.attacker;
  });

/** M6-11, M7-1: units have come into an enemy-held zone: a battle, or nothing but helpless enemies. Null: no enemy there. */
export function clashFrame(
  p: MonferratoPlay,
  zone: number,
  seat: number,
  attackers: readonly number[],
  more: Partial<Battle>,
): ReturnType<typeof frames.battle> | null {
  const enemy = otherSeat(seat);
  if (countIn(p, zone, enemy, isFiring) === 0) {
    sweep(p, zone, enemy);
    // M7.2.3-2: a Fortress without firing units falls without a battle.
    if (at(lookupOf(p.components).fortress, zone)) takeFortress(p, zone, seat);
    return null;
  }
  p.log('battle', { faction: factionName(p, seat), zone: zoneName(p, zone), units: unitNames(p, attackers) }, 'M7-1');
  return frames.battle({
    zone,
    attacker: seat,
    attackers: [...attackers],
    leader: NONE,
    camp: NONE,
    campFrom: NONE,
    ...more,
  });
}
