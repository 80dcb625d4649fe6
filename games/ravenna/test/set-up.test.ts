/** R2 Set-up and roles. */

import { rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { areaId } from '../field.ts';
import { ravenna as built } from '../index.ts';
import { frenchSeats, roles, seatNames } from '../roles.ts';
import { setup } from '../set-up.ts';
import type { State } from '../state.ts';
import { pass } from './command.ts';
import { PINNED } from './pinned.ts';
import { newGame, ravenna, table } from './table.ts';

const TEAMS = ['even', 'french', 'league'];

test('R2.1 two to six seats, one to three a side, not always as many on both', () => {
  expect(built.seats).toEqual({ min: 2, max: 6 });
  const shared = (seats: number): string[] =>
    TEAMS.map((teams) => `${frenchSeats(seats, teams)}+${seats - frenchSeats(seats, teams)}`);
  expect([2, 3, 4, 5, 6].map(shared)).toEqual([
    ['1+1', '1+1', '1+1'],
    ['2+1', '2+1', '1+2'],
    ['2+2', '3+1', '1+3'],
    ['3+2', '3+2', '2+3'],
    ['3+3', '3+3', '3+3'],
  ]);
});

test('R2.2 all six roles are filled: one seat has all three; of two the second has both Commanders', () => {
  expect(roles(2, 'even')).toEqual([0, 0, 0, 1, 1, 1]);
  expect(roles(3, 'french')).toEqual([0, 1, 1, 2, 2, 2]);
  expect(roles(3, 'league')).toEqual([0, 0, 0, 1, 2, 2]);
  expect(roles(4, 'even')).toEqual([0, 1, 1, 2, 3, 3]);
  expect(roles(4, 'french')).toEqual([0, 1, 2, 3, 3, 3]);
  expect(roles(5, 'league')).toEqual([0, 1, 1, 2, 3, 4]);
  expect(roles(6, 'even')).toEqual([0, 1, 2, 3, 4, 5]);
});

test('R2.2 E1 two French seats: James holds Foix, Luke d’Este and Gonzaga', () => {
  const t = newGame(4);
  expect(['F1', 'F2', 'F3'].map((id) => t.seat(id))).toEqual([0, 1, 1]);
});

test('R2.3 the roles stay to the end', () => {
  const t = newGame(5, 'league');
  const before = t.s.commanders.map(({ seat }) => seat);
  pass(t, () => t.s.turn === 3);
  expect(t.s.commanders.map(({ seat }) => seat)).toEqual(before);
});

test('R2.4 R16.4 tiles and Commanders are the same for everybody who looks', () => {
  const t = newGame(6);
  const seen = [null, 0, 1, 2, 3, 4, 5].map((seat) => t.view(seat));
  for (const { units, commanders, queue } of seen)
    expect({ units, commanders, queue }).toEqual({
      units: seen[0]?.['units'],
      commanders: seen[0]?.['commanders'],
      queue: seen[0]?.['queue'],
    });
});

test('R2.5 R15.1 each side begins with 24 Moral', () => {
  const t = newGame();
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 24]);
  const other = setup({ seats: 2, scenario: null, options: {} }, { ...PINNED, moral: 7 });
  expect(other.state.sides.map(({ moral }) => moral)).toEqual([7, 7]);
});

test('R2.6 every Unit on its start Area, intact and without tokens', () => {
  const t = newGame();
  for (const [i, unit] of t.s.units.entries()) {
    expect(areaId(unit.area)).toBe(PINNED.units[i]?.start);
    expect(unit).toMatchObject({ wounded: false, marked: false, maintains: false, steadfast: false, covered: false });
  }
});

