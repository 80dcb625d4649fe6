/** M16.3, M16.5: the units of a reinforcement chit come to the map, or wait on the Timeline. */

import { ask, at, call, done, type Next, step, unknownThing } from '@condotta/kernel';
import { enterPlay } from '../commands.ts';
import type { Effect } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { relocate } from '../pieces.ts';
import { boxOf } from '../set-up.ts';
import {
  type FrameOf,
  frames,
  type MonferratoPlay,
  type MonferratoProcedure,
  type MonferratoTable,
  NONE,
  RESERVE,
  refuse,
  WAITING,
} from '../state.ts';
import { chitName, nameIn, numberIn, unitNames, zoneName, zoneNames } from '../things.ts';
import { armyOf, campArmy, commandOf, factionOf, isHeldBy, otherSeat, placeOf, typeOf } from '../units.ts';
import { clashFrame } from './battle.ts';
import { chitOf } from './hand.ts';
import { truceOfZone } from './truce.ts';

type Reinforcement = FrameOf<'reinforcement'>;
type ReinforceEffect = Extract<Effect, { readonly kind: 'reinforce' }>;

function effectOf(t: MonferratoTable, chit: number): ReinforceEffect {
  const [effect] = chitOf(t, chit).effects;
  if (effect?.kind !== 'reinforce') throw new Error('no reinforcement chit');
  return effect;
}

const countersOf = (t: MonferratoTable, chit: number): number[] =>
  effectOf(t, chit).units.map((id) => lookupOf(t.components).units.get(id) ?? 0);

/** M16.5-5: those that have not come yet. */
const unitsOf = (t: MonferratoTable, chit: number): number[] =>
  countersOf(t, chit).filter((unit) => placeOf(t.s, unit) === RESERVE || placeOf(t.s, unit) === WAITING);

/** M16-3: whose units they are. */
export const reinforcementSeat = (t: MonferratoTable, chit: number): number => factionOf(t, at(countersOf(t, chit), 0));

export const groupArmy = (t: MonferratoTable, chit: number): number => armyOf(t, at(countersOf(t, chit), 0));

/** M16.3-4: played early, they wait on the box of their date. */
export function placeGroup(p: MonferratoPlay, chit: number, due = dueBox(p, chit), sure = false): void {
  for (const unit of unitsOf(p, chit)) p.s.places[unit] = WAITING;
  p.s.groups.push({ chit, due, sure });
  p.log('group.placed', { chit: chitName(p, chit), box: nameIn(p, 'box', due) }, 'M16.3-4');
}

function dueBox(t: MonferratoTable, chit: number): number {
  const { date } = chitOf(t, chit);
  return date ? boxOf(t.components, date) : t.s.turn;
}

/** M16.5-4: an enemy-held Fortress without Breach takes nobody, and none takes guns; chit 45: who is placed enters, too. */
function canTake(t: MonferratoTable, zone: number, seat: number, units: readonly number[]): boolean {
  const { fortress, sidesOf } = lookupOf(t.components);
  if (!isHeldBy(t, zone, otherSeat(seat))) return true;
  if (truceOfZone(t, zone)) return false;
  if (!fortress[zone]) return true;
  if (units.some((unit) => typeOf(t, unit) === 'artillery')) return false;
  return at(sidesOf, zone).some((side) => at(t.s.levels, side) === 0);
}

/** M16.3-1, M16.5-4: where the owner may place them; empty: nowhere (M16.5-6). */
function zonesFor(t: MonferratoTable, f: Reinforcement): number[] {
  const { zones, sources } = lookupOf(t.components);
  const { to, instead } = effectOf(t, f.chit);
  const units = unitsOf(t, f.chit);
  const enemy = otherSeat(f.seat);
  const numberOf = (id: string): number => zones.get(id) ?? 0;
  const named = to
    .filter(({ zone, friend }) => !friend || isHeldBy(t, numberOf(zone), f.seat))
    .map(({ zone }) => numberOf(zone));
  const moved = instead !== null && named.every((zone) => isHeldBy(t, zone, enemy)) ? [numberOf(instead)] : named;
  const fitting = moved.filter((zone) => canTake(t, zone, f.seat, units));
  if (fitting.length > 0) return fitting;
  const [first] = units;
  if (first === undefined) return moved.slice(0, 1);
  return at(sources, commandOf(t, first)).filter((zone) => canTake(t, zone, f.seat, units));
}

/** M11, D11: a Camp of their army that has never been in play comes with them. */
function bringCamp(p: MonferratoPlay, army: number, zone: number): void {
  const camp = p.s.camps.findIndex((one, i) => one.zone === RESERVE && campArmy(p, i) === army);
  if (camp >= 0) p.s.camps[camp] = { zone, moved: false };
}

function place(p: MonferratoPlay, f: Reinforcement, zone: number): Next<Reinforcement['at']> {
  const { camp, opens } = effectOf(p, f.chit);
  const units = unitsOf(p, f.chit);
  const army = groupArmy(p, f.chit);
  f.zone = zone;
  // MS-30
  if (opens) p.s.open = true;
  for (const unit of units) {
    // M13-5, M16.5-5: in good order and without markers.
    p.s.marks[unit] = 0;
    enterPlay(p, commandOf(p, unit));
  }
  if (at(p.s.morale, army) === 0) p.s.morale[army] = at(p.s.entering, army);
  if (camp) bringCamp(p, army, zone);
  p.log('reinforcements', { units: unitNames(p, units), zone: zoneName(p, zone) }, 'M16.3-1');
  relocate(p, units, zone);
  if (!isHeldBy(p, zone, otherSeat(f.seat))) return call(frames.occupy({ seat: f.seat, zone }), 'placed');
  // M16.5-3
  const battle = clashFrame(p, zone, f.seat, units, { origins: units.map(() => NONE), quiet: f.quiet });
  return battle ? call(battle, 'placed') : call(frames.occupy({ seat: f.seat, zone }), 'placed');
}

export const reinforcement: MonferratoProcedure<'reinforcement'> = {
  place: {
    run(p, f) {
      const [only, ...others] = zonesFor(p, f);
      if (unitsOf(p, f.chit).length === 0) return done();
      if (others.length > 0) return step('zone');
      if (only !== undefined) return place(p, f, only);
      // M16.5-6: tried again each turn, without a die.
      placeGroup(p, f.chit, p.s.turn, true);
      return done();
    },
  },

  zone: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      put: {
        things: (t, f) => zoneNames(t, zonesFor(t, f)),
        check(t, f, _seat, arg) {
          const zone = numberIn(t, 'zone', arg);
          if (zone < 0) return unknownThing(arg);
          if (zonesFor(t, f).includes(zone)) return null;
          return refuse('M16.3-1', 'reinforcements.not-there', { zone: zoneName(t, zone) }, [zoneName(t, zone)]);
        },
        apply: (p, f, _seat, arg) => place(p, f, numberIn(p, 'zone', arg)),
      },
    },
  },

  placed: { run: () => done() },
};
