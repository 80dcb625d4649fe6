/** Where a Troop can get to. */

import { at } from '@condotta/kernel';
import type { Components } from '../components/index.ts';
import { tileOf } from '../rules/lookup.ts';
import { type State, TILE_COUNT, type Troop, type VenturaTable } from '../state.ts';

const SIZE = TILE_COUNT + 1;
const FAR = 99;

export interface Reach {
  /** By tile: the points left on arriving there, or -1. */
  readonly left: Int8Array;
  /** By tile: the tile before it on the way. */
  readonly before: Int8Array;
}

/**
 * The Territories that `troop` can end on with `points`. Opponents bar the way: a Territory they hold can be
 * entered, but not passed.
 */
export function reachOf(t: VenturaTable, troop: Troop, points: number): Reach {
  const { near } = t.s;
  const costs = costsOf(t.components);
  const left = new Int8Array(SIZE).fill(-1);
  const before = new Int8Array(SIZE);
  const barred = new Uint8Array(SIZE);
  for (const other of t.s.troops) if (other.seat !== troop.seat) barred[other.at] = 1;
  barred[troop.at] = 0;
  left[troop.at] = points;
  const queue = [troop.at];
  for (const tile of queue) {
    if (barred[tile] === 1) continue;
    const have = left[tile] ?? -1;
    for (let d = tile * 6; d < tile * 6 + 6; d++) {
      const next = near[d] ?? 0;
      if (next === 0) continue;
      const rest = have - (costs[next] ?? FAR);
      if (rest < 0 || rest <= (left[next] ?? -1)) continue;
      left[next] = rest;
      before[next] = tile;
      queue.push(next);
    }
  }
  return { left, before };
}

/** The Territories on the way from `from` to `to`, the last one included. */
export function wayTo(reach: Reach, from: number, to: number): number[] {
  const way = [to];
  for (let n = 0; n < TILE_COUNT; n++) {
    const previous = reach.before[at(way, 0)] ?? 0;
    if (previous === from || previous === 0) break;
    way.unshift(previous);
  }
  return way;
}

const costTables = new WeakMap<Components, Int8Array>();

/** Movement Costs by tile. */
function costsOf(components: Components): Int8Array {
  const known = costTables.get(components);
  if (known) return known;
  const costs = new Int8Array(SIZE);
  for (const tile of components.tiles) costs[tile.id] = tile.cost;
  costTables.set(components, costs);
  return costs;
}

/** Movement points needed from each Territory to `to`, without regard to Troops; 99 if there is no way. */
export function distancesTo(t: VenturaTable, to: number): Int8Array {
  const maps = memoOf(t.components);
  const key = mapKey(t.s);
  let rows = maps.get(key);
  if (!rows) {
    if (maps.size >= MOST_MAPS) maps.clear();
    rows = [];
    maps.set(key, rows);
  }
  rows[to] ??= measure(t, to);
  return rows[to];
}

/** The map changes seldom and is measured again and again: the last maps are remembered. */
const MOST_MAPS = 500;
const memos = new WeakMap<Components, Map<number, Int8Array[]>>();

function memoOf(components: Components): Map<number, Int8Array[]> {
  const known = memos.get(components);
  if (known) return known;
  const fresh = new Map<number, Int8Array[]>();
  memos.set(components, fresh);
  return fresh;
}

/** A number of 52 bits that two maps share only by a freak of chance. */
function mapKey({ cells }: State): number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  for (const cell of cells) {
    a = Math.imul(a ^ cell, 0x85ebca6b);
    a ^= a >>> 13;
    b = Math.imul(b ^ cell, 0xc2b2ae35);
    b ^= b >>> 15;
  }
  return (a >>> 0) * 0x100000 + (b >>> 12);
}

function measure(t: VenturaTable, to: number): Int8Array {
  const cost = new Int8Array(SIZE).fill(FAR);
  cost[to] = 0;
  const queue = [to];
  for (const tile of queue) {
    const total = (cost[tile] ?? FAR) + tileOf(t, tile).cost;
    for (let d = 0; d < 6; d++) {
      const next = t.s.near[tile * 6 + d] ?? 0;
      if (next === 0 || total >= (cost[next] ?? FAR)) continue;
      cost[next] = total;
      queue.push(next);
    }
  }
  return cost;
}
