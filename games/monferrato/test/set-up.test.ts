/** M4, MS-1 to MS-15: the set-up and the deal. */

import { range } from '@condotta/kernel';
import { expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { newGame, type TestTable, test } from './table.ts';

/** What Pro-France decides, then Pro-Spain, each at its first choice unless told. */
function setUp(t: TestTable, ...choices: readonly string[]): TestTable {
  t.run(...choices);
  while (t.frame.proc === 'setUp') {
    const [unit] = t.can('take');
    const [zone] = t.can('put');
    t.run(unit === undefined ? `put ${zone}` : `take ${unit}`);
  }
  return t;
}

const GONZAGA = [
  'take G10',
  'take G12',
  'put casale',
  'put mantova',
  'put casale',
  'put casale',
  'put casale',
  'put mantova',
];

test.asWritten(
  'MS-1 MS-2 MS-3 MS-4 Pro-France chooses the gun and the Guastatori of Mantua, and where the others stand',
  () => {
    const t = newGame();
    expect([t.asked, t.at, t.can('take')]).toEqual(['france', 'setUp.unit', ['G10', 'G9']]);
    expect(t.no('take G11')).toBe('MS-4');
    t.run('take G10');
    expect(t.can('take')).toEqual(['G12', 'G13']);
    t.run('take G12');
    expect([t.at, t.can('put')]).toEqual(['setUp.zone', ['casale', 'mantova']]);
    expect(t.no('put trino')).toBe('MS-1');
    t.run('put casale', 'put mantova', 'put casale', 'put casale', 'put casale', 'put mantova');
    expect(['G1', 'G4', 'G5', 'G6', 'G9', 'G13'].map(t.where)).toEqual([
      'casale',
      'mantova',
      'casale',
      'casale',
      'casale',
      'mantova',
    ]);
    expect(['G2', 'G8', 'G10', 'G12'].map(t.where)).toEqual(['mantova', 'mantova', 'mantova', 'mantova']);
    expect(['G3', 'G11'].map(t.where)).toEqual(['casale', 'casale']);
    expect(t.camp(0)).toBe('mantova');
  },
);

test.asWritten(
  'MS-5 MS-6 MS-7 Garrisons in four towns, one Fort in one of them, one in the Duchy of Mantua but not in the Fortress',
  () => {
    const t = newGame().run(...GONZAGA);
    expect(['G14', 'G15', 'G16', 'G17'].map(t.where)).toEqual(['trino', 'alba', 'moncalvo', 'nizza']);
    expect([t.asked, t.can('put')]).toEqual(['france', ['alba', 'moncalvo', 'nizza', 'trino']]);
    t.run('put nizza');
    expect([t.no('put mantova'), t.no('put cremona'), t.can('put').length]).toEqual(['MS-1', 'MS-1', 11]);
    t.run('put goito');
    expect(t.forts('france')).toEqual(['nizza', 'goito']);
    expect(t.asked).toBe('spain');
  },
);

test.asWritten('MS-8 MS-9 MS-10 Pro-Spain sets up in the Duchies of Milan and Savoy', () => {
  const t = newGame().run(...GONZAGA, 'put nizza', 'put goito');
  expect(['M13', 'M14', 'M15', 'M16', 'M17'].map(t.where)).toEqual([
    'milano',
    'cremona',
    'novara',
    'alessandria',
    'lomellina',
  ]);
  expect(t.can('put')).toEqual([
    'alessandria',
    'cremona',
    'lomellina',
    'milano',
    'novara',
    'pavia',
    'tortona',
    'valenza',
  ]);
  expect(t.no('put casale')).toBe('MS-1');
  t.run(...range(10).map(() => 'put valenza'), 'put pavia');
  expect([t.where('M1'), t.where('M12'), t.camp(1)]).toEqual(['valenza', 'valenza', 'pavia']);
  expect(['S9', 'S10', 'S11', 'S12'].map(t.where)).toEqual(['susa', 'monginevro', 'san_pietro', 'torino']);
  expect(t.forts('spain').sort()).toEqual(['monginevro', 'san_pietro', 'susa']);
  expect([t.no('put novara'), t.can('put').includes('pinerolo')]).toEqual(['MS-1', true]);
  t.run(...range(6).map(() => 'put torino'), 'put ivrea');
  expect([t.where('S1'), t.where('S8'), t.camp(2)]).toEqual(['torino', 'torino', 'ivrea']);
});

test.asWritten(
  'MS-15 M4-1 E5 M1-2 after the set-up: 41 units, three Camps, Forts 2 and 3, one and no Fort markers left',
  () => {
    const t = setUp(newGame());
    const on = (letter: string): number =>
      BUILT_IN.units.filter(({ id }, unit) => id.startsWith(letter) && (t.s.places[unit] ?? -1) >= 0).length;
    expect([on('G'), on('M'), on('S'), on('F'), on('R'), on('V'), on('A'), on('L')]).toEqual([
      16, 15, 10, 0, 0, 0, 0, 0,
    ]);
    expect(t.s.camps.filter(({ zone }) => zone >= 0)).toHaveLength(3);
    expect([t.forts('france').length, t.forts('spain').length, t.s.fortsLeft]).toEqual([2, 3, [1, 0]]);
  },
);

test.asWritten(
  'MS-11 MS-13 M4-4 MS-32 all start in good order, walls whole, Morale 7, no points, from January 1628 to December 1630',
  () => {
    const t = setUp(newGame());
    expect([t.s.marks.some((mark) => (mark & 1) !== 0), t.s.mines.some((n) => n > 0), t.s.raided]).toEqual([
      false,
      false,
      [],
    ]);
    expect(t.s.levels.reduce((a, b) => a + b)).toBe(3 + 2 + 2 + 5 + 4 + 5 + 4 + 2 + 2);
    expect(t.s.morale).toEqual([0, 7, 0, 7, 7]);
    expect([t.s.points, t.s.turn, t.s.end]).toEqual([[0, 0], 0, 29]);
  },
);

test.asWritten(
  'MS-14 M4-3 E5 Pro-France holds chit 5, known to all, and three others; Pro-Spain four; 17 blue chits are left',
  () => {
    const t = newGame();
    setUp(t);
    expect(t.hand('france')).toContain(5);
    expect([t.hand('france').length, t.hand('spain').length, t.s.bag.length]).toEqual([4, 4, 17]);
    expect(
      [...t.hand('france'), ...t.hand('spain'), ...t.s.bag.map((chit) => chit + 1)].every((chit) => chit <= 25),
    ).toBe(true);
    const seen = t.view('spain') as { hands: { count: number; chits: number[] }[] };
    expect(seen.hands[0]).toEqual({ count: 4, chits: [4] });
    expect(seen.hands[1]?.chits).toHaveLength(4);
  },
);

test.asWritten('MS-12 M4-2 Gonzaga, Milan and Savoy start in the container; the others wait', () => {
  const t = setUp(newGame());
  expect([t.cup.length, t.box, [...t.cup, BUILT_IN.commands[t.s.drawn]?.letter].sort().join('')]).toEqual([
    2,
    '',
    'GMS',
  ]);
});

test.asWritten(
  'M1-1 M4.1-11 two players, and the first turn begins with a Command: nothing of step e comes before it',
  () => {
    const t = setUp(newGame());
    expect([t.at, t.s.morale[1]]).toEqual(['activation.declare', 7]);
    expect(['france', 'spain']).toContain(t.asked);
    expect(BUILT_IN.boxes[0]?.moraleLoss).toBe(false);
  },
);
