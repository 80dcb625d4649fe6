/** What the drawing of Venterra reads: the form of the game's view, the components by number, and things back into places. */

import { frameIn as innermost } from '@condotta/kit';
import type { Scene } from '@condotta/kit/terminal';
import { type Components, FACTIONS, UNITS, type UnitKind, type Upgrade } from '../components/index.ts';
import type { FrameView, PlayerView, TerritoryView, VenterraView } from '../view-form.ts';

export type { PlayerView, TerritoryView, VenterraView } from '../view-form.ts';

/** The scene's view is one of Venterra: only this game's drawing is asked to draw it. */
export const viewOf = (scene: Scene): VenterraView => scene.view as VenterraView;
export const componentsOf = (scene: Scene): Components => scene.components as Components;

/** The procedure of this name in progress, or null. */
export const frameIn = <Proc extends FrameView['proc']>(scene: Scene, proc: Proc) => innermost(viewOf(scene), proc);

export const ownPlayer = (scene: Scene): PlayerView | undefined =>
  scene.seat === null ? undefined : viewOf(scene).players[scene.seat];

/** Sum of a score sheet. */
export const pointsOf = ({ sheet }: PlayerView): number => Object.values(sheet).reduce((sum, each) => sum + each, 0);

/** The players as they move. */
export const inOrder = (scene: Scene): readonly PlayerView[] => {
  const { order, players } = viewOf(scene);
  return order.flatMap((seat) => players[seat] ?? []);
};

/** The label of a territory, as the boards print it: "1A3". */
export const labelOf = ({ side, cell }: TerritoryView): string => `${side}${cell + 1}`;

export interface Place {
  readonly q: number;
  readonly r: number;
}

/** The place of "place:q,r" or of "stack:q,r.kind", or null. */
export function placeIn(thing: string): Place | null {
  const found = /^(?:place|stack):(-?\d+),(-?\d+)/.exec(thing);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

export const territoryAt = (scene: Scene, { q, r }: Place): TerritoryView | undefined =>
  viewOf(scene).territories.find((one) => one.q === q && one.r === r);

/** The number in "kind:number", or 0. */
export function idIn(kind: string, thing: string): number {
  const [is, number] = thing.split(':');
  return is === kind ? Number(number) || 0 : 0;
}

/** The four upgrades of a player's faction. */
export function upgradesOf(scene: Scene, { faction }: PlayerView): readonly Upgrade[] {
  return componentsOf(scene).upgrades.filter((upgrade) => upgrade.faction === faction);
}

export const factionName = (scene: Scene, { faction, seat }: PlayerView): string =>
  faction
    ? (componentsOf(scene).factions[FACTIONS.indexOf(faction)]?.name[scene.language] ?? faction)
    : scene.nameOf(`seat:${seat}`);

/** Kinds of units that are there, with how many. */
export const unitsIn = ({ army }: TerritoryView): readonly (readonly [UnitKind, number])[] =>
  UNITS.map((kind) => [kind, army?.units[kind] ?? 0] as const).filter(([, count]) => count > 0);
