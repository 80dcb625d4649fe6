import { readFileSync } from 'node:fs';
import { range } from '@condotta/kernel';
import { testRulesReference } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { BUILT_IN, specialText } from '../components/index.ts';
import { options } from '../options.ts';

/** Rules in each of the 33 chapters. */
const COUNTS = [
  9, 11, 9, 14, 9, 13, 7, 5, 4, 6, 4, 4, 7, 8, 6, 3, 11, 9, 11, 7, 6, 8, 6, 8, 9, 4, 5, 6, 4, 8, 4, 11, 5,
];

test('the list of claims is complete', () => {
  expect(claims).toEqual(COUNTS.flatMap((count, i) => range(count).map((n) => `V${i + 1}.${n + 1}`)));
});

testRulesReference({ folder: new URL('../', import.meta.url), claims, rulings: 61, sources: ['rules/'], options });

test.each([
  ['en', 'rules.md'],
  ['it', 'rules.it.md'],
] as const)('every Event and every Captain with a text is described in %s as the cards say it', (language, file) => {
  const reference = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n');
  const texts = BUILT_IN.cards.filter((card) => card.kind === 'event' || (card.kind === 'captain' && card.talent));
  for (const card of texts) {
    const name = card.name[language];
    const line = reference.find((one) => one.startsWith(`- **${name}**`)) ?? '';
    expect([name, line.endsWith(`: ${specialText(card, language)}`)]).toEqual([name, true]);
    if (card.kind !== 'event') continue;
    const copies = BUILT_IN.cards.filter((other) => other.kind === 'event' && other.type === card.type).length;
    const [, given, cost] = /\((\d+) .*, \D+ (\d+)\)/.exec(line) ?? [];
    expect([name, Number(given), Number(cost)]).toEqual([name, copies, card.cost]);
  }
});
