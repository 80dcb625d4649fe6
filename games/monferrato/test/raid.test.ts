/** M11: raids. */

import { expect } from 'vitest';
import { type PositionDoc, type TestTable, table, test, there, type Units } from './table.ts';

const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], units, ...more });

const points = (t: TestTable): number => {
  const march = t.match.world.stack.find((frame) => frame.proc === 'march') as
    | { points: number; spent: number }
    | undefined;
  return march ? march.points - march.spent : -1;
};

/** A group starts in a zone. */
const start = (t: TestTable, zone: string, ...units: readonly string[]): TestTable => {
  const [first, ...others] = units;
  return t.run('act', `zone ${zone}`, `march ${first}`, ...others.map((unit) => `join ${unit}`));
};

const raid = (t: TestTable, die: number, ...units: readonly string[]): TestTable =>
  t.script(die).run('raid', ...units.map((unit) => `with ${unit}`), 'attempt');

const keys = (t: TestTable): string[] => t.log().map(({ key }) => key);

test('M11-1 M11-3 Infantry and Cavalry raid in the zone they start in or come to; each attempt costs the group a point', () => {
  const t = start(milan(there('frassineto', 'M2', 'M8')), 'frassineto', 'M2', 'M8');
  raid(t, 4, 'M2');
  expect([points(t), t.at]).toEqual([2, 'march.on']);
  t.run('step rosignano');
  expect(t.where('M2')).toBe('rosignano');
});

test('M11-1 M14.6-2 no other type raids, and nobody in a Fortress', () => {
  const t = start(milan(there('frassineto', 'M1', 'M9', 'M11', 'M13')), 'frassineto', 'M1', 'M9', 'M11', 'M13');
  expect(t.no('raid')).toBe('M11-1');
  const fortress = start(milan({ M8: 'casale' }), 'casale', 'M8');
  expect(fortress.no('raid')).toBe('M11-1');
  const mixed = start(milan(there('frassineto', 'M2', 'M13')), 'frassineto', 'M2', 'M13').run('raid');
  expect([mixed.no('with M13'), mixed.no('attempt')]).toEqual(['M11-1', 'M11-1']);
});

test('M11-2 M11-8 only in the Command’s raid areas, and where no Raid marker lies', () => {
  const t = start(milan({ M8: 'valenza' }), 'valenza', 'M8');
  expect(t.no('raid')).toBe('M11-2');
  const marked = start(milan({ M8: 'frassineto' }, { raided: ['frassineto'] }), 'frassineto', 'M8');
  expect(marked.no('raid')).toBe('M11-8');
});

test('M11-3 without a point left there is no attempt', () => {
  const t = start(milan({ M2: 'frassineto' }), 'frassineto', 'M2');
  raid(t, 4, 'M2');
  raid(t, 4, 'M2');
  raid(t, 4, 'M2');
  expect(t.where('M2')).toBe('frassineto');
  expect(t.at).toBe('activation.choose');
});

test('M11-3 E52 an attempt by some costs the whole group its point', () => {
  const t = start(milan(there('valenza', 'M2', 'M13')), 'valenza', 'M2', 'M13').run('step frassineto');
  raid(t, 4, 'M2');
  expect(points(t)).toBe(1);
});

test('M11-4 E29 three or more need Attack Supply, one or two only among enemies', () => {
  const far = (units: Units): TestTable => milan(units, { camps: [] });
  const two = start(far(there('frassineto', 'M2', 'M3', 'M4')), 'frassineto', 'M2', 'M3', 'M4').run(
    'raid',
    'with M2',
    'with M3',
  );
  expect(two.no('with M4')).toBe('M11-4');
  two.script(3).run('attempt');
  expect(keys(two)).toContain('raid.misses');
  const enemy = start(far({ M8: 'valenza', G14: 'frassineto' }), 'valenza', 'M8');
  expect(enemy.no('step frassineto')).toBe('M6-9');
  const fed = start(milan(there('frassineto', 'M2', 'M3', 'M4')), 'frassineto', 'M2', 'M3', 'M4');
  raid(fed, 3, 'M2', 'M3', 'M4');
  expect(keys(fed)).toContain('raid.succeeds');
});

