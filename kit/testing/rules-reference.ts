import { readdirSync, readFileSync } from 'node:fs';
import { claimAtStart, claimIdsIn, isWithin, type OptionSpec, parseClaimId } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';

export interface ReferenceWish {
  /** The game's folder. */
  readonly folder: URL;
  readonly claims: readonly string[];
  /** At least so many of our rulings are marked. */
  readonly rulings: number;
  /** The folders whose code mentions rules, from the game's folder. */
  readonly sources: readonly string[];
  readonly options: readonly OptionSpec[];
}

const kindOf = (id: string): string => parseClaimId(id)?.kind ?? '';
const idsIn = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map((match) => match[1] ?? '');
const RULING = {
  en: /^- \*\*([\w.-]+)\*\* .*\*Ruling: /gm,
  it: /^- \*\*([\w.-]+)\*\* .*\*Interpretazione: /gm,
};

/** rules.md and rules.it.md have every claim once, in order, say the same, list our rulings, and nobody cites what is not there. */
export function testRulesReference({ folder, claims, rulings, sources, options }: ReferenceWish): void {
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
  const english = read('rules.md');
  const italian = read('rules.it.md');
  const kinds = new Set(claims.map(kindOf));
  const chapters = [...new Set(claims.map((id) => /^[A-Z]+\d*/.exec(id)?.[0]))];
  const known = new Set(claims);
  /** What is mentioned but is neither a claim nor a chapter; worked examples and data have other letters. */
  const unknownIn = (text: string): string[] =>
    claimIdsIn(text).filter(
      (id) => kinds.has(kindOf(id)) && !known.has(id) && !claims.some((one) => isWithin(one, id)),
    );

  describe.each([
    { name: 'rules.md', reference: english, ruling: RULING.en, end: '## What we ruled' },
    { name: 'rules.it.md', reference: italian, ruling: RULING.it, end: '## Le nostre interpretazioni' },
  ])('$name', ({ reference, ruling, end }) => {
    test('has all chapters and every rule once, in order', () => {
      const written = reference.split('\n').flatMap((line) => claimAtStart(line)?.id ?? []);
      expect(written.filter((id) => kinds.has(kindOf(id)))).toEqual(claims);
      const headings = idsIn(reference, /^## ([A-Z]+\d*) \S/gm).filter((id) => claims.some((one) => isWithin(one, id)));
      expect(headings).toEqual(chapters);
    });

    test('whatever rule it mentions exists', () => {
      expect(unknownIn(reference)).toEqual([]);
    });

    test('every ruling is listed at the end', () => {
      const [body = '', list = ''] = reference.split(end);
      const ruled = idsIn(body, ruling);
      expect(idsIn(list, /^- ([\w.-]+): /gm)).toEqual(ruled);
      expect(ruled.length).toBeGreaterThanOrEqual(rulings);
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
    expect(idsIn(italian, RULING.it)).toEqual(idsIn(english, RULING.en));
  });

  test('whatever rule is mentioned by the code and by the options exists', () => {
    const texts = sources.flatMap((name) =>
      readdirSync(new URL(name, folder))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => read(`${name}${file}`)),
    );
    const cited = new Set(texts.flatMap(claimIdsIn).filter((id) => known.has(id)));
    expect(cited.size).toBeGreaterThan(claims.length / 3);
    expect(texts.flatMap(unknownIn)).toEqual([]);
    for (const { id, rule } of options) expect([id, known.has(rule)]).toEqual([id, true]);
  });
}
