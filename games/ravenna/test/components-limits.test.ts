/** R1: what of the components shows in play. */

import { range } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { areaId, areaOf } from '../field.ts';
import { withComponents } from '../index.ts';
import { unitName } from '../things.ts';
import { field, fight, hit, marked, rolls } from './battlefield.ts';
import { execution, told } from './command.ts';
import { PINNED } from './pinned.ts';
import { alone, newGame, table, type UnitDoc } from './table.ts';

const ids = range(24).map((unit) => unitName(unit).slice('unit:'.length));

test('R1.1 there are 42 Areas, A1 to F7', () => {
  const all = [...'1234567'].flatMap((row) => [...'ABCDEF'].map((column) => `${column}${row}`));
  expect(range(all.length).map(areaId)).toEqual(all);
  expect(areaOf('G1')).toBe(-1);
  expect(areaOf('A8')).toBe(-1);
});

test('R1.7 all twelve Units of a side can carry an Execution token, and none carries a second', () => {
  const t = execution('MMP', 'MMP');
  for (const who of ['L2', 'F2', 'F1', 'L3', 'F3', 'L1']) {
    t.act(who, 'accept');
    const [first = '', ...others] = t.args(who, 'mark');
    t.act(who, 'mark', first);
    expect(t.refusal(who, 'mark', first).rule).toBe('R7.4');
    for (const unit of others) t.act(who, 'mark', unit);
  }
  expect(new Set(told(t, null, 'execution.mark').map(({ unit }) => unit)).size).toBe(24);
});

test('R1.8 all 24 Units can have a Maintain token', () => {
  const units: Record<string, UnitDoc> = Object.fromEntries(ids.map((id) => [id, { maintains: true }]));
  const t = table({ turn: 1, phase: 1, units });
  expect(ids.filter((id) => t.unit(id).maintains)).toHaveLength(24);
});

test('R1.9 a roll is a face of the die, whatever stands on it', () => {
  const odd = withComponents({ ...PINNED, die: [7, 7, 0, 1] });
  const results = [1, 3, 4].map((face) => {
    const t = field(4, { F2: 'C3/S', L9: 'C4/N' }, {}, {}, odd);
    t.script(face);
    t.act('F1', 'fire', 'area:C4');
    return hit(t);
  });
  // Shoot 2, range 1.
  expect(results).toEqual(['L9 8 S', 'L9 1 S', 'L9 2 S']);
});

test('R1.10 a Unit without a Shoot value has no opportunity to shoot', () => {
  const asked = (id: string): string => field(4, { [id]: 'C3/S', L9: 'C4/N', L10: 'C4/N' }).at;
  expect([asked('F1'), asked('F2')]).toEqual([expect.not.stringMatching(/^shoot/), 'shoot.aim']);
});

test('R1.11 an ability counts against its type only, in attack and in defence', () => {
  const fought = (foe: string, place: string): string => {
    const t = field(5, { F5: marked('C2/S'), [foe]: place }, { F2: 'A' });
    fight(t, 'F2', 1, 0);
    return hit(t);
  };
  // Landsknechts 4 and 1 against horse; Papal Men-at-Arms 4, Papal Foot 3, Swordsmen 3 and 1 against foot.
  expect([fought('L6', 'C3/N'), fought('L7', 'C3/N'), fought('L10', 'C3/N')]).toEqual(['L6 2 S', 'L7 2 S', 'L10 1 S']);
});

test('R1.12 a wounded Unit moves and defends with the same values', () => {
  const steps = (wounded: boolean): string[] => {
    const t = field(6, { F3: { at: 'C2/S', marked: true, wounded }, L9: 'F7' }, { F1: 'M' });
    t.act('F1', 'advance', 'area:C3');
    t.act('F1', 'turn', 'face:W');
    t.act('F1', 'advance', 'area:B3');
    return t.offers('F1');
  };
  expect(steps(true)).toEqual(steps(false));
  // The Defense 2 of the Swordsmen takes all of a result of 2 the second time too.
  const t = field(4, { F7: 'C2/S', L10: { at: 'C4/N', wounded: true }, L9: 'F7' });
  rolls(t, 0);
  t.act('F2', 'fire', 'area:C4');
  expect(hit(t)).toBe('L10 2 S');
  t.act('L3', 'wound');
  expect([t.place('L10'), t.moral('L')]).toEqual(['gone', 24]);
});

test('R1.13 R4.2 whoever has the lowest Priority is asked first', () => {
  const t = newGame(6);
  const first = PINNED.commanders.findIndex(({ priority }) => priority === 1);
  // Colonna has no Area with two Units: he has nothing to put in order, and d'Este is the first who has.
  expect(first).toBe(4);
  expect(t.asked).toEqual([t.seat('F2')]);
  const shooting = table({ turn: 1, phase: 4, units: alone({ F6: 'C3/S', F2: 'D3/S', L9: 'C4', L2: 'D4' }) });
  // Arquebusiers 3, Crossbowmen 6.
  expect(shooting.frame).toMatchObject({ proc: 'shoot', unit: 5 });
});
