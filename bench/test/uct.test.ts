import { at, chanceOf, engineOf, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ticTacToe } from '../tictactoe.ts';
import { searched } from '../uct.ts';

const engine = engineOf(ticTacToe);
const rng = rngOf('test/uct');
const chance = chanceOf(rng);

function after(...cells: readonly number[]): ReturnType<typeof engine.begin> {
  const world = engine.begin({ seats: 2, scenario: null, options: {} }, chance, null);
  for (const arg of cells) engine.play(world, at(world.waiting, 0), { verb: 'mark', arg }, chance, null);
  return world;
}

const found = (...cells: readonly number[]) => searched(engine, after(...cells), 1000, rng, chance);

test('every iteration goes through one decision of the root, and every decision is tried', () => {
  const decisions = found(4);
  expect(decisions.map(({ decision }) => decision.arg).sort()).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  expect(decisions.reduce((sum, { visits }) => sum + visits, 0)).toBe(1000);
});

test('a row that can be completed is completed, by either seat', () => {
  expect(found(0, 3, 1, 4)[0]?.decision.arg).toBe(2);
  expect(found(0, 3, 1, 4, 8)[0]?.decision.arg).toBe(5);
});

test('a row of the other seat is stopped', () => {
  expect(found(4, 0, 1)[0]?.decision.arg).toBe(7);
});

test('the world it searches from stays as it is', () => {
  const world = after(4, 0);
  const before = engine.copy(world);
  searched(engine, world, 100, rng, chance);
  expect(world).toEqual(before);
});
