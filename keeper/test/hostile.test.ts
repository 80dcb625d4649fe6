/** Whatever comes over a connection is answered with a reason, and changes nothing. */

import { expect, test } from 'vitest';
import { KeeperError, type RequestName } from '../protocol.ts';
import { game, house, look, people } from './house.ts';

/** What nobody in their right mind would send, or what a careless page might. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  [null],
  '',
  '__proto__',
  'constructor',
  'x'.repeat(5_000_000),
  -1,
  2 ** 53,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  Array.from({ length: 200_000 }, () => 'x'),
];

test('no request whatsoever is answered with a bug of ours, with more than a few words, or with a change', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const { table: other } = await h.keeper.start(game(people('Anna', 'Berto')));
  const deed = { table, seat: 0, seq: 0, key: 'k', language: 'en', marks: [] };
  const good: Readonly<Record<RequestName, Readonly<Record<string, unknown>>>> = {
    start: { ...game(people('Anna', 'Berto')) },
    join: { table, seats: [{ seat: 0, nonce: 'a'.repeat(32), name: null }] },
    shelf: {},
    open: { table },
    leave: { table: other },
    again: { table },
    discard: { table: other },
    export: { table },
    import: { text: '{}' },
    editions: { game: 'ventura' },
    addEdition: { game: 'ventura', text: '{}' },
    removeEdition: { edition: 'x' },
    look: { table, seat: 0, at: null, language: 'en', marks: [] },
    act: { ...deed, verb: 'x', arg: null },
    undo: deed,
    redo: deed,
    offer: deed,
    answer: { ...deed, accept: true },
    standing: { ...deed, window: 'x', unless: [] },
    why: { table, seat: 0, thing: 'tile:1', language: 'en' },
    final: { table, seat: 0, decisions: [{ verb: 'x', arg: null }] },
    odds: { table, seat: 0, verb: 'x', arg: null },
    overlays: { table, seat: 0, thing: 'tile:1' },
    hint: { table, seat: 0, language: 'en', level: 'random' },
    branch: { table, at: 0, seat: 0 },
    review: { table },
    spare: { table, spared: false },
    pace: { table, pause: 0, running: true },
  };
  const before = [await look(h, table, 0), h.truth(table).entries];
  const answers = new Map<string, number>();
  const send = async (ask: RequestName, take: unknown): Promise<void> => {
    const [code, text] = await h.connection.request(ask, take as never).then(
      () => ['done', ''],
      (error) => (error instanceof KeeperError ? [error.failure.code, error.failure.text] : ['BUG', String(error)]),
    );
    expect(code, `${ask} ${JSON.stringify(take)?.slice(0, 200)}: ${text?.slice(0, 200)}`).not.toBe('BUG');
    expect(text?.length).toBeLessThan(1000);
    answers.set(code ?? '', (answers.get(code ?? '') ?? 0) + 1);
  };
  for (const [name, take] of Object.entries(good)) {
    const ask = name as RequestName;
    for (const nonsense of NONSENSE) {
      await send(ask, nonsense);
      for (const field of Object.keys(take)) await send(ask, { ...take, [field]: nonsense });
    }
  }
  for (const ask of ['constructor', '__proto__', 'x']) await send(ask as RequestName, {});
  expect([await look(h, table, 0), h.truth(table).entries]).toEqual(before);
  // Not all is refused for one and the same reason.
  expect([...answers.keys()].sort()).toEqual(expect.arrayContaining(['done', 'failed', 'stale', 'unknown-table']));
});

test('a deed in a language that nobody speaks is not done, rather than done and not answered', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const [seat = 0] = (await look(h, table, null)).asked;
  const { seq, choices } = await look(h, table, seat);
  const [first] = choices;
  const deed = { table, seat, seq, key: 'k', marks: [], verb: first?.verb ?? '', arg: first?.arg ?? null };
  await expect(h.connection.request('act', { ...deed, language: 'xx' as never })).rejects.toThrow('expected en or it');
  expect(h.truth(table).line).toEqual([]);
  await h.connection.request('act', { ...deed, language: 'en' });
  expect(h.truth(table).line).toHaveLength(1);
});
