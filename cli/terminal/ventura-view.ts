/** What the drawing of Ventura reads: the form of the game's view, and the components by number. */

import type { Card, Components, Family, Tile } from '@condotta/ventura/components';
import type { Scene } from './scene.ts';

export interface PlayerView {
  readonly seat: number;
  readonly family: Family | null;
  readonly florins: number;
  readonly points: number;
  readonly living: boolean;
  readonly income: number;
  readonly maintenance: number;
  readonly handVentura: number;
  readonly handConscription: number;
  readonly reserveCount: number;
  /** Null: not for these eyes. */
  readonly hand: readonly number[] | null;
  readonly reserve: readonly number[] | null;
}

export interface TroopView {
  /** "troop:seat.area" */
  readonly id: string;
  readonly seat: number;
  readonly area: number;
  /** The tile it stands on. */
  readonly at: number;
  readonly army: boolean;
  readonly captain: number | null;
  readonly companies: readonly { readonly card: number; readonly wounds: number }[];
  readonly moved: boolean;
  readonly movement: number;
}

export interface PlaceView {
  readonly tile: number;
  /** "cell:q,r" */
  readonly cell: string;
  readonly owner: number | null;
  readonly markers: number;
}

interface FlowView {
  readonly proc: string;
  readonly at: string;
  readonly step?: string;
  readonly seat?: number;
  readonly foe?: number;
  readonly tile?: number | null;
  readonly card?: number;
  readonly seen?: readonly number[] | null;
  readonly areas?: readonly number[];
  readonly ranks?: readonly (readonly number[])[];
  readonly drafts?: readonly (readonly number[] | null)[];
  readonly assaults?: number;
}

export interface VenturaView {
  readonly options: Readonly<Record<string, boolean>>;
  readonly round: number;
  readonly first: number;
  readonly players: readonly PlayerView[];
  readonly troops: readonly TroopView[];
  readonly map: readonly PlaceView[];
  readonly display: readonly number[];
  readonly ventura: { readonly deck: number; readonly discard: readonly number[] };
  readonly conscription: { readonly deck: number; readonly discard: readonly number[] };
  readonly stockpile: number;
  readonly flow: readonly FlowView[];
}

/** The scene's view is one of Ventura: only this game's drawing is asked to draw it. */
export const viewOf = (scene: Scene): VenturaView => scene.view as VenturaView;
const partsOf = (scene: Scene): Components => scene.parts as Components;

export const tileOf = (scene: Scene, id: number): Tile | undefined => partsOf(scene).tiles[id - 1];
export const cardOf = (scene: Scene, id: number): Card | undefined => partsOf(scene).cards[id - 1];

export const tileName = (scene: Scene, id: number): string => tileOf(scene, id)?.name[scene.language] ?? `tile:${id}`;
export const cardName = (scene: Scene, id: number): string => cardOf(scene, id)?.name[scene.language] ?? `card:${id}`;

export const troopsOf = (view: VenturaView, seat: number): readonly TroopView[] =>
  view.troops.filter((troop) => troop.seat === seat).sort((a, b) => a.area - b.area);

export const woundsOf = (troop: TroopView): number => troop.companies.reduce((n, { wounds }) => n + wounds, 0);

/** The coordinates in "cell:q,r", or null. */
export function cellIn(thing: string): { readonly q: number; readonly r: number } | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(thing);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

/** The number in "kind:number", or 0. */
export function idIn(kind: string, thing: string): number {
  const [is, number] = thing.split(':');
  return is === kind ? Number(number) || 0 : 0;
}
