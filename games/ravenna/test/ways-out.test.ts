/** What the buttons say when a Unit is hit. */

import { labelIn, textOf } from '@condotta/kernel';
import { expect } from 'vitest';
import { noteOf } from '../board/ways-out.ts';
import { field, rolls } from './battlefield.ts';
import { test } from './seating.ts';
import { ravenna, type TestTable, type UnitDoc } from './table.ts';

/** Horse in E4, shot at from the north with a result of 3, or so much more or less as the die does not show 1. */
function shot(horse: UnitDoc, others: Record<string, UnitDoc> = {}, die = 1): TestTable {
  const t = field(4, { F7: 'E2/S/S', L4: horse, ...others });
  rolls(t, die);
  t.act('F2', 'fire', 'area:E4');
  return t;
}

const noted = (t: TestTable, verb: string, arg: string | null = null): string | null =>
  noteOf({ view: t.view('L1'), language: 'en' }, { verb, arg });

/** What a button says. */
function said(t: TestTable, verb: string): string {
  const { key, args } = labelIn(ravenna, t.rules, t.frame, t.seat('L1'), { verb, arg: null });
  return textOf(ravenna, t.rules, key, args, 'en');
}

const WAYS = ['moral', 'wound', 'withdraw', 'retreat'];

test('R12.3 R12.4 R12.8 R12.9 each way out says what it costs now and what becomes of the Unit', () => {
  const t = shot('E4/N/N');
  expect(WAYS.map((verb) => said(t, verb))).toEqual([
    'Hold out: −3 Moral',
    'Take a wound: −1 Moral',
    'Withdraw to E5: −2 Moral',
    'Retreat to E6: −1 Moral',
  ]);
  expect(said(shot('E4/N/N', {}, 0), 'retreat')).toBe('Retreat to E6: no loss');
  expect(WAYS.map((verb) => noted(t, verb))).toEqual([
    'stays as it is',
    'wounded from now on',
    'same front, tokens lost',
    'turns away, tokens lost',
  ]);
});

test('R12.7 R12.13 R12.18 it says as well what destroys the Unit, and what the enemy gains by that', () => {
  const t = shot({ at: 'E4/N/N', wounded: true }, { F3: 'E6/N/N' });
  expect(WAYS.map((verb) => said(t, verb))).toEqual([
    'Hold out: −3 Moral',
    'Second wound, destroyed: −1 Moral, enemy +1',
    'Withdraw to E5: −2 Moral',
    'Retreat, no way back, destroyed: −1 Moral, enemy +1',
  ]);
  expect(WAYS.map((verb) => noted(t, verb))).toEqual(['stays as it is', 'gone', 'same front, tokens lost', 'gone']);
});

test('R12.14 by hand is offered only where friends can be moved', () => {
  const t = shot('E4/N/N', { L2: 'E6/NW/N' });
  expect(noted(t, 'arrange', 'withdraw')).toBeNull();
  expect(noted(t, 'arrange', 'retreat')).toBe('you lay the tiles in E6');
});
