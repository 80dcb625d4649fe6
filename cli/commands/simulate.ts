/** `condotta simulate GAME --minds ..`: lets minds play each other, and counts. */

import { availableParallelism } from 'node:os';
import type { OptionValue } from '@condotta/kernel';
import { reportSvg, reportText, simulate } from '@condotta/lab';
import { writeText } from '../files.ts';
import { optionsFrom } from '../options.ts';
import { complain, print, printJson } from '../out.ts';
import { progressOn } from '../progress.ts';
import { editionFrom, gameNamed } from '../shelf.ts';
import { EXIT, UsageError } from '../usage.ts';

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
  readonly edition?: string;
  readonly quiet: boolean;
  readonly json: boolean;
}

export async function simulateCommand(id: string, how: SimulateHow): Promise<number> {
  const { game, document } = editionFrom(gameNamed(id), how.edition);
  const options: Readonly<Record<string, OptionValue>> = optionsFrom(game, how.options);
  const progress = progressOn(process.stderr, how.quiet || how.json);
  // Whoever stops a run wants what it has found so far; a second time means it.
  const stop = new AbortController();
  const onStop = (): void => stop.abort();
  process.once('SIGINT', onStop);
  process.once('SIGTERM', onStop);
  const result = await simulate(
    {
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
      ...(how.seats === undefined ? {} : { seats: how.seats }),
    },
    {
      signal: stop.signal,
      onProgress: ({ done, total, perSecond }) => progress.update(done, total, `${perSecond.toFixed(1)} games/s`),
    },
  );
  process.off('SIGINT', onStop);
  process.off('SIGTERM', onStop);
  progress.close();
  if (!result.ok) throw new UsageError(result.problems.map(({ path, text }) => `--${path}: ${text}`).join('; '));
  const report = result.value;
  if (how.svg !== undefined) writeText(how.svg, reportSvg(report));
  if (how.json) printJson(report);
  else print(reportText(report).trimEnd());
  if (how.svg !== undefined && !how.json) complain(`drawn into ${how.svg}`);
  return EXIT.ok;
}
