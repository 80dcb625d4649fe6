/** Who can take what: Cities above all. */

import { ownerOf } from '../rules/domain.ts';
import { cityOf } from '../rules/lookup.ts';
import { holdsGarrison, isArmy, movementOf, troopsOn } from '../rules/troops.ts';
import type { Troop, VenturaTable } from '../state.ts';
import { storm } from './forecast.ts';
import { distancesTo, reachOf } from './reach.ts';

/** Would this Troop, attacking from anywhere, be the master of the Territory afterwards? */
function takes(t: VenturaTable, troop: Troop, tile: number): boolean {
  const defenders = troopsOn(t.s, tile).filter((other) => other.seat !== troop.seat);
  if (defenders.length === 0) return true;
  return storm(t, troop, defenders, tile)?.winner === 1;
}

/** The movement points a Troop will have in its next Troop Phase or, if it has not moved, in this one. */
const speedOf = (t: VenturaTable, troop: Troop): number => (holdsGarrison(t, troop) ? 0 : movementOf(t, troop));

function canReach(t: VenturaTable, troop: Troop, tile: number): boolean {
  const speed = speedOf(t, troop);
  if (speed === 0 || troop.at === tile || (distancesTo(t, tile)[troop.at] ?? 99) > speed) return false;
  return (reachOf(t, troop, speed).left[tile] ?? -1) >= 0;
}

/** The opponents' Troops that could take the City of `seat` with their next move. */
export function besiegers(t: VenturaTable, seat: number, fresh: boolean): Troop[] {
  const city = cityOf(t, seat);
  if (ownerOf(t.s, city) !== seat) return [];
  return t.s.troops.filter(
    (troop) => troop.seat !== seat && !(fresh && troop.moved) && canReach(t, troop, city) && takes(t, troop, city),
  );
}

/** Is there an opponent's Troop that could attack this Troop where it stands and win? */
export function beatenAt(t: VenturaTable, own: Troop, tile: number): boolean {
  const there: Troop = { ...own, at: tile };
  return t.s.troops.some((troop) => {
    if (troop.seat === own.seat || troop.at === tile) return false;
    // Weak single Companies attack nobody.
    if (!isArmy(troop) && isArmy(own)) return false;
    return canReach(t, troop, tile) && storm(t, troop, [there], tile)?.winner === 1;
  });
}

/** The movement points of the fastest Companies. */
const RUSH = 4;

/** Could an opponent walk into the City of `seat` if nobody held it, with a Troop in play or a new one? */
export function exposed(t: VenturaTable, seat: number): boolean {
  const city = cityOf(t, seat);
  const far = distancesTo(t, city);
  for (const troop of t.s.troops)
    if (troop.seat !== seat && !holdsGarrison(t, troop) && (far[troop.at] ?? 99) <= movementOf(t, troop)) return true;
  return t.s.players.some((player, other) => other !== seat && player.living && (far[cityOf(t, other)] ?? 99) <= RUSH);
}

/** Nobody holds the City, or nobody but `but`. */
export const unguarded = (t: VenturaTable, seat: number, but: Troop | null): boolean => {
  const city = cityOf(t, seat);
  return !t.s.troops.some((troop) => troop.seat === seat && troop.at === city && troop.area !== but?.area);
};
