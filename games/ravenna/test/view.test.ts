/** The figures a board shows: they are those the rules go by. */

import { type AnyGame, anyEngineOf, at, chanceOf, range, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import type { FrameView, RavennaView } from '../index.ts';
import { field, hit, marked, rolls, unitNumber } from './battlefield.ts';
import { execution, until } from './command.ts';
import { PINNED } from './pinned.ts';
import { ravenna, type TestTable, table } from './table.ts';

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
  const shooting = field(4, { F7: 'C2/S', F2: 'D2/S', L9: 'C5/N', L1: 'C6/S' });
  // By Priority: L1, F2, F7; L1 has no target and has passed.
  expect(view(shooting).queue).toEqual(['F2', 'F7'].map(unitNumber));
  const attack = field(5, { F5: marked('C4/S'), F6: 'C4/S', L9: marked('C5/N') }, { F2: 'A', L3: 'A' });
  expect(view(attack).queue).toEqual(['F5', 'L9'].map(unitNumber));
  expect(view(table({})).queue).toEqual([]);
});

test('R15.6 R16.4 the end in the middle of a fight can be looked at', () => {
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
