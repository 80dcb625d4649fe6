/**
 * F16 Movement. It is put together unit by unit, each assigned once; then all units move at the same time, the fights they
 * cause are fought, and what was found is taken (F16.3).
 */

import {
  type Arg,
  again,
  ask,
  at,
  call,
  done,
  type Next,
  type Refusal,
  type Seat,
  step,
  unknownThing,
} from '@condotta/kernel';
import { hexAt } from '../map.ts';
import {
  type FrameOf,
  frames,
  KINDS,
  type Position,
  refuse,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
} from '../state.ts';
import { ESCORT, placeIn, seatName, stackIn, stackName, unitThings } from '../things.ts';
import { effectsOf } from './effects.ts';
import { playerOf } from './players.ts';
import { campsOf, kindsOn, reachOf } from './reach.ts';
import { unitOf } from './recruiting.ts';
import { addUnits, controllerOf, hexName, isGroundFor, kindOf, noUnits, takeUnits, unitsOf } from './territories.ts';
import { earn } from './wealth.ts';

type Movement = FrameOf<'movement'>;

const KNIGHT = kindOf('knight');
const SCOUT = kindOf('scout');

/** F6.13, F16.11 */
const supports = (t: Position, kind: number): boolean => unitOf(t, kind).support;

/** Can any unit of the seat move anywhere? */
export const canMarch = (t: VenterraTable, seat: Seat): boolean => canMove(t, seat, false);

export const canSail = (t: VenterraTable, seat: Seat): boolean => canMove(t, seat, true);

function canMove(t: VenterraTable, seat: Seat, inSupport: boolean): boolean {
  const { holders } = t.s;
  for (let hex = 0; hex < holders.length; hex++) {
    if (holders[hex] !== seat) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (unitsOf(t.s, hex, kind) === 0 || (inSupport && !supports(t, kind))) continue;
      if (reachOf(t, seat, hex, kind).length > 0) return true;
    }
  }
  return false;
}

/** Units of a kind in a territory that this movement has not assigned yet. */
function leftOn(t: Position, f: Movement, hex: number, kind: number): number {
  let left = unitsOf(t.s, hex, kind);
  for (let i = 0; i < f.legs.length; i += 3) if (f.legs[i] === kind && f.legs[i + 1] === hex) left--;
  return left;
}

/** F6.12: is there a Forge Knight with a Scout to carry? */
const canEscort = (t: Position, f: Movement, hex: number): boolean =>
  playerOf(t.s, f.seat).forge && leftOn(t, f, hex, KNIGHT) > 0 && leftOn(t, f, hex, SCOUT) > 0;

/** F16.10: does a movement into this territory start a battle that is one too many? */
function battleRefusal(t: VenterraTable, f: Movement, hex: number): Refusal | null {
  const controller = controllerOf(t.s, hex);
  if (controller < 0 || controller === f.seat) return null;
  const name = hexName(t.s, hex);
  if (t.frame('action')?.battle) return refuse('F16.10', 'move.second-battle', { hex: name }, [name]);
  for (let i = 0; i < f.legs.length; i += 3) {
    const to = at(f.legs, i + 2);
    const other = controllerOf(t.s, to);
    if (to !== hex && other >= 0 && other !== f.seat)
      return refuse('F16.10', 'move.second-battle', { hex: name }, [name, hexName(t.s, to)]);
  }
  return null;
}

/** F16.4: may a unit of this kind go from here to there? */
function wayRefusal(t: VenterraTable, f: Movement, from: number, kind: number, to: number): Refusal | null {
  if (reachOf(t, f.seat, from, kind).includes(to)) return battleRefusal(t, f, to);
  const args = { unit: unitThings.name(kind), hex: hexName(t.s, to) };
  const isGround = isGroundFor(t, kind === ESCORT ? KNIGHT : kind, to);
  return isGround ? refuse('F16.4', 'move.too-far', args, [args.hex]) : refuse('F6.2', 'move.ground', args, [args.hex]);
}

/** The destinations of any unit of a seat: what a Charge may choose from. */
function allReached(t: VenterraTable, seat: Seat): ReadonlySet<number> {
  const found = new Set<number>();
  for (const hex of campsOf(t, seat))
    for (const kind of kindsOn(t, hex)) for (const to of reachOf(t, seat, hex, kind)) found.add(to);
  return found;
}

