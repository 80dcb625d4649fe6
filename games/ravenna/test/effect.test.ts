/** R12 Combat effects. */

import { expect } from 'vitest';
import { opposite } from '../field.ts';
import { withComponents } from '../index.ts';
import { effectCosts } from '../strength.ts';
import { field, fight, hit, marked, rolls, unitNumber } from './battlefield.ts';
import { told } from './command.ts';
import { test } from './seating.ts';
import type { PositionDoc, TestTable, UnitDoc } from './table.ts';

const FACINGS = ['N', 'E', 'S', 'W'];

/** A Unit of the League has to manage a result; v is the direction of the attack. */
function struck(
  id: string,
  at: UnitDoc,
  result: number,
  v: string,
  { ditch = false, others = {}, ...more }: { ditch?: boolean; others?: Record<string, UnitDoc> } & PositionDoc = {},
): TestTable {
  const unit = unitNumber(id);
  const stack = [
    { proc: 'game', at: 'turn' },
    { proc: 'turn', at: 'attack' },
    { proc: 'effect', at: 'choose', unit, result, direction: FACINGS.indexOf(v), ditch },
  ];
  // Nobody waits behind: when it is done, the phases of the turn go on.
  return field(
    5,
    { [id]: at, F12: 'F1', ...others },
    {},
    { sides: { F: { moral: 20 }, L: { moral: 20 } }, ...more, flow: { stack } },
  );
}

/** What the League has lost by an effect, and where the Unit is then. */
function after(t: TestTable, who: string, id: string, effect: string): string {
  t.act(who, effect);
  return `${20 - t.moral('L')} ${t.place(id)}`;
}

test('R12.1 its own Commander chooses one of four effects, all of them always open', () => {
  // The Chief of the League is asked nothing; the way back leads off the board; the Unit is wounded.
  const t = struck('L9', { at: 'C7/N', wounded: true }, 3, 'S', { seats: 6 });
  expect(t.asked).toEqual([t.seat('L3')]);
  expect(t.offers('L3')).toEqual(['moral', 'wound', 'withdraw', 'retreat']);
  t.act('L3', 'moral');
  expect(t.at).not.toBe('effect.choose');
});

test('R12.2 R12.3 R12.4 R12.8 R12.9 X11 what each effect costs, on the front and on a weak side', () => {
  const costs = (facing: string): number[] =>
    ['moral', 'wound', 'withdraw', 'retreat'].map((effect) => {
      const t = struck('L9', `C5/${facing}`, 2, 'S');
      t.act('L3', effect);
      return 20 - t.moral('L');
    });
  expect(costs('N')).toEqual([2, 0, 1, 0]);
  for (const facing of ['E', 'S', 'W']) expect(costs(facing)).toEqual([2, 1, 2, 1]);
});

test('R12.2 R12.4 R12.8 R12.9 what is absorbed beyond the result is lost', () => {
  const { rules } = struck('L9', 'C5/N', 1, 'S');
  const hitBy = (result: number) => effectCosts(rules, { unit: unitNumber('L9'), result, direction: 2, ditch: false });
  expect(hitBy(1)).toEqual({ moral: 1, wound: 0, withdraw: 0, retreat: 0 });
  expect(hitBy(5)).toEqual({ moral: 5, wound: 3, withdraw: 4, retreat: 3 });
});

test('R12.3 losing Moral leaves the Unit as it is', () => {
  const t = field(
    4,
    { F6: 'B4/S', L9: { at: 'B5/NW/N', marked: true, maintains: true }, F2: 'E3/S', L2: 'E4' },
    { L3: 'A' },
  );
  rolls(t, 3);
  t.act('F2', 'fire', 'area:B5');
  t.act('L3', 'moral');
  expect(t.moral('L')).toBe(24 - 3);
  expect(t.place('L9')).toBe('B5/NW/N');
  expect(t.unit('L9')).toMatchObject({ wounded: false, marked: true, maintains: true });
});

test('R12.4 R12.6 E8 the Pikemen with Defense 2 take a wound for nothing and stay with their tokens', () => {
  const t = field(
    5,
    { L5: marked('D4/N'), F1: { at: 'D3/SW/S', marked: true, maintains: true }, F2: marked('B2/S') },
    { L2: 'A', F1: 'A' },
  );
  // 3 + 3 against 0 + 3 + 1 pikes + 1 Maintain.
  fight(t, 'L2', 3, 0);
  expect(hit(t)).toBe('F1 1 N');
  t.act('F1', 'wound');
  expect(t.moral('F')).toBe(24);
  expect(t.unit('F1')).toMatchObject({ wounded: true, marked: true, maintains: true });
  expect(t.place('F1')).toBe('D3/SW/S');
});

