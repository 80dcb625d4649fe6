/** V27 Hand limit, decks and discards. */

import { ask, at, call, done, eyesOf, type Next, remove, step, unknownThing } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import { frames, refuse, type State, type VenturaPlay, type VenturaProcedure } from '../state.ts';
import { cardName, numberIn, seatName } from '../things.ts';
import { discard } from './troops.ts';

/** V27.1: Ventura and Conscription cards together, Events included. */
export const HAND_LIMIT = 5;

export type DrawDeck = 'ventura' | 'conscription';

const deckOf = (s: State, deck: DrawDeck): number[] => (deck === 'ventura' ? s.venturaDeck : s.conscriptionDeck);
const discardOf = (s: State, deck: DrawDeck): number[] =>
  deck === 'ventura' ? s.venturaDiscard : s.conscriptionDiscard;

/** How many cards could still be drawn, after reshuffling. */
export const drawable = (s: State, deck: DrawDeck): number => deckOf(s, deck).length + discardOf(s, deck).length;

/** V27.4: the top card; an empty deck is renewed from its discard pile. There must be a card to draw. */
export function drawCard(p: VenturaPlay, deck: DrawDeck): number {
  const cards = deckOf(p.s, deck);
  const discarded = discardOf(p.s, deck);
  if (cards.length === 0) {
    cards.push(...discarded.splice(0));
    // An unordered pile: the same cards in the same order, whoever looks, so that no history shows in it.
    cards.sort((a, b) => a - b);
    p.log(deck === 'ventura' ? 'reshuffle.ventura' : 'reshuffle.conscription', {}, 'V27.4');
  }
  return p.draw(cards);
}

/** Draws a card into a hand: only its owner learns which. */
export function drawToHand(p: VenturaPlay, seat: number, deck: DrawDeck, rule: Claim): void {
  const card = drawCard(p, deck);
  at(p.s.players, seat).hand.push(card);
  p.whisper(eyesOf(seat), 'draw.own', { card: cardName(card) }, rule);
  p.logBut(eyesOf(seat), deck === 'ventura' ? 'draw.ventura' : 'draw.conscription', { seat: seatName(seat) }, rule);
}

/** Goes on at `then`, after the discard that a sixth card demands (V27.2). */
export function underLimit<At extends string>(s: State, seat: number, then: At): Next<At> {
  if (at(s.players, seat).hand.length <= HAND_LIMIT) return step(then);
  return call(frames.limit({ seat }), then);
}

/** V27.2: before anything else is done or played, one card of his choice goes. */
export const limit: VenturaProcedure<'limit'> = {
  discard: {
    run: (p, f) => (at(p.s.players, f.seat).hand.length > HAND_LIMIT ? ask(f.seat) : done()),
    verbs: {
      discard: {
        things: ({ s }, f) => at(s.players, f.seat).hand.map(cardName),
        check: ({ s }, f, _seat, arg) =>
          at(s.players, f.seat).hand.includes(numberIn('card', arg)) ? null : unknownThing(arg),
        apply(p, f, seat, arg) {
          const card = numberIn('card', arg);
          remove(at(p.s.players, f.seat).hand, card);
          discard(p, card);
          p.log('discard', { seat: seatName(seat), card: cardName(card) }, 'V27.2');
          return done();
        },
      },
    },
  },
};

/** A refusal for want of Florins. */
export function unpayable(s: State, seat: number, cost: number): ReturnType<typeof refuse> | null {
  const { florins } = at(s.players, seat);
  return florins >= cost ? null : refuse('V1.7', 'no-florins', { cost, florins });
}
