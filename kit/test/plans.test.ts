import type { Decision } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { plansAmong } from '../plans.ts';

const decision = (verb: string, arg: number | null = null): Decision => ({ verb, arg });
const legal = [decision('march', 1), decision('march', 2), decision('end')];

describe('plans that a mind proposes', () => {
  test('are kept once, with the best prior, the best first', () => {
    const plans = plansAmong(legal);
    plans.add([decision('end')], 1);
    plans.add([decision('march', 1), decision('halt')], 0.5);
    plans.add([decision('march', 1), decision('halt')], 2);
    plans.add([decision('march', 1), decision('halt')], 0.1);
    expect(plans.sorted()).toEqual([
      { decisions: [decision('march', 1), decision('halt')], prior: 2 },
      { decisions: [decision('end')], prior: 1 },
    ]);
    expect(plans.size).toBe(2);
  });

  test('begin with what is legal; what follows may become so', () => {
    const plans = plansAmong(legal);
    plans.add([decision('march', 3)], 9);
    plans.add([], 9);
    expect(plans.sorted()).toEqual([]);
    plans.add([decision('march', 2), decision('storm')], 1);
    expect(plans.size).toBe(1);
    expect(legal.map((one) => plans.begins(one))).toEqual([false, true, false]);
  });
});
