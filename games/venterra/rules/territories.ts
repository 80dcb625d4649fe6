/** F4 Territories and terrain: who is where, who controls what, and what the ground is worth. */

import { at, type Seat, sum } from '@condotta/kernel';
import type { Structure, Terrain, UnitKind } from '../components/index.ts';
import { UNITS } from '../components/index.ts';
import { besides, cellOf } from '../map.ts';
import { KINDS, type Position, SHIP, SPENT_SHIP, type State } from '../state.ts';
import { placeName } from '../things.ts';
import { playerOf } from './players.ts';
import { kindOfTile, structureOn } from './structures.ts';

export const hexName = (s: State, hex: number): string => placeName(at(s.places, hex));

export const kindOf = (unit: UnitKind): number => UNITS.indexOf(unit);

/** A spent Ship is a Ship in everything but support. */
export const pieceKind = (kind: number): number => (kind === SPENT_SHIP ? SHIP : kind);

export const isShip = (kind: number): boolean => kind === SHIP || kind === SPENT_SHIP;

// ---- units ------------------------------------------------------------------------------------------------------------

export const unitsOf = (s: State, hex: number, kind: number): number => at(s.units, hex * KINDS + kind);

export function countOn(s: State, hex: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count += unitsOf(s, hex, kind);
  return count;
}

export const countIn = (units: readonly number[]): number => sum(units);

export const noUnits = (): number[] => [0, 0, 0, 0, 0, 0];

/** Puts units of a seat that are nowhere else into a territory. */
export function addUnits(s: State, hex: number, seat: Seat, kind: number, count: number): void {
  if (count === 0) return;
  s.units[hex * KINDS + kind] = unitsOf(s, hex, kind) + count;
  s.holders[hex] = seat;
}

/** Takes units out of a territory; F4.9: with the last one the hold on it is gone. */
export function takeUnits(s: State, hex: number, kind: number, count: number): void {
  s.units[hex * KINDS + kind] = unitsOf(s, hex, kind) - count;
  if (countOn(s, hex) === 0) s.holders[hex] = -1;
}

/** F1.11: a lost unit goes back to the supply. */
export function returnUnit(s: State, seat: Seat, kind: number, count = 1): void {
  const { supply } = playerOf(s, seat);
  const piece = pieceKind(kind);
  supply[piece] = at(supply, piece) + count;
}

/** F11.10: a new action begins, or one ends: every Ship may support again. */
export function refreshShips(s: State): void {
  for (let i = 0; i < s.units.length; i += KINDS) {
    const spent = at(s.units, i + SPENT_SHIP);
    if (spent === 0) continue;
    s.units[i + SHIP] = at(s.units, i + SHIP) + spent;
    s.units[i + SPENT_SHIP] = 0;
  }
}

// ---- control ----------------------------------------------------------------------------------------------------------

/** The seat that plays a faction, or -1. */
function seatOfFaction(s: State, faction: number): number {
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat]?.faction === faction) return seat;
  return -1;
}

/** The seat whose colour a tile has. */
export const ownerOfTile = (s: State, tile: number): number => seatOfFaction(s, Math.floor(((tile >> 1) - 1) / 7));

/** F4.5: the seat that controls a territory, or -1: it is wilderness (F4.6). */
export function controllerOf(s: State, hex: number): number {
  const holder = at(s.holders, hex);
  if (holder >= 0) return holder;
  const tile = at(s.structures, hex);
  return tile === 0 ? -1 : ownerOfTile(s, tile);
}

/** The territories a seat controls. */
export function realmOf(s: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < s.places.length; hex++) if (controllerOf(s, hex) === seat) found.push(hex);
  return found;
}

/** F5.2: the territories whose structure a seat controls. */
export function structuresOf(s: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < s.places.length; hex++)
    if (s.structures[hex] !== 0 && controllerOf(s, hex) === seat) found.push(hex);
  return found;
}

// ---- ground -----------------------------------------------------------------------------------------------------------

/** F3.20: a Fortress hides its hex. */
function isHidden(t: Position, hex: number): boolean {
  const tile = at(t.s.structures, hex);
  return tile !== 0 && kindOfTile(t, tile) === 'fortress';
}

/** Null: a Fortress hides it. */
export const terrainOf = (t: Position, hex: number): Terrain | null =>
  isHidden(t, hex) ? null : cellOf(t.components, t.s, hex).terrain;

/** F4.1: land is whatever is not water, and every Fortress hex. */
export const isWater = (t: Position, hex: number): boolean =>
  cellOf(t.components, t.s, hex).terrain === 'water' && !isHidden(t, hex);

/** F6.2: may a unit of this kind stand here? */
export const isGroundFor = (t: Position, kind: number, hex: number): boolean => isShip(kind) === isWater(t, hex);

/** F4.10, F3.20: the printed points. */
export const groundPoints = (t: Position, hex: number): number =>
  isHidden(t, hex) ? 0 : cellOf(t.components, t.s, hex).points;

/** F17.4 */
export const wildernessOf = (t: Position, hex: number): number => cellOf(t.components, t.s, hex).wilderness;

/** F4.2: what a mountain adds to any defense. */
const MOUNTAIN_BONUS = 1;
export const heightOf = (t: Position, hex: number): number => (terrainOf(t, hex) === 'mountain' ? MOUNTAIN_BONUS : 0);

/** F4.11: fields and mountains have a square for a structure. */
export function isBuildable(t: Position, hex: number): boolean {
  const terrain = terrainOf(t, hex);
  return terrain === 'field' || terrain === 'mountain';
}

/** The water beside a territory. */
export const waterBeside = (t: Position, hex: number): number[] => besides(t.s, hex).filter((near) => isWater(t, near));

/** The sum of a value over the structures a seat controls. */
export function sumOfStructures(t: Position, seat: Seat, value: (structure: Structure) => number): number {
  let total = 0;
  for (const hex of structuresOf(t.s, seat)) {
    const structure = structureOn(t, hex);
    if (structure) total += value(structure);
  }
  return total;
}
