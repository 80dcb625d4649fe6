/** What units can do to each other: attack and defense by kind, and who can strike where. */

import { at, range, type Seat, sum } from '@condotta/kernel';
import type { Components, Terrain } from '../components/index.ts';
import { combatCardOf } from '../rules/combat-cards.ts';
import { effectsOf } from '../rules/effects.ts';
import { playerOf } from '../rules/players.ts';
import { kindOf } from '../rules/territories.ts';
import { attackOf, defenseOf } from '../rules/totals.ts';
import { KINDS, type Position, SHIP, SPENT_SHIP } from '../state.ts';

export const SOLDIER = kindOf('soldier');
export const SCOUT = kindOf('scout');
export const SIEGE = kindOf('siege');
export const KNIGHT = kindOf('knight');

/** What the units of a seat are worth in a fight, its upgrades included. */
export interface Arms {
  /** By kind: on open ground, and against a territory with a structure. */
  readonly attack: readonly number[];
  readonly siege: readonly number[];
  readonly defense: readonly number[];
  readonly ground: readonly { readonly terrain: Terrain; readonly amount: number }[];
  readonly swarm: readonly { readonly units: number; readonly amount: number }[];
  /** Added where units and a structure defend. */
  readonly garrison: number;
}

/** They depend on few things that change seldom: made once for each box, faction, set of upgrades and Forge. */
const known = new WeakMap<Components, Map<number, Arms>>();

export function armsOf(t: Position, seat: Seat): Arms {
  const { faction, upgrades, forge } = playerOf(t.s, seat);
  let key = faction * 2 + (forge ? 1 : 0);
  for (const active of upgrades) key = key * 2 + (active ? 1 : 0);
  let found = known.get(t.components);
  if (!found) {
    found = new Map();
    known.set(t.components, found);
  }
  const before = found.get(key);
  if (before) return before;
  const arms = makeArms(t, seat);
  found.set(key, arms);
  return arms;
}

function makeArms(t: Position, seat: Seat): Arms {
  const attack: number[] = [];
  const siege: number[] = [];
  const defense: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    attack.push(attackOf(t, seat, kind, false));
    siege.push(attackOf(t, seat, kind, true));
    defense.push(defenseOf(t, seat, kind));
  }
  return {
    attack,
    siege,
    defense,
    ground: effectsOf(t, seat, 'ground'),
    swarm: effectsOf(t, seat, 'swarm'),
    garrison: sum(effectsOf(t, seat, 'garrison').map(({ amount }) => amount)),
  };
}

/** What upgrades add to an attack of so many units on this terrain. */
export function attackBonus({ ground, swarm }: Arms, terrain: Terrain | null, units: number): number {
  let bonus = 0;
  for (const one of ground) if (one.terrain === terrain) bonus += one.amount;
  for (const one of swarm) if (units >= one.units) bonus += one.amount;
  return bonus;
}

/** The values of the combat cards in a hand, the best first (F7.9: everybody can know them). */
export function handValues(t: Position, seat: Seat): number[] {
  const values: number[] = [];
  const { combat } = playerOf(t.s, seat);
  for (let kind = combat.length - 1; kind >= 0; kind--)
    for (let n = at(combat, kind); n > 0; n--) values.push(combatCardOf(t, kind).value);
  return values;
}

/**
 * By territory: the attack that a seat could bring there by one Charge, its cards aside. Ways over own ships and of Knights
 * through friendly land are counted, longer ones are not.
 */
export function pressureOf(
  { s }: Position,
  seat: Seat,
  arms: Arms,
  control: readonly number[],
  water: readonly boolean[],
): number[] {
  const found: number[] = Array<number>(control.length).fill(0);
  for (let hex = 0; hex < control.length; hex++) {
    if (s.holders[hex] !== seat) continue;
    let land = 0;
    let riders = 0;
    let ships = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = at(s.units, hex * KINDS + kind);
      if (count === 0) continue;
      const strength = count * at(arms.siege, kind);
      if (kind === SHIP || kind === SPENT_SHIP) ships += strength;
      else if (kind === KNIGHT) riders += strength;
      else land += strength;
    }
    spread(found, s.near, control, water, seat, hex, land + riders, riders, ships);
  }
  return found;
}

function spread(
  found: number[],
  near: readonly number[],
  control: readonly number[],
  water: readonly boolean[],
  seat: Seat,
  hex: number,
  land: number,
  riders: number,
  ships: number,
): void {
  const reached: number[] = [hex];
  const sails = ships > 0;
  for (let d = 0; d < 6; d++) {
    const next = at(near, hex * 6 + d);
    if (next < 0) continue;
    if (water[next] === sails) {
      if (!reached.includes(next)) {
        reached.push(next);
        found[next] = at(found, next) + (sails ? ships : land);
      }
    } else if (sails || control[next] !== seat) continue;
    // On through friendly land with Knights, through friendly water with Ships; over own Ships with everybody.
    if (control[next] !== seat) continue;
    const strength = sails ? ships : water[next] ? land : riders;
    if (strength === 0) continue;
    for (let e = 0; e < 6; e++) {
      const far = at(near, next * 6 + e);
      if (far < 0 || water[far] !== sails || reached.includes(far) || isBeside(near, hex, far)) continue;
      reached.push(far);
      found[far] = at(found, far) + strength;
    }
  }
}

function isBeside(near: readonly number[], a: number, b: number): boolean {
  for (let d = 0; d < 6; d++) if (near[a * 6 + d] === b) return true;
  return false;
}

/** How likely an attack of this strength takes what is defended by that, if it comes; cards of both hands blur it. */
export function risk(attack: number, defense: number): number {
  if (attack === 0) return 0;
  return 1 / (1 + Math.exp(-1.1 * (attack - defense - 0.5)));
}

export const allSeats = ({ s }: Position): Seat[] => range(s.players.length);
