/** R3.6 to R3.11, R13.11 to R13.16: how tiles lie together in an Area. Nothing here changes anything but `putDown`. */

import { at } from '@condotta/kernel';
import {
  ALL_CELLS,
  crossesDitch,
  isSquare,
  NE,
  NW,
  OFF,
  placesOf,
  right,
  SE,
  SW,
  stepFrom,
  touchesEdge,
} from './field.ts';
import type { RavennaTable, State, UnitState } from './state.ts';
import type { Placing } from './things.ts';
import { dataOf, hasUnitOf, otherSide, sideOfUnit, sizeOf, unitAt, unitsIn } from './units.ts';

const AREA_CELLS = 4;

/** The pairs of cells a rectangle can take, by the axis it faces along: 0 north and south, 1 east and west (R3.8). */
const PAIRS = [
  [NW | NE, SW | SE],
  [NW | SW, NE | SE],
] as const;
const countCells = (cells: number): number =>
  (cells & 1) + ((cells >> 1) & 1) + ((cells >> 2) & 1) + ((cells >> 3) & 1);

/** Bit 1: a rectangle facing north or south fits into these cells; bit 2: one facing east or west. */
const AXES_THAT_FIT = Array.from({ length: ALL_CELLS + 1 }, (_, free) =>
  PAIRS.reduce((axes, pairs, axis) => (pairs.some((pair) => (free & pair) === pair) ? axes | (1 << axis) : axes), 0),
);
const ANY_AXIS = 3;
const axisOf = (facing: number): number => 1 << (facing % 2);

/** The cells of an Area that nobody but this Unit covers: those it leaves count as free for itself (R13.11). */
export function freeCells(s: State, area: number, unit: number): number {
  let free = ALL_CELLS;
  for (const other of unitsIn(s, area)) if (other !== unit) free &= ~unitAt(s, other).cells;
  return free;
}

/** R13.11: may the Unit pass through, with the tiles as they lie? */
export function hasRoomToPass(t: RavennaTable, unit: number, area: number): boolean {
  const free = freeCells(t.s, area, unit);
  return sizeOf(t, unit) === 1 ? free !== 0 : at(AXES_THAT_FIT, free) !== 0;
}

/**
 * R13.12: may the Unit end there? Counting cells is enough: since friends may be turned, whatever does not exceed four cells
 * can be laid out legally.
 */
export function hasRoomToEnd(t: RavennaTable, unit: number, area: number): boolean {
  let cells = sizeOf(t, unit);
  for (const other of unitsIn(t.s, area)) if (other !== unit) cells += sizeOf(t, other);
  return cells <= AREA_CELLS;
}

/**
 * A tile that is to be laid. `cells` and `facing`: how it lies now; no cells: it has yet to be put down. What may be
 * changed: nothing (`still`), its cells (`cells`), or its facing too (`free`).
 */
export interface Tile extends Placing {
  readonly square: boolean;
  readonly marked: boolean;
  readonly may: 'still' | 'cells' | 'free';
}

export const tileOf = (t: RavennaTable, unit: number, may: Tile['may'], lies: Omit<Placing, 'unit'>): Tile => ({
  unit,
  cells: lies.cells,
  facing: lies.facing,
  square: isSquare(dataOf(t, unit).type),
  marked: unitAt(t.s, unit).marked,
  may,
});

/** What is bad about a packing, the worst first; there are at most three friends. */
const NO_CONTACT = 1000;
const MARKED_DISTURBED = 100;
const DISTURBED = 10;

/** The ways to lay a tile, the one that disturbs nobody first. Only rectangles need ever turn, if so into line with the first tile (R3.10). */
function waysToLay({ unit, cells, facing, square, may }: Tile, lead: Tile): Placing[] {
  const ways: Placing[] = cells === 0 ? [] : [{ unit, cells, facing }];
  if (may === 'still') return ways;
  const type = square ? 'infantry' : 'cavalry';
  for (const place of placesOf(type, facing)) if (place !== cells) ways.push({ unit, cells: place, facing });
  if (may !== 'free' || square) return ways;
  const turned = axisOf(facing) === axisOf(lead.facing) ? right(facing) : lead.facing;
  for (const place of placesOf(type, turned)) ways.push({ unit, cells: place, facing: turned });
  return ways;
}

function costOf(tile: Tile, way: Placing, isLead: boolean, contact: boolean): number {
  const moved = tile.cells !== 0 && (way.cells !== tile.cells || way.facing !== tile.facing);
  if (isLead) return contact && !touchesEdge(way.cells, way.facing) ? NO_CONTACT : 0;
  return moved ? DISTURBED + (tile.marked ? MARKED_DISTURBED : 0) : 0;
}

