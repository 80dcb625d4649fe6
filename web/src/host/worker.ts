/** The keeper in a worker: the page never waits for rules, and never holds what its eyes may not see. */

import { ventura } from '@condotta/ventura';
import { createKeeper } from './keeper.ts';
import { KeeperError } from './keeper-error.ts';
import type { MindAnswer, MindTask } from './mind-worker.ts';
import { pack, unpack } from './pack.ts';
import type { HostMessage, RequestMessage } from './protocol.ts';
import { browserShelf } from './shelf.ts';

const say = (message: HostMessage): void => self.postMessage(message);

/** Minds think in a worker of their own, so that looking and clicking go on meanwhile. */
const minds = new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, (answer: MindAnswer) => void>();
let asked = 0;
minds.onmessage = ({ data }: MessageEvent<{ id: number; answer: MindAnswer }>) => {
  waiting.get(data.id)?.(data.answer);
  waiting.delete(data.id);
};

function ask(task: MindTask): Promise<MindAnswer> {
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    minds.postMessage({ id, task });
  });
}

function mindFailed(answer: MindAnswer): never {
  throw new KeeperError(
    'failed',
    answer.kind === 'failed' ? answer.text : 'the mind gave another answer than asked for',
  );
}

const keeper = createKeeper({
  games: [ventura],
  store: browserShelf(),
  clock: () => Date.now(),
  entropy: () => crypto.randomUUID().replaceAll('-', ''),
  pack,
  unpack,
  async think(thought) {
    const answer = await ask({ kind: 'think', ...thought });
    return answer.kind === 'decision' ? answer.decision : mindFailed(answer);
  },
  async estimate(game, worlds) {
    const answer = await ask({ kind: 'estimate', game, worlds });
    return answer.kind === 'chances' ? answer.chances : mindFailed(answer);
  },
  async odds(game, world, seat, decision) {
    const answer = await ask({ kind: 'odds', game, world, seat, decision });
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
