/** V4 Family Board, Troops, Companies, Armies. */

import { expect } from 'vitest';
import { troopsOf } from '../rules/troops.ts';
import { DECLINE, drive, seenBy } from './maps.ts';
import { ventura } from './pinned.ts';
import { test } from './seating.ts';
import { type PositionDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

const problemsIn = (doc: PositionDoc): string[] => {
  const arranged = ventura.arrange(doc, ventura.components);
  return arranged.ok ? [] : arranged.problems.map(({ path }) => path);
};

const army = (area: number, at: string, captain: string, companies: (number | string)[], seat = 0): TroopDoc => ({
  seat,
  area,
  at,
  captain,
  companies,
});
const lone = (area: number, at: string, company: number | string, seat = 0): TroopDoc => ({
  seat,
  area,
  at,
  companies: [company],
});

const inStep = (step: string, troops: TroopDoc[], hand: (number | string)[] = []): TestTable =>
  table(position({ players: [{ florins: 9, hand }, { hand: ['Colleoni'] }], troops, turn: { step, seat: 0 } }));

function shift(t: TestTable, card: number, area: number): void {
  t.act(0, 'shift', `card:${card}`);
  t.act(0, 'to', `area:${area}`);
}

test('V4.1 an area holds one Company, or a Captain and one to five Companies, and nothing else', () => {
  const five = [59, 60, 61, 62, 63];
  expect(problemsIn(position({ troops: [lone(2, 'Ferrara', 33)] }))).toEqual([]);
  expect(problemsIn(position({ troops: [army(2, 'Ferrara', 'Acuto', [33])] }))).toEqual([]);
  expect(problemsIn(position({ troops: [army(2, 'Ferrara', 'Acuto', five)] }))).toEqual([]);
  expect(problemsIn(position({ troops: [army(2, 'Ferrara', 'Acuto', [...five, 64])] }))).toEqual(['V4.1']);
  expect(problemsIn(position({ troops: [army(2, 'Ferrara', 'Acuto', [])] }))).toEqual(['V4.1']);
  expect(problemsIn(position({ troops: [{ ...lone(2, 'Ferrara', 33), companies: [33, 34] }] }))).toEqual(['V4.1']);
  expect(problemsIn(position({ troops: [{ ...lone(2, 'Ferrara', 33), companies: [] }] }))).toEqual(['V4.1']);
});

test('V4.1 a sixth Company cannot join an Army, neither from the hand nor by regrouping', () => {
  const full = army(2, 'Ferrara', 'Acuto', [75, 76, 77, 78, 79]);
  const t = inStep('deploy', [full], ['swordsmen']);
  t.act(0, 'deploy', 'card:33');
  expect(t.refusal(0, 'place', 'area:2').rule).toBe('V4.1');
  const r = inStep('regroup', [full, lone(3, 'Ferrara', 33)]);
  shift(r, 33, 2);
  expect(r.refusal(0, 'done').rule).toBe('V4.1');
});

test('V4.2 E13 Garrison, Company, Army, Company, empty: Company Markers 1, 2, 4, Army Marker 3, and room for one Troop', () => {
  const t = inStep(
    'deploy',
    [lone(2, 'Ferrara', 33), army(3, 'Bologna', 'Acuto', [27, 28]), lone(4, 'Cascina', 37)],
    ['bowmen', 'pavise-bearers'],
  );
  const markers = (): (string | number)[][] =>
    seenBy(t, null)
      .troops.filter(({ seat }) => seat === 0)
      .map((troop) => [troop.area, troop.army ? 'army' : 'company', troop.at])
      .sort();
  const [ferrara, bologna, cascina] = ['Ferrara', 'Bologna', 'Cascina'].map(t.tile);
  expect(markers()).toEqual([
    [1, 'company', ferrara],
    [2, 'company', ferrara],
    [3, 'army', bologna],
    [4, 'company', cascina],
  ]);
  t.act(0, 'deploy', 'card:39');
  expect(t.args(0, 'place')).toEqual(['area:3', 'area:5']);
  t.act(0, 'place', 'area:5');
  expect(markers()).toHaveLength(5);
  t.act(0, 'deploy', 'card:45');
  expect(t.args(0, 'place')).toEqual(['area:3']);
});

test('V4.2 a Captain turns the Company Marker of his area into the Army Marker of the same number', () => {
  const t = inStep('deploy', [lone(2, 'Ferrara', 33)], ['Acuto', 'farmers']);
  t.act(0, 'deploy', 'card:1');
  t.act(0, 'place', 'area:2');
  expect(seenBy(t, 1).troops.filter(({ seat, area }) => seat === 0 && area === 2)).toMatchObject([
    { army: true, captain: 1, at: t.tile('Ferrara') },
  ]);
});

test('V4.3 each Troop is on one Territory, and any number of one player may share it', () => {
  const areas = [2, 3, 4].map((area) => lone(area, 'Bologna', 57 + area));
  const t = inStep('troop', [...areas, lone(5, 'Lomellina', 75)]);
  t.act(0, 'march', 'troop:0.5');
  t.act(0, 'enter', t.tileArg('Bologna'));
  t.act(0, 'halt');
  expect(troopsOf(t.s, 0).filter((troop) => troop.at === t.tile('Bologna'))).toHaveLength(4);
  expect(t.over).toBeNull();
});

test('V4.4 two Companies without a Captain cannot share an area', () => {
  const deploy = inStep('deploy', [lone(2, 'Ferrara', 33)], [34]);
  deploy.act(0, 'deploy', 'card:34');
  expect(deploy.refusal(0, 'place', 'area:2').rule).toBe('V17.4');
  const regroup = inStep('regroup', [lone(2, 'Ferrara', 33), lone(3, 'Ferrara', 34)]);
  shift(regroup, 34, 2);
  expect(regroup.refusal(0, 'done').rule).toBe('V4.4');
});

test('V4.5 an Army has one Captain, and a Captain cannot stand alone', () => {
  const t = inStep('deploy', [army(2, 'Ferrara', 'Acuto', [33])], ['Fortebraccio']);
  t.act(0, 'deploy', 'card:2');
  expect(t.refusal(0, 'place', 'area:2').rule).toBe('V4.5');
  expect(t.refusal(0, 'place', 'area:3').rule).toBe('V17.6');
  const r = inStep('regroup', [army(2, 'Ferrara', 'Acuto', [33]), army(3, 'Ferrara', 'Fortebraccio', [34])]);
  shift(r, 1, 3);
  expect(r.refusal(0, 'done').rule).toBe('V4.5');
});

test('V4.6 a Captain whose last Company is given up goes to the Ventura discard pile', () => {
  const t = inStep('upkeep', [army(2, 'Bologna', 'Acuto', [33, 34])]);
  t.act(0, 'dismiss', 'card:33');
  expect(t.troop(0, 2)).toMatchObject({ captain: 1, companies: [34] });
  t.act(0, 'dismiss', 'card:34');
  expect(t.troop(0, 2)).toBeNull();
  expect([...t.s.venturaDiscard].sort()).toEqual([1, 33, 34]);
  expect(t.s.removed).not.toContain(1);
  expect(t.player(0).hand).toEqual([]);
});

test('V4.6 a Captain whose last Company has left goes to the Ventura discard pile', () => {
  const t = inStep('regroup', [army(2, 'Bologna', 'Acuto', [33]), army(3, 'Bologna', 'Fortebraccio', [34])]);
  shift(t, 33, 3);
  t.act(0, 'done');
  expect(t.troop(0, 2)).toBeNull();
  expect(t.troop(0, 3)).toMatchObject({ captain: 2, companies: [34, 33] });
  expect(t.s.venturaDiscard).toEqual([1]);
});

test('V4.7 the order of the pile has no meaning: the same Army, the same points, any order of battle', () => {
  const piles = [
    [33, 29, 27],
    [27, 33, 29],
  ];
  const orders = piles.map((companies) => {
    const t = inStep('troop', [army(2, 'Bologna', 'Acuto', companies), lone(2, 'Viterbo', 45, 1)]);
    const { movement } = seenBy(t, 0).troops.find(({ seat, area }) => seat === 0 && area === 2) ?? {};
    t.act(0, 'march', 'troop:0.2');
    t.act(0, 'enter', t.tileArg('Viterbo'));
    const offered = t.args(0, 'rank').sort();
    t.act(0, 'rank', 'card:29');
    t.act(0, 'rank', 'card:33');
    const order = t.log(1).filter(({ key, args }) => key === 'battle.order' && args['seat'] === 'seat:0');
    return { movement, offered, order: order.map(({ args }) => args['card']), wounds: t.wounds(45) };
  });
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).toMatchObject({ movement: 5, order: ['card:29', 'card:33', 'card:27'] });
});

