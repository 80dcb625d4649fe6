/** What a Unit could do and suffer, in positions with known figures. */

import { testOverlays } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { ravenna as game } from '../index.ts';
import { overlays } from '../overlays.ts';
import { unitName } from '../things.ts';
import { alone, type PositionDoc, table } from './table.ts';

testOverlays({
  game,
  overlays,
  things: () => ['F3', 'F7', 'L5', 'L11', 'L12'].map((id) => `unit:${id}`),
  decisions: 600,
});

type Field = NonNullable<PositionDoc['units']>;
const at = (units: Field) => table({ phase: 1, units });

/** The marks of one kind: thing and figure. */
function marks(units: Field, unit: string, kind: string): string[] {
  const t = at(units);
  const found = overlays(t.rules, null, `unit:${unit}`).find((one) => one.kind === kind);
  return (found?.marks ?? []).map(({ thing, figure }) => `${thing.split(':')[1]} ${figure}`).sort();
}

function lines(units: Field, unit: string, kind: string): string[] {
  const found = overlays(at(units).rules, null, `unit:${unit}`).find((one) => one.kind === kind);
  return (found?.lines ?? []).map((line) => line.map((thing) => thing.split(':')[1]).join('-')).sort();
}

test('R13.4 R13.5 R13.8 reach: how many advances it takes; not where an enemy stands, nor past him', () => {
  // Two advances and one turn.
  expect(marks(alone({ F4: 'C3/S/S' }), 'F4', 'reach')).toEqual([
    'A3 2',
    'B3 1',
    'B4 2',
    'C4 1',
    'D3 1',
    'D4 2',
    'E3 2',
  ]);
  expect(marks(alone({ F4: 'C2/S/S', L9: 'C3/N' }), 'F4', 'reach')).toEqual(['A2 2', 'B2 1', 'D2 1', 'E2 2']);
  expect(marks(alone({ F1: 'A1/S' }), 'F1', 'reach')).toEqual(['A2 1', 'B1 1']);
});

test('R3.22 R13.9 R13.11 R13.12 reach: horse does not cross the ditch, and nobody passes or ends where there is no room', () => {
  expect(marks(alone({ F4: 'C4/S/S' }), 'F4', 'reach')).not.toContain('C5 1');
  expect(marks(alone({ F1: 'C4/S' }), 'F1', 'reach')).toContain('C5 1');
  const full = { F1: 'C4/NW/S', F2: 'C4/NE/S', F5: 'C4/SW/S', F6: 'C4/SE/S' };
  expect(marks(alone({ F4: 'C3/S/S', ...full }), 'F4', 'reach')).not.toContain('C4 1');
});

test('X14 R3.15 R3.23 R11.8 contact: whom an Attack could meet, with the chance to win', () => {
  // Both Melee 3, the die 0 to 3 with one roll again (a 0 or 1 is rolled again).
  const foot = marks(alone({ F10: 'B3/S', L7: 'B4/N' }), 'F10', 'contact');
  expect(foot).toEqual(['B4 50 %']);
  // A charge adds 1.
  const horse = marks(alone({ F3: 'B1/S/S', L7: 'B4/N' }), 'F3', 'contact');
  expect(Number.parseInt(horse[0]?.slice(3) ?? '', 10)).toBeGreaterThan(50);
  expect(marks(alone({ F3: 'C3/S/S', L7: 'C5/N' }), 'F3', 'contact')).toEqual([]);
  expect(marks(alone({ F1: 'C3/S', L7: 'C5/N' }), 'F1', 'contact').map((one) => one.slice(0, 2))).toEqual(['C5']);
});

test('X2 X4 R10.8 R10.16 fire: range and chance, and the corner of an L', () => {
  const units = alone({ L1: 'C5/N', F1: 'C3/S', F5: 'D4/S' });
  expect(marks(units, 'L1', 'fire').map((one) => one.slice(0, 4))).toEqual(['C3 2', 'D4 2']);
  expect(lines(units, 'L1', 'fire')).toEqual(['L1-C3', 'L1-C4-D4']);
  // Shoot 4, range 2 and 1 more over the ditch: every face of the die hits.
  expect(marks(alone({ F7: 'C3/S', L9: 'C5/N' }), 'F7', 'fire')).toEqual(['C5 3 · 100 %']);
  expect(marks(alone({ F1: 'C3/S', L9: 'C5/N' }), 'F1', 'fire')).toEqual([]);
});

test('threat: who could shoot at it or come to attack it, and with what chance', () => {
  const units = alone({ F7: 'C3/S', F4: 'D2/S/S', F9: 'A1/S', L9: 'C4/N' });
  const found = marks(units, 'L9', 'threat');
  expect(found.map((one) => one.split(' ')[0])).toEqual(['F4', 'F7']);
  expect(found[1]).toMatch(/^F7 100 % \/ \d+ %$/);
  expect(lines(units, 'L9', 'threat')).toEqual(['F4-C4', 'F7-C4']);
});

test('R12.17 who is gone shows nothing, and neither do other things', () => {
  const t = at(alone({ F1: 'C3/S', L9: 'C5/N' }));
  expect([
    overlays(t.rules, null, 'unit:F5'),
    overlays(t.rules, null, 'area:C3'),
    overlays(t.rules, null, 'x'),
  ]).toEqual([[], [], []]);
  expect(unitName(0)).toBe('unit:F1');
});
