/** V28 Events and special texts (V3.8). Events of a battle are carried out in battle-events.ts, all others here. */

import { type Arg, ask, at, call, done, type Refusal, refuse, remove, step, unknownThing } from '@condotta/kernel';
import type { EventCard, EventEffect, EventWindow } from '../components/index.ts';
import type {
  FrameOf,
  Troop,
  VenturaFrame,
  VenturaPlay,
  VenturaProcedure,
  VenturaTable,
  VenturaVerb,
} from '../state.ts';
import { cardName, numberIn, seatName, troopIn as troopNamed } from '../things.ts';
import { drawable, drawToHand, underLimit, unpayable } from './hand.ts';
import { cardOf, companyOf, eventOf } from './parts.ts';
import { lose, score } from './points.ts';
import { drawTileToReserve, tilesLeft } from './stockpile.ts';
import { discard, holdsGarrison, nameOfTroop, troopAt, troopIn, woundsOf } from './troops.ts';

type TurnFrame = Extract<VenturaFrame, { seat: number }>;

/** The Events in a hand: what a player may think of playing. */
export const eventsInHand = (t: VenturaTable, seat: number): string[] =>
  at(t.s.players, seat)
    .hand.filter((card) => cardOf(t, card).kind === 'event')
    .map(cardName);

/** V28.5: for all the others know, could he hold an Event of this window? The box and the backs of his cards are open. */
export const mayHoldEvent = (t: VenturaTable, seat: number, window: EventWindow): boolean =>
  at(t.s.players, seat).hand.some((card) => cardOf(t, card).deck === 'conscription') &&
  t.parts.cards.some((card) => card.kind === 'event' && card.window === window);

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
  p.log('event', { seat: seatName(seat), card: cardName(id), cost: card.cost }, 'V28.1');
  return card;
}

/** The verb of an Event in the active player's turn of a step. */
export const playEvent = <F extends TurnFrame>(window: EventWindow): VenturaVerb<F> => ({
  things: (t, _f, seat) => eventsInHand(t, seat),
  check(t, _f, seat, arg) {
    const refusal = eventRefusal(t, seat, arg, window);
    if (refusal) return refusal;
    const card = numberIn('card', arg);
    return possible(t, seat, eventOf(t, card).effect)
      ? null
      : refuse('V28.6', 'event.impossible', { card: cardName(card) });
  },
  apply: (_p, f, seat, arg) =>
    call({ proc: 'event', at: 'begin', seat, card: numberIn('card', arg), left: 0 } satisfies VenturaFrame, f.at),
});

const wounded = (t: VenturaTable, troop: Troop): boolean => troop.companies.some((card) => woundsOf(t.s, card) > 0);

/** Could a Company of it take a wound and live? */
const canSicken = (t: VenturaTable, troop: Troop): boolean =>
  troop.companies.some((card) => woundsOf(t.s, card) + 1 < companyOf(t, card).resistance);

/** Is this a living opponent who has something of the kind to lose? */
function canHinder(t: VenturaTable, seat: number, other: number, kind: 'levy' | 'disgrace'): boolean {
  const { living, florins, points } = at(t.s.players, other);
  return other !== seat && living && (kind === 'levy' ? florins : points) > 0;
}

const canMarch = (t: VenturaTable, troop: Troop): boolean => !troop.moved && !holdsGarrison(t, troop);

/** V28.6 */
function possible(t: VenturaTable, seat: number, effect: EventEffect): boolean {
  switch (effect.kind) {
    case 'florins':
    case 'prestige':
      return true;
    case 'deal':
      return drawable(t.s, 'ventura') > 0;
    case 'survey':
      return tilesLeft(t.s) > 0;
    case 'march':
      return t.s.troops.some((troop) => troop.seat === seat && canMarch(t, troop));
    case 'hospice':
      return t.s.troops.some((troop) => troop.seat === seat && wounded(t, troop));
    case 'fever':
      return t.s.troops.some((troop) => troop.seat !== seat && canSicken(t, troop));
    case 'levy':
    case 'disgrace':
      return t.s.players.some((_, other) => canHinder(t, seat, other, effect.kind));
    case 'surgeon':
    case 'ruse':
      return false; // only in a battle: see battle-events.ts
  }
}

/** The things an effect could be aimed at. */
function targets(t: VenturaTable, f: FrameOf<'event'>): string[] {
  const { effect } = eventOf(t, f.card);
  if (effect.kind === 'levy' || effect.kind === 'disgrace')
    return t.s.players.map((_, seat) => seatName(seat)).filter((_, seat) => seat !== f.seat);
  return t.s.troops.filter((troop) => (troop.seat === f.seat) === (effect.kind !== 'fever')).map(nameOfTroop);
}

