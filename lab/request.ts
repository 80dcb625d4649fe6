/** What a simulation is asked for, read from what somebody wrote, with every problem named at its option. */

import { availableParallelism } from 'node:os';
import { gameById, games } from '@condotta/games';
import {
  type AnyGame,
  at,
  isObject,
  type OptionValue,
  type Problem,
  type Result,
  range,
  readSetup,
  type Setup,
  type Thinker,
} from '@condotta/kernel';
import { kitOf, LEVELS, mindOf } from '@condotta/minds';
import { isScripted, mindNamed, TUNED } from './names.ts';
import { isFactors, type WeightFactors } from './tuned.ts';

/** As a caller writes it. Only `game`, `minds` and `games` are needed. */
export interface SimulationRequest {
  readonly game: string;
  /**
   * Names of minds, laid over the seats in turn: two names at four seats sit a, b, a, b. Where seats share a side, as many
   * names as sides or fewer are laid over the sides: a, a against b, b. "captain:4" has four times the work, "captain@d3b58b9" is the
   * captain of that commit, "captain+tuned" uses `weights`; an exploiter of the game is called by its name.
   */
  readonly minds: readonly string[];
  /** How many games to play. */
  readonly games: number;
  /** The same seed gives the same games, on any number of workers. */
  readonly seed?: string | number;
  /** Left out: as many as there are minds, as far as the game allows. */
  readonly seats?: number;
  readonly scenario?: string | null;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** An edition document (not a path), or null. */
  readonly edition?: unknown;
  /** Processes that play; left out: one a core. */
  readonly workers?: number;
  /** Finished games are appended to this file; if it is there already, its games are not played again. */
  readonly resumeFile?: string | null;
  /** Stop once every interval reaches at most this many points (of 100) to either side. */
  readonly stopWhenSure?: number | null;
  /** Count which things the seats decided about, and how often they won then. */
  readonly components?: boolean;
  /** Meet each chance in every seating also where minds are alike: shows how far luck decides between equals. */
  readonly paired?: boolean;
  /** How much each feature of the evaluation counts for tuned minds, as multiples of what the game's kit gives it. */
  readonly weights?: WeightFactors | null;
  /** Note what the evaluation sees wherever a mind of this level would judge, for tuning. */
  readonly sampleFor?: Thinker | null;
  /** How much minds differ in what they weigh, by lot: see `styled`. Left out: not at all. */
  readonly styles?: number;
}

/** What decides the games themselves: everything a worker needs, and what a resume file must agree with. */
export interface Setting {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly edition: unknown;
  readonly seed: string;
  /** One a seat, before they are rotated. */
  readonly minds: readonly string[];
  readonly components: boolean;
  readonly paired: boolean;
  readonly weights: WeightFactors | null;
  readonly sampleFor: Thinker | null;
  readonly styles: number;
  /** By seat the number of its side, if minds go by side; left out where they go by seat. */
  readonly teams?: readonly number[];
}

export interface Plan {
  readonly setting: Setting;
  readonly games: number;
  readonly workers: number;
  readonly resumeFile: string | null;
  /** In points, or null. */
  readonly stopWhenSure: number | null;
}

/** More would only be a slip of the keyboard. */
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
/** Weights a hundred times too large and too small: nobody plays so. */
const MOST_STYLES = 2;

