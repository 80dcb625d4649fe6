/**
 * F17, F18 A fight: a combat with the wilderness or a battle with another player. Both go the same way, with fewer steps
 * against the wilderness, which neither acts nor loses anything.
 */

import {
  again,
  ask,
  askSealed,
  at,
  call,
  done,
  type Refusal,
  ready,
  type Seat,
  step,
  unknownThing,
} from '@condotta/kernel';
import {
  ATTACKER,
  DEFENDER,
  type FrameOf,
  frames,
  KINDS,
  type Position,
  refuse,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
} from '../state.ts';
import { combatThings, seatName, unitThings } from '../things.ts';
import { COMBAT_NAMES, handSize } from './combat-cards.ts';
import { structureStep } from './conquest.ts';
import { effectsOf } from './effects.ts';
import { takeBattleToken } from './factions.ts';
import { playerOf } from './players.ts';
import { askSupport, supportVerb } from './support.ts';
import { addUnits, countIn, countOn, hexName, kindOf, returnUnit, takeUnits } from './territories.ts';
import { attackTotal, cardValue, defenseTotal, seatOf } from './totals.ts';
import { earn } from './wealth.ts';

type Fight = FrameOf<'fight'>;

const SIDES = [ATTACKER, DEFENDER];
const SOLDIER = kindOf('soldier');
const NO_CARD = -1;

const isBattle = (f: Fight): boolean => f.foe >= 0;

/** The seats with a part in a fight, the attacker first (F9.6). */
const seatsIn = (f: Fight): Seat[] => (isBattle(f) ? [f.seat, f.foe] : [f.seat]);

/** Units of a side in the territory, by kind. */
const ranksOf = (t: Position, f: Readonly<Fight>, side: number): readonly number[] =>
  side === ATTACKER ? f.units : t.s.units.slice(f.hex * KINDS, f.hex * KINDS + KINDS);

/** F7.4, F18.17: may this side play a combat card? */
function mayPlayCard(t: Position, f: Readonly<Fight>, side: number): boolean {
  const seat = seatOf(f, side);
  if (seat < 0 || at(f.hushed, side) || handSize(t, seat) === 0) return false;
  return countIn(ranksOf(t, f, side)) > 0 || at(f.ships, side) > 0;
}

function cardRefusal(t: VenterraTable, seat: Seat, arg: unknown): Refusal | null {
  const kind = combatThings.number(arg as string);
  if (kind < 0) return unknownThing(arg as string);
  return at(playerOf(t.s, seat).combat, kind) > 0
    ? null
    : refuse('F7.3', 'card.not-held', { card: combatThings.name(kind) });
}

const sideOfSeat = (f: Fight, seat: Seat): number => (f.seat === seat ? ATTACKER : DEFENDER);

