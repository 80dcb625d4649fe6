/** Tables of older rules. Version 5 begins with another purse than 4: a table of version 4 cannot go on, but it is not lost. */

import { readFileSync } from 'node:fs';
import { openRecord } from '@condotta/kernel/host';
import { expect, test } from 'vitest';
import { venterra } from '../index.ts';

test('a table begun under version 4 can be looked at as it was left, and exported', () => {
  const record: unknown = JSON.parse(readFileSync(new URL('records/rules-4.json', import.meta.url), 'utf8'));
  const opened = openRecord(record, [venterra]);
  if (!opened.ok || opened.value.kind !== 'closed') throw new Error('it should be closed');
  const { world, engine, why } = opened.value;
  expect(opened.value.record).toEqual(record);
  expect(why[0]?.text).toContain('version 4 of the rules');
  if (!world) throw new Error('there is nothing to look at');
  expect(world).toEqual(opened.value.record.waypoints?.at(-1)?.world);
  expect(engine.game.view(engine.table(world), world, 0)).toMatchObject({ round: expect.any(Number) });
});
