/** R10 Shoot: phase 4. */

import { expect } from 'vitest';
import { withComponents } from '../index.ts';
import { field, hit, marked, rolls, shots, unitNumber } from './battlefield.ts';
import { told } from './command.ts';
import { PINNED } from './pinned.ts';
import { test } from './seating.ts';

// ---- who may shoot -------------------------------------------------------------------------------------------------

test('R10.1 R10.2 phase 4 begins with the Initiatives of the phase, each for its price; no Order is needed to shoot', () => {
  const t = field(
    4,
    { F2: marked('C3/S'), F6: 'D3/S', L9: 'C4', L10: 'D4' },
    { F1: { issued: 'W', initiative: 'F5', bearer: 'F2' } },
  );
  expect(t.moral('F')).toBe(23);
  expect(t.commander('F1').shown).toBe(true);
  expect(t.at).toBe('shoot.aim');
});

test('R10.2 R4.2 all shooters of both sides get one opportunity each, the lowest Priority first', () => {
  const t = field(4, {
    F2: 'B2/S',
    L1: 'B3/N',
    F6: 'C2/S',
    L11: 'C3/N',
    F7: 'E2/S',
    L8: 'E3/N',
    F5: 'A2/S',
    L10: 'A3/N',
  });
  const order: string[] = [];
  while (t.at === 'shoot.aim') {
    const { frame } = t;
    if (frame.proc !== 'shoot') break;
    order.push(frame.unit < 12 ? `F${frame.unit + 1}` : `L${frame.unit - 11}`);
    t.act(t.asked[0] ?? 0, 'hold');
  }
  expect(order).toEqual(['F6', 'L11', 'L1', 'F2', 'F7', 'L8']);
});

test('R10.2 one shot per Unit, hit or miss', () => {
  const t = field(4, { F6: 'C3/S', L9: 'C4/N', F2: 'D3/S', L10: 'D4/N' });
  rolls(t, 3);
  t.act('F2', 'fire', 'area:C4');
  t.act('L3', 'moral');
  // Next is another shooter.
  expect(t.frame).toMatchObject({ proc: 'shoot', unit: 1 });
});

test('R10.3 whoever passes gets no second opportunity; its own Commander decides', () => {
  const t = field(4, { F6: 'C3/S', L9: 'C4' }, {}, { seats: 6 });
  expect(t.asked).toEqual([t.seat('F2')]);
  t.act('F2', 'hold');
  expect(t.at).not.toBe('shoot.aim');
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 24]);
});

test('R10.2 R1.10 who has no Shoot value is not asked, nor who has nothing to shoot at', () => {
  expect(field(4, { F5: 'C3/S', L9: 'C4' }).at).not.toBe('shoot.aim');
  expect(field(4, { F6: 'C3/N', L9: 'C4' }).at).not.toBe('shoot.aim');
});

test('R10.4 Artillery shoots only without any token', () => {
  const guns = (tokens: { marked?: boolean; maintains?: boolean }): string =>
    field(4, { F7: { at: 'C2/S', ...tokens }, L9: 'C3' }, { F2: 'W' }).at;
  expect(guns({})).toBe('shoot.aim');
  expect(guns({ marked: true })).not.toBe('shoot.aim');
  expect(guns({ maintains: true })).not.toBe('shoot.aim');
});

test('R10.5 X21 others shoot with any tokens, also when they are to wait, and keep them', () => {
  const t = field(
    4,
    { F6: { at: 'C3/S', marked: true, maintains: true }, F7: 'E3/S', L9: 'C4', L2: 'E4' },
    { F2: 'W' },
  );
  rolls(t, 3);
  t.act('F2', 'fire', 'area:C4');
  t.act('L3', 'moral');
  // The guns are to shoot now; the Arquebusiers have their tokens still.
  expect(t.at).toBe('shoot.aim');
  expect(t.unit('F6')).toMatchObject({ marked: true, maintains: true });
  const horse = field(4, { F12: marked('C3/S'), L9: 'C4' }, { F3: 'M' });
  expect(horse.at).toBe('shoot.aim');
});

