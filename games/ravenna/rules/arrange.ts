/** R13.13 to R13.16, R2.8: tiles of one Area are put down. */

import { ask, at, done, type Refusal, unknownThing } from '@condotta/kernel';
import { ALL_CELLS, placesOf } from '../field.ts';
import {
  cellsOfLay,
  facingOfLay,
  fits,
  freeCells,
  layOf,
  offeredPacking,
  pack,
  putDown,
  type Tile,
  tileOf,
} from '../packing.ts';
import { type FrameOf, NONE, type RavennaPlay, type RavennaProcedure, type RavennaTable, refuse } from '../state.ts';
import { areaName, commanderName, type Placing, placingIn, placingName, unitName } from '../things.ts';
import { commanderAt, dataOf, leaderOf, unitAt, unitsIn } from '../units.ts';

type Arranging = FrameOf<'arrange'>;

/** R13.15: friends that really lie otherwise than before lose their Execution token and nothing else. */
function release(p: RavennaPlay, mover: number, units: readonly number[], before: readonly number[]): void {
  for (const [i, unit] of units.entries()) {
    const tile = unitAt(p.s, unit);
    if (unit === mover || layOf(tile) === at(before, i)) continue;
    const args = { unit: unitName(unit), mover: unitName(mover) };
    p.log(tile.marked ? 'arrange.token-lost' : 'arrange.aside', args, 'R13.15');
    tile.marked = false;
  }
}

/** Puts the mover down where it stands, as offered (see offeredPacking). */
export function putDownAsOffered(p: RavennaPlay, mover: number, attack: boolean, slide: boolean): void {
  const units = unitsIn(p.s, unitAt(p.s, mover).area);
  const before = units.map((unit) => layOf(unitAt(p.s, unit)));
  putDown(p.s, offeredPacking(p, mover, attack, slide));
  release(p, mover, units, before);
}

/** The same, but its Commander goes on by hand: the frame to call. R13.14: friends only if it has used a Movement value. */
export function putDownByHand(p: RavennaPlay, mover: number, attack: boolean, slide: boolean): Arranging {
  const { area } = unitAt(p.s, mover);
  const units = slide ? [mover] : unitsIn(p.s, area);
  const before = units.map((unit) => layOf(unitAt(p.s, unit)));
  putDown(p.s, offeredPacking(p, mover, attack, slide));
  const mode = slide ? 'slide' : 'move';
  return { proc: 'arrange', at: 'place', mode, commander: leaderOf(p, mover), area, mover, units, before, fixed: [] };
}

/** R2.8: a Commander arranges these tiles of his. */
export const setUpFrame = (t: RavennaTable, commander: number, area: number, units: number[]): Arranging => ({
  proc: 'arrange',
  at: 'place',
  mode: 'setUp',
  commander,
  area,
  mover: NONE,
  units,
  before: units.map((unit) => layOf(unitAt(t.s, unit))),
  fixed: [],
});

/** R2.7, R2.8: in set-up nobody turns. R13.14: the mover never does. R13.13: friends may. */
const mayTurn = (f: Arranging, unit: number): boolean => f.mode === 'move' && unit !== f.mover;

/** The cells nobody may be put on: of those put down already, and of tiles that are none of this Commander's business. */
function takenCells(t: RavennaTable, f: Arranging): number {
  let taken = 0;
  for (const unit of unitsIn(t.s, f.area))
    if (f.fixed.includes(unit) || !f.units.includes(unit)) taken |= unitAt(t.s, unit).cells;
  return taken;
}

function placeRefusal(t: RavennaTable, f: Arranging, { unit, cells, facing }: Placing): Refusal | null {
  const args = { unit: unitName(unit) };
  const blame = [unitName(unit)];
  const tile = unitAt(t.s, unit);
  if (f.fixed.includes(unit)) return refuse('R13.13', 'arrange.placed', args, blame);
  if (!f.units.includes(unit)) {
    const here = tile.area === f.area;
    if (f.mode === 'setUp') return refuse('R2.8', here ? 'arrange.not-own' : 'arrange.elsewhere', args, blame);
    return refuse('R13.14', here ? 'arrange.slide' : 'arrange.elsewhere', args, blame);
  }
  if (!placesOf(dataOf(t, unit).type, facing).includes(cells)) return refuse('R3.8', 'arrange.shape', args, blame);
  if (facing !== tile.facing && !mayTurn(f, unit))
    return f.mode === 'setUp'
      ? refuse('R2.7', 'arrange.no-turn', args, blame)
      : refuse('R13.14', 'arrange.no-turn', args, blame);
  const taken = takenCells(t, f);
  if ((cells & taken) !== 0) return refuse('R3.9', 'arrange.taken', args, blame);
  const rest = f.units.filter((other) => other !== unit && !f.fixed.includes(other));
  const free = ALL_CELLS & ~taken & ~cells;
  return fits(t, rest, free, (other) => mayTurn(f, other)) ? null : refuse('R3.10', 'arrange.no-room', args, blame);
}

/** Lays the one tile as told, leaves those put down before, and finds room for the rest with the least disturbance. */
function lay(p: RavennaPlay, f: Arranging, placing: Placing): void {
  const tiles: Tile[] = [tileOf(p, placing.unit, 'still', placing)];
  for (const unit of unitsIn(p.s, f.area)) {
    if (unit === placing.unit) continue;
    const i = f.units.indexOf(unit);
    if (i < 0 || f.fixed.includes(unit)) {
      tiles.push(tileOf(p, unit, 'still', unitAt(p.s, unit)));
      continue;
    }
    const lay = at(f.before, i);
    const home = { cells: cellsOfLay(lay), facing: facingOfLay(lay) };
    tiles.push(tileOf(p, unit, mayTurn(f, unit) ? 'free' : 'cells', home));
  }
  const packed = pack(tiles, false);
  if (!packed) throw new Error('an arrangement that was allowed cannot be made');
  putDown(p.s, packed);
  f.fixed.push(placing.unit);
}

const FACINGS = [0, 1, 2, 3] as const;

/** R13.16: is there another place in its Area for a Unit that has used no Movement value? */
export function canSlide(t: RavennaTable, unit: number): boolean {
  const { area, cells, facing } = unitAt(t.s, unit);
  const free = freeCells(t.s, area, unit);
  return placesOf(dataOf(t, unit).type, facing).some((place) => place !== cells && (place & free) === place);
}

export const arrange: RavennaProcedure<'arrange'> = {
  place: {
    run: (p, f) => ask(commanderAt(p.s, f.commander).seat),
    verbs: {
      place: {
        things(t, f) {
          const names: string[] = [];
          for (const unit of f.units) {
            if (f.fixed.includes(unit)) continue;
            const own = unitAt(t.s, unit).facing;
            for (const facing of FACINGS) {
              if (facing !== own && !mayTurn(f, unit)) continue;
              for (const cells of placesOf(dataOf(t, unit).type, facing))
                names.push(placingName({ unit, cells, facing }));
            }
          }
          return names;
        },
        check(t, f, _seat, arg) {
          const placing = placingIn(arg);
          return placing ? placeRefusal(t, f, placing) : unknownThing(arg);
        },
        apply(p, f, _seat, arg) {
          const placing = placingIn(arg);
          if (placing) lay(p, f, placing);
          return { kind: 'again' };
        },
      },
      done: {
        check: () => null,
        apply(p, f) {
          if (f.mode === 'setUp')
            p.log('arrange.set-up', { commander: commanderName(f.commander), area: areaName(f.area) }, 'R2.8');
          else release(p, f.mover, f.units, f.before);
          return done();
        },
      },
    },
  },
};
