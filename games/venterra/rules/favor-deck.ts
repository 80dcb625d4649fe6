/** F9.1, F9.2, F9.5 The favor deck: an unordered pile, with known cards on top of it where somebody put them back. */

import { at, eyesOf, type Seat } from '@condotta/kernel';
import type { Favor } from '../components/index.ts';
import type { Position, State, VenterraPlay } from '../state.ts';
import { favorThings, seatName } from '../things.ts';
import { playerOf } from './players.ts';

export const favorOf = (t: Position, card: number): Favor => at(t.components.favors, card - 1);

export const deckSize = (s: State): number => s.favorDeck.length + s.favorTop.length;

/** F9.5: an empty deck is made anew of the discards. */
export function renewDeck(p: VenterraPlay): void {
  const { s } = p;
  if (deckSize(s) > 0 || s.favorDiscard.length === 0) return;
  s.favorDeck = s.favorDiscard;
  s.favorDiscard = [];
  p.log('favor.reshuffle', {}, 'F9.5');
}

/** The top card, or 0 if there is none; who knew it there goes on knowing it. */
export function topCard(p: VenterraPlay): number {
  renewDeck(p);
  const card = p.s.favorTop.shift();
  if (card === undefined) return p.s.favorDeck.length > 0 ? p.draw(p.s.favorDeck) : 0;
  // No chance, but its new holder learns it.
  p.reveal();
  return card;
}

/** F9.2: cards from the top of the deck into the hand, as many as there are. */
export function drawFavors(p: VenterraPlay, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const card = topCard(p);
    if (card === 0) {
      p.log('favor.none', { seat: seatName(seat) }, 'F9.5');
      return;
    }
    playerOf(p.s, seat).favors.push(card);
    p.whisper(eyesOf(seat), 'favor.drawn', { card: favorThings.name(card) }, 'F9.2');
    p.logBut(eyesOf(seat), 'favor.drawn-hidden', { seat: seatName(seat) }, 'F9.2');
  }
}

export function discard(s: State, card: number): void {
  s.favorDiscard.push(card);
  s.favorKnown[card] = 0;
}
