/** F7 Combat cards: what is in hand and in supply, buying them, and getting one for nothing. */

import { type Arg, ask, at, done, type Refusal, type Seat, unknownThing } from '@condotta/kernel';
import { COMBAT_CARDS, type CombatCard } from '../components/index.ts';
import { type Position, refuse, type VenterraPlay, type VenterraProcedure } from '../state.ts';
import { combatThings, seatName } from '../things.ts';
import { effectsOf } from './effects.ts';
import { playerOf } from './players.ts';
import { pay, poor } from './wealth.ts';

export const combatCardOf = (t: Position, kind: number): CombatCard => at(t.components.combatCards, kind);

export const COMBAT_NAMES: readonly string[] = COMBAT_CARDS.map((_, kind) => combatThings.name(kind));

/** Cards of a kind in the player's supply. F7.5: a card that is played goes there, and no fight lets anybody gain one. */
const suppliedCards = (t: Position, seat: Seat, kind: number): number =>
  combatCardOf(t, kind).copies - at(playerOf(t.s, seat).combat, kind);

export const handSize = (t: Position, seat: Seat): number =>
  playerOf(t.s, seat).combat.reduce((count, cards) => count + cards, 0);

/** What a card costs this player in Charge step 2. */
export function priceOf(t: Position, seat: Seat, kind: number): number {
  const { cost } = combatCardOf(t, kind);
  let price = cost;
  for (const { less, least } of effectsOf(t, seat, 'discount')) price = Math.min(price, Math.max(least, price - less));
  return price;
}

/** F7.6 */
export function buyRefusal(t: Position, seat: Seat, arg: Arg | null): Refusal | null {
  const kind = combatThings.number(arg);
  if (kind < 0) return unknownThing(arg);
  if (suppliedCards(t, seat, kind) <= 0) return refuse('F7.6', 'combat.none', { card: combatThings.name(kind) });
  return poor(t.s, seat, priceOf(t, seat, kind));
}

/** F7.7 */
export function buyCard(p: VenterraPlay, seat: Seat, kind: number): void {
  const cost = priceOf(p, seat, kind);
  pay(p.s, seat, cost);
  takeCard(p, seat, kind);
  p.log('combat.bought', { seat: seatName(seat), card: combatThings.name(kind), cost }, 'F7.7');
}

function takeCard(p: VenterraPlay, seat: Seat, kind: number): void {
  const { combat } = playerOf(p.s, seat);
  combat[kind] = at(combat, kind) + 1;
}

/** F7.10: one card of printed cost up to so much, free and named to all. */
export const arms: VenterraProcedure<'arms'> = {
  take: {
    run(p, f) {
      const kinds = COMBAT_CARDS.map((_, kind) => kind).filter((kind) => isWithin(p, f.seat, kind, f.cost));
      if (kinds.length > 1) return ask(f.seat);
      if (kinds.length === 1) gainCard(p, f.seat, at(kinds, 0));
      return done();
    },
    verbs: {
      take: {
        things: () => COMBAT_NAMES,
        check(t, f, seat, arg) {
          const kind = combatThings.number(arg);
          if (kind < 0) return unknownThing(arg);
          if (isWithin(t, seat, kind, f.cost)) return null;
          return refuse('F7.10', 'combat.not-given', { card: combatThings.name(kind), cost: f.cost });
        },
        apply(p, _f, seat, arg) {
          gainCard(p, seat, combatThings.number(arg));
          return done();
        },
      },
    },
  },
};

const isWithin = (t: Position, seat: Seat, kind: number, cost: number): boolean =>
  combatCardOf(t, kind).cost <= cost && suppliedCards(t, seat, kind) > 0;

function gainCard(p: VenterraPlay, seat: Seat, kind: number): void {
  takeCard(p, seat, kind);
  p.log('combat.gained', { seat: seatName(seat), card: combatThings.name(kind) }, 'F7.10');
}
