/** The figures a board shows: they are those the rules go by. */

import { type AnyGame, anyEngineOf, at, chanceOf, range, rngOf } from '@condotta/kernel';
import { expect } from 'vitest';
import type { FrameView, RavennaView } from '../index.ts';
import { field, hit, marked, rolls, unitNumber } from './battlefield.ts';
import { execution, until } from './command.ts';
import { PINNED } from './pinned.ts';
import { test } from './seating.ts';
import { ravenna, type TestTable, table, type UnitDoc } from './table.ts';

const view = (t: TestTable): RavennaView => t.view(null) as unknown as RavennaView;
const top = <P extends FrameView['proc']>(t: TestTable, proc: P): Extract<FrameView, { proc: P }> =>
  view(t).flow.find((frame) => frame.proc === proc) as Extract<FrameView, { proc: P }>;

test('R10.21 R10.26 a shooter sees its targets with what is added to the die', () => {
  const t = field(4, { F7: 'C2/S', F1: 'C3/S', L9: 'C5/N', L10: 'D4/N' });
  expect(t.at).toBe('shoot.aim');
  const [beside, ahead] = top(t, 'shoot').targets;
  const shoot = at(PINNED.units, unitNumber('F7')).shoot ?? 0;
  // D4: C3, C4, then east. C5: across the ditch. Both over F1.
  expect(beside).toEqual({ target: 21, range: 3, direction: 1, overFriends: true, strength: shoot - 3 });
  expect(ahead).toEqual({ target: 26, range: 4, direction: 2, overFriends: true, strength: shoot - 4 });
  rolls(t, 3);
  t.act('F2', 'fire', 'area:D4');
  expect(hit(t)).toBe(`L10 ${3 + shoot - 3} E`);
  expect(top(t, 'effect').choices).toMatchObject({ costs: { moral: 3 + shoot - 3 }, withdraw: 22 });
});

test('R3.15 R11.10 an attacker sees whom it would engage where it stands, and with what strength', () => {
  const t = field(5, { F3: marked('C2/N/S'), L9: { at: 'C4/NW/N', maintains: true }, L10: 'C4/NE/N' }, { F1: 'A' });
  expect(t.at).toBe('march.go');
  expect(top(t, 'march')).toMatchObject({ engages: null });
  expect(top(t, 'attack').foes).toEqual([]);
  t.act('F1', 'advance', 'area:C3');
  // R11.13: it charges.
  const melee = (id: string): number => at(PINNED.units, unitNumber(id)).melee;
  const special = (id: string, type: string): number => {
    const { ability } = at(PINNED.units, unitNumber(id));
    return ability?.against === type ? ability.melee : 0;
  };
  const foes = ['L9', 'L10'].map((id, i) => ({
    unit: unitNumber(id),
    attack: melee('F3') + special('F3', 'infantry') + 1,
    defence: melee(id) + special(id, 'cavalry') + (i === 0 ? 1 : 0),
  }));
  expect(top(t, 'march')).toMatchObject({ engages: 20, packing: [{ unit: 2, cells: 12, facing: 2 }] });
  expect(top(t, 'attack').foes).toEqual(foes);
  t.act('F1', 'halt');
  expect([t.at, t.place('F3')]).toEqual(['attack.defender', 'C3/S/S']);
  expect(top(t, 'attack').foes).toEqual(foes);
  t.act('L1', 'name', 'unit:L10');
  expect(top(t, 'attack').foes).toEqual(foes.slice(1));
});

test('R12.12 R12.13 who is hit sees what each effect costs, and whether there is a way out', () => {
  const t = field(5, { F1: marked('C6/NW/S'), L10: 'C7/NW/N' }, { F1: 'A' });
  expect(view(t).units[0]).toMatchObject({ engages: null });
  const u = field(5, { F1: marked('C6/SW/S'), L10: 'C7/NW/N' }, { F1: 'A' });
  expect(view(u).units[0]).toMatchObject({ engages: 38 });
  expect(t.over).toBeNull();
  rolls(u, 3);
  u.act('F1', 'halt');
  rolls(u, 0);
  u.act('F1', 'keep');
  expect(top(u, 'effect').choices).toMatchObject({ withdraw: null, retreat: null });
  u.act('L3', 'withdraw');
  expect(u.place('L10')).toBe('gone');
});

test('R4.2 who has yet to act, the one who acts now first', () => {
  const t = execution('WMA', 'PAM');
  expect(view(t).queue).toEqual([4, 1, 0, 5, 2, 3]);
  until(t, 'F1');
  expect(view(t).queue).toEqual([0, 5, 2, 3]);
  const shooting = field(4, { F7: 'C2/S', F2: 'D2/S', L9: 'C4/N', L1: 'C6/S' });
  // By Priority: L1, F2, F7; L1 has no target and has passed.
  expect(view(shooting).queue).toEqual(['F2', 'F7'].map(unitNumber));
  const attack = field(5, { F5: marked('C4/S'), F6: 'C4/S', L9: marked('C5/N') }, { F2: 'A', L3: 'A' });
  expect(view(attack).queue).toEqual(['F5', 'L9'].map(unitNumber));
  expect(view(table({})).queue).toEqual([]);
});

test.asWritten('R15.6 R16.4 the end in the middle of a fight can be looked at', () => {
  const crowd = { L1: 'C6/N', L2: 'C6/N', L10: 'C6/N', L11: 'C6/N' };
  const t = field(5, { F5: marked('C4/S'), L9: 'C5/NW/N', ...crowd }, { F2: 'A' }, { sides: { L: { moral: 1 } } });
  rolls(t, 3);
  t.act('F2', 'halt');
  rolls(t, 0);
  t.act('F2', 'keep');
  expect(hit(t)).toBe('L9 3 S');
  t.act('L3', 'withdraw');
  expect([t.place('L9'), t.over?.winners]).toEqual(['gone', [0]]);
  expect(top(t, 'effect').choices).toBeNull();
});

