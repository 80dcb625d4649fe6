/** Every lesson holds: its positions stand, what it waits for is legal, and it ends where its words say. */

import { at, type Lesson } from '@condotta/kernel';
import { type LessonHow, played as play, testLessons } from '@condotta/kit/testing';
import { describe, expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { ventura } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { idle } from './scenes.ts';
import { type PositionDoc, type TestTable, table as tableOf } from './table.ts';

/** With the components that the page plays them with. */
const table = (doc: PositionDoc): TestTable => tableOf(doc, ventura);

const how: LessonHow<TestTable> = { table: (position) => table(position as PositionDoc), idle };
const played = (one: Lesson): TestTable => play(one, how);

const lesson = (id: string): Lesson =>
  at(
    lessons,
    lessons.findIndex((one) => one.id === id),
  );

describe('lessons', () => {
  testLessons(lessons, claims, how);

  test('the order of battle wins five points and loses nobody', () => {
    const t = played(lesson('order-of-battle'));
    expect(t.player(0).points).toBe(8 + 5);
    expect(t.troop(0, 2)?.companies).toHaveLength(3);
    expect(t.troop(1, 2)).toBeNull();
  });

  test('no other order of battle does', () => {
    const { steps, seat } = lesson('order-of-battle');
    for (const [first, second] of [
      [45, 33],
      [39, 45],
      [39, 33],
      [33, 45],
      [33, 39],
    ] as const) {
      const t = table(at(steps, 0).position as PositionDoc);
      t.act(seat, 'march', 'troop:0.2');
      t.act(seat, 'enter', 'tile:2');
      t.act(seat, 'rank', `card:${first}`);
      t.act(seat, 'rank', `card:${second}`);
      const whole = t.troop(0, 2)?.companies.length === 3 && t.troop(1, 2) === null;
      expect(whole, `${first} ${second}`).toBe(false);
    }
  });

  test('the expansion raises the income by two', () => {
    const before = table(at(lesson('expansion').steps, 0).position as PositionDoc).income(0);
    expect(played(lesson('expansion')).income(0)).toBe(before + 2);
  });

  test('the raid scores the markers of the lake, and both places are annexed', () => {
    const { steps, seat } = lesson('raid');
    const t = table(at(steps, 0).position as PositionDoc);
    const markers = t.markers('Lake Garda');
    t.act(seat, 'march', 'troop:0.2');
    t.act(seat, 'enter', 'tile:20');
    t.act(seat, 'halt');
    expect(t.player(0).points).toBe(10 + markers);
    const after = played(lesson('raid'));
    expect([after.owner('Lake Garda'), after.owner('Bologna')]).toEqual([0, 0]);
  });
});
