/** F5.6 to F5.11, F13.6 to F13.8 Developing and building structures. */

import {
  type Arg,
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
import { BUILD_COST, DEVELOP_COST } from '../components/index.ts';
import { hexAt } from '../map.ts';
import {
  frames,
  type Position,
  refuse,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
} from '../state.ts';
import { placeIn, seatName, tileThings } from '../things.ts';
import { drawFavors } from './favor-deck.ts';
import { playerOf } from './players.ts';
import { BASIC, buildingTiles, developmentsOf, structureOf } from './structures.ts';
import { controllerOf, hexName, isBuildable, isWater, realmOf, structuresOf } from './territories.ts';
import { pay, poor } from './wealth.ts';

// ---- developing -------------------------------------------------------------------------------------------------------

/** F13.6: why the structure on a territory cannot be developed by this seat, or null. A card is free and forgives a new structure (F5.11). */
export function developRefusal(t: Position, seat: Seat, hex: number, free: boolean): Refusal | null {
  const { s } = t;
  const name = hexName(s, hex);
  const tile = at(s.structures, hex);
  if (tile === 0 || controllerOf(s, hex) !== seat) return refuse('F5.2', 'develop.not-yours', { hex: name }, [name]);
  const { tree, developed } = structureOf(t, tile);
  const args = { tile: tileThings.name(tile) };
  if (tree === null) return refuse('F5.9', 'develop.starting', args, [name]);
  if (developed) return refuse('F5.6', 'develop.developed', args, [name]);
  if (!free && s.builtIn[hex] === s.round) return refuse('F5.11', 'develop.new', args, [name]);
  if (developmentsOf(t, hex).length === 0) return refuse('F5.7', 'develop.no-tile', args, [name]);
  return free ? null : poor(s, seat, DEVELOP_COST);
}

export const canDevelopAny = (t: Position, seat: Seat): boolean =>
  structuresOf(t.s, seat).some((hex) => !developRefusal(t, seat, hex, true));

export const structureNames = ({ s }: Position, seat: Seat): string[] =>
  structuresOf(s, seat).map((hex) => hexName(s, hex));

export function checkDevelop(t: VenterraTable, seat: Seat, arg: Arg | null, free: boolean): Refusal | null {
  const hex = hexAt(t.s, placeIn(arg));
  return hex < 0 ? unknownThing(arg) : developRefusal(t, seat, hex, free);
}

/** The structure is chosen; with one thing only it can become, that is done at once. */
export const development: VenterraProcedure<'development'> = {
  which: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      develop: {
        things: (t, f) => structureNames(t, f.seat),
        check: (t, f, seat, arg) => checkDevelop(t, seat, arg, f.free),
        apply(p, f, _seat, arg) {
          f.hex = hexAt(p.s, placeIn(arg));
          return step('into');
        },
      },
    },
  },
  into: {
    run(p, f) {
      const tiles = developmentsOf(p, f.hex);
      if (tiles.length > 1) return ask(f.seat);
      develop(p, f.seat, f.hex, at(tiles, 0), f.free);
      return done();
    },
    verbs: {
      into: {
        things: (t, f) => developmentsOf(t, f.hex).map(tileThings.name),
        check: (t, f, _seat, arg) =>
          developmentsOf(t, f.hex).includes(tileThings.number(arg)) ? null : unknownThing(arg),
        apply(p, f, seat, arg) {
          develop(p, seat, f.hex, tileThings.number(arg), f.free);
          return done();
        },
      },
    },
  },
};

function develop(p: VenterraPlay, seat: Seat, hex: number, tile: number, free: boolean): void {
  if (!free) pay(p.s, seat, DEVELOP_COST);
  p.s.structures[hex] = tile;
  p.log('develop', { seat: seatName(seat), tile: tileThings.name(tile), hex: hexName(p.s, hex) }, 'F13.6');
  raised(p, seat, tile);
}