test('everybody can look at any moment, the last one included', () => {
  const engine = anyEngineOf(ravenna as AnyGame);
  const rng = rngOf('looks');
  for (let n = 0; n < 40; n++) {
    const seats = 2 + (n % 5);
    const world = engine.begin({ seats, scenario: null, options: { teams: 'even' } }, chanceOf(rng), null);
    while (!world.over) {
      const seat = at(world.waiting, rng(world.waiting.length));
      const legal = engine.legal(world, seat);
      engine.play(world, seat, at(legal, rng(legal.length)), chanceOf(rng), null);
    }
    for (const eyes of range(2 ** seats)) {
      const found = ravenna.view(engine.table(world) as never, world as never, eyes) as RavennaView;
      expect(found.sides.some(({ moral }) => moral === 0) || found.turn === 8).toBe(true);
    }
  }
});

/** What F1 is shown of a halt where it stands, and what comes of it. */
function halted(units: Record<string, UnitDoc>, way: readonly string[] = [], phase = 5) {
  const t = field(phase, units, { F1: phase === 5 ? 'A' : 'M' });
  for (const area of way) t.act('F1', 'advance', `area:${area}`);
  const { engages, packing } = top(t, 'march');
  if (engages !== null && phase === 5) rolls(t, 0);
  t.act('F1', 'halt');
  return {
    engages,
    shown: packing.map(({ unit, cells, facing }) => [unit, cells, facing]),
    lies: packing.map(({ unit }) => [unit, at(t.s.units, unit).cells, at(t.s.units, unit).facing]),
    fights: t.log(null).some(({ key }) => key === 'attack'),
  };
}

test('R3.15 R11.5 R13.16 what is shown of a halt is what comes of it: where tiles lie, and whom the Unit engages', () => {
  const C4 = 20;
  const friends = { F2: 'C3/SW/S', F5: 'C3/SE/S' };
  const enemy = { L9: 'C4/NW/N' };
  for (const [name, found, engages] of [
    ['alone, it slides to the front', halted({ F1: marked('C3/NW/S'), ...enemy }), C4],
    [
      'friends at the front lie still for whoever has not moved',
      halted({ F1: marked('C3/NW/S'), ...friends, ...enemy }),
      null,
    ],
    ['and give way to whoever has', halted({ F1: marked('C2/SW/S'), ...friends, ...enemy }, ['C3']), C4],
    ['at the front without an enemy ahead', halted({ F1: marked('C3/SW/S'), F2: 'C3/SE/S', L9: 'D4/N' }), null],
    [
      'in phase 6 nobody is brought to the enemy',
      halted({ F1: marked('C2/NW/S'), L9: 'C4/NW/N' }, ['C3'], 6),
      undefined,
    ],
  ] as const) {
    expect([name, found.lies]).toEqual([name, found.shown]);
    if (engages === undefined) continue;
    expect([name, found.engages, found.fights]).toEqual([name, engages, engages !== null]);
  }
});

test('R6.4 R7.9 R8.4 a Chief sees the unissued Orders of his side; others, and of Initiatives everybody, once they have looked', () => {
  // To L2 an Attack: unissued are A, M, W. He acts first of all.
  const t = execution('WMM', 'PAM');
  const stock = (who: string, side: 0 | 1) => (t.view(who) as unknown as RavennaView).sides[side];
  expect(stock('L1', 1)?.orders).toEqual(t.side('L').orders);
  expect(stock('L1', 1)?.orders).toHaveLength(3);
  expect([stock('L1', 0)?.orders, stock('F1', 1)?.orders, stock('L2', 1)?.orders]).toEqual([null, null, null]);
  t.act('L2', 'reject');
  expect(stock('L2', 1)?.orders).toEqual(t.side('L').orders);
  for (const who of ['F1', 'L1', 'L2', 'L3']) expect([who, stock(who, 1)?.initiatives]).toEqual([who, null]);
});

test('R8.4 who is the first of all to choose an Initiative sees which are left', () => {
  const t = execution('WMM', 'PWM');
  t.act('L2', 'reject');
  t.act('L2', 'initiative', at(t.args('L2', 'initiative'), 0));
  const left = (who: string) => (t.view(who) as unknown as RavennaView).sides[1]?.initiatives;
  expect(left('L2')).toEqual(t.side('L').initiatives);
  expect([left('L1'), left('L3'), left('F1')]).toEqual([null, null, null]);
});

test('R5.7 R6.2 that a Strategy card is played is open', () => {
  const before = table({ turn: 1, phase: 1 });
  const during = field(4, { F7: 'C2/S', L9: 'C5/N' });
  expect([before, during].map((t) => view(t).sides.map(({ hasPlayed }) => hasPlayed))).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('R10.3 who has shot is no longer in the queue', () => {
  const t = field(4, { F6: 'C3/S', L11: 'C4/N', F2: 'D3/S', L12: 'D4/N' });
  // By Priority: F6, L11, F2, L12.
  expect(view(t).queue).toEqual(['F6', 'L11', 'F2', 'L12'].map(unitNumber));
  t.act('F2', 'hold');
  expect(view(t).queue).toEqual(['L11', 'F2', 'L12'].map(unitNumber));
});

test('R4.2 what is going on is shown as it is: the procedures, their steps and whom they are about', () => {
  for (const t of [execution('WMM', 'PAM'), field(6, { F12: marked('C2/S') }, { F3: 'M' })])
    expect(view(t).flow).toMatchObject(t.match.world.stack.map(({ proc, at: step }) => ({ proc, at: step })));
});
