/** Where a board fits onto the table (F3.10 to F3.14), and what the edge of the map is (F3.7). */

import { at } from '@condotta/kernel';
import type { Cell, Components, Placement } from './components/index.ts';
import {
  cellOf,
  isMiddle,
  type Laid,
  MIDDLE_SIZE,
  OFFSETS,
  offsetsOf,
  PLACES,
  placeAt,
  STEPS,
  shapeOf,
  sideOf,
} from './map.ts';

const WATER = 1;
const LAND = 2;
const MIDDLE = 4;
/** For a moment, while places are visited. */
const SEEN = 8;
const ENCLOSED = 16;
const OUTSIDE = 32;

/** What is laid and what is empty. */
export interface Grid {
  /** By place: 0 empty, 1 water, 2 land, and 4 more on the 4-hex board. */
  readonly ground: Uint8Array;
  /** Is there land, and does it hang together? Then a new board need only be looked at where it touches. */
  readonly hasOneLand: boolean;
  /** F3.7: is an empty place enclosed? */
  readonly hasHole: boolean;
}

const groundOf = ({ terrain }: Cell): number => (terrain === 'water' ? WATER : LAND);

function layGround(components: Components, map: Laid): Uint8Array {
  const ground = new Uint8Array(PLACES);
  for (let hex = 0; hex < map.places.length; hex++)
    ground[at(map.places, hex)] = groundOf(cellOf(components, map, hex)) + (isMiddle(hex) ? MIDDLE : 0);
  return ground;
}

export function gridOf(components: Components, map: Laid): Grid {
  const ground = layGround(components, map);
  const { places } = map;
  const hasLand = places.some((place) => isLand(ground, place));
  return { ground, hasOneLand: hasLand && isOneLand(ground, places), hasHole: encloses(ground, places) };
}

/** Why a board cannot lie somewhere. */
export type Misfit = 'overlap' | 'apart' | 'not-touching' | 'isolated' | 'hole';

/** What is asked of a placement (F3.11 to F3.14). */
export interface Demands {
  /** It must touch the 4-hex board; else any laid hex. */
  readonly touching: boolean;
  readonly connected: boolean;
  readonly noHole: boolean;
}

/** The first thing that is wrong with a placement, or null (F3.10 to F3.14). */
export function misfitOf(
  components: Components,
  map: Laid,
  grid: Grid,
  placement: Placement,
  demands: Demands,
): Misfit | null {
  const { ground } = grid;
  const { side, turn } = placement;
  const from = placeAt(placement.q, placement.r);
  const offsets = offsetsOf(side, turn);
  // Asked at every place that comes into question: loops by index, which make nothing.
  for (let i = 0; i < offsets.length; i++) if (ground[from + at(offsets, i)] !== 0) return 'overlap';
  const ring = at(at(RINGS, shapeOf(side)), turn);
  let isBeside = false;
  let touches = false;
  for (let i = 0; i < ring.length; i++) {
    const there = ground[from + at(ring, i)] ?? 0;
    if (there !== 0) isBeside = true;
    if (there >= MIDDLE) touches = true;
  }
  if (!isBeside) return 'apart';
  if (demands.touching && !touches) return 'not-touching';
  if (demands.connected && !joinsLand(components, map, grid, placement, from)) return 'isolated';
  if (demands.noHole && makesHole(components, map, grid, placement, from, ring)) return 'hole';
  return null;
}

/** F3.12: do all land hexes, laid ones and those of the new board, hang together? */
function joinsLand(components: Components, map: Laid, grid: Grid, { side, turn }: Placement, from: number): boolean {
  const { ground, hasOneLand } = grid;
  if (!hasOneLand) return withBoard(components, map, grid, side, turn, from, isOneLand);
  const offsets = offsetsOf(side, turn);
  const { cells } = sideOf(components, side);
  const near = at(NEAR, shapeOf(side));
  // Cells as bits: the land of the board, and what of it is reached from the land that lies.
  let land = 0;
  let reached = 0;
  for (let i = 0; i < offsets.length; i++) {
    if (groundOf(at(cells, i)) !== LAND) continue;
    land |= 1 << i;
    for (let d = 0; d < 6; d++) if (isLand(ground, from + at(offsets, i) + at(STEPS, d))) reached |= 1 << i;
  }
  for (let before = -1; before !== reached; ) {
    before = reached;
    for (let i = 0; i < offsets.length; i++) if ((reached & (1 << i)) !== 0) reached |= at(near, i) & land;
  }
  return reached === land;
}

/**
 * F3.14: would the map with the new board enclose an empty place? Nothing new is enclosed if the empty places around the board hang together
 * on its ring: whoever went through where it lies now can go round it.
 */
function makesHole(
  components: Components,
  map: Laid,
  grid: Grid,
  { side, turn }: Placement,
  from: number,
  ring: readonly number[],
): boolean {
  let shores = 0;
  let wasEmpty = grid.ground[from + at(ring, ring.length - 1)] === 0;
  for (let i = 0; i < ring.length; i++) {
    const isEmpty = grid.ground[from + at(ring, i)] === 0;
    if (isEmpty && !wasEmpty) shores++;
    wasEmpty = isEmpty;
  }
  if (shores <= 1 && !grid.hasHole) return false;
  return withBoard(components, map, grid, side, turn, from, encloses);
}

