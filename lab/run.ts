/** The results of a run as they come in, in any order and from anywhere: when it may stop, and what to report. */

import { range } from '@condotta/kernel';
import { areSameGames } from './luck.ts';
import { type FinishedGame, type GameResult, hasFailed } from './play.ts';
import { reportOf, type SimulationReport, widestReach } from './report.ts';
import type { Plan } from './request.ts';
import { rotationsIn } from './schedule.ts';
import { haveUnlikePartners } from './sides.ts';

/** An early stop is considered after each so many games, and seldom after many: every look counts all of them. */
const STOP_STEP = 50;
const SELDOM = 100;

export class Run {
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
    this.rotations = rotationsIn(plan.setting);
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
      const every = step * Math.max(1, Math.floor(this.complete / (step * SELDOM)));
      if (this.complete % every === 0) this.considerStop();
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
    const results = this.finished(counted);
    const notes = [...this.notes];
    if (sure === null && plan.games % rotations > 0)
      notes.push(`${plan.games} games are no multiple of ${rotations}: the last seed was not met by every rotation.`);
    if (new Set(plan.setting.minds).size > 1)
      notes.push('Unlike minds played: the shares by side also show which mind preferred which side.');
    if (results.some(haveUnlikePartners))
      notes.push('Unlike minds were partners and won together: that draws their shares towards each other.');
    if (rotations > 1 && areSameGames(results, rotations))
      notes.push(
        `Every seating of a seed was the same game: these minds have no dice of their own. It counts ${rotations} times, so intervals are too narrow, and luck cannot be seen.`,
      );
    const stopped = sure !== null ? 'sure' : this.done < plan.games ? 'cancelled' : 'played';
    return reportOf({
      setting: plan.setting,
      rotations,
      results,
      failures,
      stopped,
      notes,
      seconds,
    });
  }
}
