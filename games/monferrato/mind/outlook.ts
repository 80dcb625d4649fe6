/** How the war looks to a faction: what its armies are drawn to, what the enemy could fall upon. */

import { at } from '@condotta/kernel';
import { commandSeat } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import type { MonferratoTable } from '../state.ts';
import { suppliedZones } from '../trace.ts';
import { holders, otherSeat, typeOf } from '../units.ts';
import { distances } from './ground.ts';
import { powers } from './worth.ts';

/** How somebody plays: what battles, sieges and caution weigh. */
export interface Stance {
  readonly daring: number;
  readonly siege: number;
  readonly caution: number;
}

export const STEADY: Stance = { daring: 1, siege: 1, caution: 1 };
export const BOLD: Stance = { daring: 1.6, siege: 1.1, caution: 0.5 };
export const PATIENT: Stance = { daring: 0.6, siege: 1.3, caution: 1.4 };

export interface Outlook {
  readonly t: MonferratoTable;
  readonly seat: number;
  readonly command: number;
  readonly stance: Stance;
  readonly far: readonly (readonly number[])[];
  readonly held: readonly number[];
  /** By zone: how hard own units there defend, and enemies there attack and defend. */
  readonly own: readonly number[];
  readonly foe: readonly number[];
  readonly foeDefence: readonly number[];
  /** By zone: how hard enemies could attack there before long. */
  readonly menace: readonly number[];
  /** By zone: how much an army of the Command wants to be there. */
  readonly pull: readonly number[];
  readonly supplied: readonly boolean[];
  /** What soldiers count for beside points: less and less towards the end. */
  readonly blood: number;
}

const NEAR = 3;
const NEXT = 6;
const LATER = 0.35;
/** A goal a movement point farther pulls so much less. */
const FADING = 0.84;
const FARTHEST = 99;
const FADED = Array.from({ length: FARTHEST }, (_, points) => FADING ** points);

const bit = (faction: number): number => 1 << faction;

export const isFoes = ({ held, seat }: Outlook, zone: number): boolean => (at(held, zone) & bit(otherSeat(seat))) !== 0;
export const isOwn = ({ held, seat }: Outlook, zone: number): boolean => (at(held, zone) & bit(seat)) !== 0;

export const turnsLeft = ({ s }: MonferratoTable): number => Math.max(0, s.end - s.turn + 1);

function menaceOf(t: MonferratoTable, foe: readonly number[]): number[] {
  const far = distances(t);
  return far.map((row) => {
    let total = 0;
    for (let zone = 0; zone < row.length; zone++) {
      const force = foe[zone] ?? 0;
      if (force === 0) continue;
      const way = row[zone] ?? 99;
      if (way <= NEAR) total += force;
      else if (way <= NEXT) total += force * LATER;
    }
    return total;
  });
}

export function outlookOf(t: MonferratoTable, seat: number, command: number, stance: Stance): Outlook {
  const held = holders(t);
  const own = powers(t, seat, false);
  const foe = powers(t, otherSeat(seat), true);
  const base = {
    t,
    seat,
    command,
    stance,
    far: distances(t),
    held,
    own,
    foe,
    foeDefence: powers(t, otherSeat(seat), false),
    menace: menaceOf(t, foe),
    supplied: suppliedZones(t, command),
    blood: Math.min(1, 0.25 + turnsLeft(t) / 12),
  };
  return { ...base, pull: pullsOf({ ...base, pull: [] }) };
}

interface Goal {
  readonly zone: number;
  readonly weight: number;
}

function pullsOf(o: Outlook): number[] {
  const goals = goalsOf(o);
  return o.far.map((row) => {
    let best = 0;
    for (const { zone, weight } of goals) {
      const pull = weight * (FADED[row[zone] ?? FARTHEST] ?? 0);
      if (pull > best) best = pull;
    }
    return best;
  });
}

/** MS-27, MS-28: what it costs if units of this Command enter the zone for the first time. */
export function cautionAt({ t, command }: Outlook, zone: number): number {
  const { army } = at(t.components.commands, command);
  const { land } = at(t.components.zones, zone);
  let cost = 0;
  for (const [i, caution] of t.components.cautions.entries())
    if (caution.army === army && caution.land === land && !t.s.cautioned[i]) cost += caution.points;
  return cost;
}

/** An army without a Camp on the map or to come never attacks (M13.2-5). */
const canAttack = ({ t, command }: Outlook): boolean => {
  const { army } = at(t.components.commands, command);
  return t.components.camps.some((camp) => camp.army === army);
};

function goalsOf(o: Outlook): Goal[] {
  const { t, seat, command } = o;
  const { sidesOf, sides, sources } = lookupOf(t.components);
  const goals: Goal[] = [];
  const add = (zone: number, weight: number): void => {
    if (weight > 0 && cautionAt(o, zone) === 0) goals.push({ zone, weight });
  };
  const attacks = canAttack(o);
  for (const [zone, { points }] of t.components.zones.entries()) {
    if (points === 0) continue;
    const fortress = at(sidesOf, zone).length > 0;
    if (isOwn(o, zone)) {
      const menace = at(o.menace, zone);
      // To be inside, if it is in danger; and to drive away who lies before it.
      add(
        zone,
        fortress ? Math.min(4, 0.6 + 0.9 * Math.max(0, menace - at(o.own, zone) + 1)) : Math.min(1, 0.3 * menace),
      );
      if (attacks)
        for (const side of at(sidesOf, zone)) add(at(sides, side).outside, relief(o, at(sides, side).outside));
    } else if (!attacks) continue;
    else if (fortress && isFoes(o, zone))
      for (const side of at(sidesOf, zone)) add(at(sides, side).outside, siegeWorth(o, side));
    else add(zone, (isFoes(o, zone) ? 2.2 : 2.6) * points);
  }
  for (const [other, zones] of sources.entries()) {
    const friend = commandSeat(t, other) === seat;
    for (const zone of zones) {
      if (friend && isOwn(o, zone) && at(o.menace, zone) > at(o.own, zone)) add(zone, 1.5);
      if (friend && isFoes(o, zone) && other === command) add(zone, 3);
      // Their source taken, a whole Command starves.
      if (!friend && attacks && at(t.components.zones, zone).points === 0) add(zone, 0.8);
    }
  }
  return goals;
}

const relief = (o: Outlook, zone: number): number => (isFoes(o, zone) ? 1.5 + 0.5 * Math.min(4, at(o.foe, zone)) : 0);

/** How good it is to lie before this wall: a low one, on dry ground, where friends lie already. */
function siegeWorth(o: Outlook, side: number): number {
  const { outside, kind, fortress } = at(lookupOf(o.t.components).sides, side);
  const level = at(o.t.s.levels, side);
  const ease = kind === 'river' ? 0.2 : kind === 'bridge' ? 0.75 - 0.1 * level : 1 - 0.1 * level;
  const mined = at(o.t.s.mines, side) > 0 ? 0.6 : 0;
  const { points } = at(o.t.components.zones, fortress);
  // A weak garrison invites.
  const prospect = 1.7 / (0.6 + at(o.foeDefence, fortress) / 2.5);
  return o.stance.siege * 0.4 * points * prospect * (ease + mined + 0.12 * Math.min(3, at(o.own, outside)));
}

/** The units of the Command that march and work: Garrisons stay where they are. */
export const mobile = (t: MonferratoTable, units: readonly number[]): number[] =>
  units.filter((unit) => typeOf(t, unit) !== 'garrison');
