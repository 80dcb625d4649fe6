/** F13 Recruiting and other gains of units: where they may be put, and putting them there. */

import {
  type Arg,
  ask,
  at,
  call,
  done,
  type Next,
  type Refusal,
  range,
  type Seat,
  unknownThing,
} from '@condotta/kernel';
import { UNITS, type Unit } from '../components/index.ts';
import { hexAt } from '../map.ts';
import {
  frames,
  type Position,
  refuse,
  SHIP,
  type State,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
} from '../state.ts';
import { placeIn, placeName, seatName, unitThings } from '../things.ts';
import { playerOf } from './players.ts';
import { addUnits, hexName, isShip, structuresOf, waterBeside } from './territories.ts';
import { pay, poor } from './wealth.ts';

export const unitOf = (t: Position, kind: number): Unit => at(t.components.units, isShip(kind) ? SHIP : kind);

/** F13.2, F13.3: where a seat may put a new unit of this kind. */
export function recruitPlaces(t: Position, seat: Seat, kind: number): number[] {
  const own = structuresOf(t.s, seat);
  if (!isShip(kind)) return own;
  const waters: number[] = [];
  for (const hex of own)
    for (const water of waterBeside(t, hex)) {
      const holder = at(t.s.holders, water);
      if ((holder < 0 || holder === seat) && !waters.includes(water)) waters.push(water);
    }
  return waters;
}

/** F13.5: why a seat cannot recruit a unit of this kind at this price, or null. */
export function recruitRefusal(t: Position, seat: Seat, kind: number, free: boolean): Refusal | null {
  const unit = { unit: unitThings.name(kind) };
  if (at(playerOf(t.s, seat).supply, kind) === 0) return refuse('F1.11', 'recruit.no-piece', unit);
  // The purse first: it is looked up faster than places are found.
  const short = free ? null : poor(t.s, seat, unitOf(t, kind).cost);
  if (short) return short;
  if (structuresOf(t.s, seat).length === 0) return refuse('F13.5', 'recruit.no-structure', unit);
  return !isShip(kind) || recruitPlaces(t, seat, kind).length > 0 ? null : refuse('F13.3', 'recruit.no-water', unit);
}

export const UNIT_NAMES: readonly string[] = range(UNITS.length).map(unitThings.name);

/** The kind in an argument of `recruit`, or -1. */
export function recruitKind(arg: Arg | null): number {
  const kind = unitThings.number(arg);
  return kind >= 0 && kind < UNITS.length ? kind : -1;
}

export function checkRecruit(t: VenterraTable, seat: Seat, arg: Arg | null, free: boolean): Refusal | null {
  const kind = recruitKind(arg);
  return kind < 0 ? unknownThing(arg) : recruitRefusal(t, seat, kind, free);
}

/** F13.1, F6.5: pays, and lets the player put the unit, or the pair of Scouts, somewhere; then the caller goes on at `then`. */
export function recruit<At extends string>(
  p: VenterraPlay,
  seat: Seat,
  kind: number,
  free: boolean,
  then: At,
): Next<At> {
  const { cost, brings } = unitOf(p, kind);
  if (!free) pay(p.s, seat, cost);
  return call(frames.placing({ seat, unit: kind, count: brings, hexes: recruitPlaces(p, seat, kind) }), then);
}

/** Takes up to so many pieces out of a player's supply; how many there were (F1.14). */
export function gainUnits(s: State, seat: Seat, kind: number, count: number): number {
  const { supply } = playerOf(s, seat);
  const gained = Math.min(count, at(supply, kind));
  supply[kind] = at(supply, kind) - gained;
  return gained;
}

/** F13.9: units come into one of these territories, or into none if there is none. */
export const placing: VenterraProcedure<'placing'> = {
  choose: {
    run(p, f) {
      if (f.hexes.length === 0 || at(playerOf(p.s, f.seat).supply, f.unit) === 0) return done();
      if (f.hexes.length > 1) return ask(f.seat);
      put(p, f.seat, f.unit, f.count, at(f.hexes, 0));
      return done();
    },
    verbs: {
      at: {
        things: ({ s }, f) => f.hexes.map((hex) => hexName(s, hex)),
        check({ s }, f, _seat, arg) {
          const hex = hexAt(s, placeIn(arg));
          if (hex < 0) return unknownThing(arg);
          if (f.hexes.includes(hex)) return null;
          const rule = f.unit === SHIP ? 'F13.3' : 'F13.2';
          return refuse(rule, 'recruit.not-here', { hex: hexName(s, hex), unit: unitThings.name(f.unit) }, [
            hexName(s, hex),
          ]);
        },
        apply(p, f, seat, arg) {
          put(p, seat, f.unit, f.count, hexAt(p.s, placeIn(arg)));
          return done();
        },
      },
    },
  },
};

function put(p: VenterraPlay, seat: Seat, unit: number, count: number, hex: number): void {
  const gained = gainUnits(p.s, seat, unit, count);
  addUnits(p.s, hex, seat, unit, gained);
  const args = {
    seat: seatName(seat),
    unit: unitThings.name(unit),
    count: gained,
    hex: placeName(at(p.s.places, hex)),
  };
  p.log('units', args, unit === SHIP ? 'F13.3' : 'F13.2');
}

/** A card lets the player recruit one unit without paying. */
export const enlisting: VenterraProcedure<'enlisting'> = {
  which: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      recruit: {
        things: () => UNIT_NAMES,
        check: (t, _f, seat, arg) => checkRecruit(t, seat, arg, true),
        apply: (p, _f, seat, arg) => recruit(p, seat, recruitKind(arg), true, 'done'),
      },
    },
  },
  done: { run: () => done() },
};
