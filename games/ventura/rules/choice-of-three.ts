/** V32.5, V32.11: draw three cards, keep one, discard the others. */

import { at, eyesOf, remove, unknownThing } from '@condotta/kernel';
import type { FrameOf, VenturaPlay, VenturaVerb } from '../state.ts';
import { cardName, numberIn, seatName } from '../things.ts';
import { type DrawDeck, drawable, drawCard, underLimit } from './hand.ts';
import { CHOICE_OF } from './stockpile.ts';
import { discard } from './troops.ts';

type BuyFrame = FrameOf<'recruit'> | FrameOf<'conscription'>;

/** V32.6: with fewer cards left he sees what there is. */
export function lookAt(p: VenturaPlay, f: BuyFrame, deck: DrawDeck, rule: string): void {
  while (f.seen.length < CHOICE_OF && drawable(p.s, deck) > 0) {
    const card = drawCard(p, deck);
    f.seen.push(card);
    p.whisper(eyesOf(f.seat), 'draw.seen', { card: cardName(card) }, rule);
  }
  p.logBut(eyesOf(f.seat), 'draw.three', { seat: seatName(f.seat), count: f.seen.length }, rule);
}

/** Keeps one of the cards seen; the hand limit applies after the choice. */
export const keepOne = (rule: string): VenturaVerb<BuyFrame, 'buy'> => ({
  things: (_t, f) => f.seen.map(cardName),
  check: (_t, f, _seat, arg) => (f.seen.includes(numberIn('card', arg)) ? null : unknownThing(arg)),
  apply(p, f, seat, arg) {
    const kept = numberIn('card', arg);
    remove(f.seen, kept);
    at(p.s.players, seat).hand.push(kept);
    p.whisper(eyesOf(seat), 'draw.own', { card: cardName(kept) }, rule);
    p.logBut(eyesOf(seat), 'draw.kept', { seat: seatName(seat) }, rule);
    for (const card of f.seen.splice(0)) {
      discard(p, card);
      p.log('discard', { seat: seatName(seat), card: cardName(card) }, rule);
    }
    return underLimit(p.s, f.seat, 'buy');
  },
});