test('R10.6 a second-rank Unit may shoot as well', () => {
  const t = field(4, { F6: 'C3/NW/S', F5: 'C3/SW/S', L9: 'C4' });
  expect(t.at).toBe('shoot.aim');
  expect(t.args('F2', 'fire')).toEqual(['area:C4']);
});

/** The same components, but a man of note is with the Cannons. */
const personOfGuns = withComponents({
  ...PINNED,
  units: PINNED.units.map((unit, i) =>
    i === unitNumber('F7') ? { ...unit, personality: { person: unit.name, value: 1 } } : unit,
  ),
});

test('R8.13 the token of its own Initiative does not hinder a Unit, not even guns', () => {
  const orders = { F2: { issued: 'W', initiative: 'F5', bearer: 'F7' } };
  const t = field(4, { F7: marked('C2/S'), L9: 'C3/N' }, orders, {}, personOfGuns);
  expect(t.at).toBe('shoot.aim');
  rolls(t, 0);
  t.act('F2', 'fire', 'area:C3');
  // 0 + 4 + 2 - 1
  expect(hit(t)).toBe('L9 5 S');
});

test('R8.8 R8.7 an Initiative to shoot takes the Maintain token first and the Execution token afterwards', () => {
  const orders = { F1: { issued: 'W', initiative: 'F5', bearer: 'F2' } };
  const t = field(4, { F2: { at: 'C2/S', marked: true, maintains: true }, F8: 'E2/S', L9: 'C3/N', L2: 'E3' }, orders);
  expect(t.unit('F2')).toMatchObject({ marked: true, maintains: false });
  rolls(t, 0);
  t.act('F1', 'fire', 'area:C3');
  t.act('L3', 'moral');
  expect(t.frame).toMatchObject({ proc: 'shoot', at: 'aim', unit: 7 });
  expect(t.unit('F2').marked).toBe(false);
});

test('R8.7 D16 an Initiative can give two shots; each is aimed anew, and the rest can be given up', () => {
  const twice = { issued: 'W', initiative: 'F4', bearer: 'F2' };
  const t = field(4, { F2: marked('C3/S'), L9: 'C4/N', F7: 'F3/S', L2: 'F4' }, { F1: twice });
  rolls(t, 0);
  t.act('F1', 'fire', 'area:C4');
  t.act('L3', 'retreat');
  // 0 + 2 - 1 = 1: it is in C5 now, and can be shot at again, across the ditch.
  expect(t.place('L9').slice(0, 2)).toBe('C5');
  expect([t.at, ...t.args('F1', 'fire')]).toEqual(['shoot.aim', 'area:C5']);
  expect(t.unit('F2').marked).toBe(true);
  t.act('F1', 'hold');
  expect(t.frame).toMatchObject({ proc: 'shoot', unit: 6 });
  expect(t.unit('F2').marked).toBe(false);
});

test('R8.9 an Initiative to shoot is wasted on a Unit that cannot, or that has lost its token', () => {
  const cannot = field(4, { F5: marked('C3/S'), L9: 'C4' }, { F2: { issued: 'W', initiative: 'F4', bearer: 'F5' } });
  expect([cannot.at === 'shoot.aim', cannot.moral('F')]).toEqual([false, 23]);
  // Without its token it shoots like anybody else: once.
  const t = field(4, { F2: 'C3/S', L9: 'C4/N' }, { F1: { issued: 'W', initiative: 'F4', bearer: 'F2' } });
  rolls(t, 3);
  t.act('F1', 'fire', 'area:C4');
  t.act('L3', 'moral');
  expect(t.at).not.toBe('shoot.aim');
});

// ---- line of fire --------------------------------------------------------------------------------------------------

