/** V3 Cards. */

import { expect } from 'vitest';
import type { Ventura } from '../index.ts';
import { DECLINE, drive, totals } from './maps.ts';
import { ventura } from './pinned.ts';
import { test } from './seating.ts';
import { position, type TestTable, type TroopDoc, table } from './table.ts';

type Force = Pick<TroopDoc, 'companies'> & Partial<TroopDoc>;

/** Seat 0's Troop 2 at Bologna, seat 1's Troop 2 at Viterbo, both neutral; seat 0 is to move. */
function facing(own: Force, foe: Force, wounds: Record<string, number> = {}, game: Ventura = ventura): TestTable {
  return table(
    position({
      troops: [
        { seat: 0, area: 2, at: 'Bologna', ...own },
        { seat: 1, area: 2, at: 'Viterbo', ...foe },
      ],
      wounds,
      turn: { step: 'troop', seat: 0 },
    }),
    game,
  );
}

function attack(t: TestTable): ReturnType<TestTable['act']> {
  t.act(0, 'march', 'troop:0.2');
  return t.act(0, 'enter', t.tileArg('Viterbo'));
}

test('V3.1 the costs and values of a card are what it costs and does', () => {
  const players = [{ florins: 9, hand: ['heavy-cavalry', 'Acuto'] }, {}];
  const t = table(position({ players, turn: { step: 'deploy', seat: 0 } }));
  t.act(0, 'deploy', 'card:25');
  t.act(0, 'place', 'area:2');
  expect(t.player(0).florins).toBe(9 - 5);
  t.act(0, 'deploy', 'card:1');
  t.act(0, 'place', 'area:2');
  expect(t.player(0).florins).toBe(4 - 4);
  drive(t, () => t.frame.proc === 'upkeep' && t.asked[0] === 0, DECLINE);
  // Income 5; Garrison 1, Heavy Cavalry 3, Acuto 2.
  expect(t.refusal(0, 'pay')).toMatchObject({ rule: 'V14.3', args: { cost: 6, income: 5, florins: 0 } });
});

test('V3.2 a purchase in the Recruit Step draws from the 58 Ventura cards, in the Conscription Phase from the 47 others', () => {
  const t = table(position({ players: [{ florins: 4, hand: [59] }, {}], turn: { step: 'recruit', seat: 0 } }));
  const drawn = (): number => t.player(0).hand[t.player(0).hand.length - 1] ?? 0;
  t.act(0, 'buy');
  expect(drawn()).toBeLessThanOrEqual(58);
  drive(t, () => t.frame.proc === 'conscription', DECLINE);
  t.act(0, 'buy');
  expect(drawn()).toBeGreaterThan(58);
  expect(drawn()).toBeLessThanOrEqual(105);
});

test('V3.3 a Company, a Captain and an Event are told apart: only the first starts a Troop, only the last is no card to deploy', () => {
  const hand = ['swordsmen', 'Acuto', 'bankers-loan'];
  const t = table(position({ players: [{ florins: 9, hand }, {}], turn: { step: 'deploy', seat: 0 } }));
  expect(t.refusal(0, 'deploy', 'card:97').rule).toBe('V17.11');
  t.act(0, 'deploy', 'card:1');
  expect(t.args(0, 'place')).toEqual(['area:1']);
  t.undo(0);
  t.act(0, 'deploy', 'card:33');
  expect(t.args(0, 'place')).toEqual(['area:2', 'area:3', 'area:4', 'area:5']);
  expect(t.refusal(0, 'place', 'area:1').rule).toBe('V17.4');
});

test('V3.4 a Company strikes with its own Ranged and Melee, and as many wounds as its Resistance eliminate it', () => {
  // Crossbowmen: Ranged 3, Melee 1. Swordsmen: Ranged 0, Melee 1, Resistance 4.
  const t = facing({ companies: ['crossbowmen'] }, { companies: ['swordsmen'] });
  expect(totals(attack(t))).toEqual([
    [3, 0],
    [1, 1],
  ]);
  expect(t.troop(1, 2)).toBeNull();
  expect([t.wounds(19), t.wounds(33)]).toEqual([1, 0]);
});

