/** R14 Wait and the Strategy check: phase 7. */

import { expect } from 'vitest';
import { accept, execution, issue, issued, mark, pass, told, until } from './command.ts';
import { test } from './seating.ts';
import { alone, type PositionDoc, type TestTable, table } from './table.ts';

/** Phase 7 before its reveal step; nobody is asked in it, so the next turn has begun (or the game is over). */
const phase7 = (french: string, league: string, doc: PositionDoc = {}): TestTable =>
  table({
    turn: 1,
    phase: 7,
    sides: { F: { played: 'F1' }, L: { played: 'L1' } },
    ...doc,
    commanders: { ...issued(french, league), ...doc.commanders },
  });

test('R14.1 W Orders and phase-7 Initiatives are revealed; a new Order costs 2, an Initiative its number', () => {
  const t = phase7('MMW', 'MPW', {
    commanders: {
      F3: { issued: 'W', initiative: 'F8', bearer: 'F9' },
      L1: { issued: 'M', order: 'M', shown: true },
      L3: { issued: 'A', order: 'W' },
      L2: { issued: 'P' },
    },
    sides: { F: { played: 'F1' }, L: { played: 'L2' } },
  });
  expect([t.moral('F'), t.moral('L')]).toEqual([23, 22]);
  expect(told(t, null, 'reveal.order')).toEqual([{ commander: 'commander:L3', order: 'order:W' }]);
  expect(told(t, null, 'reveal.initiative')).toEqual([{ unit: 'unit:F9', initiative: 'initiative:F8' }]);
});

test('R14.2 R9.7 a marked Unit that waits loses its Maintain token and does nothing else; it costs nothing', () => {
  const t = phase7('WMM', 'MPW', {
    units: {
      F1: { at: 'C4/SW/S', marked: true, maintains: true },
      F2: { at: 'C4/SE/S', maintains: true },
      L9: { at: 'C5/NW/N', marked: true, maintains: true },
    },
  });
  expect(['F1', 'F2', 'L9'].map((id) => t.unit(id).maintains)).toEqual([false, true, false]);
  expect(['F1', 'L9'].map((id) => [t.unit(id).marked, t.place(id)])).toEqual([
    [false, 'C4/SW/S'],
    [false, 'C5/NW/N'],
  ]);
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 24]);
});

test('R14.4 R5.7 both Strategy cards are turned up together, for everybody', () => {
  const t = phase7('WMM', 'MPW');
  expect(told(t, null, 'wait.strategy')).toEqual([
    { strategy: 'strategy:F1', side: 'side:F' },
    { strategy: 'strategy:L1', side: 'side:L' },
  ]);
  expect(t.s.sides.map(({ played, used }) => [played, used])).toEqual([
    [-1, [0]],
    [-1, [0]],
  ]);
});

test('R14.5 E4 a rejected Order counts as issued; the new one does not count', () => {
  // Issued as the card asks: M, P, W. Instead of P Colonna has taken A.
  const obeyed = phase7('WMM', 'MPW', { commanders: { L2: { issued: 'P', order: 'A' } } });
  expect(obeyed.moral('L')).toBe(24);
  // Issued A instead of P, and by rejecting it Colonna comes back to P: the Chief was wrong all the same.
  const mended = phase7('WMM', 'MAW', { commanders: { L2: { issued: 'A', order: 'P' } } });
  expect(mended.moral('L')).toBe(20);
  // An Initiative in the place of W neither.
  const own = phase7('WMM', 'MPW', { commanders: { F1: { issued: 'W', initiative: 'F6', bearer: 'F3' } } });
  expect(own.moral('F')).toBe(24);
});

test.each([
  ['WMA', 4],
  ['AAP', 12],
  ['MWM', 0],
  ['WMM', 0],
  ['PAM', 8],
  ['AMM', 4],
])('R14.6 R15.2 X19 Strategy W M M, issued %s: 4 for each left over, %i', (orders, loss) => {
  const t = phase7(orders, 'MPW');
  expect([t.moral('F'), t.moral('L')]).toEqual([24 - loss, 24]);
  const wrong = { side: 'side:F', points: loss, count: loss / 4 };
  expect(told(t, null, 'wait.wrong-orders')).toEqual(loss === 0 ? [] : [wrong]);
});

