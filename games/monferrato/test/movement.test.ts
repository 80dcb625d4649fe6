/** M6: movement over every kind of border, groups, entering enemy-held zones. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

const CAMPS = ['mantova', 'valenza', 'torino'];

/** Milan is drawn; Camps of Milan in Valenza, of Savoy in Turin. */
const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: CAMPS, raided: QUIET, units, ...more });

const gonzaga = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['G'], camps: CAMPS, raided: QUIET, units, ...more });

const points = (t: TestTable): number => (t.frame.proc === 'march' ? t.frame.points - t.frame.spent : 0);

/** Enemies in Nizza and Alessandria: nobody of Milan in Acqui is supplied. */
const CUT_OFF = { G14: 'nizza', G15: 'alessandria' };

test('M6-1 M6-3 M6-4 E10 three points: difficult ground costs two, and what costs more than is left is not entered', () => {
  const t = milan(there('alessandria', 'M2', 'M3'));
  t.run('act', 'zone alessandria', 'march M2', 'step rosignano', 'step frassineto');
  expect([t.where('M2'), t.at]).toEqual(['frassineto', 'zone.act']);
  t.run('march M3', 'step rosignano');
  expect(t.no('step col_asti')).toBe('M6-4');
  expect(t.can('step')).toEqual(['alessandria', 'casale', 'frassineto', 'pontestura', 'valenza']);
});

test('M6-1 Garrisons, Artillery and Guastatori have three points, Cavalry and Commanders five', () => {
  const t = milan(there('pavia', 'M1', 'M2', 'M8', 'M9', 'M11', 'M13'));
  t.run('act', 'zone pavia');
  for (const [unit, allowance] of [
    ['M1', 5],
    ['M2', 3],
    ['M8', 5],
    ['M9', 3],
    ['M11', 3],
    ['M13', 3],
  ] as const) {
    t.run(`march ${unit}`);
    expect([unit, points(t)]).toEqual([unit, allowance]);
    t.run('stop');
  }
});

test('M6-5 all who can join do so at once, as if each joined: the slowest sets the pace', () => {
  const together = milan(there('alessandria', 'M1', 'M2', 'M8'));
  together.run('act', 'zone alessandria', 'march M8', 'all');
  const singly = milan(there('alessandria', 'M1', 'M2', 'M8'));
  singly.run('act', 'zone alessandria', 'march M8', 'join M1', 'join M2');
  expect(together.frame).toEqual(singly.frame);
  expect([points(together), together.no('all')]).toEqual([3, 'M6-5']);
  together.run('step valenza');
  expect(['M1', 'M2', 'M8'].map((unit) => together.where(unit))).toEqual(['valenza', 'valenza', 'valenza']);
});

test('M6-5 M6-6 who alone could join is named, and nobody joins on the way', () => {
  const t = milan({ ...there('alessandria', 'M1', 'M2'), ...there('valenza', 'M8', 'M9') });
  t.run('act', 'zone alessandria', 'march M1');
  expect(t.no('all')).toBe('M6-5');
  t.run('join M2', 'step valenza');
  expect(t.no('all')).toBe('M6-5');
});

test('M6-2 M13.1-3 M14.4-1 E14 winter slows Cavalry, hunger slows combat units, and Commanders not at all', () => {
  const allowance = (turn: string, unit: string, hungry: boolean): number => {
    const zone = hungry ? 'acqui' : 'pavia';
    const t = milan({ [unit]: zone, ...CUT_OFF }, { turn });
    t.run('act', `zone ${zone}`, `march ${unit}`);
    expect(t.isOutOfSupply(unit)).toBe(hungry);
    return points(t);
  };
  expect(allowance('May 1628', 'M8', false)).toBe(5);
  expect(allowance('Jan-Feb 1628', 'M8', false)).toBe(4);
  expect(allowance('May 1628', 'M8', true)).toBe(4);
  expect(allowance('Jan-Feb 1629', 'M8', true)).toBe(3);
  expect(allowance('Nov-Dec 1628', 'M8', false)).toBe(5);
  expect(allowance('May 1628', 'M2', true)).toBe(2);
  expect(allowance('Jan-Feb 1628', 'M2', false)).toBe(3);
  expect(allowance('Jan-Feb 1628', 'M1', true)).toBe(5);
});

test('M6-4 E14 with two points one difficult zone is just possible, and nothing is kept for later', () => {
  const around = { G14: 'col_asti', G15: 'torino', G2: 'moncalvo' };
  const t = milan({ M2: 'mencucco', ...around }, { camps: ['mantova', 'valenza'] });
  t.run('act', 'zone mencucco', 'march M2');
  expect([t.isOutOfSupply('M2'), points(t)]).toEqual([true, 2]);
  const free = milan({ M2: 'rosignano' });
  free.run('act', 'zone rosignano', 'march M2', 'step col_asti', 'stop');
  expect(free.at).toBe('activation.choose');
});

