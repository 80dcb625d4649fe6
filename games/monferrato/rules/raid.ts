/** M11 Raids: one attempt of some units of a group. */

import { again, ask, at, done, type Refusal, unknownThing } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { changeMorale } from '../morale.ts';
import { disrupt, unmark } from '../pieces.ts';
import {
  type FrameOf,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  OUT_OF_SUPPLY,
  refuse,
} from '../state.ts';
import { numberIn, unitName, unitNames, zoneName } from '../things.ts';
import { armyOf, campsIn, fortsIn, isDisrupted, isHeldBy, isRaider, ofTypes, otherSeat, unitsIn } from '../units.ts';
import { openWindow } from './response.ts';

type Raid = FrameOf<'raid'>;
type March = FrameOf<'march'>;

/** What `raid` is done with. */
const MISSED = 0;
export const RAIDED = 1;
export const FAILED = 2;

/** M11-4: from how many on Attack Supply is needed everywhere. */
const MANY = 3;

const armedIn = (t: MonferratoTable): readonly number[] => t.frame('zone')?.armed ?? [];

/** M11-1 to M11-4: null if somebody of the group may raid in its zone now. */
export function raidTrouble(t: MonferratoTable, f: March): Refusal | null {
  const args = { zone: zoneName(t, f.zone) };
  const blame = [zoneName(t, f.zone)];
  const { fortress, raids } = lookupOf(t.components);
  const command = t.frame('activation')?.command ?? 0;
  const raiders = ofTypes(t, f.units, isRaider);
  if (raiders.length === 0) return refuse('M11-1', 'raid.nobody', args);
  if (fortress[f.zone]) return refuse('M11-1', 'raid.fortress', args, blame);
  if (!at(raids, command)[f.zone]) return refuse('M11-2', 'raid.not-here', args, blame);
  if (t.s.raided.includes(f.zone)) return refuse('M11-8', 'raid.again', args, blame);
  if (f.points - f.spent < 1) return refuse('M11-3', 'raid.points', args);
  if (f.failed) return refuse('M11-9', 'raid.stopped', args);
  if (!isHeldBy(t, f.zone, otherSeat(f.seat))) return null;
  const armed = armedIn(t);
  return raiders.some((unit) => armed.includes(unit)) ? null : refuse('M11-4', 'raid.no-attack-supply', args);
}

/** M11-1, M11-4: null if this unit may take part. */
function raiderTrouble(t: MonferratoTable, f: Raid, unit: number): Refusal | null {
  const march = t.frame('march');
  const args = { unit: unitName(t, unit) };
  const blame = [unitName(t, unit)];
  if (!march?.units.includes(unit) || ofTypes(t, [unit], isRaider).length === 0 || f.raiders.includes(unit))
    return refuse('M11-1', 'raid.not-this', args, blame);
  const all = [...f.raiders, unit];
  const needy = all.length >= MANY || isHeldBy(t, f.zone, otherSeat(march.seat));
  const bare = needy ? all.find((one) => !armedIn(t).includes(one)) : undefined;
  return bare === undefined
    ? null
    : refuse('M11-4', 'act.no-attack-supply', { unit: unitName(t, bare) }, [unitName(t, bare)]);
}

/** M11-5, M11-6 */
export function resultOf(
  p: MonferratoTable,
  f: Pick<Raid, 'zone' | 'raiders' | 'bonus'>,
  seat: number,
  die: number,
): number {
  if (die === 1) return RAIDED;
  if (die === 6) return FAILED;
  const enemy = otherSeat(seat);
  const against = unitsIn(p, f.zone, enemy).length + fortsIn(p.s, f.zone, enemy) + f.bonus;
  return die + against <= f.raiders.length ? RAIDED : MISSED;
}

/** M11-7: by how much the Morale of the raiders' army rises: more where the enemy has a Camp. */
export const boldness = (t: MonferratoTable, { zone }: Raid, seat: number): number =>
  campsIn(t, zone, otherSeat(seat)).length > 0 ? 2 : 1;

/** M11-7 */
function succeed(p: MonferratoPlay, f: Raid, seat: number): void {
  p.s.raided.push(f.zone);
  p.s.raided.sort((a, b) => a - b);
  for (const unit of f.raiders) unmark(p.s, unit, OUT_OF_SUPPLY);
  changeMorale(p, armyOf(p, at(f.raiders, 0)), boldness(p, f, seat));
}

/** M11-9 */
function fail(p: MonferratoPlay, f: Raid): void {
  for (const unit of f.raiders) if (!isDisrupted(p.s, unit)) disrupt(p, unit);
}

const candidates = (t: MonferratoTable, f: Raid): number[] =>
  ofTypes(t, t.frame('march')?.units ?? [], isRaider).filter((unit) => !f.raiders.includes(unit));

export const raid: MonferratoProcedure<'raid'> = {
  raiders: {
    run: (p) => ask(p.frame('march')?.seat ?? 0),
    verbs: {
      with: {
        things: (t, f) => unitNames(t, candidates(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          return unit < 0 ? unknownThing(arg) : raiderTrouble(t, f, unit);
        },
        apply(p, f, _seat, arg) {
          f.raiders.push(numberIn(p, 'unit', arg));
          f.raiders.sort((a, b) => a - b);
          return again;
        },
      },
      attempt: {
        check: (_t, f) => (f.raiders.length > 0 ? null : refuse('M11-1', 'raid.name-raiders')),
        apply(p, f) {
          const march = p.frame('march');
          // M11-3: the group pays as one body.
          if (march) march.spent++;
          p.log('raid', { units: unitNames(p, f.raiders), zone: zoneName(p, f.zone) }, 'M11-1');
          return openWindow(p, { at: 'dice', about: 'raid', zone: f.zone, from: f.zone }, 'roll');
        },
      },
    },
  },

  roll: {
    run(p, f) {
      const march = p.frame('march');
      const seat = march?.seat ?? 0;
      const die = p.roll(6);
      f.result = resultOf(p, f, seat, die);
      const key = f.result === RAIDED ? 'raid.succeeds' : f.result === FAILED ? 'raid.fails' : 'raid.misses';
      p.log(key, { zone: zoneName(p, f.zone), die }, 'M11-5');
      if (f.result === RAIDED) succeed(p, f, seat);
      if (f.result === FAILED) fail(p, f);
      if (march) march.raiders = [...new Set([...march.raiders, ...f.raiders])].sort((a, b) => a - b);
      return openWindow(p, { at: 'finished', about: 'raid', zone: f.zone, from: f.zone }, 'finished');
    },
  },

  finished: { run: (_p, f) => done(f.result) },
};
