/** What the sheet of a battle tells of the fallen. */

import { expect } from 'vitest';
import { fallenOf, type Muster, musterOf } from '../board/muster.ts';
import { BUILT_IN } from '../components/index.ts';
import { namesOf } from '../things.ts';
import type { MonferratoView } from '../view-form.ts';
import { componentsNow, QUIET, type Side, seatOf, type TestTable, table, test, there } from './table.ts';

const viewOf = (t: TestTable): MonferratoView => t.view(null) as unknown as MonferratoView;
const SIX = ['M2', 'M3', 'M4', 'M5', 'M8', 'M9'];
/** Nobody hits, and every gun bursts. */
const SIXES = Array.from({ length: 12 }, () => 6);
const { unit: names } = namesOf(BUILT_IN);

const fallen = (muster: Muster | null, view: MonferratoView, side: Side) =>
  fallenOf(muster, view, componentsNow(), seatOf(side)).map((unit) => names[unit]);

/** Six of Milan march against those of the Gonzaga at Frassineto; what is seen before they meet. */
function beforeFrassineto(...defenders: string[]): { readonly t: TestTable; readonly before: MonferratoView } {
  const t = table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'valenza'],
    raided: QUIET,
    units: { ...there('valenza', ...SIX), ...there('frassineto', ...defenders) },
  });
  t.run('act', 'zone valenza', 'march M2', 'all');
  return { t, before: viewOf(t) };
}

test('M8-3 a gun that bursts has fallen, although nobody has suffered a hit', () => {
  const { t, before } = beforeFrassineto('G4', 'G5', 'G6', 'G7', 'G8', 'G14');
  t.script(...SIXES).run('step frassineto');
  const view = viewOf(t);
  expect([t.at, t.where('M9')]).toEqual(['battle.agree', 'eliminated']);
  const muster = musterOf(null, before, view);
  expect([fallen(muster, view, 'france'), fallen(muster, view, 'spain')]).toEqual([[], ['unit:M9']]);
  // Without the picture before, the attackers are known all the same.
  expect(fallen(musterOf(null, null, view), view, 'spain')).toHaveLength(1);
});

test('a defender who fell in the first round is known from the picture before; after the battle nobody is', () => {
  const { t, before } = beforeFrassineto('G4', 'G5', 'G6', 'G7', 'G8', 'G10');
  t.script(...SIXES).run('step frassineto');
  const muster = musterOf(null, before, viewOf(t));
  expect(fallen(muster, viewOf(t), 'france')).toEqual(['unit:G10']);
  expect(musterOf(muster, viewOf(t), before)).toBe(null);
});
