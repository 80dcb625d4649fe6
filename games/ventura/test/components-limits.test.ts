/** V1 Components and limits. */

import { at, range, sum } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { tilesOnMap } from '../map.ts';
import { troopsOf } from '../rules/troops.ts';
import { chosen, DECLINE, drive, four, seenBy } from './maps.ts';
import { ventura } from './pinned.ts';
import { MAP, type PositionDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

const problemsIn = (doc: PositionDoc): string[] => {
  const arranged = ventura.arrange(doc, ventura.components);
  return arranged.ok ? [] : arranged.problems.map(({ path }) => path);
};

/** Every card that is anywhere. */
const allCards = ({ s }: TestTable): number[] => [
  ...s.players.flatMap((player) => player.hand),
  ...s.troops.flatMap((troop) => troop.companies),
  ...s.display,
  ...s.venturaDeck,
  ...s.conscriptionDeck,
  ...s.removed,
];

test.each([2, 3, 4])(
  'V1.1 V1.2 after the set-up of %i players each of the 40 tiles and 109 cards is in one place',
  (n) => {
    const t = chosen(n);
    drive(t, () => t.s.round === 1);
    const sorted = (list: number[]): number[] => [...list].sort((a, b) => a - b);
    expect(sorted(allCards(t))).toEqual(range(109).map((i) => i + 1));
    const unusedCities = range(4 - n).map((i) => 3 + n + i);
    const tiles = [...tilesOnMap(t.s), ...t.s.stock, ...t.s.tilesOut, ...unusedCities];
    expect(sorted(tiles)).toEqual(range(40).map((i) => i + 1));
    expect([t.s.venturaDeck.length, t.s.conscriptionDeck.length]).toEqual([58 - 3, 47]);
  },
);

test('V1.3 each family has its own five Company Markers, five Army Markers, Domain Markers and score', () => {
  const companies = ['swordsmen', 'spearmen', 'pikemen', 'bowmen'] as const;
  const lone: TroopDoc[] = companies.map((type, i) => ({ seat: 3, area: i + 2, at: 'Milan', companies: [type] }));
  const armies: TroopDoc[] = ['Acuto', 'Fortebraccio', 'Colleoni', 'Carmagnola', 'Gattamelata'].map((captain, i) => ({
    seat: 2,
    area: i + 1,
    at: 'Florence',
    captain,
    companies: ['farmers'],
  }));
  const t = table(
    four({ players: [{ points: 1 }, { points: 2 }, { points: 3 }, { points: 4 }], troops: [...lone, ...armies] }),
  );
  const { troops, players, map } = seenBy(t, null);
  const markers = (seat: number, army: boolean): number[] =>
    troops
      .filter((troop) => troop.seat === seat && troop.army === army)
      .map((troop) => troop.area)
      .sort((a, b) => a - b);
  expect([markers(3, false), markers(3, true)]).toEqual([[1, 2, 3, 4, 5], []]);
  expect([markers(2, false), markers(2, true)]).toEqual([[], [1, 2, 3, 4, 5]]);
  expect(players.map((player) => player.points)).toEqual([1, 2, 3, 4]);
  expect([...new Set(map.map(({ owner }) => owner))].sort()).toEqual([0, 1, 2, 3, null]);
});

const FULL: readonly TroopDoc[] = [2, 3, 4, 5].map((area) => ({
  seat: 0,
  area,
  at: 'Ferrara',
  companies: ['farmers'],
}));

test('V1.4 a sixth Troop cannot be started: one of the five areas must be given up for it', () => {
  const t = table(
    position({
      players: [{ florins: 5, hand: ['swordsmen'] }, {}],
      troops: [...FULL],
      turn: { step: 'deploy', seat: 0 },
    }),
  );
  t.act(0, 'deploy', 'card:33');
  expect(t.args(0, 'place')).toEqual([]);
  expect(t.args(0, 'vacate')).toEqual(['area:1', 'area:2', 'area:3', 'area:4', 'area:5']);
  t.act(0, 'vacate', 'area:4');
  expect(troopsOf(t.s, 0).map((troop) => troop.area)).toHaveLength(5);
  expect(t.troop(0, 4)).toMatchObject({ companies: [33] });
});

test('V1.4 no position has a sixth area, or two Troops in one', () => {
  expect(problemsIn(position({ troops: [...FULL] }))).toEqual([]);
  const sixth: TroopDoc = { seat: 0, area: 6, at: 'Ferrara', companies: ['brigands'] };
  expect(problemsIn(position({ troops: [...FULL, sixth] }))).toEqual(['troops[4].area']);
  expect(problemsIn(position({ troops: [...FULL, { ...sixth, area: 5 }] }))).toEqual(['V4.1']);
});

test('V1.5 a Domain that needs more than 20 Domain Markers gets them all', () => {
  // Eighteen more tiles in a row below the map.
  const row = range(18)
    .map((i) => i + 17)
    .filter((tile) => tile !== 20);
  const map = { ...MAP, ...Object.fromEntries(row.map((tile, i) => [String(tile), `${i - 3},2`])) };
  const own = ['Ferrara', 'Lomellina', 'Chianti', 'Cascina'];
  const players = [{ domain: [...own, ...row], reserve: [35] }, {}];
  const t = table(position({ map, players, turn: { step: 'upkeep', seat: 0 } }));
  const markers = (): number =>
    sum(
      seenBy(t, null)
        .map.filter(({ owner }) => owner === 0)
        .map((tile) => tile.markers),
    );
  const before = markers();
  expect(before).toBeGreaterThan(20);
  expect(t.income(0)).toBe(before);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(before - 1);
  t.act(1, 'pay');
  t.act(0, 'choose', 'tile:35');
  t.act(0, 'lay', 'cell:-3,3');
  expect(markers()).toBe(before + 1);
});

test('V1.6 Florins beyond the 145 of the box are paid out and change is always there', () => {
  const t = table(
    position({ round: 2, players: [{ florins: 140 }, { florins: 140 }], turn: { step: 'upkeep', seat: 0 } }),
  );
  t.act(0, 'pay');
  t.act(1, 'pay');
  expect([t.player(0).florins, t.player(1).florins]).toEqual([144, 144]);
  drive(t, () => t.frame.proc === 'prestige', DECLINE);
  const seat = at(t.asked, 0);
  t.act(seat, 'spend', 3);
  expect(t.player(seat).florins).toBe(141);
});

test('V1.6 more wounds than the 20 tokens of the box can be placed', () => {
  const t = table(
    position({
      players: [{}, { florins: 2, hand: ['camp-fever'] }],
      troops: [
        { seat: 0, area: 2, at: 'Bologna', captain: 'Acuto', companies: [45, 46, 25, 26] },
        { seat: 0, area: 3, at: 'Bologna', companies: ['pikemen'] },
      ],
      wounds: { 45: 5, 46: 5, 25: 3, 26: 3, pikemen: 4 },
      turn: { step: 'troop', seat: 1 },
    }),
  );
  expect(sum(t.s.wounds)).toBe(20);
  t.act(1, 'event', 'card:104');
  t.act(1, 'target', 'troop:0.2');
  expect([45, 46, 25, 26].map(t.wounds)).toEqual([5, 5, 4, 4]);
  expect(sum(t.s.wounds)).toBe(22);
});

test('V1.7 a payment leaves the reserve for the Stock, and what the reserve does not hold cannot be paid', () => {
  const t = table(position({ players: [{ florins: 3 }, { florins: 4 }], turn: { step: 'prestige', seat: 0 } }));
  expect(t.refusal(0, 'spend', 4)).toMatchObject({ rule: 'V1.7', args: { cost: 4, florins: 3 } });
  for (const amount of [-1, 0.5, 1.5]) expect(t.refusal(0, 'spend', amount).code).toBe('unknown');
  t.act(0, 'spend', 3);
  expect([t.player(0).florins, t.player(1).florins]).toEqual([0, 4]);
});

test.each([
  ['recruit', 'buy', 1],
  ['conscription', 'buy', 0],
] as const)('V1.7 no credit in the %s step', (step, verb, florins) => {
  const t = table(position({ players: [{ florins, hand: ['farmers'] }, {}], turn: { step, seat: 0 } }));
  expect(t.refusal(0, verb).rule).toBe('V1.7');
});

test('V1.7 V3.8 only the text of a card makes one player pay another, and never more than he has', () => {
  const players = [{ florins: 1, hand: ['contribution'] }, { florins: 2 }];
  const troops = [{ seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [25] }];
  const t = table(position({ players, troops, turn: { step: 'troop', seat: 0 } }));
  t.act(0, 'event', 'card:92');
  t.act(0, 'target', 'seat:1');
  expect([t.player(0).florins, t.player(1).florins]).toEqual([3, 0]);
});

test('V1.7 no position owes Florins', () => {
  expect(problemsIn(position({ players: [{ florins: -1 }, {}] }))).toEqual(['players[0].florins']);
});

test('V1.8 one battle at a time, one Troop against one Troop: the second defender waits until the first is beaten', () => {
  const t = table(
    position({
      troops: [
        { seat: 0, area: 2, at: 'Bologna', captain: 'Acuto', companies: [25, 26] },
        { seat: 0, area: 3, at: 'Bologna', companies: ['artillerymen'] },
        { seat: 1, area: 2, at: 'Viterbo', companies: ['swordsmen'] },
        { seat: 1, area: 3, at: 'Viterbo', companies: ['spearmen'] },
      ],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  const battles = (): unknown[] => t.match.world.stack.filter((frame) => frame.proc === 'battle');
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Viterbo'));
  t.act(1, 'defend', 'troop:1.2');
  expect(battles()).toMatchObject([{ areas: [2, 2] }]);
  t.act(0, 'rank', 'card:25');
  // The Swordsmen have fallen to melee 10; nothing of it has touched the Spearmen.
  expect(t.troop(1, 2)).toBeNull();
  expect(t.wounds(27)).toBe(0);
  expect(battles()).toMatchObject([{ areas: [2, 3], assaults: 0 }]);
  expect(t.refusal(0, 'march', 'troop:0.3').code).toBe('unknown');
});

test('V1.9 each deck has its own discard pile, and everybody sees both', () => {
  const hand = ['swordsmen', 'farmers', 'farmers', 'farmers', 'farmers'];
  const t = table(position({ players: [{ florins: 3, hand }, {}], turn: { step: 'recruit', seat: 0 } }));
  t.script(40);
  t.act(0, 'buy');
  t.act(0, 'discard', 'card:33');
  drive(t, () => t.frame.proc === 'conscription', DECLINE);
  t.script(75);
  t.act(0, 'buy');
  t.act(0, 'discard', 'card:59');
  for (const eyes of [0, 1, null]) {
    expect(seenBy(t, eyes).ventura.discard).toEqual([33]);
    expect(seenBy(t, eyes).conscription.discard).toEqual([59]);
  }
});
