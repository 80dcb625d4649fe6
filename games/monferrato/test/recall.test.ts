/** M7.1: recall of support units. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

/** E24: Carlo Emanuele with Infantry enters Trino from Ivrea; Milan has not been drawn yet. Drawn: Savoy. */
const SAVOY = 2;
const trino = (units: Units = {}, more: PositionDoc = {}): TestTable =>
  table(
    {
      turn: 'May 1628',
      cup: ['S', 'M'],
      camps: ['mantova', 'milano', 'ivrea'],
      raided: QUIET,
      units: {
        ...there('ivrea', 'S1', 'S2'),
        ...there('trino', 'G2', 'G3'),
        G4: 'casale',
        M8: 'vercelli',
        M2: 'novara',
        ...units,
      },
      ...more,
    },
    SAVOY,
  ).run('act', 'zone ivrea', 'march S1', 'join S2', 'step trino');

/** Recalls a unit by the shortest way it is offered. */
function recall(t: TestTable, unit: string, ...way: readonly string[]): void {
  t.run(`recall ${unit}`, ...way.map((zone) => `step ${zone}`));
}

test('M7.1-1 M7.1-2 M7.1-3 E24 a Commander who entered recalls friends of any Command within two steps, up to his Leadership', () => {
  const t = trino({ M3: 'vercelli', M4: 'vercelli' });
  expect([t.at, t.asked]).toEqual(['battle.recall', 'spain']);
  expect(t.can('recall')).toEqual(['M2', 'M3', 'M4', 'M8']);
  recall(t, 'M8', 'trino');
  recall(t, 'M3', 'trino');
  t.script(...Array(10).fill(6));
  recall(t, 'M4', 'trino');
  // Leadership 3: nobody more is asked for, the dice fall. A tie: all go back where their last step came from.
  expect([t.where('M8'), t.where('M3'), t.where('S1')]).toEqual(['vercelli', 'vercelli', 'ivrea']);
  expect(['M8', 'M3', 'M4'].map(t.isActivated)).toEqual([true, true, true]);
});

test('M7.1-3 E24 a unit whose Command is in the box, or which has an Activated marker or has acted, is not recalled', () => {
  const t = trino({}, { cup: ['S'], box: ['M', 'G'] });
  // Nobody can be recalled, so nobody is asked.
  expect(t.at).not.toBe('battle.recall');
  const marked = trino({ M8: { at: 'vercelli', activated: true } });
  expect([marked.no('recall M8'), marked.no('recall G4'), marked.no('recall S2')]).toEqual([
    'M7.1-3',
    'M7.1-3',
    'M7.1-3',
  ]);
});

test('M7.1-3 a unit of the drawn Command that has not acted may be recalled', () => {
  const t = trino({ S5: 'vercelli' });
  expect(t.can('recall')).toContain('S5');
});

test('M7.1-4 M2.3.1-5 not from beyond two steps, over a river or a box link', () => {
  const t = trino({ M3: 'milano', M4: 'lomellina', M5: 'pontestura' });
  // Lomellina and Pontestura lie across rivers: three steps and more.
  expect([t.no('recall M3'), t.no('recall M4'), t.no('recall M5')]).toEqual(['M7.1-4', 'M7.1-4', 'M7.1-4']);
  expect(t.can('recall')).toEqual(['M2', 'M8']);
});

test('M7.1-5 M7.1-10 it needs a way within its allowance, winter and hunger counted, not through other enemies', () => {
  const t = trino({ M9: 'vercelli' });
  expect(t.can('recall')).toContain('M9');
  const blocked = trino({ G5: 'vercelli', M8: 'pavia' });
  expect(blocked.at).not.toBe('battle.recall');
});

test('M7.1-5 into a Fortress battle only across a Breach, and never guns', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'valenza'],
    levels: { 'casale-frassineto': 0 },
    units: {
      ...there('frassineto', 'M1', 'M2', 'M9'),
      M3: 'frassineto',
      M4: 'rosignano',
      M8: 'rosignano',
      ...there('casale', 'G2', 'G3'),
      G14: 'trino',
    },
  });
  t.run('act', 'zone frassineto', 'march M1', 'join M2', 'step casale');
  expect([t.no('recall M9'), t.can('recall')]).toEqual(['M7.1-5', ['M3', 'M4', 'M8']]);
  // From Rosignano, Infantry has the points for Frassineto, straight or by Valenza.
  t.run('recall M4');
  expect(t.no('step casale')).toBe('M7.1-5');
  t.run('step frassineto');
  expect([t.where('M4'), t.at]).toEqual(['casale', 'battle.recall']);
});