/** What could be taken up next, as stacks. */
function stacksOf(t: VenterraTable, f: Movement): string[] {
  const found: string[] = [];
  for (const hex of f.from >= 0 ? [f.from] : campsOf(t, f.seat)) {
    for (const kind of kindsOn(t, hex))
      if (leftOn(t, f, hex, kind) > 0) found.push(stackName(at(t.s.places, hex), kind));
    if (canEscort(t, f, hex)) found.push(stackName(at(t.s.places, hex), ESCORT));
  }
  return found;
}

/** The territory and kind of a stack that the seat has here, or null. */
function stackOf(t: Position, seat: Seat, arg: Arg | null): { readonly hex: number; readonly kind: number } | null {
  const stack = stackIn(arg);
  const hex = stack ? hexAt(t.s, stack.place) : -1;
  return stack && hex >= 0 && t.s.holders[hex] === seat ? { hex, kind: stack.kind } : null;
}

/** Is there a unit like this left to be assigned? */
const isLeft = (t: Position, f: Movement, hex: number, kind: number): boolean =>
  kind === ESCORT ? canEscort(t, f, hex) : leftOn(t, f, hex, kind) > 0;

function takeRefusal(t: VenterraTable, f: Movement, arg: Arg | null): Refusal | null {
  const stack = stackOf(t, f.seat, arg);
  if (!stack) return unknownThing(arg);
  const { hex, kind } = stack;
  const args = { unit: unitThings.name(kind), hex: hexName(t.s, hex) };
  // F14.1, F16.11
  if (f.from >= 0 && f.from !== hex) return refuse('F14.1', 'move.one-start', args, [args.hex, hexName(t.s, f.from)]);
  if (f.kind === 'support' && !supports(t, kind === ESCORT ? KNIGHT : kind))
    return refuse('F16.11', 'move.no-support', args);
  if (!isLeft(t, f, hex, kind)) return refuse(kind === ESCORT ? 'F6.12' : 'F16.16', 'move.none-left', args, [args.hex]);
  if (f.kind === 'charge') return wayRefusal(t, f, hex, kind, f.target);
  const reach = reachOf(t, f.seat, hex, kind);
  return reach.some((to) => !battleRefusal(t, f, to)) ? null : refuse('F16.4', 'move.stuck', args, [args.hex]);
}

function assign(f: Movement, kind: number, from: number, to: number): void {
  if (kind === ESCORT) f.legs.push(KNIGHT, from, to, SCOUT, from, to);
  else f.legs.push(kind, from, to);
}

