import { once } from 'node:events';
import { expect, test } from 'vitest';
import { condotta, fileWith, randomMatch, recordOf, started } from './run.ts';

type Reply = Record<string, unknown> & { readonly error?: { readonly code: string; readonly text: string } };

/** Sends the lines and returns the replies, which must be one a request. */
async function talk(lines: readonly string[], args: readonly string[] = []): Promise<Reply[]> {
  const { code, out, err } = await condotta(['referee', ...args], `${lines.join('\n')}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const NEW = '{"do":"new","game":"ventura","seats":2,"seed":"s1"}';
const HASH = '{"do":"hash","match":"m1"}';
const askedIn = (reply: Reply | undefined): unknown => Object(reply?.['asked'])[0];
const code = (reply: Reply | undefined): string | undefined => reply?.error?.code;

test('a whole conversation: every request has its reply, in order, and errors change nothing', async () => {
  const [first, , , ...replies] = await talk([
    '{"do":"games"}',
    NEW,
    HASH,
    '',
    '   ',
    'this is no JSON',
    '[1,2]',
    '{"do":"dance"}',
    '{"do":"new","game":"chess"}',
    '{"do":"new","game":"ventura","seats":9,"seed":"x"}',
    '{"do":"look","match":"m7","seat":0}',
    '{"do":"look","match":"m1","seat":5}',
    '{"do":"act","match":"m1","seat":0,"verb":"fly"}',
    '{"do":"act","match":"m1","seat":1,"verb":"fly"}',
    '{"do":"act","match":"m1","seat":0,"verb":"family","arg":"family:este","seq":99}',
    '{"do":"act","match":"m1","seat":1,"verb":"family","arg":"family:este","seq":99}',
    '{"do":"load","record":{"format":"condotta-record/1"}}',
    '{"do":"arrange","game":"ventura","position":{"players":"none"}}',
    HASH,
  ]);
  expect(first).toMatchObject({
    ok: true,
    games: [
      { id: 'ventura', seats: { min: 2, max: 4 } },
      { id: 'ravenna', seats: { min: 2, max: 6 } },
      { id: 'venterra', seats: { min: 2, max: 5 } },
      { id: 'monferrato', seats: { min: 2, max: 2 } },
    ],
  });
  expect(replies.slice(0, 7).map(code)).toEqual([
    'bad-json',
    'bad-request',
    'unknown-request',
    'unknown-game',
    'bad-seats',
    'unknown-match',
    'bad-seat',
  ]);
  // One of the two seats is asked, and the other is not.
  expect(replies.slice(7, 9).map(code).sort()).toEqual(['not-asked', 'unknown']);
  expect(replies.slice(9, 11).map(code)).toEqual(['stale', 'stale']);
  expect(replies.slice(11, 13).map(code)).toEqual(['bad-record', 'bad-position']);
  const [, , before] = await talk(['{"do":"games"}', NEW, HASH]);
  expect(replies[13]).toEqual(before);
});

test('a match is looked at, acted in, refused with a rule, saved and loaded', async () => {
  const record = JSON.stringify({ do: 'load', record: recordOf(randomMatch(2, 60)) });
  const [, look] = await talk([record, '{"do":"look","match":"m1","seat":0}']);
  const asked = askedIn(look);
  const [, own] = await talk([record, `{"do":"look","match":"m1","seat":${asked}}`]);
  const offers = own?.['offers'] as Record<string, true | (string | number)[]>;
  const [verb, args] = Object.entries(offers)[0] ?? ['', true];
  const arg = args === true ? null : args[0];
  const act = { do: 'act', match: 'm1', seat: asked, verb, ...(arg === null ? {} : { arg }), seq: own?.['seq'] };
  const [, done, again, saved] = await talk([
    record,
    JSON.stringify(act),
    JSON.stringify(act),
    '{"do":"save","match":"m1"}',
  ]);
  expect(done).toMatchObject({ ok: true, seq: Number(own?.['seq']) + 1 });
  expect(code(again)).toBe('stale');
  const [loaded, hash, mind] = await talk([
    JSON.stringify({ do: 'load', record: saved?.['record'] }),
    HASH,
    '{"do":"mind","match":"m1","seat":0,"level":"nobody"}',
  ]);
  expect(loaded).toEqual({ ok: true, match: 'm1', commitment: Object(saved?.['record']).dice.commitment });
  expect(hash?.['hash']).toBe(Object(saved?.['record']).hash);
  expect(code(mind)).toBe('bad-level');
});

test('a mind proposes something legal', async () => {
  const load = JSON.stringify({ do: 'load', record: recordOf(randomMatch(3, 90)) });
  const [, look] = await talk([load, '{"do":"look","match":"m1"}']);
  const seat = askedIn(look);
  const [, proposal] = await talk([load, `{"do":"mind","match":"m1","seat":${seat},"level":"sergeant","ms":50}`]);
  expect(proposal).toMatchObject({ ok: true });
  const act = { do: 'act', match: 'm1', seat, verb: proposal?.['verb'], arg: proposal?.['arg'] };
  const [, done] = await talk([load, JSON.stringify(act)]);
  expect(done).toMatchObject({ ok: true });
});

test('lines come in pieces, with foreign newlines, without a last one, and very long', async () => {
  const child = started(['referee']);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const bytes = Buffer.from(
    `\uFEFF${HASH}\r\n{"do":"new","game":"ventùra"}\n${NEW}\n{"do":"x","y":"${'z'.repeat(5_000_000)}"}\n${HASH}`,
  );
  const cuts = [3, 10, 43, 50, 51, 100, 200_000, bytes.length];
  let from = 0;
  for (const to of cuts) {
    child.stdin.write(bytes.subarray(from, to));
    from = to;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.stdin.end();
  await once(child, 'close');
  const replies = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies.map(code)).toEqual(['unknown-match', 'unknown-game', undefined, 'too-large', undefined]);
  expect(replies[1].error.text).toContain('ventùra');
});

test('it ends quietly when it is told to, and when nobody reads any more', async () => {
  const told = started(['referee']);
  told.stdin.write(`${NEW}\n`);
  await once(told.stdout, 'data');
  told.kill('SIGTERM');
  expect(await once(told, 'close')).toEqual([0, null]);

  const deaf = started(['referee']);
  let err = '';
  deaf.stderr.on('data', (text) => {
    err += text;
  });
  deaf.stdin.on('error', () => undefined);
  deaf.stdin.write(`${NEW}\n`);
  await once(deaf.stdout, 'data');
  deaf.stdout.destroy();
  const closed = once(deaf, 'close');
  for (let i = 0; i < 50 && deaf.exitCode === null; i++) {
    deaf.stdin.write('{"do":"games"}\n');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  deaf.stdin.end();
  expect((await closed)[0]).toBe(0);
  expect(err).toBe('');
});

test('--lang and --edition: matches begin with them', async () => {
  const edition = fileWith({
    format: 'condotta-ventura-edition/1',
    name: 'Mine',
    tiles: [{ id: 1, name: { en: 'Bologna the Fat', it: 'Bologna la Grassa' } }],
  });
  const replies = await talk(
    [NEW, '{"do":"save","match":"m1"}', '{"do":"act","match":"m1","seat":7,"verb":"x"}'],
    ['--edition', edition, '--lang', 'it'],
  );
  expect(replies[1]).toMatchObject({ record: { start: { edition: { name: 'Mine' } } } });
  const wrong = await condotta(['referee', '--edition', fileWith({ format: 'nothing' })]);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toMatch(/^condotta: .*not an edition of any game/);
});
