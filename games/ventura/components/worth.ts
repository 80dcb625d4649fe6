/**
 * What a card is worth, from which the built-in costs are taken. One number for all Companies:
 *
 *   worth = 2 movement + 3 ranged + 3 melee + 2 resistance + ability - restriction
 *
 * Ranged strikes once, but before anybody can answer, so it weighs as much as melee, which strikes again and again.
 * ability: carts 4 per point of movement; front 2 per point (its owner chooses the order); against and ground 1 per
 * point (the enemy or the map must agree). restriction: 3, or 1 where the own City is among the types.
 *
 *   Deployment  = worth 0-11: 0, 12-15: 1, 16-20: 2, 21-25: 3, 26-29: 4, 30 and more: 5
 *   Maintenance = worth 0-11: 0, 12-22: 1, 23-29: 2, 30 and more: 3
 *
 * For Captains worth = 2 movement + 2 ranged + 3 melee + 2 resistance (he prevents wounds once a battle);
 *   Deployment 2 up to 5, 3 up to 8, else 4; Maintenance 1 up to 6, else 2.
 *
 * The tables hold the costs themselves, so that a single one can be tuned; a test keeps them within 1 of this.
 */

import type { Ability, CaptainCard, CompanyCard } from './types.ts';

interface Costs {
  readonly deploy: number;
  readonly upkeep: number;
}

export function worthOf(card: CompanyCard | CaptainCard): number {
  const { movement, ranged, melee, resistance } = card;
  if (card.kind === 'captain') return 2 * movement + 2 * ranged + 3 * melee + 2 * resistance;
  return 2 * movement + 3 * ranged + 3 * melee + 2 * resistance + abilityWorth(card.ability) - restrictionWorth(card);
}

export function costsOf(card: CompanyCard | CaptainCard): Costs {
  const worth = worthOf(card);
  if (card.kind === 'captain') return { deploy: steps(worth, [6, 9]) + 2, upkeep: steps(worth, [7]) + 1 };
  return { deploy: steps(worth, [12, 16, 21, 26, 30]), upkeep: steps(worth, [12, 23, 30]) };
}

/** How many of the thresholds the worth has reached. */
const steps = (worth: number, thresholds: readonly number[]): number => thresholds.filter((t) => worth >= t).length;

function abilityWorth(ability: Ability | null): number {
  if (ability === null) return 0;
  switch (ability.kind) {
    case 'carts':
      return 4 * ability.movement;
    case 'front':
      return 2 * (ability.ranged + ability.melee);
    case 'against':
    case 'ground':
      return ability.ranged + ability.melee;
  }
}

function restrictionWorth(card: CompanyCard): number {
  if (card.mobilization.length === 0) return 0;
  return card.mobilization.includes('city') ? 1 : 3;
}