test('M11-5 M11-6 E27 natural 1 and 6 decide; else the die and one for each enemy unit and Fort against the raiders', () => {
  const against = (die: number, raiders: number): string => {
    const units = ['M2', 'M3', 'M4', 'M5', 'M8'].slice(0, raiders);
    const t = milan(
      { ...there('valenza', ...units), G14: 'frassineto', G2: 'casale' },
      { forts: { france: ['frassineto'] } },
    );
    start(t, 'valenza', ...units).run('step frassineto');
    raid(t, die, ...units);
    return (
      t
        .log()
        .map(({ key }) => key)
        .find((key) => ['raid.succeeds', 'raid.misses', 'raid.fails'].includes(key)) ?? ''
    );
  };
  expect([against(1, 3), against(2, 3), against(6, 3)]).toEqual(['raid.succeeds', 'raid.misses', 'raid.fails']);
  expect([against(3, 5), against(4, 5)]).toEqual(['raid.succeeds', 'raid.misses']);
  const empty = (die: number): string[] =>
    keys(raid(start(milan(there('frassineto', 'M2', 'M3')), 'frassineto', 'M2', 'M3'), die, 'M2', 'M3')).filter((key) =>
      key.startsWith('raid.'),
    );
  expect([1, 2, 3, 5, 6].map((die) => empty(die)[0])).toEqual([
    'raid.succeeds',
    'raid.succeeds',
    'raid.misses',
    'raid.misses',
    'raid.fails',
  ]);
});

test('M11-6 enemy Commanders and Guastatori count, Camps do not; Major Infantry is one raider', () => {
  const t = milan({ ...there('valenza', 'M2', 'M3', 'M4', 'M5'), ...there('frassineto', 'G1', 'G12'), G2: 'casale' });
  start(t, 'valenza', 'M2', 'M3', 'M4', 'M5').run('step frassineto');
  // 2 + 2 = 4 against four raiders.
  raid(t, 2, 'M2', 'M3', 'M4', 'M5');
  expect(keys(t)).toContain('raid.succeeds');
  const three = milan({ ...there('valenza', 'M2', 'M3', 'M4'), ...there('frassineto', 'G1', 'G12'), G2: 'casale' });
  start(three, 'valenza', 'M2', 'M3', 'M4').run('step frassineto');
  expect(keys(raid(three, 2, 'M2', 'M3', 'M4'))).toContain('raid.misses');
  const major = table({ turn: 'May 1630', cup: ['A'], camps: ['mantova', 'valenza'], units: { A2: 'frassineto' } });
  expect(keys(raid(start(major, 'frassineto', 'A2'), 2, 'A2'))).toContain('raid.misses');
  const camp = milan(there('valenza', 'M2', 'M3'), { camps: ['frassineto', 'valenza'] });
  start(camp, 'valenza', 'M2', 'M3').run('step frassineto');
  expect(keys(raid(camp, 2, 'M2', 'M3'))).toContain('raid.succeeds');
});

test('M11-7 M15-1 E28 success: a marker, no hunger, Morale +1, or +2 with an enemy Camp, not above 9', () => {
  const t = milan({ ...there('acqui', 'M2'), G14: 'nizza', G15: 'alessandria' }, { morale: { spain: 6 } });
  start(t, 'acqui', 'M2');
  expect(t.isOutOfSupply('M2')).toBe(true);
  raid(t, 1, 'M2');
  expect([t.isOutOfSupply('M2'), t.morale('spain'), t.no('raid')]).toEqual([false, 7, 'M11-8']);
  // M11-3: the allowance stays what it was.
  expect(points(t)).toBe(1);
  const camp = (morale: number): number => {
    const u = milan(there('valenza', 'M2'), { camps: ['frassineto', 'valenza'], morale: { spain: morale } });
    start(u, 'valenza', 'M2').run('step frassineto');
    return raid(u, 1, 'M2').morale('spain');
  };
  expect([camp(6), camp(8)]).toEqual([8, 9]);
});

test('M11-7 a Raid changes neither Forts nor villages, and no points', () => {
  const t = start(milan({ M2: 'nizza' }), 'nizza', 'M2');
  raid(t, 1, 'M2');
  expect([t.s.ruins, t.points('spain'), t.points('france')]).toEqual([[], 0, 0]);
});

test('M11-9 on a 6 raiders in good order are Disrupted and stopped, the others of the group may go on', () => {
  const t = milan({ M2: 'frassineto', M3: { at: 'frassineto', back: true }, M8: 'frassineto' });
  start(t, 'frassineto', 'M2', 'M3', 'M8');
  raid(t, 6, 'M2', 'M3');
  expect([t.isDisrupted('M2'), t.where('M3'), t.at]).toEqual([true, 'frassineto', 'march.on']);
  t.run('step rosignano');
  expect([t.where('M8'), t.where('M2')]).toEqual(['rosignano', 'frassineto']);
});

test('M11-10 M11-11 after a miss raiders may try again or ride on, out of an enemy-held zone too', () => {
  const t = milan({ M8: 'valenza', G14: 'frassineto', G2: 'casale' });
  start(t, 'valenza', 'M8').run('step frassineto');
  expect(t.at).toBe('march.entered');
  raid(t, 4, 'M8');
  expect([t.at, points(t)]).toEqual(['march.hostile', 3]);
  t.run('step rosignano');
  expect([t.where('M8'), t.where('G14'), points(t)]).toEqual(['rosignano', 'frassineto', 1]);
});

