/**
 * Tables of older rules. Version 4 differs from 3 by the Melee of one Unit: a table in which it has not fought goes on. In version 3
 * La Palice starts in A1, the League's Order cards are its own, and who rejects a Wait says what he wants before he sees the unissued
 * Orders: a table of version 1 or 2 cannot go on, but it is not lost.
 */

import { readFileSync } from 'node:fs';
import { openRecord } from '@condotta/kernel/host';
import { expect, test } from 'vitest';
import { ravenna } from '../index.ts';

const recorded = (version: string): unknown =>
  JSON.parse(readFileSync(new URL(`records/rules-${version}.json`, import.meta.url), 'utf8'));

test.each(['1', '2'])('a table begun under version %s can be looked at and exported', (version) => {
  const record = recorded(version);
  const opened = openRecord(record, [ravenna]);
  if (!opened.ok || opened.value.kind !== 'closed') throw new Error('it should be closed');
  const { world, engine, why } = opened.value;
  expect(opened.value.record).toEqual(record);
  expect(why[0]?.text).toContain(`version ${version} of the rules`);
  if (!world) throw new Error('there is nothing to look at');
  expect(engine.game.view(engine.table(world), world, 0)).toMatchObject({ turn: expect.any(Number) });
});

test('the last position of a table of version 2 is shown as it was left', () => {
  const opened = openRecord(recorded('2'), [ravenna]);
  if (!opened.ok || opened.value.kind !== 'closed') throw new Error('it should be closed');
  const { record, world } = opened.value;
  expect(world).toEqual(record.waypoints?.at(-1)?.world);
});
