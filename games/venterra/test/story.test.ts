/** What is told of a fight is what the log says. */

import { expect } from 'vitest';
import { story, type Told } from '../board/story.ts';
import { position, type TestTable, table, test } from './table.ts';

const told = (t: TestTable, from: number): Told[] =>
  t
    .log(null)
    .slice(from)
    .map(({ key, args }) => ({ key, args, text: key }));

test('a combat is told by its totals, then by what came of it', () => {
  const t = table(
    position({
      players: [{ combat: {} }, {}],
      units: [{ at: '1,-1', seat: 0, soldier: 3 }],
      tokens: [],
      turn: { seat: 0, card: 'charge' },
    }),
  );
  const [before, from] = [t.view(null), t.log(null).length];
  t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1', 'soldier@1,-1');
  const [clash, end, ...more] = story(told(t, from), before);
  expect(more).toEqual([]);
  expect(clash).toMatchObject({
    at: 'clash',
    seat: t.seatOf(0),
    foe: -1,
    totals: [3, 2],
    things: ['place:0,0'],
    under: 'before',
  });
  expect(end).toMatchObject({ at: 'end', end: 'won', texts: ['conquered'], under: 'after' });
});

test('a battle that had begun before is told with the cards of both', () => {
  const t = table(
    position({
      players: [{ combat: { mercenary: 1 } }, { combat: { knight: 1 } }],
      units: [
        { at: '1,-1', seat: 0, soldier: 3 },
        { at: '0,0', seat: 1, soldier: 1 },
      ],
      tokens: [],
      turn: { seat: 0, card: 'charge' },
    }),
  );
  t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1', 'soldier@1,-1');
  const [before, from] = [t.view(null), t.log(null).length];
  t.act(0, 'lay', 'combat:mercenary');
  t.act(1, 'lay', 'combat:knight');
  const [clash, end] = story(told(t, from), before);
  expect(clash).toMatchObject({
    seat: t.seatOf(0),
    foe: t.seatOf(1),
    totals: [4, 4],
    cards: [1, 3],
    things: ['place:0,0'],
  });
  expect(end?.end).toBe('tie');
});
