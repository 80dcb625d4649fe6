/** The set-ups of a game that the suite tries. */

import { rngOf } from '../chance.ts';
import type { AnyGame, OptionValue, ScenarioSpec, Setup } from '../contract.ts';
import { at, range } from '../list.ts';
import { optionsOf, seatsOf } from '../setup.ts';

/** Every scenario with every seat count and option of it; where that is too much, 64 or more, in the first of which any two values meet. */
export function setupsOf(game: AnyGame): Setup[] {
  const scenarios = game.scenarios.length > 0 ? game.scenarios : [null];
  return scenarios.flatMap((scenario) => setupsIn(game, scenario));
}

function setupsIn(game: AnyGame, scenario: ScenarioSpec | null): Setup[] {
  const { min, max } = seatsOf(game, scenario);
  const options = optionsOf(game, scenario);
  const dials: (readonly (OptionValue | number | null)[])[] = [
    range(max - min + 1).map((n) => n + min),
    [scenario?.id ?? null],
    ...options.map((o) => o.values),
  ];
  return combinationsOf(dials).map(([n, _, ...values]) => ({
    seats: Number(n),
    scenario: scenario?.id ?? null,
    options: Object.fromEntries(options.map((o, i) => [o.id, values[i] as OptionValue])),
  }));
}

const MOST = 64;

/** All combinations of the dials' values if there are few, else some: first those in which any two values of two dials meet. */
export function combinationsOf<T>(dials: readonly (readonly T[])[]): T[][] {
  const all = dials.reduce((n, values) => n * values.length, 1);
  if (all <= MOST) return dials.reduce<T[][]>((rows, d) => rows.flatMap((r) => d.map((v) => [...r, v])), [[]]);
  const open = new Set(
    dials.flatMap((d, i) => dials.slice(0, i).flatMap((e, j) => meetings(i, d.length, j, e.length))),
  );
  const rng = rngOf('setups');
  const rows: number[][] = [];
  while (open.size > 0) {
    const tries = range(40).map(() => dials.map((d) => rng(d.length)));
    const news = tries.map((row) => pairsOf(row).filter((pair) => open.has(pair)));
    const best = news.reduce((a, b) => (b.length > a.length ? b : a));
    if (best.length === 0) continue;
    for (const pair of best) open.delete(pair);
    rows.push(at(tries, news.indexOf(best)));
  }
  // The pairs are covered by a few rows; the others are any that are not there yet.
  const known = new Set(rows.map((row) => row.join()));
  while (rows.length < MOST) {
    const row = dials.map((d) => rng(d.length));
    if (!known.has(row.join())) rows.push(row);
    known.add(row.join());
  }
  return rows.map((row) => row.map((v, i) => at(at(dials, i), v)));
}

const meeting = (i: number, a: number, j: number, b: number): string => `${i}=${a},${j}=${b}`;

const meetings = (i: number, as: number, j: number, bs: number): string[] =>
  range(as).flatMap((a) => range(bs).map((b) => meeting(i, a, j, b)));

const pairsOf = (row: readonly number[]): string[] =>
  row.flatMap((a, i) => row.slice(0, i).map((b, j) => meeting(i, a, j, b)));