test('R12.5 R9.4 a Maintain token is 1 Defense, and so is the ditch for a Unit behind it in a melee across', () => {
  const wound = (id: string, unit: UnitDoc, ditch: boolean): number => {
    const t = struck(id, unit, 5, 'S', { ditch });
    t.act('L3', 'wound');
    return 20 - t.moral('L');
  };
  expect(wound('L9', 'C5/N', false)).toBe(3);
  expect(wound('L9', { at: 'C5/N', maintains: true }, false)).toBe(2);
  expect(wound('L9', 'C5/N', true)).toBe(2);
  expect(wound('L9', { at: 'C5/N', maintains: true }, true)).toBe(1);
  // Outside the favourable Areas the ditch is no help.
  expect(wound('L9', 'C4/N', true)).toBe(3);
});

test('R12.7 R12.17 a second wound destroys; the Defense still counts, and nothing of the Unit is left', () => {
  const t = struck('L9', { at: 'C5/N', wounded: true, maintains: true, marked: true }, 4, 'S');
  expect(after(t, 'L3', 'L9', 'wound')).toBe('1 gone');
  expect(t.unit('L9')).toEqual({
    area: -1,
    cells: 0,
    facing: 0,
    wounded: false,
    marked: false,
    maintains: false,
    steadfast: false,
    covered: false,
  });
});

test('R12.8 R12.10 E9 the Cannons hit the Swordsmen with 2: they withdraw one Area, face as before, for 1 Moral', () => {
  const t = field(4, { F7: 'B3/S', L10: { at: 'B5/N', marked: true, maintains: true } }, { L3: 'P' });
  rolls(t, 1);
  t.act('F2', 'fire', 'area:B5');
  expect(hit(t)).toBe('L10 2 S');
  t.act('L3', 'withdraw');
  expect(t.moral('L')).toBe(23);
  expect(t.place('L10')).toMatch(/^B6\/.*\/N$/);
  expect(t.unit('L10')).toMatchObject({ marked: false, maintains: false });
});

test('R12.9 R12.10 E10 the Musketeers retreat: they face away from the shot and go all of their one Area', () => {
  const t = field(4, { F7: 'C3/S', L1: { at: 'C6/N', marked: true, maintains: true } }, { L1: 'P' });
  t.act('L1', 'hold');
  rolls(t, 3);
  t.act('F2', 'fire', 'area:C6');
  // 3 + 4 - 3 - 1
  expect(hit(t)).toBe('L1 3 S');
  t.act('L1', 'retreat');
  expect(t.moral('L')).toBe(23);
  expect(t.place('L1')).toMatch(/^C7\/.*\/S$/);
  expect(t.unit('L1')).toMatchObject({ marked: false, maintains: false });
});

test('R12.9 R12.15 a retreat goes the full advancing value, no less', () => {
  expect(after(struck('L4', 'A3/N', 3, 'S'), 'L1', 'L4', 'retreat')).toBe('1 A5/S/S');
  expect(after(struck('L5', 'A3/N', 3, 'S'), 'L2', 'L5', 'retreat')).toBe('1 A6/S/S');
  // And along any direction.
  expect(after(struck('L5', 'A3/N', 3, 'E'), 'L2', 'L5', 'retreat')).toBe('2 D3/E/E');
});

test('R12.15 who has withdrawn has still all of its Movement, but no token to move with', () => {
  const t = struck('L9', { at: 'C6/N', marked: true }, 1, 'S');
  t.act('L3', 'withdraw');
  expect([t.unit('L9').marked, t.moral('L')]).toEqual([false, 20]);
  // It has not failed to do anything either.
  expect(told(t, null, 'movement.failed', 'attack.failed')).toEqual([]);
});

test('R12.11 a retreat turns at no cost and without room where it begins', () => {
  // Light Cavalry between friends: it could not turn there, but it leaves.
  const t = struck('L5', 'C3/S/N', 1, 'W', { others: { L2: 'C3/NW/N', L7: 'C3/NE/N' } });
  expect(after(t, 'L2', 'L5', 'retreat')).toBe('0 gone');
  const foot = struck('L1', 'C3/SW/N', 1, 'W', { others: { L6: 'C3/N/N', L7: 'C3/SE/N' } });
  expect(after(foot, 'L1', 'L1', 'retreat')).toBe('0 B3/NW/W');
  expect(foot.place('L6')).toBe('C3/N/N');
});

test('R12.12 R12.13 R3.4 X16 off the board there is no way: the Unit is destroyed and the rest is paid', () => {
  expect(after(struck('L9', 'C7/N', 3, 'S'), 'L3', 'L9', 'withdraw')).toBe('2 gone');
  expect(after(struck('L4', 'C6/N', 3, 'S'), 'L1', 'L4', 'retreat')).toBe('1 gone');
});

