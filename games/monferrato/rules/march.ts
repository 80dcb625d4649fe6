/** M6 Movement: a group goes from zone to zone, with raids on the way, until it stops or fights. */

import { again, ask, at, call, done, type Next, type Refusal, remove, step, unknownThing } from '@condotta/kernel';
import { lookupOf, wayBetween } from '../lookup.ts';
import { activate, loseLoneCamps, relocate } from '../pieces.ts';
import {
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  type MonferratoVerb,
  NONE,
  refuse,
} from '../state.ts';
import { nameIn, numberIn, unitName, unitNames, zoneName, zoneNames } from '../things.ts';
import { isClosed } from '../trace.ts';
import {
  campsIn,
  countIn,
  fortsIn,
  holders,
  isCombat,
  isFiring,
  isHeldBy,
  isLine,
  ofTypes,
  otherSeat,
  placeOf,
  typeOf,
} from '../units.ts';
import { allowanceOf, isWholeAllowance, pointsFor } from './allowance.ts';
import { clashFrame } from './battle.ts';
import { movableCamp } from './camps.ts';
import { FAILED, raidTrouble } from './raid.ts';
import { readyUnits } from './ready.ts';
import { truceOfZone } from './truce.ts';

type March = FrameOf<'march'>;
type MarchVerb = MonferratoVerb<March>;

export function newMarch(p: MonferratoPlay, zone: number, unit: number, seat: number): March {
  return frames.march({
    seat,
    units: [unit],
    camp: NONE,
    campFrom: NONE,
    zone,
    from: zone,
    points: allowanceOf(p, unit, true),
  });
}

const left = (f: March): number => f.points - f.spent;
const isEnemyHeld = (t: MonferratoTable, zone: number, seat: number): boolean =>
  (at(t.once(holders), zone) & (1 << otherSeat(seat))) !== 0;

/** M6-5, M6-6: before it has moved or raided, the group may grow. */
const mayGather = (f: March): boolean => !f.moved && f.raiders.length === 0 && !f.failed;

/** M6-9, M6-10, M6-13: null if the group may enter a zone that is enemy-held. */
function entryTrouble(t: MonferratoTable, f: March, zone: number, side: number): Refusal | null {
  const { fortress } = lookupOf(t.components);
  const args = { zone: zoneName(t, zone) };
  const blame = [zoneName(t, zone)];
  if (fortress[zone]) {
    const way = wayBetween(lookupOf(t.components), f.zone, zone);
    if (at(t.s.levels, side) > 0 || way?.kind === 'river') return refuse('M6-13', 'move.walls', args, blame);
    const gun = f.units.find((unit) => typeOf(t, unit) === 'artillery');
    if (gun !== undefined) return refuse('M8-1', 'move.gun-breach', { unit: unitName(t, gun) }, [unitName(t, gun)]);
  }
  if (ofTypes(t, f.units, isLine).length === 0) return refuse('M6-10', 'move.no-line', args, blame);
  const armed = t.frame('zone')?.armed ?? [];
  // M13.2-8: a Commander needs none of his own.
  const bare = f.units.find((unit) => isCombat(typeOf(t, unit)) && !armed.includes(unit));
  if (bare !== undefined)
    return refuse('M6-9', 'act.no-attack-supply', { unit: unitName(t, bare), zone: zoneName(t, zone) }, [
      unitName(t, bare),
    ]);
  return truceOfZone(t, zone);
}

/** M6-3 to M6-7: null if the group may go to this zone now. */
function stepTrouble(t: MonferratoTable, f: March, zone: number): Refusal | null {
  const args = { zone: zoneName(t, zone) };
  const blame = [zoneName(t, zone)];
  const way = wayBetween(lookupOf(t.components), f.zone, zone);
  if (!way) return refuse('M2.3-5', 'move.not-adjacent', args, blame);
  if (way.kind === 'impassable') return refuse('M6-7', 'move.impassable', args, blame);
  if (isClosed(t, zone)) return refuse('MS-30', 'move.closed', args, blame);
  if (way.kind === 'river') {
    const gun = f.units.find((unit) => typeOf(t, unit) === 'artillery');
    if (gun !== undefined || f.camp !== NONE) return refuse('M2.3-9', 'move.heavy-river', args, blame);
    if (t.frame('zone')?.rain) return refuse('M16-1', 'move.rain', args, blame);
  }
  const whole = isWholeAllowance(way);
  if (whole && f.spent > 0) return refuse('M6-7', 'move.whole', args, blame);
  if (left(f) < (whole ? 1 : pointsFor(t, way))) return refuse('M6-4', 'move.points', args, blame);
  return isEnemyHeld(t, zone, f.seat) ? entryTrouble(t, f, zone, way.side) : null;
}

