/** F9 Favor cards: the deck, who is asked when, and what each card does. */

import {
  type Arg,
  again,
  ask,
  askSealed,
  at,
  call,
  done,
  eyesOf,
  type Next,
  type Refusal,
  ready,
  remove,
  type Seat,
  step,
  unknownThing,
} from '@condotta/kernel';
import type { Favor, Time } from '../components/index.ts';
import {
  ATTACKER,
  DEFENDER,
  type FrameOf,
  frames,
  type Position,
  refuse,
  type State,
  type VenterraFrame,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
  type VenterraVerb,
} from '../state.ts';
import { favorThings, seatName } from '../things.ts';
import { handSize } from './combat-cards.ts';
import { canDevelopAny } from './development.ts';
import { deckSize, discard, favorOf, renewDeck, topCard } from './favor-deck.ts';
import { canMarch } from './movement.ts';
import { playerOf } from './players.ts';
import { completable } from './quests.ts';
import { recruitRefusal, UNIT_NAMES } from './recruiting.ts';
import { countIn, countOn, isShip, structuresOf, unitsOf, waterBeside } from './territories.ts';
import { earn } from './wealth.ts';

// ---- when a card may be played ----------------------------------------------------------------------------------------

/** The side of a seat in the fight in progress, or -1. */
function sideOf(f: Readonly<FrameOf<'fight'>>, seat: Seat): number {
  if (f.seat === seat) return ATTACKER;
  return f.foe === seat ? DEFENDER : -1;
}

const seatOfSide = (f: Readonly<FrameOf<'fight'>>, side: number): Seat => (side === ATTACKER ? f.seat : f.foe);

/** Does this seat have a Ship beside the territory? */
const hasShipBeside = (t: Position, seat: Seat, hex: number): boolean =>
  waterBeside(t, hex).some(
    (water) => t.s.holders[water] === seat && [1, 5].some((kind) => isShip(kind) && unitsOf(t.s, water, kind) > 0),
  );

/** F9.11: is any part of a card's effect possible for this seat now, by what everybody can see? */
function isPossible(t: VenterraTable, seat: Seat, { effect }: Favor): boolean {
  const fight = t.frame('fight');
  const side = fight ? sideOf(fight, seat) : -1;
  switch (effect.kind) {
    case 'total':
      return side >= 0;
    case 'mercy':
      return (
        fight !== null &&
        side >= 0 &&
        at(fight.losses, side) > 0 &&
        !at(fight.spared, side) &&
        ownUnits(t, fight, side) > 0
      );
    case 'still':
    case 'hush': {
      // F17.9: against the wilderness there is no opponent.
      if (!fight || side < 0 || fight.foe < 0) return false;
      const other = seatOfSide(fight, 1 - side);
      if (effect.kind === 'hush') return !at(fight.hushed, 1 - side) && handSize(t, other) > 0;
      return !at(fight.stilled, 1 - side) && hasShipBeside(t, other, fight.hex);
    }
    case 'move':
      return t.once(canMarch, seat);
    case 'wealth':
      return true;
    case 'recruit':
      return UNIT_NAMES.some((_, kind) => !recruitRefusal(t, seat, kind, true));
    case 'develop':
      return canDevelopAny(t, seat);
    case 'mirror':
      return deckSize(t.s) + t.s.favorDiscard.length > 0;
    case 'harvest':
      return structuresOf(t.s, seat).length > 0;
    case 'quest':
      return completable(t, seat).length > 0;
    case 'cancel':
      return false;
  }
}

/** Units of a side in the territory fought over. */
const ownUnits = (t: Position, fight: Readonly<FrameOf<'fight'>>, side: number): number =>
  side === ATTACKER ? countIn(fight.units) : countOn(t.s, fight.hex);

/** F9.9: is this seat asked? By open facts only: it holds a card, and some card not in the discards could be played. */
function isAsked(t: VenterraTable, seat: Seat, time: Time): boolean {
  if (playerOf(t.s, seat).favors.length === 0) return false;
  return t.components.favors.some(
    (favor) => favor.time === time && !t.s.favorDiscard.includes(favor.id) && isPossible(t, seat, favor),
  );
}