test('V4.8 cards and wounds of every Troop are open to opponents and spectators', () => {
  const t = table(
    position({
      troops: [army(2, 'Bologna', 'Acuto', [33, 25])],
      wounds: { 33: 2, 25: 5 },
      turn: { step: 'prestige', seat: 0 },
    }),
  );
  for (const eyes of [0, 1, null])
    expect(seenBy(t, eyes).troops.find(({ captain }) => captain === 1)?.companies).toEqual([
      { card: 33, wounds: 2 },
      { card: 25, wounds: 5 },
    ]);
});

const GUARD: TroopDoc = army(1, 'Ferrara', 'Acuto', [106, 33]);

test('V4.9 a Troop with the Garrison cannot march, even as an Army', () => {
  const t = inStep('troop', [GUARD, lone(2, 'Ferrara', 34)]);
  expect(t.refusal(0, 'march', 'troop:0.1')).toMatchObject({ rule: 'V19.10' });
  expect(t.args(0, 'march')).toEqual(['troop:0.2']);
});

test('V4.9 the Garrison card never leaves area 1 nor its City', () => {
  const t = inStep('regroup', [GUARD, army(2, 'Ferrara', 'Fortebraccio', [34])]);
  expect(t.refusal(0, 'shift', 'card:106').rule).toBe('V18.7');
  expect(t.args(0, 'shift')).toContain('card:33');
  expect(problemsIn(position({ troops: [army(1, 'Bologna', 'Acuto', [106])] }))).toEqual(['V4.1']);
  expect(problemsIn(position({ troops: [army(2, 'Ferrara', 'Acuto', [106])] }))).toEqual(['V4.1']);
});

