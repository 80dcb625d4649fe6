import { range } from '@condotta/kernel';
import { testRulesReference } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { claims } from '../claims.ts';
import { options } from '../options.ts';

/** Rules in each of the 17 chapters. */
const COUNTS = [13, 11, 26, 9, 7, 8, 18, 13, 8, 26, 19, 19, 18, 8, 7, 6, 8];

test('the list of claims is complete', () => {
  expect(claims).toEqual(COUNTS.flatMap((count, i) => range(count).map((n) => `R${i + 1}.${n + 1}`)));
});

testRulesReference({
  folder: new URL('../', import.meta.url),
  claims,
  rulings: 62,
  sources: ['./', 'rules/', 'components/'],
  options,
});
