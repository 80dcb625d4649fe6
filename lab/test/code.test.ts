import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprintOf, ROOMS } from '../code.ts';
import { temporary } from './help.ts';

const HOUSE = join(import.meta.dirname, '..', '..');

/** A house with a line in each of its rooms, and with these files as well. */
function houseWith(files: Readonly<Record<string, string>>): string {
  const house = temporary('house');
  for (const [name, text] of Object.entries({
    ...Object.fromEntries(ROOMS.map((room) => [`${room}/a.ts`, 'one\n'])),
    ...files,
  })) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
  return house;
}

test.each([...ROOMS])('sources that differ in %s are not the same', (room) => {
  expect(fingerprintOf(houseWith({ [`${room}/a.ts`]: 'two\n' }))).not.toBe(fingerprintOf(houseWith({})));
  expect(fingerprintOf(houseWith({ [`${room}/deep/b.json`]: '{}' }))).not.toBe(fingerprintOf(houseWith({})));
});

test('where they lie, their line ends, their tests and what only draws make no difference', () => {
  const same = [
    houseWith({ 'kit/a.ts': 'one\r\n' }),
    houseWith({ 'games/ventura/test/a.ts': 'x', 'games/ventura/board/b.ts': 'x', 'kernel/suite/c.ts': 'x' }),
    houseWith({ 'pieces/a.ts': 'x', 'web/a.ts': 'x', 'kernel/notes.md': 'x' }),
  ];
  const copy = temporary('copy');
  cpSync(houseWith({}), copy, { recursive: true });
  for (const house of [...same, copy]) expect(fingerprintOf(house)).toBe(fingerprintOf(houseWith({})));
});

test('every room that the lab stands on counts, but for the one that draws', () => {
  const reached = new Set(['lab']);
  for (const room of reached) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(HOUSE, room, 'package.json'), 'utf8')) as {
      dependencies?: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(dependencies)) if (name.startsWith('@condotta/')) reached.add(name.slice(10));
  }
  reached.delete('pieces');
  expect([...reached].sort()).toEqual([...ROOMS].sort());
});
