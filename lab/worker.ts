/** A process of the lab: plays the games it is told to and tells each result. See pool.ts. */

import { type AnyEngine, anyEngineOf } from '@condotta/kernel';
import { type GameResult, playGame } from './play.ts';
import type { FromWorker, ToWorker } from './pool.ts';
import { serveOrders } from './process.ts';
import { readGame, type Setting } from './request.ts';

interface Table {
  readonly setting: Setting;
  readonly engine: AnyEngine;
}

function tableOf(setting: Setting): Table {
  const game = readGame(setting.game, setting.edition);
  if (!game.ok) throw new Error(game.problems.map(({ text }) => text).join('; '));
  return { setting, engine: anyEngineOf(game.value) };
}

function result({ setting, engine }: Table, index: number): GameResult {
  try {
    return playGame(engine, setting, index);
  } catch (error) {
    return { game: index, failed: error instanceof Error ? error.message : String(error) };
  }
}

let table: Table | null = null;

serveOrders<ToWorker, FromWorker>(async (order, say) => {
  if (order.kind === 'setting') table = tableOf(order.setting);
  else if (table) for (const index of order.games) await say({ kind: 'result', result: result(table, index) });
  await say({ kind: 'idle' });
});
