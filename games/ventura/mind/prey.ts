/** What lies open: land that Troops can walk into with their next march. */

import { NEUTRAL, ownerOf } from '../rules/domain.ts';
import { holdsGarrison, movementOf, troopsOf } from '../rules/troops.ts';
import { TILE_COUNT, type VenturaTable } from '../state.ts';
import { reachOf } from './reach.ts';
import { lossOf, yieldOf } from './worth.ts';

/** What a Territory would bring, and what its owner would lose by it. */
const spoil = (t: VenturaTable, tile: number, seat: number): number =>
  yieldOf(t, tile, seat) + (ownerOf(t.s, tile) === NEUTRAL ? 0 : 1 + lossOf(t, tile));

/** What the Troops of a seat could take next where nobody stands: each Troop the best that is left to it, each Territory once. */
export function preyOf(t: VenturaTable, seat: number): number {
  const taken = new Set(t.s.troops.map((troop) => troop.at));
  let total = 0;
  for (const troop of troopsOf(t.s, seat)) {
    if (holdsGarrison(t, troop)) continue;
    const { left } = reachOf(t, troop, movementOf(t, troop));
    let best = { tile: 0, worth: 0 };
    for (let tile = 1; tile <= TILE_COUNT; tile++) {
      if ((left[tile] ?? -1) < 0 || taken.has(tile) || ownerOf(t.s, tile) === seat) continue;
      const worth = spoil(t, tile, seat);
      if (worth > best.worth) best = { tile, worth };
    }
    total += best.worth;
    taken.add(best.tile);
  }
  return total;
}
