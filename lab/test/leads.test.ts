import { range, rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { leadsOf } from '../leads.ts';
import type { FinishedGame } from '../play.ts';
import { bell, bellQuantile, wilson } from '../statistics.ts';

const finished = (game: number, sides: readonly (string | null)[], final: readonly number[]): FinishedGame => ({
  game,
  minds: sides.map(() => 'captain'),
  winners: [final.indexOf(Math.max(...final))],
  rule: 'F23.1',
  key: 'over',
  sides,
  length: 10,
  unit: 'rounds',
  decisions: sides.map(() => 1),
  scores: [
    [5, ...final.map(() => 99)],
    [10, ...final],
  ],
  times: [],
  things: null,
});

/** Points that vary as on a bell curve around this. */
function pointsAround(seed: string): (middle: number) => number {
  const die = rngOf(seed);
  return (middle) => middle + range(12).reduce((sum) => sum + die(100) / 10, -59.4);
}

describe('the bell curve', () => {
  test('is half below its middle, and 97.5 % below 1.96', () => {
    expect([-1.959964, -1, 0, 1, 1.959964].map(bell).map((x) => Number(x.toFixed(5)))).toEqual([
      0.025, 0.15866, 0.5, 0.84134, 0.975,
    ]);
  });
  test('is read backwards', () => {
    for (const share of [0.01, 0.2, 1 / 3, 0.5, 0.9]) expect(bell(bellQuantile(share))).toBeCloseTo(share, 6);
  });
});

describe('leads', () => {
  test('tell from the points what the winners tell, with a narrower interval', () => {
    const points = pointsAround('two');
    const games = range(2000).map((i) => {
      const strong = points(43);
      const weak = points(40);
      return i % 2 === 0
        ? finished(i, ['bear', 'wolf'], [strong, weak])
        : finished(i, ['wolf', 'bear'], [weak, strong]);
    });
    const [bear, wolf] = leadsOf(games);
    const won = wilson(games.filter(({ sides, winners }) => sides[winners[0] ?? 0] === 'bear').length, games.length);
    expect([bear?.side, wolf?.side, bear?.games]).toEqual(['bear', 'wolf', 2000]);
    expect(bear?.lead).toBeCloseTo(-(wolf?.lead ?? 0), 9);
    expect(bear?.share).toBeCloseTo(won.rate, 1);
    expect((bear?.high ?? 1) - (bear?.low ?? 0)).toBeLessThan(0.85 * (won.high - won.low));
    expect(bear?.low).toBeGreaterThan(0.5);
    expect(wolf?.high).toBeLessThan(0.5);
  });

  test('between three alike are a third for each, whoever takes part more often', () => {
    const points = pointsAround('three');
    const names = ['a', 'b', 'c', 'd'];
    const games = range(3000).map((i) => {
      const sides = i % 3 === 0 ? names.slice(0, 3) : names.slice(1);
      return finished(
        i,
        sides,
        sides.map(() => points(30)),
      );
    });
    for (const { share, low, high } of leadsOf(games)) {
      expect(share).toBeCloseTo(1 / 3, 1);
      // One interval of twenty leaves out what is true.
      expect(low).toBeLessThan(0.34);
      expect(high).toBeGreaterThan(0.33);
    }
  });

  test('count partners once, by the better of them, and the last score only', () => {
    const games = [
      finished(0, ['french', 'league', 'french'], [5, 4, 9]),
      finished(1, ['french', 'league', 'french'], [5, 8, 7]),
    ];
    expect(leadsOf(games).map(({ side, games: n, lead }) => [side, n, lead])).toEqual([
      ['french', 2, 2],
      ['league', 2, -2],
    ]);
  });

  test('leave games out in which nobody has a rival', () => {
    const games = [finished(0, ['a', 'b'], [5, 3]), finished(1, ['a', 'b'], [3, 5])];
    expect(leadsOf([...games, finished(2, ['a', null], [9, 1])])).toEqual(leadsOf(games));
    expect(leadsOf(games).map(({ share }) => Number(share.toFixed(6)))).toEqual([0.5, 0.5]);
  });

  test('say nothing where no two sides score, or all always the same', () => {
    expect(leadsOf([])).toEqual([]);
    expect(leadsOf([finished(0, [null, null], [3, 4])])).toEqual([]);
    expect(leadsOf([finished(0, ['a', 'b'], [4, 4])])).toEqual([]);
  });
});
