import { expect, test } from 'vitest';
import { calm, decide, game, house, look, numbers, people } from './house.ts';

const code = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error) => error.failure?.code ?? String(error),
  );

async function played(decisions: number, seed = '1'): Promise<{ h: ReturnType<typeof house>; table: string }> {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto', 'Carla'), { seed }));
  const random = numbers(7);
  for (let i = 0; i < decisions; i++) await decide(h, table, random());
  return { h, table };
}

test('what is exported comes back the same, with its holders, here and elsewhere', async () => {
  const { h, table } = await played(80);
  const { text, name } = await h.keeper.export({ table });
  expect(name).toMatch(/^ventura-.*\.condotta\.json$/);
  for (const other of [h, house()]) {
    const { table: copy } = await other.keeper.import({ text });
    for (const seat of [0, 1, 2, null]) {
      const [a, b] = [await look(h, table, seat), await look(other, copy, seat)];
      expect({ ...b, table: '', seq: 0 }).toEqual({ ...a, table: '', seq: 0 });
    }
    // The dice go on as they would have gone on.
    await decide(other, copy, 3);
  }
});

test('broken imports are refused with a reason, and leave the shelf as it was', async () => {
  const { h, table } = await played(40);
  const { text } = await h.keeper.export({ table });
  const record = JSON.parse(text);
  const broken = [
    '',
    'hello',
    'null',
    '[]',
    '{}',
    '{"format":"chess/1"}',
    text.slice(0, -40),
    JSON.stringify({ ...record, hash: 'x' }),
    JSON.stringify({ ...record, game: 'mornington' }),
    JSON.stringify({ ...record, entries: [...record.entries, { kind: 'act', seat: 0, verb: 'win' }] }),
    JSON.stringify({ ...record, entries: record.entries.slice(1) }),
    JSON.stringify({ ...record, dice: { ...record.dice, secret: 'mine' } }),
  ];
  for (const bad of broken) {
    const failure = await h.keeper.import({ text: bad }).catch((e) => e.failure);
    expect([bad.slice(0, 30), failure.code]).toEqual([bad.slice(0, 30), 'bad-record']);
    expect(failure.text.length).toBeGreaterThan(10);
  }
  expect([...h.shelf.keys()]).toEqual([table]);
});

test('odd holders in an import are put right', async () => {
  const { h, table } = await played(10);
  const record = JSON.parse((await h.keeper.export({ table })).text);
  for (const holders of [undefined, null, 'x', [], [7, null, { name: 3, mind: [] }]]) {
    const { table: copy } = await h.keeper.import({ text: JSON.stringify({ ...record, holders }) });
    expect((await h.keeper.open({ table: copy })).holders).toEqual([
      { name: '1', mind: null },
      { name: '2', mind: null },
      { name: '3', mind: null },
    ]);
  }
});

test('another version is told from a broken record', async () => {
  const { h, table } = await played(40);
  const record = JSON.parse((await h.keeper.export({ table })).text);
  const future = JSON.stringify({ ...record, format: 'condotta-record/9' });
  expect(await code(h.keeper.import({ text: future }))).toBe('unknown-version');
  const others = JSON.stringify({ ...record, rules: '999', hash: 'x' });
  expect(await code(h.keeper.import({ text: others }))).toBe('unknown-version');
});

test('what lies broken on the shelf is reported, and stays there', async () => {
  const { h, table } = await played(5);
  const kept = h.shelf.get(table);
  if (!kept) throw new Error('nothing kept');
  const later = house();
  later.shelf.set(table, { ...kept, packed: '{"format"' });
  expect(await code(look(later, table, 0))).toBe('bad-record');
  expect(later.shelf.size).toBe(1);
  expect(await code(look(later, 'nobody', 0))).toBe('unknown-table');
  // Mended meanwhile (another tab): it opens.
  later.shelf.set(table, kept);
  expect(await code(look(later, table, 0))).toBe('done');
});

test('a full storage loses nothing: the decision stands, the game goes on, and later everything is kept', async () => {
  const { h, table } = await played(20);
  h.full = true;
  expect(await code(decide(h, table, 0))).toBe('storage-full');
  expect((await look(h, table, null)).steps).toBe(21);
  expect(await code(decide(h, table, 0))).toBe('storage-full');
  expect((await look(h, table, null)).steps).toBe(22);
  expect(JSON.parse((await h.keeper.export({ table })).text).entries.length).toBe(22);
  expect(await code(h.keeper.start(game(people('Dino', 'Elsa'))))).toBe('storage-full');
  expect(h.shelf.size).toBe(1);
  h.full = false;
  await decide(h, table, 0);
  expect(h.truth(table).line.length).toBe(23);
});

test('a full storage does not hold up the minds', async () => {
  const h = house();
  const { table } = await h.keeper.start(game([...people('Anna'), { name: 'Berto', mind: 'random' }]));
  await calm(h, table);
  h.full = true;
  for (let i = 0; i < 4; i++) {
    expect(await code(decide(h, table, 0))).toBe('storage-full');
    expect((await calm(h, table)).asked).toEqual([0]);
  }
});
