/**
 * F5 Structures. A tile on the map is written as its number times two plus the face that is up. Each faction has seven:
 * six two-sided ones and, as the seventh, its starting structure (F1.12).
 */

import { at, range, type Seat } from '@condotta/kernel';
import { STRUCTURES, type Structure, type StructureKind } from '../components/index.ts';
import type { Position, State } from '../state.ts';
import { playerOf } from './players.ts';

const TILES_EACH = 7;
const STARTING = 6;

/** The code of a faction's n-th tile with this face up. */
const tileCode = (faction: number, n: number, face: number): number => (1 + faction * TILES_EACH + n) * 2 + face;

const factionOf = (tile: number): number => Math.floor(((tile >> 1) - 1) / TILES_EACH);
const indexOf = (tile: number): number => ((tile >> 1) - 1) % TILES_EACH;

/** The same tile turned over. */
export const turnedOver = (tile: number): number => tile ^ 1;

export function kindOfTile(t: Position, tile: number): StructureKind {
  const faction = at(t.components.factions, factionOf(tile));
  const n = indexOf(tile);
  return n === STARTING ? faction.start : (at(faction.tiles, n)[tile & 1] ?? faction.start);
}

export const structureNamed = (t: Position, kind: StructureKind): Structure =>
  at(t.components.structures, STRUCTURES.indexOf(kind));

export const structureOf = (t: Position, tile: number): Structure => structureNamed(t, kindOfTile(t, tile));

/** The structure on a territory, or null. */
export function structureOn(t: Position, hex: number): Structure | null {
  const tile = at(t.s.structures, hex);
  return tile === 0 ? null : structureOf(t, tile);
}

export const isStarting = (tile: number): boolean => indexOf(tile) === STARTING;

export const isKajer = (t: Position, tile: number): boolean => {
  const kind = kindOfTile(t, tile);
  return kind === 'kajer' || kind === 'kajer-awake';
};

export const startingTile = (faction: number): number => tileCode(faction, STARTING, 0);

/** The faction's Ka'jer with its first side up, or 0. */
export function kajerOf(t: Position, faction: number): number {
  const n = at(t.components.factions, faction).tiles.findIndex((faces) => faces[0] === 'kajer');
  return n < 0 ? 0 : tileCode(faction, n, 0);
}

function isOnMap({ structures }: State, tile: number): boolean {
  for (let hex = 0; hex < structures.length; hex++) if (at(structures, hex) >> 1 === tile >> 1) return true;
  return false;
}

/** F5.8, F5.14: tiles of a faction's supply with this face, of tiles that are alike only one. Ka'jer is never in a supply (F2.10). */
export function suppliedWith(t: Position, faction: number, kind: StructureKind): number[] {
  const found: number[] = [];
  const backs: StructureKind[] = [];
  for (let n = 0; n < STARTING; n++) {
    for (let face = 0; face < 2; face++) {
      const tile = tileCode(faction, n, face);
      if (kindOfTile(t, tile) !== kind || isKajer(t, tile) || isOnMap(t.s, tile)) continue;
      const back = kindOfTile(t, turnedOver(tile));
      if (backs.includes(back)) continue;
      backs.push(back);
      found.push(tile);
    }
  }
  return found;
}

/** F5.6: the basic kinds. */
export const BASIC: readonly StructureKind[] = ['outpost', 'shrine'];

/** F5.6: the tiles with which a seat could build. */
export const buildingTiles = (t: Position, seat: Seat): number[] =>
  BASIC.flatMap((kind) => suppliedWith(t, playerOf(t.s, seat).faction, kind));

/** F5.6, F5.7, F5.9: what the structure on a territory can be developed into, as tiles; its owner's tiles (F5.10). */
export function developmentsOf(t: Position, hex: number): number[] {
  const tile = at(t.s.structures, hex);
  if (tile === 0) return [];
  const { tree, developed } = structureOf(t, tile);
  if (tree === null || developed) return [];
  const back = structureOf(t, turnedOver(tile));
  const turned = back.developed && back.tree === tree ? [turnedOver(tile)] : [];
  if (isKajer(t, tile)) return turned;
  const others = t.components.structures.filter(
    (other) => other.developed && other.tree === tree && (turned.length === 0 || other.key !== back.key),
  );
  return [...turned, ...others.flatMap(({ key }) => suppliedWith(t, factionOf(tile), key))];
}

/** All seven tiles of a faction, first faces up. */
export const tilesOf = (faction: number): number[] => range(TILES_EACH).map((n) => tileCode(faction, n, 0));
