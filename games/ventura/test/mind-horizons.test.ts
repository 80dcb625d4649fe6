import { at, chanceOf, engineOf, range, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ventura } from '../index.ts';
import { venturaKit } from '../mind/index.ts';
import { stepOf } from '../mind/project.ts';
import { ROUND_STEPS } from '../state.ts';

const engine = engineOf(ventura);

test.each([
  [2, 2],
  [3, 1],
  [4, 1],
])(
  'at a table for %i the captain sees the end of step %i from here within the round, the general the next round, the marshal one more',
  (seats, ahead) => {
    const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, 0)]));
    const chance = chanceOf(rngOf('horizons'));
    const dice = rngOf('horizons/decisions');
    const world = engine.begin({ seats, scenario: null, options }, chance, null);
    /** How many steps of the whole game have passed, the set-up being the first round. */
    const passed = (): number => {
      const now = stepOf(world.stack);
      return world.state.round * ROUND_STEPS.length + (now ? ROUND_STEPS.indexOf(now.step) : 0);
    };
    let seen = 0;
    for (let n = 0; n < 3000 && !world.over; n++) {
      const { round } = world.state;
      for (const [level, rounds] of [['general', 2] as const, ['marshal', 3] as const])
        expect(venturaKit.horizons(world, level)).toEqual(range(rounds).map((each) => round + 1 + each));
      const nextRound = (round + 1) * ROUND_STEPS.length;
      const end = round === 0 ? nextRound : Math.min(nextRound, passed() + ahead);
      const horizons = venturaKit.horizons(world, 'captain');
      expect(horizons).toHaveLength(1);
      expect(at(horizons, 0) * ROUND_STEPS.length).toBeCloseTo(end, 9);
      expect(venturaKit.clock(world)).toBeLessThan(at(horizons, 0));
      const before = passed();
      const seat = at(world.waiting, 0);
      const legal = engine.legal(world, seat);
      engine.play(world, seat, at(legal, dice(legal.length)), chance, null);
      if (world.over) break;
      if (passed() > before) seen++;
      expect(venturaKit.clock(world) >= at(horizons, 0), `${before}, then ${passed()}`).toBe(passed() >= end);
    }
    expect(seen).toBeGreaterThan(20);
  },
);
