/** Reads how a match is to begin, as somebody wrote it, and fills in what was left open. */

import type { AnyGame, OptionSpec, OptionValue, Problem, Result, ScenarioSpec, Setup } from './contract.ts';
import { MOST_PROBLEMS, shortened } from './limits.ts';
import { isObject } from './shape.ts';

/** What may be left out: the scenario (the first one), options (their defaults), seats of a game with one count only. */
export interface WantedSetup {
  readonly seats?: unknown;
  readonly scenario?: unknown;
  readonly options?: unknown;
}

/** Problems have the paths "seats", "scenario", "options" and "options.<id>". */
export function readSetup(game: AnyGame, wanted: WantedSetup): Result<Setup> {
  const found = readScenario(game, wanted.scenario);
  const scenario = found.ok ? found.value : null;
  const seats = readSeats(game, scenario, wanted.seats);
  const options = readOptions(optionsOf(game, scenario), wanted.options);
  if (seats.ok && found.ok && options.ok)
    return { ok: true, value: { seats: seats.value, scenario: scenario?.id ?? null, options: options.value } };
  return { ok: false, problems: [seats, found, options].flatMap((r) => (r.ok ? [] : r.problems)) };
}

/** For how many a scenario, or a game without scenarios, is. */
export const seatsOf = (game: AnyGame, scenario: ScenarioSpec | null): { readonly min: number; readonly max: number } =>
  scenario?.seats ?? game.seats;

/** Every option of the game has a value; those that the scenario has not keep their default. */
export function optionsOf(game: AnyGame, scenario: ScenarioSpec | null): readonly OptionSpec[] {
  const chosen = scenario?.options;
  if (!chosen) return game.options;
  return game.options.map((option) =>
    chosen.includes(option.id) ? option : { ...option, values: option.values.slice(0, 1) },
  );
}

/** The scenario with this id, or null. */
export const scenarioOf = (game: AnyGame, id: string | null): ScenarioSpec | null =>
  game.scenarios.find((scenario) => scenario.id === id) ?? null;

export function sameSetup(a: Setup, b: Setup): boolean {
  const ids = Object.keys(a.options);
  return (
    a.seats === b.seats &&
    a.scenario === b.scenario &&
    ids.length === Object.keys(b.options).length &&
    ids.every((id) => a.options[id] === b.options[id])
  );
}

function readSeats(game: AnyGame, scenario: ScenarioSpec | null, given: unknown): Result<number> {
  const { min, max } = seatsOf(game, scenario);
  if ((given === undefined || given === null) && min === max) return { ok: true, value: min };
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max)
    return { ok: true, value: given };
  return wrong('seats', `${game.title} is for ${min === max ? min : `${min} to ${max}`} seats`);
}

function readScenario(game: AnyGame, given: unknown): Result<ScenarioSpec | null> {
  if (given === undefined || given === null) return { ok: true, value: game.scenarios[0] ?? null };
  const found = game.scenarios.find((scenario) => scenario.id === given);
  if (found) return { ok: true, value: found };
  const ids = game.scenarios.map((scenario) => scenario.id);
  return wrong('scenario', ids.length > 0 ? `expected one of ${ids.join(', ')}` : `${game.title} has no scenarios`);
}

function readOptions(specs: readonly OptionSpec[], given: unknown): Result<Record<string, OptionValue>> {
  const wanted = given ?? {};
  if (!isObject(wanted)) return wrong('options', 'expected an object');
  const known = specs.map((option) => option.id);
  const problems = Object.keys(wanted)
    .filter((id) => !known.includes(id))
    .slice(0, MOST_PROBLEMS)
    .map((id) => ({ path: `options.${shortened(id)}`, text: `no such option; there ${listed(known)}` }));
  const chosen: [string, OptionValue][] = [];
  for (const option of specs) {
    const value = Object.hasOwn(wanted, option.id) ? wanted[option.id] : option.values[0];
    if (allows(option, value)) chosen.push([option.id, value]);
    else problems.push({ path: `options.${option.id}`, text: `expected one of ${option.values.join(', ')}` });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: Object.fromEntries(chosen) };
}

const allows = (option: OptionSpec, value: unknown): value is OptionValue => option.values.some((v) => v === value);

const listed = (ids: readonly string[]): string => (ids.length > 0 ? `are ${ids.join(', ')}` : 'are none');

function wrong(path: string, text: string): { readonly ok: false; readonly problems: Problem[] } {
  return { ok: false, problems: [{ path, text }] };
}
