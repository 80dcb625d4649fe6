import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bench, FIGURES, writeResults } from '../index.ts';
import { largestSnapshot, mixedSetup } from '../ventura.ts';

describe('bench', () => {
  test('a quick run gives every figure, and can be written down', async () => {
    const steps: number[] = [];
    const report = await bench({ quick: true, onProgress: ({ done, total }) => steps.push(done / total) });
    expect(Object.keys(report.results)).toEqual(FIGURES);
    for (const figure of Object.values(report.results)) expect(figure).toBeGreaterThan(0);
    expect(steps.at(-1)).toBe(1);
    expect(report.targets.map(({ id }) => id)).toEqual([
      'ventura.decisions',
      'ventura.copies',
      'ventura.snapshot',
      'boardgameio.moves.ratio',
    ]);

    const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'condotta-bench-')), 'results.md'));
    expect(writeResults(report, file, new Date('2026-11-15')).ok).toBe(true);
    const text = readFileSync(file, 'utf8');
    for (const part of ['2026-11-15', 'boardgame.io 0.50.2', `node ${process.versions.node}`, ...FIGURES])
      expect(text).toContain(part);
  });

  test('measures only what is wanted', async () => {
    const { results } = await bench({ quick: true, only: ['ventura.copies', 'ventura.snapshot'] });
    expect(Object.keys(results)).toEqual(['ventura.copies', 'ventura.snapshot']);
  });

  test('says so when the results cannot be written', () => {
    const nowhere = pathToFileURL('/no/such/folder/results.md');
    expect(writeResults({ results: {}, spread: {}, targets: [] }, nowhere)).toMatchObject({ ok: false });
  });
});

describe('ventura', () => {
  test('a snapshot stays within 8 kB', () => {
    expect(largestSnapshot(12)).toBeLessThanOrEqual(8192);
  });

  test('all seat counts and all values of all options come up', () => {
    const setups = Array.from({ length: 96 }, (_, game) => JSON.stringify(mixedSetup(game)));
    expect(new Set(setups).size).toBe(96);
  });
});
