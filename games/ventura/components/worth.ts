/**
 * What a card is worth, from which the built-in costs are taken. One number for all Companies:
 *
 *   worth = 2 movement + 3 ranged + 3 melee + 2 resistance + ability - restriction
 *
 * Ranged strikes once, but before anybody can answer, so it weighs as much as melee, which strikes again and again.
 * ability: carts 4 per point of movement; front 2 per point (its owner chooses the order); against and ground 1 per
 * point (the enemy or the map must agree). restriction: 3, or 1 where the own City is among the types.
 *
 *   Deployment  = worth 0-11: 0, 12-18: 1, 19-24: 2, 25-29: 3, 30 and more: 4
 *   Maintenance = worth 0-20: 0, 21 and more: 1
 *
 * Soldiers are cheap. A Florin buys 1.4 VP of Prestige (V9.1), so a house that leaves soldiers alone has its 30 VP in five rounds, and
 * what is dearer pays for itself too late. At these costs the lab's house that raises an Army first beats the one that gives everything
 * for Prestige 75 to 45; with a Florin more for each card, and for its keep, it lost 33 to 67.
 *
 * For Captains worth = 2 movement + 2 ranged + 3 melee + 2 resistance (he prevents wounds once a battle) + his own text: 2 per
 * Florin; per point of Ranged or Melee 1 where the ground must agree, else 1 and a half.
 *   Deployment 1 up to 5, 2 up to 8, else 3; Maintenance 1.
 * That is less than a good Company: a Captain is what makes Companies an Army, and a family should be able to pay for one early.
 *
 * The tables hold the costs themselves, so that a single one can be tuned; a test keeps them within 1 of this.
 */

import type { Ability, CaptainCard, CompanyCard, Talent } from './types.ts';

interface Costs {
  readonly deploy: number;
  readonly upkeep: number;
}

export function worthOf(card: CompanyCard | CaptainCard): number {
  const { movement, ranged, melee, resistance } = card;
  if (card.kind === 'captain') return 2 * movement + 2 * ranged + 3 * melee + 2 * resistance + talentWorth(card.talent);
  return 2 * movement + 3 * ranged + 3 * melee + 2 * resistance + abilityWorth(card.ability) - restrictionWorth(card);
}

export function costsOf(card: CompanyCard | CaptainCard): Costs {
  const worth = worthOf(card);
  if (card.kind === 'captain') return { deploy: steps(worth, [6, 9]) + 1, upkeep: 1 };
  return { deploy: steps(worth, [12, 19, 25, 30]), upkeep: steps(worth, [21]) };
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

export function talentWorth(talent: Talent | null): number {
  if (talent === null) return 0;
  switch (talent.kind) {
    case 'ground':
      return talent.ranged + talent.melee;
    case 'attack':
    case 'stand':
      return 1.5 * (talent.ranged + talent.melee);
    case 'thrift':
    case 'plunder':
      return 2 * talent.florins;
  }
}

function restrictionWorth(card: CompanyCard): number {
  if (card.mobilization.length === 0) return 0;
  return card.mobilization.includes('city') ? 1 : 3;
}
