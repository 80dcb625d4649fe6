/**
 * Odds before a commitment, exactly: how the fight that a decision begins or carries on ends, for the seat that decides. Combat cards in
 * hand are no secret (F7.9); which one the other side lays is, so each of them and none count alike. The seat itself lays what serves it
 * best, if the decision is not about that. Favor cards, and ships that have not been declared, are left out.
 */

import { at, type Decision, type Seat, type World } from '@condotta/kernel';
import type { Outlook } from '@condotta/kit';
import { hexAt } from './map.ts';
import { combatCardOf, handSize } from './rules/combat-cards.ts';
import { playerOf } from './rules/players.ts';
import { supportValue } from './rules/support.ts';
import { controllerOf, countIn, countOn, kindOf, noUnits, unitsOf } from './rules/territories.ts';
import { attackTotal, defenseTotal, seatOf } from './rules/totals.ts';
import {
  ATTACKER,
  DEFENDER,
  type FrameOf,
  frames,
  KINDS,
  type Position,
  type State,
  type VenterraFrame,
  type VenterraTable,
} from './state.ts';
import { combatThings, ESCORT, placeIn, stackIn } from './things.ts';

type Fight = FrameOf<'fight'>;
type End = 'won' | 'tie' | 'lost';

const KNIGHT = kindOf('knight');
const SCOUT = kindOf('scout');
const SOLDIER = kindOf('soldier');
/** F7.3: at most one card, or none. */
const NO_CARD = 0;

/** A fight that has not begun. */
const fightAt = (t: Position, seat: Seat, hex: number, units: readonly number[]): Fight =>
  frames.fight({
    seat,
    foe: controllerOf(t.s, hex),
    hex,
    units: [...units],
    ships: [0, 0],
    support: [0, 0],
    bonus: [0, 0],
    cards: [-1, -1],
    hushed: [false, false],
  });

/** The units that would come to a territory by the legs of a movement and one unit more. */
function comingTo({ legs }: FrameOf<'movement'>, hex: number, more: number): number[] {
  const units = noUnits();
  const add = (kind: number): void => {
    units[kind] = at(units, kind) + 1;
  };
  for (let i = 0; i < legs.length; i += 3) if (legs[i + 2] === hex) add(at(legs, i));
  if (more === ESCORT) {
    add(KNIGHT);
    add(SCOUT);
  } else if (more >= 0) add(more);
  return units;
}

/** The territories that a movement would have to fight for. */
function contested(t: Position, { seat, legs }: FrameOf<'movement'>): number[] {
  const found = new Set<number>();
  for (let i = 2; i < legs.length; i += 3) if (controllerOf(t.s, at(legs, i)) !== seat) found.add(at(legs, i));
  return [...found];
}

/** The fight that a decision in a movement leads to, or null. */
function ofMovement(t: Position, f: FrameOf<'movement'>, { verb, arg }: Decision): Fight | null {
  const isForeign = (hex: number): boolean => hex >= 0 && controllerOf(t.s, hex) !== f.seat;
  if (verb === 'to') {
    const hex = hexAt(t.s, placeIn(arg));
    return isForeign(hex) ? fightAt(t, f.seat, hex, comingTo(f, hex, f.unit)) : null;
  }
  if (verb === 'take' && f.kind === 'charge')
    return isForeign(f.target) ? fightAt(t, f.seat, f.target, comingTo(f, f.target, stackIn(arg)?.kind ?? -1)) : null;
  const [only, ...others] = verb === 'go' ? contested(t, f) : [];
  return only === undefined || others.length > 0 ? null : fightAt(t, f.seat, only, comingTo(f, only, -1));
}

/** The cards a side may lay, by what they add: none, and each kind it holds (F7.4, F18.17). */
function cardsOf(t: Position, f: Fight, side: number): readonly number[] {
  const seat = seatOf(f, side);
  const isThere = side === ATTACKER ? countIn(f.units) > 0 : countOn(t.s, f.hex) > 0;
  if (seat < 0 || at(f.hushed, side) || handSize(t, seat) === 0) return [NO_CARD];
  if (!isThere && at(f.ships, side) === 0) return [NO_CARD];
  const held = playerOf(t.s, seat).combat.flatMap((count, kind) => (count > 0 ? [combatCardOf(t, kind).value] : []));
  return [NO_CARD, ...held];
}

const GOOD: Readonly<Record<End, number>> = { won: 1, tie: 0.5, lost: 0 };

