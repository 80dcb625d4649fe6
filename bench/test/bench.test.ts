import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameOf, largestSnapshot, mixedSetup } from '../games.ts';
import { bench, FIGURES, type Section, writeResults } from '../index.ts';

const newFile = (): URL => pathToFileURL(join(mkdtempSync(join(tmpdir(), 'condotta-bench-')), 'results.md'));

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
      'ravenna.decisions',
      'ravenna.snapshot',
      'venterra.decisions',
      'venterra.snapshot',
      'monferrato.decisions',
      'monferrato.snapshot',
      'campaign.decisions',
      'campaign.copies',
      'campaign.snapshot',
      'boardgameio.moves.ratio',
      'boardgameio.iterations.ratio',
    ]);

    const file = newFile();
    expect(writeResults('engine', report, file, new Date('2026-11-15')).ok).toBe(true);
    const text = readFileSync(file, 'utf8');
    for (const part of ['2026-11-15', 'boardgame.io 0.50.2', `node ${process.versions.node}`, ...FIGURES])
      expect(text).toContain(part);
  });

  test('measures only what is wanted', async () => {
    const { results } = await bench({ quick: true, only: ['ventura.copies', 'ventura.snapshot'] });
    expect(Object.keys(results)).toEqual(['ventura.copies', 'ventura.snapshot']);
  });

  test('a run writes its own section and leaves the others as they are', () => {
    const file = newFile();
    const text = (section: Section, figure: string, n: number): string => {
      writeResults(section, { results: { [figure]: n }, spread: {}, targets: [] }, file, new Date('2026-11-15'));
      return readFileSync(file, 'utf8');
    };
    text('minds', 'turn.ventura.general.node.p50', 321);
    text('page', 'web.pan', 61);
    const all = text('engine', 'ventura.copies', 1234);
    expect(all).toMatch(
      /## The engine.*\| 1,234 \|.*## The page.*\| 61 \|.*## The minds.*\| 321 \|.*half of 100 turns/s,
    );
    expect(text('page', 'web.pan', 62)).toBe(all.replace('| 61 |', '| 62 |'));
    expect(text('engine', 'ventura.views', 5)).not.toContain('1,234');
  });

  test('says so when the results cannot be written', () => {
    const nowhere = pathToFileURL('/no/such/folder/results.md');
    expect(writeResults('engine', { results: {}, spread: {}, targets: [] }, nowhere)).toMatchObject({ ok: false });
  });
});

describe.each([
  { game: gameOf('ventura.decisions'), setups: 96 },
  { game: gameOf('ravenna.decisions'), setups: 15 },
])('$game.id', ({ game, setups }) => {
  test('a snapshot stays within 8 kB', () => {
    expect(largestSnapshot(game, 12)).toBeLessThanOrEqual(8192);
  });

  test('all seat counts and all values of all options come up', () => {
    const found = Array.from({ length: setups }, (_, n) => JSON.stringify(mixedSetup(game, n)));
    expect(new Set(found).size).toBe(setups);
  });
});
