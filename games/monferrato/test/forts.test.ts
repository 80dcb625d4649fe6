/** M9.4, M10: fortified villages and Forts. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], raided: QUIET, units, ...more });

test('M10-1 M5.3-1 Guastatori build a Fort as their whole action, with Attack Supply and without a roll', () => {
  const t = milan(there('frassineto', 'M11', 'M12'));
  t.run('act', 'zone frassineto', 'build M11');
  expect([t.forts('spain'), t.no('march M11')]).toEqual([['frassineto'], 'M5.2-3']);
  const far = milan({ M11: 'frassineto' }, { camps: ['mantova', 'milano'] });
  far.run('act', 'zone frassineto');
  expect(far.no('build M11')).toBe('M10-1');
});

test('M10-2 not in a Fortress, not as the third of a zone, not without a marker; a village does not count', () => {
  const fortress = milan({ M11: 'casale' });
  fortress.run('act', 'zone casale');
  expect(fortress.no('build M11')).toBe('M10-2');
  const third = milan({ M11: 'frassineto' }, { forts: { spain: ['frassineto', 'frassineto'] } });
  third.run('act', 'zone frassineto');
  expect(third.no('build M11')).toBe('M10-2');
  const spent = milan({ M11: 'frassineto' }, { fortsLeft: { spain: 0 } });
  spent.run('act', 'zone frassineto');
  expect(spent.no('build M11')).toBe('M10-2');
  const village = milan({ M11: 'alessandria' }, { forts: { spain: ['alessandria'] } });
  village.run('act', 'zone alessandria', 'build M11');
  expect(village.forts('spain')).toEqual(['alessandria', 'alessandria']);
});

test('M10-3 M10-4 a friendly Fort is destroyed without Attack Supply; one Fort per zone and activation, built or destroyed', () => {
  const t = milan(there('frassineto', 'M11', 'M12'), {
    camps: [],
    forts: { spain: ['frassineto', 'frassineto'] },
    fortsLeft: { spain: 1 },
  });
  t.run('act', 'zone frassineto', 'demolish M11');
  expect([t.forts('spain'), t.no('demolish M12'), t.no('build M12')]).toEqual([['frassineto'], 'M10-4', 'M10-4']);
  const none = milan({ M11: 'frassineto' });
  none.run('act', 'zone frassineto');
  expect(none.no('demolish M11')).toBe('M10-3');
});

test('M10-10 MS-31 a Fort that is removed never returns', () => {
  const t = milan(there('frassineto', 'M11'), { forts: { spain: ['frassineto'] }, fortsLeft: { spain: 0 } });
  t.run('act', 'zone frassineto', 'demolish M11');
  expect([t.forts('spain'), t.s.fortsLeft.includes(0)]).toEqual([[], true]);
});

test('M10-6 M2.1-7 a Fort stops nobody, blocks no Trace and holds no zone', () => {
  const t = milan({ M1: 'pavia', M8: 'alessandria' }, { forts: { france: ['tortona'] } });
  t.run('command M1');
  // Alessandria over Tortona with its enemy Fort is within radius.
  expect(t.can('zone')).toEqual(['alessandria', 'pavia']);
  t.run('zone pavia', 'march M1', 'step tortona');
  // A Commander alone leaves the Fort standing and may go on.
  expect([t.at, t.forts('france')]).toEqual(['march.on', ['tortona']]);
});

test('M10-7 M10-9 combat units that enter convert or destroy each Fort at once, passing through too; Guastatori are enough', () => {
  const t = milan({ M11: 'valenza' }, { forts: { france: ['frassineto', 'frassineto'], spain: ['susa'] } });
  t.run('act', 'zone valenza', 'march M11', 'step frassineto');
  expect([t.at, t.asked]).toEqual(['occupy.fort', 'spain']);
  t.run('convert', 'raze');
  expect([t.forts('spain'), t.forts('france'), t.at]).toEqual([['susa', 'frassineto'], [], 'march.on']);
});

test('M10-9 without a marker of one’s own the Fort can only be destroyed', () => {
  const t = milan({ M8: 'valenza' }, { forts: { france: ['frassineto'] }, fortsLeft: { spain: 0 } });
  t.run('act', 'zone valenza', 'march M8', 'step frassineto');
  expect([t.at, t.forts('france'), t.forts('spain')]).toEqual(['march.on', [], []]);
  // That the other side has none left is no obstacle.
  const own = milan({ M8: 'valenza' }, { forts: { france: ['frassineto'] }, fortsLeft: { france: 0 } });
  own.run('act', 'zone valenza', 'march M8', 'step frassineto', 'convert');
  expect([own.forts('france'), own.forts('spain')]).toEqual([[], ['frassineto']]);
});

test('M10-8 M9.4-3 E42 after a battle the Forts are dealt with, and the village beside them stays', () => {
  const t = milan(
    { ...there('alessandria', 'M2', 'M6', 'M7'), G14: 'nizza', G2: 'casale' },
    { forts: { france: ['nizza'] }, fortsLeft: { spain: 0 } },
  );
  t.script(1, 1, 1, 6).run('act', 'zone alessandria', 'march M2', 'join M6', 'join M7', 'step nizza');
  expect([t.where('G14'), t.forts('france'), t.s.ruins, t.at]).toEqual(['eliminated', [], [], 'activation.choose']);
});

test('M9.4-2 E42 without a Fort the winner may destroy the village; entering an undefended one does not allow it', () => {
  const t = milan({ ...there('alessandria', 'M2', 'M6'), G14: 'nizza', G2: 'casale' });
  t.script(1, 1, 6).run('act', 'zone alessandria', 'march M2', 'join M6', 'step nizza');
  expect(t.at).toBe('battle.village');
  t.run('spare');
  expect(t.s.ruins).toEqual([]);
  const empty = milan({ M2: 'alessandria' });
  empty.run('act', 'zone alessandria', 'march M2', 'step nizza');
  expect([empty.at, empty.s.ruins]).toEqual(['march.on', []]);
});

test('M9.4-1 M9.4-2 a destroyed village shelters nobody', () => {
  const t = milan({ ...there('alessandria', 'M2', 'M6'), G14: 'nizza', G2: 'casale' }, { ruins: ['nizza'] });
  t.script(1, 6, 6).run('act', 'zone alessandria', 'march M2', 'join M6', 'step nizza');
  expect([t.where('G14'), t.at]).toEqual(['eliminated', 'activation.choose']);
});
