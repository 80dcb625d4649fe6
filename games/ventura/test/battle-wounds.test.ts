import { expect } from 'vitest';
import { assaults, card, cardArg, clash, hits, host, lone, prevented, step, withValues } from './battlefield.ts';
import { idleTo, three } from './scenes.ts';
import { test } from './seating.ts';
import { position, type TestTable, table } from './table.ts';

const woundsOn = (t: TestTable, ...types: string[]): number[] => types.map((type) => t.wounds(card(type)));

test('V23.1 wounds are the opponent’s total less what is prevented, and not below 0', () => {
  const t = clash(lone('galley-soldiers'), host('Carlo Malatesta', 'pavise-bearers'));
  expect(assaults(t)).toEqual(['ranged 2:0', 'melee 2:1']);
  expect(woundsOn(t, 'galley-soldiers', 'pavise-bearers')).toEqual([1, 2]);
  // More Resistance than wounds heals nobody.
  const spare = clash(lone('swordsmen'), host('Carlo Malatesta', 'pavise-bearers'), {
    wounds: { 'pavise-bearers': 3 },
  });
  expect(prevented(spare)).toEqual(['captain seat:1 1']);
  expect(spare.wounds(card('pavise-bearers'))).toBe(3);
});

/** Three Companies of Resistance 2, 2 and 5 under fire of `fire`. */
const volley = (fire: number) =>
  clash(lone('bowmen'), host('Fra Moriale', 'farmers', 'brigands', 'swordsmen'), {
    game: withValues({
      bowmen: { ranged: fire, melee: 0, resistance: 20 },
      farmers: { resistance: 2 },
      brigands: { resistance: 2 },
      swordsmen: { resistance: 5 },
    }),
  });

test('V23.2 E29 seven wounds on Resistance 2, 2, 5: I and II out, III unhurt, 3 lost', () => {
  const t = volley(7);
  expect(hits(t).slice(0, 2)).toEqual([`${cardArg('farmers')} 2`, `${cardArg('brigands')} 2`]);
  expect(t.troop(1, 2)?.companies).toEqual([card('swordsmen')]);
  expect(t.wounds(card('swordsmen'))).toBe(0);
});

test('V23.2 space I takes all until it is eliminated, then space II', () => {
  const one = volley(1);
  expect(woundsOn(one, 'farmers', 'brigands')).toEqual([1, 0]);
  const three = volley(3);
  expect(three.troop(1, 2)?.companies).toEqual([card('brigands'), card('swordsmen')]);
  expect(woundsOn(three, 'brigands', 'swordsmen')).toEqual([1, 0]);
});

test('V23.3 wounds from before count, and nobody takes more than its Resistance', () => {
  const wounds = { swordsmen: 2, crossbowmen: 2 };
  const army = host('Fra Moriale', 'swordsmen', 'pavise-bearers');
  // Swordsmen have 2 left of 4: of 3 wounds the third goes on.
  const t = clash(lone('crossbowmen'), army, { wounds, at: 'Viterbo', from: 'Cascina' });
  expect(hits(t).slice(0, 2)).toEqual([`${cardArg('swordsmen')} 2`, `${cardArg('pavise-bearers')} 1`]);
  expect(t.troop(1, 2)?.companies).toEqual([card('pavise-bearers')]);
  // The Crossbowmen, 2 of 3, fall to the first wound of the melee.
  expect(t.troop(0, 2)).toBeNull();
});

test('V23.3 one wound short of its Resistance a Company lives', () => {
  const t = clash(lone('crossbowmen'), lone('swordsmen'), { wounds: { crossbowmen: 1 } });
  expect(assaults(t)).toEqual(['ranged 3:0', 'melee 1:1']);
  // 3 + 1 = 4 is the Swordsmen's Resistance; 1 + 1 = 2 is not yet the Crossbowmen's 3.
  expect(t.troop(1, 2)).toBeNull();
  expect(t.wounds(card('crossbowmen'))).toBe(2);
});

test('V23.4 nobody is asked how wounds are distributed: I first, whichever order is better', () => {
  const strong = clash(lone('english-lances'), host('Fra Moriale', 'pavise-bearers', 'farmers'));
  const weak = clash(lone('english-lances'), host('Fra Moriale', 'farmers', 'pavise-bearers'));
  // Both assaults are over, and the first question is the one about retreat.
  for (const t of [strong, weak]) {
    expect(step(t)).toBe('battle attackerRetreat');
    expect(assaults(t)).toHaveLength(2);
  }
  // 1 in the ranged assault, 3 in the melee.
  expect(woundsOn(strong, 'pavise-bearers', 'farmers')).toEqual([4, 0]);
  expect(weak.troop(1, 2)?.companies).toEqual([card('pavise-bearers')]);
  expect(weak.wounds(card('pavise-bearers'))).toBe(2);
});

