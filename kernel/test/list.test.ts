import { expect, test } from 'vitest';
import { at, last, range, remove, sum } from '../list.ts';

test('an index out of range stops at its cause', () => {
  expect([at(['a', 'b'], 0), at(['a', 'b'], 1), last(['a', 'b'])]).toEqual(['a', 'b', 'b']);
  for (const i of [2, -1, 0.5]) expect(() => at(['a', 'b'], i)).toThrow(`no element ${i} in a list of 2`);
  expect(() => last([])).toThrow(RangeError);
});

test('one of several equal elements is taken out, the first as well, and only if it is there', () => {
  const list = [4, 5, 4];
  expect([remove(list, 4), list]).toEqual([true, [5, 4]]);
  expect([remove(list, 6), list]).toEqual([false, [5, 4]]);
  expect([remove(list, 4), list]).toEqual([true, [5]]);
});

test('sums and ranges', () => {
  expect([sum([]), sum([3, -1, 4])]).toEqual([0, 6]);
  expect([range(0), range(3)]).toEqual([[], [0, 1, 2]]);
});
