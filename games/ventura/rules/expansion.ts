/** V15 Expansion Phase. */

import { ask, at, done, type Refusal, remove, step, unknownThing } from '@condotta/kernel';
import { cellIn, cellName, putTile, rim, tileOn, tilesBeside } from '../map.ts';
import { refuse, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { numberIn, seatName, tileName } from '../things.ts';
import { ownerOf, takeInto } from './domain.ts';
import { mayHoldEvent, playEvent } from './events.ts';
import { heal } from './healing.ts';

/** V15.2: how many tiles the new one must touch. */
const TOUCH = 2;

function cellRefusal(t: VenturaTable, seat: number, cell: number): Refusal | null {
  const there = tileOn(t.s, cell);
  if (there > 0) return refuse('V15.2', 'cell.taken', { tile: tileName(there) }, [tileName(there)]);
  const beside = tilesBeside(t.s, cell);
  if (beside.length < TOUCH) return refuse('V15.2', 'cell.lonely', { count: beside.length }, beside.map(tileName));
  if (beside.some((tile) => ownerOf(t.s, tile) === seat)) return null;
  return refuse('V15.2', 'cell.foreign', {}, beside.map(tileName));
}

const hasCell = (t: VenturaTable, seat: number): boolean => rim(t.s).some((cell) => !cellRefusal(t, seat, cell));

export const expansion: VenturaProcedure<'expansion'> = {
  tile: {
    // V15.6: without a tile or a cell there is nothing to lay; both are open to all. An Event may be played all the same.
    run(p, f) {
      const canLay = at(p.s.players, f.seat).reserve.length > 0 && hasCell(p, f.seat);
      return canLay || mayHoldEvent(p, f.seat, 'expansion') ? ask(f.seat) : done();
    },
    verbs: {
      choose: {
        things: ({ s }, f) => at(s.players, f.seat).reserve.map(tileName),
        check(t, f, _seat, arg) {
          if (!at(t.s.players, f.seat).reserve.includes(numberIn('tile', arg))) return unknownThing(arg);
          return t.once(hasCell, f.seat) ? null : refuse('V15.6', 'cell.none');
        },
        apply(p, f, _seat, arg) {
          f.tile = numberIn('tile', arg);
          remove(at(p.s.players, f.seat).reserve, f.tile);
          return step('cell');
        },
      },
      pass: {
        check: () => null,
        apply(p, f) {
          p.log('pass', { seat: seatName(f.seat) }, 'V15.1');
          return done();
        },
      },
      event: playEvent('expansion'),
      heal,
    },
  },

  cell: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      lay: {
        things: ({ s }) => rim(s).map(cellName),
        check: (t, f, _seat, arg) => (cellIn(arg) < 0 ? unknownThing(arg) : cellRefusal(t, f.seat, cellIn(arg))),
        apply(p, f, seat, arg) {
          putTile(p.s, f.tile, cellIn(arg));
          // Only its owner knew which one it would be.
          p.reveal();
          p.log('lay', { seat: seatName(seat), tile: tileName(f.tile) }, 'V15.1');
          // V15.3, V15.4, V15.5: in his Domain at once; the markers of his other Territories follow by V2.8, nobody else's do.
          takeInto(p, f.tile, f.seat, 'V15.3');
          f.tile = 0;
          return done();
        },
      },
    },
  },
};
