/** R13 Movement: phase 6 and all moving. */

import { expect } from 'vitest';
import { field, marked, rolls } from './battlefield.ts';
import { told } from './command.ts';
import { test } from './seating.ts';
import type { TestTable } from './table.ts';

// ---- phase 6 -------------------------------------------------------------------------------------------------------

test('R13.1 R7.8 phase 6 begins with the Movement Orders and the Initiatives of the phase, and what they cost', () => {
  const t = field(
    6,
    { F5: marked('C2/S'), F9: marked('E2/S'), L5: marked('E6/N') },
    { F2: { issued: 'W', initiative: 'F7', bearer: 'F5' }, F3: { issued: 'M', order: 'M' }, L2: 'M', L3: 'P' },
  );
  expect([t.moral('F'), t.moral('L')]).toEqual([24 - 1 - 2, 24]);
  expect(['F2', 'F3', 'L2'].map((id) => t.commander(id).shown)).toEqual([true, true, true]);
});

test('R13.2 marked Units move one by one, the lowest Priority first, both sides mixed', () => {
  const t = field(
    6,
    { F5: marked('A2/S'), F6: marked('B2/S'), L5: marked('E6/N'), L7: marked('A7/N'), F7: 'C2', L8: 'B7' },
    { F2: 'M', L2: 'M' },
  );
  const order: number[] = [];
  while (t.frame.proc === 'march') {
    order.push(t.frame.unit);
    t.act(t.asked[0] ?? 0, 'halt');
  }
  expect(order).toEqual([16, 5, 4, 18]);
});

test('R13.2 R9.7 first the Maintain token of the acting Unit goes; its Commander decides', () => {
  const t = field(
    6,
    { F6: { at: 'B2/S', marked: true, maintains: true }, F5: { at: 'A2/S', marked: true, maintains: true } },
    { F2: 'M' },
    { seats: 6 },
  );
  expect([t.unit('F6').maintains, t.unit('F5').maintains]).toEqual([false, true]);
  expect(t.asked).toEqual([t.seat('F2')]);
});

test('R13.2 R13.15 a Unit that lost its token before its moment does not move, and nothing is lost for it', () => {
  // F6 comes into the Area of F5 and takes its place.
  const t = field(6, { F6: marked('C2/S'), F5: marked('C3/NW/S') }, { F2: 'M' });
  t.act('F2', 'advance', 'area:C3');
  t.act('F2', 'arrange');
  t.act('F2', 'place', 'place:F6/NW/S');
  t.act('F2', 'done');
  expect(t.frame.proc).not.toBe('march');
  expect([t.moral('F'), t.unit('F5').marked]).toEqual([24, false]);
});

test('R13.3 the Execution token goes after the movement, or the failure', () => {
  const t = field(6, { F6: marked('C2/S'), F5: marked('D2/S'), F7: marked('E2/S') }, { F2: 'M' });
  t.act('F2', 'advance', 'area:C3');
  t.act('F2', 'halt');
  expect([t.unit('F6').marked, t.unit('F5').marked]).toEqual([false, true]);
  t.act('F2', 'halt');
  expect([t.unit('F5').marked, t.unit('F7').marked]).toEqual([false, true]);
});

// ---- moving --------------------------------------------------------------------------------------------------------

/** Does what "C3 E C4" says: Areas are advances, letters are turns. */
function go(t: TestTable, who: string, way: string): void {
  for (const one of way.split(' ')) {
    if (one.length === 1) t.act(who, 'turn', `face:${one}`);
    else t.act(who, 'advance', one === 'off' ? one : `area:${one}`);
  }
}

test('R13.4 as many advances and turns as the values say, mixed in any sequence', () => {
  const t = field(6, { F12: marked('B1/S') }, { F3: 'M' });
  go(t, 'F3', 'B2 E C2 S C3');
  expect(t.refusal('F3', 'advance', 'area:C4').rule).toBe('R13.4');
  expect(t.refusal('F3', 'turn', 'face:E').rule).toBe('R13.4');
  expect(t.offers('F3')).toEqual(['halt', 'arrange']);
  t.act('F3', 'halt');
  expect(t.place('F12')).toBe('C3/S/S');
});

test('R13.4 R8.7 an Initiative adds to the values', () => {
  const t = field(6, { F5: marked('B1/S') }, { F2: { issued: 'W', initiative: 'F7', bearer: 'F5' } });
  go(t, 'F2', 'B2 E C2 S E');
  expect(t.frame).toMatchObject({ advances: 0, turns: 0, advanced: 2, turned: 3 });
  expect(t.offers('F2')).toEqual(['halt', 'arrange']);
});

