/** The same tic-tac-toe, random legal moves one after another: by boardgame.io's headless client, and by our engine. */

import { at, chanceOf, engineOf, type Rng, rngOf } from '@condotta/kernel';
import { newClient } from './boardgameio.ts';
import type { Probe } from './measure.ts';
import { ticTacToe } from './tictactoe.ts';

/** Moves between two looks at the clock, which must not weigh. */
const BATCH = 512;

export function boardgameIoProbe(): Probe {
  const client = newClient();
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
