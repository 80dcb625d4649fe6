import { expect, test } from 'vitest';
import { Memory, memories, Numbers } from '../memory.ts';

const box = {};

function position(...lists: readonly (readonly number[])[]): Numbers {
  const found = new Numbers();
  for (const list of lists) found.writeList(list);
  return found;
}

/** Recalls the positions in turn, and says which of them were worked out. */
function worked(memory: Memory<string>, positions: readonly Numbers[], of: object = box): string[] {
  const found: string[] = [];
  for (const [i, each] of positions.entries())
    memory.recall(of, each, () => {
      found.push(`${i}`);
      return `result ${i}`;
    });
  return found;
}

test('a position is worked out once, and what was found is given back', () => {
  const memory = new Memory<string>(10);
  expect(memory.recall(box, position([1, 2]), () => 'first')).toBe('first');
  expect(memory.recall(box, position([1, 2]), () => 'second')).toBe('first');
});

test('positions differ by any number, by their order and by where a list ends', () => {
  const memory = new Memory<string>(10);
  const all = [
    position([1, 2], [3]),
    position([2, 1], [3]),
    position([1], [2, 3]),
    position([1, 2], [3], [0]),
    position([-1, 2], [3]),
  ];
  expect(worked(memory, [...all, ...all])).toEqual(['0', '1', '2', '3', '4']);
});

test('other components, other results', () => {
  const memory = new Memory<string>(10);
  expect(worked(memory, [position([1])])).toEqual(['0']);
  expect(worked(memory, [position([1])], {})).toEqual(['0']);
});

test('what was kept does not change with the place that positions are written into, however long they are', () => {
  const memory = new Memory<string>(10);
  const now = new Numbers();
  const long = Array.from({ length: 1000 }, (_, i) => i);
  now.writeList(long);
  memory.recall(box, now, () => 'long');
  now.clear();
  now.write(7);
  expect(memory.recall(box, now, () => 'short')).toBe('short');
  expect(memory.recall(box, position(long), () => 'again')).toBe('long');
});

test('what nobody asks for is forgotten after two generations, what is asked for again stays', () => {
  const memory = new Memory<string>(2);
  const [a, b, c, d, e] = [1, 2, 3, 4, 5].map((n) => position([n]));
  if (!a || !b || !c || !d || !e) throw new Error('five positions');
  expect(worked(memory, [a, b, c])).toEqual(['0', '1', '2']);
  expect(worked(memory, [a, d, e, a])).toEqual(['1', '2']);
  expect(worked(memory, [b])).toEqual(['0']);
});

test('each key has a memory of its own', () => {
  const memoryOf = memories<string, string>(10);
  expect(worked(memoryOf('bold'), [position([1])])).toEqual(['0']);
  expect(worked(memoryOf('bold'), [position([1])])).toEqual([]);
  expect(worked(memoryOf('shy'), [position([1])])).toEqual(['0']);
});