test('R2.7 the French face south and the League north, unless the start data say otherwise', () => {
  const t = newGame();
  expect(t.s.units.map(({ facing }) => facing)).toEqual([...Array(12).fill(2), ...Array(12).fill(0)]);
  const [first, ...rest] = PINNED.units;
  if (!first) throw new Error('no Unit');
  const turned = setup(
    { seats: 2, scenario: null, options: {} },
    { ...PINNED, units: [{ ...first, facing: 'E' }, ...rest] },
  );
  expect(turned.state.units[0]?.facing).toBe(1);
});

test('R2.8 R4.2 in ascending Commander Priority, for each start Area with several of his tiles', () => {
  const t = newGame(6);
  const asked: string[] = [];
  while (t.at === 'deployment.choose') {
    const frame = t.frame;
    if (frame.proc === 'deployment') asked.push(`seat ${t.asked[0]} ${areaId(frame.area)}`);
    t.act(t.asked[0] ?? 0, 'ready');
  }
  // Colonna has no two tiles together. d'Este, Foix, Navarro, Gonzaga, Cardona.
  expect(asked).toEqual(['seat 1 B2', 'seat 0 D2', 'seat 5 C5', 'seat 5 D5', 'seat 2 E2', 'seat 3 C6']);
  expect([t.s.turn, t.s.phase]).toEqual([1, 1]);
});

test('R2.8 he chooses the cells of each, not the facing and not the Area', () => {
  const t = newGame(6);
  t.act('F2', 'arrange');
  for (const no of ['place:F5/NW/N', 'place:F5/NW/E']) expect(t.refusal('F2', 'place', no).rule).toMatch(/^R2\./);
  expect(t.refusal('F2', 'place', 'place:F1/NW/S').code).toBeDefined();
  t.act('F2', 'place', 'place:F5/NW/S');
  t.act('F2', 'place', 'place:F6/NE/S');
  if (t.at === 'arrange.place') t.act('F2', 'done');
  expect([t.place('F5'), t.place('F6'), t.asked]).toEqual(['B2/NW/S', 'B2/NE/S', [t.seat('F1')]]);
});

test('R2.9 each Chief holds Preparation, and everybody knows it', () => {
  const t = newGame(2);
  const { engine, world } = t.match;
  expect(t.s.sides.map(({ hand }) => hand)).toEqual([[0], [0]]);
  for (const eyes of [0, 1, 2])
    for (let seed = 1; seed <= 5; seed++) {
      const imagined = engine.copy(world);
      engine.game.reimagine(engine.table(imagined), imagined, eyes, rngOf(String(seed)));
      expect((imagined.state as State).sides.map(({ hand }) => hand)).toEqual([[0], [0]]);
    }
});

test('R2.10 nobody knows the order of the deck: any of the eight may come', () => {
  const drawn = new Set<number>();
  for (let card = 1; card <= 8; card++) {
    const t = table({ turn: 1, phase: 1 }, [card, 9 - card]);
    drawn.add(t.side('F').hand[1] ?? 0);
  }
  expect([...drawn]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('R2.11 R1.7 R1.8 a new game has all cards of all sides to be had', () => {
  const { state } = ravenna.setup({ seats: 2, scenario: null, options: {} }, ravenna.components);
  for (const side of state.sides)
    expect(side).toMatchObject({
      hand: [0],
      deck: [1, 2, 3, 4, 5, 6, 7, 8],
      played: -1,
      used: [],
      orders: [0, 1, 1, 2, 2, 3],
      initiatives: [0, 1, 2, 3, 4, 5, 6, 7],
      spent: [],
    });
});

test('R2.2 the lobby can say what each seat leads', () => {
  const names = (seats: number, teams: string): string[] => seatNames(seats, { teams }).map(({ en }) => en);
  expect(names(2, 'even')).toEqual(['French', 'League']);
  expect(names(4, 'french')).toEqual(['French, Chief', 'French, wing 1', 'French, wing 2', 'League']);
  expect(names(5, 'league')).toEqual([
    'French, Chief',
    'French, wings',
    'League, Chief',
    'League, wing 1',
    'League, wing 2',
  ]);
});
