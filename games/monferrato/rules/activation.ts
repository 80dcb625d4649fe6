/** M5 Activating a Command: supply, one of three options, chits and zones, steps b.1 to b.3. */

import { ask, at, call, done, type Next, type Refusal, range, step, unknownThing } from '@condotta/kernel';
import { commandArmy, commandSeat, enterPlay, hasUnits } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { mayRoam } from '../morale.ts';
import { mark, unmark } from '../pieces.ts';
import {
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  NONE,
  OUT_OF_SUPPLY,
  refuse,
} from '../state.ts';
import { chitName, nameIn, numberIn, unitName, unitNames, zoneName, zoneNames } from '../things.ts';
import { isSupplied, radiusOf, suppliedZones } from '../trace.ts';
import { isOnMap, isOutOfSupply, leadership, typeOf } from '../units.ts';
import { campsMayReturn, restore } from './camps.ts';
import { playTrouble } from './chit.ts';
import {
  canDraw,
  chitOf,
  conditionHolds,
  discardChit,
  discardTrouble,
  drawChit,
  dutyOf,
  HAND_LIMIT,
  handOf,
  isDue,
  mayBeDiscarded,
  playChit,
} from './hand.ts';
import { optionRule, readyUnits, readyZones } from './ready.ts';
import { openWindow } from './response.ts';

type Activation = FrameOf<'activation'>;

export function newActivation(p: MonferratoPlay, command: number): Activation {
  const { sides } = lookupOf(p.components);
  return frames.activation({
    command,
    leader: NONE,
    march: NONE,
    train: NONE,
    laid: sides.map(() => 0),
    tried: sides.map(() => 0),
  });
}

const seatOf = (t: MonferratoTable, f: Activation): number => commandSeat(t, f.command);

/** M4.1-3, M13-5 */
function checkSupply(p: MonferratoPlay, command: number): void {
  const zones = suppliedZones(p, command);
  const starved: number[] = [];
  for (const unit of at(lookupOf(p.components).unitsOf, command)) {
    if (!isOnMap(p.s, unit)) continue;
    if (isSupplied(p, unit, zones)) {
      if (isOutOfSupply(p.s, unit)) p.log('supply.back', { unit: unitName(p, unit) }, 'M13.1-1');
      unmark(p.s, unit, OUT_OF_SUPPLY);
      continue;
    }
    mark(p.s, unit, OUT_OF_SUPPLY);
    starved.push(unit);
  }
  if (starved.length > 0) p.log('supply.out', { units: unitNames(p, starved) }, 'M13.1-1');
}

export const leadersOf = (t: MonferratoTable, f: Activation): number[] =>
  at(lookupOf(t.components).unitsOf, f.command).filter((unit) => typeOf(t, unit) === 'commander' && isOnMap(t.s, unit));

/** M5-11, M16.1-3, M16.1-6 */
function drawTrouble(t: MonferratoTable, f: Activation): Refusal | null {
  const seat = seatOf(t, f);
  const hand = handOf(t, seat);
  const due = dutyOf(t, f, seat);
  if (due !== NONE) return refuse('M16.1-3', 'option.duty', { chit: chitName(t, due) });
  const bound = t.s.holding === 'printed' ? hand.find((chit) => chitOf(t, chit).mandatory) : undefined;
  if (bound !== undefined) return refuse('M16.1-6', 'option.duty', { chit: chitName(t, bound) });
  if (!canDraw(t)) return refuse('M5-11', 'option.no-chits');
  if (hand.length < HAND_LIMIT || hand.some((chit) => mayBeDiscarded(chitOf(t, chit)))) return null;
  return refuse('M5-11', 'option.full-hand');
}

function declare(p: MonferratoPlay, f: Activation, option: number, leader: number): Next<Activation['at']> {
  f.option = option;
  f.leader = leader;
  const command = nameIn(p, 'command', f.command);
  if (option === 1) p.log('option.zone', { command }, 'M5-2');
  else if (option === 2) p.log('option.draw', { command }, 'M5-3');
  else p.log('option.command', { command, unit: unitName(p, leader) }, 'M5-4');
  return openWindow(p, { at: 'declared', about: 'option', zone: NONE, from: NONE }, 'declared');
}

/** M5-2, M5-6, M5-7, M15-4: how many zones in all. */
export function zoneLimit(t: MonferratoTable, f: Activation): number {
  if (f.option === 2) return 0;
  if (f.option === 1 || !mayRoam(t, f.command)) return 1;
  return f.chosen.length > 0 ? f.limit : leadership(t, f.leader);
}

/** M5-5, M5-6 */
function inReach(t: MonferratoTable, f: Activation, zone: number): boolean {
  if (f.option === 1) return true;
  if (f.chosen.length > 0) return f.reach.includes(zone);
  return isOnMap(t.s, f.leader) && t.once(radiusOf, f.leader).includes(zone);
}

function dutyTrouble(t: MonferratoTable, f: Activation): Refusal | null {
  const due = dutyOf(t, f, seatOf(t, f));
  return due === NONE ? null : refuse('M16.1-4', 'duty.first', { chit: chitName(t, due) });
}

