import { at } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { KeeperError } from '../index.ts';
import { calm, decide, game, house, mind, people } from './house.ts';

const mine = { format: 'condotta-ventura-edition/1', name: 'My copy', tiles: [{ id: 2, cost: 2 }] };

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (e: unknown) => (e instanceof KeeperError ? `${e.failure.code}: ${e.failure.text}` : String(e)),
  );

test('what is no edition is refused with its reasons, and the shelf stays as it was', async () => {
  const { keeper } = house();
  const add = (document: unknown): Promise<string> =>
    failure(keeper.addEdition({ game: 'ventura', text: JSON.stringify(document) }));
  expect(await failure(keeper.addEdition({ game: 'ventura', text: '{' }))).toMatch(/^bad-edition: .*JSON/);
  expect(await add({ ...mine, name: '' })).toMatch(/^bad-edition: name: found ""/);
  expect(await add({ ...mine, tiles: [{ id: 2, cost: 'dear' }, { id: 99 }] })).toMatch(
    /tiles\[0\] \(id 2\)\.cost: found "dear".*\ntiles\[1\]\.id: found 99/s,
  );
  expect(await keeper.editions({ game: 'ventura' })).toEqual([]);
});

test('a table is played with its edition to the end of its days, wherever the edition is', async () => {
  const h = house();
  const { id } = await h.keeper.addEdition({ game: 'ventura', text: JSON.stringify(mine) });
  const again = await h.keeper.addEdition({ game: 'ventura', text: JSON.stringify({ ...mine, cards: [] }) });
  expect(again.id).toBe(id);
  expect(await h.keeper.editions({ game: 'ventura' })).toEqual([again]);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto'), { edition: id }));
  await decide(h, table, 0);
  await h.keeper.removeEdition({ edition: id });
  expect(await failure(h.keeper.start(game(people('Anna', 'Berto'), { edition: id })))).toMatch(/^bad-edition/);
  expect(at(await h.keeper.shelf({}), 0).edition).toBe('My copy');
  expect((await h.keeper.open({ table })).document).toEqual({ ...mine, cards: [] });

  const { text } = await h.keeper.export({ table });
  const elsewhere = house();
  const { table: brought } = await elsewhere.keeper.import({ text });
  expect(await elsewhere.keeper.open({ table: brought })).toMatchObject({ edition: 'My copy', steps: 1 });
});

test('minds think about the world with the components it is played with', async () => {
  const h = house();
  const { id } = await h.keeper.addEdition({ game: 'ventura', text: JSON.stringify(mine) });
  const holders = [...people('Anna'), mind('Berto', 'random')];
  const { table } = await h.keeper.start(game(holders, { edition: id }));
  for (let i = 0; i < 4; i++) {
    await calm(h, table);
    await decide(h, table, 0);
  }
  expect(h.thoughts.length).toBeGreaterThan(0);
  expect(h.thoughts.every(({ edition }) => JSON.stringify(edition) === JSON.stringify(mine))).toBe(true);
  expect(new Set(h.thoughts.map(({ thinker }) => thinker)).size).toBe(1);
});

test('an edition is its owner’s: nobody else sees it, replaces it, plays with it or removes it', async () => {
  const h = house();
  const eve = h.visit('eve');
  const { id } = await h.keeper.addEdition({ game: 'ventura', text: JSON.stringify(mine) });
  expect(await eve.keeper.editions({ game: 'ventura' })).toEqual([]);
  const hers = await eve.keeper.addEdition({ game: 'ventura', text: JSON.stringify({ ...mine, cards: [] }) });
  expect(hers.id).not.toBe(id);
  await eve.keeper.removeEdition({ edition: id });
  expect(await failure(eve.keeper.start(game(people('Eve', 'Berto'), { edition: id })))).toMatch(/^bad-edition/);
  expect(await h.keeper.editions({ game: 'ventura' })).toMatchObject([{ id, name: 'My copy' }]);
  // What an older page has stored says nothing of owners.
  const stored = at([...(await h.memory.editions.all())], 0);
  await h.memory.editions.put({ info: { ...stored.info, id: 'old' }, document: stored.document });
  expect((await h.keeper.editions({ game: 'ventura' })).map((one) => one.id)).toContain('old');
});
