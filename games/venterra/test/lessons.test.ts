/** Every lesson holds with the components that the page plays: its positions stand, and what it waits for is legal. */

import { at, type Lesson } from '@condotta/kernel';
import { type LessonHow, played as play, testLessons } from '@condotta/kit/testing';
import { describe, expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { lessons } from '../lessons/index.ts';
import { type PositionDoc, type TestTable, table } from './table.ts';

/** Everybody else does the first thing they may. */
const how: LessonHow<TestTable> = {
  table: (position) => table(position as PositionDoc),
  idle(t, until) {
    for (let n = 0; n < 300 && !t.over && !until(); n++) {
      const asked = at(t.asked, 0);
      const [first] = t.match.engine.legal(t.match.world, asked);
      if (first) t.act(asked, first.verb, first.arg ?? undefined);
    }
  },
};

const lesson = (id: string): Lesson =>
  at(
    lessons,
    lessons.findIndex((one) => one.id === id),
  );

describe('lessons', () => {
  testLessons(lessons, claims, how);

  test('the first round takes the field and completes the quest', () => {
    const t = play(lesson('first-round'), how);
    expect(t.controller('1,-1')).toBe(0);
    expect(t.sheet(0)).toMatchObject({ quests: 2, upgrades: 1 });
    expect(t.units('2,-2')).toBe('0: 3 soldier, 1 knight');
  });

  test('ships: without the support the combat would be lost, with it the mountain is taken', () => {
    const t = play(lesson('ships'), how);
    expect(t.units('0,2')).toBe('0: 2 soldier');
    expect(t.player(0).wealth).toBe(1);
  });

  test('battle: the Mercenary is enough whatever the Watchers lay, and less is not', () => {
    const ends = [null, 'combat:mercenary'].flatMap((own) =>
      [null, 'combat:mercenary'].map((other) => {
        const { steps } = lesson('battle');
        const t = how.table(at(steps, 0).position);
        t.charge(0, '0,0', 'siege@1,-1', 'soldier@1,-1', 'soldier@1,-1');
        for (const [seat, card] of [own, other].entries())
          card === null ? t.act(seat, 'none') : t.act(seat, 'lay', card);
        return t.log(null).findLast(({ key }) => key.startsWith('fight.'))?.key;
      }),
    );
    expect(ends).toEqual(['fight.won', 'fight.tie', 'fight.won', 'fight.won']);
    expect(play(lesson('battle'), how).structure('0,0')).toBe('0 outpost');
  });

  test('building: a Forge and a Shrine for all the wealth', () => {
    const t = play(lesson('building'), how);
    expect(t.structure('1,-1')).toBe('0 forge');
    expect(t.structure('2,-1')).toBe('0 shrine');
    expect(t.player(0)).toMatchObject({ wealth: 0, forge: true });
  });

  test('purse: the bid wins the first place whatever the Watchers bid', () => {
    const { steps } = lesson('purse');
    for (const other of [0, 4]) {
      const t = how.table(at(steps, 0).position);
      t.act(0, 'pay', 2);
      t.act(0, 'bid', 5);
      t.act(1, 'bid', other);
      expect(t.order[0]).toBe(0);
    }
  });
});
