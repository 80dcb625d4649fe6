/** The whole suite on Duel, and its parts by themselves. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../../list.ts';
import { loadRecord } from '../../record.ts';
import { attempt } from '../common.ts';
import { duel } from '../duel.ts';
import { explain, findingOf, propertiesOf, recordOf, SHORT, suite } from '../fuzz.ts';
import { firstDifference, goldenText } from '../golden.ts';
import { randomGames, randomGamesProperty } from '../random-games.ts';
import { replaysProperty } from '../replays.ts';
import { combinationsOf, setupsOf } from '../setups.ts';
import { replayed, shrink } from '../shrink.ts';
import { applies, hiddenMemory } from './plants.ts';

test('Duel passes every property', () => {
  const seen: string[] = [];
  const findings = suite(duel, { seed: 'duel', sizes: SHORT, onProgress: (property) => seen.push(property) });
  for (const { report, shrunk } of findings) {
    expect(shrunk ? explain(shrunk) : '').toBe('');
    expect(report.count).toBeGreaterThan(0);
  }
  expect(findings.map(({ report }) => report.property)).toEqual(propertiesOf(SHORT).map(([{ name }]) => name));
  expect(new Set(seen).size).toBe(findings.length);
});

test('what is tried is really tried', () => {
  const counted = Object.fromEntries(
    propertiesOf(SHORT).map(([property, n]) => [
      property.name,
      attempt(property, duel, { seed: 'n', count: n }).counts,
    ]),
  );
  expect(counted['non-interference']?.['scrambles that changed something']).toBeGreaterThan(SHORT.scrambles / 2);
  expect(counted['non-interference']?.['decisions compared']).toBeGreaterThan(SHORT.scrambles / 2);
  expect(counted['undo']?.['undos under seal']).toBeGreaterThan(20);
  expect(counted['undo']?.['undos over a pass']).toBeGreaterThan(3);
  expect(counted['undo']?.['undos refused']).toBeGreaterThan(1_000);
  expect(counted['undo']?.['take-backs']).toBeGreaterThan(20);
  expect(counted['replays']?.['undos']).toBeGreaterThan(5);
  expect(counted['replays']?.['take-backs']).toBeGreaterThan(5);
});

test('the same seed tries the same', () => {
  const size = { seed: 'same', count: 2_000 };
  expect(randomGames(duel, size)).toEqual(randomGames(duel, size));
});

// ---- set-ups ---------------------------------------------------------------------------------------------------------

test('all set-ups are tried where they are few', () => {
  const setups = setupsOf(duel).map((setup) => JSON.stringify(setup));
  expect(setups.length).toBe(16);
  expect(new Set(setups).size).toBe(16);
});

test('where they are many, any two values meet', () => {
  const dials = [[2, 3, 4], ['a', 'b', 'c', 'd'], ...Array.from({ length: 8 }, () => [true, false])];
  const rows = combinationsOf<number | string | boolean>(dials);
  expect(rows.length).toBe(64);
  expect(new Set(rows.map(String)).size).toBe(64);
  rows.length = 40;
  dials.forEach((as, i) => {
    dials.slice(0, i).forEach((bs, j) => {
      for (const a of as) for (const b of bs) expect(rows.some((row) => row[i] === a && row[j] === b)).toBe(true);
    });
  });
});

// ---- golden games ----------------------------------------------------------------------------------------------------

const setup = { seats: 2, scenario: 'short', options: { dice: true } };

test('the golden game of Duel', () => {
  const kept = readFileSync(new URL('./golden/duel.txt', import.meta.url), 'utf8');
  expect(
    firstDifference(
      kept,
      goldenText(duel, { seats: 3, scenario: 'short', options: { dice: true, ruses: true } }, 'golden'),
    ),
  ).toBeNull();
});

test('a golden game is the same every time, and another for another seed', () => {
  const golden = goldenText(duel, setup, 'g1');
  expect(firstDifference(golden, goldenText(duel, setup, 'g1'))).toBeNull();
  expect(goldenText(duel, setup, 'g2')).not.toBe(golden);
});

test('a golden game can be read', () => {
  const lines = goldenText(duel, { seats: 3, scenario: 'long', options: { dice: true } }, 'g4').split('\n');
  expect(lines[0]).toMatch(/^duel 1, 3 seats/);
  expect(lines.some((line) => /^\d+ +seat \d: walk field:\d/.test(line))).toBe(true);
  expect(lines.some((line) => /^ {6}\[only 0\] Duellist 1 draws card \d+ \(\d\)\. \(D2\.1\)$/.test(line))).toBe(true);
  expect(lines.some((line) => /^ {6}\[not 0\] Duellist 1 draws a card\. \(D2\.1\)$/.test(line))).toBe(true);
  expect(lines.filter((line) => /^# +[0-9a-f]{64}$/.test(line)).length).toBeGreaterThan(1);
  expect(lines.at(-3)).toMatch(/^over: .*winners \d/);
});

test('a changed rule shows in the first line that differs', () => {
  const changed = applies('turn', 'steps', 'walk', (p) => p.log('dealt', { cards: 9 }, 'D1'));
  const found = firstDifference(goldenText(duel, setup, 'g1'), goldenText(changed, setup, 'g1'));
  expect(found?.found).toContain('9 cards each are dealt');
  expect(found?.line).toBeGreaterThan(2);
});

// ---- fuzzing and shrinking -------------------------------------------------------------------------------------------

/** A card is lost when somebody flees who has been spied on. */
const buggy = applies('turn', 'met', 'flee', (p, f) => {
  if (f.proc === 'turn' && p.s.hands[f.foe]?.some((h) => h.seen !== 0)) p.s.pile.pop();
});

