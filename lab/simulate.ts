/** A whole run: reads the request, plays what is not yet played, and reports. */

import { type Result, range } from '@condotta/kernel';
import { type FinishedGame, type GameResult, hasFailed } from './play.ts';
import { playAll } from './pool.ts';
import { reportOf, type SimulationReport, widestReach } from './report.ts';
import { type Plan, readRequest, type SimulationRequest } from './request.ts';
import { openResumeFile, type ResumeFile } from './resume.ts';
import { rotationsOf } from './schedule.ts';

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
}

/** An early stop is considered after each so many games. */
const STOP_STEP = 50;

/**
 * Plays the games that the request asks for and reports. Never throws for what a caller may get wrong: that comes back as
 * problems. A run that is stopped or loses workers still reports what it has.
 */
export async function simulate(request: SimulationRequest, running: Running = {}): Promise<Result<SimulationReport>> {
  const plan = readRequest(request);
  if (!plan.ok) return plan;
  const { resumeFile, setting } = plan.value;
  if (resumeFile === null) return play(plan.value, null, running);
  const file = openResumeFile(resumeFile, setting);
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
    data: plan.setting,
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

/** The results of a run as they come in, in any order. */
class Run {
  readonly notes: string[] = [];
  done = 0;
  /** So many games from the first on are enough; null as long as they are not. */
  sure: number | null = null;
  private readonly plan: Plan;
  private readonly rotations: number;
  private readonly results: (GameResult | undefined)[];
  /** All games before this one are there: an early stop must not depend on who was faster. */
  private complete = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.rotations = rotationsOf(plan.setting.minds);
    this.results = range(plan.games).map(() => undefined);
  }

  has(game: number): boolean {
    return this.results[game] !== undefined;
  }

  take(result: GameResult): void {
    // A resume file may hold more games than are asked for now.
    if (result.game >= this.plan.games || this.has(result.game)) return;
    this.results[result.game] = result;
    this.done++;
    const step = this.rotations * Math.ceil(STOP_STEP / this.rotations);
    while (this.has(this.complete)) {
      this.complete++;
      if (this.complete % step === 0) this.considerStop();
    }
  }

  private considerStop(): void {
    const { stopWhenSure, setting, games } = this.plan;
    if (stopWhenSure === null || this.sure !== null || this.complete === games) return;
    if (widestReach(this.finished(this.complete), setting) <= stopWhenSure) this.sure = this.complete;
  }

  private finished(before: number): FinishedGame[] {
    return this.results.slice(0, before).flatMap((result) => (result && !hasFailed(result) ? [result] : []));
  }

  report(seconds: number): SimulationReport {
    const { plan, rotations, sure } = this;
    const counted = sure ?? plan.games;
    const failures = this.results.slice(0, counted).flatMap((result) => (result && hasFailed(result) ? [result] : []));
    const notes = [...this.notes];
    if (sure === null && plan.games % rotations > 0)
      notes.push(`${plan.games} games are no multiple of ${rotations}: the last seed was not met by every rotation.`);
    if (new Set(plan.setting.minds).size > 1)
      notes.push('Unlike minds played: the shares by side also show which mind preferred which side.');
    const stopped = sure !== null ? 'sure' : this.done < plan.games ? 'cancelled' : 'played';
    return reportOf({
      setting: plan.setting,
      rotations,
      results: this.finished(counted),
      failures,
      stopped,
      notes,
      seconds,
    });
  }
}