export const fight: VenterraProcedure<'fight'> = {
  begin: {
    run(p, f) {
      if (!isBattle(f)) {
        p.log('combat', { seat: seatName(f.seat), hex: hexName(p.s, f.hex) }, 'F17.1');
        return step('start');
      }
      // F16.10, F18.2: the token whatever the result.
      const action = p.frame('action');
      if (action) action.battle = true;
      p.log('battle', { seat: seatName(f.seat), foe: seatName(f.foe), hex: hexName(p.s, f.hex) }, 'F18.1');
      takeBattleToken(p, f.seat, 'F18.2');
      for (const { amount } of effectsOf(p, f.seat, 'plunder')) {
        earn(p.s, f.seat, amount);
        p.log('plunder', { seat: seatName(f.seat), wealth: amount }, 'F10.7');
      }
      return step('support');
    },
  },

  // F17.3, F18.2
  support: {
    run: (p, f) => askSupport(p, f, ATTACKER, isBattle(f) ? 'start' : 'before'),
    verbs: {
      support: supportVerb(ATTACKER),
      enough: { check: () => null, apply: (_p, f) => step(isBattle(f) ? 'start' : 'before') },
    },
  },

  // F17.2, F18.3
  start: {
    run: (_p, f) => call(frames.window({ at: 'start', seats: seatsIn(f) }), isBattle(f) ? 'defend' : 'support'),
  },

  // F18.4
  defend: {
    run: (p, f) => askSupport(p, f, DEFENDER, 'before'),
    verbs: { support: supportVerb(DEFENDER), enough: { check: () => null, apply: () => step('before') } },
  },

  // F17.4, F18.7
  before: {
    run(p, f) {
      p.log('totals', { attack: attackTotal(p, f), defense: defenseTotal(p, f) }, isBattle(f) ? 'F18.6' : 'F17.4');
      return call(frames.window({ at: 'before', seats: seatsIn(f) }), isBattle(f) ? 'sealed' : 'card');
    },
  },

  // F17.5: openly, knowing both totals.
  card: {
    run: (p, f) => (mayPlayCard(p, f, ATTACKER) ? ask(f.seat) : step('compare')),
    verbs: {
      lay: {
        things: () => COMBAT_NAMES,
        check: (t, _f, seat, arg) => cardRefusal(t, seat, arg),
        apply(_p, f, _seat, arg) {
          f.cards[ATTACKER] = combatThings.number(arg);
          return step('compare');
        },
      },
      none: { check: () => null, apply: () => step('compare') },
    },
  },

  // F18.8, F18.17
  sealed: {
    run(p, f) {
      const sides = SIDES.filter((side) => mayPlayCard(p, f, side));
      if (sides.length === 0) return step('compare');
      for (const side of sides) f.asked[side] = true;
      return askSealed(sides.map((side) => seatOf(f, side)).sort((a, b) => a - b));
    },
    verbs: {
      lay: {
        things: () => COMBAT_NAMES,
        check: (t, _f, seat, arg) => cardRefusal(t, seat, arg),
        apply(_p, f, seat, arg) {
          f.cards[sideOfSeat(f, seat)] = combatThings.number(arg);
          return ready;
        },
      },
      none: {
        check: () => null,
        apply(_p, f, seat) {
          f.cards[sideOfSeat(f, seat)] = NO_CARD;
          return ready;
        },
      },
    },
    opened: () => step('compare'),
  },

  compare: {
    run(p, f) {
      for (const side of SIDES) showCard(p, f, side);
      judge(p, f);
      const losers = SIDES.filter((side) => at(f.losses, side) > 0).map((side) => seatOf(f, side));
      // F9.8 W5
      return losers.length > 0 ? call(frames.window({ at: 'loss', seats: losers }), 'losses') : step('losses');
    },
  },

  // F17.7, F18.10 to F18.12: the attacker first, each of its own choice.
  losses: {
    run(p, f) {
      for (const side of SIDES) {
        if (at(f.spared, side)) f.losses[side] = 0;
        const ranks = ranksOf(p, f, side);
        while (at(f.losses, side) > 0 && countIn(ranksOf(p, f, side)) > 0) {
          const kinds = ranksOf(p, f, side).flatMap((count, kind) => (count > 0 ? [kind] : []));
          if (kinds.length > 1 && countIn(ranks) > at(f.losses, side)) return ask(seatOf(f, side));
          lose(p, f, side, at(kinds, 0));
        }
        f.losses[side] = 0;
      }
      return step('retreat');
    },
    verbs: {
      lose: {
        things: (t, f, seat) =>
          ranksOf(t, f, sideOfSeat(f, seat)).flatMap((count, kind) => (count > 0 ? [unitThings.name(kind)] : [])),
        check(t, f, seat, arg) {
          const kind = unitThings.number(arg);
          if (kind < 0 || kind >= KINDS) return unknownThing(arg);
          const isThere = at(ranksOf(t, f, sideOfSeat(f, seat)), kind) > 0;
          return isThere ? null : refuse('F17.7', 'lose.not-here', { unit: unitThings.name(kind) });
        },
        apply(p, f, seat, arg) {
          lose(p, f, sideOfSeat(f, seat), unitThings.number(arg));
          return again;
        },
      },
    },
  },

  // F19: the attacker who has not won, or the defender who was beaten.
  retreat: {
    run(p, f) {
      f.base = p.s.pending.length;
      const side = f.won ? DEFENDER : ATTACKER;
      const units = [...ranksOf(p, f, side)];
      if (countIn(units) === 0 || seatOf(f, side) < 0 || (f.won && !isBattle(f))) return step('settle');
      const closed = f.won ? [...f.from] : [...f.closed];
      if (f.won) for (let kind = 0; kind < KINDS; kind++) takeUnits(p.s, f.hex, kind, at(units, kind));
      else f.units = f.units.map(() => 0);
      return call(frames.retreat({ seat: seatOf(f, side), hex: f.hex, units, closed }), 'settle');
    },
  },

  // F18.14: the winner settles in.
  settle: {
    run(p, f) {
      if (!f.won) return step('pursuit');
      for (const [kind, count] of f.units.entries()) addUnits(p.s, f.hex, f.seat, kind, count);
      f.units = f.units.map(() => 0);
      p.frame('movement')?.won.push(f.hex, f.seat, isBattle(f) ? 0 : 1);
      p.log('conquered', { seat: seatName(f.seat), hex: hexName(p.s, f.hex) }, isBattle(f) ? 'F18.12' : 'F17.6');
      return step('structure');
    },
  },

  structure: structureStep,

  // F19.10: the combats that the retreat has caused, in the order of who retreats.
  pursuit: {
    run(p, f) {
      const seat = p.s.pending[f.base]?.seat;
      return seat === undefined ? step('done') : call(frames.fights({ seat, base: f.base }), 'done');
    },
  },

  done: { run: () => done() },
};

