/** F3.16 to F3.29 Starting structures with their units, Ka'jer, the explore tokens. */

import { ask, at, call, done, type Refusal, range, type Seat, step, unknownThing } from '@condotta/kernel';
import { TOKENS, UNITS } from '../components/index.ts';
import { edgeOf } from '../fit.ts';
import { distancesFrom, hexAt, isAdjacent, isMiddle, MIDDLE_SIZE } from '../map.ts';
import {
  frames,
  refuse,
  SHIP,
  type State,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
} from '../state.ts';
import { placeIn, seatName } from '../things.ts';
import { playerOf } from './players.ts';
import { gainUnits } from './recruiting.ts';
import { isStarting, kajerOf, startingTile } from './structures.ts';
import { addUnits, countOn, hexName, isWater, kindOf, terrainOf, waterBeside } from './territories.ts';

/** F3.17 */
const APART = 3;

const allHexes = (s: State): number[] => range(s.places.length);

/** By territory: does it lie on the edge of the map? */
function edgeNow({ s, components }: VenterraTable): boolean[] {
  const isEdge = s.places.map(() => false);
  for (const hex of edgeOf(components, s)) isEdge[hex] = true;
  return isEdge;
}

/** F3.17: from the nearest starting structure, -1 where there is none yet. */
function distancesNow({ s }: VenterraTable): number[] {
  const starts = allHexes(s).filter((hex) => isStarting(at(s.structures, hex)));
  return starts.length === 0 ? s.places.map(() => -1) : distancesFrom(s, starts);
}

/** F3.17, F3.18: what is wrong with a hex, whatever its distance. */
function groundRefusal(t: VenterraTable, seat: Seat, hex: number): Refusal | null {
  const args = { hex: hexName(t.s, hex) };
  if (isMiddle(hex)) return refuse('F3.17', 'start.middle', args, [args.hex]);
  if (!at(t.once(edgeNow), hex)) return refuse('F3.17', 'start.inland', args, [args.hex]);
  if (at(t.s.structures, hex) > 0) return refuse('F3.17', 'start.taken', args, [args.hex]);
  const { start } = at(t.components.factions, playerOf(t.s, seat).faction);
  if (start === 'eldapriest' && isWater(t, hex)) return refuse('F3.18', 'start.water', args, [args.hex]);
  return null;
}

/** The same for every territory. */
const groundsNow = (t: VenterraTable, seat: Seat): (Refusal | null)[] =>
  allHexes(t.s).map((hex) => groundRefusal(t, seat, hex));

/** F3.17, F3.19: how far from the others this seat must stay. */
function neededDistance(t: VenterraTable, seat: Seat): number {
  const distances = t.once(distancesNow);
  const grounds = t.once(groundsNow, seat);
  const open = allHexes(t.s).filter((hex) => grounds[hex] === null);
  const farthest = Math.max(...open.map((hex) => at(distances, hex)));
  // Land that the starting structures do not reach is farther than anything; before the first one there is no distance.
  if (open.some((hex) => at(distances, hex) < 0)) return APART;
  return Math.min(APART, farthest);
}

function startRefusal(t: VenterraTable, seat: Seat, hex: number): Refusal | null {
  const refusal = at(t.once(groundsNow, seat), hex);
  if (refusal) return refusal;
  const distance = at(t.once(distancesNow), hex);
  const needed = t.once(neededDistance, seat);
  if (distance < 0 || distance >= needed) return null;
  const name = hexName(t.s, hex);
  return refuse(needed < APART ? 'F3.19' : 'F3.17', 'start.near', { hex: name, distance, needed }, [name]);
}

/** F3.23: beside the 4-hex board, and not of it. */
const isBesideMiddle = (s: State, hex: number): boolean =>
  !isMiddle(hex) &&
  allHexes(s)
    .slice(0, MIDDLE_SIZE)
    .some((middle) => isAdjacent(s, hex, middle));

function isHill(t: VenterraTable, hex: number): boolean {
  const terrain = terrainOf(t, hex);
  return !isMiddle(hex) && at(t.s.structures, hex) === 0 && (terrain === 'field' || terrain === 'mountain');
}

/** F3.23, F3.25: where Ka'jer may stand. */
function kajerHexes(t: VenterraTable): number[] {
  const hills = allHexes(t.s).filter((hex) => isHill(t, hex));
  const beside = hills.filter((hex) => isBesideMiddle(t.s, hex));
  if (beside.length > 0) return beside;
  const distances = distancesFrom(t.s, allHexes(t.s).slice(0, MIDDLE_SIZE));
  const nearest = Math.min(...hills.map((hex) => at(distances, hex)));
  return hills.filter((hex) => at(distances, hex) === nearest);
}

