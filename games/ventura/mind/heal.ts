/** V26 before a battle: cards lie open, so the fewest wounds whose healing wins it are found by trying all of them. */

import { at, type Decision, tableOf } from '@condotta/kernel';
import { cityOf } from '../rules/lookup.ts';
import { holdsGarrison, movementOf, nameOfTroop, troopsOf, troopsOn, woundsOf } from '../rules/troops.ts';
import { TILE_COUNT, type Troop, type VenturaTable, type VenturaTypes } from '../state.ts';
import { cardName } from '../things.ts';
import { decision, storm } from './forecast.ts';
import { steps } from './march.ts';
import { reachOf } from './reach.ts';

/** An attack that is won only after some healing. */
export interface HealedStorm {
  readonly tile: number;
  /** The heals, the march and the halt. */
  readonly plan: readonly Decision[];
  /** Is it a City whose fall its owner does not survive? */
  readonly city: boolean;
}

/** More wounds are not healed before one attack. */
const MOST_HEALS = 6;

/** What this seat could win by healing first, each with the fewest Florins. */
export function healedStorms(t: VenturaTable, seat: number): HealedStorm[] {
  const { florins } = at(t.s.players, seat);
  if (florins === 0) return [];
  const found: HealedStorm[] = [];
  for (const troop of troopsOf(t.s, seat)) {
    if (troop.moved || holdsGarrison(t, troop) || !troop.companies.some((card) => woundsOf(t.s, card) > 0)) continue;
    const reach = reachOf(t, troop, movementOf(t, troop));
    for (let tile = 1; tile <= TILE_COUNT; tile++) {
      if ((reach.left[tile] ?? -1) < 0) continue;
      const foes = troopsOn(t.s, tile).filter((other) => other.seat !== seat);
      const [foe] = foes;
      if (!foe || storm(t, troop, foes, tile)?.winner === 1) continue;
      const heals = fewestHeals(t, troop, foes, tile, Math.min(florins, MOST_HEALS));
      if (!heals) continue;
      found.push({
        tile,
        plan: [
          ...heals.map((card) => decision('heal', cardName(card))),
          decision('march', nameOfTroop(troop)),
          ...steps(reach, troop.at, tile),
          decision('halt'),
        ],
        city: tile === cityOf(t, foe.seat),
      });
    }
  }
  return found;
}

/** The fewest wounds, as the cards that have them, whose healing wins; of equally many those that leave most. */
function fewestHeals(
  t: VenturaTable,
  troop: Troop,
  foes: readonly Troop[],
  tile: number,
  florins: number,
): readonly number[] | null {
  for (let count = 1; count <= florins; count++) {
    let best: { readonly heals: readonly number[]; readonly left: number } | null = null;
    for (const heals of choices(t, troop.companies, count)) {
      const wounds = t.s.wounds.slice();
      for (const card of heals) wounds[card] = at(wounds, card) - 1;
      const healed = tableOf<VenturaTypes>({ ...t.s, wounds }, t.components);
      const result = storm(healed, troop, foes, tile);
      if (result?.winner === 1 && (!best || result.left[0] > best.left)) best = { heals, left: result.left[0] };
    }
    if (best) return best.heals;
  }
  return null;
}

/** All ways to heal so many wounds of these Companies. */
function choices(t: VenturaTable, [card, ...rest]: readonly number[], count: number): number[][] {
  if (card === undefined) return count === 0 ? [[]] : [];
  const found: number[][] = [];
  for (let here = 0; here <= Math.min(count, woundsOf(t.s, card)); here++)
    for (const others of choices(t, rest, count - here)) found.push([...new Array<number>(here).fill(card), ...others]);
  return found;
}
