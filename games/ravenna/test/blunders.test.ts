import { expect, test } from 'vitest';
import type { Level } from '../../../minds/index.ts';
import { testBlunders } from '../../../minds/testing.ts';
import { BLUNDERS } from './blunders.ts';
import { table } from './table.ts';

const WORK: Partial<Record<Level, number>> = { captain: 12, general: 24, marshal: 48 };

testBlunders({ blunders: BLUNDERS, table: (doc) => table(doc), work: (level) => WORK[level] ?? 1, seeds: 2 });

test('there are enough of them', () => {
  expect(BLUNDERS.length).toBeGreaterThanOrEqual(64);
});