/** F5.15, F6.9: what a structure gives to who developed or converted it. */
export function raised(p: VenterraPlay, seat: Seat, tile: number): void {
  const { favors, forge } = structureOf(p, tile);
  const player = playerOf(p.s, seat);
  if (forge && !player.forge) {
    player.forge = true;
    p.log('forge', { seat: seatName(seat) }, 'F6.8');
  }
  drawFavors(p, seat, favors);
}

// ---- building ---------------------------------------------------------------------------------------------------------

/** F13.7, F13.8: why a seat cannot build on a territory, or null. */
function siteRefusal(t: Position, seat: Seat, hex: number): Refusal | null {
  const { s } = t;
  const name = hexName(s, hex);
  const args = { hex: name };
  if (s.holders[hex] !== seat) return refuse('F13.7', 'build.no-unit', args, [name]);
  if (at(s.structures, hex) > 0) return refuse('F5.5', 'build.occupied', args, [name]);
  if (isWater(t, hex)) return refuse('F13.8', 'build.water', args, [name]);
  return isBuildable(t, hex) ? null : refuse('F4.3', 'build.desert', args, [name]);
}

/** The same as a mere answer: it is asked of every territory. */
const isSite = (t: Position, seat: Seat, hex: number): boolean =>
  t.s.holders[hex] === seat && at(t.s.structures, hex) === 0 && isBuildable(t, hex);

function sitesOf(t: Position, seat: Seat): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < t.s.holders.length; hex++) if (isSite(t, seat, hex)) found.push(hex);
  return found;
}

export const tileNames = (t: VenterraTable, seat: Seat): string[] => t.once(buildingTiles, seat).map(tileThings.name);

/** F5.6, F5.8, F13.7 */
export function buildRefusal(t: VenterraTable, seat: Seat, arg: Arg | null): Refusal | null {
  const tile = tileThings.number(arg);
  if (tile < 2) return unknownThing(arg);
  const args = { tile: tileThings.name(tile) };
  if (!BASIC.includes(structureOf(t, tile).key)) return refuse('F5.6', 'build.not-basic', args);
  if (!t.once(buildingTiles, seat).includes(tile)) return refuse('F5.8', 'build.no-tile', args);
  const short = poor(t.s, seat, BUILD_COST);
  if (short) return short;
  return t.once(sitesOf, seat).length > 0 ? null : refuse('F13.7', 'build.nowhere', {});
}

/** Is there a tile, the wealth and a place to build? */
export const canBuild = (t: Position, seat: Seat): boolean =>
  playerOf(t.s, seat).wealth >= BUILD_COST && sitesOf(t, seat).length > 0 && buildingTiles(t, seat).length > 0;

export const startBuilding = <At extends string>(seat: Seat, tile: number, then: At): Next<At> =>
  call(frames.construction({ seat, tile }), then);

export const construction: VenterraProcedure<'construction'> = {
  choose: {
    run(p, f) {
      const sites = sitesOf(p, f.seat);
      if (sites.length > 1) return ask(f.seat);
      build(p, f.seat, at(sites, 0), f.tile);
      return done();
    },
    verbs: {
      at: {
        things: ({ s }, f) => realmOf(s, f.seat).map((hex) => hexName(s, hex)),
        check(t, _f, seat, arg) {
          const hex = hexAt(t.s, placeIn(arg));
          return hex < 0 ? unknownThing(arg) : siteRefusal(t, seat, hex);
        },
        apply(p, f, seat, arg) {
          build(p, seat, hexAt(p.s, placeIn(arg)), f.tile);
          return done();
        },
      },
    },
  },
};

function build(p: VenterraPlay, seat: Seat, hex: number, tile: number): void {
  pay(p.s, seat, BUILD_COST);
  p.s.structures[hex] = tile;
  p.s.builtIn[hex] = p.s.round;
  p.log('build', { seat: seatName(seat), tile: tileThings.name(tile), hex: hexName(p.s, hex) }, 'F13.7');
}
