import { at, chanceOf, engineOf, range, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ventura } from '../index.ts';
import { venturaKit } from '../mind/index.ts';

const engine = engineOf(ventura);
const LEVELS = [
  ['captain', 1],
  ['general', 2],
  ['marshal', 3],
] as const;

test.each([2, 3, 4])(
  'at a table for %i the captain sees the end of the round, the general of the next, the marshal of one more',
  (seats) => {
    const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, 0)]));
    const chance = chanceOf(rngOf('horizons'));
    const dice = rngOf('horizons/decisions');
    const world = engine.begin({ seats, scenario: null, options }, chance, null);
    let ends = 0;
    for (let n = 0; n < 3000 && !world.over; n++) {
      const { round } = world.state;
      for (const [level, rounds] of LEVELS)
        expect(venturaKit.horizons(world, level)).toEqual(range(rounds).map((each) => round + 1 + each));
      const end = at(venturaKit.horizons(world, 'captain'), 0);
      expect(venturaKit.clock(world)).toBeLessThan(end);
      const legal = engine.legal(world, at(world.waiting, 0));
      engine.play(world, at(world.waiting, 0), at(legal, dice(legal.length)), chance, null);
      if (world.over) break;
      const ended = world.state.round > round;
      if (ended) ends++;
      expect(venturaKit.clock(world) >= end).toBe(ended);
    }
    expect(ends).toBeGreaterThan(2);
  },
);
