/** R13.13 to R13.16, R2.8: how tiles are put down in an Area, as offered and by hand. */

import { expect } from 'vitest';
import { offeredPacking } from '../packing.ts';
import { engaged, field, hit, marked, rolls, unitNumber } from './battlefield.ts';
import { test } from './seating.ts';
import { newGame, type TestTable } from './table.ts';

const places = (t: TestTable, ...ids: string[]): string[] => ids.map((id) => t.place(id).slice(3));

// ---- as offered ----------------------------------------------------------------------------------------------------

/** F6 (or another Unit) advances from C2 to C3 and halts. */
function comesTo(units: Record<string, string | { at: string; marked: boolean }>, mover = 'F6', who = 'F2'): TestTable {
  const t = field(6, { [mover]: marked('C2/S'), ...units }, { [who]: 'M' });
  t.act(who, 'advance', 'area:C3');
  t.act(who, 'halt');
  return t;
}

test('R13.13 the offer disturbs nobody if it can, and brings the mover to the front if that is free', () => {
  expect(places(comesTo({}), 'F6')).toEqual(['SW/S']);
  expect(places(comesTo({ F1: 'C3/SW/S' }), 'F6', 'F1')).toEqual(['SE/S', 'SW/S']);
  expect(places(comesTo({ F1: 'C3/SW/S', F2: 'C3/SE/S' }), 'F6', 'F1', 'F2')).toEqual(['NW/S', 'SW/S', 'SE/S']);
  expect(places(comesTo({ F3: 'C3/S/S' }), 'F6', 'F3')).toEqual(['NW/S', 'S/S']);
});

test('R13.13 R13.15 where somebody must give way, unmarked friends do rather than marked ones', () => {
  const t = comesTo({ F1: 'C3/NW/S', F2: marked('C3/SE/S') as { at: string; marked: boolean } }, 'F7');
  expect(places(t, 'F7', 'F1', 'F2')[2]).toBe('SE/S');
  expect(places(t, 'F7')).toEqual(['N/S']);
  const other = comesTo({ F1: marked('C3/NW/S') as { at: string; marked: boolean }, F2: 'C3/SE/S' }, 'F7');
  expect(places(other, 'F7', 'F1', 'F2')).toEqual(['S/S', 'NW/S', 'NE/S']);
});

test('R13.12 R3.10 X18 a rectangle that lies across is turned into line and loses its token', () => {
  const t = field(6, { F12: marked('C2/S'), F4: marked('C3/W/E'), F1: 'A1' }, { F3: 'M', F1: 'M' });
  t.act('F3', 'advance', 'area:C3');
  t.act('F3', 'turn', 'face:W');
  t.act('F3', 'turn', 'face:N');
  t.act('F3', 'halt');
  expect(places(t, 'F12')).toEqual(['N/N']);
  expect(places(t, 'F4')).toEqual(['S/N']);
  expect(t.unit('F4').marked).toBe(false);
});

test('R11.3 R13.16 X23 in an attack the offer brings the front to the enemy, if need be by sliding', () => {
  const t = field(5, { L9: 'B5/NW/N', L10: marked('B5/SW/N'), F1: 'B4/S' }, { L3: 'A' });
  rolls(t, 0);
  t.act('L3', 'halt');
  expect([t.at, engaged(t, 'L10'), t.place('L10'), t.place('L9')]).toEqual(['attack.keep', 'B4', 'B5/NE/N', 'B5/NW/N']);
});

test('R13.14 R11.7 who has only slid cannot push friends from the front', () => {
  const t = field(5, { L9: 'B5/NW/N', L2: 'B5/NE/N', L10: marked('B5/SW/N'), F1: 'B4/S' }, { L3: 'A' });
  t.act('L3', 'halt');
  expect([t.place('L10'), t.moral('L')]).toEqual(['B5/SW/N', 23]);
});

