import { at, type TapeEntry } from '@condotta/kernel';
import type { MatchRecord } from '@condotta/kernel/host';
import { expect, test } from 'vitest';
import { condotta, fileWith, randomMatch, recordOf } from './run.ts';

const match = randomMatch(2, 120);
const good = recordOf(match);

/** The record with the first outcome of its opening changed. */
function tampered({ opening, ...rest }: MatchRecord): MatchRecord {
  const [first, ...others] = opening;
  if (!first) throw new Error('no outcome to change');
  const changed: TapeEntry = [first[0], (first[1] + 1) % first[0]];
  return { ...rest, opening: [changed, ...others] };
}

test('a fair match verifies, and is told what it does not prove', async () => {
  const whole = randomMatch(2, 20_000);
  const record = recordOf(whole);
  const file = fileWith(record);
  const json = await condotta(['verify', file, '--json']);
  expect(json.code).toBe(0);
  expect(JSON.parse(json.out)).toMatchObject({
    ok: true,
    code: 0,
    verdict: 'fair',
    outcomes: whole.outcomes,
    steps: whole.entries.length,
    doubts: [],
    dice: { commitment: record.dice.commitment },
  });
  const words = await condotta(['verify', file]);
  expect(words).toMatchObject({ code: 0, err: '' });
  expect(words.out).toContain('outcomes are those of the secret that was committed to');
  expect(words.out).toContain(record.dice.commitment);
  expect(words.out).toContain('0: the nonce of seat 0, 1: the nonce of seat 1');
});

test('doubts have words and exit codes of their own; the gravest decides', async () => {
  const file = fileWith(good);
  const json = await condotta(['verify', file, '--json']);
  expect(json.code).toBe(19);
  expect(JSON.parse(json.out)).toMatchObject({ ok: false, code: 19, verdict: 'doubtful' });
  const words = await condotta(['verify', file]);
  expect(words).toMatchObject({ code: 19, err: '' });
  expect(words.out).toContain('unfinished: the match is not over');
  const [count, index] = at(good.opening, 0);
  const scripted = { ...good, opening: good.opening.with(0, [count, index, 1]) };
  expect((await condotta(['verify', fileWith(scripted)])).code).toBe(11);
  const piped = await condotta(['verify', '-', '--json'], JSON.stringify(good));
  expect(piped.out).toBe(json.out);
});

test('a changed outcome is found and shown', async () => {
  const file = fileWith(tampered(good));
  const json = await condotta(['verify', file, '--json']);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({
    ok: false,
    first: { seq: -1, outcome: 0, expected: good.opening[0]?.[1] },
  });
  const words = await condotta(['verify', file]);
  expect(words.code).toBe(1);
  expect(words.out).toMatch(/^NOT FAIR: outcome 0 is .*, in the opening\.\n/);
});

test('a decision that the rules refuse is found', async () => {
  const entries = good.entries.map((entry, i) => (i === 3 && entry.kind === 'act' ? { ...entry, verb: 'fly' } : entry));
  const { code, out } = await condotta(['verify', fileWith({ ...good, entries }), '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ verdict: 'broken', problem: expect.stringContaining('entries[3]') });
});

test('of rules that are not here only the dice can be verified', async () => {
  const entries = good.entries.map((entry, i) => (i === 3 && entry.kind === 'act' ? { ...entry, verb: 'fly' } : entry));
  const { code, out } = await condotta(['verify', fileWith({ ...good, entries, rules: '999' })]);
  expect(code).toBe(10);
  expect(out).toContain('Steps: not checked.');
  expect(out).toMatch(/unchecked: nobody can say whether the steps are legal: .*version 999/);
});

test('without the secret only the steps can be verified', async () => {
  const { code, out } = await condotta(['verify', fileWith(recordOf(match, false))]);
  expect(code).toBe(12);
  expect(out).toContain('Dice: not checked');
  expect(out).toContain('not disclosed');
});

test('what is no record is a wrong file', async () => {
  for (const [content, text] of [
    ['{"broken', 'not JSON'],
    [{ format: 'other' }, 'no record'],
    [{ ...good, entries: 7 }, 'entries'],
  ] as const) {
    const { code, err, out } = await condotta(['verify', fileWith(content)]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^condotta: .*\n$/);
    expect(err).toContain(text);
  }
  const missing = await condotta(['verify', '/no/such/file', '--json']);
  expect(missing.code).toBe(2);
  expect(JSON.parse(missing.out)).toMatchObject({ ok: false, problem: expect.stringContaining('no such file') });
});
