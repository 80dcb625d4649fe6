import { readdirSync, readFileSync } from 'node:fs';
import { placeholdersOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { venterra } from '../index.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const references = { en: read('rules.md'), it: read('rules.it.md') };
const known = new Set<string>(claims);
const mentionedIn = (text: string): string[] => [...text.matchAll(/\bF\d+\.\d+\b/g)].map(([id]) => id);

describe.each(['en', 'it'] as const)('the rules reference, %s', (language) => {
  test('has every rule once, in order', () => {
    const written = [...references[language].matchAll(/^- \*\*(F\d+\.\d+)\*\* \S/gm)].map((match) => match[1]);
    expect(written).toEqual([...claims]);
  });

  test('whatever rule it mentions exists', () => {
    expect(mentionedIn(references[language]).filter((id) => !known.has(id))).toEqual([]);
  });

  test('every card is there by its name', () => {
    for (const { name } of [...venterra.components.favors, ...venterra.components.upgrades])
      expect(references[language]).toContain(name[language].replaceAll("'", '’'));
  });

  test('every upgrade is there with its cost', () => {
    for (const { name, cost } of venterra.components.upgrades)
      expect(references[language]).toContain(`${name[language].replaceAll("'", '’')} (${cost}), `);
  });
});

test('both languages say the same: line by line the same marks, rules and numbers', () => {
  const shape = (text: string): object[] =>
    text.split('\n').map((line, i) => ({
      line: i + 1,
      begins: /^(#+ |- )?/.exec(line)?.[0],
      empty: line === '',
      ruling: /\*(Ruling|Interpretazione): /.test(line),
      engine: /(Engine|Motore): /.test(line),
      numbers: line.match(/\d+/g)?.sort() ?? [],
    }));
  expect(shape(references.it)).toEqual(shape(references.en));
});

test('whatever rule is mentioned by the rules code exists', () => {
  const folder = new URL('../rules/', import.meta.url);
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  expect(sources.flatMap(mentionedIn).filter((id) => !known.has(id))).toEqual([]);
});

test('messages: both languages use the same arguments, and none is empty', () => {
  const { en, it } = venterra.messages;
  for (const [key, template] of Object.entries(en)) {
    expect([key, placeholdersOf(it[key] ?? '')]).toEqual([key, placeholdersOf(template)]);
    expect([key, template.trim().length > 0, (it[key] ?? '').trim().length > 0]).toEqual([key, true, true]);
  }
});