test('R13.13 R11.3 who has moved into the Area pushes friends from the front to fight', () => {
  const t = field(5, { L9: marked('B5/NW/N'), L2: 'B5/NE/N', L7: marked('B6/N'), F1: 'B4/S' }, { L2: 'A', L3: 'P' });
  t.act('L2', 'advance', 'area:B5');
  rolls(t, 3);
  t.act('L2', 'halt');
  expect([t.place('L9'), t.place('L2'), t.place('L7')]).toEqual(['B5/NW/N', 'B5/SW/N', 'B5/NE/N']);
  expect(engaged(t, 'L7')).toBe('B4');
});

test('R3.23 Cavalry before the ditch pushes nobody: it could not engage', () => {
  const t = field(5, { F1: 'C4/SW/S', F3: marked('C3/S'), L9: 'C5' }, { F1: 'A' });
  t.act('F1', 'advance', 'area:C4');
  t.act('F1', 'halt');
  expect([t.place('F1'), t.place('F3')]).toEqual(['C4/SW/S', 'C4/N/S']);
});

test('the offer is what halting does', () => {
  const t = field(6, { F6: marked('C2/S'), F3: 'C3/W/W', F1: 'C3/NE/S' }, { F2: 'M' });
  t.act('F2', 'advance', 'area:C3');
  const offer = offeredPacking(t.rules, unitNumber('F6'), false, false);
  t.act('F2', 'halt');
  for (const { unit, cells, facing } of offer) expect(t.s.units[unit]).toMatchObject({ cells, facing });
});

// ---- by hand -------------------------------------------------------------------------------------------------------

test('E11 R13.13 R13.15 the Musketeers take the front and put a Unit of Navarro behind, without asking', () => {
  const t = field(6, { L1: marked('C6/N'), L10: marked('C5/NW/N') }, { L1: 'M', L3: 'M' }, { seats: 6 });
  t.act('L1', 'advance', 'area:C5');
  t.act('L1', 'arrange');
  expect(t.asked).toEqual([t.seat('L1')]);
  t.act('L1', 'place', 'place:L1/NW/N');
  t.act('L1', 'place', 'place:L10/SW/E');
  t.act('L1', 'done');
  expect(places(t, 'L1', 'L10')).toEqual(['NW/N', 'SW/E']);
  // It was marked: it does not move, and nothing is lost for it.
  expect([t.unit('L10').marked, t.moral('L')]).toEqual([false, 24]);
});

test('R13.15 only what really lies otherwise loses its token, and nothing but that', () => {
  const t = field(
    6,
    {
      F6: marked('C2/S'),
      F1: { at: 'C3/NW/S', marked: true, maintains: true, wounded: true },
      F2: { at: 'C3/SE/S', marked: true },
      F5: marked('A1/S'),
    },
    { F2: 'M', F1: 'P' },
  );
  t.act('F2', 'advance', 'area:C3');
  t.act('F2', 'arrange');
  t.act('F2', 'place', 'place:F2/SE/S');
  t.act('F2', 'place', 'place:F1/NW/W');
  // Not before he is done.
  expect(t.unit('F1').marked).toBe(true);
  t.act('F2', 'done');
  expect(t.unit('F1')).toMatchObject({ marked: false, maintains: true, wounded: true });
  expect(t.unit('F2').marked).toBe(true);
});

test('R13.13 R13.15 a friend that was pushed aside and comes back to its place loses nothing', () => {
  // As offered F2 would go; by hand the Cannons find another place.
  const t = field(6, { F7: marked('C2/S'), F1: 'C3/NW/S', F2: 'C3/SE/S', F8: marked('A1/S') }, { F2: 'M' });
  t.act('F2', 'advance', 'area:C3');
  t.act('F2', 'arrange');
  expect(places(t, 'F7', 'F1', 'F2')).toEqual(['S/S', 'NW/S', 'NE/S']);
  t.act('F2', 'place', 'place:F7/N/S');
  expect(places(t, 'F7', 'F1', 'F2')).toEqual(['N/S', 'SW/S', 'SE/S']);
  t.act('F2', 'done');
});

