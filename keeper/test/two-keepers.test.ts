/** Two keepers on one storage: two tabs, or two nodes of a server. */

import { at } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { calm, code, decide, game, type House, house, look, mind, numbers, people, settle } from './house.ts';

async function twoHouses(): Promise<{ a: House; b: House; table: string }> {
  const a = house();
  const b = house({}, a.memory);
  const { table } = await a.keeper.start(game(people('Anna', 'Berto')));
  await b.keeper.open({ table });
  return { a, b, table };
}

test('both see every decision at once and lose none, whoever decides', async () => {
  const { a, b, table } = await twoHouses();
  const random = numbers(3);
  for (let i = 0; i < 60; i++) {
    const [here, there] = random() % 2 === 0 ? [a, b] : [b, a];
    const told = there.pushes.length;
    await decide(here, table, random());
    await settle();
    await settle();
    const [one, other] = [await look(here, table, 0), await look(there, table, 0)];
    expect(other).toEqual({ ...one, canRedo: false });
    expect(there.pushes.length).toBeGreaterThan(told);
  }
  expect(a.truth(table).entries.length).toBe(60);
});

test('one that has heard nothing yet is told that it is late, and then knows everything', async () => {
  const { a, b, table } = await twoHouses();
  const seat = at((await look(a, table, null)).asked, 0);
  const { seq, choices } = await look(b, table, seat);
  const { verb, arg } = at(
    choices.filter(({ refusal }) => !refusal),
    0,
  );
  const both = await Promise.all([
    code(a.keeper.act({ table, seat, verb, arg, seq })),
    code(b.keeper.act({ table, seat, verb, arg, seq })),
  ]);
  expect(both.sort()).toEqual(['done', 'stale']);
  expect(a.truth(table).entries.length).toBe(1);
  expect((await look(a, table, seat)).steps).toBe(1);
  expect((await look(b, table, seat)).steps).toBe(1);
});

test('a deed that is sent again after its answer was lost is done once, here and elsewhere, undo as well', async () => {
  const { a, b, table } = await twoHouses();
  const seat = at((await look(a, table, null)).asked, 0);
  const { seq, choices } = await look(a, table, seat);
  const { verb, arg } = at(
    choices.filter(({ refusal }) => !refusal),
    0,
  );
  const deed = { table, seat, verb, arg, seq, key: 'mine' };
  const first = await a.keeper.act(deed);
  expect(await a.keeper.act(deed)).toEqual(first);
  // The one it was sent to is dead; another one answers, and has not heard of it yet, or has, or comes fresh.
  expect((await b.keeper.act(deed)).steps).toBe(1);
  expect((await house({}, a.memory).keeper.act(deed)).steps).toBe(1);
  expect(a.truth(table).entries.length).toBe(1);
  const back = { table, seat, seq: (await look(a, table, seat)).seq, key: 'back' };
  if (!(await look(a, table, seat)).canUndo) return;
  await a.keeper.undo(back);
  await a.keeper.undo(back);
  expect(a.truth(table).entries.length).toBe(2);
});

test('a table that is removed in one is gone in the other', async () => {
  const { a, b, table } = await twoHouses();
  const { seq } = await look(b, table, 0);
  await a.keeper.discard({ table });
  expect(await code(b.keeper.act({ table, seat: 0, verb: 'family', arg: 'family:este', seq }))).not.toBe('done');
  await settle();
  await settle();
  expect(await code(look(b, table, 0))).toBe('unknown-table');
  expect(a.memory.journals.size).toBe(0);
});

test('minds of a table that is open twice decide once', async () => {
  const a = house();
  const b = house({}, a.memory);
  const { table } = await a.keeper.start(game([...people('Anna'), mind('Berto')]));
  await b.keeper.open({ table });
  for (let i = 0; i < 20; i++) {
    await calm(a, table);
    await decide(i % 2 === 0 ? a : b, table, i).catch(() => null);
    await settle();
  }
  await calm(a, table);
  await settle();
  await settle();
  const { line } = a.truth(table);
  expect(line.length).toBeGreaterThan(20);
  expect((await look(a, table, 0)).view).toEqual((await look(b, table, 0)).view);
});
