import { expect, test } from 'vitest';
import { budgetOf } from '../../../minds/index.ts';
import { testBlunders } from '../../../minds/testing.ts';
import { BLUNDERS } from './blunders.ts';
import { table } from './table.ts';

/** What is obvious must be seen at once, however long a level may think. */
const MOST_WORK = 120;

testBlunders({
  blunders: BLUNDERS,
  table: (doc) => table(doc),
  work: (level) => Math.min(MOST_WORK, budgetOf(level).work),
  seeds: 2,
});

test('there are enough of them', () => {
  expect(BLUNDERS.length).toBeGreaterThanOrEqual(75);
});
