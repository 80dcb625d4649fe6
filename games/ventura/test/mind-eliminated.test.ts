/** What the minds make of a player who is out. */

import type { World } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { venturaKit } from '../mind/index.ts';
import type { State, VenturaFrame } from '../state.ts';
import { three } from './scenes.ts';
import { type TestTable, table } from './table.ts';

/** Seat 0 has an Army beside Florence; seat 1 was eliminated when he had so many points. */
const without = (points: number): TestTable =>
  table(
    three({
      round: 4,
      players: [
        { points: 8, florins: 4, hand: ['contribution'] },
        { living: false, domain: [], points },
        { points: 10, florins: 2 },
      ],
      troops: [{ seat: 0, area: 2, at: 'Cascina', captain: 'Acuto', companies: [25] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );

const worldOf = (t: TestTable) => t.match.world as World<State, VenturaFrame>;

test('he has no chance, the others have all of it, and what he had does not matter', () => {
  const chances = [0, 28].map((points) => venturaKit.evaluate(without(points).rules, worldOf(without(points))));
  expect(chances[0]?.[1]).toBe(0);
  expect((chances[0]?.[0] ?? 0) + (chances[0]?.[2] ?? 0)).toBeCloseTo(1);
  expect(chances[1]).toEqual(chances[0]);
});

test('nobody asks a contribution of him', () => {
  const t = without(28);
  const legal = t.match.engine.legal(t.match.world, 0);
  const plans = venturaKit.candidates(t.rules, worldOf(t), 0, legal).map(({ decisions }) => decisions);
  const targets = plans.flatMap((plan) => plan.filter(({ verb }) => verb === 'target').map(({ arg }) => arg));
  expect(targets).toEqual(['seat:2']);
});
