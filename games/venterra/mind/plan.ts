/** The two cards of a round, and which of them first: what each action would bring now. */

import { at, type Decision } from '@condotta/kernel';
import { ACTIONS } from '../components/index.ts';
import { effectsOf } from '../rules/effects.ts';
import { playerOf } from '../rules/players.ts';
import { MOST_RESERVED, questOf } from '../rules/quests.ts';
import { RESERVED_PENALTY } from '../rules/scoring.ts';
import { actionThings, questThings } from '../things.ts';
import { distanceTo, likelihood, questWorth } from './aims.ts';
import { buildings, type Choice, developments, purchases, recruits, upgrades } from './economy.ts';
import { bestQuests } from './favors.ts';
import { charges, maneuvers } from './march.ts';
import type { Survey } from './survey.ts';

const PLAN = ACTIONS.indexOf('plan');
const REINFORCE = ACTIONS.indexOf('reinforce');
const MANEUVER = ACTIONS.indexOf('maneuver');
const CHARGE = ACTIONS.indexOf('charge');

/** F12.1, F15.4 */
const CHARGE_WEALTH = 2;
const planWealth = (v: Survey): number => Math.max(2, ...effectsOf(v.t, v.seat, 'plan').map(({ amount }) => amount));

const decision = (verb: string, arg: string | null = null): Decision => ({ verb, arg });

const gainOf = (choices: readonly Choice[]): number => Math.max(0, choices[0]?.worth ?? 0);

/** What Reinforce does with so much wealth: a unit, a development and a building, as far as it goes. */
function reinforcement(v: Survey, wealth: number): { readonly worth: number; readonly cost: number } {
  const all = [recruits(v, wealth), developments(v, wealth), buildings(v, wealth)].flatMap((one) => one.slice(0, 1));
  const wished = all.filter(({ worth }) => worth > 0).sort((a, b) => b.worth / b.cost - a.worth / a.cost);
  let [worth, cost] = [0, 0];
  for (const one of wished) {
    if (cost + one.cost > wealth) continue;
    worth += one.worth;
    cost += one.cost;
  }
  return { worth, cost };
}

/** The quest that is best reserved, if one is near enough not to become a debt. */
function reservation(v: Survey): { readonly quest: number; readonly worth: number } | null {
  const { reserved } = playerOf(v.s, v.seat);
  if (reserved.length >= MOST_RESERVED || v.left < 2) return null;
  let best: { quest: number; worth: number } | null = null;
  for (const quest of v.s.display) {
    const card = questOf(v.t, quest);
    const distance = distanceTo(v.t, v.seat, v.have, card);
    if (distance === 0) continue;
    const open = likelihood(distance, v.left) * 0.75;
    const kept = Math.min(0.9, likelihood(distance, v.left) * 1.3 + 0.1);
    const worth = (kept - open) * questWorth(v.t, card, v.left) - (1 - kept) * RESERVED_PENALTY;
    if (worth > 0.15 && (!best || worth > best.worth)) best = { quest, worth };
  }
  return best;
}

/** What a quest completed or reserved in this Plan brings. */
export function questChoice(v: Survey): { readonly decisions: readonly Decision[]; readonly worth: number } {
  const [done] = bestQuests(v);
  if (done && done.worth > 0.3)
    return { decisions: [decision('complete', questThings.name(done.quest))], worth: done.worth };
  const kept = reservation(v);
  if (kept) return { decisions: [decision('reserve', questThings.name(kept.quest))], worth: kept.worth };
  return { decisions: [decision('skip')], worth: 0 };
}

export interface Pair {
  readonly cards: readonly [number, number];
  readonly worth: number;
}

/** A quest completed is one that nobody else completes. */
const QUEST = 1.3;
/** What a Charge wins is taken back more often than a plan foresees. */
const LASTING = 0.8;

/** All pairs of action cards, the best first. */
export function pairs(v: Survey): readonly Pair[] {
  v.found.pairs ??= allPairs(v);
  return v.found.pairs;
}

function allPairs(v: Survey): Pair[] {
  const { wealth } = playerOf(v.s, v.seat);
  const charge = Math.max(0, charges(v)[0]?.worth ?? 0);
  const maneuver = Math.max(0, maneuvers(v)[0]?.worth ?? 0);
  const quest = questChoice(v).worth;
  const cards = Math.max(CHARGE_WEALTH * v.coin, gainOf(purchases(v)));
  const found: Pair[] = [];
  for (let a = 0; a < ACTIONS.length; a++)
    for (let b = a + 1; b < ACTIONS.length; b++) {
      const has = (card: number): boolean => a === card || b === card;
      let purse = wealth;
      let worth = 0;
      if (has(PLAN)) {
        worth += QUEST * quest + planWealth(v) * v.coin;
        purse += planWealth(v);
      }
      if (has(CHARGE)) worth += LASTING * charge + cards;
      if (has(REINFORCE)) {
        const { worth: gain, cost } = reinforcement(v, purse + (has(CHARGE) ? 1 : 0));
        worth += gain;
        purse -= cost;
      }
      if (has(MANEUVER)) {
        // The units of one camp are often those of the other movement.
        worth += has(CHARGE) ? 0.7 * maneuver : maneuver;
        worth += Math.max(gainOf(upgrades(v, purse)), has(REINFORCE) ? 0 : gainOf(recruits(v, purse)));
      }
      found.push({ cards: [a, b], worth });
    }
  return found.sort((x, y) => y.worth - x.worth);
}

/** Which card of two comes first: what is sure or may be taken away, then what lives on it. */
export function firstOf(v: Survey, cards: readonly number[]): number {
  const [a, b] = [at(cards, 0), at(cards, 1)];
  const has = (card: number): boolean => a === card || b === card;
  const other = (card: number): number => (a === card ? b : a);
  if (has(PLAN)) {
    const ready = bestQuests(v);
    const rest = other(PLAN);
    // Wealth first for a Reinforce that lacks it; a quest that is there is taken before somebody else has it.
    if (ready.length > 0 || rest === REINFORCE) return PLAN;
    return rest;
  }
  if (!has(REINFORCE)) return MANEUVER;
  const move = other(REINFORCE);
  const { wealth } = playerOf(v.s, v.seat);
  return reinforcement(v, wealth).worth > 0.8 || v.left > 6 ? REINFORCE : move;
}

export const declareClicks = ({ cards }: Pair): Decision[] =>
  cards.map((card) => decision('declare', actionThings.name(card)));
