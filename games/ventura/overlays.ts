/**
 * What a Troop could do, and what a Territory could suffer (V19): everything here is open to all. A Troop marches as if its turn came
 * now, with all its points; whoever holds the Garrison stays.
 */

import type { GameOverlays, Overlay, OverlayMark } from '@condotta/kit';
import { tilesOnMap } from './map.ts';
import { type Reach, reachOf, wayTo } from './mind/reach.ts';
import { NEUTRAL, ownerOf } from './rules/domain.ts';
import { holderOf, holdsGarrison, movementOf, nameOfTroop, troopIn } from './rules/troops.ts';
import type { State, Troop, VenturaTable } from './state.ts';
import { numberIn, tileName, troopIn as troopNamed } from './things.ts';

export const overlays: GameOverlays = (table, _world, thing) => {
  const t = table as VenturaTable;
  const named = troopNamed(thing);
  const troop = named && troopIn(t.s, named.seat, named.area);
  if (troop) return [...movesOf(t, troop), threatTo(t, troop.at, troop.seat)].filter(isSome);
  const tile = numberIn('tile', thing);
  if (tile < 0 || (t.s.cells[tile] ?? -1) < 0) return [];
  return [threatTo(t, tile, defenderOf(t.s, tile))].filter(isSome);
};

const isSome = ({ marks }: Overlay): boolean => marks.length > 0;

/** Whoever would suffer if a Troop came: who stands there, or else who owns it; NEUTRAL: nobody, so that all may come. */
const defenderOf = (s: State, tile: number): number => {
  const holder = holderOf(s, tile);
  return holder === -1 ? ownerOf(s, tile) : holder;
};

interface March {
  readonly reach: Reach;
  readonly points: number;
}

function marchOf(t: VenturaTable, troop: Troop): March | null {
  if (holdsGarrison(t, troop)) return null;
  const points = movementOf(t, troop);
  return { reach: reachOf(t, troop, points), points };
}

/** What it costs to get there, or null if the points do not suffice. */
function costTo({ reach, points }: March, tile: number): number | null {
  const left = reach.left[tile] ?? -1;
  return left < 0 ? null : points - left;
}

/** Where it could end its march; where that would begin a battle, it is in contact. */
function movesOf(t: VenturaTable, troop: Troop): Overlay[] {
  const march = marchOf(t, troop);
  if (!march) return [];
  const reach: OverlayMark[] = [];
  const contact: OverlayMark[] = [];
  for (const tile of tilesOnMap(t.s)) {
    const cost = costTo(march, tile);
    if (cost === null || tile === troop.at) continue;
    const holder = holderOf(t.s, tile);
    (holder === -1 || holder === troop.seat ? reach : contact).push({ thing: tileName(tile), figure: String(cost) });
  }
  return [
    { kind: 'reach', marks: reach, lines: [] },
    { kind: 'contact', marks: contact, lines: [] },
  ];
}

/** The Troops that could come to a Territory, each with what it would cost them and by which way. */
function threatTo(t: VenturaTable, tile: number, against: number): Overlay {
  const coming = t.s.troops.flatMap((troop) => {
    if (troop.at === tile || (against !== NEUTRAL && troop.seat === against)) return [];
    const march = marchOf(t, troop);
    const cost = march && costTo(march, tile);
    if (!march || cost === null) return [];
    const way = [troop.at, ...wayTo(march.reach, troop.at, tile)].map(tileName);
    return [{ mark: { thing: nameOfTroop(troop), figure: String(cost) }, way }];
  });
  return { kind: 'threat', marks: coming.map(({ mark }) => mark), lines: coming.map(({ way }) => way) };
}
