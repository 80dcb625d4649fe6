/** What the drawing of Ravenna reads: the form of the game's view, the components by number, and things back into numbers. */

import { frameIn as innermost } from '@condotta/kit';
import type { Scene } from '@condotta/kit/terminal';
import { type Components, DIRECTIONS, type Initiative, type Strategy, type Unit } from '../components/index.ts';
import type { CommanderView, FrameView, RavennaView, UnitView } from '../view-form.ts';

export type { CommanderView, RavennaView, SideView, UnitView } from '../view-form.ts';

/** The scene's view is one of Ravenna: only this game's drawing is asked to draw it. */
export const viewOf = (scene: Scene): RavennaView => scene.view as RavennaView;
export const componentsOf = (scene: Scene): Components => scene.components as Components;

export const COLUMNS = 6;
export const ROWS = 7;
export const LETTERS = [...'ABCDEF'];
export const areaId = (area: number): string => `${LETTERS[area % COLUMNS]}${Math.floor(area / COLUMNS) + 1}`;
/** The Area of "C5", or -1. */
const areaNamed = (id: string): number => {
  const column = LETTERS.indexOf(id[0] ?? '');
  const row = Number(id.slice(1)) - 1;
  return column >= 0 && row >= 0 && row < ROWS ? row * COLUMNS + column : -1;
};

/** R3.20: the southern Areas of the front line. */
export const isFavourable = (scene: Scene, area: number): boolean =>
  componentsOf(scene).frontLine.some(([, south]) => south === areaId(area));

export const sideOf = (unit: number): 0 | 1 => (unit < 12 ? 0 : 1);
export const sideOfCommander = (commander: number): 0 | 1 => (commander < 3 ? 0 : 1);
export const unitData = (scene: Scene, unit: number): Unit | undefined => componentsOf(scene).units[unit];
export const unitName = (scene: Scene, unit: number): string => unitData(scene, unit)?.name[scene.language] ?? '?';
/** How decisions call it: "unit:F3". */
export const unitThing = (unit: number): string => `unit:${sideOf(unit) === 0 ? 'F' : 'L'}${(unit % 12) + 1}`;
export const strategyOf = (scene: Scene, side: number, card: number): Strategy | undefined =>
  componentsOf(scene).strategies[side]?.[card];
export const initiativeOf = (scene: Scene, side: number, card: number): Initiative | undefined =>
  componentsOf(scene).initiatives[side]?.[card];
export const commanderName = (scene: Scene, commander: number): string =>
  componentsOf(scene).commanders[commander]?.name[scene.language] ?? '?';
/** "Foix" of "Gaston de Foix", "Este" of "Alfonso d’Este". */
export const shortCommander = (scene: Scene, commander: number): string =>
  commanderName(scene, commander)
    .split(/[\s'’]+/)
    .at(-1) ?? '';

export const commandersOf = (scene: Scene, side: number): readonly CommanderView[] =>
  viewOf(scene).commanders.slice(side * 3, side * 3 + 3);
export const seatsOf = (scene: Scene, side: number): number[] => [
  ...new Set(commandersOf(scene, side).map(({ seat }) => seat)),
];
/** The side of the reader; null for a spectator. */
export function ownSide(scene: Scene): 0 | 1 | null {
  const led = viewOf(scene).commanders.find(({ seat }) => seat === scene.seat);
  return led ? sideOfCommander(led.commander) : null;
}
export const leads = (scene: Scene, unit: number): boolean => {
  const commander = unitData(scene, unit)?.commander ?? -1;
  return scene.seat !== null && viewOf(scene).commanders[commander]?.seat === scene.seat;
};

/** The procedure of this name in progress, or null. */
export const frameIn = <Proc extends FrameView['proc']>(scene: Scene, proc: Proc) => innermost(viewOf(scene), proc);

/** The Unit that acts or suffers now, or -1. */
export function actingUnit(scene: Scene): number {
  for (const frame of [...viewOf(scene).flow].reverse()) {
    if (frame.proc === 'arrange') return frame.mover;
    if ('unit' in frame) return frame.unit;
  }
  return -1;
}

/** The number in "kind:F3", counted through both sides, or -1. */
export function numberIn(kind: 'unit' | 'strategy' | 'initiative', thing: string): number {
  const found = /^(\w+):([FL])(\d+)$/.exec(thing);
  if (found?.[1] !== kind) return -1;
  return Number(found[3]) - 1 + (found[2] === 'L' ? PER_SIDE[kind] : 0);
}
const PER_SIDE = { unit: 12, strategy: 9, initiative: 8 } as const;
/** A card's side and its number on that side. */
export const cardIn = (kind: 'strategy' | 'initiative', thing: string): { side: number; card: number } | null => {
  const number = numberIn(kind, thing);
  return number < 0 ? null : { side: Math.floor(number / PER_SIDE[kind]), card: number % PER_SIDE[kind] };
};

/** The Area a thing is, or -1. */
export const areaIn = (thing: string): number => (thing.startsWith('area:') ? areaNamed(thing.slice(5)) : -1);
/** The direction in "face:N", or -1. */
export const faceIn = (thing: string): number => DIRECTIONS.findIndex((each) => thing === `face:${each}`);

export interface Placing {
  readonly unit: number;
  readonly cells: number;
  readonly facing: number;
}

/** Bits of cells: north-west 1, north-east 2, south-west 4, south-east 8. */
const PLACES: Readonly<Record<string, number>> = { NW: 1, NE: 2, SW: 4, SE: 8, N: 3, E: 10, S: 12, W: 5 };

/** "place:F3/NW/S", or null. */
export function placingIn(thing: string): Placing | null {
  const found = /^place:([FL]\d+)\/(\w+)\/(\w)$/.exec(thing);
  const cells = PLACES[found?.[2] ?? ''];
  const facing = faceIn(`face:${found?.[3]}`);
  const unit = numberIn('unit', `unit:${found?.[1]}`);
  return cells === undefined || facing < 0 || unit < 0 ? null : { unit, cells, facing };
}

/** How the tiles lie. Whoever is on the march lies as he would if he halted here. */
export function tilesOf(scene: Scene): readonly UnitView[] {
  const marching = viewOf(scene).flow.at(-1);
  const packing = marching?.proc === 'march' ? marching.packing : [];
  return viewOf(scene).units.map((unit) => ({ ...unit, ...packing.find((placing) => placing.unit === unit.unit) }));
}
