/** V20, V24, V26: orders of battle, who defends, retreat, and healing. */

import { at, type Decision } from '@condotta/kernel';
import { neighbours } from '../map.ts';
import type { Battle } from '../rules/battle-assault.ts';
import { ownerOf } from '../rules/domain.ts';
import { cityOf, companyOf } from '../rules/lookup.ts';
import { holderOf, isArmy, nameOfTroop, troopsOf, troopsOn, woundsOf } from '../rules/troops.ts';
import type { Troop, VenturaTable } from '../state.ts';
import { cardName, tileName } from '../things.ts';
import { bestOrder, decision, fightFrom, forecastWorth } from './forecast.ts';

const sideOf = (f: Battle, seat: number): 0 | 1 => (seat === f.seat ? 0 : 1);

function troopOf(t: VenturaTable, f: Battle, side: 0 | 1): Troop | null {
  const seat = side === 0 ? f.seat : f.foe;
  return t.s.troops.find((troop) => troop.seat === seat && troop.area === at(f.areas, side)) ?? null;
}

/** The Troop that does best against the attacker; a weak one first if all are lost anyway. */
export function defend(t: VenturaTable, f: Battle): Decision | null {
  const attacker = troopOf(t, f, 0);
  const own = troopsOn(t.s, f.tile).filter((troop) => troop.seat === f.foe);
  if (!attacker) return null;
  let best: { troop: Troop; worth: number } | null = null;
  for (const troop of own) {
    const { result } = bestOrder(t, attacker, troop, f.tile, 1);
    const worth = forecastWorth(result, 1) - (result.winner === 1 && isArmy(troop) ? 10 : 0);
    if (!best || worth > best.worth) best = { troop, worth };
  }
  return best && decision('defend', nameOfTroop(best.troop));
}

export function order(t: VenturaTable, f: Battle, seat: number): Decision | null {
  const [attacker, defender] = [troopOf(t, f, 0), troopOf(t, f, 1)];
  if (!attacker || !defender) return null;
  const side = sideOf(f, seat);
  const { order: wanted } = bestOrder(t, attacker, defender, f.tile, side);
  const draft = at(f.drafts, side);
  const next = wanted.find((card) => !draft.includes(card));
  return next === undefined ? null : decision('rank', cardName(next));
}

/** Where to retreat to: the City first. */
function retreats(t: VenturaTable, f: Battle, seat: number): number[] {
  const city = cityOf(t, seat);
  return neighbours(t.s, f.tile)
    .filter((tile) => ownerOf(t.s, tile) === seat && (holderOf(t.s, tile) < 0 || holderOf(t.s, tile) === seat))
    .sort((a, b) => Number(b === city) - Number(a === city) || a - b);
}

/** Stays if the rest of the battle is won; gives way if it is lost. */
export function retreat(t: VenturaTable, f: Battle, seat: number): Decision {
  const [attacker, defender] = [troopOf(t, f, 0), troopOf(t, f, 1)];
  const side = sideOf(f, seat);
  const [to] = retreats(t, f, seat);
  if (!attacker || !defender || to === undefined) return decision('stay');
  const away = decision('retreat', tileName(to));
  if (f.at === 'deadlock') return away;
  const result = fightFrom(t, f, attacker, defender);
  const own = side === 0 ? attacker : defender;
  const won = side === 0 ? result.winner === 1 : result.winner === -1;
  if (won) return decision('stay');
  // The City is not left while it can be held, or while its fall ends the game.
  if (f.tile === cityOf(t, seat)) return decision('stay');
  if (result.winner === 0 && !isArmy(own)) return decision('stay');
  return away;
}

/** V26: a wound that is worth a Florin: of a Company in an Army that two more would be the end of. */
export function healing(t: VenturaTable, seat: number): Decision | null {
  if (at(t.s.players, seat).florins === 0) return null;
  for (const troop of troopsOf(t.s, seat)) {
    if (!isArmy(troop)) continue;
    for (const card of troop.companies) {
      const company = companyOf(t, card);
      if (woundsOf(t.s, card) >= 2 && company.resistance - woundsOf(t.s, card) <= 2)
        return decision('heal', cardName(card));
    }
  }
  return null;
}
