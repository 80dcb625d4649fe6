/** Long commands can be stopped: what they have found so far is reported. */

/** A signal that comes through the terminal and through a parent reaches us twice; a person needs longer. */
const SAME_MS = 300;

/** Runs `work` with a signal that Ctrl-C and SIGTERM abort. Whoever asks a second time means it: the process ends. */
export async function stoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let asked = 0;
  const onStop = (): void => {
    if (stop.signal.aborted && performance.now() - asked > SAME_MS) process.exit(130);
    asked = performance.now();
    stop.abort();
  };
  process.on('SIGINT', onStop);
  process.on('SIGTERM', onStop);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', onStop);
    process.off('SIGTERM', onStop);
  }
}