function zoneTrouble(t: MonferratoTable, f: Activation, zone: number): Refusal | null {
  const args = { zone: zoneName(t, zone) };
  const blame = [zoneName(t, zone)];
  const duty = dutyTrouble(t, f);
  if (duty) return duty;
  if (f.closed) return refuse('M5.1-2', 'zone.closed', args, blame);
  if (f.chosen.length >= zoneLimit(t, f)) {
    const held = f.option === 3 && !mayRoam(t, f.command);
    return refuse(held ? 'M15-4' : optionRule(f), 'zone.enough', args, blame);
  }
  // M5.2-2: a zone that is finished is finished.
  if (f.chosen.includes(zone)) return refuse('M5.2-2', 'zone.finished', args, blame);
  if (!inReach(t, f, zone)) return refuse('M5-5', 'zone.far', args, blame);
  return readyUnits(t, f.command, zone).length > 0 ? null : refuse('M5.2-1', 'zone.nobody', args, blame);
}

export const activation: MonferratoProcedure<'activation'> = {
  supply: {
    run(p, f) {
      checkSupply(p, f.command);
      // M16.1-7: conditions are those of the start.
      f.met = range(p.components.chits.length).filter((chit) => {
        const data = chitOf(p, chit);
        return data.condition !== null && conditionHolds(p, data);
      });
      return step('declare');
    },
  },

  declare: {
    run: (p, f) => ask(seatOf(p, f)),
    verbs: {
      act: { check: () => null, apply: (p, f) => declare(p, f, 1, NONE) },
      draw: { check: drawTrouble, apply: (p, f) => declare(p, f, 2, NONE) },
      command: {
        things: (t, f) => unitNames(t, leadersOf(t, f)),
        check(t, f, _seat, arg) {
          const unit = numberIn(t, 'unit', arg);
          if (unit < 0) return unknownThing(arg);
          // M5-4, M5-8
          if (leadersOf(t, f).includes(unit)) return null;
          return refuse('M5-4', 'option.no-commander', { unit: unitName(t, unit) }, [unitName(t, unit)]);
        },
        apply: (p, f, _seat, arg) => declare(p, f, 3, numberIn(p, 'unit', arg)),
      },
    },
  },

  declared: { run: (_p, f) => step(f.option === 2 ? 'draw' : 'choose') },

  draw: {
    run(p, f) {
      drawChit(p, seatOf(p, f), 'M5-3');
      return step('discard');
    },
  },

  discard: {
    // M5-10: only with five.
    run: (p, f) => (handOf(p, seatOf(p, f)).length > HAND_LIMIT ? ask(seatOf(p, f)) : step('choose')),
    verbs: {
      discard: {
        things: (t, _f, seat) => handOf(t, seat).map((chit) => chitName(t, chit)),
        check(t, _f, seat, arg) {
          const chit = numberIn(t, 'chit', arg);
          if (chit < 0) return unknownThing(arg);
          if (!handOf(t, seat).includes(chit)) return refuse('M5.1-1', 'chit.not-held', { chit: chitName(t, chit) });
          return discardTrouble(t, chit);
        },
        apply(p, _f, seat, arg) {
          discardChit(p, seat, numberIn(p, 'chit', arg), 'M5-10');
          return step('choose');
        },
      },
    },
  },

  choose: {
    run(p, f) {
      // M14.5-9: with option 2 only a lost Camp can still come back.
      const idle = f.option === 2 && !campsMayReturn(p, commandArmy(p, f.command));
      return idle ? step('closing') : ask(seatOf(p, f));
    },
    verbs: {
      zone: {
        things: (t, f) => zoneNames(t, readyZones(t, f.command)),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          return zone < 0 ? unknownThing(arg) : zoneTrouble(t, f, zone);
        },
        apply(p, f, _seat, arg) {
          const zone = numberIn(p, 'zone', arg);
          if (f.chosen.length === 0 && f.option === 3) {
            f.limit = leadership(p, f.leader);
            f.reach = radiusOf(p, f.leader);
          }
          f.chosen.push(zone);
          p.log('zone', { command: nameIn(p, 'command', f.command), zone: zoneName(p, zone) }, 'M5.2-1');
          return call(frames.zone({ zone }), 'choose');
        },
      },
      play: {
        things: (t, _f, seat) => handOf(t, seat).map((chit) => chitName(t, chit)),
        check(t, f, seat, arg) {
          const chit = numberIn(t, 'chit', arg);
          return chit < 0 ? unknownThing(arg) : playTrouble(t, f, seat, chit);
        },
        apply(p, f, seat, arg) {
          const chit = numberIn(p, 'chit', arg);
          if (isDue(p, f, chit)) f.duty = true;
          // M5.1-2: after a zone, chits mean that the zones are done with.
          if (f.chosen.length > 0) f.closed = true;
          f.chits++;
          return call(playChit(p, seat, chit), 'choose');
        },
      },
      restore: restore<Activation, 'choose'>((_t, f) => f.command),
      end: {
        check: (t, f) => dutyTrouble(t, f),
        apply: () => step('closing'),
      },
    },
  },

  closing: {
    run: (p) => openWindow(p, { at: 'closing', about: 'closing', zone: NONE, from: NONE }, 'end'),
  },

  end: {
    run(p, f) {
      p.s.drawn = NONE;
      // M4.1-5, M4-6
      if (hasUnits(p, f.command)) enterPlay(p, f.command);
      else p.log('command.gone', { command: nameIn(p, 'command', f.command) }, 'M4-5');
      return done();
    },
  },
};
