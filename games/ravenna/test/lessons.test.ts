/** Every lesson holds with the box that the page plays: its positions stand, and what it waits for is legal. */

import { at, type Lesson, type LessonWait } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { areaId } from '../field.ts';
import { ravenna } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { type PositionDoc, type TestTable, table } from './table.ts';

const fits = (wait: LessonWait, verb: string, arg: unknown): boolean =>
  wait.kind === 'decide' && wait.verb === verb && (wait.args.length === 0 || wait.args.some((one) => one === arg));

/** The opponent does the first thing he may. */
function others(t: TestTable, seat: number): void {
  for (let n = 0; n < 200 && !t.over && !t.asked.includes(seat); n++) {
    const asked = at(t.asked, 0);
    const [first] = t.match.engine.legal(t.match.world, asked);
    if (first) t.act(asked, first.verb, first.arg ?? undefined);
  }
}

/** Plays a lesson as it wants to be played; `seen` is told each table before the decision of its step. */
function played({ steps, seat }: Lesson, seen: (t: TestTable, step: number) => void = () => undefined): TestTable {
  let t: TestTable | null = null;
  for (const [i, { position, wait }] of steps.entries()) {
    if (position !== null) t = table(position as PositionDoc, [], ravenna);
    if (!t) throw new Error('a lesson begins with a position');
    const now: TestTable = t;
    if (wait.kind === 'read') continue;
    // A sealed question asks both at once.
    if (!now.asked.includes(seat)) others(now, seat);
    seen(now, i);
    const wanted = now.match.engine.legal(now.match.world, seat).find(({ verb, arg }) => fits(wait, verb, arg));
    expect(wanted, `step ${i} among ${now.offers(seat).join(', ')}`).toBeDefined();
    if (wanted) now.act(seat, wanted.verb, wanted.arg ?? undefined);
  }
  if (!t) throw new Error('a lesson has steps');
  return t;
}

const lesson = (id: string): Lesson =>
  at(
    lessons,
    lessons.findIndex((one) => one.id === id),
  );

describe('lessons', () => {
  for (const one of lessons) {
    test(`${one.id} can be played to its end`, () => {
      played(one);
    });

    test(`${one.id} names rules and cites nothing else`, () => {
      for (const { rules } of one.steps) for (const rule of rules) expect(rule).toMatch(/^R\d+\.\d+$/);
    });
  }

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

  test('fire: the nearer target is in range, and no face of the die is enough for the other shot', () => {
    const { die, units } = ravenna.parts;
    played(lesson('fire'), (now, step) => {
      if (step === 0) expect(now.args('F2', 'fire').sort()).toEqual(['area:C5', 'area:D3']);
      if (step === 1) expect(Math.max(...die) + (units[1]?.shoot ?? 0)).toBeLessThanOrEqual(5);
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
