import { readFileSync } from 'node:fs';
import type { AnyGame } from '@condotta/kernel';
import { openRecord } from '@condotta/kernel/host';
import { expect, test } from 'vitest';

/**
 * A table of older rules, kept as records/rules-VERSION.json below a folder: it cannot go on, but it is not lost. `shows`: what its view has
 * by which somebody sees where the game was.
 */
export function testClosedTable(game: AnyGame, version: string, folder: URL | string, shows: string): void {
  test(`a table begun under version ${version} can be looked at as it was left, and exported`, () => {
    const record: unknown = JSON.parse(readFileSync(new URL(`records/rules-${version}.json`, folder), 'utf8'));
    const opened = openRecord(record, [game]);
    if (!opened.ok || opened.value.kind !== 'closed') throw new Error('it should be closed');
    const { world, engine, why } = opened.value;
    expect(opened.value.record).toEqual(record);
    expect(why[0]?.text).toContain(`version ${version} of the rules`);
    if (!world) throw new Error('there is nothing to look at');
    expect(world).toEqual(opened.value.record.waypoints?.at(-1)?.world);
    expect(engine.game.view(engine.table(world), world, 0)).toMatchObject({ [shows]: expect.any(Number) });
  });
}
