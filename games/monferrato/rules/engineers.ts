/** M9.1 to M9.3: Guastatori at work on a wall side: one roll a unit. */

import { again, ask, at, done, type Next, type Refusal, step, unknownThing } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { clearMines } from '../pieces.ts';
import {
  type FrameOf,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  NONE,
  refuse,
} from '../state.ts';
import { numberIn, sideName, unitName } from '../things.ts';
import { fireValue, isHeldBy, isOnMap, otherSeat } from '../units.ts';
import { openWindow } from './response.ts';
import { truceTrouble } from './truce.ts';

type Engineers = FrameOf<'engineers'>;
export type Work = Engineers['work'];

export const WORKS: { readonly [W in Work]: W } = {
  mine: 'mine',
  detonate: 'detonate',
  countermine: 'countermine',
  repair: 'repair',
};

/** M9.1-3 */
export const EXPLODES = 3;
const LOST = 6;
/** A value of `die`: the closing window has been open. */
const FINISHED = 7;

/** Mines of a side that may still be tried in this activation (M9.1-5). */
function untried(t: MonferratoTable, side: number): number {
  const activation = t.frame('activation');
  const spent = activation ? at(activation.laid, side) + at(activation.tried, side) : 0;
  return at(t.s.mines, side) - spent;
}

/** The sides on which the work can be done from this zone, or the reason why there is none. */
function survey(
  t: MonferratoTable,
  zone: number,
  seat: number,
  work: Work,
): { readonly sides: readonly number[]; readonly refusal: Refusal | null } {
  const lookup = lookupOf(t.components);
  const inside = work === 'countermine' || work === 'repair';
  const all = lookup.sides.flatMap(({ fortress, outside }, side) =>
    (inside ? fortress : outside) === zone ? [side] : [],
  );
  let refusal: Refusal | null = all.length > 0 ? null : refuse(ruleOf(work), 'work.no-fortress');
  const sides = all.filter((side) => {
    const trouble = sideTrouble(t, side, seat, work);
    refusal ??= trouble;
    return !trouble;
  });
  return { sides, refusal: sides.length > 0 ? null : refusal };
}

const ruleOf = (work: Work): 'M9.1-1' | 'M9.1-3' | 'M9.2-1' | 'M9.3-1' =>
  work === 'mine' ? 'M9.1-1' : work === 'detonate' ? 'M9.1-3' : work === 'countermine' ? 'M9.2-1' : 'M9.3-1';

function sideTrouble(t: MonferratoTable, side: number, seat: number, work: Work): Refusal | null {
  const { fortress, kind, level } = at(lookupOf(t.components).sides, side);
  const args = { side: sideName(t, side) };
  const blame = [sideName(t, side)];
  if (work === 'repair') return at(t.s.levels, side) < level ? null : refuse('M9.3-1', 'work.whole', args, blame);
  if (work === 'countermine') return at(t.s.mines, side) > 0 ? null : refuse('M9.2-1', 'work.no-mine', args, blame);
  // M9.1-8
  if (!isHeldBy(t, fortress, otherSeat(seat))) return refuse('M9.1-8', 'work.not-held', args, blame);
  const truce = truceTrouble(t, fortress);
  if (truce) return truce;
  if (work === 'mine') return kind === 'land' ? null : refuse('M9.1-1', 'work.river', args, blame);
  if (at(t.s.mines, side) === 0) return refuse('M9.1-3', 'work.no-mine', args, blame);
  return untried(t, side) > 0 ? null : refuse('M9.1-5', 'work.fresh-mine', args, blame);
}

export const sidesFor = (t: MonferratoTable, zone: number, seat: number, work: Work): readonly number[] =>
  survey(t, zone, seat, work).sides;

/** The rest of the check of a unit that is known to be Guastatori and able to act. */
export function workTrouble(t: MonferratoTable, f: FrameOf<'zone'>, unit: number, work: Work): Refusal | null {
  const seat = at(lookupOf(t.components).faction, unit);
  const { refusal } = t.once(survey, f.zone, seat, work);
  if (refusal) return refusal;
  // M13.2-3, M9.1-6: only placing needs it.
  if (work !== 'mine' || f.armed.includes(unit)) return null;
  return refuse('M9.1-1', 'act.no-attack-supply', { unit: unitName(t, unit) }, [unitName(t, unit)]);
}