export const movement: VenterraProcedure<'movement'> = {
  draft: {
    run(p, f) {
      // F16.11: one unit. Nobody is asked when nothing is left to assign.
      if (f.kind === 'support' && f.legs.length > 0) return set(p, f);
      const isOpen = f.kind === 'charge' && f.target < 0;
      if (!isOpen && f.legs.length > 0 && stacksOf(p, f).every((stack) => takeRefusal(p, f, stack))) return set(p, f);
      return ask(f.seat);
    },
    verbs: {
      // F15.1: the one destination of a Charge.
      target: {
        things: (t, f) =>
          f.kind === 'charge' && f.target < 0 ? [...t.once(allReached, f.seat)].map((hex) => hexName(t.s, hex)) : [],
        check(t, f, _seat, arg) {
          const hex = hexAt(t.s, placeIn(arg));
          if (f.kind !== 'charge' || hex < 0) return unknownThing(arg);
          if (f.target >= 0) return refuse('F15.1', 'move.one-target', { hex: hexName(t.s, f.target) });
          if (!t.once(allReached, f.seat).has(hex))
            return refuse('F16.4', 'move.unreachable', { hex: hexName(t.s, hex) }, [hexName(t.s, hex)]);
          return battleRefusal(t, f, hex);
        },
        apply(p, f, _seat, arg) {
          f.target = hexAt(p.s, placeIn(arg));
          return again;
        },
      },
      take: {
        things: (t, f) => (f.kind === 'charge' && f.target < 0 ? [] : stacksOf(t, f)),
        check(t, f, _seat, arg) {
          if (f.kind === 'charge' && f.target < 0) return refuse('F15.1', 'move.target-first', {});
          return takeRefusal(t, f, arg);
        },
        apply(p, f, seat, arg) {
          const stack = stackOf(p, seat, arg);
          if (!stack) return again;
          if (f.kind === 'charge') {
            assign(f, stack.kind, stack.hex, f.target);
            return again;
          }
          f.from = stack.hex;
          f.unit = stack.kind;
          return step('to');
        },
      },
      // F16.16: closed; without units it is a skipped one.
      go: { check: () => null, apply: (p, f) => set(p, f) },
    },
  },

  to: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      to: {
        things: (t, f) => reachOf(t, f.seat, f.from, f.unit).map((hex) => hexName(t.s, hex)),
        check(t, f, _seat, arg) {
          const hex = hexAt(t.s, placeIn(arg));
          return hex < 0 ? unknownThing(arg) : wayRefusal(t, f, f.from, f.unit, hex);
        },
        apply(p, f, _seat, arg) {
          assign(f, f.unit, f.from, hexAt(p.s, placeIn(arg)));
          f.unit = -1;
          return step('draft');
        },
      },
    },
  },

  // Nothing waits for a fight when a movement begins: all that does now is its doing.
  fights: { run: (_p, f) => call(frames.fights({ seat: f.seat }), 'tokens') },

  // F16.3 step 3, F3.31: the moving player, then whoever won while retreating.
  tokens: {
    run(p, f) {
      if (f.turn >= p.s.players.length) return step('done');
      const first = p.s.order.indexOf(f.seat);
      const seat = at(p.s.order, (first + f.turn) % p.s.order.length);
      f.turn++;
      hunt(p, f, seat);
      const hexes: number[] = [];
      for (let i = 0; i < f.won.length; i += 3) {
        const hex = at(f.won, i);
        if (f.won[i + 1] === seat && at(p.s.tokens, hex)) hexes.push(hex);
      }
      return hexes.length === 0 ? again : call(frames.explore({ seat, hexes }), 'tokens');
    },
  },

  done: { run: () => done() },
};

/** Wealth for a combat won, once an action. */
function hunt(p: VenterraPlay, f: Movement, seat: Seat): void {
  const action = p.frame('action');
  if (!action || (action.hunted & (1 << seat)) !== 0) return;
  let hasWon = false;
  for (let i = 0; i < f.won.length; i += 3) if (f.won[i + 1] === seat && f.won[i + 2] === 1) hasWon = true;
  if (!hasWon) return;
  for (const { amount } of effectsOf(p, seat, 'hunt')) {
    action.hunted |= 1 << seat;
    earn(p.s, seat, amount);
    p.log('hunt', { seat: seatName(seat), wealth: amount }, 'F10.7');
  }
}

/** F16.3 step 1: all units move at once; those that enter what is not theirs wait for a fight, together (F16.18). */
function set(p: VenterraPlay, f: Movement): Next<Movement['at']> {
  const { s } = p;
  const isFriendly = new Map<number, boolean>();
  for (let i = 2; i < f.legs.length; i += 3) isFriendly.set(at(f.legs, i), controllerOf(s, at(f.legs, i)) === f.seat);
  for (let i = 0; i < f.legs.length; i += 3) {
    const [kind, from, to] = [at(f.legs, i), at(f.legs, i + 1), at(f.legs, i + 2)];
    takeUnits(s, from, kind, 1);
    const args = { seat: seatName(f.seat), unit: unitThings.name(kind), from: hexName(s, from), to: hexName(s, to) };
    p.log('move', args, 'F16.3');
    if (isFriendly.get(to)) {
      addUnits(s, to, f.seat, kind, 1);
      continue;
    }
    let entered = s.pending.find((one) => one.hex === to);
    if (!entered) {
      entered = { hex: to, seat: f.seat, units: noUnits(), from: [], closed: [] };
      s.pending.push(entered);
    }
    entered.units[kind] = at(entered.units, kind) + 1;
    if (!entered.from.includes(from)) entered.from.push(from);
  }
  f.legs = [];
  return step('fights');
}
