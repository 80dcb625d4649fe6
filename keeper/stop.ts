/** Says that nobody waits for a thought any more. The browser's and Node's AbortSignal are such signals. */

export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

export interface Stopper {
  readonly signal: StopSignal;
  abort(): void;
}

export function newStopper(): Stopper {
  const listeners: (() => void)[] = [];
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_, listener) => void listeners.push(listener),
    },
    abort() {
      if (aborted) return;
      aborted = true;
      for (const listener of listeners) listener();
    },
  };
}