/** F17.6, F17.7, F18.9 to F18.12 for one side, with these cards. */
function endOf(t: Position, f: Fight, side: number, own: number, other: number): End {
  const [attack, defense] = side === ATTACKER ? [own, other] : [other, own];
  const margin = attackTotal(t, f) + attack - defenseTotal(t, f) - defense;
  if (margin === 0) return f.foe < 0 ? 'lost' : 'tie';
  return margin > 0 === (side === ATTACKER) ? 'won' : 'lost';
}

/** F6.10, F17.7, F18.10 to F18.12: how many units each side loses by such an end. */
function lossesOf(t: Position, f: Fight, side: number, end: End): readonly [own: number, others: number] {
  const count = (of: number): number => (of === ATTACKER ? countIn(f.units) : f.foe < 0 ? 0 : countOn(t.s, f.hex));
  const other = side === ATTACKER ? DEFENDER : ATTACKER;
  if (end === 'tie') return [Math.min(1, count(side)), Math.min(1, count(other))];
  const [winner, loser] = end === 'won' ? [side, other] : [other, side];
  const brutes = f.foe >= 0 && hasBrute(t, f, winner) ? 1 : 0;
  const lost = Math.min(1 + brutes, count(loser));
  return end === 'won' ? [0, lost] : [lost, 0];
}

const hasBrute = (t: Position, f: Fight, side: number): boolean =>
  playerOf(t.s, seatOf(f, side)).forge && (side === ATTACKER ? at(f.units, SOLDIER) : unitsOf(t.s, f.hex, SOLDIER)) > 0;

/** `fixed`: what the seat's own card adds, if the decision says it. */
function outlooks(t: Position, f: Fight, seat: Seat, fixed: number | null): readonly Outlook[] {
  const side = seat === f.seat ? ATTACKER : DEFENDER;
  const theirs = cardsOf(t, f, side === ATTACKER ? DEFENDER : ATTACKER);
  const worth = (own: number): number => theirs.reduce((sum, other) => sum + GOOD[endOf(t, f, side, own, other)], 0);
  const mine = fixed === null ? cardsOf(t, f, side) : [fixed];
  // The smallest card that does as well as any.
  const best = mine.reduce((chosen, card) => (worth(card) > worth(chosen) ? card : chosen), at(mine, 0));
  const ends = theirs.map((other) => endOf(t, f, side, best, other));
  return (['won', 'tie', 'lost'] as const).flatMap((end) => {
    const chance = ends.filter((one) => one === end).length / ends.length;
    return chance === 0 ? [] : [{ label: end, by: 0, chance, good: GOOD[end], losses: lossesOf(t, f, side, end) }];
  });
}

/** After the comparison there is nothing to foretell. */
const OPEN: readonly Fight['at'][] = ['support', 'defend', 'card', 'sealed'];

function ofFight(t: Position, f: Fight, seat: Seat, { verb, arg }: Decision): readonly Outlook[] | null {
  if (!OPEN.includes(f.at)) return null;
  if (verb === 'lay') {
    const kind = combatThings.number(arg);
    return kind < 0 ? null : outlooks(t, f, seat, combatCardOf(t, kind).value);
  }
  if (verb === 'none') return outlooks(t, f, seat, NO_CARD);
  if (verb === 'enough') return outlooks(t, f, seat, null);
  if (verb !== 'support') return null;
  const side = seat === f.seat ? ATTACKER : DEFENDER;
  const support = f.support.map((value, of) => (of === side ? value + supportValue(t, seat) : value));
  const ships = f.ships.map((count, of) => (of === side ? count + 1 : count));
  return outlooks(t, { ...f, support, ships }, seat, null);
}

/** Null: no fight hangs on the decision. */
export function odds(table: unknown, world: unknown, seat: Seat, decision: Decision): readonly Outlook[] | null {
  const t = table as VenterraTable;
  const frame = (world as World<State, VenterraFrame>).stack.at(-1);
  if (frame?.proc === 'fight') return ofFight(t, frame, seat, decision);
  const fight =
    frame?.proc === 'movement'
      ? ofMovement(t, frame, decision)
      : frame?.proc === 'fights' && decision.verb === 'fight'
        ? pendingAt(t, hexAt(t.s, placeIn(decision.arg)))
        : null;
  return fight && outlooks(t, fight, seat, null);
}

function pendingAt(t: Position, hex: number): Fight | null {
  const entered = t.s.pending.find((one) => one.hex === hex);
  return entered ? fightAt(t, entered.seat, hex, entered.units.slice(0, KINDS)) : null;
}
