import { readdirSync, readFileSync } from 'node:fs';
import { range } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { ventura } from './pinned.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const english = read('rules.md');
const italian = read('rules.it.md');

/** Rules in each of the 33 chapters. */
const COUNTS = [
  9, 11, 9, 14, 9, 13, 7, 5, 4, 6, 4, 4, 7, 8, 6, 3, 11, 9, 11, 7, 6, 8, 6, 8, 9, 4, 5, 6, 4, 8, 4, 11, 5,
];
const expected = COUNTS.flatMap((count, i) => range(count).map((n) => `V${i + 1}.${n + 1}`));
const known = new Set(expected);

const mentionedIn = (text: string): string[] => [...text.matchAll(/\bV\d+\.\d+\b/g)].map(([id]) => id);
const idsIn = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map((match) => match[1] ?? '');
const rulings = { en: /^- \*\*(V[\d.]+)\*\* .*\*Ruling: /gm, it: /^- \*\*(V[\d.]+)\*\* .*\*Interpretazione: /gm };

describe.each([
  { name: 'rules.md', reference: english, ruling: rulings.en, end: '## What we ruled' },
  { name: 'rules.it.md', reference: italian, ruling: rulings.it, end: '## Le nostre interpretazioni' },
])('$name', ({ reference, ruling, end }) => {
  test('has all 33 chapters and every rule once, in order', () => {
    expect(idsIn(reference, /^- \*\*(V\d+\.\d+)\*\* \S/gm)).toEqual(expected);
    expect(idsIn(reference, /\*\*(V\d+\.\d+)\*\*/g)).toEqual(expected);
    expect(idsIn(reference, /^## V(\d+) \S/gm).map(Number)).toEqual(COUNTS.map((_, i) => i + 1));
  });

  test('whatever rule it mentions exists', () => {
    expect(mentionedIn(reference).filter((id) => !known.has(id))).toEqual([]);
  });

  test('every ruling is listed at the end', () => {
    const [body = '', list = ''] = reference.split(end);
    const ruled = idsIn(body, ruling);
    expect(idsIn(list, /^- (V[\d.]+): /gm)).toEqual(ruled);
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
      // Whole numbers and rules in any order; 4,500 is 4.500, E9 to E12 are E9-12.
      numbers: line.match(/\d+/g)?.sort() ?? [],
    }));
  expect(shape(italian)).toEqual(shape(english));
  expect(idsIn(italian, rulings.it)).toEqual(idsIn(english, rulings.en));
});

test('whatever rule is mentioned by the rules code and by the options exists', () => {
  const folder = new URL('../rules/', import.meta.url);
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  expect(sources.flatMap(mentionedIn).filter((id) => !known.has(id))).toEqual([]);
  for (const { id, rule } of ventura.options) expect([id, known.has(rule)]).toEqual([id, true]);
});
