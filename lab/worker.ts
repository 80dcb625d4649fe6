/** A worker thread of the lab: plays the games it is told to and posts each result. See pool.ts. */

import { parentPort, workerData } from 'node:worker_threads';
import { anyEngineOf } from '@condotta/kernel';
import { type GameResult, playGame } from './play.ts';
import type { FromWorker, ToWorker } from './pool.ts';
import { readGame, type Setting } from './request.ts';

const port = parentPort;
if (!port) throw new Error('lab/worker.ts runs as a worker thread only');
const setting = workerData as Setting;
const game = readGame(setting.game, setting.edition);
if (!game.ok) throw new Error(game.problems.map(({ text }) => text).join('; '));
const engine = anyEngineOf(game.value);

const say = (message: FromWorker): void => port.postMessage(message);

function result(index: number): GameResult {
  try {
    return playGame(engine, setting, index);
  } catch (error) {
    return { game: index, failed: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', ({ games }: ToWorker) => {
  for (const index of games) say({ kind: 'result', result: result(index) });
  say({ kind: 'idle' });
});
say({ kind: 'idle' });
