import { readdirSync, readFileSync } from 'node:fs';
import { range } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import claims from '../claims.json' with { type: 'json' };
import { options } from '../options.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const english = read('rules.md');
const italian = read('rules.it.md');

/** Rules in each of the 17 chapters. */
const COUNTS = [13, 11, 26, 9, 7, 8, 18, 13, 8, 26, 19, 19, 18, 8, 7, 6, 8];
const expected = COUNTS.flatMap((count, i) => range(count).map((n) => `R${i + 1}.${n + 1}`));
const known = new Set(expected);

const mentionedIn = (text: string): string[] => [...text.matchAll(/\bR\d+\.\d+\b/g)].map(([id]) => id);
const idsIn = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map((match) => match[1] ?? '');
const rulings = { en: /^- \*\*(R[\d.]+)\*\* .*\*Ruling: /gm, it: /^- \*\*(R[\d.]+)\*\* .*\*Interpretazione: /gm };

test('the list of claims is complete', () => {
  expect(claims).toEqual(expected);
});

describe.each([
  { name: 'rules.md', reference: english, ruling: rulings.en, end: '## What we ruled' },
  { name: 'rules.it.md', reference: italian, ruling: rulings.it, end: '## Le nostre interpretazioni' },
])('$name', ({ reference, ruling, end }) => {
  test('has all 17 chapters and every rule once, in order', () => {
    expect(idsIn(reference, /^- \*\*(R\d+\.\d+)\*\* \S/gm)).toEqual(expected);
    expect(idsIn(reference, /\*\*(R\d+\.\d+)\*\*/g)).toEqual(expected);
    expect(idsIn(reference, /^## R(\d+) \S/gm).map(Number)).toEqual(COUNTS.map((_, i) => i + 1));
  });

  test('whatever rule it mentions exists', () => {
    expect(mentionedIn(reference).filter((id) => !known.has(id))).toEqual([]);
  });

  test('every ruling is listed at the end', () => {
    const [body = '', list = ''] = reference.split(end);
    const ruled = idsIn(body, ruling);
    expect(idsIn(list, /^- (R[\d.]+): /gm)).toEqual(ruled);
    expect(ruled.length).toBeGreaterThan(60);
  });
});

test('both languages say the same: line by line the same marks, rules and numbers', () => {
  const shape = (text: string): object[] =>
    text.split('\n').map((line, i) => ({
      line: i + 1,
      begins: /^(#+ |- )?/.exec(line)?.[0],
      empty: line === '',
      engine: /(Engine|Motore): /.test(line),
      decide: /^(You decide|Da decidere): /.test(line),
      // Whole numbers and rules in any order.
      numbers: line.match(/\d+/g)?.sort() ?? [],
    }));
  expect(shape(italian)).toEqual(shape(english));
  expect(idsIn(italian, rulings.it)).toEqual(idsIn(english, rulings.en));
});

test('whatever rule is mentioned by the code and by the options exists', () => {
  const folders = ['../', '../rules/', '../components/'].map((name) => new URL(name, import.meta.url));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  );
  expect(sources.flatMap(mentionedIn).length).toBeGreaterThan(200);
  expect(sources.flatMap(mentionedIn).filter((id) => !known.has(id))).toEqual([]);
  for (const { id, rule } of options) expect([id, known.has(rule)]).toEqual([id, true]);
});
