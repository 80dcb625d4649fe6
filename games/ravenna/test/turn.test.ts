/** R4 Turn, priority and general timing. */

import { expect } from 'vitest';
import { actsIn } from '../rules/reveal.ts';
import { accept, execution, issue, issued, mark, pass, told, until } from './command.ts';
import { test } from './seating.ts';
import { alone, newGame, table } from './table.ts';

test('R4.1 at most eight turns; the first begins right after set-up with phase 1', () => {
  const t = newGame();
  pass(t, () => t.frame.proc !== 'deployment');
  expect([t.s.turn, t.s.phase, t.at]).toEqual([1, 1, 'orders.choose']);
  pass(t, () => {
    for (const side of t.s.sides) side.moral = 24;
    return false;
  });
  expect(told(t, null, 'round').map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(t.over?.rule).toMatch(/^R17\.[4-7]$/);
});

test('R4.1 the phases of a turn in fixed order', () => {
  const units = alone({ F6: 'C3/S', F1: 'A2/S', F9: 'F2/S', L9: 'C4/N', L5: 'A6/N', L1: 'F6/N' });
  const t = table({ seats: 6, turn: 1, phase: 1, units }, [3, 1]);
  issue(t, 'F1', 'F1', 'WMM');
  issue(t, 'L1', 'L2', 'PAM');
  const seen = [1];
  pass(t, () => {
    if (seen.at(-1) !== t.s.phase) seen.push(t.s.phase);
    return t.s.turn === 2;
  });
  // Phases 3 and 7 ask nobody; their cards are turned up in their turn.
  expect(seen).toEqual([1, 2, 4, 5, 6, 1]);
  const order = told(t, null, 'reveal.order').map(({ order }) => order);
  expect(order).toEqual(['order:P', 'order:A', 'order:M', 'order:M', 'order:M', 'order:W']);
});

test('R4.3 R4.7 cards of one phase are turned up together, before anything is paid', () => {
  const t = table({
    turn: 1,
    phase: 6,
    sides: { F: { played: 'F7' }, L: { played: 'L6' } },
    commanders: { ...issued('WAM', 'WAM'), F2: { issued: 'A', order: 'M' }, L2: { issued: 'A', order: 'M' } },
  });
  const keys = t
    .log(null)
    .filter(({ rule }) => rule === 'R4.6' || rule === 'R7.8')
    .map(({ key, args }) => `${key} ${args['commander']}`);
  expect(keys.slice(0, 4)).toEqual([
    'reveal.order commander:F2',
    'reveal.order commander:F3',
    'reveal.order commander:L2',
    'reveal.order commander:L3',
  ]);
  expect([t.moral('F'), t.moral('L')]).toEqual([22, 22]);
});

test('R4.4 whether a Unit acts is checked at its own moment', () => {
  const doc = { turn: 1, phase: 6, commanders: issued('WMM', 'WAM') };
  // Arquebusiers (3) before Landsknechts (10) of the same line; both have a mark, then the second loses it.
  const t = table({ ...doc, units: { F5: { marked: true }, F6: { marked: true } } });
  expect([actsIn(t.rules, 6, 4), actsIn(t.rules, 6, 5), actsIn(t.rules, 5, 4)]).toEqual(['order', 'order', null]);
  t.unit('F5').marked = false;
  expect(actsIn(t.rules, 6, 4)).toBeNull();
  const before = t.moral('F');
  t.act('F2', 'halt');
  // One has not moved; for the other nothing is asked and nothing lost.
  expect([t.s.turn, before - t.moral('F')]).toEqual([2, 1]);
});

test('R4.5 a Unit executes at most one Order a turn; shooting is on top of that', () => {
  const t = execution('WMM', 'MAP', { units: { L11: { at: 'D5/NW/N' }, F1: 'D4/S' } });
  until(t, 'L3');
  accept(t, 'L3', 'L11');
  pass(t, () => t.at === 'shoot.aim' && t.asked[0] === t.seat('L3'));
  // It has dug in and shoots all the same.
  expect([t.unit('L11').maintains, t.unit('L11').marked]).toEqual([true, false]);
  t.act('L3', 'hold');
  for (const phase of [5, 6, 7]) expect(actsIn(t.rules, phase, 22)).toBeNull();
});

test('R4.6 every card of the phase must be turned up, marked Units or not; a phase without decisions passes', () => {
  const t = table({ turn: 1, phase: 5, units: alone({ F1: 'A1/S', L1: 'A7/N' }), commanders: issued('WAM', 'MPA') });
  // Nobody is marked: the rest of the turn passes by itself.
  expect([t.s.turn, t.s.phase]).toEqual([2, 1]);
  const order = told(t, null, 'reveal.order').map(({ commander, order }) => `${commander} ${order}`);
  expect(order).toEqual([
    'commander:F2 order:A',
    'commander:L3 order:A',
    'commander:F3 order:M',
    'commander:L1 order:M',
    'commander:F1 order:W',
  ]);
});

test.asWritten('R4.7 R17.3 R15.7 both sides pay before the check: both at 0, and the tie-breaks decide', () => {
  const commanders = {
    ...issued('AMM', 'AMM'),
    F1: { issued: 'A', order: 'P' },
    L1: { issued: 'A', order: 'P' },
  };
  const sides = { F: { moral: 2 }, L: { moral: 1 } };
  const t = table({ turn: 1, phase: 3, commanders, sides, units: { L12: null } });
  expect([t.moral('F'), t.moral('L')]).toEqual([0, 0]);
  expect(t.over).toMatchObject({ winners: [0], rule: 'R17.5' });
});

test('R4.2 lowest first: in phase 2 Commanders, with both sides in one list', () => {
  const t = execution('WMM', 'MPW');
  expect(t.asked).toEqual([t.seat('L2')]);
  t.act('L2', 'accept');
  mark(t, 'L2', 'L5');
  expect(t.asked).toEqual([t.seat('F2')]);
});
