/** The suite every game passes (DESIGN 6), in its short form; `npm run soak` runs the full figures. */

import { setupsOf } from '@condotta/kernel/suite';
import { testGolden, testSuite } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { monferrato } from '../index.ts';
import { brawl, siege } from './grounds.ts';

testSuite({ title: 'the suite', game: monferrato, seed: 'ci' });

testSuite({ title: 'the suite, before Casale', game: siege, seed: 'siege', part: 1 / 2 });

testSuite({ title: 'the suite, in a crowd', game: brawl, seed: 'brawl', part: 1 / 2 });

test('both readings of both options are tried', () => {
  expect(setupsOf(monferrato).length).toBe(4);
});

testGolden(new URL(import.meta.url), [
  { name: 'mantua', game: monferrato, seats: 2 },
  { name: 'brawl', game: brawl, seats: 2 },
]);
