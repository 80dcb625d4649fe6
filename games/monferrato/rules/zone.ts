/** M5.2, M5.3: the units of the drawn Command in one zone act, one after the other or in groups. */

import { again, ask, at, call, done, type Next, type Refusal, step, unknownThing } from '@condotta/kernel';
import { lookupOf, wayBetween } from '../lookup.ts';
import { activate, addFort, removeFort, unmark } from '../pieces.ts';
import {
  ACTIVATED,
  BACK,
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  type MonferratoVerb,
  NONE,
  refuse,
} from '../state.ts';
import { factionName, nameIn, numberIn, unitName, unitNames, zoneName, zoneNames } from '../things.ts';
import { armedUnits, isClosed } from '../trace.ts';
import {
  commandOf,
  factionOf,
  fortsIn,
  isDisrupted,
  isHeldBy,
  isMarked,
  isOutOfSupply,
  otherSeat,
  placeOf,
  typeOf,
} from '../units.ts';
import { bombardTrouble, targetsFrom } from './bombardment.ts';
import { movableCamp, restore } from './camps.ts';
import { sidesFor, WORKS, type Work, workTrouble } from './engineers.ts';
import { newMarch } from './march.ts';
import { readyUnits } from './ready.ts';
import { openWindow } from './response.ts';

type Zone = FrameOf<'zone'>;
type ZoneVerb = MonferratoVerb<Zone>;

const commandIn = (t: MonferratoTable): number => t.frame('activation')?.command ?? NONE;
const ready = (t: MonferratoTable, f: Zone): number[] => readyUnits(t, commandIn(t), f.zone);

/** M5.2-1, M5.2-3: null if this unit can act in this zone now. */
function actorTrouble(t: MonferratoTable, f: Zone, unit: number): Refusal | null {
  const args = { unit: unitName(t, unit) };
  const blame = [unitName(t, unit)];
  if (placeOf(t.s, unit) !== f.zone || commandOf(t, unit) !== commandIn(t))
    return refuse('M5.2-1', 'act.not-here', args, blame);
  return isMarked(t.s, unit, ACTIVATED) ? refuse('M5.2-3', 'act.acted', args, blame) : null;
}

/** A verb about one unit that can act; `suits`: which units it comes into question for. */
function unitVerb(
  suits: (t: MonferratoTable, unit: number) => boolean,
  fits: (t: MonferratoTable, f: Zone, unit: number) => Refusal | null,
  apply: (p: MonferratoPlay, f: Zone, unit: number, seat: number) => Next<Zone['at']>,
): ZoneVerb {
  return {
    things: (t, f) =>
      unitNames(
        t,
        ready(t, f).filter((unit) => suits(t, unit)),
      ),
    check(t, f, _seat, arg) {
      const unit = numberIn(t, 'unit', arg);
      if (unit < 0) return unknownThing(arg);
      return actorTrouble(t, f, unit) ?? fits(t, f, unit);
    },
    apply: (p, f, seat, arg) => apply(p, f, numberIn(p, 'unit', arg), seat),
  };
}

const isGuastatori = (t: MonferratoTable, unit: number): boolean => typeOf(t, unit) === 'guastatori';

/** M5.3-2 */
const onlyGuastatori = (t: MonferratoTable, unit: number): Refusal | null =>
  isGuastatori(t, unit) ? null : refuse('M5.3-2', 'act.wrong-type', { unit: unitName(t, unit) }, [unitName(t, unit)]);

/** M10-4 */
function fortTrouble(t: MonferratoTable, f: Zone, unit: number): Refusal | null {
  if (!t.frame('activation')?.forts.includes(f.zone)) return onlyGuastatori(t, unit);
  return refuse('M10-4', 'fort.once', { zone: zoneName(t, f.zone) });
}

function buildTrouble(t: MonferratoTable, f: Zone, unit: number): Refusal | null {
  const trouble = fortTrouble(t, f, unit);
  if (trouble) return trouble;
  const args = { unit: unitName(t, unit), zone: zoneName(t, f.zone) };
  const forts = fortsIn(t.s, f.zone, 0) + fortsIn(t.s, f.zone, 1);
  if (at(lookupOf(t.components).fortress, f.zone)) return refuse('M10-2', 'fort.fortress', args);
  if (forts >= 2) return refuse('M10-2', 'fort.two', args);
  if (at(t.s.fortsLeft, factionOf(t, unit)) === 0) return refuse('M10-2', 'fort.none-left', args);
  return f.armed.includes(unit) ? null : refuse('M10-1', 'act.no-attack-supply', args, [unitName(t, unit)]);
}

function demolishTrouble(t: MonferratoTable, f: Zone, unit: number): Refusal | null {
  const trouble = fortTrouble(t, f, unit);
  if (trouble) return trouble;
  if (fortsIn(t.s, f.zone, factionOf(t, unit)) > 0) return null;
  return refuse('M10-3', 'fort.none-here', { zone: zoneName(t, f.zone) });
}

/** M7.4-6 */
function recoverTrouble(t: MonferratoTable, _f: Zone, unit: number): Refusal | null {
  const args = { unit: unitName(t, unit) };
  const blame = [unitName(t, unit)];
  if (!isDisrupted(t.s, unit) || typeOf(t, unit) === 'commander')
    return refuse('M7.4-6', 'recover.in-order', args, blame);
  return isOutOfSupply(t.s, unit) ? refuse('M7.4-6', 'recover.out-of-supply', args, blame) : null;
}