test('R13.14 the mover keeps its facing; each tile is put down once; others in the Area only after Movement', () => {
  const t = field(6, { F6: marked('C2/S'), F1: 'C3/NW/S', F2: 'D3' }, { F2: 'M' });
  t.act('F2', 'advance', 'area:C3');
  t.act('F2', 'arrange');
  expect(t.refusal('F2', 'place', 'place:F6/NW/E').rule).toBe('R13.14');
  expect(t.refusal('F2', 'place', 'place:F2/NW/S').rule).toBe('R13.14');
  t.act('F2', 'place', 'place:F6/SE/S');
  expect(t.refusal('F2', 'place', 'place:F6/SW/S').rule).toBe('R13.13');
  expect(t.refusal('F2', 'place', 'place:F1/SE/S').rule).toBe('R3.9');
  expect(t.refusal('F2', 'place', 'nonsense').code).toBe('unknown');
  const still = field(6, { F6: marked('C3/SE/S'), F1: 'C3/NW/S' }, { F2: 'M' });
  still.act('F2', 'arrange');
  expect(still.refusal('F2', 'place', 'place:F1/NE/S').rule).toBe('R13.14');
});

test('R13.14 a mere turn is Movement enough', () => {
  const t = field(6, { F6: marked('C3/SE/S'), F1: 'C3/NW/S' }, { F2: 'M' });
  t.act('F2', 'turn', 'face:E');
  t.act('F2', 'arrange');
  t.act('F2', 'place', 'place:F1/NE/N');
  t.act('F2', 'done');
  expect(places(t, 'F1')).toEqual(['NE/N']);
});

test('R3.9 R3.10 by hand too the rest must find room, and is found room with the least disturbance', () => {
  const t = field(6, { F12: marked('C2/S'), F5: 'C3/NW/S', F6: 'C3/SW/S' }, { F3: 'M' });
  t.act('F3', 'advance', 'area:C3');
  t.act('F3', 'arrange');
  // Squares on NW and SW leave no room for a rectangle facing south.
  t.act('F3', 'place', 'place:F5/NW/S');
  expect(t.refusal('F3', 'place', 'place:F6/SW/S').rule).toBe('R3.10');
  t.act('F3', 'place', 'place:F6/NE/S');
  expect(places(t, 'F12', 'F5', 'F6')).toEqual(['S/S', 'NW/S', 'NE/S']);
  // A friend that is a rectangle may be turned to make room for squares.
  const horse = field(6, { F6: marked('C2/S'), F3: 'C3/S/S', F5: 'C3/NE/S' }, { F2: 'M' });
  horse.act('F2', 'advance', 'area:C3');
  horse.act('F2', 'arrange');
  horse.act('F2', 'place', 'place:F6/SW/S');
  horse.act('F2', 'place', 'place:F5/NW/S');
  expect(places(horse, 'F3').map((place) => place.slice(0, 1))).toEqual(['E']);
});

test('R3.10 X18 a second rectangle cannot be put across the mover', () => {
  const t = field(6, { F12: marked('C2/S'), F4: 'C3/S/S' }, { F3: 'M' });
  t.act('F3', 'advance', 'area:C3');
  t.act('F3', 'arrange');
  expect(t.refusal('F3', 'place', 'place:F4/E/E').rule).toBe('R3.10');
  t.act('F3', 'place', 'place:F4/N/N');
  expect(places(t, 'F12', 'F4')).toEqual(['S/S', 'N/N']);
});

test('R13.16 X23 a slide: onto free cells of its own Area, at no cost; where there are none it is not offered', () => {
  const t = field(5, { L9: 'B5/NW/N', L10: marked('B5/SW/N'), F1: 'B4/S' }, { L3: 'A' });
  t.act('L3', 'arrange');
  expect([...t.args('L3', 'place')].sort()).toEqual(['place:L10/NE/N', 'place:L10/SE/N', 'place:L10/SW/N']);
  expect(t.refusal('L3', 'place', 'place:L10/NW/N').rule).toBe('R3.9');
  t.act('L3', 'place', 'place:L10/SE/N');
  t.act('L3', 'done');
  // It has slid away from the enemy: the attack has failed.
  expect([t.place('L10'), t.moral('L')]).toEqual(['B5/SE/N', 23]);
  const tight = field(5, { L4: 'B5/N/N', L3: marked('B5/S/N') }, { L1: 'A' });
  expect(tight.refusal('L1', 'arrange').rule).toBe('R13.16');
});

