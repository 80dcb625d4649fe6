/** M16.3, M16.5: reinforcements. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, some, type TestTable, table, test, there, type Units } from './table.ts';

const FAR: Units = { S12: 'torino', G14: 'casale', G15: 'mantova', M13: 'milano' };

const gonzaga = (turn: string, chits: number[], more: PositionDoc = {}, units: Units = {}): TestTable =>
  table({ turn, cup: ['G'], units: { ...FAR, ...units }, hands: { france: chits }, ...more });

/** The next turn begins; the die of each group in order. */
function nextTurn(t: TestTable, ...dice: number[]): TestTable {
  t.script(...dice).run('act');
  return t.run('end');
}

const UXELLES = ['F1', ...some('F', 3, 7), 'F11', 'F12', 'F14'];

test('M16.3-1 E38 M16.5-1 E39 played in or after its turn it brings its units at once; a new Command waits in the box', () => {
  const t = gonzaga('Sep 1628', [5]);
  t.run('act', 'play #5');
  expect([
    UXELLES.every((unit) => t.where(unit) === 'guillestre'),
    t.camp(3),
    t.morale('france'),
    t.box.includes('F'),
  ]).toEqual([true, 'guillestre', 7, true]);
  expect([t.s.removed, t.where('F8')]).toEqual([[4], 'reserve']);
});

test('M16.3-2 M16.3-3 it is never discarded; optional before its date, Mandatory from then on', () => {
  const before = gonzaga('May 1628', [5]);
  expect(before.can('draw')).toEqual(['true']);
  before.run('act');
  expect(before.can('end')).toEqual(['true']);
  expect(gonzaga('Aug 1628', [5]).no('draw')).toBe('M16.1-3');
  const spies = gonzaga('May 1628', [], { cup: ['M'], hands: { france: [5], spain: [3] } }).run('act', 'play #3');
  expect(spies.hand('france')).toEqual([5]);
});

test('M16.3-4 E38 played early its units wait as a group on the box of its date, untouched', () => {
  const t = gonzaga('May 1628', [5, 2], { morale: { gonzaga: 6 } });
  t.run('act', 'play #5');
  expect([t.s.groups, t.where('F1'), t.morale('france'), t.box.includes('F')]).toEqual([
    [{ chit: 4, due: 6, sure: false }],
    'waiting',
    0,
    false,
  ]);
});

const group = (turn: string, arrivals = 'waiting'): TestTable =>
  table({
    turn,
    options: { arrivals },
    cup: ['G'],
    removed: [5],
    groups: [{ chit: 5, due: 'Aug 1628' }],
    units: { ...FAR, ...Object.fromEntries(UXELLES.map((unit) => [unit, 'waiting'])) },
  });

test('M16.3-5 M16.3-6 E38 one die a turn from the placement turn on: 1, then 1-2, and so on, until it is certain', () => {
  const comes = (turn: string, die: number): boolean => nextTurn(group(turn), die, 0).where('F1') === 'guillestre';
  expect([comes('Jul 1628', 1), comes('Jul 1628', 2)]).toEqual([true, false]);
  expect([comes('Aug 1628', 2), comes('Aug 1628', 3)]).toEqual([true, false]);
  expect([comes('Sep 1628', 3), comes('Sep 1628', 4)]).toEqual([true, false]);
  expect([comes('Oct 1628', 4), comes('Oct 1628', 5)]).toEqual([true, false]);
  expect([comes('Nov-Dec 1628', 5), comes('Nov-Dec 1628', 6)]).toEqual([true, false]);
  expect(comes('Jan-Feb 1629', 6)).toBe(true);
});

test('M16.3-5 before its placement turn no die is rolled', () => {
  const t = nextTurn(group('May 1628'), 0);
  expect([t.where('F1'), t.s.turn]).toEqual(['waiting', 4]);
});

