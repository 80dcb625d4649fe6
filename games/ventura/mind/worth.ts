/** What cards and tiles are worth to a mind, in Florins or points of about the same value. */

import { at } from '@condotta/kernel';
import { type CaptainCard, type CompanyCard, type EventEffect, talentWorth } from '../components/index.ts';
import { incomeFor, NEUTRAL, ownerOf } from '../rules/domain.ts';
import { captainOf, cardOf, companyOf, tileOf } from '../rules/lookup.ts';
import { isArmy, woundsOf } from '../rules/troops.ts';
import type { Troop, VenturaTable } from '../state.ts';

/** What a Company can do in battle: how hard it strikes and how much it stands. */
export const companyPower = ({ ranged, melee, resistance }: CompanyCard): number =>
  0.5 * ranged + melee + 0.5 * resistance;

export const captainPower = ({ ranged, melee, resistance, movement, talent }: CaptainCard): number =>
  1 + 0.5 * ranged + 1.5 * melee + 0.6 * resistance + 0.6 * movement + 0.4 * talentWorth(talent);

/** A Company as it stands, wounds considered. */
export function fitness(t: VenturaTable, card: number): number {
  const company = companyOf(t, card);
  const left = (company.resistance - woundsOf(t.s, card)) / company.resistance;
  return companyPower(company) * (0.4 + 0.6 * left);
}

export function troopPower(t: VenturaTable, troop: Troop): number {
  let power = isArmy(troop) ? captainPower(captainOf(t, troop.captain)) : 0;
  for (const card of troop.companies) power += fitness(t, card);
  return power;
}

/** How much a hand card is worth keeping. */
export function handWorth(t: VenturaTable, card: number): number {
  const found = cardOf(t, card);
  switch (found.kind) {
    case 'company': {
      const free = found.mobilization.length === 0 || found.mobilization.includes('city');
      return companyPower(found) * (free ? 1 : 0.6) - 0.4 * (found.deploy + found.upkeep);
    }
    case 'captain':
      return captainPower(found) + 1 - 0.3 * (found.deploy + found.upkeep);
    case 'event':
      return EVENT_WORTH[found.effect.kind];
  }
}

/** What an Event in hand will probably be good for, after its cost. */
const EVENT_WORTH: Readonly<Record<EventEffect['kind'], number>> = {
  surgeon: 1,
  march: 1.5,
  ruse: 1.5,
  shelter: 1.2,
  ambush: 0.8,
  escalade: 1,
  pursuit: 1.5,
  deal: 2.5,
  florins: 3,
  harvest: 1.5,
  quarters: 1.5,
  survey: 3,
  veterans: 1.5,
  contribution: 2.5,
  toll: 1.5,
  ransom: 1,
  prestige: 2,
  fever: 1.5,
  winter: 1,
  revolt: 2,
  arrears: 1.5,
};

/** V9.3: a Papal Territory gives 2 points a round, and a Florin is worth about 1.4 points (V9.1). */
export const PAPAL_WORTH = 2;

/** What a Territory yields a round to `seat` beyond what he has, in Florins: with the bonuses it gives his others. */
export function yieldOf(t: VenturaTable, tile: number, seat: number): number {
  const kind = tileOf(t, tile);
  let total = incomeFor(t, tile, seat) + (kind.type === 'papal' ? PAPAL_WORTH : 0);
  if (kind.colour === null) return total;
  for (let d = 0; d < 6; d++) {
    const other = at(t.s.near, tile * 6 + d);
    if (other > 0 && ownerOf(t.s, other) === seat && tileOf(t, other).income.per === kind.colour) total++;
  }
  return total;
}

/** What taking a Territory from its owner costs him a round. */
export function lossOf(t: VenturaTable, tile: number): number {
  const owner = ownerOf(t.s, tile);
  return owner === NEUTRAL ? 0 : yieldOf(t, tile, owner);
}
