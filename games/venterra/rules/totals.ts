/** F6.14, F17.3, F17.4, F18.5, F18.6 The totals of a fight. */

import { at, type Seat } from '@condotta/kernel';
import { UNITS } from '../components/index.ts';
import { ATTACKER, DEFENDER, type FrameOf, KINDS, type Position } from '../state.ts';
import { combatCardOf } from './combat-cards.ts';
import { effectsOf } from './effects.ts';
import { playerOf } from './players.ts';
import { unitOf } from './recruiting.ts';
import { structureOn } from './structures.ts';
import {
  controllerOf,
  countIn,
  countOn,
  heightOf,
  pieceKind,
  terrainOf,
  unitsOf,
  wildernessOf,
} from './territories.ts';

type Fight = Readonly<FrameOf<'fight'>>;

export const seatOf = (f: Fight, side: number): Seat => (side === ATTACKER ? f.seat : f.foe);

/** F6.6: the attack of one unit. */
export function attackOf(t: Position, seat: Seat, kind: number, againstStructure: boolean): number {
  const unit = unitOf(t, kind);
  if (!againstStructure) return unit.attack;
  let attack = Math.max(unit.attack, unit.siege);
  if (unit.siege > unit.attack)
    for (const effect of effectsOf(t, seat, 'siege')) attack = Math.max(attack, effect.attack);
  return attack;
}

/** F6.11: the defense of one unit. */
export function defenseOf(t: Position, seat: Seat, kind: number): number {
  const unit = unitOf(t, kind);
  let defense = playerOf(t.s, seat).forge ? unit.forgeDefense : unit.defense;
  for (const effect of effectsOf(t, seat, 'defense'))
    if (effect.unit === UNITS[pieceKind(kind)]) defense += effect.amount;
  return defense;
}

/** What upgrades add to an attack as a whole. */
function attackBonus(t: Position, f: Fight): number {
  let bonus = 0;
  const terrain = terrainOf(t, f.hex);
  for (const effect of effectsOf(t, f.seat, 'ground')) if (effect.terrain === terrain) bonus += effect.amount;
  const units = countIn(f.units);
  for (const effect of effectsOf(t, f.seat, 'swarm')) if (units >= effect.units) bonus += effect.amount;
  return bonus;
}

/** F18.5, without combat cards. */
export function attackTotal(t: Position, f: Fight): number {
  const againstStructure = at(t.s.structures, f.hex) > 0;
  let total = attackBonus(t, f) + at(f.support, ATTACKER) + at(f.bonus, ATTACKER);
  for (let kind = 0; kind < KINDS; kind++) {
    const count = at(f.units, kind);
    if (count > 0) total += count * attackOf(t, f.seat, kind, againstStructure);
  }
  return total;
}

/** What holds a territory against an attack by itself: F17.4 the wilderness, F18.6 units and structure of its controller. */
export function groundDefense(t: Position, hex: number): number {
  const { s } = t;
  const seat = controllerOf(s, hex);
  if (seat < 0) return wildernessOf(t, hex) + heightOf(t, hex);
  let total = heightOf(t, hex) + (structureOn(t, hex)?.defense ?? 0);
  for (let kind = 0; kind < KINDS; kind++) {
    const count = unitsOf(s, hex, kind);
    if (count > 0) total += count * defenseOf(t, seat, kind);
  }
  if (countOn(s, hex) > 0 && at(s.structures, hex) > 0)
    for (const effect of effectsOf(t, seat, 'garrison')) total += effect.amount;
  return total;
}

/** F18.6, without combat cards. */
export const defenseTotal = (t: Position, f: Fight): number =>
  groundDefense(t, f.hex) + at(f.support, DEFENDER) + at(f.bonus, DEFENDER);

/** F7.1: what a side's combat card adds. */
export function cardValue(t: Position, f: Fight, side: number): number {
  const kind = at(f.cards, side);
  return kind < 0 ? 0 : combatCardOf(t, kind).value;
}
