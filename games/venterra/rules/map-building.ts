/** F3.8 to F3.15, F3.36 Building the map. A placement is chosen in four parts: board, side, turn, place. */

import { ask, at, done, listingOf, type Refusal, range, step, unknownThing } from '@condotta/kernel';
import { LAYOUT, type Placement } from '../components/index.ts';
import { type Demands, gridOf, type Misfit, misfitOf, placesFor, somePlace } from '../fit.ts';
import { boardOf, isOnGrid, layBoard, qOf, rOf } from '../map.ts';
import {
  type FrameOf,
  refuse,
  type State,
  type Venterra,
  type VenterraPlay,
  type VenterraProcedure,
  type VenterraTable,
} from '../state.ts';
import { boardThings, placeIn, placeName, seatName, sideThings, turnThings } from '../things.ts';

type Building = FrameOf<'building'>;

const BOARDS = [1, 2, 3, 4, 5, 6];
const TURNS = range(6);

const sidesOf = (board: number): number[] => [board * 2 + 1, board * 2 + 2];

const isUsed = (s: State, board: number): boolean => s.boards.some(({ side }) => boardOf(side) === board);

const unusedBoards = (s: State): number[] => BOARDS.filter((board) => !isUsed(s, board));

/** F3.11 to F3.14 */
const demandsOf = (tier: number, noHole: boolean): Demands => ({ touching: tier === 0, connected: tier < 2, noHole });

/** The grid as it is, for all that one listing asks. */
const gridNow = ({ s, components }: VenterraTable) => gridOf(components, s);

const placementAt = (place: number, side: number, turn: number): Placement => ({
  side,
  turn,
  q: qOf(place),
  r: rOf(place),
});

/** Does a legal placement of this side and turn exist? */
function fitsTurned(t: VenterraTable, side: number, turn: number, demands: Demands): boolean {
  const grid = t.once(gridNow);
  return somePlace(
    t.s,
    grid,
    side,
    turn,
    demands.touching,
    (place) => misfitOf(t.components, t.s, grid, placementAt(place, side, turn), demands) === null,
  );
}

const fitsSide = (t: VenterraTable, side: number, demands: Demands): boolean =>
  TURNS.some((turn) => fitsTurned(t, side, turn, demands));

const fitsBoard = (t: VenterraTable, board: number, demands: Demands): boolean =>
  sidesOf(board).some((side) => fitsSide(t, side, demands));

const fitsAny = (t: VenterraTable, demands: Demands): boolean =>
  unusedBoards(t.s).some((board) => fitsBoard(t, board, demands));

/** F3.36: a part of a placement that no legal placement has. */
const misfit = (kind: Misfit | 'part'): Refusal => {
  switch (kind) {
    case 'overlap':
      return refuse('F3.10', 'board.overlap');
    case 'not-touching':
      return refuse('F3.11', 'board.not-touching');
    case 'isolated':
      return refuse('F3.12', 'board.isolated');
    case 'apart':
      return refuse('F3.13', 'board.apart');
    case 'hole':
      return refuse('F3.14', 'board.hole');
    case 'part':
      return refuse('F3.36', 'board.no-place');
  }
};

const seatOfTurn = (s: State, turn: number): number => at(s.order, turn);

