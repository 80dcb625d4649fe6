import { describe, expect, test } from 'vitest';
import { rotationsOf } from '../schedule.ts';
import {
  addDuration,
  addDurations,
  type Durations,
  durationQuantile,
  histogram,
  median,
  quantile,
  wilson,
} from '../statistics.ts';

describe('wilson', () => {
  // Not from the formula but from what it solves, by bisection: the shares p that lie within 1.96 standard errors of the
  // rate, the error being that of p.
  test.each([
    [50, 100, 0.4038315, 0.5961685],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
    [1, 2000, 8.83e-5, 0.0028269],
    [396, 400, 0.9745734, 0.9961045],
  ])('%i of %i lies between %f and %f', (wins, n, low, high) => {
    const interval = wilson(wins, n);
    expect(interval.rate).toBe(wins / n);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  test('nothing is known of no games', () => {
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});

test('quantiles are values of the list, the median may lie between two', () => {
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
  expect(quantile([], 0.5)).toBe(0);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([5, 1, 3])).toBe(3);
  expect(histogram([3, 1, 3])).toEqual([
    { count: 1, games: 1 },
    { count: 3, games: 2 },
  ]);
});

test('durations keep their quantiles to within a bucket, and add up', () => {
  const fast: Durations = {};
  const slow: Durations = {};
  for (let i = 0; i < 98; i++) addDuration(fast, 2);
  for (let i = 0; i < 2; i++) addDuration(slow, 500);
  addDurations(fast, slow);
  expect(durationQuantile(fast, 0.5) / 2).toBeCloseTo(1, 0);
  expect(Math.abs(durationQuantile(fast, 0.99) / 500 - 1)).toBeLessThan(0.05);
  expect(durationQuantile({}, 0.5)).toBe(0);
});

test.each([
  [['general', 'random'], 2],
  [['a', 'b', 'a', 'b'], 2],
  [['a', 'b', 'a'], 3],
  [['a', 'b', 'b', 'b'], 4],
  [['a', 'a', 'a'], 1],
])('minds %j have %i seatings that differ', (minds, rotations) => {
  expect(rotationsOf(minds)).toBe(rotations);
});
