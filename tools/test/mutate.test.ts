/** `npm run mutate` itself takes too long for a test: this is what it counts with. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS } from '../mutate/rooms.ts';
import { EQUIVALENTS, reportOf, scoreOf, type Tested } from '../mutate/score.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test.each(Object.entries(ROOMS))('%s has sources and tests, also without those that are left out', (_, room) => {
  const { mutate, tests, without = [] } = room;
  for (const glob of [...mutate, ...tests, ...without])
    expect([glob, globSync(glob, { cwd: ROOT }).length > 0]).toEqual([glob, true]);
  const left = new Set(globSync([...without], { cwd: ROOT }));
  expect(globSync([...tests], { cwd: ROOT }).filter((file) => !left.has(file))).not.toEqual([]);
});

test('what is called equivalent still stands in its file, and has a reason', () => {
  expect(EQUIVALENTS).not.toEqual([]);
  for (const { file, was, reason } of EQUIVALENTS) {
    expect([file, was, readFileSync(join(ROOT, file), 'utf8').includes(was)]).toEqual([file, was, true]);
    expect(reason).not.toBe('');
  }
});

test('the score counts what was noticed of what could be', () => {
  const tested = (status: string): Tested => ({ file: 'a.ts', line: 3, was: '<', is: '<=', status });
  const score = scoreOf(
    'kernel',
    ['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'RuntimeError'].map(tested),
  );
  expect(score).toMatchObject({ tried: 5, noticed: 3, equivalent: 0 });
  expect(reportOf([score]).split('\n')).toEqual([
    'Survived: a.ts:3 < -> <=',
    'NoCoverage: a.ts:3 < -> <=',
    'room                tried    noticed equivalent      score',
    'kernel                  5          3          0       60 %',
  ]);
});