export const building: VenterraProcedure<'building'> = {
  // F3.8, F3.15
  middle: {
    run(p) {
      if (!p.s.options.prebuilt) return ask(seatOfTurn(p.s, 0));
      for (const placement of LAYOUT.slice(0, p.s.players.length + 1)) lay(p, placement);
      p.log('map.prebuilt', { sides: p.s.boards.map(({ side }) => sideThings.name(side)) }, 'F3.15');
      return done();
    },
    verbs: {
      side: {
        things: () => sidesOf(0).map(sideThings.name),
        check: (_t, _f, _seat, arg) => (sidesOf(0).includes(sideThings.number(arg)) ? null : unknownThing(arg)),
        apply(p, _f, seat, arg) {
          const side = sideThings.number(arg);
          lay(p, { side, turn: 0, q: 0, r: 0 });
          p.log('board.laid', { seat: seatName(seat), side: sideThings.name(side) }, 'F3.8');
          return step('begin');
        },
      },
    },
  },

  // F3.9: one board a player, in turn order. What is asked of it follows from what is possible (F3.11, F3.13, F3.14).
  begin: {
    run(p, f) {
      if (f.turn === p.s.players.length) return done();
      const t = listingOf<Venterra>(p.s, p.components);
      f.tier = [0, 1].find((tier) => fitsAny(t, demandsOf(tier, false))) ?? 2;
      f.noHole = p.s.options.noHoles && fitsAny(t, demandsOf(f.tier, true));
      return step('board');
    },
  },

  board: {
    run: (p, f) => ask(seatOfTurn(p.s, f.turn)),
    verbs: {
      board: {
        things: () => BOARDS.map(boardThings.name),
        check(t, f, _seat, arg) {
          const board = boardThings.number(arg);
          if (board < 1) return unknownThing(arg);
          if (isUsed(t.s, board)) return refuse('F3.9', 'board.used', { board: boardThings.name(board) });
          return fitsBoard(t, board, demandsOf(f.tier, f.noHole)) ? null : misfit('part');
        },
        apply(_p, f, _seat, arg) {
          f.board = boardThings.number(arg);
          return step('side');
        },
      },
    },
  },

  side: {
    run: (p, f) => ask(seatOfTurn(p.s, f.turn)),
    verbs: {
      side: {
        things: (_t, f) => sidesOf(f.board).map(sideThings.name),
        check(t, f, _seat, arg) {
          const side = sideThings.number(arg);
          if (!sidesOf(f.board).includes(side)) return unknownThing(arg);
          return fitsSide(t, side, demandsOf(f.tier, f.noHole)) ? null : misfit('part');
        },
        apply(_p, f, _seat, arg) {
          f.side = sideThings.number(arg);
          return step('turn');
        },
      },
    },
  },

  turn: {
    run: (p, f) => ask(seatOfTurn(p.s, f.turn)),
    verbs: {
      turn: {
        things: () => TURNS.map(turnThings.name),
        check(t, f, _seat, arg) {
          const turn = turnThings.number(arg);
          if (turn < 0) return unknownThing(arg);
          return fitsTurned(t, f.side, turn, demandsOf(f.tier, f.noHole)) ? null : misfit('part');
        },
        apply(_p, f, _seat, arg) {
          f.rotation = turnThings.number(arg);
          return step('place');
        },
      },
    },
  },

  place: {
    run: (p, f) => ask(seatOfTurn(p.s, f.turn)),
    verbs: {
      lay: {
        things: (t, f) => placesFor(t.s, t.once(gridNow), f.side, f.rotation, f.tier === 0).map(placeName),
        check: (t, f, _seat, arg) => placeRefusal(t, f, placeIn(arg)) ?? (placeIn(arg) < 0 ? unknownThing(arg) : null),
        apply(p, f, seat, arg) {
          lay(p, placementAt(placeIn(arg), f.side, f.rotation));
          const rule = f.tier === 0 ? 'F3.9' : 'F3.13';
          p.log('board.laid', { seat: seatName(seat), side: sideThings.name(f.side) }, rule);
          f.turn++;
          return step('begin');
        },
      },
    },
  },
};

function placeRefusal(t: VenterraTable, f: Building, place: number): Refusal | null {
  if (place < 0) return null;
  const placement = placementAt(place, f.side, f.rotation);
  if (!isOnGrid(placement)) return misfit('apart');
  const found = misfitOf(t.components, t.s, t.once(gridNow), placement, demandsOf(f.tier, f.noHole));
  return found && misfit(found);
}

/** The board, and nothing on it yet. */
function lay(p: VenterraPlay, placement: Placement): void {
  const { s } = p;
  layBoard(s, placement);
  while (s.holders.length < s.places.length) {
    s.units.push(0, 0, 0, 0, 0, 0);
    s.holders.push(-1);
    s.structures.push(0);
    s.builtIn.push(0);
    s.tokens.push(false);
  }
}
