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
import { monferrato } from '../index.ts';
import { brawl, siege } from './grounds.ts';

test.each(propertiesOf(SHORT))('the suite: $name', (property, count) => {
  const report = attempt(property, monferrato, { seed: `ci/${property.name}`, count });
  const { shrunk } = findingOf(property, monferrato, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
  expect(report.count).toBeGreaterThanOrEqual(count);
});

test.each(propertiesOf(SHORT))('the suite, before Casale: $name', (property, count) => {
  const report = attempt(property, siege, { seed: `siege/${property.name}`, count: count / 2 });
  const { shrunk } = findingOf(property, siege, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
});

test.each(propertiesOf(SHORT))('the suite, in a crowd: $name', (property, count) => {
  const report = attempt(property, brawl, { seed: `brawl/${property.name}`, count: count / 2 });
  const { shrunk } = findingOf(property, brawl, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
});

test('both readings of both options are tried', () => {
  expect(setupsOf(monferrato).length).toBe(4);
});

/** CONDOTTA_GOLDEN=1 writes them anew. */
test.each([
  { name: 'mantua', game: monferrato },
  { name: 'brawl', game: brawl },
])('the golden game $name reads as it always did', ({ name, game }) => {
  const [setup] = setupsOf(game);
  if (!setup) throw new Error('no set-up');
  const file = new URL(`golden/${name}.txt`, import.meta.url);
  const found = goldenText(game, setup, `golden/${name}`);
  if (process.env['CONDOTTA_GOLDEN']) writeFileSync(file, found);
  expect(firstDifference(readFileSync(file, 'utf8'), found)).toBe(null);
});
