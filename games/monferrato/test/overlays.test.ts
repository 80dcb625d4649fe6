/** What can be seen of a piece: reach, contact, fire, supply, command, threat, with figures known from the rules. */

import { testOverlays } from '@condotta/kit/testing';
import { describe, expect } from 'vitest';
import { monferrato } from '../index.ts';
import { overlays } from '../overlays.ts';
import { namesOf } from '../things.ts';
import { brawl, siege } from './grounds.ts';
import { type PositionDoc, type TestTable, table, test, there, type Units } from './table.ts';

const { unit, zone, camp, command } = namesOf(monferrato.components);
const things = (): string[] => [
  ...unit.filter((_, i) => i % 5 === 0),
  ...zone.filter((_, i) => i % 6 === 0),
  ...camp,
  ...command.slice(0, 3),
];

describe('overlays', () => {
  testOverlays({ game: siege, overlays, things, decisions: 200 });
  testOverlays({ game: brawl, overlays, things, decisions: 200 });
});

const on = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', camps: ['mantova', 'valenza', 'torino'], units, ...more });

/** "zone:trino 2" of one kind, or null if there is none. */
function marks(t: TestTable, thing: string, kind: string): string[] | null {
  const { engine, world } = t.match;
  const found = overlays(engine.table(world), world, thing).find((one) => one.kind === kind);
  return found ? found.marks.map((mark) => `${mark.thing.replace('zone:', '')} ${mark.figure}`.trim()).sort() : null;
}
const lines = (t: TestTable, thing: string): string[] => {
  const { engine, world } = t.match;
  return overlays(engine.table(world), world, thing)
    .filter(({ kind }) => kind === 'supply')
    .flatMap((one) => one.lines.map((line) => line.map((name) => name.replace('zone:', '')).join(' ')));
};

test('M6-1 M6-3 a foot has three points, difficult ground costs two, an enemy stops him', () => {
  const t = on({ M2: 'valenza', G2: 'frassineto', M13: 'milano' });
  const reach = marks(t, 'unit:M2', 'reach') ?? [];
  expect(reach).toContain('alessandria 1');
  expect(reach).toContain('rosignano 2');
  expect(reach.some((one) => one.startsWith('frassineto'))).toBe(false);
  expect(marks(t, 'unit:M2', 'contact')).toEqual(['frassineto 1']);
});

test('M6-7 M2.3-9 a river takes the whole allowance and stops guns', () => {
  const t = on({ S2: 'trino', S7: 'trino', S9: 'torino', G2: 'casale' });
  // Pontestura lies across the Po; the next bridge is too far for it to be reached otherwise.
  expect(marks(t, 'unit:S2', 'reach')).toContain('pontestura 3');
  expect((marks(t, 'unit:S7', 'reach') ?? []).some((one) => one.startsWith('pontestura'))).toBe(false);
  expect(marks(t, 'unit:S7', 'reach')).toContain('vercelli 1');
});

test('M13-1 M13.2-2 the Trace to the source, and the points to the Camp', () => {
  const t = on({ M2: 'valenza', M3: 'frassineto', M13: 'milano' });
  expect(lines(t, 'unit:M3')).toContain('frassineto valenza');
  expect(marks(t, 'unit:M3', 'supply')).toContain('valenza ⚔1');
  expect(lines(t, 'unit:M3').some((line) => line.startsWith('frassineto') && line.endsWith('milano'))).toBe(true);
});

test('M13-1 who is cut off has no line', () => {
  const around = there('valenza', 'G2');
  const t = on({ ...around, G3: 'milano', M2: 'tortona' }, { camps: ['mantova', 'tortona'] });
  expect(marks(t, 'unit:M2', 'supply')).toEqual(['tortona ✕']);
  expect(marks(t, 'unit:M2', 'contact')).toBeNull();
});

test('M5-5 Command Radius is two zones, his own included; M8 guns see across the wall', () => {
  const t = on({ M1: 'rosignano', M9: 'rosignano', M11: 'rosignano', G2: 'casale', M13: 'milano' });
  const radius = marks(t, 'unit:M1', 'command') ?? [];
  expect(radius).toContain('rosignano');
  expect(radius).toContain('frassineto');
  expect(radius).not.toContain('casale');
  expect(radius).not.toContain('milano');
  expect(marks(t, 'unit:M9', 'fire')).toEqual(['casale 50%']);
  expect(marks(t, 'unit:M11', 'fire')).toBeNull();
});

test('M6-13 whoever stands behind walls is threatened only where they are breached', () => {
  const units = { G2: 'casale', M2: 'rosignano', M3: 'frassineto', M13: 'milano' };
  expect(marks(on(units), 'unit:G2', 'threat')).toBeNull();
  expect(marks(on(units, { levels: { 'casale-frassineto': 0 } }), 'unit:G2', 'threat')).toContain('frassineto 1');
  expect(marks(on({ ...units, G2: 'pontestura' }), 'zone:pontestura', 'threat')).toContain('rosignano 1');
});

test('M6-3 what is marked as reach is what the rules let him walk', () => {
  const start = (): TestTable => on({ M2: 'valenza', M13: 'milano' }, { cup: ['M'] });
  const reach = new Map(
    (marks(start(), 'unit:M2', 'reach') ?? []).map((one) => {
      const [name = '', points = ''] = one.split(' ');
      return [name, Number(points)] as const;
    }),
  );
  // Breadth first over what `step` offers.
  const walked = new Map<string, number>();
  const ways: string[][] = [[]];
  for (const way of ways) {
    const t = start();
    t.run('act', 'zone valenza', 'march M2', ...way.map((name) => `step ${name}`));
    if (t.at !== 'march.on') continue;
    for (const name of t.can('step')) {
      const next = start().run('act', 'zone valenza', 'march M2', ...way.map((one) => `step ${one}`), `step ${name}`);
      const { frame } = next;
      const spent = frame.proc === 'march' ? frame.spent : 3;
      if (name === 'valenza' || (walked.get(name) ?? 9) <= spent) continue;
      walked.set(name, spent);
      ways.push([...way, name]);
    }
  }
  expect([...reach.keys()].sort()).toEqual([...walked.keys()].sort());
  expect(reach.get('frassineto')).toBe(1);
});