function targetRefusal(t: VenturaTable, f: FrameOf<'event'>, arg: Arg | null): Refusal | null {
  const { effect } = eventOf(t, f.card);
  const blame = [String(arg)];
  const unfit = (): Refusal => refuse('V28.6', 'event.unfit', { card: cardName(f.card), thing: String(arg) }, blame);
  if (effect.kind === 'levy' || effect.kind === 'disgrace') {
    const seat = numberIn('seat', arg);
    if (!t.s.players[seat]) return unknownThing(arg);
    return canHinder(t, f.seat, seat, effect.kind) ? null : unfit();
  }
  const named = troopNamed(arg);
  const troop = named && troopIn(t.s, named.seat, named.area);
  if (!troop) return unknownThing(arg);
  switch (effect.kind) {
    case 'march':
      return troop.seat === f.seat && canMarch(t, troop) ? null : unfit();
    case 'hospice':
      return troop.seat === f.seat && wounded(t, troop) ? null : unfit();
    case 'fever':
      return troop.seat !== f.seat && canSicken(t, troop) ? null : unfit();
    default:
      return unfit();
  }
}

function aim(p: VenturaPlay, f: FrameOf<'event'>, arg: Arg | null): void {
  const { effect } = eventOf(p, f.card);
  if (effect.kind === 'levy') {
    const victim = at(p.s.players, numberIn('seat', arg));
    const florins = Math.min(effect.amount, victim.florins);
    victim.florins -= florins;
    p.log('event.levy', { seat: String(arg), florins }, 'V28.1');
    return;
  }
  if (effect.kind === 'disgrace') {
    lose(p, numberIn('seat', arg), effect.points);
    return;
  }
  const named = troopNamed(arg);
  if (!named) throw new Error(`no Troop ${String(arg)}`);
  const troop = troopAt(p.s, named.seat, named.area);
  if (effect.kind === 'march') {
    troop.spur += effect.movement;
    p.log('event.march', { troop: nameOfTroop(troop), movement: effect.movement }, 'V28.1');
  }
  if (effect.kind === 'hospice') nurse(p, troop, effect.wounds);
  if (effect.kind === 'fever') sicken(p, troop, effect.wounds);
}

/** Up to `most` wounds of a Troop, always from the Company that has most. */
function nurse(p: VenturaPlay, troop: Troop, most: number): void {
  for (let n = 0; n < most && wounded(p, troop); n++) {
    const card = troop.companies.reduce((a, b) => (woundsOf(p.s, b) > woundsOf(p.s, a) ? b : a));
    p.s.wounds[card] = woundsOf(p.s, card) - 1;
    p.log('event.healed', { card: cardName(card), wounds: 1 }, 'V28.1');
  }
}

/** Wounds on each Company of a Troop, but never the one that would eliminate it. */
function sicken(p: VenturaPlay, troop: Troop, most: number): void {
  for (const card of troop.companies) {
    const wounds = Math.min(most, companyOf(p, card).resistance - 1 - woundsOf(p.s, card));
    if (wounds <= 0) continue;
    p.s.wounds[card] = woundsOf(p.s, card) + wounds;
    p.log('event.fever', { card: cardName(card), wounds }, 'V28.1');
  }
}

export const event: VenturaProcedure<'event'> = {
  begin: {
    run(p, f) {
      const { effect } = payEvent(p, f.seat, f.card);
      switch (effect.kind) {
        case 'florins':
          at(p.s.players, f.seat).florins += effect.amount;
          p.log('event.florins', { seat: seatName(f.seat), florins: effect.amount }, 'V28.1');
          return done();
        case 'prestige':
          score(p, f.seat, effect.points, 'V29.1');
          return done();
        case 'survey':
          drawTileToReserve(p, f.seat, 'V28.1');
          return done();
        case 'deal':
          f.left = effect.cards;
          return step('draw');
        case 'march':
        case 'hospice':
        case 'fever':
        case 'levy':
        case 'disgrace':
          return step('target');
        case 'surgeon':
        case 'ruse':
          throw new Error('an Event of a battle is not played here');
      }
    },
  },

  target: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      target: {
        things: (t, f) => targets(t, f),
        check: (t, f, _seat, arg) => targetRefusal(t, f, arg),
        apply(p, f, _seat, arg) {
          aim(p, f, arg);
          return done();
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