/**
 * The best legal arrangement (R3.9, R3.10), or null: the first tile touches (R3.11) if `contact` is wanted and can be had; then
 * the fewest marked friends disturbed, the fewest friends, the first found, where places at the front come first.
 */
export function pack(tiles: readonly Tile[], contact: boolean): readonly Placing[] | null {
  const lead = at(tiles, 0);
  const ways = tiles.map((tile) => waysToLay(tile, lead));
  const laid: Placing[] = [];
  let best: readonly Placing[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  const lay = (i: number, taken: number, cost: number): void => {
    const tile = tiles[i];
    if (!tile) {
      best = [...laid];
      least = cost;
      return;
    }
    for (const way of at(ways, i)) {
      if ((way.cells & taken) !== 0) continue;
      const more = cost + costOf(tile, way, i === 0, contact);
      if (more >= least) continue;
      laid[i] = way;
      lay(i + 1, taken | way.cells, more);
      if (least === 0) return;
    }
  };
  lay(0, 0, 0);
  return best;
}

/** Can these Units be laid on the free cells? Those that are not `turnable` keep their facing. */
export function fits(
  t: RavennaTable,
  units: readonly number[],
  free: number,
  turnable: (unit: number) => boolean,
): boolean {
  let squares = 0;
  let rectangles = 0;
  let axes = ANY_AXIS;
  for (const unit of units) {
    if (sizeOf(t, unit) === 1) squares++;
    else {
      rectangles++;
      // R3.10: two rectangles lie parallel.
      if (!turnable(unit)) axes &= axisOf(unitAt(t.s, unit).facing);
    }
  }
  if (squares + 2 * rectangles > countCells(free)) return false;
  if (rectangles === 0) return true;
  return (at(AXES_THAT_FIT, free) & axes) !== 0;
}

/** R3.15: would the Unit engage if it touched? */
export function facesEnemy(t: RavennaTable, unit: number): boolean {
  const { area, facing } = unitAt(t.s, unit);
  const ahead = stepFrom(area, facing);
  if (ahead === OFF || !hasUnitOf(t.s, ahead, otherSide(sideOfUnit(unit)))) return false;
  return dataOf(t, unit).type !== 'cavalry' || !crossesDitch(t.components, area, facing);
}

/**
 * How the mover is put down in the Area where it stands if its Commander does not do it by hand. `attack`: to bring its
 * front to the enemy; `slide`: it has used no Movement value, so friends lie still (R13.14, R13.16).
 */
export function offeredPacking(t: RavennaTable, mover: number, attack: boolean, slide: boolean): readonly Placing[] {
  const own = unitAt(t.s, mover);
  const contact = attack && facesEnemy(t, mover);
  // R13.16: whoever has no need to slide stays.
  if (slide && !contact) return [{ unit: mover, cells: own.cells, facing: own.facing }];
  const tiles = [tileOf(t, mover, 'cells', own)];
  for (const unit of unitsIn(t.s, own.area))
    if (unit !== mover) tiles.push(tileOf(t, unit, slide ? 'still' : 'free', unitAt(t.s, unit)));
  const best = pack(tiles, contact);
  if (!best) throw new Error(`no room for unit ${mover} in area ${own.area}`);
  return best;
}

export function putDown(s: State, placings: readonly Placing[]): void {
  for (const { unit, cells, facing } of placings) {
    const tile = unitAt(s, unit);
    tile.cells = cells;
    tile.facing = facing;
  }
}

/** How a tile lies, as one number. */
export const layOf = ({ cells, facing }: UnitState): number => cells + 16 * facing;
export const cellsOfLay = (lay: number): number => lay % 16;
export const facingOfLay = (lay: number): number => Math.floor(lay / 16);

/** Cells for tiles that lie nowhere yet, each with its facing, in one Area; null if they do not fit (set-up, written positions). */
export function packFresh(
  t: Pick<RavennaTable, 'components'>,
  units: readonly { readonly unit: number; readonly facing: number; readonly cells?: number }[],
): readonly Placing[] | null {
  if (units.length === 0) return [];
  const tiles = units.map(
    ({ unit, facing, cells = 0 }): Tile => ({
      unit,
      facing,
      cells,
      square: isSquare(at(t.components.units, unit).type),
      marked: false,
      may: cells === 0 ? 'cells' : 'still',
    }),
  );
  return pack(tiles, false);
}