export function readRequest(request: SimulationRequest): Result<Plan> {
  const problems: Problem[] = [];
  const wrong = (path: string, text: string): void => {
    problems.push({ path, text });
  };
  const number = (path: string, given: unknown, least: number, most: number): number => {
    if (typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most) return given;
    wrong(path, `expected a whole number from ${least} to ${most}, found ${JSON.stringify(given) ?? 'nothing'}`);
    return least;
  };

  const game = readGame(request.game, request.edition ?? null);
  if (!game.ok) problems.push(...game.problems);
  const minds = readMinds(request.minds);
  if (!minds.ok) problems.push(...minds.problems);
  const count = number('games', request.games, 1, MOST_GAMES);
  const workers = number('workers', request.workers ?? availableParallelism(), 1, MOST_WORKERS);
  const sure = request.stopWhenSure ?? null;
  if (sure !== null && !(typeof sure === 'number' && sure > 0 && sure <= 50))
    wrong('stopWhenSure', 'expected points to either side, above 0 and at most 50');
  const weights = request.weights ?? null;
  if (weights !== null && !isFactors(weights)) wrong('weights', 'expected an object of numbers by feature');
  const styles = request.styles ?? 0;
  if (!(typeof styles === 'number' && styles >= 0 && styles <= MOST_STYLES))
    wrong('styles', `expected a number from 0 to ${MOST_STYLES}, found ${JSON.stringify(styles)}`);
  const seed = String(request.seed ?? '1');
  const resumeFile = request.resumeFile ?? null;
  if (resumeFile !== null && (typeof resumeFile !== 'string' || resumeFile === ''))
    wrong('resumeFile', 'expected the path of a file');
  if (!game.ok || !minds.ok) return { ok: false, problems };

  const { min, max } = game.value.seats;
  const setup = readSetup(game.value, {
    seats: request.seats ?? Math.min(max, Math.max(min, minds.value.length)),
    scenario: request.scenario ?? null,
    options: request.options ?? {},
  });
  if (!setup.ok) return { ok: false, problems: [...problems, ...setup.problems] };
  const { seats } = setup.value;
  if (minds.value.length > seats)
    wrong('minds', `${minds.value.length} minds for ${seats} seats: some would never play`);
  for (const name of new Set(minds.value)) {
    const mind = mindNamed(name);
    if (mind?.kind === 'exploiter') {
      const known = Object.keys(kitOf(game.value.id)?.exploiters ?? {});
      if (!known.includes(mind.exploiter))
        wrong('minds', `no mind "${name}"; there are: ${[...LEVELS, ...known].join(', ')}`);
      continue;
    }
    if (!mind) continue;
    const { level, tuned, commit } = mind;
    if (commit === null && !mindOf(game.value.id, level)) wrong('minds', `${game.value.title} has no ${level} yet`);
    if (tuned && commit !== null) wrong('minds', `${name} has the weights of its day: take ${level}${TUNED}`);
    else if (tuned && isScripted(level))
      wrong('minds', `a ${level} follows a script: weights change nothing, take captain${TUNED} or above`);
    else if (tuned && !weights) wrong('weights', `${name} needs weights: see condotta tune`);
  }
  if (problems.length > 0) return { ok: false, problems };

  const teams = minds.value.length > 1 ? teamsOf(game.value, setup.value) : null;
  const bySide = teams !== null && minds.value.length <= new Set(teams).size ? teams : null;
  const seated = range(seats).map((seat) => at(minds.value, (bySide ? at(bySide, seat) : seat) % minds.value.length));
  return {
    ok: true,
    value: {
      setting: {
        game: game.value.id,
        version: game.value.version,
        ...setup.value,
        edition: request.edition ?? null,
        seed,
        minds: seated,
        components: request.components === true,
        paired: request.paired === true,
        weights,
        sampleFor: request.sampleFor ?? null,
        styles,
        ...(bySide ? { teams: bySide } : {}),
      },
      games: count,
      workers: Math.min(workers, count),
      resumeFile,
      stopWhenSure: sure,
    },
  };
}

/** By seat the number of its side, where seats share one from the start; null where every seat is for itself. */
function teamsOf(game: AnyGame, setup: Setup): number[] | null {
  const { state } = game.setup(setup, game.components);
  const sides = range(setup.seats).map((seat) => game.side(state, seat) ?? seat);
  const names = [...new Set(sides)];
  return names.length < sides.length ? sides.map((side) => names.indexOf(side)) : null;
}

/** The game of this id, with the components of the edition if there is one. */
export function readGame(id: unknown, edition: unknown): Result<AnyGame> {
  const game = typeof id === 'string' ? gameById(id) : null;
  const ids = games.map((each) => each.id).join(', ');
  if (!game) return { ok: false, problems: [{ path: 'game', text: `no game ${String(id)}; there are: ${ids}` }] };
  if (edition === null) return { ok: true, value: game };
  if (!isObject(edition)) return { ok: false, problems: [{ path: 'edition', text: 'expected an edition document' }] };
  return game.withEdition(edition);
}

function readMinds(given: unknown): Result<string[]> {
  if (!Array.isArray(given) || given.length === 0)
    return { ok: false, problems: [{ path: 'minds', text: `name at least one of ${LEVELS.join(', ')}` }] };
  const problems: Problem[] = [];
  for (const name of new Set(given as unknown[])) {
    if (typeof name !== 'string' || !mindNamed(name))
      problems.push({
        path: 'minds',
        text: `no mind ${JSON.stringify(name)}; there are: ${LEVELS.join(', ')}, and those from captain on with ${TUNED}`,
      });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: given as string[] };
}
