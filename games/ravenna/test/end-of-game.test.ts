/** R15 Moral, R17 End of the game and tie-breaks. */

import { expect } from 'vitest';
import { issued, pass, told } from './command.ts';
import { test } from './seating.ts';
import { alone, type PositionDoc, type TestTable, table } from './table.ts';

test('R15.1 Moral is public', () => {
  const t = table({ turn: 1, phase: 1, sides: { F: { moral: 17 }, L: { moral: 9 } } });
  for (const who of ['F1', 'L1', null])
    expect((t.view(who)['sides'] as { moral: number }[]).map(({ moral }) => moral)).toEqual([17, 9]);
});

/** Phase 6 with a Unit that has M and is about to act. */
const moving = (unit: string, at: string, doc: PositionDoc = {}): TestTable =>
  table({
    turn: 1,
    phase: 6,
    units: { ...alone({ F5: 'A1/S', L9: 'F7/N' }), [unit]: { at, marked: true } },
    commanders: issued('WMM', 'PMM'),
    sides: { F: { played: 'F1' }, L: { played: 'L8' } },
    ...doc,
  });

test('R15.3 R15.5 the Personality of a lost Unit raises the enemy, above 24, and takes nothing from its own side', () => {
  const t = moving('L5', 'F7/E', { units: alone({ F5: 'A1/S', L9: 'C7/N', L5: { at: 'F7/E', marked: true } }) });
  t.act('L2', 'advance', 'off');
  // Pescara counts 3.
  expect([t.place('L5'), t.moral('F'), t.moral('L')]).toEqual(['gone', 27, 24]);
  expect(told(t, null, 'moral.personality')).toMatchObject([{ side: 'side:F', points: 3 }]);
});

test('R15.2 R15.7 a failed movement costs 1, at once', () => {
  const t = moving('F9', 'C3/S');
  t.act('F3', 'halt');
  expect([t.moral('F'), t.moral('L')]).toEqual([23, 24]);
});

test.asWritten('R15.4 R15.6 a larger loss stops at 0, and 0 ends the game on the spot', () => {
  const t = table({
    turn: 2,
    phase: 3,
    commanders: { ...issued('AMM', 'MPW'), F1: { issued: 'A', order: 'P' } },
    sides: { F: { moral: 1 } },
  });
  expect([t.moral('F'), t.asked]).toEqual([0, []]);
  expect(t.over).toMatchObject({ winners: [1], rule: 'R17.1', key: 'end.moral' });
});

test.asWritten('R17.1 the rest of the turn is not played: no Strategy check', () => {
  const t = table({
    turn: 2,
    phase: 3,
    commanders: { ...issued('AMM', 'AAP'), F1: { issued: 'A', order: 'P' } },
    sides: { F: { moral: 2, played: 'F1' }, L: { moral: 1, played: 'L1' } },
  });
  // The League would have lost 8 in phase 7.
  expect(t.over?.winners).toEqual([1]);
  expect([t.s.phase, t.side('L').played, told(t, null, 'wait.strategy')]).toEqual([3, 0, []]);
});

test.each([
  // Arquebusiers 3 before Musketeers 5; Light Cavalry 1 before Arquebusiers.
  ['F6', 'L1', [1]],
  ['F6', 'L5', [0]],
])('R17.2 R15.7 one after the other: %s and %s would both fail, who is first loses', (french, league, winners) => {
  const t = table({
    turn: 1,
    phase: 6,
    units: alone({ [french]: { at: 'A2/S', marked: true }, [league]: { at: 'F6/N', marked: true } }),
    commanders: issued('WMM', 'MMA'),
    sides: { F: { moral: 1 }, L: { moral: 1 } },
  });
  pass(t, () => false);
  expect(t.over).toMatchObject({ winners, rule: 'R17.1' });
});

/** The last phase of a turn, with all Orders as the Strategy cards ask. */
const last = (doc: PositionDoc, turn = 8): TestTable =>
  table({
    turn,
    phase: 7,
    commanders: issued('WMM', 'MPW'),
    ...doc,
    sides: { F: { played: 'F1', ...doc.sides?.F }, L: { played: 'L1', ...doc.sides?.L } },
  });

test('R17.4 after turn 8 more Moral wins, whatever the Units; all seats of the side together', () => {
  const t = last({
    seats: 5,
    sides: { F: { moral: 5 }, L: { moral: 4 } },
    units: alone({ F1: 'A1/S', L1: 'A7/N', L2: 'A7/N' }),
  });
  expect(t.over).toMatchObject({ winners: [0, 1, 2], rule: 'R17.4', key: 'end.more-moral' });
  const league = last({ seats: 3, options: { teams: 'league' }, sides: { F: { moral: 4 }, L: { moral: 5 } } });
  expect(league.over).toMatchObject({ winners: [1, 2] });
  // Not before the eighth.
  expect(last({ sides: { F: { moral: 5 }, L: { moral: 4 } } }, 7).over).toBeNull();
});

test.asWritten('R17.4 the Strategy check of the last turn counts', () => {
  const t = last({ commanders: issued('WMA', 'MPW'), sides: { F: { moral: 9 }, L: { moral: 6 } } });
  expect([t.over?.winners, t.moral('F')]).toEqual([[1], 5]);
});

test.asWritten('R17.5 equal Moral: more Units, wounded ones counted as one each', () => {
  const units = alone({ F1: { at: 'A1/S', wounded: true }, F2: { at: 'A2/S', wounded: true }, L1: 'A7/N' });
  expect(last({ units }).over).toMatchObject({ winners: [0], rule: 'R17.5', key: 'end.more-units' });
});

test.asWritten('R17.6 still equal: fewer wounded Units on the battlefield', () => {
  const units = alone({ F1: { at: 'A1/S', wounded: true }, F2: 'A2/S', L1: 'A7/N', L2: 'A6/N' });
  expect(last({ units }).over).toMatchObject({ winners: [1], rule: 'R17.6', key: 'end.fewer-wounded' });
});

test('R17.7 still equal: a draw, which nobody wins', () => {
  const units = alone({ F1: { at: 'A1/S', wounded: true }, L2: { at: 'A7/N', wounded: true } });
  expect(last({ units }).over).toMatchObject({ winners: [], rule: 'R17.7', key: 'end.draw' });
});

test.asWritten('R17.3 both at 0 at once: Moral is equal, the Units decide', () => {
  const sides = { F: { moral: 4, played: 'F1' }, L: { moral: 4, played: 'L1' } };
  const t = last({ commanders: issued('WMA', 'MPA'), sides, units: { F12: null } }, 3);
  expect(t.over).toMatchObject({ winners: [1], rule: 'R17.5' });
});

test.asWritten('R17.8 R6.6 R7.15 a side without Units goes on issuing Orders that nobody executes', () => {
  const t = table({ turn: 3, phase: 1, units: alone({ L1: 'A7/N' }) });
  expect([t.over, t.asked]).toEqual([null, [0, 1]]);
  pass(t, () => t.s.turn === 4);
  expect([t.over, t.s.turn]).toEqual([null, 4]);
});
