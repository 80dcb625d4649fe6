/** What a person wrote, read with everything that is wrong in it. */

import { expect, test } from 'vitest';
import { DocumentReader } from '../document.ts';
import { MOST_PROBLEMS } from '../limits.ts';

const NEEDED = 'an object is needed here';

test('an object and a list are given back; anything else is a problem at its path and reads as empty', () => {
  const r = new DocumentReader();
  const [object, list] = [{ a: 1 }, [2]];
  expect(r.object(object, 'o')).toBe(object);
  expect(r.listOf(list, 'l')).toBe(list);
  expect(r.problems).toEqual([]);
  for (const x of [null, 7, 'text', []]) expect(r.object(x, 'o')).toEqual({});
  for (const x of [null, 7, 'text', {}]) expect(r.listOf(x, 'l')).toEqual([]);
  expect(r.problems).toEqual([
    ...[1, 2, 3, 4].map(() => ({ path: 'o', text: NEEDED })),
    ...[1, 2, 3, 4].map(() => ({ path: 'l', text: 'a list is needed here' })),
  ]);
});

test('a problem of the whole document has a path too', () => {
  const r = new DocumentReader();
  r.object(null, '');
  expect(r.problems).toEqual([{ path: '(whole)', text: NEEDED }]);
});

test('a flag that is left out has its default; only true and false will do', () => {
  const r = new DocumentReader();
  expect([r.flag(undefined, 'f', true), r.flag(undefined, 'f', false)]).toEqual([true, false]);
  expect([r.flag(true, 'f', false), r.flag(false, 'f', true)]).toEqual([true, false]);
  expect(r.problems).toEqual([]);
  expect(['true', 1, null].map((x) => r.flag(x, 'f', true))).toEqual([false, false, false]);
  expect(r.problems).toEqual([1, 2, 3].map(() => ({ path: 'f', text: 'true or false' })));
});

test('a number is whole and within its limits, these included', () => {
  const r = new DocumentReader();
  expect(r.int(undefined, 'n', 5)).toBe(5);
  expect([0, 1000].map((x) => r.int(x, 'n', 5))).toEqual([0, 1000]);
  expect([2, 4].map((x) => r.int(x, 'n', 3, 4, 2))).toEqual([2, 4]);
  expect(r.problems).toEqual([]);
  expect([-1, 1001, 1.5, '7', null, Number.NaN].map((x) => r.int(x, 'n', 5))).toEqual([5, 5, 5, 5, 5, 5]);
  expect([1, 5].map((x) => r.int(x, 'm', 3, 4, 2))).toEqual([3, 3]);
  expect(r.problems.map(({ text }) => text)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map(() => 'a whole number from 0 to 1000'),
    ...[1, 2].map(() => 'a whole number from 2 to 4'),
  ]);
});

test('an object may have no other fields than those that are known, if they are told', () => {
  const r = new DocumentReader();
  r.object({ a: 1, b: 2 }, 'o', ['a', 'b']);
  expect(r.problems).toEqual([]);
  expect(r.object({ a: 1, c: 3 }, 'o', ['a', 'b'])).toEqual({ a: 1, c: 3 });
  expect(r.problems).toMatchObject([{ path: 'o.c' }]);
});

test('a list has a longest', () => {
  const r = new DocumentReader();
  expect([r.listOf([1, 2], 'l', 2), r.listOf(Array(200).fill(0), 'l').length]).toEqual([[1, 2], 200]);
  expect(r.problems).toEqual([]);
  expect([r.listOf([1, 2, 3], 'l', 2), r.listOf(Array(201).fill(0), 'l')]).toEqual([[], []]);
  expect(r.problems.map(({ text }) => text)).toEqual(['at most 2 are possible here', 'at most 200 are possible here']);
});

test('of many problems the first ones are kept', () => {
  const r = new DocumentReader();
  for (let n = 0; n <= MOST_PROBLEMS; n++) r.wrong(`${n}`, 'wrong');
  expect([r.problems.length, r.problems[0]?.path]).toEqual([MOST_PROBLEMS, '0']);
});

test('seats are below their count, each once', () => {
  const r = new DocumentReader();
  expect(r.seats([0, 2], 'waiting', 3)).toEqual([0, 2]);
  expect(r.problems).toEqual([]);
  expect(r.seats([1, 3], 'waiting', 3)).toEqual([1, 0]);
  expect(r.problems).toEqual([{ path: 'waiting[1]', text: 'a whole number from 0 to 2' }]);
  const twice = new DocumentReader();
  twice.seats([1, 1], 'waiting', 3);
  expect(twice.problems).toEqual([{ path: 'waiting', text: 'a seat is there twice' }]);
});

test('an outcome has winners, a rule and a key, and nothing else', () => {
  const outcome = { winners: [1], rule: 'D7.1', key: 'over.goal' };
  const r = new DocumentReader();
  expect(r.outcome(outcome, 'over', 2)).toEqual(outcome);
  expect(r.problems).toEqual([]);
  const long = 'x'.repeat(201);
  for (const [bad, path] of [
    [{ winners: undefined }, 'over.winners'],
    [{ winners: [2] }, 'over.winners[0]'],
    [{ rule: undefined }, 'over.rule'],
    [{ rule: long }, 'over.rule'],
    [{ key: undefined }, 'over.key'],
    [{ key: long }, 'over.key'],
    [{ more: 1 }, 'over.more'],
  ] as const) {
    const reader = new DocumentReader();
    reader.outcome({ ...outcome, ...bad }, 'over', 2);
    expect(reader.problems.map((problem) => problem.path)).toEqual([path]);
  }
  const most = new DocumentReader();
  most.outcome({ ...outcome, rule: 'x'.repeat(200), key: 'x'.repeat(200) }, 'over', 2);
  expect(most.problems).toEqual([]);
});
