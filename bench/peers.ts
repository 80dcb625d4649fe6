/** The same tic-tac-toe, random legal moves one after another: by boardgame.io's headless client, and by our engine. */

import { createRequire } from 'node:module';
import { at, chanceOf, engineOf, type Rng, rngOf } from '@condotta/kernel';
import type { Probe } from './measure.ts';
import { LINES, ticTacToe } from './tictactoe.ts';

type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});

/** Moves between two looks at the clock, which must not weigh. */
const BATCH = 512;

interface Board {
  cells: (string | null)[];
}

/** boardgame.io looks at NODE_ENV when it is loaded and again when it runs: the thread has it set to "production". */
export function boardgameIoProbe(): Probe {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as ClientModule;
  const client = Client<Board>({
    numPlayers: 2,
    debug: false,
    game: {
      name: 'tic-tac-toe',
      setup: () => ({ cells: Array<string | null>(9).fill(null) }),
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        mark: ({ G, playerID }, cell: number) => {
          if (G.cells[cell] !== null) return 'INVALID_MOVE';
          G.cells[cell] = playerID;
          return undefined;
        },
      },
      endIf: ({ G, ctx }) => {
        const wins = ([a, b, c]: readonly [number, number, number]): boolean =>
          G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c];
        if (LINES.some(wins)) return { winner: ctx.currentPlayer };
        return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
      },
    },
  });
  client.start();
  const rng = rngOf('bench/boardgame.io');
  return {
    work() {
      for (let n = 0; n < BATCH; n++) {
        const state = client.getState();
        if (!state) throw new Error('boardgame.io has no state');
        if (state.ctx.gameover) {
          client.reset();
          n--;
          continue;
        }
        client.moves['mark']?.(randomFree(state.G.cells, null, rng));
      }
      return BATCH;
    },
  };
}

/** The same driver as for the peer; the move is judged and carried out, as any that comes from outside. */
export function ticTacToeProbe(): Probe {
  const engine = engineOf(ticTacToe);
  const rng: Rng = rngOf('bench/tictactoe');
  const chance = chanceOf(rng);
  const setup = { seats: 2, scenario: null, options: {} };
  let world = engine.begin(setup, chance, null);
  return {
    work() {
      for (let n = 0; n < BATCH; n++) {
        if (world.over) world = engine.begin(setup, chance, null);
        const seat = at(world.waiting, 0);
        const decision = { verb: 'mark', arg: randomFree(world.state.cells, -1, rng) };
        const refusal = engine.check(world, seat, decision);
        if (refusal) throw new Error(`a legal move was refused: ${refusal.key}`);
        engine.play(world, seat, decision, chance, null);
      }
      return BATCH;
    },
  };
}

/** A free cell at random: both sides are driven by this. */
function randomFree<T>(cells: readonly T[], free: T, rng: Rng): number {
  let count = 0;
  for (const cell of cells) if (cell === free) count++;
  let skip = rng(count);
  for (let i = 0; i < cells.length; i++) if (cells[i] === free && skip-- === 0) return i;
  throw new Error('no cell is free');
}
