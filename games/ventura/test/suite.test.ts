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
import { ventura } from '../index.ts';
import { ventura as pinned } from './pinned.ts';

test.each(propertiesOf(SHORT))('the suite: $name', (property, count) => {
  const report = attempt(property, ventura, { seed: `ci/${property.name}`, count });
  const { shrunk } = findingOf(property, ventura, report, 200);
  expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
  expect(report.count).toBeGreaterThanOrEqual(count);
});

test('all seat counts and options are tried', () => {
  expect(setupsOf(ventura).length).toBe(64);
  expect(new Set(setupsOf(ventura).map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
});

/** On pinned components: tuning must not change what the rules make of a game. CONDOTTA_GOLDEN=1 writes them anew. */
test.each([2, 3, 4])('a golden game of %i players reads as it always did', (seats) => {
  const setup = setupsOf(pinned).find((one) => one.seats === seats);
  if (!setup) throw new Error(`no set-up for ${seats}`);
  const file = new URL(`golden/ventura-${seats}.txt`, import.meta.url);
  const found = goldenText(pinned, setup, `golden/${seats}`);
  if (process.env['CONDOTTA_GOLDEN']) writeFileSync(file, found);
  expect(firstDifference(readFileSync(file, 'utf8'), found)).toBe(null);
});