test('M6-4 a unit may return to a zone it has left, and pass through friends', () => {
  const t = milan({ ...there('valenza', 'M2', 'M3'), M4: 'tortona' });
  t.run('act', 'zone valenza', 'march M2', 'step tortona', 'step valenza', 'step tortona');
  expect(t.where('M2')).toBe('tortona');
});

test('M6-7 M2.3-9 E11 a river without bridge takes the whole allowance of a unit that has spent nothing', () => {
  const t = gonzaga({ ...there('trino', 'G2', 'G9'), G3: 'vercelli' });
  t.run('act', 'zone trino', 'march G2', 'step pontestura');
  expect([t.where('G2'), t.at]).toEqual(['pontestura', 'zone.act']);
  t.run('march G9');
  expect(t.no('step pontestura')).toBe('M2.3-9');
  t.run('step casale');
  expect(t.where('G9')).toBe('casale');
  const late = gonzaga({ G3: 'vercelli' });
  late.run('act', 'zone vercelli', 'march G3', 'step trino');
  expect(late.no('step pontestura')).toBe('M6-7');
});

test('M6-7 a river onto difficult ground needs no more than the allowance', () => {
  const t = gonzaga({ G2: 'trino' });
  t.run('act', 'zone trino', 'march G2', 'step moncalvo');
  expect([t.where('G2'), t.at]).toEqual(['moncalvo', 'activation.choose']);
});

test('M2.3-9 M14.5-3 E11 a Camp crosses no river, alone or with a group', () => {
  const t = gonzaga({ G2: 'trino' }, { camps: ['trino'] });
  t.run('act', 'zone trino');
  expect(t.no('camp pontestura')).toBe('M14.5-3');
  t.run('march G2', 'take-camp');
  expect(t.no('step pontestura')).toBe('M2.3-9');
});

test('M2.3-10 E11 a bridge is crossed by everything at the normal cost', () => {
  const t = gonzaga(there('trino', 'G1', 'G2', 'G9', 'G12', 'G14'), { camps: ['trino'] });
  t.run('act', 'zone trino', 'march G1', 'join G2', 'join G9', 'join G12', 'join G14', 'take-camp', 'step casale');
  expect(['G1', 'G2', 'G9', 'G12', 'G14'].map(t.where)).toEqual(Array(5).fill('casale'));
  expect([t.camp(0), points(t)]).toEqual(['casale', 2]);
});

test('M2.3-8 M6-7 nothing passes an impassable border', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['S'],
    camps: ['mantova', 'milano', 'monginevro'],
    units: { S2: 'monginevro' },
  });
  t.run('act', 'zone monginevro');
  expect(t.no('camp pinerolo')).toBe('M2.3-8');
  t.run('march S2');
  expect(t.no('step pinerolo')).toBe('M6-7');
});

test('M2.3-5 zones that share no edge are not adjacent', () => {
  const t = milan({ M8: 'pavia' });
  t.run('act', 'zone pavia', 'march M8');
  expect(t.no('step novara')).toBe('M2.3-5');
  expect(t.can('step')).toEqual(['lomellina', 'milano', 'tortona']);
});

test('M2.3.1-1 M2.3.1-2 M2.3.1-5 M6-7 the links between the sections take the whole allowance, also of guns; a Camp uses its zone', () => {
  const t = milan(there('milano', 'M2', 'M9', 'M8'), { camps: ['mantova', 'milano'] });
  t.run('act', 'zone milano', 'march M2', 'step cremona', 'march M9', 'step valtellina', 'camp cremona');
  expect([t.where('M2'), t.where('M9'), t.camp(1)]).toEqual(['cremona', 'valtellina', 'cremona']);
  const late = milan({ M8: 'pavia' });
  late.run('act', 'zone pavia', 'march M8', 'step milano');
  expect([late.no('step cremona'), late.no('step valtellina')]).toEqual(['M6-7', 'M6-7']);
  const back = milan({ M2: 'valtellina' });
  back.run('act', 'zone valtellina', 'march M2');
  expect(back.can('step')).toEqual(['milano']);
});

test('M2.3.1-3 M2.3.1-6 E13 Moncalvo to Mencucco costs one point, whoever is in Col d’Asti', () => {
  const t = gonzaga({ G2: 'moncalvo', S2: 'col_asti' });
  t.run('act', 'zone moncalvo', 'march G2', 'step mencucco');
  expect([t.where('G2'), points(t)]).toEqual(['mencucco', 2]);
  t.run('step moncalvo');
  expect(points(t)).toBe(1);
});