/** The next zones and their verdicts, for things and checks alike. */
const neighbours = (t: MonferratoTable, f: March): string[] =>
  zoneNames(
    t,
    at(lookupOf(t.components).ways, f.zone).map((way) => way.zone),
  );

/** M6-17: points, Mines, cautions; what is in the zone comes with `entered`. */
function enter(p: MonferratoPlay, f: March, zone: number): Next<March['at']> {
  const way = wayBetween(lookupOf(p.components), f.zone, zone);
  if (!way) throw new Error(`no way to ${zone}`);
  f.spent += isWholeAllowance(way) ? left(f) : pointsFor(p, way);
  f.from = f.zone;
  f.zone = zone;
  f.moved = true;
  f.raiders = [];
  f.failed = false;
  p.log('moves', { units: unitNames(p, f.units), zone: zoneName(p, zone) }, 'M6-3');
  relocate(p, f.units, zone);
  takeCamp(p, f, zone);
  // M14.5-7: raiders who ride on leave their Camp to the enemies.
  if (isHeldBy(p, f.from, otherSeat(f.seat))) loseLoneCamps(p, f.from);
  return step('entered');
}

/** M14.5-2, M14.5-4: a Camp goes one zone with the group and stays there. */
function takeCamp(p: MonferratoPlay, f: March, zone: number): void {
  f.campFrom = NONE;
  if (f.camp === NONE) return;
  const camp = at(p.s.camps, f.camp);
  if (camp.moved) {
    f.camp = NONE;
    return;
  }
  camp.zone = zone;
  camp.moved = true;
  f.campFrom = f.from;
  p.log('camp.moves', { camp: nameIn(p, 'camp', f.camp), zone: zoneName(p, zone) }, 'M14.5-2');
}

const stepVerb: MarchVerb = {
  things: neighbours,
  check(t, f, _seat, arg) {
    const zone = numberIn(t, 'zone', arg);
    return zone < 0 ? unknownThing(arg) : stepTrouble(t, f, zone);
  },
  apply: (p, f, _seat, arg) => enter(p, f, numberIn(p, 'zone', arg)),
};

/** M11-1: who tries it is named next. */
const raidVerb: MarchVerb = {
  check: (t, f) => raidTrouble(t, f),
  apply: (_p, f) => call(frames.raid({ zone: f.zone }), 'raided'),
};

/** Something of the enemy is there that the group has to deal with. */
const isDisputed = (t: MonferratoTable, f: March): boolean => {
  const enemy = otherSeat(f.seat);
  return isHeldBy(t, f.zone, enemy) || campsIn(t, f.zone, enemy).length > 0 || fortsIn(t.s, f.zone, enemy) > 0;
};

/** M11-14: every unit of the group has raided here, and no 6 fell. */
const allRaided = (f: March): boolean => !f.failed && f.units.every((unit) => f.raiders.includes(unit));

const goneFrom = (p: MonferratoPlay, f: March): number[] => f.units.filter((unit) => placeOf(p.s, unit) === f.zone);

/** M6-8, M6-11, M11-12: the group meets the enemies in its zone, whoever they are. */
function clash(p: MonferratoPlay, f: March): Next<March['at']> {
  const frame = clashFrame(p, f.zone, f.seat, f.units, {
    origins: f.units.map(() => f.from),
    camp: f.campFrom === NONE ? NONE : f.camp,
    campFrom: f.campFrom,
  });
  if (frame) return call(frame, 'halt');
  // M11-13: raiders who found only helpless enemies may go on.
  const free = f.raiders.length > 0 && allRaided(f);
  return call(frames.occupy({ seat: f.seat, zone: f.zone }), free ? 'on' : 'halt');
}

