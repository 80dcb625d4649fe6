import { at, chanceOf, engineOf, range, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ventura } from '../index.ts';
import { venturaKit } from '../mind/index.ts';
import { stepOf } from '../mind/project.ts';

const engine = engineOf(ventura);

test('the captain sees the end of the step, the general that of the next round, the marshal one more', () => {
  const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, 0)]));
  const chance = chanceOf(rngOf('horizons'));
  const dice = rngOf('horizons/decisions');
  const world = engine.begin({ seats: 3, scenario: null, options }, chance, null);
  const here = (): string => `${world.state.round} ${stepOf(world.stack)?.step ?? 'set-up'}`;
  let steps = 0;
  for (let n = 0; n < 3000 && !world.over; n++) {
    const { round } = world.state;
    for (const [level, rounds] of [['general', 2] as const, ['marshal', 3] as const])
      expect(venturaKit.horizons(world, level)).toEqual(range(rounds).map((each) => round + 1 + each));
    const before = here();
    const [horizon] = venturaKit.horizons(world, 'captain');
    expect(venturaKit.clock(world)).toBeLessThan(horizon ?? 0);
    const seat = at(world.waiting, 0);
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, dice(legal.length)), chance, null);
    if (world.over) break;
    const isPast = here() !== before;
    if (isPast) steps++;
    expect(venturaKit.clock(world) >= (horizon ?? 0), `${before}, then ${here()}`).toBe(isPast);
  }
  expect(steps).toBeGreaterThan(20);
});
