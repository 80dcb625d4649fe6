/** When to play a favor card, whom to cancel, and what to keep of what the Mirror shows. */

import { at, type Decision } from '@condotta/kernel';
import type { Time } from '../components/index.ts';
import { favorOf } from '../rules/favor-deck.ts';
import { mayPlay } from '../rules/favors.ts';
import { playerOf } from '../rules/players.ts';
import { completable, questOf } from '../rules/quests.ts';
import { RESERVED_PENALTY } from '../rules/scoring.ts';
import { ATTACKER, DEFENDER, type FrameOf } from '../state.ts';
import { favorThings, questThings } from '../things.ts';
import { questWorth } from './aims.ts';
import { developments, leastUnit, recruits } from './economy.ts';
import { lead, stakesOf } from './fight.ts';
import { handValues } from './forces.ts';
import { charges } from './march.ts';
import type { Survey } from './survey.ts';
import { favorWorth, unitWorth } from './worth.ts';

const decision = (verb: string, arg: string | null = null): Decision => ({ verb, arg });

/** A card worth playing in one's own action, with what follows it; null if none is. */
export function actionFavor(v: Survey): readonly Decision[] | null {
  const { favors } = playerOf(v.s, v.seat);
  for (const card of favors) {
    if (!mayPlay(v.t, v.seat, 'action', card)) continue;
    const follow = actionWish(v, card);
    if (follow) return [decision('play', favorThings.name(card)), ...follow];
  }
  return null;
}

/** What a card of this time would be followed by, or null: better kept. */
function actionWish(v: Survey, card: number): readonly Decision[] | null {
  const { effect } = favorOf(v.t, card);
  const isLate = v.left <= 1.5;
  switch (effect.kind) {
    case 'wealth':
    case 'mirror':
    case 'harvest':
      return [];
    case 'recruit': {
      const [best] = recruits(v, 0, true);
      return best && (best.worth >= 1.2 || isLate) ? best.decisions : null;
    }
    case 'develop': {
      const [best] = developments(v, 0, true);
      return best && (best.worth >= 0.8 || isLate) ? best.decisions : null;
    }
    case 'quest': {
      const [best] = bestQuests(v);
      return best ? [decision('complete', questThings.name(best.quest))] : null;
    }
    case 'move': {
      const [best] = charges(v);
      return best && best.worth >= (isLate ? 0.4 : 1.6) ? [] : null;
    }
    default:
      return null;
  }
}

/** The quests that could be completed now, the best first. A reserved one is a debt the more, the sooner the game ends. */
export function bestQuests(v: Survey): { readonly quest: number; readonly worth: number }[] {
  const debt = v.left < 1 ? RESERVED_PENALTY : 1;
  return completable(v.t, v.seat)
    .map((quest) => ({
      quest,
      worth: questWorth(v.t, questOf(v.t, quest), v.left) + (playerOf(v.s, v.seat).reserved.includes(quest) ? debt : 0),
    }))
    .sort((a, b) => b.worth - a.worth);
}

/** A card for a moment in which all others wait: income, a fight, a loss. */
export function windowFavor(v: Survey, time: Time, fight: FrameOf<'fight'> | null): Decision {
  for (const card of playerOf(v.s, v.seat).favors)
    if (mayPlay(v.t, v.seat, time, card) && isWanted(v, card, fight)) return decision('play', favorThings.name(card));
  return decision('pass');
}

function isWanted(v: Survey, card: number, f: FrameOf<'fight'> | null): boolean {
  const { effect } = favorOf(v.t, card);
  if (effect.kind === 'harvest' || effect.kind === 'wealth' || effect.kind === 'mirror') return true;
  if (!f) return false;
  const side = f.seat === v.seat ? ATTACKER : DEFENDER;
  const ahead = side === ATTACKER ? lead(v, f) : -lead(v, f);
  const other = side === ATTACKER ? f.foe : f.seat;
  const own = v.cards[0] ?? 0;
  const answer = other >= 0 ? (handValues(v.t, other)[0] ?? 0) : 0;
  switch (effect.kind) {
    case 'total': {
      if (stakesOf(v, f) < favorWorth(v.t, v.seat, favorOf(v.t, card), v.left) + 0.6) return false;
      // Against the wilderness: only if no combat card would do.
      if (f.foe < 0) return ahead <= 0 && ahead + effect.amount > 0 && ahead + own <= 0;
      const least = side === ATTACKER ? 1 : 0;
      return ahead - answer < least && ahead + effect.amount + own - 0.5 * answer >= least;
    }
    case 'mercy': {
      const units = side === ATTACKER ? f.units : v.s.units.slice(f.hex * 6, f.hex * 6 + 6);
      return unitWorth(v.t, Math.max(0, leastUnit(v, units)), v.left) >= (v.left <= 1 ? 0.1 : 0.7);
    }
    case 'hush':
      return answer >= 2 && Math.abs(ahead) <= 2;
    case 'still':
      return at(f.support, 1 - side) > 0;
    default:
      return false;
  }
}

/** F9.10: what is done to me is cancelled, and late anything. */
export function cancels(v: Survey, f: FrameOf<'favor'>, fight: FrameOf<'fight'> | null): boolean {
  const { effect } = favorOf(v.t, f.card);
  const isMine = fight !== null && (fight.seat === v.seat || fight.foe === v.seat);
  switch (effect.kind) {
    case 'total':
    case 'hush':
    case 'still':
    case 'mercy':
      return isMine;
    case 'wealth':
    case 'mirror':
      return v.left <= 1;
    default:
      return v.left <= 5 || v.s.players.length === 2;
  }
}

/** Of the cards that were seen: the best one. */
export function bestSeen(v: Survey, cards: readonly number[]): number {
  const worth = (card: number): number => favorWorth(v.t, v.seat, favorOf(v.t, card), v.left);
  return cards.reduce((best, card) => (worth(card) > worth(best) ? card : best), at(cards, 0));
}
