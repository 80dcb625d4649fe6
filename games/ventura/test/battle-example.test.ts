/** The big battle of the rulebook, assault by assault. Visconti is seat 0, Gonzaga seat 1. */

import { expect } from 'vitest';
import { assaults, attack, card, cardArg, hits, host, order, prevented, spaces, step } from './battlefield.ts';
import { test } from './seating.ts';
import { MAP, type TestTable } from './table.ts';

const VISCONTI = ['crossbowmen', 'mounted-crossbowmen', 'light-cavalry', 'spearmen', 'horse-carts'];
const GONZAGA = ['artillerymen', 'mounted-crossbowmen', 'swordsmen', 'heavy-cavalry'];

/** The piles lie in another order than that of battle; the card in hand only stops the game before the first assault. */
function meet(): TestTable {
  const { Ferrara: cell = '', ...map } = MAP;
  return attack(host('Acuto', ...VISCONTI.toReversed()), [host('Fortebraccio', ...GONZAGA.toReversed())], {
    map: { ...map, Milan: cell },
    players: [{ family: 'visconti', domain: ['Milan', 'Lomellina', 'Chianti', 'Cascina'], hand: ['farmers'] }, {}],
    sentry: 'Milan',
  });
}

function ordered(): TestTable {
  const t = meet();
  order(t, 0, ...VISCONTI);
  order(t, 1, ...GONZAGA);
  return t;
}

function afterFirstSet(): TestTable {
  const t = ordered();
  t.act(0, 'pass');
  return t;
}

function afterBattle(): TestTable {
  const t = afterFirstSet();
  t.act(0, 'stay');
  t.act(1, 'stay');
  return t;
}

test('E14 V20.4 V20.5 Acuto with five Companies against Fortebraccio with four', () => {
  const t = meet();
  expect(t.asked).toEqual([0, 1]);
  order(t, 0, ...VISCONTI);
  order(t, 1, ...GONZAGA);
  expect(step(t)).toBe('battle ruses');
  expect(spaces(t, 0)).toEqual(VISCONTI);
  expect(spaces(t, 1)).toEqual(GONZAGA);
  expect(t.troop(0, 2)?.captain).toBe(card('Acuto'));
  expect(t.troop(1, 2)?.captain).toBe(card('Fortebraccio'));
});

test('E15 V21.3 V22.2 the ranged assault: 6 against 10', () => {
  expect(assaults(afterFirstSet())[0]).toBe('ranged 6:10');
});

test('E16 V22.6 V23.2 V21.5 the wounds of the ranged assault, and ranks close', () => {
  const t = afterFirstSet();
  expect(prevented(t)).toEqual(['captain seat:1 2']);
  expect(hits(t).slice(0, 4)).toEqual([
    `${cardArg('crossbowmen')} 3`,
    // The mounted Crossbowmen of the first Troop in the position are the Visconti's.
    `${cardArg('mounted-crossbowmen')} 4`,
    `${cardArg('artillerymen')} 2`,
    `${cardArg('mounted-crossbowmen', 1)} 2`,
  ]);
  for (const fallen of [card('crossbowmen'), card('mounted-crossbowmen'), card('artillerymen')]) {
    expect(t.s.venturaDiscard).toContain(fallen);
    expect(t.wounds(fallen)).toBe(0);
  }
});

test('E17 V22.3 V22.8 the melee assault: 6 against 4, by the Companies that moved up', () => {
  expect(assaults(afterFirstSet())).toEqual(['ranged 6:10', 'melee 6:4']);
});

test('E18 V22.6 V24.1 the wounds of the melee; Visconti is asked to retreat first, then Gonzaga', () => {
  const t = afterFirstSet();
  expect(hits(t).slice(4)).toEqual([
    `${cardArg('light-cavalry')} 4`,
    `${cardArg('mounted-crossbowmen', 1)} 2`,
    `${cardArg('swordsmen')} 4`,
  ]);
  // Fortebraccio's Resistance is used up: still the one time.
  expect(prevented(t)).toHaveLength(1);
  expect(spaces(t, 0)).toEqual(['spearmen', 'horse-carts']);
  expect(spaces(t, 1)).toEqual(['heavy-cavalry']);
  expect(t.wounds(card('spearmen'))).toBe(0);
  expect(t.asked).toEqual([0]);
  expect(t.offers(0)).toContain('stay');
  t.act(0, 'stay');
  expect(t.asked).toEqual([1]);
  expect(t.args(1, 'retreat')).toEqual([t.tileArg('Camaldoli')]);
});

test('E19 V21.1 V22.5 V22.8 the third assault is melee: 7 against 4', () => {
  expect(assaults(afterBattle())).toEqual(['ranged 6:10', 'melee 6:4', 'melee 7:4']);
});

test('E20 V23.2 V21.6 the Heavy Cavalry and the Spearmen fall, and the battle is over', () => {
  const t = afterBattle();
  expect(hits(t).slice(7, 9)).toEqual([`${cardArg('spearmen')} 4`, `${cardArg('heavy-cavalry')} 6`]);
  expect(t.s.venturaDiscard).toEqual(expect.arrayContaining([card('spearmen'), card('heavy-cavalry')]));
  expect(t.troop(1, 2)).toBeNull();
});

test('E21 V25.2 V25.4 V25.5 Visconti scores 5, Fortebraccio is out of the game, Acuto and the Horse-carts go on', () => {
  const t = afterBattle();
  expect(t.player(0).points).toBe(5);
  expect(t.player(1).points).toBe(0);
  expect(t.s.removed).toContain(card('Fortebraccio'));
  expect(t.s.venturaDiscard).not.toContain(card('Fortebraccio'));
  expect(t.troop(0, 2)).toMatchObject({
    at: t.tile('Bologna'),
    captain: card('Acuto'),
    companies: [card('horse-carts')],
  });
});
