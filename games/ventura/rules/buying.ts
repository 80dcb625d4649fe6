/** Cards bought from the top of a deck: what the Recruit Step (V11) and the Conscription Phase (V16) share. */

import { ask, at, done, eyesOf, type Refusal, remove, type Step, step, unknownThing } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import { type FrameOf, refuse, type VenturaPlay, type VenturaTable, type VenturaTypes } from '../state.ts';
import { cardName, numberIn, seatName } from '../things.ts';
import { playEvent } from './events.ts';
import { type DrawDeck, drawable, drawCard, drawToHand, underLimit, unpayable } from './hand.ts';
import { heal } from './healing.ts';
import { CHOICE_OF } from './stockpile.ts';
import { discard } from './troops.ts';

type BuyFrame = FrameOf<'recruit'> | FrameOf<'conscription'>;

interface Buying<F extends BuyFrame> {
  readonly deck: DrawDeck;
  readonly price: number;
  /** Claims: that one may buy or stop, that one sees each card first, that a card must be there to be drawn. */
  readonly rules: { readonly may: Claim; readonly draw: Claim; readonly need: Claim; readonly three: Claim };
  readonly noCards: VenturaTypes['key'];
  readonly stopped: VenturaTypes['key'];
  readonly window: 'recruit' | 'conscription';
  /** Why he may not draw three and keep one, or null. */
  expertRefusal(t: VenturaTable, f: F): Refusal | null;
  /** He has drawn three. */
  expert(f: F): void;
}

type BuyStep<F extends BuyFrame> = Step<VenturaTypes, F>;

export function buying<F extends BuyFrame>(how: Buying<F>): { readonly buy: BuyStep<F>; readonly keep: BuyStep<F> } {
  const { deck, price, rules } = how;

  const purchaseRefusal = ({ s }: VenturaTable, seat: number): Refusal | null =>
    drawable(s, deck) === 0 ? refuse(rules.need, how.noCards) : unpayable(s, seat, price);

  return {
    buy: {
      // V7.5: whoever has neither Florins nor cards has nothing to decide, and everybody sees it.
      run(p, f) {
        const { florins, hand } = at(p.s.players, f.seat);
        return florins === 0 && hand.length === 0 ? done() : ask(f.seat);
      },
      verbs: {
        buy: {
          check: (t, f) => purchaseRefusal(t, f.seat),
          apply(p, f) {
            at(p.s.players, f.seat).florins -= price;
            drawToHand(p, f.seat, deck, rules.draw);
            // V11.4, V16.2: a full hand forbids nothing; the limit comes after each card.
            return underLimit(p.s, f.seat, 'buy');
          },
        },
        three: {
          check: (t, f) => how.expertRefusal(t, f) ?? purchaseRefusal(t, f.seat),
          apply(p, f) {
            at(p.s.players, f.seat).florins -= price;
            how.expert(f);
            lookAtThree(p, f, deck, rules.three);
            return step('keep');
          },
        },
        stop: {
          check: () => null,
          apply(p, f) {
            p.log(how.stopped, { seat: seatName(f.seat) }, rules.may);
            return done();
          },
        },
        event: playEvent(how.window),
        heal,
      },
    },

    keep: {
      run: (_p, f) => ask(f.seat),
      verbs: {
        keep: {
          things: (_t, f) => f.seen.map(cardName),
          check: (_t, f, _seat, arg) => (f.seen.includes(numberIn('card', arg)) ? null : unknownThing(arg)),
          apply(p, f, _seat, arg) {
            keep(p, f, numberIn('card', arg), rules.three);
            return underLimit(p.s, f.seat, 'buy');
          },
        },
      },
    },
  };
}

/** V32.5, V32.11; V32.6: with fewer cards left he sees what there is. */
function lookAtThree(p: VenturaPlay, f: BuyFrame, deck: DrawDeck, rule: Claim): void {
  while (f.seen.length < CHOICE_OF && drawable(p.s, deck) > 0) {
    const card = drawCard(p, deck);
    f.seen.push(card);
    p.whisper(eyesOf(f.seat), 'draw.seen', { card: cardName(card) }, rule);
  }
  p.logBut(eyesOf(f.seat), 'draw.three', { seat: seatName(f.seat), count: f.seen.length }, rule);
}

/** Keeps one of the cards seen and discards the others; the hand limit applies after the choice. */
function keep(p: VenturaPlay, f: BuyFrame, kept: number, rule: Claim): void {
  remove(f.seen, kept);
  at(p.s.players, f.seat).hand.push(kept);
  p.whisper(eyesOf(f.seat), 'draw.own', { card: cardName(kept) }, rule);
  p.logBut(eyesOf(f.seat), 'draw.kept', { seat: seatName(f.seat) }, rule);
  // V1.9: what is not kept lies open.
  if (f.seen.length > 0) p.reveal();
  for (const card of f.seen.splice(0)) {
    discard(p, card);
    p.log('discard', { seat: seatName(f.seat), card: cardName(card) }, rule);
  }
}
