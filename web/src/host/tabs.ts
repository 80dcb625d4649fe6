/** Several tabs of one browser have a keeper each, on one storage. They tell each other what has changed. */

import type { Bus } from '@condotta/keeper';

export function tabBus(): Bus {
  const channel = new BroadcastChannel('condotta');
  return {
    tell: (table) => channel.postMessage(table),
    listen(changed) {
      channel.onmessage = ({ data }) => {
        if (typeof data === 'string') changed(data);
      };
    },
  };
}

/** One tab at a time; when a tab dies, the browser lets the next one begin. Without locks: at the risk of doing it twice. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work();
