import { ventura } from '@condotta/games/ventura';
import { done, unknownThing } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { code, decide, game, house, look, numbers, people } from './house.ts';

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
  expect([...h.memory.journals.keys()]).toEqual([table]);
});

test('what is too large is refused before anything looks at it closely', async () => {
  const { h, table } = await played(10);
  const record = JSON.parse((await h.keeper.export({ table })).text);
  for (const text of [
    '['.repeat(2_000_000),
    `{"entries":${'['.repeat(50)}${']'.repeat(50)}}`,
    JSON.stringify({ ...record, hash: 'x'.repeat(5_000_000) }),
  ]) {
    const failure = await h.keeper.import({ text }).catch((e) => e.failure);
    expect(failure.code).toBe('bad-record');
    expect(failure.text.length).toBeLessThan(300);
    expect(await code(h.keeper.addEdition({ game: 'ventura', text }))).toBe('bad-edition');
  }
});

test('a name is cut where it is too long to be shown', async () => {
  const { h, table } = await played(10);
  const record = JSON.parse((await h.keeper.export({ table })).text);
  const holders = record.holders.map(() => ({ name: 'n'.repeat(9_000), mind: null, person: 'p'.repeat(9_000) }));
  const { table: copy } = await h.keeper.import({ text: JSON.stringify({ ...record, holders }) });
  const opened = await h.keeper.open({ table: copy });
  for (const { name, person } of opened.holders) expect([name.length, person?.length]).toEqual([60, 60]);
});

test('odd holders in an import are put right', async () => {
  const { h, table } = await played(10);
  const record = JSON.parse((await h.keeper.export({ table })).text);
  for (const holders of [undefined, null, 'x', [], [7, null, { name: 3, mind: [] }]]) {
    const { table: copy } = await h.keeper.import({ text: JSON.stringify({ ...record, holders }) });
    expect((await h.keeper.open({ table: copy })).holders).toEqual([
      { name: '1', mind: null, person: 'seat 0' },
      { name: '2', mind: null, person: 'seat 1' },
      { name: '3', mind: null, person: 'seat 2' },
    ]);
  }
});

/** Other rules, under which what was done is not allowed. */
const others = (): typeof ventura => ({
  ...ventura,
  version: '999',
  procedures: { ...ventura.procedures, building: refusing() },
});

describe('a table whose rules are gone', () => {
  test('can be looked at, in the words of the reader, and says why it does not go on', async () => {
    const { h, table } = await played(40);
    const later = house({ games: [others()] }, h.memory);
    expect(await later.keeper.open({ table })).toMatchObject({ steps: 40, waiting: [], mine: [0, 1, 2], over: false });
    // The last position that is stored is a few decisions old.
    const then = await look(h, table, 1, 32);
    const now = await look(later, table, 1);
    expect(now).toMatchObject({ view: then.view, asked: [], choices: [], canUndo: false, canOffer: false, over: null });
    expect(now.prompt).toContain(`version ${ventura.version} of the rules; version 999`);
    const italian = await later.keeper.look({ table, seat: null, at: null, language: 'it' });
    expect(italian.prompt).toContain(`versione ${ventura.version} delle regole; la versione 999`);
  });

  test('takes no decision, and nothing of it changes', async () => {
    const { h, table } = await played(40);
    const stored = JSON.stringify(h.memory.journals.get(table));
    const later = house({ games: [others()] }, h.memory);
    const { seq } = await look(later, table, 0);
    const deed = { table, seat: 0, seq };
    const { keeper } = later;
    const asks = [
      keeper.act({ ...deed, verb: 'choose', arg: 'tile:1' }),
      keeper.undo(deed),
      keeper.redo(deed),
      keeper.offer(deed),
      keeper.answer({ ...deed, accept: true }),
      keeper.standing({ ...deed, window: 'any', unless: [] }),
      keeper.why({ table, seat: 0, thing: 'tile:1', language: 'en' }),
      keeper.hint({ table, seat: 0, level: 'recruit' }),
      keeper.branch({ table, at: 0, seat: 0 }),
    ];
    for (const ask of asks) expect(await code(ask)).toBe('unknown-version');
    expect(JSON.stringify(h.memory.journals.get(table))).toBe(stored);
  });

  test('is exported as it was stored, and removed, by its owner alone', async () => {
    const { h, table } = await played(40);
    const { waypoints: _, ...whole } = JSON.parse((await h.keeper.export({ table })).text);
    const later = house({ games: [others()] }, h.memory);
    const { text } = await later.keeper.export({ table });
    const { waypoints, ...record } = JSON.parse(text);
    expect(record).toEqual(whole);
    expect(waypoints).toMatchObject([{ entries: 32 }]);
    // Where its rules are at hand it goes on.
    const { table: copy } = await h.keeper.import({ text });
    expect(await code(decide(h, copy, 0))).toBe('done');
    const guest = later.visit('guest').keeper;
    expect(await code(guest.export({ table }))).toBe('forbidden');
    expect(await code(guest.discard({ table }))).toBe('forbidden');
    await later.keeper.discard({ table });
    expect(await code(later.keeper.open({ table }))).toBe('unknown-table');
  });

  test('goes on where the old version is registered beside the new one', async () => {
    const { h, table } = await played(40);
    const later = house({ games: [others(), ventura] }, h.memory);
    await decide(later, table, 1);
    expect((await look(later, table, null)).steps).toBe(41);
  });

  test('shows the end of a match that is over', async () => {
    const h = house();
    const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
    const random = numbers(3);
    while (await decide(h, table, random()));
    const later = house({ games: [others()] }, h.memory);
    const end = await look(h, table, null);
    expect(await later.keeper.open({ table })).toMatchObject({ over: true, steps: end.steps });
    expect(await look(later, table, null)).toMatchObject({ view: end.view, over: end.over, scores: end.scores });
  });
});

/** Map building that allows nothing. */
function refusing(): typeof ventura.procedures.building {
  const refused = { things: () => [], check: () => unknownThing(null), apply: () => done() };
  const { building } = ventura.procedures;
  return { ...building, tile: { ...building.tile, verbs: { choose: refused } } };
}

test('another version is told from a broken record', async () => {
  const { h, table } = await played(40);
  const record = JSON.parse((await h.keeper.export({ table })).text);
  const future = JSON.stringify({ ...record, format: 'condotta-record/9' });
  expect(await code(h.keeper.import({ text: future }))).toBe('unknown-version');
  const strange = JSON.stringify({ ...record, rules: '999', hash: 'x' });
  expect(await code(h.keeper.import({ text: strange }))).toBe('unknown-version');
});

test('what lies broken on the storage is reported, and stays there', async () => {
  const { h, table } = await played(5);
  const kept = h.memory.journals.get(table);
  const later = house({}, h.memory);
  h.memory.journals.set(table, ['{"format"']);
  expect(await code(look(later, table, 0))).toBe('bad-record');
  expect(h.memory.journals.size).toBe(1);
  expect(await code(look(later, 'nobody', 0))).toBe('unknown-table');
  // Put right meanwhile: it opens.
  h.memory.journals.set(table, kept ?? []);
  expect(await code(look(later, table, 0))).toBe('done');
});
