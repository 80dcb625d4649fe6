/** `condotta simulate GAME --minds ..`: lets minds play each other, and counts. */

import { availableParallelism } from 'node:os';
import type { OptionValue, Result } from '@condotta/kernel';
import {
  readWeights,
  reportSvg,
  reportText,
  reportWriter,
  type SimulationReport,
  type SimulationRequest,
  simulate,
} from '@condotta/lab';
import { ensureWritable, readJson, writeText } from '../files.ts';
import { optionsFrom } from '../options.ts';
import { complain, print, printJson } from '../out.ts';
import { type Progress, progressOn } from '../progress.ts';
import { editionFrom, gameNamed } from '../shelf.ts';
import { stoppable } from '../stopping.ts';
import { EXIT, sound } from '../usage.ts';

export interface SimulateHow {
  readonly minds: string;
  readonly games: number;
  readonly seats?: number;
  readonly seed: string;
  readonly options?: string;
  readonly scenario?: string;
  readonly workers?: number;
  readonly resume?: string;
  readonly sure?: number;
  readonly components: boolean;
  readonly svg?: string;
  readonly report?: string;
  readonly queue?: string;
  readonly luck: boolean;
  readonly weights?: string;
  readonly edition?: string;
  readonly quiet: boolean;
  readonly json: boolean;
}

export async function simulateCommand(id: string, how: SimulateHow): Promise<number> {
  const { game, document } = editionFrom(gameNamed(id), how.edition);
  const options: Readonly<Record<string, OptionValue>> = optionsFrom(game, how.options);
  // Known before a long run, not after it.
  const write = how.report === undefined ? null : sound(reportWriter(how.report));
  const files = [how.svg, how.report].flatMap((file) => file ?? []);
  for (const file of files) ensureWritable(file);
  const progress = progressOn(process.stderr, how.quiet || how.json);
  const request = {
    game: id,
    minds: how.minds.split(',').map((mind) => mind.trim()),
    games: how.games,
    seed: how.seed,
    options,
    edition: document,
    workers: how.workers ?? availableParallelism(),
    resumeFile: how.resume ?? null,
    stopWhenSure: how.sure ?? null,
    components: how.components,
    scenario: how.scenario ?? null,
    paired: how.luck,
    weights: how.weights === undefined ? null : sound(readWeights(readJson(how.weights), id)),
    ...(how.seats === undefined ? {} : { seats: how.seats }),
  };
  const result = await stoppable((signal) =>
    how.queue === undefined
      ? simulate(request, {
          signal,
          onProgress: ({ done, total, perSecond }) => progress.update(done, total, `${perSecond.toFixed(1)} games/s`),
        })
      : throughQueue(request, how.queue, signal, progress),
  );
  progress.close();
  const report = sound(result, { resumeFile: 'resume', stopWhenSure: 'sure' });
  // First what cannot fail: a disk may be full by now.
  if (how.json) printJson(report);
  else print(reportText(report).trimEnd());
  if (how.report !== undefined && write) writeText(how.report, write(report));
  if (how.svg !== undefined) writeText(how.svg, reportSvg(report));
  if (!how.json) for (const file of files) complain(`written into ${file}`);
  return EXIT.ok;
}

const NO_WORKER = 'no worker with these sources is there: start condotta work --queue ADDRESS';
/** So many looks without one, some seconds, and it is said. */
const LOOKS_ALONE = 10;

/** Games go to whatever workers there are: see `condotta work`. */
async function throughQueue(
  request: SimulationRequest,
  databaseUrl: string,
  signal: AbortSignal,
  progress: Progress,
): Promise<Result<SimulationReport>> {
  const { simulateQueued } = await import('@condotta/lab/queue');
  let alone = 0;
  return simulateQueued(
    request,
    { databaseUrl },
    {
      signal,
      onNote: complain,
      onProgress({ done, total, perSecond, workers }) {
        // Also where nobody sees a bar: without a worker this would wait in silence for ever.
        alone = workers === 0 ? alone + 1 : 0;
        if (alone === LOOKS_ALONE) complain(NO_WORKER);
        progress.update(
          done,
          total,
          workers === 0 ? NO_WORKER : `${perSecond.toFixed(1)} games/s, ${workers} at a time`,
        );
      },
    },
  );
}
