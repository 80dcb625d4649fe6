import { readdirSync, readFileSync } from 'node:fs';
import { range } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ventura } from './pinned.ts';

const reference = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
const numbers = [...reference.matchAll(/^- \*\*V(\d+)\.(\d+)\*\* \S/gm)].map((match) => [
  Number(match[1]),
  Number(match[2]),
]);
const known = new Set(numbers.map(([chapter, rule]) => `V${chapter}.${rule}`));

/** Rules in each of the 33 chapters. */
const COUNTS = [
  9, 11, 9, 14, 9, 13, 7, 5, 4, 6, 4, 4, 7, 8, 6, 3, 11, 9, 11, 7, 6, 8, 6, 8, 9, 4, 5, 6, 4, 8, 4, 11, 5,
];

test('the reference has all 33 chapters and every rule once, in order', () => {
  const expected = COUNTS.flatMap((count, i) => range(count).map((n) => [i + 1, n + 1]));
  expect(numbers).toEqual(expected);
  const headings = [...reference.matchAll(/^## V(\d+) \S/gm)].map((match) => Number(match[1]));
  expect(headings).toEqual(COUNTS.map((_, i) => i + 1));
});

test('whatever rule is mentioned exists: in the reference itself, in the rules code, in the options', () => {
  const folder = new URL('../rules/', import.meta.url);
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  for (const text of [reference, ...sources])
    for (const [id] of text.matchAll(/\bV\d+\.\d+\b/g)) expect([id, known.has(id)]).toEqual([id, true]);
  for (const { id, rule } of ventura.options) expect([id, known.has(rule)]).toEqual([id, true]);
});

test('every ruling is listed at the end', () => {
  const [body = '', list = ''] = reference.split('## What we ruled');
  const ruled = [...body.matchAll(/^- \*\*(V[\d.]+)\*\* .*\*Ruling: /gm)].map((match) => match[1]);
  const listed = [...list.matchAll(/^- (V[\d.]+): /gm)].map((match) => match[1]);
  expect(listed).toEqual(ruled);
  expect(ruled.length).toBeGreaterThan(60);
});
