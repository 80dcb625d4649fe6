/** The keeper in a worker: the page never waits for rules, and never holds what its eyes may not see. */

import { games, memberOf } from '@condotta/games';
import { createKeeper, failureOf, KeeperError } from '@condotta/keeper';
import type { HostMessage, RequestMessage } from '@condotta/keeper/protocol';
import { council, membersOn } from './council.ts';
import { mindRoom } from './mind-room.ts';
import type { MindAnswer } from './mind-worker.ts';
import { randomHex } from './nonce.ts';
import { pack, unpack } from './pack.ts';
import { browserStorage, DEVICE } from './storage.ts';
import { alone, tabBus } from './tabs.ts';

const say = (message: HostMessage): void => self.postMessage(message);

/**
 * Minds think in workers of their own, so that looking and clicking go on meanwhile; and what a person asks (odds,
 * hints, reviews) is answered in another, so that nobody waits for a Marshal to find out his odds.
 */
const openMinds = (): Worker => new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' });
const members = Array.from({ length: membersOn(navigator.hardwareConcurrency) - 1 }, () => mindRoom(openMinds));
const players = council(mindRoom(openMinds), members);
const advisers = mindRoom(openMinds);

function mindFailed(answer: MindAnswer): never {
  throw new KeeperError(
    'failed',
    answer.kind === 'failed' ? answer.text : 'the mind gave another answer than asked for',
  );
}

const keeper = createKeeper({
  games,
  ...browserStorage(),
  bus: tabBus(),
  clock: () => Date.now(),
  entropy: () => randomHex(32),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  pack,
  unpack,
  alone,
  async think(thought, stop) {
    const answer = await (stop ? players : advisers)({ kind: 'think', ...thought }, stop);
    return answer.kind === 'decision' ? answer.decision : mindFailed(answer);
  },
  // A room that fails now will say so when it is asked.
  ahead: (thoughts) => void players({ kind: 'ahead', thoughts }, null).catch(() => null),
  async estimate(game, worlds) {
    const answer = await advisers({ kind: 'estimate', ...game, worlds }, null);
    return answer.kind === 'judgements' ? answer.judgements : mindFailed(answer);
  },
  async odds(game, world, seat, decision) {
    const answer = await advisers({ kind: 'odds', ...game, world, seat, decision }, null);
    return answer.kind === 'odds' ? answer.odds : mindFailed(answer);
  },
  overlays: (engine, world, thing) => memberOf(engine.game.id)?.overlays?.(engine.table(world), world, thing) ?? [],
});

const connection = keeper.connect(DEVICE, (push) => say({ push }));

self.onmessage = async ({ data }: MessageEvent<RequestMessage>) => {
  const { id, ask, take } = data;
  try {
    say({ id, ok: true, give: await connection.request(ask, take) });
  } catch (e) {
    say({ id, ok: false, failure: failureOf(e) });
  }
};
