/**
 * Values of components against a stated target of balance. Every candidate is measured in the same number of games with the
 * same seeds, so that differences come from the components and not from the dice. The best one is measured once more with
 * other seeds: of many candidates the best looks better than it is.
 */

import type { Problem, Result } from '@condotta/kernel';
import { codeFingerprint } from '../code.ts';
import type { SimulationReport } from '../report.ts';
import { readGame, readRequest, type SimulationRequest } from '../request.ts';
import { simulate } from '../simulate.ts';
import { type Journal, openJournal } from './journal.ts';
import { editionAt, type Knob, readKnobs, type Settings } from './knobs.ts';
import { search } from './search.ts';

export interface Target {
  /** The median length shall lie between these two; null: any. */
  readonly length: readonly [least: number, most: number] | null;
  /** Every side and every seat shall win its fair share to within so many points of 100. */
  readonly within: number;
}

export interface ComponentTuning
  extends Pick<SimulationRequest, 'game' | 'minds' | 'games' | 'seats' | 'options' | 'scenario' | 'workers'> {
  readonly seed: string;
  /** The edition document to start from, with all entries. */
  readonly base: unknown;
  /** The game as it comes, in the same form, if the base is another; left out: the base is. */
  readonly plain?: unknown;
  readonly knobs: readonly Knob[];
  readonly target: Target;
  /** How many candidates are measured at most. */
  readonly budget: number;
  /** What was measured is kept in this file, and not measured again. */
  readonly resumeFile?: string | null;
}

/** One candidate and what came of it. */
export interface Trial {
  readonly settings: Settings;
  /** Points away from the target: 0 meets it; null: the game refuses these values. */
  readonly miss: number | null;
  readonly refused: string | null;
  readonly length: number;
  readonly sides: Readonly<Record<string, number>>;
  /** Points off the fair share, by seat. */
  readonly seats: readonly number[];
  readonly games: number;
}

export interface ComponentResult {
  readonly game: string;
  readonly knobs: readonly string[];
  readonly target: Target;
  /** In the order in which they were tried; the first is how things stand now. */
  readonly tried: readonly Trial[];
  readonly best: Trial;
  /** The best one in other games; null if it was stopped before. */
  readonly confirmed: Trial | null;
  /** Met in the games of the search, and in the others too. */
  readonly met: boolean;
  /** An edition file with the best values. */
  readonly edition: unknown;
  readonly notes: readonly string[];
}

export interface Tuning {
  readonly onTrial?: (trial: Trial, count: number, budget: number) => void;
  readonly signal?: AbortSignal;
}

/** Refused candidates cost nothing, but a search that finds nothing else must end as well. */
const MOST_REFUSED = 2000;

export async function tuneComponents(asked: ComponentTuning, tuning: Tuning = {}): Promise<Result<ComponentResult>> {
  const { base, plain = base, knobs, target, budget, resumeFile = null, ...request } = asked;
  const problems: Problem[] = targetProblems(target);
  if (!Number.isInteger(budget) || budget < 1)
    problems.push({ path: 'budget', text: `expected a whole number from 1, found ${budget}` });
  const plan = readRequest(request);
  if (!plan.ok) problems.push(...plan.problems);
  const start = readKnobs(knobs, base);
  if (!start.ok) problems.push(...start.problems);
  if (plan.ok && start.ok) {
    const now = readGame(request.game, editionAt(base, 'as it is', knobs, start.value, plain));
    if (!now.ok) problems.push(...now.problems.map(({ text }) => ({ path: 'base', text })));
  }
  if (!plan.ok || !start.ok || problems.length > 0) return { ok: false, problems };

  const question = { code: codeFingerprint(), ...plan.value.setting, games: request.games, knobs, base };
  const journal = openJournal<Trial>(resumeFile, question);
  if (!journal.ok) return journal;
  return run(request, asked, start.value, journal.value, tuning);
}

