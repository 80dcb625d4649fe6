/** V15: which tile goes where. */

import { at, type Decision } from '@condotta/kernel';
import { cellName, rim, tilesBeside } from '../map.ts';
import { NEUTRAL, ownerOf } from '../rules/domain.ts';
import { cityOf, tileOf } from '../rules/lookup.ts';
import type { VenturaTable } from '../state.ts';
import { tileName } from '../things.ts';
import { decision } from './forecast.ts';

export interface Spot {
  readonly tile: number;
  readonly cell: number;
  readonly worth: number;
}

/** Every place for a tile, with what it would bring a round. */
export function spots(t: VenturaTable, seat: number, tile: number): Spot[] {
  const kind = tileOf(t, tile);
  const city = cityOf(t, seat);
  const found: Spot[] = [];
  for (const cell of rim(t.s)) {
    const beside = tilesBeside(t.s, cell);
    if (beside.length < 2 || !beside.some((other) => ownerOf(t.s, other) === seat)) continue;
    let worth = kind.income.base;
    for (const other of beside) {
      const owner = ownerOf(t.s, other);
      const next = tileOf(t, other);
      if (owner === seat) {
        worth += 0.05;
        if (kind.income.per !== null && next.colour === kind.income.per) worth += 1;
        if (kind.colour !== null && next.income.per === kind.colour) worth += 1;
        if (other === city && kind.cost >= 2) worth += 0.1;
      } else if (owner === NEUTRAL) {
        // A way to land that can still be taken.
        worth += next.type === 'papal' ? 0.15 : 0.03;
      } else {
        worth -= 0.15;
      }
    }
    found.push({ tile, cell, worth });
  }
  return found;
}

export function bestSpots(t: VenturaTable, seat: number): Spot[] {
  return at(t.s.players, seat)
    .reserve.flatMap((tile) => spots(t, seat, tile))
    .sort((a, b) => b.worth - a.worth || a.tile - b.tile || a.cell - b.cell);
}

export function chooseTile(t: VenturaTable, seat: number): Decision {
  const [best] = bestSpots(t, seat);
  return best ? decision('choose', tileName(best.tile)) : decision('pass');
}

export function lay(t: VenturaTable, seat: number, tile: number): Decision | null {
  const [best] = spots(t, seat, tile).sort((a, b) => b.worth - a.worth || a.cell - b.cell);
  return best ? decision('lay', cellName(best.cell)) : null;
}