test('V23.5 the fallen go to the pile of their deck, a Garrison out of the game; their wounds go', () => {
  const t = clash(host('Acuto', 'artillerymen', 'german-knights'), host('Fortebraccio', 'farmers', 'swordsmen'), {
    wounds: { farmers: 1, swordsmen: 1 },
  });
  expect(t.troop(1, 2)).toBeNull();
  expect(t.s.conscriptionDiscard).toEqual([card('farmers')]);
  expect(t.s.venturaDiscard).toEqual([card('swordsmen')]);
  expect(woundsOn(t, 'farmers', 'swordsmen')).toEqual([0, 0]);
  const game = withValues({ artillerymen: { ranged: 20, resistance: 20 } });
  const troops = [
    { seat: 0, area: 2, at: 'Vignola', companies: ['artillerymen'] },
    { seat: 0, area: 5, at: 'Ferrara', companies: ['foragers'] },
  ];
  const siege = table(position({ troops, turn: { step: 'troop', seat: 0 } }), game);
  siege.act(0, 'march', 'troop:0.2');
  siege.act(0, 'enter', siege.tileArg('Mantua'));
  expect(siege.troop(1, 1)).toBeNull();
  expect(siege.s.removed).toContain(107);
  expect([...siege.s.venturaDiscard, ...siege.s.conscriptionDiscard]).toEqual([]);
  expect(siege.wounds(107)).toBe(0);
});

test('V23.6 wounds are on the cards at the end of each assault and stay through battles and rounds', () => {
  const t = clash(lone('german-knights'), lone('pavise-bearers'));
  expect(woundsOn(t, 'german-knights', 'pavise-bearers')).toEqual([1, 4]);
  t.act(0, 'stay');
  t.act(1, 'retreat', t.tileArg('Camaldoli'));
  expect(woundsOn(t, 'german-knights', 'pavise-bearers')).toEqual([1, 4]);
  // Neither stands on Inhabited land, so no Recovery.
  t.act(0, 'end');
  idleTo(t, 'troop', 0);
  expect(t.s.round).toBe(2);
  expect(woundsOn(t, 'german-knights', 'pavise-bearers')).toEqual([1, 4]);
});

test('V23.6 wounds stay on their card when it is regrouped', () => {
  const troops = [
    { seat: 0, area: 2, at: 'Bologna', captain: 'Acuto', companies: ['pikemen'] },
    { seat: 0, area: 3, at: 'Bologna', companies: ['swordsmen'] },
  ];
  const t = table(position({ troops, wounds: { swordsmen: 2 }, turn: { step: 'regroup', seat: 0 } }));
  t.act(0, 'shift', cardArg('swordsmen'));
  t.act(0, 'to', 'area:2');
  t.act(0, 'done');
  expect(t.troop(0, 2)?.companies).toEqual([card('pikemen'), card('swordsmen')]);
  expect(woundsOn(t, 'pikemen', 'swordsmen')).toEqual([0, 2]);
});

test('V23.6 a card that leaves play loses its wounds', () => {
  const troops = [{ seat: 0, area: 2, at: 'Bologna', companies: ['swordsmen'] }];
  const dismissed = table(position({ troops, wounds: { swordsmen: 2 }, turn: { step: 'upkeep', seat: 0 } }));
  dismissed.act(0, 'dismiss', cardArg('swordsmen'));
  expect(dismissed.wounds(card('swordsmen'))).toBe(0);
  // With an eliminated player's goods too.
  const conquest = table(
    three({
      troops: [
        { seat: 0, area: 2, at: 'Vignola', captain: 'Acuto', companies: ['light-cavalry'] },
        { seat: 1, area: 2, at: 'Camaldoli', companies: ['swordsmen'] },
      ],
      removed: [107],
      wounds: { swordsmen: 3 },
      turn: { step: 'troop', seat: 0 },
    }),
  );
  conquest.act(0, 'march', 'troop:0.2');
  conquest.act(0, 'enter', conquest.tileArg('Mantua'));
  conquest.act(0, 'halt');
  expect(conquest.s.venturaDiscard).toContain(card('swordsmen'));
  expect(conquest.wounds(card('swordsmen'))).toBe(0);
});
