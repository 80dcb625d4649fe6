import { expect, test } from 'vitest';
import type { Level } from '../../../minds/index.ts';
import { testBlunders } from '../../../minds/testing.ts';
import { BLUNDERS } from './blunders.ts';
import { table } from './table.ts';

const WORK: Partial<Record<Level, number>> = { captain: 12, general: 24, marshal: 36 };

testBlunders({
  blunders: BLUNDERS,
  table({ doc, before }) {
    const t = table(doc);
    before?.(t);
    return t;
  },
  work: (level) => WORK[level] ?? 1,
  seeds: 1,
});

test('there are enough of them, on both seats', () => {
  expect(BLUNDERS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(BLUNDERS.map(({ seat }) => seat)).size).toBe(2);
});