test('a failing game is shrunk to what it needs', () => {
  const { failure } = randomGames(buggy, { seed: 'shrink', count: 100_000 });
  if (!failure) throw new Error('the fault was not found');
  expect(failure.kind).toBe('invariant D1 is broken');
  const shrunk = shrink(randomGamesProperty, buggy, failure).failure;
  expect(shrunk.kind).toBe(failure.kind);
  expect(shrunk.decisions.length).toBeLessThan(failure.decisions.length);
  expect(shrunk.decisions.length).toBeLessThanOrEqual(8);
  const verbs = shrunk.decisions.map(({ decision }) => decision.verb);
  expect(verbs).toContain('spy');
  expect(verbs.at(-1)).toBe('flee');
  // None can be left out.
  for (const [i] of shrunk.decisions.entries()) {
    const fewer = shrunk.decisions.filter((_, n) => n !== i);
    const again = replayed(randomGamesProperty, buggy, shrunk, fewer);
    expect(again === null || again.decisions.length >= shrunk.decisions.length).toBe(true);
  }
});

test('a failing game is data, and as a record it opens where it fails', () => {
  const report = randomGames(buggy, { seed: 'shrink', count: 100_000 });
  const { shrunk, record } = findingOf(randomGamesProperty, buggy, report);
  if (!shrunk) throw new Error('the fault was not found');
  const copy: typeof shrunk = JSON.parse(JSON.stringify(shrunk));
  expect(replayed(randomGamesProperty, buggy, copy)?.message).toBe(shrunk.message);
  const loaded = loadRecord(JSON.parse(JSON.stringify(record)), [buggy]);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  expect(loaded.value.line.map(({ decision }) => decision)).toEqual(shrunk.decisions.map(({ decision }) => decision));
  const { world, engine } = loaded.value;
  expect(at(engine.game.invariants, 0).broken(engine.table(world), world)).not.toBeNull();
  expect(explain(shrunk)).toContain('flee');
});

test('when the last decision itself breaks, the record opens just before it', () => {
  const breaking = applies('turn', 'met', 'flee', () => {
    throw new Error('broken');
  });
  const report = randomGames(breaking, { seed: 'break', count: 100_000 });
  const { shrunk, record } = findingOf(randomGamesProperty, breaking, report);
  expect(shrunk?.kind).toBe('exception Error: broken');
  const loaded = loadRecord(JSON.parse(JSON.stringify(record)), [breaking]);
  expect(loaded.ok && loaded.value.line.length).toBe((shrunk?.decisions.length ?? 0) - 1);
});

test('a game that cannot even open has no record', () => {
  const { failure } = randomGames(
    {
      ...duel,
      setup: () => {
        throw new Error('no');
      },
    },
    { seed: 'x', count: 1 },
  );
  expect(failure?.kind).toBe('exception Error: no');
  expect(
    failure &&
      recordOf(
        {
          ...duel,
          setup: () => {
            throw new Error('no');
          },
        },
        failure,
      ),
  ).toBeNull();
});

test('what does not fail when played again is kept as it was', () => {
  const n = hiddenMemory();
  const moody = applies('turn', 'met', 'flee', (p) => {
    if (n() === 20) p.s.pile.pop();
  });
  const { failure } = randomGames(moody, { seed: 'moody', count: 100_000, rate: 0 });
  if (!failure) throw new Error('the fault was not found');
  expect(shrink(randomGamesProperty, moody, failure)).toEqual({ failure, attempts: 1 });
});

test('every property can shrink: a record that cannot be replayed', () => {
  const n = hiddenMemory();
  const moody = applies('turn', 'steps', 'stop', (p) => {
    p.s.dice = n() % 2 === 0;
  });
  const report = attempt(replaysProperty, moody, { seed: 'replays', count: 50 });
  const { shrunk } = findingOf(replaysProperty, moody, report);
  expect(shrunk?.decisions.length).toBeLessThan(report.failure?.decisions.length ?? 0);
});