test('V4.9 V4.11 an Army in area 1 is asked to retreat, but not with the Garrison in it', () => {
  const asked = (troops: TroopDoc[], area: number): boolean => {
    const attackers = army(2, 'Lomellina', 'Fortebraccio', [37, 38], 1);
    const players = [{}, { domain: ['Mantua'] }];
    const t = table(position({ players, troops: [...troops, attackers], turn: { step: 'troop', seat: 1 } }));
    t.act(1, 'march', 'troop:1.2');
    t.act(1, 'enter', t.tileArg('Ferrara'));
    if (t.asked[0] === 0 && t.args(0, 'defend').length > 0) t.act(0, 'defend', `troop:0.${area}`);
    drive(t, () => t.frame.proc !== 'battle' || t.frame.at !== 'orders');
    return t.frame.proc === 'battle' && t.frame.at === 'defenderRetreat';
  };
  expect(asked([army(1, 'Ferrara', 'Acuto', [45, 46])], 1)).toBe(true);
  expect(asked([army(1, 'Ferrara', 'Acuto', [106, 46])], 1)).toBe(false);
});

test('V4.10 a Garrison not paid for, or discarded to free its area, is out of the game and in no pile', () => {
  const upkeep = inStep('upkeep', []);
  upkeep.act(0, 'dismiss', 'card:106');
  const deploy = inStep(
    'deploy',
    [2, 3, 4, 5].map((area) => lone(area, 'Ferrara', 70 + area)),
    ['swordsmen'],
  );
  deploy.act(0, 'deploy', 'card:33');
  deploy.act(0, 'vacate', 'area:1');
  for (const t of [upkeep, deploy]) {
    expect(t.s.removed).toContain(106);
    expect([...t.s.venturaDiscard, ...t.s.conscriptionDiscard, ...t.player(0).hand]).not.toContain(106);
  }
});

