/** Edges of the rules that small changes of the sources have shown to be untested. */

import { range } from '@condotta/kernel';
import { expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { NONE } from '../state.ts';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], raided: QUIET, units, ...more });

const FAR: Units = { S12: 'torino', G14: 'casale', G15: 'mantova', M13: 'milano' };

const keys = (t: TestTable): string[] => t.log().map(({ key }) => key);

test('M9.1-1 M9.2-1 work at walls is put to those before them or inside, each to its own', () => {
  const before = milan(
    { G2: 'casale', M11: 'rosignano' },
    { mines: { 'casale-rosignano': { count: 1, of: 'spain' } } },
  );
  before.run('act', 'zone rosignano');
  expect([before.can('mine'), before.can('detonate'), before.can('repair')]).toEqual([['M11'], ['M11'], []]);
});

test('M9.1-3 M9.1-7 Mines are their miners’ until the last of them is gone', () => {
  const owners = (count: number): number => {
    const t = milan({ G2: 'casale', M11: 'rosignano' }, { mines: { 'casale-rosignano': { count, of: 'spain' } } });
    t.script(3).run('act', 'zone rosignano', 'detonate M11');
    expect(t.mines('casale-rosignano')).toBe(count - 1);
    return t.s.miners.filter((miner) => miner !== NONE).length;
  };
  expect([owners(2), owners(1)]).toEqual([1, 0]);
});

test('M5.1-4 that the container is refilled is told', () => {
  const discard = [2, 48, 49];
  const removed = range(49)
    .map((i) => i + 1)
    .filter((chit) => !discard.includes(chit));
  const t = table({ turn: 'May 1629', cup: ['M', 'S'], units: { M2: 'novara', ...FAR }, bag: [], discard, removed }, 1);
  t.script(47).run('draw');
  expect(t.log().filter(({ key }) => key === 'chits.reshuffled')).toMatchObject([{ rule: 'M5.1-4' }]);
});

test('M16-1 chit 31: a Commander who is not on the map is not turned', () => {
  const t = table({ turn: 'Oct 1629', cup: ['G'], units: { G2: 'mantova', M2: 'pavia' }, hands: { france: [31] } });
  t.run('act', 'play #31');
  expect([t.isDisrupted('M1'), keys(t).includes('commander.turned')]).toEqual([false, false]);
});

test('M11-13 raiders who find only helpless enemies take the Fort as well', () => {
  const t = milan({ M8: 'valenza', G1: 'frassineto', G2: 'casale' }, { forts: { france: ['frassineto'] }, raided: [] });
  t.run('act', 'zone valenza', 'march M8', 'step frassineto');
  t.script(4).run('raid', 'with M8', 'attempt');
  expect([t.where('G1'), t.at, t.asked]).toEqual(['eliminated', 'occupy.fort', 'spain']);
  t.run('raze');
  expect(t.forts('france')).toEqual([]);
});

test('M14.5-3 MS-30 a Camp does not go alone into the Republic while it is closed', () => {
  const camp = (open: boolean): TestTable =>
    milan({ M2: 'castiglione', G2: 'casale' }, { camps: ['mantova', 'castiglione'], open }).run(
      'act',
      'zone castiglione',
    );
  expect(camp(false).no('camp monte_chiaro')).toBe('MS-30');
  expect(camp(true).run('camp monte_chiaro').camp(1)).toBe('monte_chiaro');
});

test('M16-1 M7.3-4 chit 14: a Commander is in danger only if the sortie has hit somebody', () => {
  const sortie = (...dice: number[]): TestTable => {
    const t = milan(
      { ...there('rosignano', 'M1', 'M2', 'M11'), ...there('casale', 'G2', 'G3', 'G4') },
      { hands: { france: [14], spain: [] }, discard: [4] },
    );
    t.run('act', 'zone rosignano', 'mine M11', 'respond #14', 'with G2');
    return t.script(...dice).run('fire');
  };
  const missed = sortie(6, 6, 6);
  expect(keys(missed).filter((key) => key === 'fire' || key.startsWith('commander'))).toEqual(['fire']);
  const hit = sortie(1, 6, 6);
  expect([hit.at, hit.asked]).toEqual(['losses.choose', 'spain']);
  hit.run('hit M2');
  expect(keys(hit).filter((key) => key === 'fire' || key.startsWith('commander'))).toEqual([
    'fire',
    'commander.unhurt',
  ]);
});

test('M7.4-3 a zone where no Replacement may appear is refused by that rule, the first of all zones too', () => {
  const t = milan(
    { ...there('valenza', 'M1', 'M2'), ...there('frassineto', 'G1', 'G2'), G4: 'casale', M13: 'milano' },
    { morale: { spain: 5 } },
  );
  t.script(6, 6, 6, 1, 2).run('act', 'zone valenza', 'march M1', 'join M2', 'step frassineto');
  expect(t.at).toBe('survival.appear');
  const [first] = BUILT_IN.zones;
  expect(t.can('appear')).not.toContain(first?.id);
  expect(t.no(`appear ${first?.id}`)).toBe('M7.4-3');
});
