/** Reads how a match is to begin, as somebody wrote it, and fills in what was left open. */

import type { AnyGame, OptionSpec, OptionValue, Problem, Result, Setup } from './contract.ts';
import { isObject } from './shape.ts';

/** What may be left out: the scenario (the first one), options (their defaults), seats of a game with one count only. */
export interface WantedSetup {
  readonly seats?: unknown;
  readonly scenario?: unknown;
  readonly options?: unknown;
}

/** Problems have the paths "seats", "scenario", "options" and "options.<id>". */
export function readSetup(game: AnyGame, wanted: WantedSetup): Result<Setup> {
  const seats = readSeats(game, wanted.seats);
  const scenario = readScenario(game, wanted.scenario);
  const options = readOptions(game, wanted.options);
  if (seats.ok && scenario.ok && options.ok)
    return { ok: true, value: { seats: seats.value, scenario: scenario.value, options: options.value } };
  return { ok: false, problems: [seats, scenario, options].flatMap((r) => (r.ok ? [] : r.problems)) };
}

export function sameSetup(a: Setup, b: Setup): boolean {
  const ids = Object.keys(a.options);
  return (
    a.seats === b.seats &&
    a.scenario === b.scenario &&
    ids.length === Object.keys(b.options).length &&
    ids.every((id) => a.options[id] === b.options[id])
  );
}

function readSeats(game: AnyGame, given: unknown): Result<number> {
  const { min, max } = game.seats;
  if ((given === undefined || given === null) && min === max) return { ok: true, value: min };
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max)
    return { ok: true, value: given };
  return wrong('seats', `${game.title} is for ${min === max ? min : `${min} to ${max}`} seats`);
}

function readScenario(game: AnyGame, given: unknown): Result<string | null> {
  if (given === undefined || given === null) return { ok: true, value: game.scenarios[0] ?? null };
  if (typeof given === 'string' && game.scenarios.includes(given)) return { ok: true, value: given };
  return wrong(
    'scenario',
    game.scenarios.length > 0 ? `expected one of ${game.scenarios.join(', ')}` : `${game.title} has no scenarios`,
  );
}

function readOptions(game: AnyGame, given: unknown): Result<Record<string, OptionValue>> {
  const wanted = given ?? {};
  if (!isObject(wanted)) return wrong('options', 'expected an object');
  const known = game.options.map((option) => option.id);
  const problems = Object.keys(wanted)
    .filter((id) => !known.includes(id))
    .map((id) => ({ path: `options.${id}`, text: `no such option; there ${listed(known)}` }));
  const chosen: [string, OptionValue][] = [];
  for (const option of game.options) {
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