function lower(p: MonferratoPlay, side: number): void {
  p.s.mines[side] = at(p.s.mines, side) - 1;
  if (at(p.s.mines, side) === 0) p.s.miners[side] = NONE;
}

/** What the roll brings. */
function resolve(p: MonferratoPlay, f: Engineers): void {
  const { side, die, unit } = f;
  const args = { unit: unitName(p, unit), side: sideName(p, side), die };
  const done = f.work === 'detonate' ? die <= EXPLODES : die <= fireValue(p, unit, true);
  const activation = p.frame('activation');
  switch (f.work) {
    case 'mine':
      p.log(done ? 'mine.laid' : 'mine.fails', args, 'M9.1-2');
      if (!done) return;
      p.s.mines[side] = at(p.s.mines, side) + 1;
      p.s.miners[side] = f.seat;
      if (activation) activation.laid[side] = at(activation.laid, side) + 1;
      return;
    case 'detonate':
      p.log(done ? 'mine.explodes' : die === LOST ? 'mine.lost' : 'mine.silent', args, 'M9.1-3');
      // M9.1-4
      if (done) p.s.levels[side] = 0;
      if (done || die === LOST) lower(p, side);
      else if (activation) activation.tried[side] = at(activation.tried, side) + 1;
      return;
    case 'countermine':
      p.log(done ? 'countermine.works' : 'countermine.fails', args, 'M9.2-1');
      if (done && at(p.s.mines, side) === 1) clearMines(p, side);
      else if (done) lower(p, side);
      return;
    case 'repair':
      p.log(done ? 'repair.works' : 'repair.fails', args, 'M9.3-1');
      if (done) p.s.levels[side] = at(p.s.levels, side) + 1;
  }
}

function roll(p: MonferratoPlay, f: Engineers): Next<Engineers['at']> {
  f.die = p.roll(6);
  return step('rolled');
}

export const engineers: MonferratoProcedure<'engineers'> = {
  side: {
    run(p, f) {
      if (f.side === NONE) return ask(f.seat);
      const about = f.work === 'mine' ? 'mine' : 'detonation';
      if (f.work === 'countermine' || f.work === 'repair') return step('roll');
      const { fortress } = at(lookupOf(p.components).sides, f.side);
      return openWindow(p, { at: 'dice', about, zone: fortress, from: f.zone }, 'roll');
    },
    verbs: {
      side: {
        things: (t, f) => sidesFor(t, f.zone, f.seat, f.work).map((side) => sideName(t, side)),
        check(t, f, seat, arg) {
          const side = numberIn(t, 'side', arg);
          if (side < 0) return unknownThing(arg);
          if (sidesFor(t, f.zone, f.seat, f.work).includes(side)) return null;
          return (
            sideTrouble(t, side, seat, f.work) ?? refuse(ruleOf(f.work), 'work.not-there', { side: sideName(t, side) })
          );
        },
        apply(p, f, _seat, arg) {
          f.side = numberIn(p, 'side', arg);
          return again;
        },
      },
    },
  },

  roll: {
    // Chit 14: who was lost in the sortie does not work.
    run: (p, f) => (isOnMap(p.s, f.unit) ? roll(p, f) : step('finish')),
  },

  // Chit 13: right after the roll; the second one counts.
  rolled: {
    run(p, f) {
      if ((p.frame('activation')?.rerolls ?? 0) > 0) return ask(f.seat);
      resolve(p, f);
      return step('finish');
    },
    verbs: {
      keep: {
        check: () => null,
        apply(p, f) {
          resolve(p, f);
          return step('finish');
        },
      },
      reroll: {
        check: () => null,
        apply(p, f) {
          const activation = p.frame('activation');
          if (activation) activation.rerolls--;
          p.log('work.again', { unit: unitName(p, f.unit), die: f.die }, 'M16-1');
          return roll(p, f);
        },
      },
    },
  },

  finish: {
    run(p, f) {
      if (f.die === FINISHED || f.work === 'countermine' || f.work === 'repair') return done();
      const about = f.work === 'mine' ? 'mine' : 'detonation';
      f.die = FINISHED;
      const { fortress } = at(lookupOf(p.components).sides, f.side);
      return openWindow(p, { at: 'finished', about, zone: fortress, from: f.zone }, 'finish');
    },
  },
};
