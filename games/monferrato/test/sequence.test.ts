/** M4.1: the sequence of a turn, and what a new one begins with. */

import { range } from '@condotta/kernel';
import { expect } from 'vitest';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

const GARRISONS: Units = { G14: 'casale', M13: 'milano', S12: 'torino' };

/** All pass to the end of the turn. */
function endTurn(t: TestTable): TestTable {
  const { turn } = t.s;
  while (t.s.turn === turn && !t.over) t.run(t.at === 'activation.declare' ? 'act' : 'end');
  return t;
}

const quiet = (more: PositionDoc = {}): TestTable =>
  table({ turn: 'Apr 1628', camps: ['casale', 'milano', 'torino'], units: GARRISONS, ...more }, 0);

test('M4.1-1 M4.1-2 M4.1-5 each Command in the container is drawn once, at random, and then lies in the box', () => {
  const t = table({ turn: 'Apr 1628', units: GARRISONS }, 1);
  expect([t.asked, t.cup, t.box]).toEqual(['spain', 'GS', '']);
  t.script(2).run('act', 'end');
  // The same player may be active again.
  expect([t.asked, t.cup, t.box]).toEqual(['spain', 'G', 'M']);
  t.run('act', 'end');
  expect([t.asked, t.cup, t.box]).toEqual(['france', '', 'MS']);
  t.script(0).run('act', 'end');
  expect([t.s.turn, t.cup.length, t.box]).toEqual([3, 2, '']);
});

test('M4.1-4 M4.1-6 in its step the Command acts; after the last one stacking is checked and the turn moves on', () => {
  const t = endTurn(quiet());
  expect([t.s.turn, t.log().some(({ key }) => key === 'turn')]).toEqual([3, true]);
});

test('M4.1-7 M17-1 E44 M17-4 MS-25 after the last turn the game ends and is scored, and nothing of step e is done', () => {
  const t = table(
    {
      turn: 'Nov-Dec 1630',
      camps: ['nizza', 'milano', 'eliminated'],
      units: { G14: 'casale', G1: 'mantova', M13: 'trino', M14: 'moncalvo', S12: 'torino' },
      groups: [],
    },
    0,
  );
  endTurn(t);
  expect(t.over).toMatchObject({ winners: ['france'], rule: 'M17-5', key: 'end.points' });
  // Casale and Mantua, where only Nevers is; Trino and Moncalvo; a Camp holds nothing, and nobody is in Alba.
  expect([t.points('france'), t.points('spain')]).toEqual([20, 2]);
  expect(t.morale('savoy')).toBe(7);
});

test('M17-5 equal points are a draw, and nothing else ends the game, not even the loss of all units', () => {
  const t = table({ turn: 'Nov-Dec 1630', units: { M13: 'milano' }, points: [3, 3] });
  endTurn(t);
  expect(t.over).toMatchObject({ winners: [], key: 'end.draw' });
  const alone = table({ turn: 'Apr 1628', units: { M13: 'milano' } });
  expect(endTurn(alone).over).toBe(null);
});

