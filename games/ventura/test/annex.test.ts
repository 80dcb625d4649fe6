import { expect } from 'vitest';
import { test } from './seating.ts';
import { MAP, type PlayerDoc, type PositionDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

const ESTE = ['Ferrara', 'Lomellina', 'Chianti', 'Cascina'];
const GONZAGA = ['Mantua', 'Vignola', 'Plain of Lodi', 'Camaldoli'];

type Changes = NonNullable<Parameters<typeof position>[0]>;

/** The Annex Step needs no decision: whoever is asked first is in the Upkeep Step. */
const annex = (troops: TroopDoc[], este: PlayerDoc = {}, gonzaga: PlayerDoc = {}, changes: Changes = {}): TestTable =>
  table(position({ ...changes, troops, players: [este, gonzaga], turn: { step: 'annex', seat: 0 } }));

const lone = (area: number, at: string, company: string): TroopDoc => ({ seat: 0, area, at, companies: [company] });
const army = (area: number, at: string): TroopDoc => ({
  seat: 0,
  area,
  at,
  captain: 'Acuto',
  companies: ['pikemen', 'bowmen'],
});

/** Three players, the third one Medici in Florence beside Lake Garda. */
function three(troops: TroopDoc[], changes: Partial<PositionDoc> = {}): TestTable {
  const doc = position({ troops, turn: { step: 'annex', seat: 0 }, map: { ...MAP, Florence: '1,2' }, ...changes });
  doc.players.push({ family: 'medici', domain: ['Florence', 'Lake Garda'] });
  return table(doc);
}

const points = (t: TestTable): number[] => t.s.players.map((player) => player.points);

test('V13.1 every Territory with a Troop of his is annexed, by Company and Army alike', () => {
  const t = annex([lone(2, 'Bologna', 'swordsmen'), army(3, 'Anghiari')]);
  expect([t.owner('Bologna'), t.owner('Anghiari'), t.owner('Viterbo')]).toEqual([0, 0, -1]);
});

test('V13.1 a Territory counts once, however many Troops are there', () => {
  const t = annex([
    lone(2, 'Plain of Lodi', 'swordsmen'),
    lone(3, 'Plain of Lodi', 'spearmen'),
    army(4, 'Plain of Lodi'),
  ]);
  expect(points(t)).toEqual([2, 0]);
  expect(t.log(null).filter(({ key }) => key === 'domain.gain')).toHaveLength(1);
});

test('V13.1 only the Troops of the active player count, each in his turn', () => {
  const t = annex([lone(2, 'Bologna', 'swordsmen'), { seat: 1, area: 2, at: 'Viterbo', companies: ['spearmen'] }]);
  expect([t.owner('Bologna'), t.owner('Viterbo')]).toEqual([0, 1]);
  const order = t.log(null).filter(({ key }) => key === 'domain.gain');
  expect(order.map(({ args }) => args['seat'])).toEqual(['seat:0', 'seat:1']);
});

test('V13.2 a neutral Territory gets markers equal to its Income for him, and no points', () => {
  const map = { ...MAP, Cusago: '-1,-1' };
  const t = annex(
    [lone(2, 'Anghiari', 'swordsmen'), lone(3, 'Lake Garda', 'spearmen')],
    {
      domain: [...ESTE, 'Cusago'],
    },
    {},
    { map },
  );
  expect([t.markers('Anghiari'), t.markers('Lake Garda')]).toEqual([2, 2]);
  expect(points(t)).toEqual([0, 0]);
  const gains = t.log(null).filter(({ key }) => key === 'domain.gain');
  expect(gains.map(({ args }) => args['markers'])).toEqual([2, 2]);
});

test('V13.2 the Income is his, not that of a foreign neighbour', () => {
  const t = annex([lone(2, 'Anghiari', 'swordsmen')]);
  expect(t.owner('Camaldoli')).toBe(1);
  expect(t.markers('Anghiari')).toBe(1);
});

test('V13.3 opponent markers are discarded for 1 point each, then his own are placed', () => {
  const t = annex([lone(2, 'Plain of Lodi', 'swordsmen'), lone(3, 'Vignola', 'spearmen')]);
  expect(points(t)).toEqual([3, 0]);
  expect([t.owner('Plain of Lodi'), t.owner('Vignola')]).toEqual([0, 0]);
  expect([t.markers('Plain of Lodi'), t.income(0), t.income(1)]).toEqual([2, 8, 2]);
});

test('V13.3 the points follow the markers of the loser, the new ones the Income of the winner', () => {
  // Anghiari (1 + green) has 2 markers of Gonzaga, whose Wood is beside it; Este have no Wood.
  const t = annex([lone(2, 'Anghiari', 'swordsmen')], {}, { domain: [...GONZAGA, 'Anghiari'] });
  expect(points(t)).toEqual([2, 0]);
  expect(t.markers('Anghiari')).toBe(1);
});

test('V13.3 points for markers can win the game', () => {
  const t = annex([lone(2, 'Plain of Lodi', 'swordsmen')], { points: 28 });
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(t.player(0).points).toBe(30);
});

test('V13.4 on his own Territory nothing happens', () => {
  const t = annex([lone(2, 'Lomellina', 'swordsmen'), army(3, 'Ferrara')]);
  expect(points(t)).toEqual([0, 0]);
  expect(t.income(0)).toBe(5);
  expect(t.log(null).filter(({ key }) => key.startsWith('domain.'))).toEqual([]);
});

test('V13.5 nobody is asked, and Papal Territories are annexed like others', () => {
  const t = annex(
    [lone(2, 'Bologna', 'swordsmen'), lone(3, 'Viterbo', 'spearmen')],
    {},
    { domain: [...GONZAGA, 'Viterbo'] },
  );
  expect(t.frame).toMatchObject({ proc: 'upkeep', seat: 0 });
  expect([t.owner('Bologna'), t.owner('Viterbo')]).toEqual([0, 0]);
  expect(points(t)).toEqual([1, 0]);
});

test('V13.6 E25 a Village with a marker due to the Wood beside it and that Wood give 3 points', () => {
  for (const [village, wood] of [
    [2, 3],
    [3, 2],
  ] as const) {
    const troops = [lone(village, 'Anghiari', 'swordsmen'), lone(wood, 'Camaldoli', 'spearmen')];
    if (wood === 2) troops.reverse();
    const t = annex(troops, {}, { domain: [...GONZAGA, 'Anghiari'] });
    expect(points(t)).toEqual([3, 0]);
    expect([t.markers('Anghiari'), t.markers('Camaldoli')]).toEqual([2, 1]);
  }
});

test.amongThemselves(
  'V13.6 new markers are counted after all changes: both of two neutral Territories help each other',
  () => {
    const map = { ...MAP, Cusago: '0,-2' };
    const t = annex([lone(2, 'Anghiari', 'swordsmen'), lone(3, 'Cusago', 'spearmen')], {}, {}, { map });
    expect(t.markers('Anghiari')).toBe(2);
    const gains = t
      .log(null)
      .filter(({ key, args }) => key === 'domain.gain' && args['tile'] === t.tileArg('Anghiari'));
    expect(gains.map(({ args }) => args['markers'])).toEqual([2]);
    expect(points(t)).toEqual([0, 0]);
  },
);

test('V13.6 markers that the loser has left drop by themselves and give no points', () => {
  const t = annex([lone(2, 'Camaldoli', 'spearmen')], {}, { domain: [...GONZAGA, 'Anghiari'] });
  expect(points(t)).toEqual([1, 0]);
  expect(t.markers('Anghiari')).toBe(1);
});

test('V13.7 with two players the City of the other wins at once', () => {
  const t = annex([lone(2, 'Mantua', 'swordsmen')], {}, { florins: 9 }, { removed: [107] });
  expect(t.over?.winners).toEqual([0]);
  expect(t.player(1).living).toBe(false);
  expect(points(t)).toEqual([5, 0]);
});

test('V13.7 with three players the owner is out, his markers count, and the one who placed his marker wins', () => {
  const t = three([lone(2, 'Mantua', 'swordsmen')], { removed: [107] });
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.2' });
  expect(t.s.players.map((player) => player.living)).toEqual([true, false, true]);
  expect(points(t)).toEqual([5, 0, 0]);
  expect(t.owner('Mantua')).toBe(0);
  expect(t.owner('Vignola')).toBe(-1);
});

test('V13.7 markers of the victim count once, also those on other Territories that he annexes', () => {
  const t = three([lone(2, 'Mantua', 'swordsmen'), lone(3, 'Plain of Lodi', 'spearmen'), army(4, 'Lake Garda')], {
    removed: [107],
  });
  // Gonzaga's 5 markers and the 2 of Lake Garda.
  expect(points(t)).toEqual([7, 0, 0]);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.2' });
});

test('V13.7 the City of a player who is out already wins too', () => {
  const doc = position({ troops: [lone(2, 'Mantua', 'swordsmen')], turn: { step: 'annex', seat: 0 } });
  doc.players[1] = { family: 'gonzaga', living: false };
  doc.players.push({ family: 'medici', domain: ['Florence', 'Lake Garda'] });
  const t = table({ ...doc, map: { ...MAP, Florence: '1,2' } });
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.2' });
  expect(points(t)).toEqual([0, 0, 0]);
});

test('V13.7 a defended City and the own one are no conquest', () => {
  const t = three([army(2, 'Ferrara'), lone(3, 'Vignola', 'spearmen')]);
  expect(t.over).toBeNull();
  expect(points(t)).toEqual([1, 0, 0]);
});