test('V3.4 one wound less than the Resistance leaves a Company in play', () => {
  const hurt = facing({ companies: ['artillerymen'] }, { companies: ['pavise-bearers'] });
  attack(hurt);
  // Artillerymen deal 6, the Resistance of the Pavise-bearers: out in the first assault.
  expect(hurt.troop(1, 2)).toBeNull();
  const alive = facing({ companies: ['bowmen'] }, { companies: ['pikemen'] });
  const first = attack(alive).find(({ key }) => key === 'battle.wounds');
  expect(first?.args).toMatchObject({ wounds: 4 });
  // 4 of 5: the Pikemen fight on, and fell the Bowmen (Resistance 2) while they fall.
  expect(alive.log(null).filter(({ key }) => key === 'battle.fallen')).toHaveLength(2);
});

test('V3.4 the Movement of a Company is its own', () => {
  const t = facing({ companies: ['foragers'] }, { companies: ['swordsmen'] });
  t.act(0, 'march', 'troop:0.2');
  expect(t.frame).toMatchObject({ points: 4 });
});

test("V3.5 a Captain's Movement, Ranged and Melee are added to his Army", () => {
  // Acuto +2 Movement, 0, +2. Light Cavalry 4, 0, 2.
  const acuto = facing({ captain: 'Acuto', companies: ['light-cavalry'] }, { companies: ['pavise-bearers'] });
  acuto.act(0, 'march', 'troop:0.2');
  expect(acuto.frame).toMatchObject({ points: 6 });
  expect(totals(acuto.act(0, 'enter', acuto.tileArg('Viterbo')))).toEqual([
    [0, 0],
    [4, 1],
  ]);
  // Fortebraccio +1 Ranged.
  const braccio = facing({ captain: 'Fortebraccio', companies: ['crossbowmen'] }, { companies: ['swordsmen'] });
  expect(totals(attack(braccio))[0]).toEqual([3 + 1, 0]);
});

test('V3.5 a Captain prevents as many wounds as his Resistance, and has none himself', () => {
  // Fortebraccio prevents 2 of the 3 of the Crossbowmen.
  const t = facing({ companies: ['crossbowmen'] }, { captain: 'Fortebraccio', companies: ['swordsmen'] });
  const events = attack(t);
  const hits = (card: string): unknown[] =>
    events
      .filter(({ key, args }) => key === 'battle.wounds' && args['card'] === card)
      .map(({ args }) => args['wounds']);
  // 3 - 2 of the ranged assault, then 1 of the melee.
  expect(hits('card:33')).toEqual([1, 1]);
  expect(hits('card:2')).toEqual([]);
  expect(t.wounds(2)).toBe(0);
});

