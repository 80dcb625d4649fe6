import type { MatchRecord, TapeEntry } from '@condotta/kernel';
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

test('a good record verifies', async () => {
  const file = fileWith(good);
  const json = await condotta(['verify', file, '--json']);
  expect(json.code).toBe(0);
  expect(JSON.parse(json.out)).toEqual({ ok: true, outcomes: match.outcomes });
  const words = await condotta(['verify', file]);
  expect(words).toMatchObject({ code: 0, err: '' });
  expect(words.out).toContain(`all ${match.outcomes} outcomes`);
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
  expect(words.out).toContain('NOT FAIR: outcome 0 in the opening');
});

test('a decision that the rules refuse is found', async () => {
  const entries = good.entries.map((entry, i) => (i === 3 && entry.kind === 'act' ? { ...entry, verb: 'fly' } : entry));
  const { code, out } = await condotta(['verify', fileWith({ ...good, entries }), '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, problem: expect.stringContaining('entries[3]') });
});

test('without the secret nothing can be verified', async () => {
  const { code, out } = await condotta(['verify', fileWith(recordOf(match, false))]);
  expect(code).toBe(1);
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