test('R10.7 R10.14 straight ahead at any distance, the adjacent Area at 1', () => {
  for (const [target, range] of [
    ['C2', 1],
    ['C3', 2],
    ['C4', 3],
  ] as const)
    expect(shots(field(4, { F7: 'C1/S', L9: target }), 'F7')).toEqual([`${target} ${range} S`]);
});

test('R10.8 R10.15 one step aside as the last step, counted as a step', () => {
  expect(shots(field(4, { F7: 'C1/S', L9: 'B2', L10: 'D3' }), 'F7')).toEqual(['B2 2 W', 'D3 3 E']);
});

test('R10.9 nothing beside or behind the shooter, nothing two files away', () => {
  const t = field(4, { F7: 'C3/S', L9: 'D3', L10: 'B3', L2: 'C2', L1: 'B2', L7: 'E4', L3: 'C7' });
  expect(shots(t, 'F7')).toEqual(['C7 5 S']);
  for (const area of ['D3', 'B3', 'C2', 'B2', 'E4', 'C3', 'A4'])
    expect(t.refusal('F2', 'fire', `area:${area}`).rule).toBe('R10.9');
  expect(t.refusal('F2', 'fire', 'area:G9').code).toBe('unknown');
});

test('R10.9 every facing sees the same', () => {
  for (const [facing, expected] of [
    ['N', ['C2 2 N', 'D3 2 E']],
    ['E', ['D3 2 N', 'D5 3 S', 'E4 2 E']],
    ['S', ['B5 3 W', 'C6 3 S', 'D5 3 E']],
    ['W', ['A4 2 W', 'B5 3 S']],
  ] as const) {
    const enemies = { L1: 'C2', L2: 'D3', L7: 'E4', L9: 'C6', L10: 'D5', L11: 'A4', L12: 'B5' };
    expect(shots(field(4, { F7: `C4/${facing}`, ...enemies }), 'F7')).toEqual(expected);
  }
});

test('R10.10 R10.12 X1 an enemy on the way blocks, at the corner of an L too', () => {
  const t = field(4, { L11: 'C5/N', F1: 'C3', F2: 'D3' });
  expect(shots(t, 'L11')).toEqual(['C3 2 N']);
  const refusal = t.refusal('L3', 'fire', 'area:D3');
  expect([refusal.rule, refusal.blame]).toEqual(['R10.12', ['area:C3']]);
});

test('R10.11 there must be an enemy in the target Area', () => {
  const t = field(4, { F6: 'C3/S', F5: 'C4', L9: 'C5' });
  expect(t.refusal('F2', 'fire', 'area:C4').rule).toBe('R10.11');
  expect(t.refusal('F2', 'fire', 'area:D4').rule).toBe('R10.11');
});

test('R10.12 X3 with an enemy directly ahead nothing else can be shot at', () => {
  const t = field(4, { L11: 'C5/N', F1: 'B4', F2: 'C4', F9: 'D4' });
  expect(shots(t, 'L11')).toEqual(['C4 1 N']);
});

test('R10.13 friends on the way do not block, nor does the entrenchment', () => {
  expect(shots(field(4, { F7: 'C2/S', F5: 'C3', F6: 'C4', L9: 'C5' }), 'F7')).toEqual(['C5 4 S over']);
});

test('X2 R10.15 R10.25 the direction of a shot is that of its last step', () => {
  expect(shots(field(4, { L11: 'C5/N', F1: 'C3', F2: 'D4' }), 'L11')).toEqual(['C3 2 N', 'D4 2 E']);
});

test('X5 R10.16 the sideways step can cross the front line too, and hits on the front whoever faces it', () => {
  const t = field(4, { F6: 'A4/E', L9: 'B5/N' }, {}, { sides: { L: { moral: 20 } } });
  expect(shots(t, 'F6')).toEqual(['B5 3 S']);
  rolls(t, 3);
  t.act('F2', 'fire', 'area:B5');
  expect(hit(t)).toBe('L9 2 S');
  t.act('L3', 'wound');
  expect(t.moral('L')).toBe(20);
});

