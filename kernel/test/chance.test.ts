import { describe, expect, test } from 'vitest';
import { type Chance, chanceFromTape, chanceOf, recording, rngOf, type TapeEntry } from '../chance.ts';
import { at, range } from '../list.ts';

test('the fast generator is determined by its seed and stays in range', () => {
  const draw = (seed: string): number[] => {
    const rng = rngOf(seed);
    return range(200).map((i) => rng(1 + (i % 9)));
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
  expect(draw('a').every((x, i) => Number.isInteger(x) && x >= 0 && x <= i % 9)).toBe(true);
});

test('the fast generator gives the same numbers for ever: golden games and the figures of the lab hang on it', () => {
  const draw = (seed: string): number[] => {
    const rng = rngOf(seed);
    return range(8).map(() => rng(1000));
  };
  expect([draw(''), draw('soak')]).toEqual([
    [5, 195, 587, 110, 923, 534, 492, 758],
    [844, 896, 742, 763, 154, 81, 154, 847],
  ]);
});

test('the fast generator is uniform enough for simulation', () => {
  const chance = chanceOf(rngOf('uniform'));
  const seen = range(6).map(() => 0);
  for (let i = 0; i < 60_000; i++) {
    const face = chance(6, null);
    seen[face] = at(seen, face) + 1;
  }
  for (const n of seen) expect(Math.abs(n - 10_000)).toBeLessThan(400);
});

describe('from a tape', () => {
  test('the outcomes come back in order', () => {
    const { chance, rest } = chanceFromTape([
      [6, 5],
      [2, 0, 1],
    ]);
    expect([chance(6, null), rest(), chance(2, null), rest()]).toEqual([5, 1, 0, 0]);
  });

  test('what is not on it is said', () => {
    expect(() => chanceFromTape([]).chance(6, null)).toThrow('no outcome left where the rules ask for one of 6');
    expect(() => chanceFromTape([[4, 1]]).chance(6, null)).toThrow('an outcome of 4 where the rules ask for one of 6');
    for (const index of [6, -1, 1.5]) expect(() => chanceFromTape([[6, index]]).chance(6, null)).toThrow('the outcome');
  });
});

describe('recording', () => {
  const counter = (): { chance: Chance; calls: number[] } => {
    const calls: number[] = [];
    return { calls, chance: (count) => calls.push(count) - 1 };
  };

  test('without a script everything comes from the source and goes onto the tape', () => {
    const tape: TapeEntry[] = [];
    const chance = recording(counter().chance, [], tape);
    expect([chance(6, null), chance(8, [3, 4, 5])]).toEqual([0, 1]);
    expect(tape).toEqual([
      [6, 0],
      [8, 1],
    ]);
  });

  test('a script names the thing itself, else an index; the dice move on all the same', () => {
    const tape: TapeEntry[] = [];
    const script = [5, 17, 2];
    const source = counter();
    const chance = recording(source.chance, script, tape);
    expect(chance(6, [1, 2, 3, 4, 5, 6])).toBe(4);
    expect(chance(3, [4, 17, 9])).toBe(1);
    expect(chance(4, null)).toBe(2);
    expect(chance(6, null)).toBe(3);
    expect(tape).toEqual([
      [6, 4, 1],
      [3, 1, 1],
      [4, 2, 1],
      [6, 3],
    ]);
    expect(source.calls).toEqual([6, 3, 4, 6]);
    expect(script).toEqual([]);
  });

  test('a script that asks for what cannot come up is refused and kept', () => {
    const tape: TapeEntry[] = [];
    const script = [7];
    const chance = recording(counter().chance, script, tape);
    expect(() => chance(6, [1, 2, 3, 4, 5, 6])).toThrow(
      'the scripted outcome 7 cannot come up here: one of 1, 2, 3, 4, 5, 6',
    );
    expect(() => chance(6, null)).toThrow('0 to 5');
    for (const outcome of [0.5, -1, 6])
      expect(() => recording(counter().chance, [outcome], tape)(6, null)).toThrow('cannot come up');
    expect([script, tape]).toEqual([[7], []]);
  });
});
