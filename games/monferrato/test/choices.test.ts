/** Where the board says that something can be chosen. */

import { describe, expect } from 'vitest';
import { drawersFor, isOutOfSight, lookedInto, sectionSeen } from '../board/choices.ts';
import type { MonferratoView } from '../view-form.ts';
import { componentsNow, QUIET, type Side, seatOf, type TestTable, table, test, there } from './table.ts';

const drawersOf = (t: TestTable, side: Side) => {
  const { engine, world } = t.match;
  const seat = seatOf(side);
  const choices = new Map<string, { verb: string; arg: string; label: string; refusal: null }[]>();
  for (const { verb, arg } of engine.legal(world, seat))
    if (typeof arg === 'string') choices.set(arg, [{ verb, arg, label: '', refusal: null }]);
  const view = t.view(side) as unknown as MonferratoView;
  return drawersFor({ choices, view, components: componentsNow(), seat });
};

const milan = (chits: number[]): TestTable =>
  table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'valenza', 'torino'],
    raided: QUIET,
    hands: { spain: chits },
    units: there('alessandria', 'M1', 'M2'),
  });

describe('drawers', () => {
  test('chits call although there are zones on the map, and open alone', () => {
    const t = milan([2]).run('act');
    expect(drawersOf(t, 'spain')).toEqual({ called: null, chits: true });
    t.run('zone alessandria', 'march M1', 'join M2', 'stop');
    expect(drawersOf(t, 'spain')).toEqual({ called: 'chits', chits: true });
  });

  test('a chit that cannot be played does not call', () => {
    expect(drawersOf(milan([20]).run('act'), 'spain')).toEqual({ called: null, chits: false });
  });
});

test('who looks at a counter looks into its zone', () => {
  const t = milan([]);
  const into = (kept: string | null) => lookedInto(kept, t.view(null) as unknown as MonferratoView, componentsNow());
  const zone = into('zone:alessandria');
  expect(zone).toBeGreaterThanOrEqual(0);
  expect([into('unit:M1'), into('unit:M2')]).toEqual([zone, zone]);
  // One that is not on the map, a thing that is no place, nothing.
  expect([into('unit:M3'), into('command:M'), into(null)]).toEqual([-1, -1, -1]);
});

describe('what is seen', () => {
  test.asWritten('the section in the middle, the whole sheet, and between two the one before', () => {
    expect(sectionSeen({ x: 100, y: 100, width: 900, height: 900 }, 'mantua')).toBe('monferrato');
    expect(sectionSeen({ x: 2200, y: 500, width: 900, height: 900 }, 'monferrato')).toBe('mantua');
    expect(sectionSeen({ x: 0, y: 0, width: 3460, height: 1500 }, 'monferrato')).toBe(null);
    expect(sectionSeen({ x: 1540, y: 700, width: 1000, height: 400 }, 'mantua')).toBe('mantua');
  });

  test.asWritten('a place at the very edge is out of sight, one among several is enough', () => {
    const seen = { x: 0, y: 0, width: 700, height: 1000 };
    expect(isOutOfSight([{ x: 680, y: 500 }], seen)).toBe(true);
    expect(
      isOutOfSight(
        [
          { x: 680, y: 500 },
          { x: 300, y: 500 },
        ],
        seen,
      ),
    ).toBe(false);
  });
});