test('X6 R3.24 R12.8 a shot round the end of the ditch is no farther, hits a weak side and drives along the camp', () => {
  const t = field(4, { F7: 'A3/S', L9: 'B5/N' });
  expect(shots(t, 'F7')).toEqual(['B5 3 E']);
  rolls(t, 1);
  t.act('F2', 'fire', 'area:B5');
  expect(hit(t)).toBe('L9 2 E');
  t.act('L3', 'withdraw');
  expect(t.place('L9')).toMatch(/^C5.*N$/);
  // 2 + 1 for the weak side - 1
  expect(t.moral('L')).toBe(22);
});

test('X7 from the east over the side line: range 3, withdrawal to C5', () => {
  const t = field(4, { F7: 'E3/S', L9: 'D5/N' });
  rolls(t, 1);
  t.act('F2', 'fire', 'area:D5');
  expect(hit(t)).toBe('L9 2 W');
  t.act('L3', 'withdraw');
  expect(t.place('L9')).toMatch(/^C5/);
});

test('X8 R3.24 R10.26 from B6 over a friend in B5: no favourable Area, and a miss costs 1', () => {
  const t = field(4, { L8: 'B6/N', L9: 'B5', F1: 'B4' });
  expect(shots(t, 'L8')).toEqual(['B4 3 N over']);
  rolls(t, 0);
  t.act('L2', 'fire', 'area:B4');
  expect([hit(t), t.moral('L')]).toEqual(['none', 23]);
});

test('X9 R10.8 R10.16 the longer of two lines crosses the ditch with its last step', () => {
  expect(shots(field(4, { F7: 'F4/W', L9: 'E5', L10: 'D5' }), 'F7')).toEqual(['D5 4 S', 'E5 2 S']);
});

// ---- procedure -----------------------------------------------------------------------------------------------------

test('R10.17 a shot that cannot succeed may still be declared, but nobody is asked for such shots alone', () => {
  expect(field(4, { F10: 'C1/S', L9: 'C7' }).at).not.toBe('shoot.aim');
  const t = field(4, { F10: 'C1/S', L9: 'C7', L2: 'D2/N' });
  expect([...t.args('F3', 'fire')].sort()).toEqual(['area:C7', 'area:D2']);
  rolls(t, 3);
  t.act('F3', 'fire', 'area:C7');
  expect(hit(t)).toBe('none');
});

test('R10.18 R10.19 the Commander names the Area, the Chief of the enemy the Unit, before the roll', () => {
  const t = field(4, { F6: 'C3/S', L7: 'C4/N', L9: 'C4/N', L2: 'B4' }, {}, { seats: 6 });
  t.act('F2', 'fire', 'area:C4');
  expect(told(t, null, 'shoot')).toEqual([{ unit: 'unit:F6', area: 'area:C4', range: 1 }]);
  expect(t.asked).toEqual([t.seat('L1')]);
  expect(t.args('L1', 'name')).toEqual(['unit:L7', 'unit:L9']);
  expect(t.refusal('L1', 'name', 'unit:L2').rule).toBe('R10.19');
  expect(t.refusal('L1', 'name', 'unit:F6').rule).toBe('R10.19');
  rolls(t, 2);
  t.act('L1', 'name', 'unit:L9');
  expect(hit(t)).toBe('L9 3 S');
});

test('R10.19 a single Unit needs no naming, and the shot cannot be taken back', () => {
  const t = field(4, { F6: 'C3/S', L9: 'C4/N' });
  rolls(t, 2);
  t.act('F2', 'fire', 'area:C4');
  expect(t.at).toBe('effect.choose');
  expect(t.undo('F2')).toBe(false);
});

