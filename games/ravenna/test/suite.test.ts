/** The suite every game passes (DESIGN 6), in its short form; `npm run soak` runs the full figures. */

import { readFileSync, writeFileSync } from 'node:fs';
import {
  attempt,
  explain,
  findingOf,
  firstDifference,
  goldenText,
  propertiesOf,
  SHORT,
  setupsOf,
} from '@condotta/kernel/suite';
import { expect, test } from 'vitest';
import { ravenna, withParts } from '../index.ts';
import { ravenna as pinned } from './table.ts';

test.each(propertiesOf(SHORT))('the suite: $name', (property, count) => {
  const report = attempt(property, ravenna, { seed: `ci/${property.name}`, count });
  const { shrunk } = findingOf(property, ravenna, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
  expect(report.count).toBeGreaterThanOrEqual(count);
});

/**
 * Random Chiefs ruin their side in a few turns, before the armies meet. Here they have Moral to spare, the armies stand close,
 * and several Commanders may wait, so that what is rare elsewhere is common.
 */
const brawl = withParts({
  ...pinned.parts,
  moral: 300,
  orderDeck: ['P', 'A', 'A', 'M', 'W', 'W'],
  units: pinned.parts.units.map((unit) => ({
    ...unit,
    start: `${unit.start.charAt(0)}${Number(unit.start.charAt(1)) + (unit.commander < 3 ? 1 : -1)}`,
  })),
});

test.each(propertiesOf(SHORT))('the suite, hand to hand: $name', (property, count) => {
  const report = attempt(property, brawl, { seed: `brawl/${property.name}`, count: count / 2 });
  const { shrunk } = findingOf(property, brawl, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
});

test('all seat counts and ways to share them are tried', () => {
  expect(setupsOf(ravenna).length).toBe(15);
  expect(new Set(setupsOf(ravenna).map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
});

/** On pinned components: tuning must not change what the rules make of a game. CONDOTTA_GOLDEN=1 writes them anew. */
test.each([
  { name: 'ravenna-2', game: pinned, seats: 2 },
  { name: 'ravenna-4', game: pinned, seats: 4 },
  { name: 'ravenna-6', game: pinned, seats: 6 },
  { name: 'brawl-3', game: brawl, seats: 3 },
])('the golden game $name reads as it always did', ({ name, game, seats }) => {
  const setup = setupsOf(game).find((one) => one.seats === seats);
  if (!setup) throw new Error(`no set-up for ${seats}`);
  const file = new URL(`golden/${name}.txt`, import.meta.url);
  const found = goldenText(game, setup, `golden/${seats}`);
  if (process.env['CONDOTTA_GOLDEN']) writeFileSync(file, found);
  expect(firstDifference(readFileSync(file, 'utf8'), found)).toBe(null);
});
