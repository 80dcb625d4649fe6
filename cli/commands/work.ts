/** `condotta work --queue ADDRESS`: a worker for simulations that are spread over machines. */

import { work } from '@condotta/lab/queue';
import { complain, print, printJson } from '../out.ts';
import { EXIT, sound } from '../usage.ts';

export interface WorkHow {
  readonly queue: string;
  readonly workers?: number;
  readonly idle?: number;
  readonly quiet: boolean;
  readonly json: boolean;
}

export async function workCommand(how: WorkHow): Promise<number> {
  // Its games are handed back to the others when it is stopped.
  const stop = new AbortController();
  const onStop = (): void => stop.abort();
  process.once('SIGINT', onStop);
  process.once('SIGTERM', onStop);
  const result = await work(
    {
      databaseUrl: how.queue,
      ...(how.workers === undefined ? {} : { workers: how.workers }),
      ...(how.idle === undefined ? {} : { idleSeconds: how.idle }),
    },
    { signal: stop.signal, ...(how.quiet ? {} : { onNote: complain }) },
  );
  process.off('SIGINT', onStop);
  process.off('SIGTERM', onStop);
  const report = sound(result);
  if (how.json) printJson(report);
  else print(`${report.games} games played${report.failed > 0 ? `, ${report.failed} of them broke down` : ''}`);
  return EXIT.ok;
}