test('R14.6 each Order on the card cancels one issued Order, not two', () => {
  // M P W is asked for.
  expect(phase7('WMM', 'MMP').moral('L')).toBe(20);
  expect(phase7('WMM', 'AMM').moral('L')).toBe(16);
});

test('R14.6 E2 Preparation and P A M issued as they ask lose nothing', () => {
  const t = table({ turn: 1, phase: 1, seats: 4 }, [3, 1]);
  issue(t, 'F1', 'F1', 'MWM');
  issue(t, 'L1', 'L2', 'MAP');
  pass(t, () => t.s.phase === 5);
  const [french, league] = [t.moral('F'), t.moral('L')];
  pass(t, () => t.s.turn === 2);
  expect(told(t, null, 'wait.wrong-orders')).toEqual([]);
  // What is lost is lost for Orders that were not carried out.
  const failed = t.log(null).filter(({ rule }) => rule === 'R13.17' || rule === 'R11.7').length;
  expect(french - t.moral('F') + league - t.moral('L')).toBe(failed);
});

test('R14.7 R4.7 R17.3 the losses of both sides are applied before anything is checked', () => {
  const t = phase7('AAP', 'AAP', { sides: { F: { played: 'F1', moral: 3 }, L: { played: 'L1', moral: 3 } } });
  // Both at 0 and as many Units: not a victory of whoever was counted second.
  expect([t.moral('F'), t.moral('L')]).toEqual([0, 0]);
  expect(t.over).toMatchObject({ winners: [], rule: 'R17.7' });
});

test('R14.8 R4.9 all Order cards go back, Strategy cards stay used, and the next turn begins', () => {
  const t = phase7('WMM', 'MPW', {
    commanders: { L2: { issued: 'P', order: 'A' } },
  });
  expect([t.s.turn, t.s.phase]).toEqual([2, 1]);
  for (const side of t.s.sides) expect(side).toMatchObject({ orders: [0, 1, 1, 2, 2, 3], used: [0] });
  for (const commander of t.s.commanders)
    expect(commander).toMatchObject({
      issued: -1,
      answer: 'none',
      order: -1,
      initiative: -1,
      bearer: -1,
      shown: false,
    });
});

test('R4.9 between turns nobody has an Execution token or what an Initiative gave; Maintain tokens and wounds stay', () => {
  const t = phase7('WMM', 'MPW', {
    units: {
      F1: { maintains: true, wounded: true },
      F5: { marked: true, steadfast: true },
      L9: { covered: true },
    },
  });
  expect(t.s.turn).toBe(2);
  for (const unit of t.s.units) expect(unit).toMatchObject({ marked: false, steadfast: false, covered: false });
  expect(t.unit('F1')).toMatchObject({ maintains: true, wounded: true });
});

test('R10.4 R10.5 X21 marked for W, Artillery cannot shoot and Arquebusiers may', () => {
  const t = execution('MWM', 'MPW', { units: alone({ F6: 'B3/S', F7: 'C3/S', L9: 'B4/N', L10: 'C4/N' }) });
  until(t, 'F2');
  accept(t, 'F2', 'F6', 'F7');
  const asked: string[] = [];
  pass(t, () => {
    if (t.frame.proc === 'shoot') asked.push(`unit ${t.frame.unit}`);
    return t.s.phase > 4 || t.s.turn > 1;
  });
  expect(asked).toEqual(['unit 5']);
});

test('R9.4 R14.2 X22 Artillery dug in cannot shoot without an Order either; after waiting it may, if unmarked', () => {
  const units = alone({ F7: { at: 'C3/S', maintains: true }, F5: 'A1/S', L9: 'C4/N', L10: 'F7/N' });
  const t = table({ turn: 3, phase: 4, units, commanders: issued('MWM', 'MPW') });
  // Nobody else can shoot: the turn is over without a question.
  expect([t.s.turn, t.s.phase, t.unit('F7').maintains]).toEqual([4, 1, true]);
  const waiting = table({
    turn: 3,
    phase: 2,
    units,
    commanders: issued('MWM', 'MPW'),
  });
  until(waiting, 'F2');
  waiting.act('F2', 'accept');
  mark(waiting, 'F2', 'F7');
  pass(waiting, () => waiting.s.turn === 4 && waiting.s.phase === 4);
  expect([waiting.unit('F7').maintains, waiting.at]).toEqual([false, 'shoot.aim']);
});
