/** Every lesson holds: its positions stand, what it waits for is legal, and it ends where its words say. */

import { at, type Lesson, type LessonWait } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { ventura } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { idle } from './scenes.ts';
import { type PositionDoc, type TestTable, table as tableOf } from './table.ts';

/** With the box that the page plays them with. */
const table = (doc: PositionDoc): TestTable => tableOf(doc, ventura);

const moment = (t: TestTable): string => `${t.frame.proc}.${t.frame.at}`;

const fits = (wait: LessonWait, verb: string, arg: unknown): boolean =>
  wait.kind === 'decide' && wait.verb === verb && (wait.args.length === 0 || wait.args.some((one) => one === arg));

/** Plays a lesson as it wants to be played; the opponent does nothing he need not do. Returns the last table. */
function played({ steps, seat }: Lesson): TestTable {
  let t: TestTable | null = null;
  for (const [i, { position, wait }] of steps.entries()) {
    if (position !== null) t = table(position as PositionDoc);
    if (!t) throw new Error('a lesson begins with a position');
    const now: TestTable = t;
    if (wait.kind === 'read') continue;
    idle(now, () => now.asked.includes(seat));
    if (wait.kind === 'free') {
      expect(moment(now), `step ${i} has something to play`).not.toBe(wait.moment);
      idle(now, () => now.asked.includes(seat) && moment(now) === wait.moment);
      expect(moment(now), `step ${i}`).toBe(wait.moment);
      continue;
    }
    const legal = now.match.engine.legal(now.match.world, seat);
    const wanted = legal.find(({ verb, arg }) => fits(wait, verb, arg));
    expect(wanted, `step ${i}: ${wait.verb} ${wait.args.join(' ')} among ${now.offers(seat).join(', ')}`).toBeDefined();
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
      for (const { rules } of one.steps) for (const rule of rules) expect(rule).toMatch(/^V\d+\.\d+$/);
    });
  }

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
