/** The field as a mind looks at it: who stands where, and where a Unit can come by one execution of moving. */

import { at, type Decision, range, tableOf } from '@condotta/kernel';
import { ALL_CELLS, AREA_COUNT, edgeCells, left, OFF, right } from '../field.ts';
import { NONE, type RavennaTable, type RavennaTypes } from '../state.ts';
import { areaName, faceName } from '../things.ts';
import { dataOf, sideOfUnit, sizeOf, unitAt } from '../units.ts';
import { type Terrain, terrainOf } from './terrain.ts';

export const decision = (verb: string, arg: string | number | null = null): Decision => ({ verb, arg });

export interface Ground {
  readonly t: RavennaTable;
  readonly terrain: Terrain;
  /** By Area: whose Units stand there, or NONE. */
  readonly holders: Int8Array;
  /** By Area: how many cells the Units there need, and which cells they cover (R3.6). */
  readonly cells: Uint8Array;
  readonly covered: Uint8Array;
  /** The guns on the field. */
  readonly guns: readonly number[];
  /** By Area: the Unit there that stands best in a fight, how well, and how well the next one does; see `companionOf`. */
  readonly champions: readonly Champion[];
}

interface Champion {
  readonly unit: number;
  readonly melee: number;
  readonly next: number;
}

/** Nobody stands there. */
export const ALONE = -9;
const NO_CHAMPION: Champion = { unit: NONE, melee: ALONE, next: ALONE };

/** R11.8: how well the best of the others there stands in a fight, if this Unit stands there too; ALONE: there is nobody. */
export function companionOf({ champions, holders }: Ground, unit: number, area: number): number {
  if (holders[area] !== sideOfUnit(unit)) return ALONE;
  const { unit: champion, melee, next } = at(champions, area);
  return champion === unit ? next : melee;
}

/** How well a Unit stands where it is. */
export const standing = (t: RavennaTable, unit: number): number => {
  const { wounded, maintains } = unitAt(t.s, unit);
  return dataOf(t, unit).melee - (wounded ? 1 : 0) + (maintains ? 1 : 0);
};

/** R13.11: is there room to pass for a tile of this size, whatever it lies like? It does not stand there itself. */
export const roomToPass = ({ covered }: Ground, area: number, size: number): boolean =>
  size === 1 ? covered[area] !== ALL_CELLS : ROOM_FOR_TWO[covered[area] ?? ALL_CELLS] === 1;
const ROOM_FOR_TWO = Uint8Array.from(range(ALL_CELLS + 1), (taken) =>
  range(4).some((direction) => (edgeCells(direction) & taken) === 0) ? 1 : 0,
);

export function groundOf(t: RavennaTable): Ground {
  const holders = new Int8Array(AREA_COUNT).fill(NONE);
  const cells = new Uint8Array(AREA_COUNT);
  const covered = new Uint8Array(AREA_COUNT);
  const guns: number[] = [];
  const champions = new Array<Champion>(AREA_COUNT).fill(NO_CHAMPION);
  for (let unit = 0; unit < t.s.units.length; unit++) {
    const { area, cells: lies } = unitAt(t.s, unit);
    if (area === NONE) continue;
    holders[area] = sideOfUnit(unit);
    cells[area] = (cells[area] ?? 0) + sizeOf(t, unit);
    covered[area] = (covered[area] ?? 0) | lies;
    if (dataOf(t, unit).type === 'artillery') guns.push(unit);
    const own = standing(t, unit);
    const best = at(champions, area);
    champions[area] =
      own > best.melee ? { unit, melee: own, next: best.melee } : { ...best, next: Math.max(best.next, own) };
  }
  return { t, terrain: terrainOf(t.components), holders, cells, covered, guns, champions };
}

/** Where a Unit can halt, and the way there. */
export interface End {
  readonly area: number;
  readonly facing: number;
  readonly advanced: number;
  readonly turned: number;
  readonly before: End | null;
}

/** What a Unit may still do. */
export interface Means {
  readonly advances: number;
  readonly turns: number;
}