export const structures: VenterraProcedure<'structures'> = {
  // F3.16: in turn order.
  start: {
    run: (p, f) => (f.turn < p.s.order.length ? ask(at(p.s.order, f.turn)) : step('kajer')),
    verbs: {
      found: {
        things: ({ s }) => allHexes(s).map((hex) => hexName(s, hex)),
        check(t, _f, seat, arg) {
          const hex = hexAt(t.s, placeIn(arg));
          return hex < 0 ? unknownThing(arg) : startRefusal(t, seat, hex);
        },
        apply(p, f, seat, arg) {
          const hex = hexAt(p.s, placeIn(arg));
          const { faction } = playerOf(p.s, seat);
          p.s.structures[hex] = startingTile(faction);
          p.log('start', { seat: seatName(seat), hex: hexName(p.s, hex) }, 'F3.16');
          f.ships = settle(p, seat, hex);
          return step('ships');
        },
      },
    },
  },

  // F3.22: starting ships go onto water beside the starting structure.
  ships: {
    run(p, f) {
      const seat = at(p.s.order, f.turn);
      if (f.ships === 0) {
        f.turn++;
        return step('start');
      }
      f.ships--;
      const home = allHexes(p.s).find((hex) => at(p.s.structures, hex) === startingTile(playerOf(p.s, seat).faction));
      const hexes = waterBeside(p, home ?? 0).filter((hex) => {
        const holder = at(p.s.holders, hex);
        return holder < 0 || holder === seat;
      });
      return call(frames.placing({ seat, unit: SHIP, count: 1, hexes }), 'ships');
    },
  },

  // F3.23, F3.24: after all starting structures.
  kajer: {
    run(p) {
      const seat = kajerSeat(p);
      return seat < 0 || kajerHexes(p).length === 0 ? step('tokens') : ask(seat);
    },
    verbs: {
      kajer: {
        things: ({ s }) => allHexes(s).map((hex) => hexName(s, hex)),
        check(t, _f, _seat, arg) {
          const hex = hexAt(t.s, placeIn(arg));
          if (hex < 0) return unknownThing(arg);
          const allowed = t.once(kajerHexes);
          if (allowed.includes(hex)) return null;
          const rule = allowed.some((one) => isBesideMiddle(t.s, one)) ? 'F3.23' : 'F3.25';
          return refuse(rule, 'kajer.not-here', { hex: hexName(t.s, hex) }, [hexName(t.s, hex)]);
        },
        apply(p, _f, seat, arg) {
          const hex = hexAt(p.s, placeIn(arg));
          p.s.structures[hex] = kajerOf(p, playerOf(p.s, seat).faction);
          p.log('kajer', { seat: seatName(seat), hex: hexName(p.s, hex) }, 'F3.23');
          return step('tokens');
        },
      },
    },
  },

  // F3.27, F3.28: face down on every territory without unit and structure. F3.29: one may be over, and is never turned up.
  tokens: {
    run(p) {
      const { s } = p;
      s.tokenPile = tokensFor(p, s.players.length);
      let left = s.tokenPile.length;
      for (const hex of allHexes(s)) {
        if (left === 0 || countOn(s, hex) > 0 || at(s.structures, hex) > 0) continue;
        s.tokens[hex] = true;
        left--;
      }
      p.log('tokens', { count: s.tokenPile.length - left }, left > 0 ? 'F3.29' : 'F3.28');
      return done();
    },
  },
};

/** The seat that has a Ka'jer to place, or -1. */
function kajerSeat(p: VenterraPlay): number {
  return p.s.players.findIndex(({ faction }) => kajerOf(p, faction) > 0);
}

/** F3.22: the land units; how many ships are still to be put. */
function settle(p: VenterraPlay, seat: Seat, hex: number): number {
  const { units } = at(p.components.factions, playerOf(p.s, seat).faction);
  for (const key of UNITS) {
    const kind = kindOf(key);
    if (kind !== SHIP) addUnits(p.s, hex, seat, kind, gainUnits(p.s, seat, kind, units[key]));
  }
  return units.ship;
}

/** F3.27 */
export const tokensFor = ({ components }: Pick<VenterraTable, 'components'>, players: number): number[] =>
  TOKENS.flatMap((_, kind) => Array<number>(at(at(components.tokens, kind).counts, players - 2)).fill(kind));
