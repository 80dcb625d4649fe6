/** R9 Maintain the Position: phase 3, and what its tokens do. */

import { expect } from 'vitest';
import { shotsOf } from '../lines-of-fire.ts';
import { defenceStrength, effectCosts, shotStrength } from '../strength.ts';
import { accept, execution, issued, pass, until } from './command.ts';
import { test } from './seating.ts';
import { alone, type TestTable, table, type UnitDoc } from './table.ts';

test('R9.1 R4.7 P Orders and phase-3 Initiatives of both sides are revealed and paid at once', () => {
  const t = table({
    turn: 1,
    phase: 3,
    commanders: {
      ...issued('AMM', 'WAM'),
      F1: { issued: 'A', order: 'P' },
      L1: { issued: 'W', initiative: 'L1', bearer: 'L3' },
    },
  });
  expect([t.moral('F'), t.moral('L')]).toEqual([22, 23]);
  expect(['F1', 'L1', 'F2', 'L2'].map((id) => t.commander(id).shown)).toEqual([true, true, false, false]);
  const keys = t.log(null).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('reveal.'))).toEqual([
    'reveal.order',
    'reveal.initiative',
    'reveal.new-order-cost',
    'reveal.initiative-cost',
  ]);
});

test('R9.2 R4.5 E6 Navarro accepts P with three of four marked: exactly these dig in, nothing is lost', () => {
  const t = execution('WMM', 'MAP');
  until(t, 'L3');
  accept(t, 'L3', 'L9', 'L10', 'L12');
  pass(t, () => t.s.phase > 3);
  expect(['L9', 'L10', 'L11', 'L12'].map((id) => t.unit(id).maintains)).toEqual([true, true, false, true]);
  expect(['L9', 'L10', 'L12'].map((id) => t.unit(id).marked)).toEqual([false, false, false]);
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 24]);
  // Having executed, they do nothing more this turn.
  pass(t, () => t.s.turn === 2);
  expect(['L9', 'L10', 'L12'].map((id) => t.unit(id).maintains)).toEqual([true, true, true]);
});

test('R9.4 R4.9 the token gives 1 Melee and 1 Defense, also in later turns', () => {
  const [attacker, defender] = [0, 20];
  const [bare, dug] = [false, true].map((maintains) => {
    const units = alone({ F1: 'C3/S', L9: { at: 'C4/N', maintains } });
    const { rules } = table({ turn: 5, phase: 2, units });
    const { wound } = effectCosts(rules, { unit: defender, result: 5, direction: 2, ditch: false });
    return { melee: defenceStrength(rules, attacker, defender), wound };
  });
  expect([bare, dug]).toEqual([
    { melee: 3, wound: 3 },
    { melee: 4, wound: 2 },
  ]);
});

/** Phase 3: Navarro has P. */
const digging = (units: Record<string, UnitDoc>): TestTable =>
  table({ turn: 1, phase: 3, units, commanders: issued('WMM', 'MAP') });

test('R9.5 a further P leaves one token', () => {
  const t = digging({ L9: { marked: true, maintains: true } });
  expect(t.unit('L9')).toMatchObject({ maintains: true, marked: false });
  pass(t, () => t.s.turn === 2);
  const again = table({
    turn: 2,
    phase: 7,
    units: { L9: { marked: true, maintains: true } },
    commanders: issued('PMM', 'MAW'),
  });
  // One execution takes it away, however often P was given.
  expect(again.unit('L9').maintains).toBe(false);
});

test('R9.6 it does not move its Unit, and does not change a shot', () => {
  const t = digging({ L11: { at: 'D5/NE/N', marked: true }, F10: 'D4/S' });
  expect(t.place('L11')).toBe('D5/NE/N');
  const [shot] = shotsOf(t.rules, 22);
  if (!shot) throw new Error('nothing to shoot at');
  expect([t.unit('L11').maintains, shotStrength(t.rules, 22, shot, 0)]).toEqual([true, 1]);
});

test.each([
  [5, 'A', 'march.go'],
  [6, 'M', 'march.go'],
])('R9.7 in phase %i the token goes at the Unit’s own moment, before it does anything', (phase, order, at) => {
  const other = order === 'A' ? 'M' : 'A';
  const t = table({
    turn: 1,
    phase,
    units: { L5: { at: 'E7/N', marked: true, maintains: true }, L7: { at: 'B6/N', marked: true, maintains: true } },
    commanders: issued('WMM', `W${order}${other}`),
  });
  // The Light Cavalry has Priority 1, the Papal Foot 13.
  expect([t.at, t.unit('L5').maintains, t.unit('L7').maintains]).toEqual([at, false, true]);
  t.act('L2', 'halt');
  expect([t.at, t.unit('L7').maintains]).toEqual([at, false]);
});

test('R9.7 who withdraws or retreats loses it', () => {
  for (const way of ['withdraw', 'retreat']) {
    const t = shotAt();
    t.act('L3', way);
    expect([way, t.unit('L9').maintains]).toEqual([way, false]);
  }
});

test('R9.8 the token stays when the Unit shoots, is wounded, or its Commander pays Moral', () => {
  for (const way of ['wound', 'moral']) {
    const t = shotAt();
    // The shooter too has a token and keeps it.
    expect(t.unit('F6').maintains).toBe(true);
    t.act('L3', way);
    expect([way, t.unit('L9').maintains]).toEqual([way, true]);
  }
});

/** Arquebusiers, dug in, have hit Spanish Pikemen, dug in too. */
function shotAt(): TestTable {
  const units = alone({ F6: { at: 'C3/S', maintains: true }, L9: { at: 'C4/N', maintains: true } });
  const t = table({ turn: 1, phase: 4, units });
  t.script(3);
  t.act('F2', 'fire', 'area:C4');
  expect(t.at).toBe('effect.choose');
  return t;
}