test('M11-11 at least one attempt must be made there', () => {
  const t = milan({ M8: 'valenza', G14: 'frassineto', G2: 'casale' });
  start(t, 'valenza', 'M8').run('step frassineto');
  expect(t.no('step rosignano')).toBe('unknown');
  t.script(6, 6).run('face');
  expect(t.where('M8')).toBe('valenza');
});

test('M11-12 raiders who stop among enemies, or have no points, or rolled 6, fight at once', () => {
  const stop = milan({ M8: 'valenza', G14: 'frassineto', G2: 'casale' });
  start(stop, 'valenza', 'M8').run('step frassineto');
  raid(stop, 4, 'M8').script(1, 6).run('fight');
  expect([stop.where('G14'), stop.where('M8')]).toEqual(['eliminated', 'frassineto']);
  const six = milan({ M8: 'valenza', G14: 'frassineto', G2: 'casale' });
  start(six, 'valenza', 'M8').run('step frassineto');
  six.script(6, 6, 6).run('raid', 'with M8', 'attempt');
  expect([six.isDisrupted('M8'), six.where('M8')]).toEqual([true, 'valenza']);
  const spent = milan({ M2: 'tortona', G14: 'frassineto', G2: 'casale' });
  start(spent, 'tortona', 'M2').run('step valenza', 'step frassineto');
  spent.script(4, 6, 6).run('raid', 'with M2', 'attempt');
  expect(spent.where('M2')).toBe('valenza');
});

test('M11-14 E50 a group that did not raid as a whole does not ride on from an enemy-held zone', () => {
  const t = milan({ M1: 'valenza', M8: 'valenza', G14: 'frassineto', G2: 'casale' }, { morale: { spain: 5 } });
  start(t, 'valenza', 'M1', 'M8').run('step frassineto');
  t.script(4, 6, 6, 6).run('raid', 'with M8', 'attempt');
  expect(keys(t)).toContain('battle.won');
});

test('M11-13 E51 a Raid on entering comes before Forts and Camp, or they are dealt with first', () => {
  const t = milan({ M8: 'valenza' }, { forts: { france: ['frassineto'] }, fortsLeft: { spain: 0 } });
  start(t, 'valenza', 'M8').run('step frassineto');
  // 1 raider, die 2 + 1 Fort: no; the Fort goes afterwards.
  raid(t, 2, 'M8');
  expect([t.forts('france'), t.at]).toEqual([[], 'march.on']);
  const first = milan(there('valenza', 'M8', 'M2'), { forts: { france: ['frassineto'] }, fortsLeft: { spain: 0 } });
  start(first, 'valenza', 'M8', 'M2').run('step frassineto', 'face');
  expect(first.forts('france')).toEqual([]);
  raid(first, 2, 'M2', 'M8');
  expect(keys(first)).toContain('raid.succeeds');
});

test('M11-13 raiders who find only helpless enemies eliminate them after the attempt and may go on', () => {
  const t = milan({ M8: 'valenza', G1: 'frassineto', G2: 'casale' });
  start(t, 'valenza', 'M8').run('step frassineto');
  raid(t, 4, 'M8');
  expect([t.where('G1'), t.at]).toEqual(['eliminated', 'march.on']);
  t.run('step rosignano');
  expect(t.where('M8')).toBe('rosignano');
});

test.asWritten('MS-21 MS-22 MS-23 MS-24 where each Command may raid', () => {
  const areas = (command: string, unit: string): string[] =>
    ['torino', 'novara', 'trino', 'goito', 'bresciano', 'guillestre', 'valtellina'].filter((zone) => {
      const t = table({ turn: 'May 1630', cup: [command], camps: [], units: { [unit]: zone }, open: true });
      return start(t, zone, unit).can('raid').length > 0;
    });
  expect(areas('F', 'F3')).toEqual(['torino', 'valtellina']);
  expect(areas('R', 'R3')).toEqual(['torino', 'valtellina']);
  expect(areas('G', 'G2')).toEqual(['torino', 'novara', 'valtellina']);
  expect(areas('M', 'M2')).toEqual(['trino', 'goito', 'valtellina']);
  expect(areas('A', 'A3')).toEqual(['trino', 'goito', 'valtellina']);
  expect(areas('S', 'S2')).toEqual(['trino', 'valtellina']);
  expect(areas('L', 'L2')).toEqual(['torino', 'novara', 'trino', 'goito', 'bresciano', 'guillestre', 'valtellina']);
  expect(areas('V', 'V2')).toEqual(['valtellina']);
});
