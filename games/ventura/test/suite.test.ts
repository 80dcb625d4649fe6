/** The suite every game passes (DESIGN 6), in its short form; `npm run soak` runs the full figures. */

import { setupsOf } from '@condotta/kernel/suite';
import { testGolden, testSuite } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { ventura } from '../index.ts';
import { brawl } from './brawl.ts';
import { ventura as pinned } from './pinned.ts';

testSuite({ title: 'the suite', game: ventura, seed: 'ci' });

testSuite({ title: 'the suite, Army beside Army', game: brawl, seed: 'brawl', part: 1 / 3 });

test('all seat counts and options are tried', () => {
  expect(setupsOf(ventura).length).toBe(64);
  expect(new Set(setupsOf(ventura).map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
});

/** On pinned components: tuning must not change what the rules make of a game. */
testGolden(new URL(import.meta.url), [
  { name: 'ventura-2', game: pinned, seats: 2 },
  { name: 'ventura-3', game: pinned, seats: 3 },
  { name: 'ventura-4', game: pinned, seats: 4 },
  { name: 'brawl-3', game: brawl, seats: 3 },
]);