test('R13.5 only straight ahead', () => {
  const t = field(6, { F12: marked('C3/S') }, { F3: 'M' });
  expect(t.args('F3', 'advance')).toEqual(['area:C4']);
  for (const area of ['C2', 'B3', 'D3', 'D4', 'C5'])
    expect(t.refusal('F3', 'advance', `area:${area}`).rule).toBe('R13.5');
  expect(t.refusal('F3', 'advance', 'off').rule).toBe('R13.5');
  expect(t.refusal('F3', 'advance', 'area:Z9').code).toBe('unknown');
});

test('R13.6 a turn is a quarter, to the left or to the right', () => {
  const t = field(6, { F12: marked('C3/S') }, { F3: 'M' });
  expect([...t.args('F3', 'turn')].sort()).toEqual(['face:E', 'face:W']);
  for (const face of ['N', 'S']) expect(t.refusal('F3', 'turn', `face:${face}`).rule).toBe('R13.6');
  go(t, 'F3', 'W N');
  t.act('F3', 'halt');
  expect(t.place('F12')).toBe('C3/N/N');
});

test('R13.7 X18 a turn is never refused for lack of room: a friend is turned as well', () => {
  const t = field(6, { F3: marked('C3/N/S'), F4: { at: 'C3/S/S', maintains: true, wounded: true } }, { F1: 'M' });
  go(t, 'F1', 'E');
  t.act('F1', 'halt');
  expect(t.place('F3').slice(-1)).toBe('E');
  expect(t.place('F4').slice(-1)).toBe('E');
  expect(new Set([t.place('F3'), t.place('F4')]).size).toBe(2);
});

test('R13.8 R3.5 not into, nor through, an Area of the enemy', () => {
  const t = field(6, { F12: marked('C1/S'), L9: 'C3' }, { F3: 'M' });
  go(t, 'F3', 'C2');
  const refusal = t.refusal('F3', 'advance', 'area:C3');
  expect([refusal.rule, refusal.blame]).toEqual(['R13.8', ['area:C3']]);
});

test('R13.9 Cavalry and Artillery cross neither line in either direction', () => {
  for (const [from, to] of [
    ['C4/S', 'C5'],
    ['D5/E', 'E5'],
    ['D6/E', 'E6'],
    ['B5/N', 'B4'],
  ] as const)
    for (const [unit, who] of [
      ['F3', 'F1'],
      ['F7', 'F2'],
    ] as const) {
      const t = field(6, { [unit]: marked(from) }, { [who]: 'M' });
      expect(t.refusal(who, 'advance', `area:${to}`).rule).toBe('R13.9');
    }
});

test('R13.10 R12.17 an advance off the board destroys the Unit at once; by Movement nothing more is lost', () => {
  const t = field(6, { F1: marked('F3/E'), F2: marked('F2/E') }, { F1: 'M' });
  go(t, 'F1', 'off');
  expect([t.place('F2'), t.moral('F')]).toEqual(['gone', 24]);
  expect(t.moral('L')).toBe(25);
  // Its march is over: the next one moves.
  expect(t.frame).toMatchObject({ proc: 'march', unit: 0 });
});

test('R13.11 X17 horse cannot pass between two squares that lie crosswise, but may end there by rearranging', () => {
  const t = field(6, { F12: marked('C1/S'), F5: marked('C2/NW/S'), F6: 'C2/SE/S' }, { F3: 'M', F2: 'P' });
  go(t, 'F3', 'C2');
  expect(t.refusal('F3', 'advance', 'area:C3').rule).toBe('R13.11');
  // Turning there is allowed, and does not help.
  go(t, 'F3', 'E');
  expect(t.refusal('F3', 'advance', 'area:D2').rule).toBe('R13.11');
  t.act('F3', 'halt');
  expect([t.place('F12'), t.place('F5'), t.place('F6')]).toEqual(['C2/E/E', 'C2/NW/S', 'C2/SW/S']);
});

test('R13.11 X17 foot may pass there, and horse between squares in line', () => {
  const foot = field(
    6,
    { F9: marked('C1/S'), F5: 'C2/NW/S', F6: 'C2/SE/S' },
    { F3: { issued: 'W', initiative: 'F7', bearer: 'F9' } },
  );
  go(foot, 'F3', 'C2 C3');
  const horse = field(6, { F12: marked('C1/S'), F5: 'C2/NW/S', F6: 'C2/NE/S' }, { F3: 'M' });
  go(horse, 'F3', 'C2 C3');
  expect([horse.place('F5'), horse.place('F6')]).toEqual(['C2/NW/S', 'C2/NE/S']);
});

