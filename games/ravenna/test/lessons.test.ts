/** Every lesson holds with the components that the page plays: its positions stand, and what it waits for is legal. */

import { at, type Lesson } from '@condotta/kernel';
import { type LessonHow, played as play, testLessons } from '@condotta/kit/testing';
import { describe, expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { areaId } from '../field.ts';
import { ravenna } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { type PositionDoc, type TestTable, table } from './table.ts';

/** With the components that the page plays; everybody else does the first thing they may. */
const how: LessonHow<TestTable> = {
  table: (position) => table(position as PositionDoc, [], ravenna),
  idle(t, until) {
    for (let n = 0; n < 200 && !t.over && !until(); n++) {
      const asked = at(t.asked, 0);
      const [first] = t.match.engine.legal(t.match.world, asked);
      if (first) t.act(asked, first.verb, first.arg ?? undefined);
    }
  },
};

/** `seen` is told each table before the decision of its step. */
const played = (one: Lesson, seen?: (t: TestTable, step: number) => void): TestTable =>
  play(one, seen ? { ...how, seen } : how);

const lesson = (id: string): Lesson =>
  at(
    lessons,
    lessons.findIndex((one) => one.id === id),
  );

describe('lessons', () => {
  testLessons(lessons, claims, how);

  test('the first turn issues what the card asks for, and shoots with the guns', () => {
    const t = played(lesson('first-round'), (now, step) => {
      if (step === 8) expect(now.args('F2', 'fire')).toContain('area:C5');
    });
    expect(t.place('F3')).toBe('A3/S/S');
  });

  test('facing: the pikes look east, the light horse stands in the flank of the guns', () => {
    const t = played(lesson('facing'), (now, step) => {
      if (step === 2) expect(now.place('F12')).toBe('E2/S/S');
    });
    expect(areaId(t.unit('F12').area)).toBe('E4');
    expect(t.unit('F12').facing).toBe(3);
  });

  test('fire: the nearer target is in range, and one face of the die is enough for the other shot', () => {
    const { die, units } = ravenna.components;
    played(lesson('fire'), (now, step) => {
      if (step === 0) expect(now.args('F2', 'fire').sort()).toEqual(['area:C5', 'area:D3']);
      if (step === 1) expect(die.filter((face) => face + (units[1]?.shoot ?? 0) > 2)).toHaveLength(1);
    });
  });

  test('melee: the charge engages', () => {
    const { steps, seat } = lesson('melee');
    const t = table(at(steps, 0).position as PositionDoc, [], ravenna);
    t.act(seat, 'advance', 'area:A4');
    t.act(seat, 'halt');
    expect(t.at).toBe('attack.keep');
  });

  test('obedience: one marked Unit, then an Initiative of Empser', () => {
    const t = played(lesson('obedience'));
    expect(t.commander('F2').answer).toBe('initiative');
    expect(t.unit('F5').marked).toBe(true);
    expect(t.moral('F')).toBe(24);
  });
});
