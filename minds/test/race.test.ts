import { at, range, rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { asGood, type Outcome, type Runner, race } from '../race.ts';

/** Plans with these chances, each world with luck that all of them meet and luck of their own. */
function field(chances: readonly number[], luck: number, seed = 'race') {
  const runners: Runner[] = chances.map(() => ({ prior: 1, outcomes: [] }));
  const tried: string[] = [];
  const trial = (runner: number, world: number): Outcome => {
    tried.push(`${runner}.${world}`);
    const common = rngOf(`${seed}/${world}`)(1000) / 1000 - 0.5;
    const own = rngOf(`${seed}/${world}/${runner}`)(1000) / 1000 - 0.5;
    const chance = at(chances, runner) + 0.3 * common + luck * own;
    return { near: chance, far: chance };
  };
  return { runners, tried, trial };
}

const best = (chances: readonly number[], luck: number, trials: number, seed: string): number => {
  const { runners, trial } = field(chances, luck, seed);
  return runners.indexOf(at(race(runners, { trials, trust: 0, trial }).order, 0));
};

describe('a race', () => {
  test('finds the best plan the more often, the more trials there are', () => {
    const chances = [0.5, 0.51, 0.48, 0.53, 0.5, 0.47, 0.5, 0.52];
    const found = (trials: number): number => range(60).filter((n) => best(chances, 0.3, trials, `${n}`) === 3).length;
    const [few, some, many] = [found(16), found(200), found(3000)];
    expect(some).toBeGreaterThan(few);
    expect(many).toBeGreaterThan(some);
    expect(many).toBeGreaterThan(50);
  });

  test('lets a plan come back that was unlucky at first', () => {
    // In the first six worlds the good plan is unlucky; it is far better in all others.
    const { runners } = field([0, 0, 0, 0], 0);
    const trial = (runner: number, world: number): Outcome => {
      const luck = (rngOf(`${runner}/${world}`)(100) - 50) / 400;
      const chance = (runner === 3 ? (world < 6 ? 0.4 : 0.6) : 0.5) + luck;
      return { near: chance, far: chance };
    };
    const { order } = race(runners, { trials: 2000, trust: 0, trial });
    expect(runners.indexOf(at(order, 0))).toBe(3);
  });

  test('ends early where one plan is clear, and goes on where it is hard', () => {
    const trials = (chances: readonly number[]): number => {
      const { runners, trial } = field(chances, 0.1);
      return race(runners, { trials: 5000, trust: 0, trial }).trials;
    };
    expect(trials([0.9, 0.3, 0.2, 0.3])).toBeLessThan(200);
    expect(trials([0.5, 0.49, 0.5, 0.495])).toBeGreaterThan(1000);
  });

  test('never takes more trials than it may, tries nobody twice in a world, and leaves no world out', () => {
    const { runners, tried, trial } = field([0.5, 0.5, 0.5, 0.5, 0.5], 0.3);
    expect(race(runners, { trials: 333, trust: 0, trial }).trials).toBe(333);
    expect(tried).toHaveLength(333);
    expect(new Set(tried).size).toBe(333);
    for (const [n, { outcomes }] of runners.entries())
      for (const world of range(outcomes.length)) expect(tried).toContain(`${n}.${world}`);
  });

  test('has an answer whenever it is stopped: what not all were tried in does not count', () => {
    for (const stop of range(12)) {
      const { runners, trial } = field([0.5, 0.5, 0.5], 0);
      let count = 0;
      const { order } = race(runners, {
        trials: Number.POSITIVE_INFINITY,
        trust: 0.02,
        trial: (runner, world) => (count++ < stop ? trial(runner, world) : null),
      });
      // All alike: the first one.
      expect(order.map((one) => runners.indexOf(one))).toEqual([0, 1, 2]);
    }
  });

  test('a pass that is cut short does not throw away what was known', () => {
    // In the first world the worst plan is the luckiest: whoever looks at that world alone takes it.
    const { runners } = field([0, 0, 0, 0], 0);
    const trial = (runner: number, world: number): Outcome => {
      const chance = world === 0 ? 0.5 + (runner === 3 ? 0.3 : 0) : runner === 0 ? 0.6 : 0.5 - 0.05 * runner;
      return { near: chance, far: chance };
    };
    for (const trials of range(80).map((n) => n + 40)) {
      for (const one of runners) one.outcomes.length = 0;
      const { order } = race(runners, { trials, trust: 0, trial });
      expect(runners.indexOf(at(order, 0)), `${trials}`).toBe(0);
    }
  });

  test('says who is as good as the first', () => {
    const { runners, trial } = field([0.5, 0.498, 0.4], 0.02);
    const { order } = race(runners, { trials: 400, trust: 0, trial });
    expect(
      asGood(order, 0.01)
        .map((one) => runners.indexOf(one))
        .sort(),
    ).toEqual([0, 1]);
    expect(asGood(order, 0)).toHaveLength(1);
  });
});
