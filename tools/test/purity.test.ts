import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const TOOL = join(import.meta.dirname, '..', 'purity.mjs');

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'condotta-purity-'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

function plant(name: string, text: string): void {
  mkdirSync(dirname(join(house, name)), { recursive: true });
  writeFileSync(join(house, name), text);
}

function purity(): { code: number | null; found: string[] } {
  const { status, stderr } = spawnSync(process.execPath, [TOOL, house], { encoding: 'utf8' });
  return { code: status, found: stderr.split('\n').filter((line) => line !== '') };
}

describe('purity', () => {
  test('an empty house is not a pure one: something must have been checked', () => {
    expect(purity().code).toBe(1);
  });

  const PLANTED = [
    ['Math.random', 'export const x = Math.random();'],
    ['Math', "export const x = Math['random']();"],
    ['Math', 'const { random } = Math; export const x = random();'],
    ['Math', 'const m = Math; export const x = m.random();'],
    ['Date', 'export const x = Date.now();'],
    ['Date', 'export const x = new Date();'],
    ['Date', 'export interface X { at: Date }'],
    ['performance', 'export const x = performance.now();'],
    ['setTimeout', 'export const f = (g: () => void) => setTimeout(g, 1);'],
    ['process', 'export const x = process.env;'],
    ['process', 'export const x = { process };'],
    ['process', 'export function f(process: string) { return process; }\nexport const x = process.argv;'],
    ['fetch', "export const x = fetch('/');"],
    ['console', "export const f = () => console.log('x');"],
    ['globalThis', "export const x = globalThis['Da' + 'te'];"],
    ['require', "export const x = require('node:fs');"],
    ['import()', "export const x = import('./y.ts');"],
    ['import.meta', 'export const x = import.meta.url;'],
    ['...t', 'export const f = (t: { s: number }) => ({ ...t, s: 1 });'],
  ] as const;

  test('whatever reaches outside is found, at its line', () => {
    plant('kernel/clean.ts', 'export const one = 1;\n');
    PLANTED.forEach(([, text], i) => {
      plant(`games/some/rules/${i}.ts`, `\n${text}`);
    });
    const { code, found } = purity();
    expect(code).toBe(1);
    expect(found).toHaveLength(PLANTED.length);
    PLANTED.forEach(([what, text], i) => {
      const line = text.split('\n').length + 1;
      expect(
        found.find((finding) => finding.startsWith(`games/some/rules/${i}.ts:${line} `)),
        text,
      ).toContain(what);
    });
  });

  test('comments, strings and names of our own are left alone', () => {
    plant(
      'kernel/clean.ts',
      [
        '// Math.random, Date, console.log and process are forbidden',
        '/** @see performance */',
        "export const text = 'Math.random() Date process';",
        'export const more = `Date console`;',
        'export interface Turn { process: string; Date: number; self: number }',
        'export const f = (turn: Turn) => turn.process + turn.Date + Math.floor(turn.self) + Math.PI;',
        'export const g = ({ process, Date: at }: Turn) => process + at;',
        'export type Row = readonly [window: string, self?: number];',
        'export const row = ([window, self]: Row) => ({ window, self });',
        'export const late = (turn: Turn) => { let x; ({ process: x } = turn); window: for (;;) break window; return x; };',
        'export class Clock { process = 1; get Date() { return this.process; } console() { return this.Date; } }',
        'export const table = { Date: 1, process: 2, require: 3, fetch: 4 };',
        "import { fetch as take } from './other.ts';",
        "export { process } from './other.ts';",
        'export function require(self: number) { return take(self); }',
        'export const h = () => require(1);',
      ].join('\n'),
    );
    expect(purity()).toEqual({ code: 0, found: [] });
  });

  test('tests and boards are not looked at, nor is any other room', () => {
    plant('kernel/clean.ts', 'export const one = 1;');
    for (const room of ['kernel/test', 'games/some/test', 'games/some/board', 'minds']) {
      plant(`${room}/x.ts`, 'export const x = Date.now();');
    }
    expect(purity()).toEqual({ code: 0, found: [] });
  });
});
