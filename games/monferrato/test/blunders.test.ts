import { act } from '@condotta/kernel/host';
import { expect, test } from 'vitest';
import type { Level } from '../../../minds/index.ts';
import { testBlunders } from '../../../minds/testing.ts';
import { BLUNDERS } from './blunders.ts';
import { type PositionDoc, type TestTable, table } from './table.ts';

const WORK: Partial<Record<Level, number>> = { captain: 12, general: 16, marshal: 24 };

/** What the suite needs of a table, around the one of Monferrato's tests. */
interface Seated {
  readonly t: TestTable;
  readonly match: TestTable['match'];
  readonly asked: readonly number[];
  act(seat: number, verb: string, arg?: string | number): unknown;
}

function seated(doc: PositionDoc): Seated {
  const t = table(doc);
  const { match } = t;
  return {
    t,
    match,
    get asked() {
      return match.world.waiting;
    },
    act: (seat, verb, arg) => act(match, seat, { verb, arg: arg ?? null }),
  };
}

testBlunders<PositionDoc, Seated>({
  blunders: BLUNDERS.map(({ well, ...one }) => ({ ...one, well: ({ t }, done) => well(t, done) })),
  table: seated,
  work: (level) => WORK[level] ?? 1,
  seeds: 1,
});

test('there are enough of them', () => {
  expect(BLUNDERS.length).toBeGreaterThanOrEqual(40);
});
