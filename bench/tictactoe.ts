/** Tic-tac-toe as a game of the house: the little game that is written for both sides of the comparison. */

import {
  again,
  ask,
  at,
  type Game,
  type GameTypes,
  int,
  list,
  type Of,
  over,
  type Problem,
  problemsOf,
  range,
  record,
  refuser,
  type Seat,
  unknownThing,
  word,
} from '@condotta/kernel';

const CELLS = range(9);

/** Three cells in a row. */
type Row = readonly [number, number, number];

export const LINES: readonly Row[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const stateShape = record({
  /** By cell: the seat whose mark it bears, or -1. */
  cells: list(int),
  /** Marks made. */
  moves: int,
});
type State = Of<typeof stateShape>;

const frameShape = record({ proc: word('game'), at: word('turn') });
type GameFrame = Of<typeof frameShape>;

interface Types extends GameTypes {
  readonly state: State;
  readonly frame: GameFrame;
  readonly components: null;
}

export type TicTacToe = Game<Types>;

const refuse = refuser<Types>();

const turn = (s: State): Seat => s.moves % 2;

const bears = (cells: readonly number[], row: Row, seat: Seat): boolean =>
  cells[row[0]] === seat && cells[row[1]] === seat && cells[row[2]] === seat;

/** By cell: the rows that a mark there can complete. */
const ROWS_THROUGH = CELLS.map((cell) => LINES.filter((row) => row.includes(cell)));

function completesRow(cells: readonly number[], cell: number, seat: Seat): boolean {
  for (const row of at(ROWS_THROUGH, cell)) if (bears(cells, row, seat)) return true;
  return false;
}

const TAKEN = refuse('T2', 'taken');

export const ticTacToe: TicTacToe = {
  id: 'tictactoe',
  title: 'Tic-tac-toe',
  version: '1',
  seats: { min: 2, max: 2 },
  scenarios: [],
  options: [],
  components: null,
  shape: stateShape,
  frames: frameShape,
  procedures: {
    game: {
      turn: {
        run: ({ s }) => ask(turn(s)),
        verbs: {
          mark: {
            things: () => CELLS,
            check({ s }, _frame, _seat, cell) {
              const mark = typeof cell === 'number' ? s.cells[cell] : undefined;
              if (mark === undefined) return unknownThing(cell);
              return mark === -1 ? null : TAKEN;
            },
            apply(p, _frame, seat, cell) {
              const marked = Number(cell);
              p.s.cells[marked] = seat;
              p.s.moves++;
              if (completesRow(p.s.cells, marked, seat)) return over({ winners: [seat], rule: 'T3', key: 'over.row' });
              if (p.s.moves === 9) return over({ winners: [], rule: 'T4', key: 'over.draw' });
              return again;
            },
          },
        },
      },
    },
  },
  invariants: [],
  messages: {
    en: { taken: 'That cell is taken.', 'over.row': '{winner} has three in a row.', 'over.draw': 'A draw.' },
    it: { taken: 'La casella è occupata.', 'over.row': '{winner} ha fatto tris.', 'over.draw': 'Patta.' },
  },
  setup: () => ({
    state: { cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1], moves: 0 },
    frame: { proc: 'game', at: 'turn' },
  }),
  view: ({ s }) => ({ cells: [...s.cells], turn: turn(s) }),
  // Nothing is hidden.
  reimagine: () => undefined,
  arrange(doc) {
    const problems: Problem[] = problemsOf(stateShape, doc);
    if (problems.length > 0) return { ok: false, problems };
    const state = doc as State;
    const setup = { seats: 2, scenario: null, options: {} };
    const stack: GameFrame[] = [{ proc: 'game', at: 'turn' }];
    return { ok: true, value: { setup, state, stack, waiting: null, sealed: false, over: null } };
  },
  describe: ({ s }) => ({ cells: [...s.cells], moves: s.moves }),
  nameOf: (_table, thing) => thing,
  side: (_state, seat) => at(['crosses', 'noughts'], seat),
  scores: (s) => [0, 1].map((seat) => (LINES.some((row) => bears(s.cells, row, seat)) ? 1 : 0)),
  length: (s) => ({ count: s.moves, unit: 'moves' }),
  withEdition: () => ({ ok: false, problems: [{ path: 'edition', text: 'Tic-tac-toe has no editions' }] }),
};