test('R13.11 the cells a Unit leaves are free for itself: it may come back, and go on', () => {
  const t = field(6, { F12: marked('C2/N/S'), F5: 'C2/SW/S', F6: 'C2/SE/S' }, { F3: 'M' });
  go(t, 'F3', 'C3 E N C2 C1');
  t.act('F3', 'halt');
  expect([t.place('F12'), t.place('F5'), t.place('F6')]).toEqual(['C1/N/N', 'C2/SW/S', 'C2/SE/S']);
});

test('R13.12 R3.9 not into an Area where more than four cells would be needed', () => {
  const full = (mover: string, who: string, ...others: string[]): string => {
    const units = Object.fromEntries(others.map((other) => [other, 'C3/S']));
    const t = field(6, { [mover]: marked('C2/S'), ...units }, { [who]: 'M' });
    return t.args(who, 'advance').length > 0 ? 'goes' : t.refusal(who, 'advance', 'area:C3').rule;
  };
  expect(full('F1', 'F1', 'F2', 'F5', 'F6')).toBe('goes');
  expect(full('F1', 'F1', 'F2', 'F5', 'F6', 'F9')).toBe('R13.12');
  expect(full('F3', 'F1', 'F4')).toBe('goes');
  expect(full('F3', 'F1', 'F4', 'F5')).toBe('R13.12');
  expect(full('F3', 'F1', 'F5', 'F6')).toBe('goes');
  expect(full('F3', 'F1', 'F5', 'F6', 'F9')).toBe('R13.12');
});

test('R13.17 a Movement is carried out if Area or facing differ in the end; otherwise 1 Moral', () => {
  const moral = (way: string): number => {
    const t = field(6, { F12: marked('C2/S') }, { F3: 'M' });
    if (way !== '') go(t, 'F3', way);
    t.act('F3', 'halt');
    return t.moral('F');
  };
  expect(moral('')).toBe(23);
  expect(moral('E S')).toBe(23);
  expect(moral('E')).toBe(24);
  expect(moral('C3')).toBe(24);
  expect(moral('C3 E S')).toBe(24);
});

test('R13.17 R13.16 E3 whoever cannot move loses 1 all the same, and a slide is no movement', () => {
  const t = field(6, { F1: marked('C2/NW/S') }, { F1: 'M' });
  t.act('F1', 'arrange');
  t.act('F1', 'place', 'place:F1/SW/S');
  t.act('F1', 'done');
  expect([t.place('F1'), t.moral('F')]).toEqual(['C2/SW/S', 23]);
  expect(told(t, null, 'movement.failed')).toEqual([{ side: 'side:F', points: 1, unit: 'unit:F1' }]);
});

test('R13.18 no melee follows in phase 6', () => {
  const t = field(6, { F5: marked('C2/S'), L9: 'C4/N' }, { F2: 'M' });
  go(t, 'F2', 'C3');
  t.act('F2', 'halt');
  expect(told(t, null, 'attack')).toEqual([]);
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 24]);
});

test('a march can be taken back step by step, until the dice fall', () => {
  const t = field(5, { F12: marked('C1/S'), L9: 'C4/N' }, { F3: 'A' });
  const start = t.hash();
  go(t, 'F3', 'C2 C3');
  expect([t.undo('F3'), t.undo('F3')]).toEqual([true, true]);
  expect(t.hash()).toBe(start);
  go(t, 'F3', 'C2 C3');
  rolls(t, 0);
  t.act('F3', 'halt');
  expect(t.undo('F3')).toBe(false);
});

test('R13.8 R13.17 the League too: not into an Area of the enemy, and 1 Moral for whoever ends as it began', () => {
  const t = field(6, { L9: marked('C5/N'), F5: 'C4/S' }, { L3: 'M' });
  expect(t.refusal('L3', 'advance', 'area:C4').rule).toBe('R13.8');
  t.act('L3', 'halt');
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 23]);
  // Where friends stand it may go.
  const free = field(6, { L9: marked('C5/N'), L10: 'C4/N' }, { L3: 'M' });
  free.act('L3', 'advance', 'area:C4');
  free.act('L3', 'halt');
  expect([free.moral('F'), free.moral('L')]).toEqual([24, 24]);
});
