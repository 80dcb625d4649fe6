/** M8.1, M8.2 Bombardment: one salvo at a wall side, or at units outside a Fortress or behind a Breach. */

import { again, ask, at, call, done, type Refusal, step, unknownThing } from '@condotta/kernel';
import { burstGuns, gunValue, rollShots } from '../fire.ts';
import { lookupOf, wayBetween } from '../lookup.ts';
import { activate } from '../pieces.ts';
import { type FrameOf, frames, type MonferratoProcedure, type MonferratoTable, refuse } from '../state.ts';
import { numberIn, sideName, unitName, unitNames, zoneName } from '../things.ts';
import { isHeldBy, isOnMap, otherSeat, shelter, typeOf } from '../units.ts';
import { readyUnits } from './ready.ts';
import { openWindow } from './response.ts';
import { survivalFrame } from './survival.ts';
import { truceTrouble } from './truce.ts';

type Bombardment = FrameOf<'bombardment'>;

/** A value of `hits`: the closing window has been open. */
const FINISHED = -1;

/** The wall side between two zones, or NONE. */
export const sideBetween = (t: MonferratoTable, from: number, to: number): number =>
  wayBetween(lookupOf(t.components), from, to)?.side ?? -1;

/** Whatever is across a wall from here. */
export function targetsFrom(t: MonferratoTable, zone: number): number[] {
  return at(lookupOf(t.components).ways, zone).flatMap((way) => (way.side >= 0 ? [way.zone] : []));
}

/** Ready guns of the drawn Command in the zone. */
export function gunsIn(t: MonferratoTable, zone: number): number[] {
  const command = t.frame('activation')?.command ?? 0;
  return readyUnits(t, command, zone).filter((unit) => typeOf(t, unit) === 'artillery');
}

/** M8.1-1, M8.2-1, M8.2-2: null if guns may fire from the zone at this one. */
export function bombardTrouble(t: MonferratoTable, f: FrameOf<'zone'>, seat: number, target: number): Refusal | null {
  const { fortress } = lookupOf(t.components);
  const args = { zone: zoneName(t, target) };
  const blame = [zoneName(t, target)];
  const guns = gunsIn(t, f.zone);
  if (guns.length === 0) return refuse('M5.3-2', 'bombard.no-guns', { zone: zoneName(t, f.zone) });
  if (sideBetween(t, f.zone, target) < 0) return refuse('M8.1-1', 'bombard.no-wall', args, blame);
  if (wayBetween(lookupOf(t.components), f.zone, target)?.kind === 'impassable')
    return refuse('M2.3-8', 'move.impassable', args, blame);
  if (!isHeldBy(t, target, otherSeat(seat))) return refuse('M8.1-1', 'bombard.nobody', args, blame);
  // M8.2-4
  if (f.salvos.includes(target)) return refuse('M8.2-4', 'bombard.once', args, blame);
  if (f.rain) return refuse('M16-1', 'bombard.rain', args);
  // M8-4
  if (!guns.some((gun) => f.armed.includes(gun)))
    return refuse(
      'M8-4',
      'bombard.no-attack-supply',
      args,
      guns.map((gun) => unitName(t, gun)),
    );
  return truceTrouble(t, fortress[target] ? target : f.zone);
}

/** M8.1-2: at the walls while they stand, and only from outside. */
export const isAtWalls = (t: MonferratoTable, f: Pick<Bombardment, 'zone' | 'target'>): boolean =>
  at(lookupOf(t.components).fortress, f.target) && at(t.s.levels, sideBetween(t, f.zone, f.target)) > 0;

/** M8-2, M8.2-2, MS-26, M8.2-7 */
export function bombardValue(
  t: MonferratoTable,
  unit: number,
  f: Pick<Bombardment, 'zone' | 'target' | 'walls'>,
): number {
  const { fortress } = lookupOf(t.components);
  const inside = at(fortress, f.zone);
  const breach = !inside && !f.walls;
  const { lakes } = at(t.components.zones, inside ? f.zone : f.target);
  const value = gunValue(t, unit) - (breach ? 1 : 0);
  return lakes ? Math.max(1, value - 1) : value;
}

const candidates = (t: MonferratoTable, f: Bombardment): number[] => gunsIn(t, f.zone);

function gunTrouble(t: MonferratoTable, f: Bombardment, unit: number): Refusal | null {
  const args = { unit: unitName(t, unit) };
  const blame = [unitName(t, unit)];
  if (!candidates(t, f).includes(unit)) return refuse('M5.3-2', 'bombard.not-this', args, blame);
  return t.frame('zone')?.armed.includes(unit) ? null : refuse('M8-4', 'act.no-attack-supply', args, blame);
}

export const bombardment: MonferratoProcedure<'bombardment'> = {
  guns: {
    run(p, f) {
      f.walls = isAtWalls(p, f);
      const left = candidates(p, f).filter((unit) => !gunTrouble(p, f, unit));
      if (left.length > 0) return ask(f.seat);
      return openWindow(p, { at: 'dice', about: 'bombardment', zone: f.target, from: f.zone }, 'fire');
    },
    verbs: {
      gun: {
        things: (t, f) => unitNames(t, candidates(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          return unit < 0 ? unknownThing(arg) : gunTrouble(t, f, unit);
        },
        apply(p, f, _seat, arg) {
          const unit = numberIn(p, 'unit', arg);
          activate(p.s, [unit]);
          f.guns.push(unit);
          return again;
        },
      },
      fire: {
        check: (_t, f) => (f.guns.length > 0 ? null : refuse('M8.2-4', 'bombard.name-guns')),
        apply: (p, f) => openWindow(p, { at: 'dice', about: 'bombardment', zone: f.target, from: f.zone }, 'fire'),
      },
    },
  },

  fire: {
    run(p, f) {
      // Chit 14: who was lost does not fire.
      const guns = f.guns.filter((unit) => isOnMap(p.s, unit));
      const { hits, burst } = rollShots(
        p,
        f.seat,
        guns.map((unit) => ({ unit, value: bombardValue(p, unit, f) })),
      );
      burstGuns(p, burst);
      if (f.walls) {
        const side = sideBetween(p, f.zone, f.target);
        const level = Math.max(0, at(p.s.levels, side) - hits);
        p.s.levels[side] = level;
        p.log(level === 0 ? 'breach' : 'walls', { side: sideName(p, side), level }, 'M8.1-2');
        return step('finish');
      }
      p.frame('zone')?.salvos.push(f.target);
      // M8.2-4
      const enemy = otherSeat(f.seat);
      const suffered = Math.max(0, hits - shelter(p, f.target, enemy));
      return call(frames.losses({ seat: enemy, zone: f.target, hits: suffered }), 'hit');
    },
  },

  hit: {
    run(p, f, taken) {
      f.hits = taken;
      // M8.2-5
      return taken > 0 ? call(survivalFrame(p, otherSeat(f.seat), f.target), 'checked') : step('finish');
    },
  },

  checked: {
    run(p, f) {
      const enemy = otherSeat(f.seat);
      if (!isHeldBy(p, f.target, enemy)) return step('finish');
      // M8.2-6
      return call(frames.retreat({ seat: enemy, zone: f.target, forced: false }), 'finish');
    },
  },

  finish: {
    run(p, f) {
      if (f.hits === FINISHED) return done();
      f.hits = FINISHED;
      return openWindow(p, { at: 'finished', about: 'bombardment', zone: f.target, from: f.zone }, 'finish');
    },
  },
};
