/** The page's one link to its tables. The worker of their keeper starts with the first request: the lobby is drawn before. */

import { type Change, type HostMessage, KeeperError, type Link, type RequestName } from '@condotta/keeper/protocol';

interface Waiting {
  resolve(give: unknown): void;
  reject(error: KeeperError): void;
}

const waiting = new Map<number, Waiting>();
const listeners = new Set<(change: Change) => void>();
let count = 0;
let worker: Worker | null = null;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    if ('push' in data) {
      for (const listener of listeners) listener(data.push);
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data.give);
    else asked?.reject(new KeeperError(data.failure.code, data.failure.text, data.failure.rule));
  };
  return worker;
}

export const link: Link = {
  request: <N extends RequestName>(ask: N, take: unknown) => {
    const id = ++count;
    return new Promise<never>((resolve, reject) => {
      waiting.set(id, { resolve: (give) => resolve(give as never), reject });
      started().postMessage({ id, ask, take });
    });
  },
  listen(changed) {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