/** F9.3, F9.11 */
function playRefusal(t: VenterraTable, seat: Seat, time: Time, arg: Arg | null): Refusal | null {
  const card = favorThings.number(arg);
  if (card < 1 || !playerOf(t.s, seat).favors.includes(card)) return unknownThing(arg);
  const favor = favorOf(t, card);
  const args = { card: favorThings.name(card) };
  if (favor.time !== time) return refuse('F9.3', 'favor.not-now', args);
  return isPossible(t, seat, favor) ? null : refuse('F9.11', 'favor.in-vain', args);
}

export const mayPlay = (t: VenterraTable, seat: Seat, time: Time, card: number): boolean =>
  playRefusal(t, seat, time, favorThings.name(card)) === null;

/** Playing a favor card at this time; afterwards the procedure goes on where it is. */
export function playVerb<F extends VenterraFrame>(time: Time, then: (f: F) => F['at']): VenterraVerb<F> {
  return {
    things: ({ s }, _f, seat) => playerOf(s, seat).favors.map(favorThings.name),
    check: (t, _f, seat, arg) => playRefusal(t, seat, time, arg),
    apply(p, f, seat, arg) {
      const card = favorThings.number(arg);
      remove(playerOf(p.s, seat).favors, card);
      p.log('favor.played', { seat: seatName(seat), card: favorThings.name(card) }, 'F9.3');
      return call(frames.favor({ seat, card, answers: p.s.players.map(() => 0) }), then(f));
    },
  };
}

/** F9.6: in turn, one card at a time, until all have passed in a row. */
const windowStep = (time: FrameOf<'window'>['at']): VenterraProcedure<'window'>[typeof time] => ({
  run(p, f) {
    while (f.passes < f.seats.length) {
      const seat = at(f.seats, f.turn);
      if (isAsked(p, seat, time)) return ask(seat);
      pass(f);
    }
    return done();
  },
  verbs: {
    play: {
      ...playVerb<FrameOf<'window'>>(time, () => time),
      apply(p, f, seat, arg) {
        f.passes = 0;
        f.turn = (f.turn + 1) % f.seats.length;
        return playVerb<FrameOf<'window'>>(time, () => time).apply(p, f, seat, arg);
      },
    },
    pass: {
      check: () => null,
      apply(_p, f) {
        pass(f);
        return again;
      },
    },
  },
});

function pass(f: FrameOf<'window'>): void {
  f.passes++;
  f.turn = (f.turn + 1) % f.seats.length;
}

export const window: VenterraProcedure<'window'> = {
  income: windowStep('income'),
  start: windowStep('start'),
  before: windowStep('before'),
  loss: windowStep('loss'),
};

// ---- one card ---------------------------------------------------------------------------------------------------------

const CANCELS = 2;
const PASSES = 1;

const cancelIn = (t: Position, cards: readonly number[]): number =>
  cards.find((card) => favorOf(t, card).effect.kind === 'cancel') ?? 0;

