/** What the drawing of Ventura reads: the form of the game's view, and the components by number. */

import type { Scene } from '@condotta/kit/terminal';
import type { Card, Components, Tile } from '../components/index.ts';
import type { TroopView, VenturaView } from '../view-form.ts';

export type { MapTile, PlayerView, TroopView, VenturaView } from '../view-form.ts';

/** The scene's view is one of Ventura: only this game's drawing is asked to draw it. */
export const viewOf = (scene: Scene): VenturaView => scene.view as VenturaView;
const componentsOf = (scene: Scene): Components => scene.components as Components;

export const tileOf = (scene: Scene, id: number): Tile | undefined => componentsOf(scene).tiles[id - 1];
export const cardOf = (scene: Scene, id: number): Card | undefined => componentsOf(scene).cards[id - 1];

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
