/** Reading a view. */

import { at, sum } from '@condotta/kernel';
import { frameIn } from '@condotta/kit';
import { type Components, STRUCTURES, type Structure, type StructureKind } from '../components/index.ts';
import type { FrameView, PlayerView, TerritoryView, VenterraView } from '../view-form.ts';
import { thingAt } from './geometry.ts';

export type * from '../view-form.ts';
export { frameIn };

/** view.ts makes nothing else. */
export const readView = (view: unknown): VenterraView => view as VenterraView;

export type FightView = Extract<FrameView, { readonly proc: 'fight' }>;
export type MovementView = Extract<FrameView, { readonly proc: 'movement' }>;
export type BuildingView = Extract<FrameView, { readonly proc: 'building' }>;

export const thingOf = ({ q, r }: Pick<TerritoryView, 'q' | 'r'>): string => thingAt([q, r]);

/** The territory that a thing names or lies in, or null. */
export function territoryOf(view: VenterraView, thing: string | null): TerritoryView | null {
  const where = thing === null ? null : (/^(?:place|stack):([^.]+)/.exec(thing)?.[1] ?? null);
  return where === null ? null : (view.territories.find(({ q, r }) => `${q},${r}` === where) ?? null);
}

/** Units as the rules count them: the five kinds, then ships that have given support. */
export const UNIT_KEYS = ['soldier', 'ship', 'scout', 'siege', 'knight', 'spent-ship'] as const;
export type UnitKey = (typeof UNIT_KEYS)[number] | 'escort';

export const noRanks = (): number[] => UNIT_KEYS.map(() => 0);

/** How many of each kind stand in a territory, in that order. */
export function ranksIn({ army }: TerritoryView): readonly number[] {
  if (army === null) return noRanks();
  const { units, spentShips } = army;
  return [units.soldier, units.ship - spentShips, units.scout, units.siege, units.knight, spentShips];
}

export const unitsIn = (land: TerritoryView): number => sum(ranksIn(land));

export const totalOf = ({ sheet }: PlayerView): number => sum(Object.values(sheet));

/** Seven tiles a faction, two faces each; the seventh is its starting structure. */
const TILES_EACH = 7;

export function kindOfTile(components: Components, tile: number): StructureKind {
  const n = (tile >> 1) - 1;
  const faction = at(components.factions, Math.floor(n / TILES_EACH));
  return faction.tiles[n % TILES_EACH]?.[tile & 1 ? 1 : 0] ?? faction.start;
}

export const structureOf = (components: Components, kind: StructureKind): Structure =>
  at(components.structures, STRUCTURES.indexOf(kind));

/** What a territory gives its controller at the end: the printed points and those of its structure. */
export const worthOf = (components: Components, { points, structure }: TerritoryView): number =>
  points + (structure ? structureOf(components, structure.kind).points : 0);

/** F22.4: what a seat has bid, once the bids lie open, and the place it has got for it; null: there is no auction. */
export function bidOf(
  view: VenterraView,
  seat: number,
): { readonly bid: number; readonly place: number | null } | null {
  const auction = frameIn(view, 'bidding');
  const bid = auction?.bids[seat] ?? null;
  if (!auction || auction.at === 'bid' || bid === null) return null;
  const place = auction.order.indexOf(seat) + 1;
  return { bid, place: place > 0 ? place : null };
}

/** The number in "quest:7". */
export const numberIn = (thing: string): number => Number(thing.slice(thing.indexOf(':') + 1));

/** The seat that looks, or the one that is asked, or the first in turn. */
export const homeOf = (view: VenterraView, seat: number | null, asked: readonly number[]): number =>
  seat ?? asked[0] ?? view.order[0] ?? 0;
