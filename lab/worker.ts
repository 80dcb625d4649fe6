/** A process of the lab: plays the games it is told to and tells each result. See pool.ts. */

import { type AnyEngine, anyEngineOf } from '@condotta/kernel';
import { type GameResult, playGame } from './play.ts';
import type { FromWorker, ToWorker } from './pool.ts';
import { serveOrders } from './process.ts';
import { readGame, type Setting } from './request.ts';
import { prepareYardsticks } from './yardstick.ts';

interface Table {
  readonly setting: Setting;
  readonly engine: AnyEngine;
}

async function tableOf(setting: Setting): Promise<Table> {
  const game = readGame(setting.game, setting.edition);
  const problems = game.ok ? await prepareYardsticks(setting.game, setting.minds) : game.problems;
  if (!game.ok || problems.length > 0) throw new Error(problems.map(({ text }) => text).join('; '));
  return { setting, engine: anyEngineOf(game.value) };
}

function result({ setting, engine }: Table, index: number): GameResult {
  try {
    return playGame(engine, setting, index);
  } catch (error) {
    return { game: index, failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Older minds take a while to load, and games may be ordered meanwhile. */
let table: Promise<Table> | null = null;

serveOrders<ToWorker, FromWorker>(async (order, say) => {
  if (order.kind === 'setting') table = tableOf(order.setting);
  const laid = await table;
  if (order.kind === 'games' && laid)
    for (const index of order.games) await say({ kind: 'result', result: result(laid, index) });
  await say({ kind: 'idle' });
});
