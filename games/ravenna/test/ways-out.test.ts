/** What the buttons say when a Unit is hit. */

import { expect, test } from 'vitest';
import { noteOf } from '../board/ways-out.ts';
import { field, rolls } from './battlefield.ts';
import { PINNED } from './pinned.ts';
import type { TestTable, UnitDoc } from './table.ts';

/** Horse in E4, shot at from the north with a result of 3, or so much more or less as the die does not show 1. */
function shot(horse: UnitDoc, others: Record<string, UnitDoc> = {}, die = 1): TestTable {
  const t = field(4, { F7: 'E2/S/S', L4: horse, ...others });
  rolls(t, die);
  t.act('F2', 'fire', 'area:E4');
  return t;
}

const noted = (t: TestTable, verb: string, arg: string | null = null): string | null =>
  noteOf({ view: t.view('L1'), parts: PINNED, language: 'en' }, { verb, arg });

const WAYS = ['moral', 'wound', 'withdraw', 'retreat'];

test('R12.3 R12.4 R12.8 R12.9 each way out says what it costs now and what becomes of the Unit', () => {
  const t = shot('E4/N/N');
  expect(WAYS.map((verb) => noted(t, verb))).toEqual([
    '−3 Moral · stays',
    '−1 Moral · wounded',
    '−2 Moral · to E5',
    '−1 Moral · to E6',
  ]);
  expect(noted(shot('E4/N/N', {}, 0), 'retreat')).toBe('no loss · to E6');
});

test('R12.7 R12.13 R12.18 it says as well what destroys the Unit, and what the enemy gains by that', () => {
  const t = shot({ at: 'E4/N/N', wounded: true }, { F3: 'E6/N/N' });
  expect(WAYS.map((verb) => noted(t, verb))).toEqual([
    '−3 Moral · stays',
    '−1 Moral · destroyed, enemy +1',
    '−2 Moral · to E5',
    '−1 Moral · destroyed: no way, enemy +1',
  ]);
});

test('R12.14 by hand is offered only where friends can be moved', () => {
  const t = shot('E4/N/N', { L2: 'E6/NW/N' });
  expect(noted(t, 'arrange', 'withdraw')).toBeNull();
  expect(noted(t, 'arrange', 'retreat')).toBe('you lay the tiles in E6');
});
