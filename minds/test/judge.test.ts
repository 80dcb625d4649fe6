import { gameById } from '@condotta/games';
import { type AnyKit, anyEngineOf, at, chanceOf, rngOf, type Seat, sum } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { chancesIn } from '../judge.ts';
import { kitOf } from '../kits.ts';

/** A game after some of its first legal decisions, with a kit that is as sure as said. */
function position(id: string, seats: number, confidence: number) {
  const game = gameById(id);
  const kit = kitOf(id);
  if (!game || !kit) throw new Error(id);
  const engine = anyEngineOf(game);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.values[0] ?? false]));
  const rng = rngOf(id);
  const chance = chanceOf(rng);
  const world = engine.begin({ seats, scenario: null, options }, chance, null);
  const play = (): void => {
    const seat: Seat = at(world.waiting, 0);
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, rng(legal.length)), chance, null);
  };
  const sober: AnyKit = { ...kit, confidence: () => confidence };
  return { engine, world, play, sober, sure: () => kit.evaluate(engine.table(world), world) };
}

describe('winning chances as people read them', () => {
  test.each([
    ['ventura', 2],
    ['ventura', 4],
    ['ravenna', 2],
    ['ravenna', 5],
  ])('%s with %i seats: all sides together 1, the same order, nearer to each other', (id, seats) => {
    const { engine, world, play, sober, sure } = position(id, seats, 0.5);
    let different = 0;
    for (let n = 0; n < 400 && !world.over; n++, play()) {
      const [given, read] = [sure(), chancesIn(engine, sober, world)];
      const sides = new Map(read.map((chance, seat) => [engine.game.side(world.state, seat) ?? seat, chance]));
      expect(sum([...sides.values()])).toBeCloseTo(1, 9);
      const order = (list: readonly number[]): number[] =>
        list.map((_, seat) => seat).sort((a, b) => at(list, a) - at(list, b));
      expect(order(read)).toEqual(order(given));
      if (Math.max(...given) > Math.min(...given)) {
        different++;
        expect(Math.max(...read)).toBeLessThan(Math.max(...given));
      }
    }
    expect(different).toBeGreaterThan(20);
  });

  test('a kit that is as sure as it should be is taken at its word', () => {
    const { engine, world, play, sober, sure } = position('ravenna', 3, 1);
    for (let n = 0; n < 100; n++) play();
    for (const [seat, chance] of chancesIn(engine, sober, world).entries())
      expect(chance).toBeCloseTo(at(sure(), seat), 9);
  });

  test('what is over is over, also if two have won it', () => {
    const { engine, world, play, sober } = position('ventura', 3, 0.5);
    while (!world.over) play();
    const shared = { ...world, over: { ...world.over, winners: [0, 2] } };
    expect(chancesIn(engine, sober, shared)).toEqual([1, 0, 1]);
  });
});
