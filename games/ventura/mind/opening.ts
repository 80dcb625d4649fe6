/** V6: laying tiles, the City, the starting Domain. */

import { at, type Decision, range } from '@condotta/kernel';
import { adjacent, cellName, neighbours, rim, tilesBeside, tilesOnMap } from '../map.ts';
import { NEUTRAL, ownerOf } from '../rules/domain.ts';
import { cityOf, tileOf } from '../rules/lookup.ts';
import { seatInOrder } from '../rules/set-up.ts';
import type { FrameOf, VenturaTable } from '../state.ts';
import { tileName } from '../things.ts';
import { decision } from './forecast.ts';
import { distancesTo } from './reach.ts';
import { PAPAL_WORTH } from './worth.ts';

const STARTING_DOMAIN = 4;

/** What a group of Territories yields a round, counting the bonuses inside it. */
function groupYield(t: VenturaTable, group: readonly number[]): number {
  let total = 0;
  for (const tile of group) {
    const { income, type } = tileOf(t, tile);
    total += income.base + (type === 'papal' ? PAPAL_WORTH : 0);
    if (income.per === null) continue;
    for (const other of group)
      if (other !== tile && tileOf(t, other).colour === income.per && adjacent(t.s, tile, other)) total++;
  }
  return total;
}

const mayClaim = (t: VenturaTable, tile: number): boolean => {
  const { type } = tileOf(t, tile);
  return ownerOf(t.s, tile) === NEUTRAL && type !== 'city' && (type !== 'papal' || t.s.options.papalStart);
};

/**
 * All connected groups of four (or as many as there are) that contain `group`. `beside` are the neighbours of a City
 * that is not on the map yet.
 */
function groups(t: VenturaTable, group: readonly number[], beside: readonly number[]): number[][] {
  let found: number[][] = [[...group]];
  while (at(found, 0).length < STARTING_DOMAIN) {
    // A set of tiles is a sum of powers of two: 40 bits fit into a number.
    const larger = new Map<number, number[]>();
    for (const have of found) {
      const key = have.reduce((sum, tile) => sum + 2 ** tile, 0);
      const grow = (tile: number): void => {
        if (have.includes(tile) || larger.has(key + 2 ** tile) || !mayClaim(t, tile)) return;
        larger.set(key + 2 ** tile, [...have, tile]);
      };
      for (const tile of beside) grow(tile);
      for (const tile of have)
        for (let d = 0; d < 6; d++) if (at(t.s.near, tile * 6 + d) > 0) grow(at(t.s.near, tile * 6 + d));
    }
    if (larger.size === 0) break;
    found = [...larger.values()];
  }
  return found;
}

/** The best Domain around a City on a cell that is still empty. */
function bestYield(t: VenturaTable, city: number, beside: readonly number[]): number {
  let best = 0;
  for (const group of groups(t, [city], beside)) best = Math.max(best, groupYield(t, group));
  return best;
}

/** V6.2: the richest tile, where it touches most. */
export function chooseTile(t: VenturaTable, seat: number): Decision {
  const { reserve } = at(t.s.players, seat);
  const rich = (tile: number): number => {
    const { income, type } = tileOf(t, tile);
    return income.base + (income.per === null ? 0 : 0.4) + (type === 'castle' ? 0.1 : 0);
  };
  const [best] = [...reserve].sort((a, b) => rich(b) - rich(a) || a - b);
  return decision('choose', tileName(best ?? 0));
}

export interface Place {
  readonly tile: number;
  readonly cell: number;
  readonly worth: number;
}

const byWorth = (a: Place, b: Place): number => b.worth - a.worth || a.cell - b.cell;

/** The cells for a tile, best first: near the Papal Territories, and where bonuses count. */
export function tileCells(t: VenturaTable, id: number): Place[] {
  const tile = tileOf(t, id);
  const found: Place[] = [];
  for (const cell of rim(t.s)) {
    const beside = tilesBeside(t.s, cell);
    if (beside.length < 2) continue;
    let worth = 0.2 * beside.length + 0.3 * tile.income.base;
    for (const other of beside) {
      const { type, colour, income } = tileOf(t, other);
      if (type === 'papal') worth += 1;
      if (income.per !== null && income.per === tile.colour) worth += 0.6;
      if (tile.income.per !== null && tile.income.per === colour) worth += 0.6;
      worth += 0.2 * income.base;
    }
    found.push({ tile: id, cell, worth });
  }
  return found.sort(byWorth);
}

export function layTile(t: VenturaTable, frame: FrameOf<'building'>): Decision | null {
  const [best] = tileCells(t, frame.tile);
  return best ? decision('lay', cellName(best.cell)) : null;
}

/** V6.4: the cells for the City, best first: where the best Domain is, a little away from the other Cities. */
export function cityCells(t: VenturaTable, seat: number): Place[] {
  const city = cityOf(t, seat);
  const others = tilesOnMap(t.s).filter((tile) => tileOf(t, tile).type === 'city');
  const far = others.map((other) => distancesTo(t, other));
  const found: Place[] = [];
  for (const cell of rim(t.s)) {
    const beside = tilesBeside(t.s, cell);
    if (beside.length < 2 || beside.some((tile) => others.includes(tile))) continue;
    let worth = bestYield(t, city, beside) - 0.15 * beside.length;
    for (const distance of far) worth += 0.25 * Math.min(4, Math.min(...beside.map((tile) => distance[tile] ?? 0)));
    found.push({ tile: city, cell, worth });
  }
  return found.sort(byWorth);
}

export function layCity(t: VenturaTable, seat: number): Decision | null {
  const [best] = cityCells(t, seat);
  return best ? decision('city', cellName(best.cell)) : null;
}

/** V6.7: the groups he could claim, best first: those that yield most and leave least to those who choose later. */
export function claims(t: VenturaTable, frame: FrameOf<'domains'>, seat: number): Decision[][] {
  const later = range(t.s.players.length)
    .filter((turn) => turn > frame.turn)
    .map((turn) => cityOf(t, seatInOrder(t.s, turn)));
  const city = cityOf(t, seat);
  const ranked = groups(t, frame.claimed, [])
    .filter((group) => group.includes(city))
    .map((group) => {
      let worth = groupYield(t, group);
      for (const tile of group) {
        // A wall against neighbours, and room to grow.
        worth += 0.03 * tileOf(t, tile).resistance.base;
        for (const other of later) if (adjacent(t.s, other, tile)) worth += 0.1;
        for (const next of neighbours(t.s, tile))
          if (tileOf(t, next).type === 'papal' && !group.includes(next)) worth += 0.15;
      }
      return { group, worth };
    })
    .sort((a, b) => b.worth - a.worth);
  return ranked.map(({ group }) =>
    inOrder(
      t,
      frame.claimed,
      group.filter((tile) => !frame.claimed.includes(tile)),
    ).map((tile) => decision('claim', tileName(tile))),
  );
}

/** The tiles in an order in which each touches those before it. */
function inOrder(t: VenturaTable, claimed: readonly number[], tiles: readonly number[]): number[] {
  const order: number[] = [];
  for (let n = 0; n < tiles.length; n++) {
    const next = tiles.find(
      (tile) => !order.includes(tile) && [...claimed, ...order].some((own) => adjacent(t.s, own, tile)),
    );
    if (next !== undefined) order.push(next);
  }
  return order;
}