export const favor: VenterraProcedure<'favor'> = {
  // F9.10: all others with a favor card are asked at once, unless everybody can see where Cancel is.
  cancel: {
    run(p, f) {
      const { s } = p;
      if (cancelIn(p, s.favorDiscard) > 0) return step('effect');
      const holders = [...s.players.keys()].filter((seat) => seat !== f.seat && playerOf(s, seat).favors.length > 0);
      return holders.length > 0 ? askSealed(holders) : step('effect');
    },
    verbs: {
      cancel: {
        check: (t, _f, seat) =>
          cancelIn(t, playerOf(t.s, seat).favors) > 0 ? null : refuse('F9.4', 'favor.no-cancel', {}),
        apply(_p, f, seat) {
          f.answers[seat] = CANCELS;
          return ready;
        },
      },
      pass: {
        check: () => null,
        apply(_p, f, seat) {
          f.answers[seat] = PASSES;
          return ready;
        },
      },
    },
    opened(p, f) {
      const by = f.answers.indexOf(CANCELS);
      f.answers = f.answers.map(() => 0);
      if (by < 0) return step('effect');
      const hand = playerOf(p.s, by).favors;
      const card = cancelIn(p, hand);
      remove(hand, card);
      discard(p.s, card);
      p.log('favor.cancelled', { seat: seatName(by), card: favorThings.name(f.card) }, 'F9.4');
      return step('discard');
    },
  },

  effect: { run: (p, f) => carryOut(p, f) },

  // The Mirror: one card is kept, the others go back on top, the last one chosen uppermost.
  keep: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      keep: {
        things: (_t, f) => f.seen.map(favorThings.name),
        check: (_t, f, _seat, arg) => (f.seen.includes(favorThings.number(arg)) ? null : unknownThing(arg)),
        apply(p, f, seat, arg) {
          const card = favorThings.number(arg);
          remove(f.seen, card);
          p.s.favorKnown[card] = 0;
          playerOf(p.s, seat).favors.push(card);
          return step('back');
        },
      },
    },
  },

  back: {
    run(p, f) {
      if (f.seen.length > 1) return ask(f.seat);
      for (const card of f.seen) putBack(p.s, f.seat, card);
      f.seen = [];
      p.log('favor.mirror-done', { seat: seatName(f.seat) }, 'F9.3');
      return step('discard');
    },
    verbs: {
      back: {
        things: (_t, f) => f.seen.map(favorThings.name),
        check: (_t, f, _seat, arg) => (f.seen.includes(favorThings.number(arg)) ? null : unknownThing(arg)),
        apply(p, f, seat, arg) {
          const card = favorThings.number(arg);
          remove(f.seen, card);
          putBack(p.s, seat, card);
          return again;
        },
      },
    },
  },

  discard: {
    run(p, f) {
      discard(p.s, f.card);
      return done();
    },
  },
};

/** Onto the deck; only who puts it there knows it now, since others cannot tell what was kept. */
function putBack(s: State, seat: Seat, card: number): void {
  s.favorTop.unshift(card);
  s.favorKnown[card] = eyesOf(seat);
}

function carryOut(p: VenterraPlay, f: FrameOf<'favor'>): Next<FrameOf<'favor'>['at']> {
  const { s } = p;
  const { effect } = favorOf(p, f.card);
  const fight = p.frame('fight');
  const side = fight ? sideOf(fight, f.seat) : -1;
  switch (effect.kind) {
    case 'total':
      if (fight) fight.bonus[side] = at(fight.bonus, side) + effect.amount;
      return step('discard');
    case 'mercy':
      if (fight) fight.spared[side] = true;
      return step('discard');
    case 'still':
      if (fight) {
        fight.stilled[1 - side] = true;
        fight.ships[1 - side] = 0;
        fight.support[1 - side] = 0;
      }
      return step('discard');
    case 'hush':
      if (fight) fight.hushed[1 - side] = true;
      return step('discard');
    case 'wealth':
      earn(s, f.seat, effect.amount);
      return step('discard');
    case 'harvest':
      earn(s, f.seat, effect.each * structuresOf(s, f.seat).length);
      return step('discard');
    case 'move':
      return call(frames.action({ seat: f.seat, card: 'extra' }), 'discard');
    case 'recruit':
      return call(frames.enlisting({ seat: f.seat }), 'discard');
    case 'develop':
      return call(frames.development({ seat: f.seat, free: true }), 'discard');
    case 'quest':
      return call(frames.vow({ seat: f.seat }), 'discard');
    case 'mirror':
      renewDeck(p);
      for (let n = 0; n < effect.cards && deckSize(s) > 0; n++) f.seen.push(topCard(p));
      for (const card of f.seen) {
        s.favorKnown[card] = 0;
        p.whisper(eyesOf(f.seat), 'favor.seen', { card: favorThings.name(card) }, 'F9.3');
      }
      p.logBut(eyesOf(f.seat), 'favor.mirror', { seat: seatName(f.seat), count: f.seen.length }, 'F9.3');
      return step('keep');
    case 'cancel':
      return step('discard');
  }
}
