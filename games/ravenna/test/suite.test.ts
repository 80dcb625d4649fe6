/** The suite every game passes (DESIGN 6), in its short form; `npm run soak` runs the full figures. */

import { setupsOf } from '@condotta/kernel/suite';
import { testGolden, testSuite } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import type { Order } from '../components/index.ts';
import { ravenna, withComponents } from '../index.ts';
import { ravenna as pinned } from './table.ts';

testSuite({ title: 'the suite', game: ravenna, seed: 'ci' });

/**
 * Random Chiefs ruin their side in a few turns, before the armies meet. Here they have Moral to spare, the armies stand close,
 * and several Commanders may wait, so that what is rare elsewhere is common.
 */
const PATIENT: readonly Order[] = ['P', 'A', 'A', 'M', 'W', 'W'];
const brawl = withComponents({
  ...pinned.components,
  moral: 300,
  orderDecks: [PATIENT, PATIENT],
  units: pinned.components.units.map((unit) => ({
    ...unit,
    start: `${unit.start.charAt(0)}${Number(unit.start.charAt(1)) + (unit.commander < 3 ? 1 : -1)}`,
  })),
});

testSuite({ title: 'the suite, hand to hand', game: brawl, seed: 'brawl', part: 1 / 2 });

test('all seat counts and ways to share them are tried', () => {
  expect(setupsOf(ravenna).length).toBe(15);
  expect(new Set(setupsOf(ravenna).map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
});

/** On pinned components: tuning must not change what the rules make of a game. */
testGolden(new URL(import.meta.url), [
  { name: 'ravenna-2', game: pinned, seats: 2 },
  { name: 'ravenna-4', game: pinned, seats: 4 },
  { name: 'ravenna-6', game: pinned, seats: 6 },
  { name: 'brawl-3', game: brawl, seats: 3 },
]);