test('V3.5 not even a fever hits a Captain', () => {
  const t = table(
    position({
      players: [{ florins: 2, hand: ['camp-fever'] }, {}],
      troops: [{ seat: 1, area: 2, at: 'Viterbo', captain: 'Acuto', companies: ['swordsmen'] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'event', 'card:104');
  t.act(0, 'target', 'troop:1.2');
  expect([t.wounds(33), t.wounds(1)]).toEqual([1, 0]);
});

test('V3.6 a Garrison is kept up, wounded and healed like any Company, but has no Movement', () => {
  const t = table(
    position({
      players: [{ florins: 1, hand: ['farmers'] }, {}],
      wounds: { 106: 2 },
      turn: { step: 'upkeep', seat: 0 },
    }),
  );
  t.act(0, 'heal', 'card:106');
  expect([t.player(0).florins, t.wounds(106)]).toEqual([0, 1]);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(5 - 1);
  drive(t, () => t.frame.proc === 'troop' && t.asked[0] === 0, DECLINE);
  expect(t.refusal(0, 'march', 'troop:0.1').rule).toBe('V19.10');
});

test('V3.6 a Garrison fights with its three values', () => {
  // Garrison 2, 2, 6; Mantua adds 1 and 1 and prevents 3. Heavy Cavalry: 0, 4, 6.
  const t = table(
    position({
      troops: [{ seat: 0, area: 2, at: 'Vignola', companies: ['heavy-cavalry'] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  expect(totals(t.act(0, 'enter', t.tileArg('Mantua')))).toEqual([
    [0, 3],
    [4, 3],
  ]);
  expect(t.wounds(107)).toBe(4 - 3);
});

test('V3.7 any number of cards of one name in hand, in play and in one Army', () => {
  const t = table(
    position({
      players: [{ hand: [59, 60, 61] }, {}],
      troops: [{ seat: 0, area: 2, at: 'Lomellina', captain: 'Acuto', companies: [62, 63] }],
      turn: { step: 'deploy', seat: 0 },
    }),
  );
  for (const card of [59, 60, 61]) {
    t.act(0, 'deploy', `card:${card}`);
    t.act(0, 'place', 'area:2');
  }
  expect(t.troop(0, 2)?.companies).toEqual([62, 63, 59, 60, 61]);
});

test('V3.8 a special text overrides the general rule: Farmers cannot start a Troop in the City', () => {
  const hand = ['farmers', 'rural-levy'];
  const t = table(position({ players: [{ florins: 1, hand }, {}], turn: { step: 'deploy', seat: 0 } }));
  expect(t.refusal(0, 'deploy', 'card:59').code).toBe('illegal');
  expect(t.args(0, 'deploy')).toEqual(['card:75']);
});

test('V3.8 a special text counts only as it says: Spearmen have 2 more against Cavalry', () => {
  const strike = (foe: string): unknown => totals(attack(facing({ companies: ['spearmen'] }, { companies: [foe] })))[1];
  expect(strike('light-cavalry')).toEqual([2 + 2, 2]);
  expect(strike('men-at-arms')).toEqual([2, 3]);
});

test('V3.8 text that tells a story has no effect', () => {
  const told = ventura.withEdition({
    format: 'condotta-ventura-edition/1',
    name: 'Mine',
    cards: [{ id: 19, reason: { en: '+5 against everybody', it: '+5 contro tutti' } }],
  });
  if (!told.ok) throw new Error('the edition is refused');
  const plain = facing({ companies: ['crossbowmen'] }, { companies: ['swordsmen'] });
  const italic = facing({ companies: ['crossbowmen'] }, { companies: ['swordsmen'] }, {}, told.value);
  expect(totals(attack(italic))).toEqual(totals(attack(plain)));
  expect(italic.hash()).toBe(plain.hash());
});

test('V3.9 an Event with a cost is paid for when it is played', () => {
  const players = [{ florins: 1, hand: ['chronicler', 'bankers-loan'] }, {}];
  const t = table(position({ players, turn: { step: 'prestige', seat: 0 } }));
  t.act(0, 'event', 'card:99');
  expect(t.player(0)).toMatchObject({ florins: 0, points: 2 });
  expect(t.s.conscriptionDiscard).toEqual([99]);
  const poor = table(position({ players: [{ hand: ['chronicler'] }, {}], turn: { step: 'prestige', seat: 0 } }));
  expect(poor.refusal(0, 'event', 'card:99')).toMatchObject({ rule: 'V1.7', args: { cost: 1, florins: 0 } });
});

test('V3.9 an Event without a cost is free', () => {
  const t = table(position({ players: [{ hand: ['bankers-loan'] }, {}], turn: { step: 'upkeep', seat: 0 } }));
  t.act(0, 'event', 'card:97');
  expect(t.player(0).florins).toBe(3);
});
