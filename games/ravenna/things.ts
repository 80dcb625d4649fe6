/** How the things on the table are named in decisions, and back. Names are made once, so listing them costs nothing. */

import { type Arg, at, range } from '@condotta/kernel';
import { DIRECTIONS, ORDERS } from './components/types.ts';
import { AREA_COUNT, areaId, NE, NW, SE, SW } from './field.ts';
import type { Part } from './parts.ts';
import { COMMANDER_COUNT, INITIATIVE_COUNT, NONE, STRATEGY_COUNT, UNIT_COUNT } from './state.ts';

const LETTERS = ['F', 'L'] as const;
/** "F1" to "F12", "L1" to "L12": the number on its side, with the side's letter. */
const byside = (count: number): string[] =>
  range(count).map((i) => `${i < count / 2 ? LETTERS[0] : LETTERS[1]}${(i % (count / 2)) + 1}`);

const namer = (kind: string, names: readonly string[]): readonly string[] => names.map((name) => `${kind}:${name}`);

const NAMES = {
  unit: namer('unit', byside(UNIT_COUNT)),
  commander: namer('commander', byside(COMMANDER_COUNT)),
  /** Number on the side plus nine (eight) for the League. */
  strategy: namer('strategy', byside(STRATEGY_COUNT * 2)),
  initiative: namer('initiative', byside(INITIATIVE_COUNT * 2)),
  area: namer('area', range(AREA_COUNT).map(areaId)),
  order: namer('order', ORDERS),
  face: namer('face', DIRECTIONS),
  side: namer('side', LETTERS),
  seat: namer('seat', range(6).map(String)),
} as const;
export type Kind = keyof typeof NAMES;

export const unitName = (unit: number): string => at(NAMES.unit, unit);
export const commanderName = (commander: number): string => at(NAMES.commander, commander);
export const strategyName = (side: number, card: number): string => at(NAMES.strategy, side * STRATEGY_COUNT + card);
export const initiativeName = (side: number, card: number): string =>
  at(NAMES.initiative, side * INITIATIVE_COUNT + card);
export const areaName = (area: number): string => at(NAMES.area, area);
export const orderName = (order: number): string => at(NAMES.order, order);
export const faceName = (direction: number): string => at(NAMES.face, direction);
export const sideName = (side: number): string => at(NAMES.side, side);

const numbers = new Map<string, number>();
/** As `Game.side` calls them. */
export const SIDE_IDS = ['french', 'league'] as const;
for (const [i, id] of SIDE_IDS.entries()) numbers.set(`side:${id}`, i);
for (const names of Object.values(NAMES)) for (const [i, name] of names.entries()) numbers.set(name, i);

/** What a sum is made of, as things: each language says "charge +1" in its own words. */
export const partNames = (parts: readonly Part[]): string[] => parts.map(({ name, value }) => `part:${name}:${value}`);
/** Moral that is lost, or that the enemy gains. */
export const lossName = (points: number): string => `loss:${points}`;
export const gainName = (points: number): string => `gain:${points}`;
export const phaseName = (phase: number): string => `phase:${phase}`;

/** The number of the thing, or NONE if the argument is anything else. Strategies and Initiatives: see strategyName. */
export function numberIn(kind: Kind, arg: Arg | null): number {
  if (typeof arg !== 'string' || !arg.startsWith(`${kind}:`)) return NONE;
  return numbers.get(arg) ?? NONE;
}

/** A card of the side from the number of its thing, or NONE. */
export const cardOfSide = (thing: number, side: number, count: number): number =>
  thing >= side * count && thing < (side + 1) * count ? thing - side * count : NONE;

/** The names of places in an Area: cells for squares, halves for rectangles. */
const PLACES: readonly (readonly [string, number])[] = [
  ['NW', NW],
  ['NE', NE],
  ['SW', SW],
  ['SE', SE],
  ['N', NW | NE],
  ['E', NE | SE],
  ['S', SW | SE],
  ['W', NW | SW],
];

export interface Placing {
  readonly unit: number;
  readonly cells: number;
  readonly facing: number;
}

const placingNames = new Map<number, string>();
const placingsByName = new Map<string, Placing>();
for (const unit of range(UNIT_COUNT))
  for (const [place, cells] of PLACES)
    for (const facing of range(4)) {
      const placing = { unit, cells, facing };
      const name = `place:${unitName(unit).slice(5)}/${place}/${at(DIRECTIONS, facing)}`;
      placingNames.set((unit * 16 + cells) * 4 + facing, name);
      placingsByName.set(name, placing);
    }

/** "place:F3/NW/S": a Unit on these cells with this facing. */
export function placingName({ unit, cells, facing }: Placing): string {
  const name = placingNames.get((unit * 16 + cells) * 4 + facing);
  if (name === undefined) throw new Error(`no place of cells ${cells}`);
  return name;
}

export const placingIn = (arg: Arg | null): Placing | null =>
  typeof arg === 'string' ? (placingsByName.get(arg) ?? null) : null;