test('M4.1-8 Activated markers go, moved Camps are turned back; hunger, Mines, Levels and Forts stay', () => {
  const t = table(
    {
      turn: 'Apr 1628',
      camps: ['casale', { at: 'milano', moved: true }, 'torino'],
      forts: { spain: ['susa'] },
      levels: { 'casale-trino': 1 },
      mines: { 'casale-rosignano': { count: 1, of: 'spain' } },
      units: {
        ...GARRISONS,
        M2: { at: 'rosignano', activated: true, back: true },
        S2: { at: 'torino', outOfSupply: true },
      },
      cup: ['G'],
      raided: ['susa'],
    },
    0,
  );
  endTurn(t);
  expect([t.isActivated('M2'), t.isDisrupted('M2'), t.s.camps[1]?.moved, t.isOutOfSupply('S2')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([t.forts('spain'), t.level('casale-trino'), t.mines('casale-rosignano'), t.s.raided.length]).toEqual([
    ['susa'],
    1,
    1,
    1,
  ]);
});

test('M4.1-8 M11-8 E28 Raid markers go with the year', () => {
  const t = endTurn(quiet({ turn: 'Nov-Dec 1628', raided: QUIET }));
  expect(t.s.raided).toEqual([]);
  expect(endTurn(quiet({ turn: 'Oct 1628', raided: ['susa'] })).s.raided).toHaveLength(1);
});

test('M4.1-9 D15 the box that says so lowers every army in play by one, of both sides', () => {
  const t = endTurn(quiet({ turn: 'Nov-Dec 1628' }));
  expect([t.morale('gonzaga'), t.morale('spain'), t.morale('savoy'), t.morale('france')]).toEqual([6, 6, 6, 0]);
  const low = endTurn(quiet({ turn: 'Nov-Dec 1628', morale: { spain: 1 } }));
  // M15-1
  expect(low.morale('spain')).toBe(1);
  expect(endTurn(quiet({ turn: 'Jul 1628' })).morale('spain')).toBe(7);
});

test('M14.5-8 E43 an army with a lost Camp loses one Morale in each step e, however many it has lost', () => {
  const t = endTurn(quiet({ camps: ['casale', 'eliminated', 'torino', 'reserve', 'eliminated'] }));
  expect([t.morale('spain'), t.morale('gonzaga'), t.morale('savoy')]).toEqual([6, 7, 7]);
  // France before its Camp comes loses nothing, Venice never.
  const others = table(
    {
      turn: 'May 1629',
      camps: ['casale', 'milano', 'torino'],
      units: { ...GARRISONS, F3: 'guillestre', V2: 'veronese' },
    },
    0,
  );
  endTurn(others);
  expect([others.morale('france'), others.morale('venice')]).toEqual([7, 7]);
});

test('M16.4-2 E40 in March 1629 the blue chits left go to the pile and the red ones become the container, once', () => {
  const blue = [14, 18, 20, 21, 22, 23];
  const discard = [5, 6, 7, 8, 11, 15, 16, 17, 24];
  const hands = { france: [1, 2, 3, 4], spain: [9, 10, 12, 13] };
  const t = endTurn(quiet({ turn: 'Jan-Feb 1629', bag: blue, discard, removed: [19, 25], hands, cup: [] }));
  expect([t.s.bag.length, t.s.discard.length, t.s.bag.every((chit) => chit >= 25)]).toEqual([24, 15, true]);
  expect([t.hand('france'), t.s.changed]).toEqual([[1, 2, 3, 4], true]);
  const later = endTurn(
    quiet({
      turn: 'Mar 1629',
      bag: [30],
      cup: [],
      removed: range(49)
        .map((i) => i + 1)
        .filter((chit) => chit !== 30),
    }),
  );
  expect(later.s.bag).toEqual([29]);
});

test('M4-5 E45 a Command whose last unit is lost leaves play at once, from container and box', () => {
  const t = table(
    {
      turn: 'May 1629',
      cup: ['M', 'G'],
      camps: ['mantova', 'valenza'],
      raided: QUIET,
      units: { ...there('valenza', 'M2', 'M3'), G14: 'frassineto' },
    },
    1,
  );
  t.script(1, 6, 6).run('act', 'zone valenza', 'march M2', 'join M3', 'step frassineto');
  expect([t.where('G14'), t.cup, t.box]).toEqual(['eliminated', '', '']);
});

test('M4-6 the drawn Command that loses its last unit goes on with its activation, and then leaves play', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'trino'],
    raided: QUIET,
    hands: { spain: [9] },
    units: { M2: 'trino', ...there('pontestura', 'G2', 'G3'), S12: 'torino' },
  });
  t.script(6, 6, 6).run('act', 'zone trino', 'march M2', 'step pontestura');
  expect([t.where('M2'), t.asked]).toEqual(['eliminated', 'spain']);
  t.run('finish', 'play #9');
  expect(t.morale('spain')).toBe(8);
  t.script(0).run('end');
  expect([t.cup.includes('M'), t.box.includes('M')]).toEqual([false, false]);
});

test('M4-5 M16.5-1 a Command that left play comes back like a new one', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['G'],
    hands: { france: [7] },
    units: { G14: 'casale', M2: 'eliminated', S12: 'torino' },
  });
  t.run('act', 'play #7');
  expect([t.where('M6'), t.box]).toEqual(['milano', 'MS']);
});

test('M2.4-1 M2.1-8 MH-3 everything on the board is open to both: turn, points, Morale, box, groups, the eliminated', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['G'],
    units: { ...GARRISONS, G2: 'eliminated' },
    groups: [{ chit: 5, due: 'Aug 1628' }],
    removed: [5],
    points: [1, 2],
    discard: [2],
  });
  const [one, other] = [t.view('france'), t.view('spain')];
  const open = ({ hands: _, ...rest }: Record<string, unknown>): unknown => rest;
  expect(open(one)).toEqual(open(other));
  expect(one).toMatchObject({ turn: 3, discard: [1], removed: [4] });
  expect((one['groups'] as unknown[]).length).toBe(1);
});
