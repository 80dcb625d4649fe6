/** Without a storage the game goes on in memory, and the page is told. */

import { expect, test } from 'vitest';
import { calm, code, decide, game, house, look, mind, numbers, people, settle } from './house.ts';
import { memory } from './memory.ts';

test('a full storage loses nothing: the decision stands, the page is told, and later everything is stored', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto', 'Carla')));
  const random = numbers(7);
  for (let i = 0; i < 20; i++) await decide(h, table, random());
  h.memory.trouble = 'full';
  for (const steps of [21, 22]) {
    await decide(h, table, 0);
    expect(await look(h, table, null)).toMatchObject({ steps, unsaved: 'storage-full' });
  }
  expect(JSON.parse((await h.keeper.export({ table })).text).entries.length).toBe(22);
  expect(h.truth(table).line.length).toBe(20);
  h.memory.trouble = null;
  await decide(h, table, 0);
  expect(await look(h, table, null)).toMatchObject({ steps: 23, unsaved: null });
  expect(h.truth(table).line.length).toBe(23);
});

test('where nothing can be stored a table is played in memory, and stands on the shelf', async () => {
  const h = house();
  h.memory.trouble = 'refuses';
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  for (let i = 0; i < 5; i++) await decide(h, table, i);
  expect(await look(h, table, null)).toMatchObject({ steps: 5, unsaved: 'storage-failed' });
  expect(await h.keeper.shelf({})).toMatchObject([{ id: table, steps: 5 }]);
  // Nobody looks for a while: it must not leave the memory.
  await h.keeper.open({ table });
  await h.keeper.leave({ table });
  h.memory.trouble = null;
  await decide(h, table, 0);
  expect(await look(h, table, null)).toMatchObject({ steps: 6, unsaved: null });
  expect(h.truth(table).line.length).toBe(6);
});

test('a storage that never answers holds up nothing for longer than its time', async () => {
  // The time it is given passes at once.
  const h = house({ wait: settle });
  h.memory.trouble = 'silent';
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  for (let i = 0; i < 5; i++) await decide(h, table, i);
  expect(await look(h, table, null)).toMatchObject({ steps: 5, unsaved: 'storage-slow' });
  expect(await h.keeper.shelf({})).toMatchObject([{ id: table }]);
  expect(await code(look(h, 'another', null))).toBe('storage-slow');
});

test('a write that comes late after all counts, and the next ones follow it', async () => {
  const shared = memory();
  let answer = (): void => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let patience = false;
  const tables: typeof shared.tables = {
    ...shared.tables,
    async append(...row) {
      if (patience) await slow;
      return shared.tables.append(...row);
    },
  };
  const h = house({ tables, wait: (ms) => (ms > 2000 && !patience ? new Promise(() => undefined) : settle()) }, shared);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  patience = true;
  await decide(h, table, 0);
  await decide(h, table, 0);
  expect(await look(h, table, null)).toMatchObject({ steps: 2, unsaved: 'storage-slow' });
  answer();
  patience = false;
  await settle();
  await settle();
  expect(await look(h, table, null)).toMatchObject({ steps: 2, unsaved: null });
  await decide(h, table, 0);
  expect(h.truth(table).line.length).toBe(3);
});

test('a storage that fails does not hold up the minds, and whoever watches them is told', async () => {
  const h = house();
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Berto')]));
  await calm(h, table);
  h.memory.trouble = 'full';
  for (let i = 0; i < 4; i++) {
    await decide(h, table, 0);
    expect(await calm(h, table)).toMatchObject({ asked: [0], unsaved: 'storage-full' });
  }
  const { table: watched } = await h.keeper.start(game([mind('Dino'), mind('Elsa')]));
  await settle();
  await settle();
  expect(await look(h, watched, null)).toMatchObject({ unsaved: 'storage-full' });
});