test('R12.12 R3.5 no way into an Area with enemies, not even through it', () => {
  expect(after(struck('L9', 'C5/N', 3, 'S', { others: { F5: 'C6' } }), 'L3', 'L9', 'withdraw')).toBe('2 gone');
  expect(after(struck('L4', 'A3/N', 3, 'S', { others: { F5: 'A4' } }), 'L1', 'L4', 'retreat')).toBe('1 gone');
  expect(after(struck('L4', 'A3/N', 3, 'S', { others: { F5: 'A5' } }), 'L1', 'L4', 'retreat')).toBe('1 gone');
});

test('R12.12 R3.22 X15 no way over the entrenchment for horse and guns; foot crosses it', () => {
  expect(after(struck('L8', 'D6/W', 3, 'E'), 'L2', 'L8', 'withdraw')).toBe('2 gone');
  expect(after(struck('L4', 'C4/N', 3, 'S'), 'L1', 'L4', 'withdraw')).toBe('2 gone');
  expect(after(struck('L5', 'C3/N', 3, 'S'), 'L2', 'L5', 'retreat')).toBe('1 gone');
  expect(after(struck('L9', 'D6/W', 3, 'E'), 'L3', 'L9', 'withdraw')).toBe('2 E6/NW/W');
});

test('R12.12 R13.11 R13.12 no way without room: to pass as the tiles lie, to end by counting cells', () => {
  const full = { L1: 'A4/NW/N', L2: 'A4/NE/N', L7: 'A4/SW/N', L9: 'A4/SE/N' };
  expect(after(struck('L10', 'A3/N', 3, 'S', { others: full }), 'L3', 'L10', 'withdraw')).toBe('2 gone');
  const diagonal = { L1: 'A4/NW/N', L2: 'A4/SE/N' };
  // Horse can end there, by rearranging, but not pass.
  expect(after(struck('L4', 'A3/N', 3, 'S', { others: diagonal }), 'L1', 'L4', 'withdraw')).toMatch(/^2 A4\/.\/N$/);
  expect(after(struck('L4', 'A3/N', 3, 'S', { others: diagonal }), 'L1', 'L4', 'retreat')).toBe('1 gone');
  expect(after(struck('L4', 'A3/N', 3, 'S', { others: { L1: 'A4/NW/N', L2: 'A4/NE/N' } }), 'L1', 'L4', 'retreat')).toBe(
    '1 A5/S/S',
  );
});

test('R12.13 a Commander may choose it knowingly, and what is absorbed is still subtracted', () => {
  const t = struck('L9', 'C7/N', 1, 'S');
  expect(t.offers('L3')).toContain('withdraw');
  expect(t.refusal('L3', 'arrange', 'withdraw').rule).toBe('R12.13');
  expect(after(t, 'L3', 'L9', 'withdraw')).toBe('0 gone');
});

test('R12.14 R13.15 in the last Area the Commander may rearrange friends', () => {
  const t = struck('L9', 'C6/N', 1, 'S', { others: { L3: { at: 'C7/N/N', marked: true } }, seats: 6 });
  t.act('L3', 'arrange', 'withdraw');
  expect([t.at, t.asked]).toEqual(['arrange.place', [t.seat('L3')]]);
  // As offered it disturbs nobody.
  expect([t.place('L9'), t.place('L3')]).toEqual(['C7/SW/N', 'C7/N/N']);
  t.act('L3', 'place', 'place:L9/NE/N');
  expect(t.place('L3')).toBe('C7/S/N');
  t.act('L3', 'done');
  expect(t.unit('L3').marked).toBe(false);
  expect([t.moral('L'), t.at === 'arrange.place']).toEqual([20, false]);
});

test('R12.14 room is made for whoever comes back, the fewest marked Units disturbed', () => {
  const t = struck('L4', 'A3/N', 3, 'S', { others: { L1: 'A4/NW/N', L2: { at: 'A4/SE/N', marked: true } } });
  t.act('L1', 'withdraw');
  expect([t.place('L4'), t.place('L1'), t.place('L2')]).toEqual(['A4/N/N', 'A4/SW/N', 'A4/SE/N']);
});

test('R12.16 D8 who cannot advance only turns, and absorbs 2', () => {
  const t = struck('L9', 'C5/NW/N', 3, 'S');
  const slow = {
    ...t.rules,
    components: { ...t.rules.components, units: t.rules.components.units.map((u) => ({ ...u, advancing: 0 })) },
  };
  const frame = { proc: 'effect', at: 'choose', unit: unitNumber('L9'), result: 3, direction: 2, ditch: false };
  const still = field(
    5,
    { L9: 'C5/NW/N', F12: 'F1' },
    {},
    {
      sides: { L: { moral: 20 } },
      flow: { stack: [{ proc: 'game', at: 'turn' }, { proc: 'turn', at: 'attack' }, frame] },
    },
    withComponents(slow.components),
  );
  expect(after(still, 'L3', 'L9', 'retreat')).toMatch(/^1 C5\/.*\/S$/);
});

