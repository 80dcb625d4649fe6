/** The whole suite on one game; what fails is shrunk and written as a record. */

import type { AnyGame, Setup } from '../contract.ts';
import { saveRecord } from '../record.ts';
import type { MatchRecord } from '../record-form.ts';
import { boundedProperty } from './bounded.ts';
import { attempt, type FailingGame, type Property, type Report } from './common.ts';
import { type Interference, nonInterferenceProperty } from './non-interference.ts';
import { randomGamesProperty } from './random-games.ts';
import { replaysProperty } from './replays.ts';
import { saveLoadProperty } from './save-load.ts';
import { matchOf, shrink } from './shrink.ts';
import { undoProperty } from './undo.ts';
import { wrongHandsProperty } from './wrong-hands.ts';

/** How many of each property's unit. */
export interface SuiteSizes {
  readonly decisions: number;
  readonly positions: number;
  readonly replays: number;
  readonly probes: number;
  readonly scrambles: number;
  readonly undos: number;
  /** Positions that must not come twice. */
  readonly bounded: number;
}

/** What `npm test` runs. */
export const SHORT: SuiteSizes = {
  decisions: 30_000,
  positions: 2_000,
  replays: 30,
  probes: 20_000,
  scrambles: 2_000,
  undos: 2_000,
  bounded: 3_000,
};

/** What `npm run soak` runs. */
export const FULL: SuiteSizes = {
  decisions: 1_000_000,
  positions: 50_000,
  replays: 10_000,
  probes: 100_000,
  scrambles: 100_000,
  undos: 50_000,
  bounded: 100_000,
};

export interface SuiteHow extends Interference {
  readonly seed: string;
  readonly sizes: SuiteSizes;
  readonly setups?: readonly Setup[];
  /** How often a failing game is played again to shrink it; 0 leaves it as it is. */
  readonly shrinkAttempts?: number;
  onProgress?(property: string, done: number, total: number): void;
}

export interface Finding {
  readonly report: Report;
  /** The failing game with as few decisions as could be, and as a record that opens in the page; null if all is well. */
  readonly shrunk: FailingGame | null;
  readonly record: MatchRecord | null;
}

/** The properties of the suite, with how much of each. */
export function propertiesOf(sizes: SuiteSizes, how: Interference = {}): readonly (readonly [Property, number])[] {
  return [
    [randomGamesProperty, sizes.decisions],
    [saveLoadProperty, sizes.positions],
    [replaysProperty, sizes.replays],
    [wrongHandsProperty, sizes.probes],
    [nonInterferenceProperty(how), sizes.scrambles],
    [undoProperty, sizes.undos],
    [boundedProperty, sizes.bounded],
  ];
}

/** Tries every property; each goes on to its own first failure. */
export function suite(game: AnyGame, how: SuiteHow): Finding[] {
  const { seed, setups, onProgress } = how;
  return propertiesOf(how.sizes, how).map(([property, count]) => {
    const report = attempt(property, game, {
      seed: `${seed}/${property.name}`,
      count,
      ...(setups ? { setups } : {}),
      ...(onProgress ? { onProgress: (done, total) => onProgress(property.name, done, total) } : {}),
    });
    return findingOf(property, game, report, how.shrinkAttempts);
  });
}

/** A report with its failing game shrunk (in at most so many attempts) and written down. */
export function findingOf(property: Property, game: AnyGame, report: Report, attempts?: number): Finding {
  if (!report.failure) return { report, shrunk: null, record: null };
  const { failure } = shrink(property, game, report.failure, attempts);
  return { report, shrunk: failure, record: recordOf(game, failure) };
}

/** Null if not even the opening can be played. */
export function recordOf(game: AnyGame, failing: FailingGame): MatchRecord | null {
  try {
    return saveRecord(matchOf(game, failing), { disclose: true });
  } catch {
    return null;
  }
}

/** A failure in a few lines: what, where, and how to get there. */
export function explain(failing: FailingGame): string {
  const { game, property, message, setup, seed, decisions } = failing;
  const steps = decisions.map(({ seat, decision, tape }, i) => {
    const dice = tape.length > 0 ? ` [${tape.map(([n, x]) => `${x}/${n}`).join(' ')}]` : '';
    return `  ${i + 1}. seat ${seat}: ${decision.verb} ${decision.arg ?? ''}${dice}`;
  });
  const shown = steps.length > 40 ? [`  (${steps.length - 40} decisions before)`, ...steps.slice(-40)] : steps;
  return [`${game}, ${property}: ${message}`, `set-up ${JSON.stringify(setup)}, seed ${seed}`, ...shown].join('\n');
}
