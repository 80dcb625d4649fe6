/** F6.3, F6.4 Ship support: declared ship by ship, paid at once. */

import { type Arg, again, ask, at, type Next, type Refusal, type Seat, step, unknownThing } from '@condotta/kernel';
import { hexAt, isAdjacent } from '../map.ts';
import {
  type FrameOf,
  type Position,
  refuse,
  SHIP,
  SPENT_SHIP,
  type VenterraPlay,
  type VenterraVerb,
} from '../state.ts';
import { placeIn, seatName } from '../things.ts';
import { effectsOf } from './effects.ts';
import { playerOf } from './players.ts';
import { addUnits, hexName, takeUnits, unitsOf, waterBeside } from './territories.ts';
import { seatOf } from './totals.ts';
import { pay, poor } from './wealth.ts';

type Fight = FrameOf<'fight'>;

const SUPPORT_COST = 1;
const SUPPORT = 1;

/** F6.11 */
export const supportCost = (t: Position, seat: Seat): number => (playerOf(t.s, seat).forge ? 0 : SUPPORT_COST);

/** What one ship adds. */
export const supportValue = (t: Position, seat: Seat): number =>
  Math.max(SUPPORT, ...effectsOf(t, seat, 'support').map(({ value }) => value));

function supportRefusal(t: Position, f: Fight, side: number, arg: Arg | null): Refusal | null {
  const { s } = t;
  const seat = seatOf(f, side);
  const hex = hexAt(s, placeIn(arg));
  if (hex < 0) return unknownThing(arg);
  const args = { hex: hexName(s, hex) };
  if (!isAdjacent(s, hex, f.hex)) return refuse('F6.3', 'support.far', args, [args.hex]);
  if (s.holders[hex] !== seat || unitsOf(s, hex, SHIP) + unitsOf(s, hex, SPENT_SHIP) === 0)
    return refuse('F6.3', 'support.no-ship', args, [args.hex]);
  if (at(f.stilled, side)) return refuse('F9.3', 'support.stilled', {});
  if (unitsOf(s, hex, SHIP) === 0) return refuse('F6.4', 'support.spent', args, [args.hex]);
  return poor(s, seat, supportCost(t, seat));
}

const harbours = (t: Position, f: Fight, side: number): string[] =>
  waterBeside(t, f.hex)
    .filter((hex) => t.s.holders[hex] === seatOf(f, side))
    .map((hex) => hexName(t.s, hex));

/** Asks the side as long as one of its ships could support, else goes on. */
export const askSupport = (p: VenterraPlay, f: Fight, side: number, then: Fight['at']): Next<Fight['at']> =>
  harbours(p, f, side).some((hex) => !supportRefusal(p, f, side, hex)) ? ask(seatOf(f, side)) : step(then);

export const supportVerb = (side: number): VenterraVerb<Fight> => ({
  things: (t, f) => harbours(t, f, side),
  check: (t, f, _seat, arg) => supportRefusal(t, f, side, arg),
  apply(p, f, seat, arg) {
    const hex = hexAt(p.s, placeIn(arg));
    const cost = supportCost(p, seat);
    const value = supportValue(p, seat);
    pay(p.s, seat, cost);
    addUnits(p.s, hex, seat, SPENT_SHIP, 1);
    takeUnits(p.s, hex, SHIP, 1);
    f.ships[side] = at(f.ships, side) + 1;
    f.support[side] = at(f.support, side) + value;
    p.log('support', { seat: seatName(seat), hex: hexName(p.s, hex), value, cost }, 'F6.3');
    return again;
  },
});
