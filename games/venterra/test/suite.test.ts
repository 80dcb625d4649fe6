/** The suite every game passes (DESIGN 6), in its short form; `npm run soak` runs the full figures. */

import { setupsOf } from '@condotta/kernel/suite';
import { testGolden, testSuite } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { venterra } from '../index.ts';
import { brawl } from './brawl.ts';

testSuite({ title: 'the suite', game: venterra, seed: 'ci' });

testSuite({ title: 'the suite, armies in contact', game: brawl, seed: 'brawl', part: 1 / 2 });

test('all seat counts, both maps and all options are tried', () => {
  const setups = setupsOf(venterra);
  expect(new Set(setups.map(({ seats, scenario }) => `${seats} ${scenario}`)).size).toBe(8);
  for (const { id, values } of venterra.options)
    expect(new Set(setups.map(({ options }) => options[id]))).toEqual(new Set(values));
});

testGolden(new URL(import.meta.url), [
  { name: 'venterra-3', game: venterra, seats: 3 },
  { name: 'brawl-5', game: brawl, seats: 5 },
]);
