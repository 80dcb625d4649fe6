/** V5 Set-up. */

import { range } from '@condotta/kernel';
import { expect } from 'vitest';
import { troopsOf } from '../rules/troops.ts';
import { chosen, drive, FAMILY_NAMES, seenBy } from './maps.ts';
import { ventura } from './pinned.ts';
import { test } from './seating.ts';
import { newGame, type TestTable } from './table.ts';

const SEATS = [2, 3, 4] as const;

test('V5.1 the First Player is drawn among the seats', () => {
  for (const seats of SEATS)
    for (const first of range(seats)) {
      const t = newGame(seats, {}, [first]);
      expect([t.s.first, t.asked]).toEqual([first, [first]]);
    }
  expect(() => newGame(2, {}, [2])).toThrow(/cannot come up/);
});

test('V5.2 in turn order each player picks a family that is not taken', () => {
  const t = newGame(3, {}, [1]);
  expect(t.args(1, 'family')).toEqual(FAMILY_NAMES.map((family) => `family:${family}`));
  expect(t.refusal(0, 'family', 'family:este').code).toBe('not-asked');
  t.act(1, 'family', 'family:medici');
  expect(t.refusal(2, 'family', 'family:medici').rule).toBe('V5.2');
  t.act(2, 'family', 'family:visconti');
  expect(t.args(0, 'family')).toEqual(['family:este', 'family:gonzaga']);
  t.act(0, 'family', 'family:gonzaga');
  expect(t.s.players.map(({ family }) => FAMILY_NAMES[family])).toEqual(['gonzaga', 'medici', 'visconti']);
});

test('V5.2 each takes the City and Garrison of his family; unused families, Cities and Garrisons are out', () => {
  const t = newGame(2, {}, [0]);
  t.act(0, 'family', 'family:visconti');
  t.act(1, 'family', 'family:gonzaga');
  expect([t.troop(0, 1)?.companies, t.troop(1, 1)?.companies]).toEqual([[109], [107]]);
  expect([...t.s.removed].sort()).toEqual([106, 108]);
  drive(t, () => t.s.round === 1);
  expect([t.owner('Milan'), t.owner('Mantua')]).toEqual([0, 1]);
  for (const city of ['Ferrara', 'Florence']) expect(t.s.cells[t.tile(city)]).toBe(-1);
});

test.each([
  [2, 18, 16],
  [3, 9, 25],
  [4, 0, 34],
])('V5.3 E2 with %i players %i tiles are out by their Setup value and %i are used', (seats, out, used) => {
  const t = chosen(seats);
  expect(t.s.tilesOut).toHaveLength(out);
  const setups = t.s.tilesOut.map((tile) => ventura.components.tiles[tile - 1]?.setup ?? 0);
  expect(setups.filter((value) => value <= seats)).toEqual([]);
  expect([...t.s.stock, ...t.s.players.flatMap(({ reserve }) => reserve)]).toHaveLength(used);
});

test('V5.4 Papal tiles and Cities are never in the stockpile', () => {
  for (const seats of SEATS) {
    const t = chosen(seats);
    const tiles = [...t.s.stock, ...t.s.players.flatMap(({ reserve }) => reserve)];
    for (const tile of tiles) expect(['papal', 'city']).not.toContain(ventura.components.tiles[tile - 1]?.type);
  }
});

test('V5.4 V5.5 tiles are drawn at random from the stockpile, four a player in turn order', () => {
  const t = chosen(2, 1, [20, 8, 15, 7, 22, 9, 10, 11]);
  expect([t.player(1).reserve, t.player(0).reserve]).toEqual([
    [20, 8, 15, 7],
    [22, 9, 10, 11],
  ]);
  expect(() => chosen(2, 0, [23])).toThrow(/cannot come up/);
  expect(() => chosen(2, 0, [1])).toThrow(/cannot come up/);
});

test.each([
  [2, 8],
  [3, 13],
  [4, 18],
])('V5.5 with %i players the stockpile has %i tiles after each has drawn four', (seats, left) => {
  const t = chosen(seats);
  for (const seat of range(seats)) expect(t.player(seat).reserve).toHaveLength(4);
  expect(t.s.stock).toHaveLength(left);
  expect(seenBy(t, null).stockpile).toBe(left);
});

const DISPLAY = [19, 21, 23];
const secretsOf = (t: TestTable, eyes: number | null): string => JSON.stringify([t.view(eyes), t.log(eyes)]);