/** F7.5: shown to all; it goes back into its player's supply. */
function showCard(p: VenterraPlay, f: Fight, side: number): void {
  const kind = at(f.cards, side);
  if (kind < 0) {
    f.cards[side] = NO_CARD;
    return;
  }
  const seat = seatOf(f, side);
  const { combat } = playerOf(p.s, seat);
  combat[kind] = at(combat, kind) - 1;
  p.log(
    'card',
    { seat: seatName(seat), card: combatThings.name(kind), value: cardValue(p, f, side) },
    isBattle(f) ? 'F18.8' : 'F17.5',
  );
}

/** F17.6, F17.7, F18.9 to F18.13, F18.16: who wins, and what each side must lose. */
function judge(p: VenterraPlay, f: Fight): void {
  const attack = attackTotal(p, f) + cardValue(p, f, ATTACKER);
  const defense = defenseTotal(p, f) + cardValue(p, f, DEFENDER);
  const isHeld = !isBattle(f) || countOn(p.s, f.hex) > 0 || at(p.s.structures, f.hex) > 0;
  f.won = countIn(f.units) > 0 && (attack > defense || !isHeld);
  f.tie = attack === defense && isBattle(f) && isHeld && countIn(f.units) > 0;
  p.log(
    f.won ? 'fight.won' : f.tie ? 'fight.tie' : 'fight.lost',
    { attack, defense, seat: seatName(f.seat) },
    isBattle(f) ? 'F18.9' : 'F17.6',
  );
  const [loser, winner] = f.won ? [DEFENDER, ATTACKER] : [ATTACKER, DEFENDER];
  if (f.won && !isBattle(f)) return;
  // F6.10: Brutes, of a winner in a battle only.
  const brutes = isBattle(f) && !f.tie && hasBrute(p, f, winner) ? 1 : 0;
  f.losses[loser] = Math.min(1 + brutes, countIn(ranksOf(p, f, loser)));
  if (f.tie) f.losses[winner] = Math.min(1, countOn(p.s, f.hex));
}

const hasBrute = (p: VenterraPlay, f: Fight, side: number): boolean =>
  playerOf(p.s, seatOf(f, side)).forge && at(ranksOf(p, f, side), SOLDIER) > 0;

function lose(p: VenterraPlay, f: Fight, side: number, kind: number): void {
  const seat = seatOf(f, side);
  if (side === ATTACKER) f.units[kind] = at(f.units, kind) - 1;
  else takeUnits(p.s, f.hex, kind, 1);
  f.losses[side] = at(f.losses, side) - 1;
  returnUnit(p.s, seat, kind);
  p.log(
    'lost',
    { seat: seatName(seat), unit: unitThings.name(kind), hex: hexName(p.s, f.hex) },
    isBattle(f) ? 'F18.12' : 'F17.7',
  );
}