/** An answer for the map as it would be with the new board. */
function withBoard(
  components: Components,
  map: Laid,
  { ground }: Grid,
  side: number,
  turn: number,
  from: number,
  answer: (ground: Uint8Array, places: readonly number[]) => boolean,
): boolean {
  const { cells } = sideOf(components, side);
  const places = offsetsOf(side, turn).map((offset) => from + offset);
  for (const [i, place] of places.entries()) ground[place] = groundOf(at(cells, i));
  const found = answer(ground, [...map.places, ...places]);
  for (const place of places) ground[place] = 0;
  return found;
}

const isLand = (ground: Uint8Array, place: number): boolean => ((ground[place] ?? 0) & LAND) !== 0;

/** Does all land among these places hang together? Visited places are marked on the ground itself, and cleaned again. */
function isOneLand(ground: Uint8Array, places: readonly number[]): boolean {
  const land = places.filter((place) => isLand(ground, place));
  const first = land[0];
  if (first === undefined) return true;
  const reached = [first];
  ground[first] = (ground[first] ?? 0) | SEEN;
  for (let i = 0; i < reached.length; i++) {
    const place = at(reached, i);
    for (const step of STEPS) {
      const next = place + step;
      const there = ground[next] ?? 0;
      if ((there & LAND) === 0 || (there & SEEN) !== 0) continue;
      ground[next] = there | SEEN;
      reached.push(next);
    }
  }
  for (const place of reached) ground[place] = (ground[place] ?? 0) & ~SEEN;
  return reached.length === land.length;
}

/**
 * F3.7: marks the empty places beside these: what can be walked to from outside along the others, and what cannot. The map hangs
 * together, so its outer shore does. What is marked is returned, to be wiped.
 */
function markShore(ground: Uint8Array, places: readonly number[]): number[] {
  const shore: number[] = [];
  let lowest = PLACES;
  for (const place of places) {
    for (const step of STEPS) {
      const beside = place + step;
      if (ground[beside] !== 0) continue;
      ground[beside] = ENCLOSED;
      shore.push(beside);
      if (beside < lowest) lowest = beside;
    }
  }
  // Nothing that is laid lies before the first empty place, so it is outside.
  const outside = [lowest];
  ground[lowest] = OUTSIDE;
  for (let i = 0; i < outside.length; i++) {
    const place = at(outside, i);
    for (const step of STEPS) {
      if (ground[place + step] !== ENCLOSED) continue;
      ground[place + step] = OUTSIDE;
      outside.push(place + step);
    }
  }
  return shore;
}

/** F3.7: is an empty place beside these enclosed? */
function encloses(ground: Uint8Array, places: readonly number[]): boolean {
  const shore = markShore(ground, places);
  const found = shore.some((place) => ground[place] === ENCLOSED);
  for (const place of shore) ground[place] = 0;
  return found;
}

/** F3.7: the territories on the edge of the map. */
export function edgeOf(components: Components, map: Laid): number[] {
  const ground = layGround(components, map);
  markShore(ground, map.places);
  const found: number[] = [];
  for (const [hex, place] of map.places.entries())
    if (STEPS.some((step) => ground[place + step] === OUTSIDE)) found.push(hex);
  return found;
}

/** Can a board of this side and turn be put beside a laid hex, or the 4-hex board, so that a placement there passes? */
export function somePlace(
  map: Laid,
  { ground }: Grid,
  side: number,
  turn: number,
  touching: boolean,
  passes: (place: number) => boolean,
): boolean {
  const offsets = offsetsOf(side, turn);
  const goals = touching ? MIDDLE_SIZE : map.places.length;
  for (let i = 0; i < goals; i++) {
    for (let d = 0; d < 6; d++) {
      const goal = at(map.places, i) + at(STEPS, d);
      if (ground[goal] !== 0) continue;
      for (let k = 0; k < offsets.length; k++) if (passes(goal - at(offsets, k))) return true;
    }
  }
  return false;
}

/** All the places that come into question for it, each once. */
export function placesFor(map: Laid, grid: Grid, side: number, turn: number, touching: boolean): number[] {
  const found = new Set<number>();
  somePlace(map, grid, side, turn, touching, (place) => {
    found.add(place);
    return false;
  });
  return [...found];
}

/** By shape: the cells beside each cell, as bits. */
const NEAR: readonly (readonly number[])[] = OFFSETS.map(([offsets = []]) =>
  offsets.map((one) => {
    let beside = 0;
    for (const [i, other] of offsets.entries()) if (STEPS.includes(other - one)) beside |= 1 << i;
    return beside;
  }),
);

/** By shape and turn: the places around a board, in the order of a walk round it. */
const RINGS: readonly (readonly (readonly number[])[])[] = OFFSETS.map((turns) => turns.map(ringAround));

function ringAround(offsets: readonly number[]): number[] {
  const left = new Set(offsets.flatMap((offset) => STEPS.map((step) => offset + step)));
  for (const offset of offsets) left.delete(offset);
  const ring: number[] = [];
  for (
    let next = [...left][0];
    next !== undefined;
    next = STEPS.map((step) => at(ring, ring.length - 1) + step).find((one) => left.has(one))
  ) {
    ring.push(next);
    left.delete(next);
  }
  return ring;
}