test('R13.16 a slide to the front lets a Unit fight', () => {
  const t = field(5, { L9: 'B5/NW/N', L10: marked('B5/SW/N'), F10: 'B4/S' }, { L3: 'A' });
  t.act('L3', 'arrange');
  t.act('L3', 'place', 'place:L10/NE/N');
  rolls(t, 3);
  t.act('L3', 'done');
  rolls(t, 0);
  t.act('L3', 'keep');
  // 3 + 3 + 1 behind the ditch + 1 against foot; 0 + 3.
  expect(hit(t)).toBe('F10 5 N');
});

test('R13.13 how a Unit lies that is alone is a form, with steps left or none; not beside friends', () => {
  /** F6 has used all its steps and stands in C3. */
  const marched = (friends: Record<string, string> = {}): TestTable => {
    const t = field(6, { F6: marked('C2/S'), ...friends }, { F2: 'M' });
    t.act('F2', 'advance', 'area:C3');
    for (let turn = t.args('F2', 'turn')[0]; turn !== undefined; turn = t.args('F2', 'turn')[0])
      t.act('F2', 'turn', turn);
    return t;
  };
  const lonely = marched();
  expect([lonely.offers('F2'), lonely.distinct('F2')]).toEqual([['halt', 'arrange'], ['halt']]);
  expect(marched({ F1: 'C3/SW/S' }).distinct('F2')).toEqual(['halt', 'arrange']);
});

test('R11.6 R13.13 before an enemy an attacker chooses by its place whether it engages', () => {
  const t = field(5, { L10: marked('B5/NW/N'), F1: 'B4/S' }, { L3: 'A' });
  expect(t.distinct('L3')).toContain('arrange');
  const nobody = field(5, { L10: marked('B5/NW/N') }, { L3: 'A' });
  expect(nobody.offers('L3')).toContain('arrange');
  expect(nobody.distinct('L3')).not.toContain('arrange');
  const moving = field(6, { L10: marked('B5/NW/N'), F1: 'B4/S' }, { L3: 'M' });
  expect(moving.distinct('L3')).not.toContain('arrange');
});

// ---- set-up --------------------------------------------------------------------------------------------------------

test('R2.8 Commanders arrange the tiles that share a start Area, in ascending Priority', () => {
  const t = newGame(6);
  const asked: [number, string][] = [];
  while (t.frame.proc === 'deployment') {
    asked.push([t.asked[0] ?? -1, t.at]);
    t.act(t.asked[0] ?? 0, 'ready');
  }
  // Colonna and others have one tile an Area; d'Este B2, Foix D2, Navarro C5 and D5, Gonzaga E2, Cardona C6.
  expect(asked.map(([seat]) => seat)).toEqual(['F2', 'F1', 'L3', 'L3', 'F3', 'L1'].map((id) => t.seat(id)));
});

test('R2.8 R2.6 R2.7 he chooses cells, not facings, not Areas, not tiles of others', () => {
  const t = newGame(6);
  t.act('F2', 'arrange');
  expect(places(t, 'F5', 'F6')).toEqual(['SW/S', 'SE/S']);
  expect(t.refusal('F2', 'place', 'place:F5/NW/N').rule).toBe('R2.7');
  expect(t.refusal('F2', 'place', 'place:F7/NW/S').rule).toBe('R2.8');
  expect(t.refusal('F2', 'place', 'place:F1/NW/S').rule).toBe('R2.8');
  t.act('F2', 'place', 'place:F6/SW/S');
  // The other one finds another place.
  expect(places(t, 'F5', 'F6')).toEqual(['SE/S', 'SW/S']);
  expect(t.refusal('F2', 'place', 'place:F5/SW/S').rule).toBe('R3.9');
  t.act('F2', 'done');
  expect([t.at, t.asked]).toEqual(['deployment.choose', [t.seat('F1')]]);
});