test('M7.1-6 M13.2-4 recalled units need neither supply nor Attack Supply nor company', () => {
  const t = trino({ M1: 'vercelli', M11: 'vercelli' });
  recall(t, 'M11', 'trino');
  expect(t.where('M11')).toBe('trino');
  recall(t, 'M1', 'trino');
  expect(t.where('M1')).toBe('trino');
});

test('M7.1-7 a recalled Commander fires, but recalls nobody', () => {
  const t = table(
    {
      turn: 'May 1628',
      cup: ['S', 'M'],
      camps: ['mantova', 'milano', 'ivrea'],
      raided: QUIET,
      units: { ...there('ivrea', 'S1', 'S2'), ...there('trino', 'G2', 'G3'), G4: 'casale', M1: 'vercelli' },
    },
    SAVOY,
  );
  t.run('act', 'zone ivrea', 'march S1', 'join S2', 'step trino');
  t.script(...Array(5).fill(6));
  recall(t, 'M1', 'trino');
  // Cordoba, Carlo Emanuele, Infantry: three dice.
  expect(
    t
      .log()
      .filter(({ key }) => key === 'fire')
      .map(({ args }) => args['dice']),
  ).toEqual(['6 6 6', '6 6']);
});

test('M7.1-8 M15-4 no recall with Medium or Low Morale of the Commander’s own army', () => {
  expect(trino({}, { morale: { savoy: 5 } }).at).not.toBe('battle.recall');
  expect(trino({}, { morale: { savoy: 6, spain: 3 } }).at).toBe('battle.recall');
});

test('M7.1-1 without a Commander of the drawn Command in the group nobody is recalled, nor by the defender', () => {
  const t = table(
    {
      turn: 'May 1628',
      cup: ['S', 'M'],
      camps: ['mantova', 'milano', 'ivrea'],
      raided: QUIET,
      units: { ...there('ivrea', 'S1', 'S2'), ...there('trino', 'G1', 'G3'), G4: 'casale', M8: 'vercelli' },
    },
    SAVOY,
  );
  t.script(6, 6, 6).run('act', 'zone ivrea', 'march S2', 'step trino');
  expect(t.where('S2')).toBe('ivrea');
});

test('M7.1-1 of two Commanders one recalls', () => {
  const t = table(
    {
      turn: 'May 1630',
      cup: ['F', 'G'],
      camps: ['mantova', 'milano', 'torino', 'carignano'],
      raided: ['pinerolo'],
      units: { ...there('carignano', 'F1', 'F2', 'F3'), ...there('pinerolo', 'S2', 'S3'), G8: 'saluzzo' },
    },
    3,
  );
  t.run('act', 'zone carignano', 'march F1', 'join F2', 'join F3', 'step pinerolo');
  expect([t.at, t.can('lead')]).toEqual(['battle.recall', ['F1', 'F2']]);
  expect([t.no('recall G8'), t.no('lead F3')]).toEqual(['M7.1-2', 'M7.1-1']);
  t.run('lead F2');
  expect([t.can('recall'), t.no('lead F1')]).toEqual([['G8'], 'M7.1-1']);
});

test('M7.1-9 a recalled unit cannot be activated with its own Command in this turn', () => {
  const t = trino();
  t.script(...Array(6).fill(6));
  recall(t, 'M8', 'trino');
  t.run('fight', 'finish', 'end');
  // Milan is drawn next; its Cavalry has had its turn.
  t.run('act');
  expect([t.no('zone vercelli'), t.can('zone')]).toEqual(['M5.2-1', ['novara']]);
});

test('M7.1-10 what its departure and its way cause happens at once', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['pontestura', 'valenza'],
    levels: {},
    raided: QUIET,
    fortsLeft: { spain: 0 },
    forts: { france: ['pontestura'] },
    mines: { 'casale-rosignano': { count: 1, of: 'spain' } },
    units: { ...there('col_asti', 'M1', 'M2'), M8: 'rosignano', ...there('moncalvo', 'G2', 'G3'), G4: 'casale' },
  });
  t.run('act', 'zone col_asti', 'march M1', 'join M2', 'step moncalvo', 'recall M8');
  expect(t.mines('casale-rosignano')).toBe(1);
  t.run('step pontestura');
  expect([t.mines('casale-rosignano'), t.camp(0), t.forts('france')]).toEqual([0, 'eliminated', []]);
});
