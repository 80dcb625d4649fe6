import { readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '@condotta/kernel';
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

export interface SuiteWish {
  readonly title: string;
  readonly game: AnyGame;
  readonly seed: string;
  /** How much of the short form is played; left out: all. */
  readonly part?: number;
}

/** The suite every game passes (DESIGN 6), in its short form; `npm run soak` runs the full figures. */
export function testSuite({ title, game, seed, part = 1 }: SuiteWish): void {
  test.each(propertiesOf(SHORT))(`${title}: $name`, (property, count) => {
    const report = attempt(property, game, { seed: `${seed}/${property.name}`, count: count * part });
    const { shrunk } = findingOf(property, game, report, 200);
    expect(shrunk ? explain(shrunk) : 'nothing').toBe('nothing');
    expect(report.count).toBeGreaterThanOrEqual(Math.floor(count * part));
  });
}

/** Whole games in golden/NAME.txt below a folder. The components should be pinned. CONDOTTA_GOLDEN=1 writes them anew. */
export function testGolden(
  folder: URL,
  games: readonly { readonly name: string; readonly game: AnyGame; readonly seats: number }[],
): void {
  test.each(games)('the golden game $name reads as it always did', ({ name, game, seats }) => {
    const setup = setupsOf(game).find((one) => one.seats === seats);
    if (!setup) throw new Error(`no set-up for ${seats}`);
    const file = new URL(`golden/${name}.txt`, folder);
    const found = goldenText(game, setup, `golden/${seats}`);
    if (process.env['CONDOTTA_GOLDEN']) writeFileSync(file, found);
    expect(firstDifference(readFileSync(file, 'utf8'), found)).toBe(null);
  });
}
