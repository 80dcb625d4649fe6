/** How a match is to begin, as somebody wrote it. */

import { expect, test } from 'vitest';
import type { AnyGame } from '../contract.ts';
import { optionsOf, readSetup, sameSetup, scenarioOf, type WantedSetup } from '../setup.ts';
import { duel } from '../suite/duel.ts';

const game: AnyGame = duel;
const four: AnyGame = { ...game, title: 'Four', seats: { min: 4, max: 4 }, scenarios: [] };

const value = (of: AnyGame, wanted: WantedSetup): unknown => {
  const read = readSetup(of, wanted);
  return read.ok ? read.value : read.problems;
};

test('a game of a fixed number of seats has them without being told, and no others', () => {
  expect(value(four, {})).toMatchObject({ seats: 4 });
  expect(value(four, { seats: null })).toMatchObject({ seats: 4 });
  expect(value(four, { seats: 4 })).toMatchObject({ seats: 4 });
  for (const seats of [3, 5]) expect(value(four, { seats })).toEqual([{ path: 'seats', text: 'Four is for 4 seats' }]);
});

test('a game of several numbers of seats must be told, from the least to the most', () => {
  const problem = [{ path: 'seats', text: 'Duel is for 2 to 3 seats' }];
  for (const seats of [2, 3]) expect(value(game, { seats })).toMatchObject({ seats });
  for (const seats of [undefined, null, 1, 4, 2.5, '2']) expect(value(game, { seats })).toEqual(problem);
});

test('the scenario is the first one unless told, and one of the game’s', () => {
  const [first = '', second = ''] = game.scenarios.map(({ id }) => id);
  expect(second).not.toBe('');
  for (const scenario of [undefined, null])
    expect(value(game, { seats: 2, scenario })).toMatchObject({ scenario: first });
  expect(value(game, { seats: 2, scenario: second })).toMatchObject({ scenario: second });
  expect(value(game, { seats: 2, scenario: 'no' })).toEqual([
    { path: 'scenario', text: `expected one of ${first}, ${second}` },
  ]);
  expect(value(four, {})).toMatchObject({ scenario: null });
  expect(value(four, { scenario: 'no' })).toEqual([{ path: 'scenario', text: 'Four has no scenarios' }]);
  expect([scenarioOf(game, second)?.id, scenarioOf(game, null), scenarioOf(game, 'no')]).toEqual([second, null, null]);
});

test('a scenario may be for other numbers of seats than its game, and have few of its options', () => {
  const [scenario] = game.scenarios;
  if (!scenario) throw new Error('Duel has scenarios');
  const [, ruses] = game.options;
  const narrow: AnyGame = {
    ...game,
    scenarios: [{ ...scenario, seats: { min: 3, max: 3 }, options: [ruses?.id ?? ''] }],
  };
  expect(value(narrow, {})).toMatchObject({ seats: 3, scenario: scenario.id });
  expect(value(narrow, { seats: 2 })).toEqual([{ path: 'seats', text: 'Duel is for 3 seats' }]);
  // What it has not keeps its default, which may be said, and nothing else.
  expect(value(narrow, { options: { dice: true, ruses: true } })).toMatchObject({
    options: { dice: true, ruses: true },
  });
  expect(value(narrow, { options: { dice: false } })).toEqual([{ path: 'options.dice', text: 'expected one of true' }]);
  expect(optionsOf(game, null)).toBe(game.options);
});

test('options have their defaults; unknown ones and unknown values are problems', () => {
  const defaults = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]]));
  expect(value(game, { seats: 2 })).toMatchObject({ options: defaults });
  expect(defaults).toEqual({ dice: true, ruses: false });
  expect(value(game, { seats: 2, options: { dice: false } })).toMatchObject({ options: { dice: false, ruses: false } });
  expect(value(game, { seats: 2, options: { dice: 'perhaps', no: 1 } })).toEqual([
    { path: 'options.no', text: 'no such option; there are dice, ruses' },
    { path: 'options.dice', text: 'expected one of true, false' },
  ]);
  expect(value({ ...four, options: [] }, { options: { no: 1 } })).toEqual([
    { path: 'options.no', text: 'no such option; there are none' },
  ]);
  expect(value(game, { seats: 2, options: 7 })).toEqual([{ path: 'options', text: 'expected an object' }]);
});

test('all that is wrong is told at once', () => {
  expect(readSetup(game, { seats: 9, scenario: 'no', options: 7 })).toMatchObject({
    problems: [{ path: 'seats' }, { path: 'scenario' }, { path: 'options' }],
  });
});

test('set-ups are the same if seats, scenario and every option are', () => {
  const one = { seats: 2, scenario: 'long', options: { dice: true, fog: false } };
  expect(sameSetup(one, { ...one, options: { fog: false, dice: true } })).toBe(true);
  for (const other of [
    { ...one, seats: 3 },
    { ...one, scenario: null },
    { ...one, options: { dice: true, fog: true } },
    { ...one, options: { dice: false, fog: false } },
    { ...one, options: { dice: true } },
    { ...one, options: { dice: true, fog: false, wind: true } },
  ])
    expect(sameSetup(one, other)).toBe(false);
});
