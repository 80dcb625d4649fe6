/** V8 Ventura Phase: Initiative Step. */

import { expect } from 'vitest';
import { DECLINE, drive, four, three } from './maps.ts';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, table } from './table.ts';

/** The Initiative of round 2, with the First Player of round 1 in seat 0. */
const initiative = (players: PlayerDoc[], round = 2): TestTable => {
  const place = [position, position, position, three, four][players.length] ?? position;
  return table(place({ round, first: 0, players }));
};
const scores = (t: TestTable): number[] => t.s.players.map(({ points }) => points);

test.amongThemselves(
  'V8.1 from round 2 on the player with fewest points gets the First Player card, or keeps it',
  () => {
    expect(initiative([{ points: 9 }, { points: 4 }]).s.first).toBe(1);
    expect(initiative([{ points: 4 }, { points: 9 }]).s.first).toBe(0);
    expect(initiative([{ points: 9 }, { points: 7 }, { points: 8 }, { points: 3 }], 5).s.first).toBe(3);
  },
);

test.amongThemselves('V8.1 Florins do not matter when one has fewest points', () => {
  expect(
    initiative([
      { points: 4, florins: 0 },
      { points: 3, florins: 50 },
    ]).s.first,
  ).toBe(1);
});

test.amongThemselves('V8.1 who is eliminated does not count', () => {
  const dead: PlayerDoc = { living: false, domain: [], points: 0 };
  const t = initiative([{ points: 9 }, { points: 7 }, dead]);
  expect([t.s.first, scores(t)]).toEqual([1, [9, 8, 0]]);
});

test.amongThemselves('V8.2 V8.5 E23 points 4, 4, 9 and Florins 3, 2, 0: the second is First Player and has 5', () => {
  const t = initiative([{ points: 4, florins: 3 }, { points: 4, florins: 2 }, { points: 9 }]);
  expect([t.s.first, scores(t)]).toEqual([1, [4, 5, 9]]);
  expect(t.asked).toEqual([1]);
});

test.amongThemselves(
  'V8.2 the one with fewest Florins of those tied, wherever he sits; the Florins of others do not matter',
  () => {
    const poor = { points: 4, florins: 2 };
    const rich = { points: 4, florins: 3 };
    const broke = { points: 5, florins: 0 };
    expect(initiative([poor, rich]).s.first).toBe(0);
    expect(initiative([rich, poor]).s.first).toBe(1);
    expect(initiative([rich, broke, poor]).s.first).toBe(2);
    expect(initiative([broke, poor, rich]).s.first).toBe(1);
    expect(initiative([poor, rich, broke]).s.first).toBe(0);
  },
);

/** The end of round 2: seat 1 ends the Troop Phase, and the pick of round 3 is scripted. */
function ending(players: PlayerDoc[], pick: number): TestTable {
  const [one, two, ...rest] = players;
  const doc = { round: 2, first: 0, turn: { step: 'troop', seat: rest.length + 1 } };
  const last = { ...(rest[0] ?? two), hand: ['farmers'] };
  const t = table(
    rest.length > 0
      ? three({ ...doc, players: [one ?? {}, two ?? {}, last] })
      : position({ ...doc, players: [one ?? {}, last] }),
  );
  t.script(pick);
  t.act(rest.length + 1, 'end');
  return t;
}

test.each([0, 1])('V8.3 E23 points 4, 4 and Florins 2, 2: at random between the two, here number %i', (pick) => {
  const t = ending(
    [
      { points: 4, florins: 2 },
      { points: 4, florins: 2 },
    ],
    pick,
  );
  expect(t.s.round).toBe(3);
  expect([t.s.first, scores(t)]).toEqual([pick, pick === 0 ? [5, 4] : [4, 5]]);
  // The outcome was asked for: nothing of the script is left.
  expect(t.match.script).toEqual([]);
});

test.asWritten('V8.3 chance falls among the tied alone', () => {
  const tied = { points: 4, florins: 2 };
  const t = ending([tied, { points: 4, florins: 3 }, tied], 1);
  expect([t.s.first, scores(t)]).toEqual([2, [4, 4, 5]]);
  expect(() => ending([tied, { points: 4, florins: 3 }, tied], 2)).toThrow(/cannot come up/);
});

test('V8.4 in round 1 the First Player of the set-up stays and nobody scores', () => {
  const t = table(position({ round: 1, first: 1, players: [{ points: 0 }, { points: 3, florins: 1 }] }));
  expect([t.s.first, scores(t), t.asked]).toEqual([1, [0, 3], [1]]);
});

test.amongThemselves('V8.5 keeping the card scores 1 point, in each round from the second on', () => {
  const t = initiative([{ points: 2 }, { points: 9 }]);
  expect(scores(t)).toEqual([3, 9]);
  drive(t, () => t.s.round === 3 && t.frame.proc === 'prestige', DECLINE);
  expect([t.s.first, scores(t)]).toEqual([0, [4, 9]]);
});

test.amongThemselves('V8.5 the point that makes 30 wins at once', () => {
  const t = initiative([{ points: 29, florins: 1 }, { points: 29 }]);
  expect(t.over).toMatchObject({ winners: [1], rule: 'V31.1' });
  expect([scores(t), t.asked]).toEqual([[29, 30], []]);
});
