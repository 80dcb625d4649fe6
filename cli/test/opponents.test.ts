import { gameById } from '@condotta/games';
import { type AnyEngine, anyEngineOf, at, chanceOf, range, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { mindForReferee } from '../opponents.ts';

function opening(id: string) {
  const game = gameById(id);
  if (!game) throw new Error(`no ${id}`);
  const engine: AnyEngine = anyEngineOf(game);
  const options = Object.fromEntries(game.options.map((option) => [option.id, at(option.values, 0)]));
  const world = engine.begin({ seats: 2, scenario: null, options }, chanceOf(rngOf('opening')), null);
  return { engine, world, seat: at(world.waiting, 0) };
}

test('a mind of the referee has dice of the match: the same match gets the same answer, others may get another', () => {
  const { engine, world, seat } = opening('ventura');
  const asked = (match: string): string =>
    JSON.stringify(mindForReferee(engine, world, seat, 'random', 1000, `${match}:${seat}:0`));
  for (const match of ['a', 'b', 'c']) expect(asked(match)).toBe(asked(match));
  expect(new Set(range(20).map((n) => asked(`match${n}`))).size).toBeGreaterThan(1);
});
