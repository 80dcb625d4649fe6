/** A whole run: reads the request, plays what is not yet played, and reports. */

import { type Result, range } from '@condotta/kernel';
import { codeFingerprint } from './code.ts';
import { type FinishedGame, hasFailed } from './play.ts';
import { playAll } from './pool.ts';
import type { SimulationReport } from './report.ts';
import { type Plan, readRequest, type SimulationRequest } from './request.ts';
import { openResumeFile, type ResumeFile } from './resume.ts';
import { Run } from './run.ts';
import { prepareYardsticks } from './yardstick.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Games played a second in this run, the resumed ones left out. */
  readonly perSecond: number;
  /** Until all games are played at this speed; null while nobody knows. */
  readonly secondsLeft: number | null;
}

export interface Running {
  /** Called after every game. */
  readonly onProgress?: (progress: Progress) => void;
  /** Stops the run; what is finished is reported. */
  readonly signal?: AbortSignal;
  /** The module the workers run; another than the lab's own is for tests. */
  readonly workerFile?: URL;
  /** Other sources than our own: for tests. */
  readonly code?: string;
}

/**
 * Plays the games that the request asks for and reports. Never throws for what a caller may get wrong: that comes back as
 * problems. A run that is stopped or loses workers still reports what it has.
 */
export async function simulate(request: SimulationRequest, running: Running = {}): Promise<Result<SimulationReport>> {
  const plan = readRequest(request);
  if (!plan.ok) return plan;
  const { resumeFile, setting } = plan.value;
  // Once, before all workers want them, and so that a wrong name is known before anything is played.
  const problems = await prepareYardsticks(setting.game, setting.minds);
  if (problems.length > 0) return { ok: false, problems };
  if (resumeFile === null) return play(plan.value, null, running);
  const file = openResumeFile(resumeFile, setting, running.code ?? codeFingerprint());
  if (!file.ok) return file;
  try {
    return await play(plan.value, file.value, running);
  } finally {
    file.value.close();
  }
}

async function play(plan: Plan, file: ResumeFile | null, running: Running): Promise<Result<SimulationReport>> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const run = new Run(plan);
  for (const result of file?.results ?? []) run.take(result);
  const resumed = run.done;
  if (resumed > 0) run.notes.push(`${resumed} games were there from an earlier run.`);

  const ender = new AbortController();
  const cancel = (): void => ender.abort();
  running.signal?.addEventListener('abort', cancel);
  if (running.signal?.aborted || run.sure !== null) cancel();
  let writing = file;
  const keep = (result: FinishedGame): void => {
    try {
      writing?.append(result);
    } catch (error) {
      writing = null;
      run.notes.push(
        `The resume file could not be written any more: ${error instanceof Error ? error.message : error}.`,
      );
    }
  };
  const missing = range(plan.games).filter((game) => !run.has(game));
  const broken = await playAll(missing, {
    file: running.workerFile ?? new URL('./worker.ts', import.meta.url),
    setting: plan.setting,
    workers: Math.min(plan.workers, Math.max(1, missing.length)),
    signal: ender.signal,
    onResult(result) {
      run.take(result);
      if (!hasFailed(result)) keep(result);
      const perSecond = (run.done - resumed) / Math.max(0.001, seconds());
      const secondsLeft = perSecond > 0 ? (plan.games - run.done) / perSecond : null;
      running.onProgress?.({ done: run.done, total: plan.games, perSecond, secondsLeft });
      if (run.sure !== null) cancel();
    },
    onDeath: (why) => run.notes.push(`A worker died and was replaced: ${why}.`),
  });
  running.signal?.removeEventListener('abort', cancel);
  if (broken !== null && run.done === 0) return { ok: false, problems: [{ path: 'workers', text: broken }] };
  if (broken !== null) run.notes.push(`The run ended early: ${broken}.`);
  return { ok: true, value: run.report(seconds()) };
}
