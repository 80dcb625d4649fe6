/** The same tree search from the empty board of the same tic-tac-toe: by boardgame.io's bot, and by our engine. */

import { chanceOf, engineOf, rngOf } from '@condotta/kernel';
import { newBot, newClient } from './boardgameio.ts';
import type { Probe } from './measure.ts';
import { ticTacToe } from './tictactoe.ts';
import { searched } from './uct.ts';

/** What boardgame.io's bot does for one move unless it is told otherwise. */
const ITERATIONS = 1000;

export function boardgameIoSearchProbe(): Probe {
  let found = 0;
  const bot = newBot(ITERATIONS, (done) => {
    found = done;
  });
  const state = newClient().store.getState();
  return {
    work() {
      // It searches at once and promises only the answer.
      void bot.play(state, state.ctx.currentPlayer);
      return found;
    },
  };
}

export function ticTacToeSearchProbe(): Probe {
  const engine = engineOf(ticTacToe);
  const rng = rngOf('bench/search');
  const chance = chanceOf(rng);
  const world = engine.begin({ seats: 2, scenario: null, options: {} }, chance, null);
  return {
    work: () => searched(engine, world, ITERATIONS, rng, chance).reduce((done, { visits }) => done + visits, 0),
  };
}