const MOST_CELLS = 4;

/** Which states of a march have been looked at: stamped with the number of the search, so that nothing has to be wiped. */
const stamps = new Int32Array(AREA_COUNT * 4 * 8 * 8);
const places = new Int32Array(AREA_COUNT * 4);
let searches = 0;

/** All ends, the present place first, each by its shortest way. Nobody leaves the board. */
export function endsOf(ground: Ground, unit: number, { advances, turns }: Means): End[] {
  const { t, terrain, holders, cells } = ground;
  const { area, facing, cells: lies } = unitAt(t.s, unit);
  const size = sizeOf(t, unit);
  const enemy = 1 - sideOfUnit(unit);
  const isFoot = dataOf(t, unit).type === 'infantry';
  const search = ++searches;
  const queue: End[] = [];
  const ends: End[] = [];
  const visit = (where: number, face: number, advanced: number, turned: number, before: End | null): void => {
    const key = ((where * 4 + face) * 8 + advanced) * 8 + turned;
    if (stamps[key] === search) return;
    stamps[key] = search;
    queue.push({ area: where, facing: face, advanced, turned, before });
  };
  visit(area, facing, 0, 0, null);
  for (let i = 0; i < queue.length; i++) {
    const end = queue[i];
    if (!end) break;
    const { area: here, facing: face, advanced, turned } = end;
    if (places[here * 4 + face] !== search) {
      places[here * 4 + face] = search;
      ends.push(end);
    }
    if (turned < turns) {
      visit(here, left(face), advanced, turned + 1, end);
      visit(here, right(face), advanced, turned + 1, end);
    }
    if (advanced === advances) continue;
    const ahead = terrain.next[here * 4 + face] ?? OFF;
    if (ahead === OFF || holders[ahead] === enemy) continue;
    if (!isFoot && terrain.ditch[here * 4 + face] === 1) continue;
    if (ahead !== area && (cells[ahead] ?? 0) + size > MOST_CELLS) continue;
    // R13.11: whoever lies where he starts can leave it; on the march he needs room to pass wherever he is.
    if ((here !== area || lies === 0) && !roomToPass(ground, here, size)) continue;
    visit(ahead, face, advanced + 1, turned, end);
  }
  return ends;
}

/** The clicks that lead there, with the halt. */
export function wayTo(end: End): Decision[] {
  const clicks = [decision('halt')];
  for (let now = end; now.before; now = now.before) {
    const turned = now.facing !== now.before.facing;
    clicks.unshift(turned ? decision('turn', faceName(now.facing)) : decision('advance', areaName(now.area)));
  }
  return clicks;
}

/** The same table with one Unit elsewhere. */
export function withUnitAt(t: RavennaTable, unit: number, area: number, facing: number): RavennaTable {
  const units = t.s.units.slice();
  units[unit] = { ...unitAt(t.s, unit), area, facing };
  return tableOf<RavennaTypes>({ ...t.s, units }, t.components);
}

/** How many steps it is from each Area to one from which an enemy of this side can be attacked, on foot or on horseback. */
export function approachOf({ terrain: { next, ditch }, holders }: Ground, side: number, isFoot: boolean): Int8Array {
  const enemy = 1 - side;
  const far = new Int8Array(AREA_COUNT).fill(UNREACHED);
  let found = 0;
  for (let area = 0; area < AREA_COUNT; area++)
    if (holders[area] === enemy) {
      reached[found++] = area;
      far[area] = -1;
    }
  for (let i = 0; i < found; i++) {
    const area = reached[i] ?? 0;
    for (let edge = area * 4; edge < area * 4 + 4; edge++) {
      const there = next[edge] ?? OFF;
      if (there === OFF || far[there] !== UNREACHED || (!isFoot && ditch[edge] === 1)) continue;
      far[there] = (far[area] ?? 0) + 1;
      reached[found++] = there;
    }
  }
  return far;
}
/** Farther than anything on the field. */
const UNREACHED = 20;
/** Where the search above has come, in order. */
const reached = new Int8Array(AREA_COUNT);
