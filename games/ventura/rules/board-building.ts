/** V6.1 to V6.6 Board building: the Papal tiles, four tiles a player, the Cities. */

import { ask, at, done, type Refusal, remove, step, unknownThing } from '@condotta/kernel';
import { cellAt, cellIn, cellName, putTile, rim, tileOn, tilesBeside } from '../map.ts';
import { refuse, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { numberIn, seatName, tileName } from '../things.ts';
import { cityOf, tileOf } from './lookup.ts';
import { seatInOrder } from './set-up.ts';

/** V6.3: how many tiles a new one must touch. */
const TOUCH = 2;

/** The verdict of V6.3 on a cell; whoever laid the tiles. */
function cellRefusal(t: VenturaTable, cell: number, beside: readonly number[]): Refusal | null {
  const there = tileOn(t.s, cell);
  if (there > 0) return refuse('V6.2', 'cell.taken', { tile: tileName(there) }, [tileName(there)]);
  if (beside.length >= TOUCH) return null;
  return refuse('V6.3', 'cell.lonely', { count: beside.length }, beside.map(tileName));
}

/** V6.4: a City may not be adjacent to another City. */
const cityAmong = (t: VenturaTable, beside: readonly number[]): number =>
  beside.find((tile) => tileOf(t, tile).type === 'city') ?? -1;

/** V6.4: can a City lie anywhere beside two tiles and no other City? */
const hasCityCell = (t: VenturaTable): boolean =>
  rim(t.s).some((cell) => {
    const beside = tilesBeside(t.s, cell);
    return cityAmong(t, beside) < 0 && !cellRefusal(t, cell, beside);
  });

function cityCellRefusal(t: VenturaTable, cell: number): Refusal | null {
  const beside = tilesBeside(t.s, cell);
  const city = cityAmong(t, beside);
  if (city > 0) return refuse('V6.4', 'cell.beside-city', { tile: tileName(city) }, [tileName(city)]);
  const lonely = cellRefusal(t, cell, beside);
  if (lonely?.rule !== 'V6.3' || beside.length === 0) return lonely;
  // V6.5: if no cell satisfies V6.4, one neighbour is enough.
  return t.once(hasCityCell) ? lonely : null;
}

export const building: VenturaProcedure<'building'> = {
  papal: {
    run(p) {
      // V6.1
      const papal = p.components.tiles.filter((tile) => tile.type === 'papal');
      for (const [i, tile] of papal.entries()) putTile(p.s, tile.id, cellAt(i, 0));
      p.log('setup.papal', {}, 'V6.1');
      return step('tile');
    },
  },

  tile: {
    // V6.2: in turn order, until nobody has a tile left.
    run(p, f) {
      const seat = seatInOrder(p.s, f.turn);
      if (at(p.s.players, seat).reserve.length > 0) return ask(seat);
      f.turn = 0;
      return step('city');
    },
    verbs: {
      choose: {
        things: ({ s }, _f, seat) => at(s.players, seat).reserve.map(tileName),
        check: ({ s }, _f, seat, arg) =>
          at(s.players, seat).reserve.includes(numberIn('tile', arg)) ? null : unknownThing(arg),
        apply(p, f, seat, arg) {
          f.tile = numberIn('tile', arg);
          remove(at(p.s.players, seat).reserve, f.tile);
          return step('cell');
        },
      },
    },
  },

  cell: {
    run: (p, f) => ask(seatInOrder(p.s, f.turn)),
    verbs: {
      lay: {
        things: ({ s }) => rim(s).map(cellName),
        check(t, _f, _seat, arg) {
          const cell = cellIn(arg);
          return cell < 0 ? unknownThing(arg) : cellRefusal(t, cell, tilesBeside(t.s, cell));
        },
        apply(p, f, seat, arg) {
          putTile(p.s, f.tile, cellIn(arg));
          // Only its owner knew which one it would be.
          p.reveal();
          p.log('lay', { seat: seatName(seat), tile: tileName(f.tile) }, 'V6.2');
          f.tile = 0;
          f.turn = (f.turn + 1) % p.s.players.length;
          return step('tile');
        },
      },
    },
  },

  city: {
    // V6.6: all Cities are laid before any starting Domain is chosen.
    run: (p, f) => (f.turn < p.s.players.length ? ask(seatInOrder(p.s, f.turn)) : step('done')),
    verbs: {
      city: {
        things: ({ s }) => rim(s).map(cellName),
        check: (t, _f, _seat, arg) => (cellIn(arg) < 0 ? unknownThing(arg) : cityCellRefusal(t, cellIn(arg))),
        apply(p, f, seat, arg) {
          const city = cityOf(p, seat);
          putTile(p.s, city, cellIn(arg));
          p.log('lay', { seat: seatName(seat), tile: tileName(city) }, 'V6.4');
          f.turn++;
          return step('city');
        },
      },
    },
  },

  done: { run: () => done() },
};
