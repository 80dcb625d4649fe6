/** F19 Retreat: every unit one step, to a territory of its owner's choice. */

import { again, ask, at, done, type Refusal, step, unknownThing } from '@condotta/kernel';
import { besides, hexAt, isAdjacent } from '../map.ts';
import { type FrameOf, type Position, refuse, type VenterraPlay, type VenterraProcedure } from '../state.ts';
import { placeIn, seatName, unitThings } from '../things.ts';
import { addUnits, controllerOf, hexName, isGroundFor, isShip, noUnits, returnUnit } from './territories.ts';

type Retreat = FrameOf<'retreat'>;

/** The kind of the unit whose turn it is, or -1: all have been sent. Kinds go one after the other. */
const nextKind = (f: Readonly<Retreat>): number => f.units.findIndex((count) => count > 0);

/** F19.1 to F19.4 */
function retreatRefusal(t: Position, f: Readonly<Retreat>, kind: number, hex: number): Refusal | null {
  const { s } = t;
  const name = hexName(s, hex);
  const args = { hex: name, unit: unitThings.name(kind) };
  if (!isAdjacent(s, f.hex, hex)) return refuse('F19.1', 'retreat.far', args, [name]);
  if (!isGroundFor(t, kind, hex)) return refuse('F19.2', isShip(kind) ? 'retreat.land' : 'retreat.water', args, [name]);
  if (f.closed.includes(hex)) return refuse('F19.4', 'retreat.closed', args, [name]);
  const controller = controllerOf(s, hex);
  if (controller >= 0 && controller !== f.seat) return refuse('F19.3', 'retreat.enemy', args, [name]);
  const isWaiting = controller < 0 && s.pending.some((one) => one.hex === hex);
  return isWaiting ? refuse('F19.3', 'retreat.pending', args, [name]) : null;
}

const waysOf = (t: Position, f: Readonly<Retreat>, kind: number): number[] =>
  besides(t.s, f.hex).filter((hex) => !retreatRefusal(t, f, kind, hex));

export const retreat: VenterraProcedure<'retreat'> = {
  // F19.12: unit by unit, all before the first retreat combat.
  choose: {
    run(p, f) {
      for (let kind = nextKind(f); kind >= 0; kind = nextKind(f)) {
        const ways = waysOf(p, f, kind);
        if (ways.length > 1) return ask(f.seat);
        const way = ways[0];
        if (way === undefined) perish(p, f, kind);
        else send(f, kind, way);
      }
      return step('go');
    },
    verbs: {
      retreat: {
        things: ({ s }, f) => besides(s, f.hex).map((hex) => hexName(s, hex)),
        check(t, f, _seat, arg) {
          const hex = hexAt(t.s, placeIn(arg));
          return hex < 0 ? unknownThing(arg) : retreatRefusal(t, f, nextKind(f), hex);
        },
        apply(p, f, _seat, arg) {
          send(f, nextKind(f), hexAt(p.s, placeIn(arg)));
          return again;
        },
      },
    },
  },

  // Then all are put there together; F19.9: those in the wilderness wait for a combat.
  go: {
    run(p, f) {
      const { s } = p;
      const base = s.pending.length;
      const friendly = f.legs.filter((_, i) => i % 2 === 1 && controllerOf(s, at(f.legs, i)) === f.seat);
      for (let i = 0; i < f.legs.length; i += 2) {
        const [kind, to] = [at(f.legs, i), at(f.legs, i + 1)];
        const args = { seat: seatName(f.seat), unit: unitThings.name(kind), hex: hexName(s, to) };
        p.log('retreat', args, 'F19.1');
        if (friendly.includes(to)) {
          addUnits(s, to, f.seat, kind, 1);
          continue;
        }
        let entered = s.pending.slice(base).find((one) => one.hex === to);
        if (!entered) {
          entered = { hex: to, seat: f.seat, units: noUnits(), from: [], closed: [...f.closed] };
          s.pending.push(entered);
        }
        entered.units[kind] = at(entered.units, kind) + 1;
      }
      return done();
    },
  },
};

function send(f: Retreat, kind: number, to: number): void {
  f.units[kind] = at(f.units, kind) - 1;
  f.legs.push(kind, to);
}

/** F19.7: no place to go. */
function perish(p: VenterraPlay, f: Retreat, kind: number): void {
  const count = at(f.units, kind);
  f.units[kind] = 0;
  returnUnit(p.s, f.seat, kind, count);
  p.log('perish', { seat: seatName(f.seat), unit: unitThings.name(kind), count, hex: hexName(p.s, f.hex) }, 'F19.7');
}

/** Units of a kind on this retreat, sent or not. */
export const retreatingUnits = (f: Readonly<Retreat>, kind: number): number => {
  let count = at(f.units, kind);
  for (let i = 0; i < f.legs.length; i += 2) if (f.legs[i] === kind) count++;
  return count;
};