test('R10.20 the shooter rolls once', () => {
  const t = field(4, { F6: 'C3/S', L9: 'C4/N' });
  rolls(t, 1);
  t.act('F2', 'fire', 'area:C4');
  const parts = ['part:die:1', 'part:shoot:2', 'part:range:-1'];
  expect(told(t, null, 'shoot.hit')).toEqual([
    { unit: 'unit:F6', victim: 'unit:L9', die: 1, total: 2, parts, weak: 0 },
  ]);
  expect(t.offers('F2')).toEqual([]);
});

/** Shoot 4 from C1: who has to manage what. */
const cannonade = (target: string, die: number, wounded = false): string => {
  const t = field(4, { F7: { at: 'C1/S', wounded }, L9: `${target}/N` });
  rolls(t, die);
  t.act('F2', 'fire', `area:${target}`);
  return hit(t);
};

test('R10.21 R10.22 X10 the total is die plus Shoot less range, less 1 for a wounded shooter; above 0 it hits', () => {
  expect(cannonade('C4', 1)).toBe('L9 2 S');
  expect(cannonade('C6', 2)).toBe('none');
  expect(cannonade('C6', 3)).toBe('L9 1 S');
  expect(cannonade('C4', 0, true)).toBe('none');
  expect(cannonade('C4', 1, true)).toBe('L9 1 S');
  // No part is rounded up to 0: a wounded shooter with die 0 has -1.
  expect(cannonade('C2', 0, true)).toBe('L9 2 S');
});

test('R10.23 the target does not roll, and neither its Melee nor a Maintain token lessens the shot', () => {
  const t = field(4, { F6: 'C3/S', L9: { at: 'C4/N', maintains: true } });
  rolls(t, 2);
  t.act('F2', 'fire', 'area:C4');
  expect(hit(t)).toBe('L9 3 S');
});

test('R10.24 R12.1 the Commander of the Unit manages the hit at once, before the next shooter', () => {
  const t = field(4, { F6: 'C3/S', L11: 'C4/N' }, {}, { seats: 6 });
  rolls(t, 3);
  t.act('F2', 'fire', 'area:C4');
  expect([t.at, t.asked]).toEqual(['effect.choose', [t.seat('L3')]]);
  t.act('L3', 'wound');
  // Priority 4, wounded now: die 3 + 2 - 1 - range 1.
  rolls(t, 3);
  t.act('L3', 'fire', 'area:C3');
  expect(hit(t)).toBe('F6 3 N');
});

test('R10.25 side, withdrawal and retreat follow from the last step of the shot', () => {
  const t = field(4, { F7: 'B3/E', L9: 'C4/N' });
  rolls(t, 0);
  t.act('F2', 'fire', 'area:C4');
  expect(hit(t)).toBe('L9 2 S');
  t.act('L3', 'retreat');
  expect(t.place('L9')).toMatch(/^C5.*S$/);
});

test('R10.26 X4 a miss over friends costs 1, once; friends in the own Area do not count, a hit costs nothing', () => {
  const over = (die: number, ...friends: string[]): number => {
    const names = ['F1', 'F5', 'F9'];
    const t = field(4, {
      F8: 'C2/S',
      ...Object.fromEntries(friends.map((area, i) => [names[i] ?? '', area])),
      L9: 'C5/N',
    });
    rolls(t, die);
    t.act('F2', 'fire', 'area:C5');
    return t.moral('F');
  };
  // 4 - range 4.
  expect(over(0)).toBe(24);
  expect(over(0, 'C3')).toBe(23);
  expect(over(0, 'C3', 'C4', 'C4')).toBe(23);
  expect(over(0, 'C2', 'D3')).toBe(24);
  expect(over(1, 'C3')).toBe(24);
});

test('R10.19 the Chief of the French names the Unit where the League shoots', () => {
  const t = field(4, { L11: 'C4/N', F5: 'C3/S', F9: 'C3/S' }, {}, { seats: 6 });
  t.act('L3', 'fire', 'area:C3');
  expect([t.at, t.asked]).toEqual(['shoot.suffer', [t.seat('F1')]]);
  expect(t.args('F1', 'name')).toEqual(['unit:F5', 'unit:F9']);
});
