/**
 * V26 Healing: paid, by the active player, at any time of his turn but not in battle (V26.2): a battle's steps do not have
 * this verb. Nothing else heals but Recovery and card texts (V26.4).
 */

import { again, at, unknownThing, type Verb } from '@condotta/kernel';
import { refuse, type State, type VenturaFrame, type VenturaTypes } from '../state.ts';
import { cardName, numberIn, seatName } from '../things.ts';
import { unpayable } from './hand.ts';
import { troopWith, woundsOf } from './troops.ts';

type TurnFrame = Extract<VenturaFrame, { seat: number }>;

/** V26.3: could he heal anything now? Open to all. */
export const canHeal = (s: State, seat: number): boolean =>
  at(s.players, seat).florins > 0 &&
  s.troops.some((troop) => troop.seat === seat && troop.companies.some((card) => woundsOf(s, card) > 0));

/** V26.1: 1 Florin for each Wound Token; one click, one wound. */
export const heal: Verb<VenturaTypes, TurnFrame, never> = {
  things({ s }, _f, seat) {
    const wounded: string[] = [];
    for (const troop of s.troops) {
      if (troop.seat !== seat) continue;
      for (const card of troop.companies) if (woundsOf(s, card) > 0) wounded.push(cardName(card));
    }
    return wounded;
  },
  check({ s }, _f, seat, arg) {
    const card = numberIn('card', arg);
    const troop = card > 0 ? troopWith(s, seat, card) : null;
    if (!troop) return unknownThing(arg);
    if (woundsOf(s, card) === 0) return refuse('V26.1', 'heal.unhurt', { card: cardName(card) }, [cardName(card)]);
    return unpayable(s, seat, 1);
  },
  apply(p, _f, seat, arg) {
    const card = numberIn('card', arg);
    at(p.s.players, seat).florins -= 1;
    p.s.wounds[card] = woundsOf(p.s, card) - 1;
    p.log('heal', { seat: seatName(seat), card: cardName(card) }, 'V26.1');
    return again;
  },
};
