/**
 * The peer: tic-tac-toe as boardgame.io's users write it. It looks at NODE_ENV when it is loaded and again when it runs:
 * the thread of a probe has it set to "production".
 */

import { createRequire } from 'node:module';
import { NotReady } from './report.ts';
import { LINES } from './tictactoe.ts';

type Game<G> = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<G>;
type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});
type AiModule = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }});

interface Board {
  cells: (string | null)[];
}

const load = createRequire(import.meta.url);

/** It is there for developers only: an installation for players leaves it out. */
export function ensureInstalled(): void {
  try {
    load.resolve('boardgame.io/client');
  } catch {
    throw new NotReady('boardgame.io, the peer, is not installed: run npm ci, or choose other figures with --only');
  }
}

const GAME: Game<Board> = {
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
};

/** Its headless client, with a new game begun. */
export function newClient() {
  const { Client } = load('boardgame.io/client') as ClientModule;
  const client = Client<Board>({ numPlayers: 2, debug: false, game: GAME });
  client.start();
  return client;
}

/** Its tree-searching bot. Without a seed: with one it would set its generator up anew for every number. */
export function newBot(iterations: number, onIterations: (done: number) => void) {
  const { MCTSBot } = load('boardgame.io/ai') as AiModule;
  return new MCTSBot({
    game: GAME,
    enumerate: ({ cells }: Board) => cells.flatMap((cell, i) => (cell === null ? [{ move: 'mark', args: [i] }] : [])),
    iterations,
    iterationCallback: ({ iterationCounter }) => onIterations(iterationCounter),
  });
}
