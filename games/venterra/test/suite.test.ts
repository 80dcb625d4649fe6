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
import { venterra } from '../index.ts';
import { brawl } from './brawl.ts';

test.each(propertiesOf(SHORT))('the suite: $name', (property, count) => {
  const report = attempt(property, venterra, { seed: `ci/${property.name}`, count });
  const { shrunk } = findingOf(property, venterra, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
  expect(report.count).toBeGreaterThanOrEqual(count);
});

test.each(propertiesOf(SHORT))('the suite, armies in contact: $name', (property, count) => {
  const report = attempt(property, brawl, { seed: `brawl/${property.name}`, count: count / 2 });
  const { shrunk } = findingOf(property, brawl, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
});

test('all seat counts, both maps and all options are tried', () => {
  const setups = setupsOf(venterra);
  expect(new Set(setups.map(({ seats, scenario }) => `${seats} ${scenario}`)).size).toBe(8);
  for (const { id, values } of venterra.options)
    expect(new Set(setups.map(({ options }) => options[id]))).toEqual(new Set(values));
});

/** CONDOTTA_GOLDEN=1 writes them anew. */
test.each([
  { name: 'venterra-3', game: venterra, seats: 3 },
  { name: 'brawl-5', game: brawl, seats: 5 },
])('the golden game $name reads as it always did', ({ name, game, seats }) => {
  const setup = setupsOf(game).find((one) => one.seats === seats);
  if (!setup) throw new Error(`no set-up for ${seats}`);
  const file = new URL(`golden/${name}.txt`, import.meta.url);
  const found = goldenText(game, setup, `golden/${seats}`);
  if (process.env['CONDOTTA_GOLDEN']) writeFileSync(file, found);
  expect(firstDifference(readFileSync(file, 'utf8'), found)).toBe(null);
});