test('M2.3.1-4 the Po between Ivrea and Col d’Asti has a bridge', () => {
  const t = table({ turn: 'May 1628', cup: ['S'], camps: CAMPS, units: { S7: 'ivrea' } });
  t.run('act', 'zone ivrea', 'march S7', 'step col_asti');
  expect([t.where('S7'), points(t)]).toEqual(['col_asti', 1]);
});

test('M6-5 M6-6 E12 a group has the lowest allowance, and keeps it when the slow are dropped', () => {
  const t = milan(there('pavia', 'M8', 'M2', 'M3'));
  t.run('act', 'zone pavia', 'march M8');
  expect(points(t)).toBe(5);
  t.run('join M2');
  expect(points(t)).toBe(3);
  t.run('step tortona', 'drop M2');
  expect([points(t), t.where('M2')]).toEqual([2, 'tortona']);
  expect(t.no('join M3')).toBe('M6-6');
  t.run('step valenza', 'step frassineto');
  expect(t.where('M8')).toBe('frassineto');
  expect(t.no('march M2')).toBe('M5.2-1');
});

test('M6-6 nobody is picked up on the way', () => {
  const t = milan({ M2: 'pavia', M3: 'tortona' });
  t.run('act', 'zone pavia', 'march M2', 'step tortona');
  expect([t.no('join M3'), t.no('drop M2')]).toEqual(['M6-6', 'M6-6']);
});

test('M6-5 only units of the drawn Command in the zone join', () => {
  const t = milan({ M2: 'pavia', A3: 'pavia', M3: 'tortona' });
  t.run('act', 'zone pavia', 'march M2');
  expect([t.no('join A3'), t.no('join M3'), t.no('join M2')]).toEqual(['M6-5', 'M6-5', 'M6-5']);
});

test('M6-8 M7-1 whoever enters an enemy-held zone stops and fights at once', () => {
  const t = milan({ M8: 'valenza', G14: 'frassineto', G15: 'casale' });
  t.script(1, 6).run('act', 'zone valenza', 'march M8', 'step frassineto');
  expect([t.where('M8'), t.where('G14'), t.at]).toEqual(['frassineto', 'eliminated', 'zone.act']);
});

test('M6-9 M13.2-3 M13.2-4 without Attack Supply no enemy-held zone is entered, others are', () => {
  const t = milan({ M8: 'tortona', G14: 'frassineto' }, { camps: ['mantova'] });
  t.run('act', 'zone tortona', 'march M8', 'step valenza');
  expect(t.no('step frassineto')).toBe('M6-9');
  t.run('step lomellina');
  expect(t.where('M8')).toBe('lomellina');
});

test('M6-9 M6-14 M13.2-7 out of a Fortress enemies are attacked without Attack Supply', () => {
  const t = gonzaga({ G2: 'casale', M3: 'pontestura' }, { camps: [] });
  t.script(1, 6).run('act', 'zone casale', 'march G2', 'step pontestura');
  expect(t.log().some(({ key }) => key === 'battle')).toBe(true);
});

test('M6-10 M14.1-1 Commanders, Guastatori, Artillery and Camps enter an enemy-held zone only with a line unit', () => {
  const t = milan({ ...there('valenza', 'M1', 'M9', 'M11', 'M13'), G2: 'frassineto', G3: 'casale' });
  t.run('act', 'zone valenza');
  expect(t.no('camp frassineto')).toBe('M14.5-3');
  t.run('march M1', 'join M9', 'join M11');
  expect(t.no('step frassineto')).toBe('M6-10');
  // A Garrison is enough.
  t.run('join M13', 'take-camp');
  t.script(6, 6, 6, 6).run('step frassineto');
  expect(t.log().some(({ key }) => key === 'battle')).toBe(true);
});

test('M6-11 E26 M14.1-1 a lone Commander is eliminated without a Replacement, and whoever did it stops', () => {
  const t = milan({ M8: 'rosignano', G1: 'pontestura', G2: 'casale' });
  t.run('act', 'zone rosignano', 'march M8', 'step pontestura');
  expect([t.where('G1'), t.where('M8'), t.at]).toEqual(['eliminated', 'pontestura', 'activation.choose']);
  const savoy = gonzaga({ G8: 'casale', S1: 'pontestura', S9: 'torino' });
  savoy.run('act', 'zone casale', 'march G8', 'step pontestura');
  expect([savoy.where('S1'), savoy.isDisrupted('S1')]).toEqual(['eliminated', false]);
});

test('M6-11 lone Guastatori are eliminated too, and it needs Attack Supply', () => {
  const t = milan({ M8: 'rosignano', G12: 'pontestura', G2: 'casale' }, { camps: ['mantova'] });
  t.run('act', 'zone rosignano', 'march M8');
  expect(t.no('step pontestura')).toBe('M6-9');
  const near = milan({ M8: 'rosignano', ...there('pontestura', 'G1', 'G12'), G2: 'casale' });
  near.run('act', 'zone rosignano', 'march M8', 'step pontestura');
  expect([near.where('G1'), near.where('G12')]).toEqual(['eliminated', 'eliminated']);
});

