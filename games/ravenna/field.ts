/** R3 Geometry: Areas, directions, cells, the entrenchment. No Units here: who stands where is units.ts. */

import { at, range } from '@condotta/kernel';
import type { Components, Edge, UnitType } from './components/types.ts';

export const COLUMNS = 6;
export const ROWS = 7;
/** R1.1: numbers 0 to 41, row by row from A1 in the north-west. */
export const AREA_COUNT = COLUMNS * ROWS;
/** R3.4 */
export const OFF = -1;

export const N = 0;
export const E = 1;
export const S = 2;
export const W = 3;

export const opposite = (direction: number): number => (direction + 2) % 4;
export const right = (direction: number): number => (direction + 1) % 4;
export const left = (direction: number): number => (direction + 3) % 4;

/** R3.1: "C5" */
export const areaId = (area: number): string => at(ids, area);
const ids = range(AREA_COUNT).map((area) => `${at([...'ABCDEF'], area % COLUMNS)}${Math.floor(area / COLUMNS) + 1}`);

/** The Area with this name, or OFF. */
export const areaOf = (id: string): number => ids.indexOf(id);

/** R3.2: the neighbour in a direction, or OFF. R3.3: diagonal Areas are never neighbours. */
export const stepFrom = (area: number, direction: number): number => at(steps, area * 4 + direction);
const steps = range(AREA_COUNT).flatMap((area) => {
  const x = area % COLUMNS;
  return [
    area >= COLUMNS ? area - COLUMNS : OFF,
    x < COLUMNS - 1 ? area + 1 : OFF,
    area < AREA_COUNT - COLUMNS ? area + COLUMNS : OFF,
    x > 0 ? area - 1 : OFF,
  ];
});

/** R3.6: bits of the cells of an Area. */
export const NW = 1;
export const NE = 2;
export const SW = 4;
export const SE = 8;
export const ALL_CELLS = NW | NE | SW | SE;

/** The two cells along each edge of an Area, by direction: N, E, S, W. */
export const edgeCells = (direction: number): number => at(EDGE_CELLS, direction);
const EDGE_CELLS = [NW | NE, NE | SE, SW | SE, NW | SW];

/** R3.6: a square tile covers one cell, a rectangle two. */
export const isSquare = (type: UnitType): boolean => type === 'infantry';

const SQUARES = [NW, NE, SW, SE];
/** R3.8: the long side is the front, so a rectangle lies across its facing. */
const ACROSS = [
  [NW | NE, SW | SE],
  [NW | SW, NE | SE],
] as const;

/** R3.7: the places a tile with this facing can take in an Area; those at the edge it faces first (R3.11). */
export const placesOf = (type: UnitType, facing: number): readonly number[] =>
  at(isSquare(type) ? SQUARE_PLACES : RECTANGLE_PLACES, facing);
const frontFirst = (places: readonly number[], facing: number): number[] => [
  ...places.filter((cells) => (cells & edgeCells(facing)) === cells),
  ...places.filter((cells) => (cells & edgeCells(facing)) !== cells),
];
const SQUARE_PLACES = range(4).map((facing) => frontFirst(SQUARES, facing));
const RECTANGLE_PLACES = range(4).map((facing) => frontFirst(at(ACROSS, facing % 2), facing));

/** R3.11: a tile on these cells has its front on the edge it faces. */
export const touchesEdge = (cells: number, facing: number): boolean =>
  cells !== 0 && (cells & edgeCells(facing)) === cells;

const isEdge = (edges: readonly Edge[], a: number, b: number): boolean => {
  const [first, second] = [areaId(Math.min(a, b)), areaId(Math.max(a, b))];
  return edges.some(([from, to]) => from === first && to === second);
};

/** What the entrenchment is between two adjacent Areas (R3.18, R3.19, R3.21); bits, so that both can be asked at once. */
interface Ditch {
  /** By Area times four plus direction: crossing the front line, the side line. */
  readonly front: readonly boolean[];
  readonly side: readonly boolean[];
  /** R3.20: by Area. */
  readonly favourable: readonly boolean[];
}

const ditches = new WeakMap<Components, Ditch>();

/** Worked out once for each set of components. */
function ditchOf(components: Components): Ditch {
  const known = ditches.get(components);
  if (known) return known;
  const across = (edges: readonly Edge[]): boolean[] =>
    range(AREA_COUNT * 4).map((i) => {
      const area = Math.floor(i / 4);
      const next = stepFrom(area, i % 4);
      return next !== OFF && isEdge(edges, area, next);
    });
  const ditch = {
    front: across(components.frontLine),
    side: across(components.sideLine),
    favourable: range(AREA_COUNT).map((area) => components.frontLine.some(([, south]) => south === areaId(area))),
  };
  ditches.set(components, ditch);
  return ditch;
}

/** R3.22, R3.23: does the step from this Area cross either line? */
export const crossesDitch = (components: Components, area: number, direction: number): boolean => {
  const ditch = ditchOf(components);
  return at(ditch.front, area * 4 + direction) || at(ditch.side, area * 4 + direction);
};

export const crossesFront = (components: Components, area: number, direction: number): boolean =>
  at(ditchOf(components).front, area * 4 + direction);

/** R3.20: a yellow Area. */
export const isFavourable = (components: Components, area: number): boolean => at(ditchOf(components).favourable, area);
