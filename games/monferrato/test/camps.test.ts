/** M14.5, M15, and the scenario's special rules. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], raided: QUIET, units, ...more });

test('M14.5-1 M14.5-2 M14.5-4 a Camp moves one zone a turn, alone or with a group, with units of any Command of its army', () => {
  const t = milan(there('valenza', 'M2', 'M3'));
  t.run('act', 'zone valenza', 'camp frassineto');
  expect([t.camp(1), t.no('camp rosignano')]).toEqual(['frassineto', 'M14.5-4']);
  const group = milan(there('valenza', 'M2', 'M3'));
  group.run('act', 'zone valenza', 'march M2', 'take-camp', 'step frassineto', 'step rosignano');
  expect([group.camp(1), group.where('M2'), group.s.camps[1]?.moved]).toEqual(['frassineto', 'rosignano', true]);
  const spinola = table({
    turn: 'May 1630',
    cup: ['A'],
    camps: ['mantova', 'valenza'],
    units: { A3: 'valenza', A4: 'pavia' },
  });
  spinola.run('act', 'zone valenza', 'camp tortona');
  expect(spinola.camp(1)).toBe('tortona');
});

test('M14.5-2 not from a zone that is not activated, and not another army’s', () => {
  const t = milan({ M2: 'pavia', M3: 'valenza' });
  t.run('act', 'zone pavia');
  expect(t.no('camp milano')).toBe('M14.5-4');
  t.run('march M2');
  expect(t.no('take-camp')).toBe('M14.5-2');
  const savoy = milan({ M2: 'torino', S9: 'ivrea' });
  savoy.run('act', 'zone torino');
  expect(savoy.no('camp ivrea')).toBe('M14.5-4');
});

test('M14.5-3 a Camp enters difficult ground like any other zone', () => {
  const t = milan({ M2: 'valenza' });
  t.run('act', 'zone valenza', 'camp rosignano');
  expect(t.camp(1)).toBe('rosignano');
});

test('M14.5-5 M2.1-7 a Camp holds no zone, blocks nothing and never retreats', () => {
  const t = milan(
    { ...there('valenza', 'M2', 'M3'), G2: 'frassineto', G3: 'casale' },
    { camps: ['frassineto', 'valenza'] },
  );
  t.script(1, 6, 6).run('act', 'zone valenza', 'march M2', 'join M3', 'step frassineto', 'retreat casale');
  // M14.5-7: its friends are gone.
  expect([t.where('G2'), t.camp(0)]).toEqual(['casale', 'eliminated']);
});

test('M14.5-6 E58 Guastatori are enough to take a lone Camp, a Commander is not; a Fort beside it does not save it', () => {
  const t = milan(there('valenza', 'M1', 'M11'), {
    camps: ['frassineto'],
    forts: { france: ['frassineto'] },
    fortsLeft: { spain: 0 },
  });
  t.run('act', 'zone valenza', 'march M1', 'step frassineto', 'stop');
  expect(t.camp(0)).toBe('frassineto');
  t.run('march M11', 'step frassineto');
  expect([t.camp(0), t.forts('france')]).toEqual(['eliminated', []]);
});

test('M14.5-7 E43 the Camp of a beaten force is lost; one left alone by its own units stays and serves', () => {
  const t = milan({ ...there('valenza', 'M2'), ...there('frassineto', 'G2', 'G3'), G4: 'casale' });
  t.script(6, 6, 6).run('act', 'zone valenza', 'march M2', 'take-camp', 'step frassineto');
  expect([t.where('M2'), t.camp(1)]).toEqual(['valenza', 'eliminated']);
  const left = milan({ M2: 'valenza' });
  left.run('act', 'zone valenza', 'march M2', 'step frassineto', 'stop');
  expect(left.camp(1)).toBe('valenza');
});

test('M14.5-7 M11-11 raiders who ride on leave the Camp they brought to the enemies', () => {
  const t = milan({ M8: 'valenza', G2: 'frassineto', G4: 'casale' }, { raided: [] });
  t.script(4).run('act', 'zone valenza', 'march M8', 'take-camp', 'step frassineto', 'raid', 'with M8', 'attempt');
  expect([t.at, t.camp(1)]).toEqual(['march.hostile', 'frassineto']);
  t.run('step valenza');
  expect([t.where('M8'), t.camp(1)]).toEqual(['valenza', 'eliminated']);
});

test('M14.5-9 E43 a lost Camp returns in a source with a friendly unit, on its Moved side, for nothing, with any option', () => {
  const t = milan({ M2: 'milano', M13: 'pavia' }, { camps: ['mantova', 'eliminated'] });
  t.run('act');
  expect([t.can('restore'), t.no('restore pavia')]).toEqual([['milano'], 'M14.5-9']);
  t.run('restore milano');
  expect([t.camp(1), t.s.camps[1]?.moved, t.no('restore milano')]).toEqual(['milano', true, 'M14.5-9']);
  const nobody = milan({ M13: 'pavia' }, { camps: ['mantova', 'eliminated'] });
  nobody.run('act');
  expect(nobody.no('restore milano')).toBe('M14.5-9');
  const draws = table(
    { turn: 'May 1628', cup: ['M', 'G'], camps: ['mantova', 'eliminated'], units: { M13: 'milano', G14: 'casale' } },
    1,
  );
  draws.script(3).run('draw');
  expect([draws.at, draws.can('restore')]).toEqual(['activation.choose', ['milano']]);
  const lands = table({
    turn: 'May 1630',
    cup: ['M'],
    camps: ['mantova', 'eliminated'],
    units: { L2: 'valtellina', M13: 'pavia' },
  });
  lands.run('act');
  // A source of any Command of the army.
  expect(lands.can('restore')).toEqual(['valtellina']);
});

test('M14.5-9 between two actions of a zone too; it serves zones that begin afterwards', () => {
  const t = milan({ ...there('milano', 'M1', 'M2'), M3: 'pavia' }, { camps: ['mantova', 'eliminated'] });
  t.run('command M1', 'zone milano', 'march M2', 'stop', 'restore milano', 'finish', 'zone pavia');
  expect(t.frame).toMatchObject({ zone: 27 });
  expect(t.frame.proc === 'zone' && t.frame.armed.length).toBe(1);
});

test('M15-1 Morale stays from 1 to 9', () => {
  const t = milan({ M2: 'pavia' }, { morale: { spain: 9, savoy: 8 }, hands: { spain: [9] } });
  t.run('act', 'play #9');
  expect([t.morale('spain'), t.morale('savoy')]).toEqual([9, 9]);
  const low = table({
    turn: 'Nov-Dec 1628',
    cup: ['G'],
    units: { G14: 'casale', M13: 'milano' },
    morale: { spain: 1 },
    hands: { france: [16] },
  });
  expect(low.run('act', 'play #16').morale('spain')).toBe(1);
});

test('M15-1 battles and losses do not change Morale', () => {
  const t = milan({ M2: 'valenza', G14: 'frassineto', G2: 'casale' });
  t.script(1, 1).run('act', 'zone valenza', 'march M2', 'step frassineto');
  expect([t.morale('spain'), t.morale('gonzaga')]).toEqual([7, 7]);
});

const french = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1630', cup: ['F'], camps: ['mantova', 'milano', 'torino', 'frassineto'], units, ...more });

test('MS-27 E41 the first French unit in the Duchy of Milan gives Pro-Spain 8 points, never again', () => {
  const t = french(there('frassineto', 'F3', 'F4'));
  t.run('act', 'zone frassineto', 'march F3', 'step valenza');
  expect(t.points('spain')).toBe(8);
  t.run('stop', 'march F4', 'step valenza');
  expect(t.points('spain')).toBe(8);
  const gonzaga = table({ turn: 'May 1630', cup: ['G'], units: { G2: 'frassineto' } });
  gonzaga.run('act', 'zone frassineto', 'march G2', 'step valenza');
  expect(gonzaga.points('spain')).toBe(0);
});

test('MS-27 M7.5-8 a retreat counts as entering, and so does recall', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['M'],
    camps: ['mantova', 'rosignano'],
    raided: QUIET,
    units: { ...there('rosignano', 'M2', 'M3', 'M4'), F3: 'frassineto', M5: 'casale' },
  });
  t.script(1, 6, 6).run('act', 'zone rosignano', 'march M2', 'join M3', 'step frassineto');
  expect(t.points('spain')).toBe(8);
  expect(t.where('F3')).toBe('valenza');
});

test('MS-27 M7.4-3 a Replacement Commander enters where he appears', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['S'],
    camps: ['mantova', 'milano', 'carignano'],
    raided: QUIET,
    units: { ...there('carignano', 'S2', 'S3'), ...there('cherasco', 'F1', 'F3'), G2: 'valenza', S9: 'torino' },
  });
  // Two hits less one for the village; Uxelles falls.
  t.script(1, 1, 6, 6, 2).run('act', 'zone carignano', 'march S2', 'join S3', 'step cherasco', 'appear valenza');
  expect([t.where('F1'), t.points('spain')]).toEqual(['valenza', 8]);
});

test('MS-28 MS-33 E41 the first Spanish unit, Landsknechts included, in the Republic gives Pro-France 2 points; Savoy none', () => {
  const lands = table({ turn: 'May 1630', cup: ['L'], open: true, units: there('cremona', 'L2', 'L3') });
  lands.run('act', 'zone cremona', 'march L2', 'step bresciano');
  expect(lands.points('france')).toBe(2);
  lands.run('stop', 'march L3', 'step bresciano');
  expect(lands.points('france')).toBe(2);
  const savoy = table({ turn: 'May 1630', cup: ['S'], open: true, units: { S2: 'cremona', S12: 'torino' } });
  savoy.run('act', 'zone cremona', 'march S2', 'step bresciano');
  expect(savoy.points('france')).toBe(0);
});

test('MS-33 the Landsknechts share the Morale and the Camps of Spain', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['L'],
    camps: ['mantova', 'valenza'],
    morale: { spain: 2 },
    units: { L2: 'valenza', G14: 'frassineto', G2: 'casale' },
  });
  t.run('act', 'zone valenza', 'march L2');
  expect(t.no('step frassineto')).toBe('M6-9');
  const fed = table({
    turn: 'May 1630',
    cup: ['L'],
    camps: ['mantova', 'valenza'],
    units: { L2: 'valenza', G14: 'frassineto', G2: 'casale' },
  });
  fed.run('act', 'zone valenza', 'march L2');
  expect(fed.can('step')).toContain('frassineto');
});

test('MS-30 the Republic stays open even if Venice has lost all units, and closed it takes no retreat', () => {
  const closed = table({
    turn: 'May 1630',
    cup: ['M'],
    camps: ['casale', 'goito'],
    raided: ['castiglione'],
    units: { ...there('goito', 'M2', 'M3'), M4: 'canneto', G2: 'castiglione' },
  });
  closed.script(1, 6, 6).run('act', 'zone goito', 'march M2', 'join M3', 'step castiglione');
  // Only Goito, which the attackers have left.
  expect(closed.where('G2')).toBe('goito');
});

test('M17-3 points are scored at the moment they are gained', () => {
  const t = table({ turn: 'May 1628', cup: ['G'], units: { G14: 'casale', M13: 'milano' }, hands: { france: [11] } });
  t.run('act', 'play #11');
  expect(t.points('spain')).toBe(3);
});