test('R12.17 a destroyed Unit counts nowhere any more', () => {
  const t = field(4, { F6: 'C3/S', L9: { at: 'C4/N', wounded: true }, F7: 'C1/S', L2: 'C5/N' });
  rolls(t, 3);
  t.act('F2', 'fire', 'area:C4');
  t.act('L3', 'wound');
  // It does not stand in the way of the Cannons any more.
  expect(t.args('F2', 'fire')).toEqual(['area:C5']);
});

test('R12.18 R15.3 the enemy gains the value of the Personality, whatever the cause', () => {
  const gains = (id: string, at: UnitDoc, effect: string, who: string): number => {
    const t = struck(id, at, 1, 'S');
    t.act(who, effect);
    return t.moral('F') - 20;
  };
  expect(gains('L9', { at: 'C5/N', wounded: true }, 'wound', 'L3')).toBe(2);
  expect(gains('L9', 'C7/N', 'withdraw', 'L3')).toBe(2);
  expect(gains('L5', 'C6/N', 'retreat', 'L2')).toBe(3);
  // No Personality, nothing; alive, nothing.
  expect(gains('L10', 'C7/N', 'withdraw', 'L3')).toBe(0);
  expect(gains('L9', 'C5/N', 'wound', 'L3')).toBe(0);
});

test('R12.18 R13.10 leaving the board by its own will gives it too, and costs no more', () => {
  const t = field(6, { F4: marked('C1/N') }, { F1: 'M' });
  t.act('F1', 'advance', 'off');
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 26]);
});

test.asWritten('R12.19 R17.2 the loss of the owner comes before the gain of the enemy: at 0 the game is over', () => {
  const t = struck('L9', 'C7/N', 5, 'S', { sides: { F: { moral: 20 }, L: { moral: 4 } } });
  t.act('L3', 'withdraw');
  expect(t.over).toMatchObject({ rule: 'R17.1', winners: [0] });
  expect([t.moral('F'), t.moral('L'), t.place('L9')]).toEqual([20, 0, 'gone']);
});

test('R12.1 R15.6 a Commander may end the game by his choice', () => {
  const t = struck('L9', 'C5/N', 5, 'S', { sides: { F: { moral: 20 }, L: { moral: 4 } } });
  t.act('L3', 'moral');
  expect(t.over).toMatchObject({ rule: 'R17.1' });
});

test('R12.19 an effect is finished before the next Unit acts', () => {
  const t = field(5, { F6: marked('C3/SW/S'), F5: marked('B3/S'), L7: 'C4/N' }, { F2: 'A' });
  fight(t, 'F2', 3, 0);
  expect(t.at).toBe('effect.choose');
  t.act('L2', 'arrange', 'withdraw');
  expect(t.at).toBe('arrange.place');
  t.act('L2', 'done');
  expect(t.frame).toMatchObject({ proc: 'march', unit: 4 });
});

test('R4.8 D16 a steadfast Unit has no weak sides, a covered one withdraws for nothing', () => {
  const costs = (flags: { steadfast?: boolean; covered?: boolean }) => {
    const { rules, frame } = struck('L9', { at: 'C5/S', ...flags }, 4, 'S');
    if (frame.proc !== 'effect') throw new Error(frame.proc);
    return effectCosts(rules, frame);
  };
  expect(costs({})).toEqual({ moral: 4, wound: 3, withdraw: 4, retreat: 3 });
  expect(costs({ steadfast: true })).toEqual({ moral: 4, wound: 2, withdraw: 3, retreat: 2 });
  expect(costs({ covered: true })).toEqual({ moral: 4, wound: 3, withdraw: 0, retreat: 3 });
});

test('R3.13 R12.8 the way of a withdrawal is away from the attack, whichever way the Unit faces', () => {
  for (const [v, to] of [
    ['N', 'C2'],
    ['E', 'D3'],
    ['S', 'C4'],
    ['W', 'B3'],
  ] as const)
    for (const facing of FACINGS) {
      const t = struck('L9', `C3/NW/${facing}`, 1, v);
      t.act('L3', 'withdraw');
      expect(t.place('L9').slice(0, 2)).toBe(to);
      expect(FACINGS[t.unit('L9').facing]).toBe(facing);
      expect(20 - t.moral('L')).toBe(opposite(FACINGS.indexOf(v)) === FACINGS.indexOf(facing) ? 0 : 1);
    }
});
