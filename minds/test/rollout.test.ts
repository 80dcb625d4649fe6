import { ventura } from '@condotta/games/ventura';
import { type AnyKit, anyEngineOf, at, chanceOf, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import type { ImaginedWorld } from '../contract.ts';
import { kitOf } from '../index.ts';
import { chanceByTurns } from '../rollout.ts';

const engine = anyEngineOf(ventura);

/** Ventura's kit, but it is the turn that the test says. */
function kitAt(turn: () => string): AnyKit {
  const kit = kitOf('ventura');
  if (!kit) throw new Error('no kit');
  return { ...kit, turn };
}

function world(): ImaginedWorld {
  const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, 0)]));
  return engine.begin({ seats: 2, scenario: null, options }, chanceOf(rngOf('rollout')), null);
}

/** What the dice give in each turn to somebody who asks so often. */
function rolls(dice: string, asked: readonly number[]): number[][] {
  let turn = 0;
  const chance = chanceByTurns(
    kitAt(() => `${turn}`),
    world(),
    dice,
  );
  return asked.map((count) => {
    turn++;
    return Array.from({ length: count }, () => chance(1000, null));
  });
}

test('who draws more in one turn changes nothing of the luck of the next', () => {
  const [, second, third] = rolls('a', [1, 4, 4]);
  expect(rolls('a', [3, 4, 4]).slice(1)).toEqual([second, third]);
});

test('turns have different luck, and so have worlds', () => {
  const [first, second] = rolls('a', [4, 4]);
  expect(first).not.toEqual(second);
  expect(rolls('b', [4, 4])).not.toEqual([first, second]);
});
