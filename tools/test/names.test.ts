/** A new game touches the two lists, and no other code outside its folder: nothing there may know a game by its name. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** What speaks of a game on purpose. */
const ALLOWED: Readonly<Record<string, string>> = {
  'cli/main.ts': 'examples in the help',
  'cli/syntax/': 'examples in the help',
  'bench/web.ts': 'measures the page with one game, always the same',
  'tools/mutate/': 'which sources are changed to try the tests',
  'tools/screenshots.ts': 'pictures of chosen moments',
};

const ids = globSync('games/*/', { cwd: ROOT }).map((folder) => folder.replaceAll('\\', '/').split('/')[1] ?? '');
const names = new RegExp(`(?<![a-z])(${ids.join('|')})`, 'i');

/** Tests may choose a game to try things on. */
const sources = globSync('{*.{ts,json,cjs},*/**/*.{ts,tsx,mjs,css,html,json}}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '.*/**', 'games/*/**', '**/test/**', 'web/e2e/**'],
}).map((file) => file.replaceAll('\\', '/'));

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('no code outside a game’s folder names it, but the two lists', () => {
  const naming = sources.filter((file) => names.test(withoutComments(readFileSync(join(ROOT, file), 'utf8'))));
  const unexpected = naming.filter((file) => !Object.keys(ALLOWED).some((allowed) => file.startsWith(allowed)));
  expect(unexpected.sort()).toEqual(['games/index.ts', 'games/page.ts']);
});

test('the rooms are all looked at', () => {
  expect(ids).toEqual(expect.arrayContaining(['ravenna', 'ventura']));
  for (const room of ['kernel', 'kit', 'keeper', 'pieces', 'minds', 'lab', 'bench', 'cli', 'web', 'tools'])
    expect(sources.filter((file) => file.startsWith(`${room}/`)).length, room).toBeGreaterThan(2);
});