test('M6-11 E26 M14.5-6 a lone Camp stops nobody and needs no Attack Supply', () => {
  const t = milan({ M8: 'rosignano', G2: 'casale' }, { camps: ['pontestura', 'milano'] });
  t.run('act', 'zone rosignano', 'march M8', 'step pontestura', 'step moncalvo');
  expect([t.camp(0), t.where('M8')]).toEqual(['eliminated', 'moncalvo']);
});

test('M6-12 M7.3-5 Commanders and Guastatori left among enemies after a battle are eliminated', () => {
  const t = milan({ ...there('valenza', 'M2', 'M3'), ...there('frassineto', 'G1', 'G12', 'G14'), G2: 'casale' });
  // Two hits on one Garrison; Nevers fires and survives his check.
  t.script(1, 1, 6, 6, 6).run('act', 'zone valenza', 'march M2', 'join M3', 'step frassineto', 'hit G14');
  expect(['G1', 'G12', 'G14'].map(t.where)).toEqual(['eliminated', 'eliminated', 'eliminated']);
});

test('M6-13 M8-1 M8.1-3 an enemy-held Fortress is entered only through a Breach on a plain or bridged side, never by guns', () => {
  const siege = (levels: Record<string, number>, from: string): TestTable =>
    milan({ ...there(from, 'M2', 'M9'), G2: 'casale' }, { levels, camps: ['mantova', from] });
  const walls = siege({}, 'frassineto');
  walls.run('act', 'zone frassineto', 'march M2');
  expect(walls.no('step casale')).toBe('M6-13');
  const elsewhere = siege({ 'casale-pontestura': 0 }, 'frassineto');
  elsewhere.run('act', 'zone frassineto', 'march M2');
  expect(elsewhere.no('step casale')).toBe('M6-13');
  const river = siege({ 'casale-lomellina': 0 }, 'lomellina');
  river.run('act', 'zone lomellina', 'march M2');
  expect(river.no('step casale')).toBe('M6-13');
  const breach = siege({ 'casale-frassineto': 0 }, 'frassineto');
  breach.run('act', 'zone frassineto', 'march M2', 'join M9');
  expect(breach.no('step casale')).toBe('M8-1');
  const bridge = siege({ 'casale-trino': 0 }, 'trino');
  bridge.script(1, 6).run('act', 'zone trino', 'march M2', 'step casale');
  expect(bridge.log().some(({ key }) => key === 'battle')).toBe(true);
});

test('M6-14 an empty Fortress is entered and left across any side', () => {
  const t = milan({ M8: 'frassineto' });
  t.run('act', 'zone frassineto', 'march M8', 'step casale', 'step rosignano');
  expect(t.where('M8')).toBe('rosignano');
  const out = gonzaga({ G2: 'casale' });
  out.run('act', 'zone casale', 'march G2', 'step lomellina');
  expect(out.where('G2')).toBe('lomellina');
});

test('M6-15 MS-30 any zone may be entered, but the Republic of Venice only when it is open', () => {
  const t = milan({ M8: 'cremona' });
  t.run('act', 'zone cremona', 'march M8');
  expect(t.no('step bresciano')).toBe('MS-30');
  const open = milan({ M8: 'cremona' }, { open: true });
  open.run('act', 'zone cremona', 'march M8', 'step bresciano');
  expect(open.where('M8')).toBe('bresciano');
  const far = milan({ M8: 'tortona' });
  far.run('act', 'zone tortona', 'march M8');
  expect(far.can('step')).toEqual(['alessandria', 'pavia', 'valenza']);
});

test('M6-17 M9.1-7 a step takes away the Mines of the zone that is left before the next decision', () => {
  const t = milan({ M8: 'rosignano', G2: 'casale' }, { mines: { 'casale-rosignano': { count: 1, of: 'spain' } } });
  t.run('act', 'zone rosignano', 'march M8', 'step moncalvo');
  expect([t.mines('casale-rosignano'), t.at]).toEqual([0, 'march.on']);
});

test('M6-17 Forts without units are dealt with before the next decision', () => {
  const t = milan({ M8: 'rosignano', G2: 'casale' }, { forts: { france: ['moncalvo'], spain: ['susa'] } });
  t.run('act', 'zone rosignano', 'march M8', 'step moncalvo');
  expect(t.at).toBe('occupy.fort');
  t.run('raze');
  expect([t.at, t.forts('france')]).toEqual(['march.on', []]);
});

test.asWritten(
  'M6-16 no zone has units of both factions when nothing is in progress: a document that says so is refused',
  () => {
    expect(() => table({ turn: 'May 1628', units: { M2: 'frassineto', G2: 'frassineto' } })).toThrow('M6-16');
  },
);
