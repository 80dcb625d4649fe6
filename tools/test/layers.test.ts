import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const TOOL = join(import.meta.dirname, '..', 'layers.mjs');

let house: string;
beforeEach(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'condotta-layers-')));
  plant(
    'kernel/package.json',
    '{ "name": "@condotta/kernel", "type": "module", "exports": { ".": "./index.ts", "./host": "./host.ts" } }',
  );
  plant('kernel/index.ts', "export * from './list.ts';\n");
  plant('kernel/host.ts', "export * from './match.ts';\n");
  plant(
    'kernel/match.ts',
    'export interface Match { state: number }\nexport const openMatch = () => ({ state: 1 });\n',
  );
  plant('kernel/list.ts', 'export const first = (list: number[]) => list[0];\n');
  plant('games/index.ts', "export * from './one/member.ts';\n");
  plant('games/one/member.ts', "export * from './index.ts';\n");
  plant('games/one/board/Board.ts', "import { at } from '../field.ts';\nexport const draw = at;\n");
  plant('games/one/field.ts', 'export const at = 1;\n');
  plant('games/one/index.ts', "import { first } from '@condotta/kernel';\nexport const one = first([1]);\n");
  plant('games/two/index.ts', 'export const two = 2;\n');
  plant(
    'minds/index.ts',
    "import { first } from '@condotta/kernel';\nexport const f = (m: { state: number }) => first([m.state]);\n",
  );
  plant(
    'cli/main.ts',
    "import { readFileSync } from 'node:fs';\nimport { f } from '../minds/index.ts';\nf({ state: readFileSync.length });\n",
  );
  mkdirSync(join(house, 'node_modules/@condotta'), { recursive: true });
  symlinkSync(join(house, 'kernel'), join(house, 'node_modules/@condotta/kernel'), 'junction');
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

function plant(name: string, text: string): void {
  mkdirSync(dirname(join(house, name)), { recursive: true });
  writeFileSync(join(house, name), text);
}

function layers(): { code: number | null; found: string[] } {
  const { status, stderr } = spawnSync(process.execPath, [TOOL, house], { encoding: 'utf8' });
  return { code: status, found: stderr.split('\n').filter((line) => line !== '') };
}

describe('layers', () => {
  test('a house in order passes', () => {
    expect(layers()).toEqual({ code: 0, found: [] });
  });

  test('an empty house does not: something must have been checked', () => {
    for (const room of ['kernel', 'games', 'minds', 'cli']) rmSync(join(house, room), { recursive: true });
    expect(layers().code).toBe(1);
  });

  test('every wrong import is found, and named by its rule', () => {
    plant('kernel/up.ts', "import { two } from '../games/two/index.ts';\nexport const up = two;\n");
    plant('kernel/node.ts', "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n");
    plant('kernel/round-a.ts', "import { b } from './round-b.ts';\nexport const a = (): number => b();\n");
    plant('kernel/round-b.ts', "import { a } from './round-a.ts';\nexport const b = (): number => a();\n");
    plant('games/one/side.ts', "import { two } from '../two/index.ts';\nexport const side = two;\n");
    plant('games/one/types.ts', "import type { f } from '../../minds/index.ts';\nexport type F = typeof f;\n");
    plant('games/one/package.ts', "import * as fc from 'fast-check';\nexport const x = fc;\n");
    plant('games/one/test/a.test.ts', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n");
    plant('games/one/board/cheat.ts', "import { one } from '../index.ts';\nexport const rules = one;\n");
    plant('games/one/terminal/cheat.ts', "import { one } from '../index.ts';\nexport const rules = one;\n");
    plant('games/list.ts', "export * from './two/index.ts';\n");
    plant('kit/game.ts', "export * from '../games/two/index.ts';\n");
    plant('games/one/tested.ts', "import { x } from './test/a.test.ts';\nexport const y = x;\n");
    plant('minds/peek.ts', "import { openMatch } from '../kernel/match.ts';\nexport const peek = openMatch;\n");
    plant('minds/sly.ts', "import { openMatch as o } from '@condotta/kernel/host';\nexport const sly = o;\n");
    plant(
      'games/one/mind/peek.ts',
      "import { openMatch } from '../../../kernel/match.ts';\nexport const peek = openMatch;\n",
    );
    plant('games/one/mind/sly.ts', "import { openMatch as o } from '@condotta/kernel/host';\nexport const sly = o;\n");
    plant('minds/all.ts', "import * as host from '@condotta/kernel/host';\nexport const all = host;\n");
    plant('kernel/index.ts', "export * from './list.ts';\nexport * from './match.ts';\n");
    plant(
      'minds/test/play.test.ts',
      "import { openMatch } from '@condotta/kernel/host';\nexport const play = openMatch;\n",
    );
    plant('cli/syntax/eager.ts', "import { one } from '../../games/one/index.ts';\nexport const eager = one;\n");
    plant('cli/syntax/later.ts', "export const later = () => import('../main.ts');\n");
    plant('minds/down.ts', "import '../cli/main.ts';\n");
    const { code, found } = layers();
    expect(code).toBe(1);
    const rules = found.map((line) => line.split(' ').slice(0, 2).join(' ')).sort();
    expect([...new Set(rules)]).toEqual([
      'a-board-knows-no-rules: games/one/board/cheat.ts',
      'a-drawing-in-characters-knows-no-rules: games/one/terminal/cheat.ts',
      'a-game-knows-no-other: games/one/side.ts',
      'a-game-knows-no-other: games/one/types.ts',
      'every-import-resolves: games/one/package.ts',
      'help-loads-no-game: cli/syntax/eager.ts',
      'kernel-depends-on-nothing: kernel/up.ts',
      'minds-never-see-the-true-state: games/one/mind/peek.ts',
      'minds-never-see-the-true-state: games/one/mind/sly.ts',
      'minds-never-see-the-true-state: kernel/index.ts',
      'minds-never-see-the-true-state: minds/all.ts',
      'minds-never-see-the-true-state: minds/peek.ts',
      'minds-never-see-the-true-state: minds/sly.ts',
      'minds-stand-on-games: minds/down.ts',
      'no-circles: kernel/round-a.ts',
      'nothing-imports-tests: games/one/tested.ts',
      'pure-rooms-import-nothing-foreign: games/one/package.ts',
      'pure-rooms-import-nothing-foreign: games/one/types.ts',
      'pure-rooms-import-nothing-foreign: kernel/node.ts',
      'the-kit-knows-no-game: kit/game.ts',
      'the-shelf-knows-the-games: games/list.ts',
    ]);
  });

  test('types may go round in a circle', () => {
    plant('kernel/x.ts', "import type { Y } from './y.ts';\nexport interface X { y?: Y }\n");
    plant('kernel/y.ts', "import type { X } from './x.ts';\nexport interface Y { x?: X }\n");
    expect(layers()).toEqual({ code: 0, found: [] });
  });
});
