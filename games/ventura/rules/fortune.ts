/** V10 Ventura Phase: Fortune Step; V32.3, V32.4 Mixed Fortunes; V32.9 the Gonzaga's three tiles. */

import { ask, at, done, eyesOf, remove, step, unknownThing } from '@condotta/kernel';
import { refuse, type VenturaPlay, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { cardName, numberIn, seatName, tileName } from '../things.ts';
import { playEvent } from './events.ts';
import { drawable, drawCard, underLimit } from './hand.ts';
import { heal } from './healing.ts';
import { cardOf, familyOf } from './lookup.ts';
import { DISPLAY_SIZE } from './set-up.ts';
import { CHOICE_OF, drawTile, drawTileToReserve, gainTile, tilesLeft } from './stockpile.ts';
import { discard } from './troops.ts';

/** V10.5 */
function refill(p: VenturaPlay): void {
  const { s } = p;
  while (s.display.length < DISPLAY_SIZE && drawable(s, 'ventura') > 0) {
    const card = drawCard(p, 'ventura');
    s.display.push(card);
    p.log('fortune.display', { card: cardName(card) }, 'V10.5');
  }
}

/** V32.3, V32.4: three of one kind are replaced, as long as the other kind can still come. */
function mixFortunes(p: VenturaPlay): void {
  const { s } = p;
  if (!s.options.mixedFortunes) return;
  for (;;) {
    if (s.display.length < DISPLAY_SIZE) return;
    const kind = cardOf(p, at(s.display, 0)).kind;
    if (s.display.some((card) => cardOf(p, card).kind !== kind)) return;
    if (![...s.venturaDeck, ...s.venturaDiscard].some((card) => cardOf(p, card).kind !== kind)) return;
    p.log('fortune.alike', {}, 'V32.3');
    for (const card of s.display.splice(0)) discard(p, card);
    refill(p);
  }
}

/** V32.9: the Gonzaga may look at three tiles. */
const isSurveyor = (t: VenturaTable, seat: number): boolean =>
  t.s.options.familialExpertise && familyOf(t.s, seat) === 'gonzaga';

export const fortune: VenturaProcedure<'fortune'> = {
  mix: {
    run(p) {
      mixFortunes(p);
      return step('take');
    },
  },

  take: {
    // V10.1, V10.2: exactly one thing, as long as there is one.
    run: (p, f) => (tilesLeft(p.s) > 0 || p.s.display.length > 0 ? ask(f.seat) : done()),
    verbs: {
      tile: {
        check: ({ s }) => (tilesLeft(s) > 0 ? null : refuse('V10.6', 'fortune.no-tiles')),
        apply(p, f) {
          drawTileToReserve(p, f.seat, 'V10.3');
          return done();
        },
      },
      three: {
        check(t, f) {
          if (!isSurveyor(t, f.seat)) return refuse('V32.9', 'fortune.not-gonzaga');
          return tilesLeft(t.s) > 0 ? null : refuse('V10.6', 'fortune.no-tiles');
        },
        apply(p, f) {
          while (f.seen.length < CHOICE_OF && tilesLeft(p.s) > 0) f.seen.push(drawTile(p));
          p.log('fortune.three', { seat: seatName(f.seat), count: f.seen.length }, 'V32.9');
          return step('keep');
        },
      },
      take: {
        things: ({ s }) => s.display.map(cardName),
        check: ({ s }, _f, _seat, arg) => (s.display.includes(numberIn('card', arg)) ? null : unknownThing(arg)),
        apply(p, f, seat, arg) {
          const card = numberIn('card', arg);
          remove(p.s.display, card);
          at(p.s.players, seat).hand.push(card);
          p.log('fortune.card', { seat: seatName(seat), card: cardName(card) }, 'V10.4');
          return underLimit(p.s, f.seat, 'refill');
        },
      },
      event: playEvent('fortune'),
      heal,
    },
  },

  keep: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      keep: {
        things: (_t, f) => f.seen.map(tileName),
        check: (_t, f, _seat, arg) => (f.seen.includes(numberIn('tile', arg)) ? null : unknownThing(arg)),
        apply(p, f, seat, arg) {
          const tile = numberIn('tile', arg);
          remove(f.seen, tile);
          gainTile(p, seat, tile, 'V32.9');
          return step('under');
        },
      },
    },
  },

  under: {
    // V32.9: the others go under the stockpile, in an order of his choice; the last one needs no choice.
    run(p, f) {
      if (f.seen.length > 1) return ask(f.seat);
      for (const tile of f.seen.splice(0)) putUnder(p, f.seat, tile);
      return done();
    },
    verbs: {
      under: {
        things: (_t, f) => f.seen.map(tileName),
        check: (_t, f, _seat, arg) => (f.seen.includes(numberIn('tile', arg)) ? null : unknownThing(arg)),
        apply(p, f, seat, arg) {
          const tile = numberIn('tile', arg);
          remove(f.seen, tile);
          putUnder(p, seat, tile);
          return step('under');
        },
      },
    },
  },

  refill: {
    run(p) {
      refill(p);
      mixFortunes(p);
      return step('done');
    },
  },

  done: { run: () => done() },
};

function putUnder(p: VenturaPlay, seat: number, tile: number): void {
  p.s.under.push(tile);
  if (!p.s.underKnown.includes(tile)) p.s.underKnown.push(tile);
  p.whisper(eyesOf(seat), 'fortune.under', { tile: tileName(tile) }, 'V32.9');
}
