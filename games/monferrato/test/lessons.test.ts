/** Every lesson holds with the components that the page plays: its positions stand, and what it waits for is legal. */

import { at, type Lesson, type Seat } from '@condotta/kernel';
import { act, type Match } from '@condotta/kernel/host';
import { type LessonHow, type LessonTable, played as play, testLessons } from '@condotta/kit/testing';
import { describe, expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { monferrato } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { type PositionDoc, type TestTable, table } from './table.ts';

interface Seated extends LessonTable {
  readonly t: TestTable;
}

function seated(t: TestTable): Seated {
  const match: Match = t.match;
  return {
    t,
    match,
    get asked() {
      return match.world.waiting;
    },
    act(seat, verb, arg) {
      const answer = act(match, seat, { verb, arg: arg ?? null });
      if (!answer.ok) throw new Error(`${verb} ${arg}: ${answer.refusal.key}`);
    },
    offers: (seat) => match.engine.legal(match.world, seat).map(({ verb, arg }) => `${verb} ${arg ?? ''}`),
  };
}

/** With the components that the page plays; everybody else does the first thing they may. */
const how: LessonHow<Seated> = {
  table: (position) => seated(table(unseated(position as Doc))),
  idle(one, until) {
    for (let n = 0; n < 200 && !one.match.world.over && !until(); n++) {
      const asked = at(one.asked, 0);
      const [first] = one.match.engine.legal(one.match.world, asked);
      if (first) one.act(asked, first.verb, first.arg ?? undefined);
    }
  },
};

interface Doc {
  readonly hands?: readonly (readonly number[])[];
  readonly mines?: Readonly<Record<string, number>>;
}

/** The test table writes hands and Mines by side. */
function unseated({ hands, mines, ...rest }: Doc): PositionDoc {
  return {
    ...(rest as PositionDoc),
    ...(hands && { hands: { france: [...(hands[0] ?? [])], spain: [...(hands[1] ?? [])] } }),
    ...(mines && {
      mines: Object.fromEntries(Object.entries(mines).map(([side, count]) => [side, { count, of: 'spain' as const }])),
    }),
  };
}

const lesson = (id: string): Lesson =>
  at(
    lessons,
    lessons.findIndex((one) => one.id === id),
  );

const played = (id: string, seen?: (one: Seated, step: number) => void): TestTable =>
  play(lesson(id), seen ? { ...how, seen } : how).t;

describe('lessons', () => {
  testLessons(lessons, claims, how);

  test('every position stands as it is written', () => {
    for (const { steps } of lessons)
      for (const { position } of steps)
        if (position !== null) expect(monferrato.arrange(position, monferrato.components)).toMatchObject({ ok: true });
  });

  test('the first activation brings guns before Casale and horse before the citadel', () => {
    const t = played('first-round');
    expect([t.where('M9'), t.where('M11'), t.where('M8'), t.morale('spain')]).toEqual([
      'frassineto',
      'frassineto',
      'rosignano',
      7,
    ]);
  });

  test('activation: Novara is beyond the Command Radius, as it says', () => {
    played('activation', ({ t }, step) => {
      if (step === 2) expect(t.no('zone novara')).toBe('M5-5');
    });
  });

  test('battle: the attack is a battle, and the hit Disrupts', () => {
    const t = played('battle');
    expect(t.isDisrupted('M3')).toBe(true);
  });

  test('siege: the storm goes in', () => {
    const t = played('siege');
    expect(t.log().some(({ key }) => key === 'battle')).toBe(true);
  });

  test('supply: before the Camp has moved the guns of Frassineto cannot fire, afterwards it is near', () => {
    const t = played('supply');
    expect(t.camp(1)).toBe('pavia');
    const start = at(lesson('supply').steps, 0).position as PositionDoc;
    const armed = (camp: string): TestTable =>
      table({ ...start, camps: ['mantova', camp, 'torino'] }).run('act', 'zone frassineto');
    expect(armed('milano').no('bombard casale')).toBe('M8-4');
    expect(armed('pavia').can('bombard')).toEqual(['casale']);
  });

  test('chits: it rains, and no zone comes before the Mandatory chit', () => {
    let wrong = '';
    const t = played('chits', ({ t: now }, step) => {
      if (step === 3) wrong = now.no('zone casale');
    });
    expect(wrong).toBe('M16.1-4');
    expect(t.s.removed).toContain(10);
  });

  test('learners hold a seat, minds the others', () => {
    for (const { minds, seat } of lessons)
      expect(minds.map((mind) => mind === null)).toEqual([0, 1].map((s: Seat) => s === seat));
  });
});