/** M14.5-2, M14.5-3: a Camp that goes alone. */
function campTrouble(t: MonferratoTable, f: Zone, to: number): Refusal | null {
  const args = { zone: zoneName(t, to) };
  const blame = [zoneName(t, to)];
  const command = commandIn(t);
  const way = wayBetween(lookupOf(t.components), f.zone, to);
  if (movableCamp(t, command, f.zone) === NONE) return refuse('M14.5-4', 'camp.none-here', args);
  if (!way) return refuse('M2.3-5', 'move.not-adjacent', args, blame);
  if (way.kind === 'impassable') return refuse('M2.3-8', 'move.impassable', args, blame);
  if (way.kind === 'river') return refuse('M14.5-3', 'camp.river', args, blame);
  if (isClosed(t, to)) return refuse('MS-30', 'move.closed', args, blame);
  const enemy = otherSeat(at(lookupOf(t.components).commandFaction, command));
  return isHeldBy(t, to, enemy) ? refuse('M14.5-3', 'camp.enemy', args, blame) : null;
}

/** Work at walls is for those before them or inside, Forts are for the open country: elsewhere it does not come into question. */
const isInside = (t: MonferratoTable, unit: number): boolean => at(lookupOf(t.components).fortress, placeOf(t.s, unit));
const isBefore = (t: MonferratoTable, unit: number): boolean =>
  !isInside(t, unit) && targetsFrom(t, placeOf(t.s, unit)).length > 0;

const engineering = (work: Work): ZoneVerb =>
  unitVerb(
    (t, unit) =>
      isGuastatori(t, unit) && (work === WORKS.mine || work === WORKS.detonate ? isBefore : isInside)(t, unit),
    (t, f, unit) => onlyGuastatori(t, unit) ?? workTrouble(t, f, unit, work),
    (p, f, unit, seat) => {
      activate(p.s, [unit]);
      const sides = sidesFor(p, f.zone, seat, work);
      const side = sides.length === 1 ? at(sides, 0) : NONE;
      return call(frames.engineers({ work, seat, unit, zone: f.zone, side }), 'act');
    },
  );

export const zone: MonferratoProcedure<'zone'> = {
  begin: {
    run: (p, f) => openWindow(p, { at: 'zone', about: 'zone', zone: f.zone, from: f.zone }, 'ready'),
  },

  // M5-12, M13.2-3: Attack Supply after the window.
  ready: {
    run(p, f) {
      f.armed = armedUnits(p, f.zone, ready(p, f));
      return step('act');
    },
  },

  act: {
    run(p, f) {
      const command = commandIn(p);
      const idle = ready(p, f).length === 0 && movableCamp(p, command, f.zone) === NONE;
      return idle ? done() : ask(at(lookupOf(p.components).commandFaction, command));
    },
    verbs: {
      march: unitVerb(
        () => true,
        () => null,
        (p, f, unit, seat) => {
          activate(p.s, [unit]);
          return call(newMarch(p, f.zone, unit, seat), 'act');
        },
      ),
      bombard: {
        things: (t, f) => zoneNames(t, targetsFrom(t, f.zone)),
        check(t, f, seat, arg) {
          const target = numberIn(t, 'zone', arg);
          return target < 0 ? unknownThing(arg) : bombardTrouble(t, f, seat, target);
        },
        apply: (p, f, seat, arg) =>
          call(frames.bombardment({ seat, zone: f.zone, target: numberIn(p, 'zone', arg) }), 'act'),
      },
      mine: engineering(WORKS.mine),
      detonate: engineering(WORKS.detonate),
      countermine: engineering(WORKS.countermine),
      repair: engineering(WORKS.repair),
      build: unitVerb(
        (t, unit) => isGuastatori(t, unit) && !isInside(t, unit),
        buildTrouble,
        (p, f, unit, seat) => {
          activate(p.s, [unit]);
          p.frame('activation')?.forts.push(f.zone);
          addFort(p, f.zone, seat);
          p.log('fort.built', { unit: unitName(p, unit), zone: zoneName(p, f.zone) }, 'M10-1');
          return again;
        },
      ),
      demolish: unitVerb(
        (t, unit) => isGuastatori(t, unit) && fortsIn(t.s, placeOf(t.s, unit), factionOf(t, unit)) > 0,
        demolishTrouble,
        (p, f, unit, seat) => {
          activate(p.s, [unit]);
          p.frame('activation')?.forts.push(f.zone);
          removeFort(p, f.zone, seat);
          p.log('fort.destroyed', { faction: factionName(p, seat), zone: zoneName(p, f.zone) }, 'M10-3');
          return again;
        },
      ),
      recover: unitVerb(
        (t, unit) => isDisrupted(t.s, unit),
        recoverTrouble,
        (p, _f, unit) => {
          activate(p.s, [unit]);
          unmark(p.s, unit, BACK);
          p.log('recovered', { unit: unitName(p, unit) }, 'M7.4-6');
          return again;
        },
      ),
      camp: {
        things(t, f) {
          if (movableCamp(t, commandIn(t), f.zone) === NONE) return [];
          return zoneNames(
            t,
            at(lookupOf(t.components).ways, f.zone).map((way) => way.zone),
          );
        },
        check(t, f, _seat, arg) {
          const to = numberIn(t, 'zone', arg);
          return to < 0 ? unknownThing(arg) : campTrouble(t, f, to);
        },
        apply(p, f, _seat, arg) {
          const to = numberIn(p, 'zone', arg);
          const camp = movableCamp(p, commandIn(p), f.zone);
          p.s.camps[camp] = { zone: to, moved: true };
          p.log('camp.moves', { camp: nameIn(p, 'camp', camp), zone: zoneName(p, to) }, 'M14.5-2');
          return again;
        },
      },
      restore: restore<Zone, 'act'>((t) => commandIn(t)),
      finish: { check: () => null, apply: () => done() },
    },
  },
};