test('V5.4 V5.5 what one player drew, and the stockpile, is hidden from the others and from spectators', () => {
  const one = chosen(3, 0, [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, ...DISPLAY]);
  const other = chosen(3, 0, [25, 26, 27, 28, 11, 12, 13, 14, 20, 21, 22, 23, ...DISPLAY]);
  expect(secretsOf(one, 1)).toBe(secretsOf(other, 1));
  expect(secretsOf(one, null)).toBe(secretsOf(other, null));
  expect(secretsOf(one, 0)).not.toBe(secretsOf(other, 0));
  for (const eyes of [1, 2, null]) {
    expect(seenBy(one, eyes).players[0]).toMatchObject({ reserve: null, reserveCount: 4 });
    expect(one.log(eyes).some(({ args }) => args['tile'] === 'tile:7')).toBe(false);
  }
});

test('V5.5 he may look at his own tiles at any time; one chosen stays hidden until it lies on the map', () => {
  const t = chosen(2, 0, [7, 8, 9, 10, 11, 12, 13, 14, ...DISPLAY]);
  const twin = chosen(2, 0, [15, 16, 17, 18, 11, 12, 13, 14, ...DISPLAY]);
  expect(seenBy(t, 0).players[0]?.reserve).toEqual([7, 8, 9, 10]);
  t.act(0, 'choose', 'tile:7');
  twin.act(0, 'choose', 'tile:16');
  for (const eyes of [1, null]) expect(secretsOf(t, eyes)).toBe(secretsOf(twin, eyes));
  t.act(0, 'lay', 'cell:0,1');
  // In the turn of the other player, too.
  expect(t.asked).toEqual([1]);
  expect(seenBy(t, 0).players[0]?.reserve).toEqual([8, 9, 10]);
  expect(seenBy(t, 1).players[0]).toMatchObject({ reserve: null, reserveCount: 3 });
});

test('V5.6 three Ventura cards are the display, drawn at random and open to all; hands are empty', () => {
  const t = chosen(2, 0, [7, 8, 9, 10, 11, 12, 13, 14, 58, 1, 30]);
  expect(t.s.display).toEqual([58, 1, 30]);
  for (const eyes of [0, 1, null]) expect(seenBy(t, eyes).display).toEqual([58, 1, 30]);
  expect(t.s.players.map(({ hand }) => hand)).toEqual([[], []]);
  expect([t.s.venturaDeck.length, t.s.conscriptionDeck.length]).toEqual([55, 47]);
  expect(() => chosen(2, 0, [7, 8, 9, 10, 11, 12, 13, 14, 59])).toThrow(/cannot come up/);
});

test('V5.6 nobody sees more of a deck than its size', () => {
  const t = chosen(2);
  for (const eyes of [0, 1, null]) {
    const { ventura: hired, conscription } = seenBy(t, eyes);
    expect([hired, conscription]).toEqual([
      { deck: 55, discard: [] },
      { deck: 47, discard: [] },
    ]);
  }
});

test('V5.6 the order of a deck is not fixed: any card of it may come next', () => {
  for (const card of [2, 58]) {
    const t = chosen(2, 0, [7, 8, 9, 10, 11, 12, 13, 14, ...DISPLAY]);
    drive(t, () => t.frame.proc === 'fortune');
    t.script(card);
    t.act(0, 'take', 'card:19');
    expect(t.s.display).toEqual([21, 23, card]);
  }
});

test('V5.7 each Garrison starts unhurt in area 1, on its City; areas 2 to 5 are empty', () => {
  const t = chosen(4, 2);
  drive(t, () => t.s.round === 1);
  for (const [turn, family] of FAMILY_NAMES.entries()) {
    const seat = (2 + turn) % 4;
    const city = ventura.components.tiles.find((tile) => tile.family === family)?.id;
    expect(troopsOf(t.s, seat)).toMatchObject([{ area: 1, at: city, captain: 0, companies: [106 + turn] }]);
    expect(t.wounds(106 + turn)).toBe(0);
  }
});

test.each([
  [4, 1, [3, 0, 1, 2]],
  [3, 2, [1, 2, 0]],
  [2, 0, [0, 1]],
  [2, 1, [1, 0]],
])('V5.8 E1 %i players, First Player in seat %i: Florins %j by seat', (seats, first, florins) => {
  const t = chosen(seats, first);
  drive(t, () => t.s.round === 1);
  expect(t.s.players.map((player) => player.florins)).toEqual(florins);
});

test('V5.9 all scores start at 0', () => {
  const t = chosen(4, 3);
  drive(t, () => t.s.round === 1);
  expect(seenBy(t, null).players.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
});
