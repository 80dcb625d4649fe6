import { expect, test } from 'vitest';
import { brief, excessOf, LONGEST_DOCUMENT, parseDocument, shortened } from '../limits.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test('a document within the limits is what JSON says', () => {
  for (const text of [
    '17',
    '"[[[["',
    '{"a":[1,{"b":null}]}',
    '"\\"[{"',
    nested(32),
    `[${'{},'.repeat(50)}0]`,
    `["${'['.repeat(50)}"]`,
  ])
    expect(parseDocument(text)).toEqual({ ok: true, json: JSON.parse(text) });
});

test.each<[string, string, string, string]>([
  ['no JSON', '{"a":', 'bad-json', 'this is not JSON'],
  ['too long', ' '.repeat(LONGEST_DOCUMENT + 1), 'too-large', 'characters; at most 4194304 are read'],
  ['too deep', nested(33), 'too-large', 'nested deeper than 32'],
  ['too deep, and never closed', '{"a":['.repeat(100_000), 'too-large', 'nested deeper than 32'],
  ['too deep, of lists alone', '['.repeat(100_000), 'too-large', 'nested deeper than 32'],
  ['too deep, of objects alone', '{"a":'.repeat(100_000), 'too-large', 'nested deeper than 32'],
  ['too long a text', `{"a":["${'x'.repeat(10_001)}"]}`, 'too-large', 'a[0]: a text has at most 10000 characters'],
  ['too long a list', `{"a":{"b":[0${',0'.repeat(100_000)}]}}`, 'too-large', 'a.b: a list has at most 100000 elements'],
  ['too many in all', `[${`[0${',0'.repeat(99_999)}],`.repeat(11)}0]`, 'too-large', '1000000 values before'],
  [
    'too many fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`k${i}`, i]))),
    'too-large',
    '(whole): an object has at most 1000 fields',
  ],
  ['too long a name', `{"${'x'.repeat(10_001)}":1}`, 'too-large', 'the name of a field has at most 10000'],
])('%s', (_, text, code, problem) => {
  const parsed = parseDocument(text);
  expect(parsed).toMatchObject({ ok: false, code });
  if (!parsed.ok) expect(parsed.text).toContain(problem);
});

test('what was never text is measured as well, however deep it goes', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = { a: deep };
  expect(excessOf(deep)).toEqual({
    path: Array.from({ length: 32 }, () => 'a').join('.'),
    text: 'nested deeper than 32',
  });
  expect(excessOf({ a: [1, 'x', null, { __proto__: null }] })).toBeNull();
});

test('errors quote a little of what they are about', () => {
  expect(shortened('x'.repeat(99))).toBe(`${'x'.repeat(57)}...`);
  const values: readonly unknown[] = [undefined, null, 1.5, true, 'a"b', [], [1, ['x']], {}, { toString: 1, b: [] }];
  expect(values.map(brief)).toEqual(['nothing', ...values.slice(1).map((x) => JSON.stringify(x))]);
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = i % 2 ? [deep] : { a: deep };
  const large = [deep, 'x'.repeat(99), Array.from({ length: 1_000_000 }, () => 0), { ['k'.repeat(99)]: 1 }];
  for (const x of large) expect(brief(x)).toMatch(/^.{57}\.\.\.$/);
});
