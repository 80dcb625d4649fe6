import { describe, expect, test } from 'vitest';
import { luckOf } from '../luck.ts';
import type { FinishedGame } from '../play.ts';
import { report, small } from './help.ts';

/** Games with these winners; only what luck looks at. No two went the same way. */
const games = (minds: readonly string[], ...winners: readonly number[]): FinishedGame[] =>
  winners.map((winner, game) => ({
    game,
    minds: minds.map((_, seat) => minds[(seat + game) % minds.length] ?? ''),
    winners: [winner],
    rule: '',
    key: '',
    sides: [],
    length: 1,
    unit: '',
    decisions: [game],
    scores: [],
    times: [],
    things: null,
  }));

describe('luck', () => {
  test('decides everything where a place wins whoever sits there', () => {
    const luck = luckOf(games(['a', 'b'], 0, 0, 1, 1, 0, 0, 1, 1), ['a', 'b'], 2);
    expect(luck).toMatchObject({ seeds: 4, same: 1, coincidence: 0.5, shared: 1 });
    expect(luck?.ceilings).toEqual([
      { mind: 'a', low: 0.5, high: 0.5 },
      { mind: 'b', low: 0.5, high: 0.5 },
    ]);
  });

  test('decides nothing where a mind wins from every place', () => {
    const luck = luckOf(games(['a', 'b'], 0, 1, 0, 1, 0, 1), ['a', 'b'], 2);
    expect(luck).toMatchObject({ seeds: 3, same: 0, coincidence: 0, shared: 0 });
    expect(luck?.ceilings[0]).toEqual({ mind: 'a', low: 1, high: 1 });
  });

  test('that is only coincidence is not counted as shared', () => {
    // Each combination once: the seatings know nothing of each other.
    const luck = luckOf(games(['a', 'b'], 0, 0, 0, 1, 1, 0, 1, 1), ['a', 'b'], 2);
    expect(luck).toMatchObject({ same: 0.5, coincidence: 0.5, shared: 0 });
    expect(luck?.ceilings[0]).toEqual({ mind: 'a', low: 0.75, high: 1 });
  });

  test('caps a mind at one of four seats at its fair share of the seeds that luck decides', () => {
    const luck = luckOf(games(['a', 'b', 'b', 'b'], 2, 2, 2, 2, 0, 3, 2, 1), ['a', 'b', 'b', 'b'], 4);
    expect(luck).toMatchObject({ seeds: 2, seatings: 4, same: 0.5 });
    expect(luck?.ceilings[0]).toMatchObject({ mind: 'a', low: 0.625 });
  });

  test('looks only at seeds that every seating has met', () => {
    expect(luckOf(games(['a', 'b'], 0, 0, 1), ['a', 'b'], 2)?.seeds).toBe(1);
    expect(luckOf(games(['a', 'b'], 0), ['a', 'b'], 2)).toBeNull();
    expect(luckOf(games(['a', 'a'], 0, 0), ['a', 'a'], 1)).toBeNull();
  });

  test('between equal minds is measured where it is asked for', async () => {
    expect((await report({ ...small, games: 4 })).luck).toBeNull();
    const found = await report({ ...small, games: 8, paired: true });
    expect(found.setting.rotations).toBe(2);
    expect(found.luck).toMatchObject({ seeds: 4, seatings: 2 });
    expect(found.luck?.ceilings[0]?.mind).toBe('one better than random');
  });

  test('cannot be seen where equal minds have no dice: every seating is the same game, and the report says so', async () => {
    const found = await report({ ...small, games: 4, minds: ['sergeant'], paired: true });
    expect(found.luck).toBeNull();
    expect(found.notes.join()).toContain('Every seating of a seed was the same game');
  });

  test('leaves a mind that has a whole side all that luck does not decide', () => {
    const sides = ['france', 'france', 'spain', 'spain'];
    const seated = [
      ['a', 'a', 'b', 'b'],
      ['b', 'b', 'a', 'a'],
    ];
    const results = games(['a'], 0, 0, 0, 0).map((game, i) => ({
      ...game,
      sides,
      minds: seated[i % 2] ?? [],
      winners: i % 2 === 0 ? [0, 1] : [2, 3],
    }));
    expect(luckOf(results, ['a', 'a', 'b', 'b'], 2)?.ceilings).toEqual([
      { mind: 'a', low: 1, high: 1 },
      { mind: 'b', low: 1, high: 1 },
    ]);
  });
});
