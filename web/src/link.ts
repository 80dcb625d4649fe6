/** The page's end of the conversation with a keeper in a worker. */

import { type HostMessage, type Link, LinkError, type RequestName } from './host/protocol.ts';

export function workerLink(): Link {
  const worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, { resolve: (give: unknown) => void; reject: (error: LinkError) => void }>();
  const listeners = new Set<(table: string, thinking: readonly number[]) => void>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    if ('push' in data) {
      for (const listener of listeners) listener(data.table, data.thinking);
      return;
    }
    const waiting = open.get(data.id);
    open.delete(data.id);
    if (data.ok) waiting?.resolve(data.give);
    else waiting?.reject(new LinkError(data.failure));
  };
  return {
    request: <N extends RequestName>(ask: N, take: unknown) => {
      const id = ++count;
      return new Promise<never>((resolve, reject) => {
        open.set(id, { resolve: (give) => resolve(give as never), reject });
        worker.postMessage({ id, ask, take });
      });
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