export const march: MonferratoProcedure<'march'> = {
  on: {
    run(p, f) {
      f.units = goneFrom(p, f);
      const spent = left(f) <= 0 && !mayGather(f);
      return f.units.length === 0 || spent ? done() : ask(f.seat);
    },
    verbs: {
      join: {
        things: (t, f) => (mayGather(f) ? unitNames(t, joinable(t, f)) : []),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          const args = { unit: unitName(t, unit) };
          if (!mayGather(f)) return refuse('M6-6', 'move.no-pick-up', args, [unitName(t, unit)]);
          return joinable(t, f).includes(unit) ? null : refuse('M6-5', 'move.cannot-join', args, [unitName(t, unit)]);
        },
        apply(p, f, _seat, arg) {
          gather(p, f, [numberIn(p, 'unit', arg)]);
          return again;
        },
      },
      // M6-5: as if each of them joined.
      all: {
        check: (t, f) =>
          mayGather(f) && joinable(t, f).length > 1
            ? null
            : refuse('M6-5', 'move.nobody-joins', { zone: zoneName(t, f.zone) }),
        apply(p, f) {
          gather(p, f, joinable(p, f));
          return again;
        },
      },
      'take-camp': {
        // M14.5-2
        check(t, f) {
          const camp = movableCamp(t, t.frame('activation')?.command ?? NONE, f.zone);
          if (mayGather(f) && f.camp === NONE && camp !== NONE) return null;
          return refuse('M14.5-2', 'camp.none-here', { zone: zoneName(t, f.zone) });
        },
        apply(p, f) {
          f.camp = movableCamp(p, p.frame('activation')?.command ?? NONE, f.zone);
          return again;
        },
      },
      step: stepVerb,
      raid: raidVerb,
      drop: {
        things: (t, f) => (f.moved && f.units.length > 1 ? unitNames(t, f.units) : []),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          if (f.moved && f.units.length > 1 && f.units.includes(unit)) return null;
          return refuse('M6-6', 'move.cannot-drop', { unit: unitName(t, unit) }, [unitName(t, unit)]);
        },
        apply(p, f, _seat, arg) {
          const unit = numberIn(p, 'unit', arg);
          remove(f.units, unit);
          p.log('drops', { unit: unitName(p, unit), zone: zoneName(p, f.zone) }, 'M6-6');
          return again;
        },
      },
      stop: { check: () => null, apply: () => done() },
    },
  },

  // M11-13: a Raid on entering comes before everything else in the zone.
  entered: {
    run(p, f) {
      if (!isDisputed(p, f)) return step('on');
      return raidTrouble(p, f) ? step('face') : ask(f.seat);
    },
    verbs: {
      raid: raidVerb,
      face: { check: () => null, apply: () => step('face') },
    },
  },

  face: {
    run: (p, f) =>
      isHeldBy(p, f.zone, otherSeat(f.seat)) ? clash(p, f) : call(frames.occupy({ seat: f.seat, zone: f.zone }), 'on'),
  },

  raided: {
    run(p, f, result) {
      const enemy = otherSeat(f.seat);
      if (result === FAILED) f.failed = true;
      if (isHeldBy(p, f.zone, enemy)) {
        const helpless = countIn(p, f.zone, enemy, isFiring) === 0;
        return helpless || !allRaided(f) || left(f) <= 0 ? clash(p, f) : step('hostile');
      }
      // M11-9: whoever failed is stopped, the others may go on.
      if (result === FAILED) {
        f.units = f.units.filter((unit) => !f.raiders.includes(unit));
        f.failed = false;
      }
      // M11-13, M14.5-7: Camp and Forts after the attempt.
      return call(frames.occupy({ seat: f.seat, zone: f.zone }), f.units.length > 0 ? 'on' : 'halt');
    },
  },

  // M11-10, M11-11: raiders among enemies may try again, ride on, or fight.
  hostile: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      raid: raidVerb,
      step: stepVerb,
      fight: { check: () => null, apply: (p, f) => clash(p, f) },
    },
  },

  halt: { run: () => done() },
};

/** M6-5: the slowest sets the pace. */
function gather(p: MonferratoPlay, f: March, units: readonly number[]): void {
  f.points = Math.min(f.points, ...units.map((unit) => allowanceOf(p, unit, true)));
  f.units = [...f.units, ...units].sort((a, b) => a - b);
  activate(p.s, units);
}

/** M6-5: units of the drawn Command in the zone that can still act. */
const joinable = (t: MonferratoTable, f: March): number[] =>
  readyUnits(t, t.frame('activation')?.command ?? NONE, f.zone);
