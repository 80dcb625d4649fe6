/** Work that a listing shares. */

import { expect, test } from 'vitest';
import type { Table } from '../contract.ts';
import { anyEngineOf } from '../engine.ts';
import { at, range } from '../list.ts';
import { duel } from '../suite/duel.ts';
import type { DuelTypes } from '../suite/duel-rules.ts';
import { checks } from '../suite/test/plants.ts';
import { listingOf, tableOf, tableWith } from '../table.ts';
import { newMatch } from './help.ts';

const { state } = duel.setup({ seats: 2, scenario: 'long', options: {} }, duel.components);

test('a listing computes the same work once, by its function and all its arguments', () => {
  const calls: unknown[] = [];
  const sum = (_: Table<DuelTypes>, a: number, b: number): number => calls.push([a, b]) * 0 + a + b;
  const other = (_: Table<DuelTypes>, a: number, b: number): undefined => void calls.push(['other', a, b]);
  const t = listingOf<DuelTypes>(state, duel.components);
  expect([t.once(sum, 1, 2), t.once(sum, 1, 2), t.once(sum, 2, 1), t.once(other, 1, 2), t.once(other, 1, 2)]).toEqual([
    3,
    3,
    3,
    undefined,
    undefined,
  ]);
  expect(calls).toEqual([
    [1, 2],
    [2, 1],
    ['other', 1, 2],
  ]);
});

test('the same work with fewer arguments is other work', () => {
  const t = listingOf<DuelTypes>(state, duel.components);
  const sum = (_: Table<DuelTypes>, ...numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  expect([t.once(sum, 1, 2), t.once(sum, 1), t.once(sum), t.once(sum, 1, 2)]).toEqual([3, 1, 0, 3]);
});

test('a table whose world may change shares nothing', () => {
  let calls = 0;
  const work = (): number => ++calls;
  const t = tableOf<DuelTypes>(state, duel.components);
  expect([t.once(work), t.once(work)]).toEqual([1, 2]);
});

test('all checks of one listing share, each listing and each lone check begins anew', () => {
  let calls = 0;
  const work = (): number => ++calls;
  const game = checks('turn', 'steps', 'walk', (t) => {
    t.once(work);
    return null;
  });
  const engine = anyEngineOf(game);
  const { world } = newMatch();
  engine.legal(world, 0);
  expect(calls).toBe(1);
  engine.candidates(world, 0);
  expect(calls).toBe(2);
  for (const n of range(3)) engine.check(world, 0, { verb: 'walk', arg: `field:${n}` });
  expect(calls).toBe(5);
});

test('a table of another state has the same components and frames, and shares nothing', () => {
  const { world, engine } = newMatch();
  const other = { ...(world.state as DuelTypes['state']) };
  const t = engine.table(world) as unknown as Table<DuelTypes>;
  const moved = tableWith<DuelTypes>(t, other);
  expect([moved.s, moved.components]).toEqual([other, t.components]);
  expect(moved.s).toBe(other);
  const proc = at(world.stack, 0).proc as DuelTypes['frame']['proc'];
  expect(moved.frame(proc)).toBe(t.frame(proc));
  expect(moved.frame(proc)).not.toBe(null);
  let calls = 0;
  const work = (seen: Table<DuelTypes>): boolean => ++calls > 0 && seen.s === other;
  expect([moved.once(work), moved.once(work), calls]).toEqual([true, true, 2]);
});
