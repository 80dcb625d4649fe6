/** F21 Large army: more than three units in a territory are paid for, or removed. */

import { again, ask, at, done, range, type Seat, step, unknownThing } from '@condotta/kernel';
import { hexAt } from '../map.ts';
import { KINDS, refuse, type State, type VenterraProcedure } from '../state.ts';
import { placeIn, seatName, unitThings } from '../things.ts';
import { playerOf } from './players.ts';
import { countOn, hexName, returnUnit, takeUnits, unitsOf } from './territories.ts';
import { pay } from './wealth.ts';

/** F21.3 */
const FREE = 3;

function armiesOf(s: State, seat: Seat, settled: readonly number[]): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < s.holders.length; hex++)
    if (s.holders[hex] === seat && countOn(s, hex) > FREE && !settled.includes(hex)) found.push(hex);
  return found;
}

export const army: VenterraProcedure<'army'> = {
  // F21.6
  which: {
    run(p, f) {
      const armies = armiesOf(p.s, f.seat, f.settled);
      if (armies.length > 1) return ask(f.seat);
      const [only] = armies;
      if (only === undefined) return done();
      f.hex = only;
      return step('pay');
    },
    verbs: {
      settle: {
        things: ({ s }, f) => armiesOf(s, f.seat, f.settled).map((hex) => hexName(s, hex)),
        check({ s }, f, _seat, arg) {
          const hex = hexAt(s, placeIn(arg));
          if (hex < 0) return unknownThing(arg);
          const name = hexName(s, hex);
          return armiesOf(s, f.seat, f.settled).includes(hex)
            ? null
            : refuse('F21.1', 'army.none', { hex: name }, [name]);
        },
        apply(p, f, _seat, arg) {
          f.hex = hexAt(p.s, placeIn(arg));
          return step('pay');
        },
      },
    },
  },

  // F21.4: any amount up to the cost.
  pay: {
    run(p, f) {
      if (playerOf(p.s, f.seat).wealth > 0) return ask(f.seat);
      f.left = countOn(p.s, f.hex) - FREE;
      return step('lose');
    },
    verbs: {
      pay: {
        things: ({ s }, f) => range(Math.min(countOn(s, f.hex) - FREE, playerOf(s, f.seat).wealth) + 1),
        check({ s }, f, seat, arg) {
          if (typeof arg !== 'number' || !Number.isSafeInteger(arg) || arg < 0) return unknownThing(arg);
          const cost = countOn(s, f.hex) - FREE;
          if (arg > cost) return refuse('F21.4', 'army.too-much', { cost });
          const { wealth } = playerOf(s, seat);
          return arg > wealth ? refuse('F1.9', 'wealth.short', { cost: arg, wealth }) : null;
        },
        apply(p, f, seat, arg) {
          const paid = Number(arg);
          f.left = countOn(p.s, f.hex) - FREE - paid;
          pay(p.s, seat, paid);
          p.log('army', { seat: seatName(seat), wealth: paid, hex: hexName(p.s, f.hex) }, 'F21.4');
          return step('lose');
        },
      },
    },
  },

  lose: {
    run(p, f) {
      while (f.left > 0) {
        const kinds = range(KINDS).filter((kind) => unitsOf(p.s, f.hex, kind) > 0);
        if (kinds.length > 1) return ask(f.seat);
        dismiss(p.s, f.seat, f.hex, at(kinds, 0));
        p.log(
          'lost',
          { seat: seatName(f.seat), unit: unitThings.name(at(kinds, 0)), hex: hexName(p.s, f.hex) },
          'F21.5',
        );
        f.left--;
      }
      f.settled.push(f.hex);
      return step('which');
    },
    verbs: {
      lose: {
        things: ({ s }, f) =>
          range(KINDS)
            .filter((kind) => unitsOf(s, f.hex, kind) > 0)
            .map(unitThings.name),
        check({ s }, f, _seat, arg) {
          const kind = unitThings.number(arg);
          if (kind < 0 || kind >= KINDS) return unknownThing(arg);
          return unitsOf(s, f.hex, kind) > 0 ? null : refuse('F21.4', 'lose.not-here', { unit: unitThings.name(kind) });
        },
        apply(p, f, seat, arg) {
          const kind = unitThings.number(arg);
          dismiss(p.s, seat, f.hex, kind);
          p.log('lost', { seat: seatName(seat), unit: unitThings.name(kind), hex: hexName(p.s, f.hex) }, 'F21.5');
          f.left--;
          return again;
        },
      },
    },
  },
};

function dismiss(s: State, seat: Seat, hex: number, kind: number): void {
  takeUnits(s, hex, kind, 1);
  returnUnit(s, seat, kind);
}
