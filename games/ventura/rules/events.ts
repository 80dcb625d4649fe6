/** V28 Events: when and by whom they are played. What they do stands in event-effects.ts, and of a battle in battle-events.ts. */

import { type Arg, ask, at, call, done, type Refusal, remove, step, unknownThing } from '@condotta/kernel';
import type { EventCard, EventWindow } from '../components/index.ts';
import { onMap } from '../map.ts';
import {
  type FrameOf,
  frames,
  refuse,
  type VenturaFrame,
  type VenturaPlay,
  type VenturaProcedure,
  type VenturaTable,
  type VenturaVerb,
} from '../state.ts';
import { cardName, numberIn, priceName, seatName, troopIn as troopNamed } from '../things.ts';
import { type Aimed, effectInTurn } from './event-effects.ts';
import { drawable, drawToHand, underLimit, unpayable } from './hand.ts';
import { cardOf, eventOf } from './lookup.ts';
import { discard, troopIn } from './troops.ts';

type TurnFrame = Extract<VenturaFrame, { seat: number }>;

/** The Events in a hand: what a player may think of playing. */
export const eventsInHand = (t: VenturaTable, seat: number): string[] =>
  at(t.s.players, seat)
    .hand.filter((card) => cardOf(t, card).kind === 'event')
    .map(cardName);

/** V28.5: for all the others know, could he hold an Event of this window? The components and the backs of his cards are open. */
export const mayHoldEvent = (t: VenturaTable, seat: number, window: EventWindow): boolean =>
  at(t.s.players, seat).hand.some((card) => cardOf(t, card).deck === 'conscription') &&
  t.components.cards.some((card) => card.kind === 'event' && card.window === window);

/** V28.2, V28.6: may this card be played now, apart from its targets? */
export function eventRefusal(t: VenturaTable, seat: number, arg: Arg | null, window: EventWindow): Refusal | null {
  const id = numberIn('card', arg);
  if (!at(t.s.players, seat).hand.includes(id)) return unknownThing(arg);
  const card = cardOf(t, id);
  if (card.kind !== 'event') return refuse('V28.1', 'event.no-event', { card: cardName(id) });
  if (card.window !== window)
    return refuse('V28.2', 'event.window', { card: cardName(id), window: `window:${card.window}` });
  return unpayable(t.s, seat, card.cost);
}

/** Takes the card out of the hand, pays for it and discards it (V28.1). */
export function payEvent(p: VenturaPlay, seat: number, id: number): EventCard {
  const card = eventOf(p, id);
  const player = at(p.s.players, seat);
  remove(player.hand, id);
  player.florins -= card.cost;
  discard(p, id);
  p.log('event', { seat: seatName(seat), card: cardName(id), price: priceName(card.cost) }, 'V28.1');
  return card;
}

/** V28.6: has it any effect if this player plays it in a turn now? */
function isPossible(t: VenturaTable, seat: number, card: number): boolean {
  const does = effectInTurn(eventOf(t, card).effect);
  if (!does) return false;
  if (!does.aimed) return does.possible(t, seat);
  return does.things(t, seat).some((thing) => does.fits(t, seat, thing));
}

/** The verb of an Event in the active player's turn of a step. */
export const playEvent = <F extends TurnFrame>(window: EventWindow): VenturaVerb<F> => ({
  things: (t, _f, seat) => eventsInHand(t, seat),
  check(t, _f, seat, arg) {
    const refusal = eventRefusal(t, seat, arg, window);
    if (refusal) return refusal;
    const card = numberIn('card', arg);
    return isPossible(t, seat, card) ? null : refuse('V28.6', 'event.impossible', { card: cardName(card) });
  },
  apply: (_p, f, seat, arg) => call(frames.event({ seat, card: numberIn('card', arg) }), f.at),
});

export const event: VenturaProcedure<'event'> = {
  begin: {
    run(p, f) {
      const { effect } = payEvent(p, f.seat, f.card);
      const does = effectInTurn(effect);
      if (!does) throw new Error('an Event of a battle is not played here');
      if (does.aimed) return step('target');
      does.apply(p, f.seat);
      if (effect.kind === 'deal') f.left = effect.cards;
      return step('draw');
    },
  },

  target: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      target: {
        things: (t, f) => aimOf(t, f).things(t, f.seat),
        check: (t, f, _seat, arg) => targetRefusal(t, f, arg),
        apply(p, f, _seat, arg) {
          aimOf(p, f).apply(p, f.seat, String(arg));
          return underLimit(p.s, f.seat, 'draw');
        },
      },
    },
  },

  draw: {
    // One at a time, with the hand limit after each (V27.2); as many as there are (V28.6).
    run(p, f) {
      if (f.left === 0 || drawable(p.s, 'ventura') === 0) return done();
      f.left--;
      drawToHand(p, f.seat, 'ventura', 'V28.1');
      return underLimit(p.s, f.seat, 'draw');
    },
  },
};

/** The effect of the card that has been played, which has a target. */
function aimOf(t: VenturaTable, f: FrameOf<'event'>): Aimed {
  const does = effectInTurn(eventOf(t, f.card).effect);
  if (!does?.aimed) throw new Error(`card ${f.card} has no target`);
  return does;
}

function targetRefusal(t: VenturaTable, f: FrameOf<'event'>, arg: Arg | null): Refusal | null {
  const thing = String(arg);
  const does = aimOf(t, f);
  if (typeof arg !== 'string' || !isThing(t, arg)) return unknownThing(arg);
  if (does.things(t, f.seat).includes(thing) && does.fits(t, f.seat, thing)) return null;
  return refuse('V28.6', 'event.unfit', { card: cardName(f.card), thing }, [thing]);
}

/** Is this a player, a Troop in play, a Territory of the map or a card? */
function isThing(t: VenturaTable, arg: string): boolean {
  const troop = troopNamed(arg);
  if (troop) return troopIn(t.s, troop.seat, troop.area) !== null;
  const tile = numberIn('tile', arg);
  return (tile > 0 && onMap(t.s, tile)) || numberIn('card', arg) > 0 || numberIn('seat', arg) in t.s.players;
}