test('V4.10 a Garrison eliminated in battle is out of the game', () => {
  const t = table(
    position({
      players: [{ hand: ['Colleoni'] }, {}],
      troops: [army(2, 'Vignola', 'Carmagnola', [25, 26])],
      wounds: { 107: 5 },
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Mantua'));
  drive(t, () => t.over !== null || t.frame.proc !== 'battle', DECLINE);
  expect(t.s.removed).toContain(107);
  expect([...t.s.venturaDiscard, ...t.s.conscriptionDiscard]).not.toContain(107);
});

test('V4.11 without the Garrison area 1 is an area like the others: its Troop may march', () => {
  const t = inStep('upkeep', [GUARD], ['farmers']);
  t.act(0, 'dismiss', 'card:106');
  expect(t.troop(0, 1)).toMatchObject({ captain: 1, companies: [33] });
  drive(t, () => t.frame.proc === 'troop', DECLINE);
  t.act(0, 'march', 'troop:0.1');
  t.act(0, 'enter', t.tileArg('Lomellina'));
  expect(t.troop(0, 1)).toMatchObject({ at: t.tile('Lomellina') });
});

test('V4.12 an Army that loses its Captain and keeps one Company is a Company Troop, same area, same Territory', () => {
  const t = inStep('upkeep', [army(3, 'Bologna', 'Acuto', [33])]);
  t.act(0, 'dismiss', 'card:1');
  expect(t.frame.proc).toBe('upkeep');
  expect(t.troop(0, 3)).toMatchObject({ captain: 0, companies: [33], at: t.tile('Bologna') });
  expect(seenBy(t, null).troops.find(({ seat, area }) => seat === 0 && area === 3)?.army).toBe(false);
});

test('V4.13 E34 three Companies without Captain and one empty area: one stays, one goes there, one is discarded', () => {
  const others = [2, 3].map((area) => lone(area, 'Ferrara', 73 + area));
  const t = inStep('upkeep', [...others, army(4, 'Bologna', 'Acuto', [33, 27, 79])]);
  t.act(0, 'dismiss', 'card:1');
  expect(t.args(0, 'stay')).toEqual(['card:33', 'card:27', 'card:79']);
  t.act(0, 'stay', 'card:27');
  expect(t.args(0, 'send')).toEqual(['card:33', 'card:79']);
  t.act(0, 'send', 'card:33');
  expect(t.troop(0, 4)).toMatchObject({ captain: 0, companies: [27], at: t.tile('Bologna') });
  expect(t.troop(0, 5)).toMatchObject({ captain: 0, companies: [33], at: t.tile('Bologna') });
  expect([t.s.venturaDiscard, t.s.conscriptionDiscard]).toEqual([[1], [79]]);
  expect(t.frame.proc).toBe('upkeep');
});

test('V4.13 with room enough nothing is lost, and the owner chooses the areas', () => {
  const t = inStep('upkeep', [army(2, 'Bologna', 'Acuto', [33, 27, 79])]);
  t.act(0, 'dismiss', 'card:1');
  t.act(0, 'stay', 'card:33');
  t.act(0, 'send', 'card:79');
  expect(t.args(0, 'place')).toEqual(['area:3', 'area:4', 'area:5']);
  expect(t.distinct(0)).toEqual(['place area:3']);
  expect(t.refusal(0, 'place', 'area:2').rule).toBe('V4.13');
  t.act(0, 'place', 'area:5');
  t.act(0, 'place', 'area:3');
  expect([2, 3, 5].map((area) => t.troop(0, area)?.companies)).toEqual([[33], [27], [79]]);
  expect(t.s.conscriptionDiscard).toEqual([]);
});

test('V4.13 with no empty area all but one are discarded, and the Garrison must be the one', () => {
  const others = [2, 3, 4, 5].map((area) => lone(area, 'Bologna', 73 + area));
  const t = inStep('upkeep', [army(1, 'Ferrara', 'Acuto', [33, 106, 27]), ...others]);
  t.act(0, 'dismiss', 'card:1');
  expect(t.troop(0, 1)).toMatchObject({ captain: 0, companies: [106] });
  expect([...t.s.venturaDiscard].sort()).toEqual([1, 27, 33]);
  expect(t.frame.proc).toBe('upkeep');
});

test('V4.14 no position has Troops of two players on one Territory', () => {
  const both = [lone(2, 'Bologna', 33), lone(2, 'Bologna', 34, 1)];
  expect(problemsIn(position({ troops: both }))).toEqual(['V4.14']);
});

test('V4.14 after a battle that ends with a retreat the Troops of one player are left there', () => {
  // Pavise-bearers and Pikemen, who cannot beat each other in one set: the attacker retreats.
  const t = inStep('troop', [lone(2, 'Lomellina', 45), lone(2, 'Bologna', 37, 1)]);
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Bologna'));
  expect(t.args(0, 'retreat')).toEqual(['Cascina', 'Lomellina', 'Chianti'].map(t.tileArg).sort());
  t.act(0, 'retreat', t.tileArg('Lomellina'));
  const seats = new Set(t.s.troops.filter((troop) => troop.at === t.tile('Bologna')).map((troop) => troop.seat));
  expect([...seats]).toEqual([1]);
});
