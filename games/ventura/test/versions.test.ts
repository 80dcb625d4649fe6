/** A table of older rules: rules-1.json was played with a deck that took points (V29.3), up to its fifth round. */

import { readFileSync } from 'node:fs';
import { eyesOf } from '@condotta/kernel';
import { openRecord, verifyRecord } from '@condotta/kernel/host';
import { expect, test } from 'vitest';
import { ventura } from '../index.ts';

const record: unknown = JSON.parse(readFileSync(new URL('records/rules-1.json', import.meta.url), 'utf8'));

test('a table begun under version 1 is closed: it says where the rules part, and shows the position up to there', () => {
  const opened = openRecord(record, [ventura]);
  if (!opened.ok || opened.value.kind !== 'closed') throw new Error(JSON.stringify(opened));
  const { why, world, engine } = opened.value;
  expect(why.map(({ path }) => path)).toEqual(['rules', 'entries[53]']);
  expect(opened.value.record).toEqual(record);
  if (!world) throw new Error('nothing to look at');
  expect(engine.game.view(engine.table(world), world, eyesOf(1))).toMatchObject({ round: 2 });
});

test('its dice can still be recomputed, its steps not', () => {
  expect(verifyRecord(record, [ventura])).toMatchObject({
    verdict: 'doubtful',
    steps: null,
    doubts: [{ kind: 'unchecked' }, { kind: 'nonces' }, { kind: 'unfinished' }],
  });
});