test('M16.3-6 as printed a group comes if the die less one is not below the turns elapsed: at once, then less and less', () => {
  const comes = (turn: string, die: number): boolean =>
    nextTurn(group(turn, 'printed'), die, 0).where('F1') === 'guillestre';
  expect([comes('Jul 1628', 1), comes('Jul 1628', 6), comes('Sep 1628', 2), comes('Sep 1628', 3)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('M4.1-10 E39 a Command that came by a roll goes into the container of the turn that begins', () => {
  const t = nextTurn(group('Aug 1628'), 1, 3);
  expect([t.where('F1'), t.s.drawn, t.box]).toEqual(['guillestre', 3, '']);
});

test('M16.3-7 groups are rolled in order of placement turn, then of chit', () => {
  const t = table({
    turn: 'Jul 1628',
    cup: ['G'],
    removed: [5, 6, 7, 8],
    groups: [
      { chit: 5, due: 'Aug 1628' },
      { chit: 8, due: 'Mar 1628' },
      { chit: 6, due: 'Mar 1628' },
      { chit: 7, due: 'May 1628' },
    ],
    units: { ...FAR, F1: 'waiting', G7: 'waiting', S4: 'waiting', M6: 'waiting' },
  });
  nextTurn(t, 1, 1, 1, 6, 0);
  const order = t
    .log()
    .flatMap(({ key, args }) => (key === 'group.arrives' || key === 'group.waits' ? [args['chit']] : []));
  expect(order).toEqual(['chit:6', 'chit:8', 'chit:7', 'chit:5']);
});

test('M16-3 M16.3-7 the owner of the units chooses among several zones, whoever plays the chit', () => {
  const t = table({ turn: 'Apr 1629', cup: ['M'], units: FAR, hands: { spain: [28] } });
  t.run('act', 'play #28');
  expect([t.at, t.asked, t.can('put')]).toEqual([
    'reinforcement.zone',
    'france',
    ['bresciano', 'monte_chiaro', 'veronese'],
  ]);
  expect(t.no('put goito')).toBe('M16.3-1');
  t.run('put veronese');
  expect([...some('V', 1, 7).map(t.where)]).toEqual(Array(7).fill('veronese'));
  // MS-30, M15-2
  expect([t.s.open, t.morale('venice'), t.asked]).toEqual([true, 7, 'spain']);
});

test('MS-29 Venice has no Camp, so its units have no Attack Supply, but move and may be recalled', () => {
  const t = table({
    turn: 'May 1629',
    cup: ['V'],
    units: { ...there('veronese', 'V2', 'V3'), M2: 'goito', M13: 'milano' },
    raided: ['porto'],
  });
  t.run('act', 'zone veronese', 'march V2');
  expect([t.no('step goito'), t.can('step').includes('porto')]).toEqual(['M6-9', true]);
  const inside = table({
    turn: 'May 1629',
    cup: ['V'],
    units: { V2: 'mantova', M2: 'curtatone', M13: 'milano', V3: 'veronese' },
  });
  inside.run('act', 'zone mantova', 'march V2');
  expect(inside.can('step')).toContain('curtatone');
});

test('MS-29 chit 25 does not serve Venice: without a Camp it never attacks of its own', () => {
  const t = table({
    turn: 'May 1629',
    cup: ['V'],
    units: { ...there('veronese', 'V2', 'V3'), M2: 'goito', M13: 'milano' },
    hands: { france: [25] },
    raided: ['porto'],
  });
  expect(t.run('act').no('play #25')).toBe('M5.1-3');
});

test('M16-1 M16.5-4 M16.5-6 chit 45: in a truce nobody is placed among enemies of the main section either', () => {
  const truce = (units: Units): TestTable =>
    table(
      {
        turn: 'Sep 1630',
        cup: ['M', 'G'],
        camps: ['mantova', 'valenza', 'milano'],
        hands: { spain: [45], france: [8] },
        raided: QUIET,
        units: { M2: 'valenza', M13: 'milano', G14: 'casale', G15: 'mantova', ...units },
        morale: { savoy: 7, france: 7 },
      },
      1,
    ).run('act', 'play #45', 'end');
  // Turin is the only source of Savoy: with enemies there its levies wait, as long as the truce lasts.
  const held = truce({ F3: 'torino', S2: 'susa' }).run('act', 'play #8');
  expect([held.where('S4'), held.s.groups.map(({ chit }) => chit + 1)]).toEqual(['waiting', [8]]);
  const free = truce({ F3: 'susa', S2: 'torino' }).run('act', 'play #8');
  expect(free.where('S4')).toBe('torino');
});

test('chits 6, 29 and 44: another zone if the first is enemy-held, or a second one if friends are there; M16.3-1', () => {
  expect(gonzaga('May 1628', [6]).run('act', 'play #6').where('G7')).toBe('casale');
  const held = gonzaga('May 1628', [6], { units: { M2: 'casale', G15: 'mantova', M13: 'milano' } });
  expect(held.run('act', 'play #6').where('G7')).toBe('mantova');
  const toiras = gonzaga('Jun 1629', [29], { units: { M2: 'casale', G15: 'mantova', M13: 'milano' } });
  expect(toiras.run('act', 'play #29').where('F2')).toBe('guillestre');
  const only = gonzaga('Jul 1630', [44], {}, { R3: 'guillestre' }).run('act', 'play #44');
  expect(only.where('R8')).toBe('guillestre');
  const susa = gonzaga('Jul 1630', [44], {}, { R3: 'susa' }).run('act', 'play #44');
  expect(susa.can('put')).toEqual(['guillestre', 'susa']);
});

test('chits 26, 33: the French Camp only if it has not come yet; the second Spanish Camp; M16.5-5', () => {
  const first = gonzaga('Mar 1629', [26]).run('act', 'play #26');
  expect([first.where('R1'), first.camp(3)]).toEqual(['guillestre', 'guillestre']);
  const second = gonzaga('Mar 1629', [26], { camps: ['mantova', 'milano', 'torino', 'susa'] }, { F3: 'susa' }).run(
    'act',
    'play #26',
  );
  expect(second.camp(3)).toBe('susa');
  const lands = gonzaga('Sep 1629', [33], { camps: ['mantova', 'milano', 'torino'] }).run('act', 'play #33');
  expect([lands.where('L1'), lands.camp(1), lands.camp(4)]).toEqual(['valtellina', 'milano', 'valtellina']);
});

test('M16.5-2 units of a Command already on the map share its state', () => {
  const t = table({ turn: 'May 1628', cup: ['G', 'M'], units: FAR, hands: { france: [7] } }, 0).run(
    'act',
    'play #7',
    'end',
  );
  expect([t.cup, t.asked]).toEqual(['', 'spain']);
  t.run('act', 'zone milano');
  expect(t.can('march')).toEqual(['M13', 'M6', 'M7']);
});

test('M16.5-3 M7-1 units placed among enemies attack at once, without recall, and are eliminated if they lose', () => {
  const t = gonzaga('May 1628', [7], {
    units: { G2: 'milano', G3: 'milano', G14: 'casale', M14: 'cremona', M1: 'pavia' },
  });
  t.script(6, 6, 6, 6).run('act', 'play #7');
  expect([t.where('M6'), t.where('M7'), t.asked]).toEqual(['eliminated', 'eliminated', 'france']);
  const wins = gonzaga('May 1628', [7], { units: { G14: 'milano', G15: 'casale', M14: 'cremona' }, ruins: ['milano'] });
  wins.script(1, 6, 6).run('act', 'play #7');
  expect([wins.where('G14'), wins.where('M6')]).toEqual(['eliminated', 'milano']);
});

test('M4.1-12 a battle in step e is fought without windows and recall, the arrivals attacking', () => {
  const t = table({
    turn: 'Jul 1628',
    cup: ['G'],
    removed: [7],
    groups: [{ chit: 7, due: 'May 1628' }],
    hands: { france: [1, 14], spain: [2] },
    units: { ...there('milano', 'G2', 'G3'), G14: 'casale', M14: 'cremona', M1: 'pavia', M6: 'waiting', M7: 'waiting' },
  });
  nextTurn(t, 1, 6, 6, 6, 6, 0);
  expect([t.where('M6'), t.at]).toEqual(['eliminated', 'activation.declare']);
});

test('M16.5-4 an enemy-held Fortress without Breach takes nobody: they go to a source of their Command', () => {
  // Mantua is enemy-held too, whole; Casale breached: the militia fights for it.
  const t = gonzaga('May 1628', [6], {
    units: { M2: 'casale', M3: 'mantova', G14: 'trino', M13: 'milano' },
    levels: { 'casale-trino': 0 },
  });
  t.script(6, 6).run('act', 'play #6');
  expect(t.log().some(({ key }) => key === 'battle')).toBe(true);
  const toiras = gonzaga('Jun 1629', [29], { units: { M2: 'casale', M3: 'guillestre', G14: 'trino', M13: 'milano' } });
  toiras.script(6, 6, 6, 6).run('act', 'play #29');
  // Guillestre is no Fortress: there they fight.
  expect(toiras.log().some(({ key }) => key === 'battle')).toBe(true);
});

test('M16.5-6 if no place can take them they wait, and are tried each turn without a die', () => {
  const t = gonzaga('May 1628', [6], { units: { M2: 'casale', M3: 'mantova', G14: 'trino', M13: 'milano' } });
  t.run('act', 'play #6');
  expect([t.where('G7'), t.s.groups]).toEqual(['waiting', [{ chit: 5, due: 3, sure: true }]]);
  t.script(0).run('end');
  expect([t.where('G7'), t.s.turn]).toEqual(['waiting', 4]);
  const free = table({
    turn: 'May 1628',
    cup: ['G'],
    removed: [6],
    groups: [{ chit: 6, due: 'May 1628', sure: true }],
    units: { ...FAR, G7: 'waiting' },
  });
  nextTurn(free, 0);
  expect([free.where('G7'), free.s.groups]).toEqual(['casale', []]);
});

test('M16.5-5 if counters are missing the rest comes, in good order', () => {
  const t = gonzaga('May 1628', [7], {}, { M6: 'eliminated' }).run('act', 'play #7');
  expect([t.where('M6'), t.where('M7'), t.isDisrupted('M7')]).toEqual(['eliminated', 'milano', false]);
});

test('M13-5 units that enter the map are not out of supply', () => {
  const t = gonzaga('May 1628', [7], {
    units: { ...FAR, G2: 'novara', G3: 'pavia', G4: 'lomellina', G5: 'cremona' },
  }).run('act', 'play #7');
  expect(t.isOutOfSupply('M6')).toBe(false);
});

test('M15-7 an army that has lost all units keeps its Morale, which goes on changing', () => {
  const t = table({ turn: 'Nov-Dec 1629', cup: ['G'], units: FAR, morale: { france: 5 } });
  t.script(0).run('act', 'end');
  expect(t.morale('france')).toBe(4);
});
