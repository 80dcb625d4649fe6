/** `condotta work --queue ADDRESS`: a worker for simulations that are spread over machines. */

import { work } from '@condotta/lab/queue';
import { complain, print, printJson } from '../out.ts';
import { stoppable } from '../stopping.ts';
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
  const result = await stoppable((signal) =>
    work(
      {
        databaseUrl: how.queue,
        ...(how.workers === undefined ? {} : { workers: how.workers }),
        ...(how.idle === undefined ? {} : { idleSeconds: how.idle }),
      },
      { signal, ...(how.quiet ? {} : { onNote: complain }) },
    ),
  );
  const report = sound(result, { idleSeconds: 'idle' });
  if (how.json) printJson(report);
  else print(`${report.games} games played${report.failed > 0 ? `, ${report.failed} of them broke down` : ''}`);
  return EXIT.ok;
}
