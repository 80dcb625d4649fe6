/** Where counters stand on the map. */

import { expect, test } from 'vitest';
import { type Placed, sided } from '../board/stacks.ts';

/** Nizza, one of the smallest zones. */
const NIZZA = [1162, 1234, 54.2] as const;

const edges = (spots: readonly Placed[]) => ({
  left: Math.min(...spots.map(({ x, scale }) => x - 30 * scale)),
  right: Math.max(...spots.map(({ x, scale }) => x + 30 * scale)),
});

test('a crowd in the small zone that acts is drawn as large as in one of middling size; a large zone keeps what it has', () => {
  const [quiet = []] = sided([6], NIZZA, false);
  const [acting = []] = sided([6], NIZZA, true);
  expect(acting[0]?.scale).toBeGreaterThan((quiet[0]?.scale ?? 0) * 1.15);
  expect(sided([3], [500, 500, 74], true)).toEqual(sided([3], [500, 500, 74], false));
});

test('two sides stand close together in the middle of their zone, neither over the other', () => {
  for (const counts of [
    [1, 6],
    [6, 6],
    [4, 1],
  ]) {
    const [first = [], second = []] = sided(counts, NIZZA, true);
    expect(edges(second).left - edges(first).right).toBeCloseTo(5);
    expect((edges(first).left + edges(second).right) / 2).toBeCloseTo(1162);
    // Once each side had a half of its own, whether it filled it or not: six piles were of 0.47.
    expect(Math.min(...first.map(({ scale }) => scale), ...second.map(({ scale }) => scale))).toBeGreaterThan(0.57);
  }
});
