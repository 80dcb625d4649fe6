import { chanceOf, engineOf, range, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ticTacToe } from '../tictactoe.ts';

const engine = engineOf(ticTacToe);
const chance = chanceOf(rngOf('test'));

function played(...cells: readonly number[]): ReturnType<typeof engine.begin> {
  const world = engine.begin({ seats: 2, scenario: null, options: {} }, chance, null);
  for (const arg of cells) {
    const seat = world.waiting[0] ?? -1;
    expect(engine.check(world, seat, { verb: 'mark', arg })).toBeNull();
    engine.play(world, seat, { verb: 'mark', arg }, chance, null);
  }
  return world;
}

test('the seats take turns, and a cell is marked once', () => {
  const world = played(4);
  expect(world.waiting).toEqual([1]);
  expect(engine.check(world, 1, { verb: 'mark', arg: 4 })).toMatchObject({ code: 'illegal', rule: 'T2' });
  expect(engine.check(world, 0, { verb: 'mark', arg: 0 })).toMatchObject({ code: 'not-asked' });
  for (const arg of [9, -1, 0.5, 'cell', Number.NaN])
    expect(engine.check(world, 1, { verb: 'mark', arg })).toMatchObject({ code: 'unknown' });
  expect(engine.legal(world, 1).map(({ arg }) => arg)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
});

test('three in a row win', () => {
  expect(played(0, 3, 1, 4, 2).over).toEqual({ winners: [0], rule: 'T3', key: 'over.row' });
  expect(played(8, 2, 0, 4, 1, 6).over).toMatchObject({ winners: [1] });
});

test('a full board without a row is a draw, a row on the last cell is not', () => {
  expect(played(0, 1, 2, 4, 3, 5, 7, 6, 8).over).toEqual({ winners: [], rule: 'T4', key: 'over.draw' });
  expect(played(0, 3, 1, 4, 5, 7, 6, 8, 2).over).toMatchObject({ winners: [0] });
});

test('all 255,168 games are there, with the results that are known', () => {
  const found = { games: 0, first: 0, second: 0, draws: 0 };
  const walk = (world: ReturnType<typeof engine.begin>): void => {
    if (world.over) {
      found.games++;
      const [winner] = world.over.winners;
      if (winner === undefined) found.draws++;
      else if (winner === 0) found.first++;
      else found.second++;
      return;
    }
    const seat = world.waiting[0] ?? -1;
    for (const decision of engine.legal(world, seat)) {
      const next = engine.copy(world);
      engine.play(next, seat, decision, chance, null);
      walk(next);
    }
  };
  walk(played());
  expect(found).toEqual({ games: 255_168, first: 131_184, second: 77_904, draws: 46_080 });
});

test('a position can be written down and read back', () => {
  const world = played(4, 0, 8);
  const doc = ticTacToe.describe(engine.table(world), world);
  const arranged = ticTacToe.arrange(doc, null);
  if (!arranged.ok) expect.fail('it is sound');
  expect(engine.resume(arranged.value, chance, null)).toEqual(world);
  expect(ticTacToe.arrange({ cells: 'none' }, null).ok).toBe(false);
  expect(range(2).map((seat) => ticTacToe.side(world.state, seat))).toEqual(['crosses', 'noughts']);
});
