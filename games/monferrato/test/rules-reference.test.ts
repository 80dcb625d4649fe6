import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { options } from '../options.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const english = read('rules.md');
const italian = read('rules.it.md');
const known: ReadonlySet<string> = new Set(claims);

const mentionedIn = (text: string): string[] => [...text.matchAll(/\bM[SH]?[\d.]*-\d+\b/g)].map(([id]) => id);
const idsIn = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map((match) => match[1] ?? '');
const rulings = { en: /^- \*\*(M[\w.-]+)\*\* .*\*Ruling: /gm, it: /^- \*\*(M[\w.-]+)\*\* .*\*Interpretazione: /gm };

test('there are 319 claims', () => {
  expect(claims.length).toBe(319);
});

describe.each([
  { name: 'rules.md', reference: english, ruling: rulings.en, end: '## What we ruled' },
  { name: 'rules.it.md', reference: italian, ruling: rulings.it, end: '## Le nostre interpretazioni' },
])('$name', ({ reference, ruling, end }) => {
  test('has every rule once, in order', () => {
    expect(idsIn(reference, /^- \*\*(M[\w.-]+)\*\* \S/gm)).toEqual([...claims]);
    expect(idsIn(reference, /\*\*(M[\w.-]+)\*\*/g)).toEqual([...claims]);
  });

  test('whatever rule it mentions exists', () => {
    expect(mentionedIn(reference).filter((id) => !known.has(id))).toEqual([]);
  });

  test('every ruling is listed at the end', () => {
    const [body = '', list = ''] = reference.split(end);
    const ruled = idsIn(body, ruling);
    expect(idsIn(list, /^- (M[\w.-]+): /gm)).toEqual(ruled);
    expect(ruled.length).toBe(138);
  });
});

test('both languages say the same: line by line the same marks, rules and numbers', () => {
  const shape = (text: string): object[] =>
    text.split('\n').map((line, i) => ({
      line: i + 1,
      begins: /^(#+ |- )?/.exec(line)?.[0],
      empty: line === '',
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
  expect(sources.flatMap(mentionedIn).length).toBeGreaterThan(300);
  expect(sources.flatMap(mentionedIn).filter((id) => !known.has(id))).toEqual([]);
  for (const { id, rule } of options) expect([id, known.has(rule)]).toEqual([id, true]);
});