async function run(
  request: SimulationRequest,
  asked: ComponentTuning,
  start: Settings,
  journal: Journal<Trial>,
  { onTrial, signal }: Tuning,
): Promise<Result<ComponentResult>> {
  const { base, plain = base, knobs, target, budget, seed } = asked;
  const tried = new Map<string, Trial>();
  const notes: string[] = [];
  let refused = 0;
  const measure = async (settings: Settings, by: string): Promise<Trial | null> => {
    const key = `${by} ${settings.join()}`;
    const known = journal.find(key);
    if (known) return { ...known, miss: known.refused === null ? missOf(known, target) : null };
    const edition = editionAt(base, `tuned ${settings.join(' ')}`, knobs, settings, plain);
    const result = await simulate({ ...request, seed: by, edition }, signal ? { signal } : {});
    if (signal?.aborted) return null;
    const trial = result.ok ? trialOf(settings, result.value, target) : refusal(settings, result.problems);
    const lost = journal.keep(key, trial);
    if (lost !== null && notes.length === 0) notes.push(`The resume file could not be written any more: ${lost}.`);
    return trial;
  };
  const look = async (settings: Settings): Promise<number | null> => {
    const key = settings.join();
    const seen = tried.get(key);
    if (seen) return seen.miss ?? Number.POSITIVE_INFINITY;
    if (tried.size - refused >= budget || refused > MOST_REFUSED || signal?.aborted) return null;
    const trial = await measure(settings, seed);
    if (!trial) return null;
    tried.set(key, trial);
    if (trial.miss === null) refused++;
    onTrial?.(trial, tried.size - refused, budget);
    // Within the target there is nothing to gain; what is left of the noise would only be fitted.
    return trial.miss ?? Number.POSITIVE_INFINITY;
  };
  await search(knobs, start, seed, look);
  const all = [...tried.values()];
  const [best] = all.filter(({ miss }) => miss !== null).sort((a, b) => (a.miss ?? 0) - (b.miss ?? 0));
  if (!best) {
    const why = signal?.aborted
      ? 'it was stopped before the first candidate was measured'
      : 'no candidate could be played';
    return { ok: false, problems: [{ path: 'knobs', text: why }] };
  }
  const confirmed = signal?.aborted ? null : await measure(best.settings, `${seed}/again`);
  const reach = 98 / Math.sqrt(best.games);
  if (reach > target.within)
    notes.push(
      `${best.games} games know a share only to within ${reach.toFixed(1)} points, wider than the target: take more.`,
    );
  if (signal?.aborted) notes.push('It was stopped before the end; ask again with the same file to go on.');
  return {
    ok: true,
    value: {
      game: request.game,
      knobs: knobs.map(({ name }) => name),
      target,
      tried: all,
      best,
      confirmed,
      met: best.miss === 0 && confirmed?.miss === 0,
      edition: editionAt(
        base,
        `Tuned: ${knobs.map(({ name }, k) => `${name} ${best.settings[k]}`).join(', ')}`.slice(0, 80),
        knobs,
        best.settings,
        plain,
      ),
      notes,
    },
  };
}

function targetProblems({ length, within }: Target): Problem[] {
  const problems: Problem[] = [];
  if (length !== null && !(length[0] > 0 && length[0] <= length[1]))
    problems.push({
      path: 'target.length',
      text: `expected two lengths, the smaller first, found ${length.join(' and ')}`,
    });
  if (!(within > 0 && within <= 50))
    problems.push({ path: 'target.within', text: `expected points above 0 and at most 50, found ${within}` });
  return problems;
}

function trialOf(settings: Settings, report: SimulationReport, target: Target): Trial {
  // Nothing is known of it, least of all that everybody wins a fair share.
  if (report.games === 0)
    return refusal(settings, [{ path: 'games', text: `no game was finished: ${report.failures[0]?.failed ?? ''}` }]);
  const trial = {
    settings,
    refused: null,
    length: report.length.median,
    sides: Object.fromEntries(report.sides.map(({ side, deviation }) => [side, deviation])),
    seats: report.seats.map(({ deviation }) => deviation),
    games: report.games,
  };
  return { ...trial, miss: missOf(trial, target) };
}

const refusal = (settings: Settings, problems: readonly Problem[]): Trial => ({
  settings,
  miss: null,
  refused: problems.map(({ text }) => text).join('; '),
  length: 0,
  sides: {},
  seats: [],
  games: 0,
});

/** Every side's and seat's points beyond the margin, and the length's distance in hundredths of what is wanted. */
function missOf({ sides, seats, length }: Omit<Trial, 'miss'>, target: Target): number {
  const unfair = [...Object.values(sides), ...seats].reduce(
    (sum, off) => sum + Math.max(0, Math.abs(off) - target.within),
    0,
  );
  if (target.length === null) return unfair;
  const [least, most] = target.length;
  const outside = Math.max(0, least - length, length - most);
  return Math.round((unfair + (100 * outside) / ((least + most) / 2)) * 1000) / 1000;
}
