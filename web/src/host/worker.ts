/** The keeper in a worker: the page never waits for rules, and never holds what its eyes may not see. */

import { ravenna } from '@condotta/ravenna';
import { ventura } from '@condotta/ventura';
import { createKeeper } from './keeper.ts';
import { KeeperError } from './keeper-error.ts';
import { mindRoom } from './mind-room.ts';
import type { MindAnswer } from './mind-worker.ts';
import { pack, unpack } from './pack.ts';
import type { HostMessage, RequestMessage } from './protocol.ts';
import { browserShelf } from './shelf.ts';

const say = (message: HostMessage): void => self.postMessage(message);

/**
 * Minds think in a worker of their own, so that looking and clicking go on meanwhile; and what a person asks (odds,
 * hints, reviews) is answered in another, so that nobody waits for a Marshal to find out his odds.
 */
const openMinds = (): Worker => new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' });
const players = mindRoom(openMinds);
const advisers = mindRoom(openMinds);

function mindFailed(answer: MindAnswer): never {
  throw new KeeperError(
    'failed',
    answer.kind === 'failed' ? answer.text : 'the mind gave another answer than asked for',
  );
}

const keeper = createKeeper({
  games: [ventura, ravenna],
  ...browserShelf(),
  clock: () => Date.now(),
  entropy: () => crypto.randomUUID().replaceAll('-', ''),
  pack,
  unpack,
  async think(thought, stop) {
    const answer = await (stop ? players : advisers)({ kind: 'think', ...thought }, stop);
    return answer.kind === 'decision' ? answer.decision : mindFailed(answer);
  },
  async estimate(box, worlds) {
    const answer = await advisers({ kind: 'estimate', ...box, worlds }, null);
    return answer.kind === 'judgements' ? answer.judgements : mindFailed(answer);
  },
  async odds(box, world, seat, decision) {
    const answer = await advisers({ kind: 'odds', ...box, world, seat, decision }, null);
    return answer.kind === 'odds' ? answer.odds : mindFailed(answer);
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  changed: (table, thinking) => say({ push: 'changed', table, thinking }),
});

self.onmessage = async ({ data }: MessageEvent<RequestMessage>) => {
  const { id, ask: name, take } = data;
  try {
    // The name and what it takes belong together by the type of the message.
    const give = await (keeper[name] as (given: unknown) => Promise<unknown>)(take);
    say({ id, ok: true, give });
  } catch (e) {
    const failure =
      e instanceof KeeperError
        ? e.failure
        : { code: 'failed' as const, text: e instanceof Error ? e.message : String(e), rule: '' };
    say({ id, ok: false, failure });
  }
};
