import { expect } from 'vitest';
import { assaults, card, clash, hits, host, lone, spaces, step, withValues } from './battlefield.ts';
import { test } from './seating.ts';
import type { TestTable } from './table.ts';

/** Both sides stay on the field after a set. */
function stay(t: TestTable): void {
  t.act(0, 'stay');
  t.act(1, 'stay');
}

test('V21.1 sets of two assaults: ranged and melee, then melee and melee', () => {
  const game = withValues({ 'pavise-bearers': { ranged: 2, melee: 1, resistance: 10 } });
  const t = clash(lone('pavise-bearers'), lone('pavise-bearers'), { game });
  expect(assaults(t)).toEqual(['ranged 2:2', 'melee 1:1']);
  stay(t);
  expect(assaults(t)).toEqual(['ranged 2:2', 'melee 1:1', 'melee 1:1', 'melee 1:1']);
  stay(t);
  expect(assaults(t).slice(4)).toEqual(['melee 1:1', 'melee 1:1']);
  expect(t.wounds(card('pavise-bearers'))).toBe(7);
});

test('V21.2 only spaces I and II fight and are hit', () => {
  const army = host('Carlo Malatesta', 'swordsmen', 'pavise-bearers', 'german-knights', 'artillerymen');
  const t = clash(army, lone('german-knights'));
  // Neither the Artillerymen's Ranged 6 nor the Knights' Melee 4 counts from behind.
  expect(assaults(t)).toEqual(['ranged 0:0', 'melee 2:4']);
  // 4 wounds, 2 prevented by the Captain: those behind are unhurt.
  expect(t.wounds(card('swordsmen'))).toBe(2);
  expect(['pavise-bearers', 'german-knights', 'artillerymen'].map((type) => t.wounds(card(type)))).toEqual([0, 0, 0]);
});

test('V21.2 with one Company left it is alone in space I', () => {
  const game = withValues({ swordsmen: { resistance: 1 }, farmers: { ranged: 1, melee: 3, resistance: 20 } });
  const t = clash(host('Carlo Malatesta', 'pikemen', 'swordsmen'), lone('farmers'), { game });
  expect(spaces(t, 1)).toEqual(['farmers']);
  expect(assaults(t)).toEqual(['ranged 0:1', 'melee 4:3']);
});

test('V21.3 a total is the sum of I and II and the modifiers, and never below 0', () => {
  const game = withValues({ 'Carlo Malatesta': { ranged: -5, melee: -1, resistance: 0 } });
  const army = host('Carlo Malatesta', 'mounted-crossbowmen', 'mounted-skirmishers');
  const wounds = { swordsmen: 3 };
  const t = clash(army, lone('swordsmen'), { game, wounds });
  // 3 + 2 - 5 = 0, then 3 + 1 - 1 = 3 by the Companies themselves.
  expect(assaults(t)).toEqual(['ranged 0:0', 'melee 3:1']);
  const weak = withValues({ 'Carlo Malatesta': { ranged: -5, melee: -5, resistance: 0 } });
  const helpless = clash(army, lone('swordsmen'), { game: weak, wounds });
  expect(assaults(helpless)).toEqual(['ranged 0:0', 'melee 0:1']);
  // A total below 0 heals nobody.
  expect(helpless.wounds(card('swordsmen'))).toBe(3);
});

test('V21.4 both sides strike at the same time: who falls has still struck', () => {
  const army = (captain: string) => host(captain, 'bowmen', 'swordsmen');
  const t = clash(army('Werner of Urslingen'), army('Fra Moriale'));
  expect(assaults(t)[0]).toBe('ranged 4:4');
  // 2 wounds for the Bowmen of each side, 2 for the Swordsmen behind them.
  expect(hits(t).slice(0, 4)).toEqual([
    `card:${card('bowmen')} 2`,
    `card:${card('swordsmen')} 2`,
    `card:${card('bowmen', 1)} 2`,
    `card:${card('swordsmen', 1)} 2`,
  ]);
  // The melee is fought by the Swordsmen alone: 1 + 2 and 1 + 1.
  expect(assaults(t)[1]).toBe('melee 3:2');
});

test('V21.5 ranks close after an assault in the same order, so that the third Company fights in the second one', () => {
  const game = withValues({
    bowmen: { ranged: 0, resistance: 2 },
    farmers: { ranged: 4, melee: 3, resistance: 20 },
    artillerymen: { ranged: 0, melee: 7, resistance: 2 },
    swordsmen: { melee: 1, resistance: 9 },
    pikemen: { melee: 2, ability: null },
  });
  const army = host('Werner of Urslingen', 'bowmen', 'artillerymen', 'swordsmen', 'pikemen', 'crossbowmen');
  const t = clash(army, lone('farmers'), { game });
  // I and II fell: III and IV fight, 1 + 2 and the Captain's 2.
  expect(assaults(t)).toEqual(['ranged 0:4', 'melee 5:3']);
  expect(spaces(t, 0)).toEqual(['swordsmen', 'pikemen', 'crossbowmen']);
  // The wounds of the melee are on the new space I.
  expect(t.wounds(card('swordsmen'))).toBe(3);
});

test('V21.5 when space I falls, II moves up to I and III to II', () => {
  const game = withValues({ bowmen: { ranged: 0, resistance: 2 }, farmers: { ranged: 2, melee: 3, resistance: 20 } });
  const army = host('Carlo Malatesta', 'bowmen', 'swordsmen', 'german-knights');
  const t = clash(army, host('Albert Sterz', 'farmers'), { game });
  // 2 + 2 of Sterz, 2 prevented: the Bowmen fall.
  expect(assaults(t)).toEqual(['ranged 0:4', 'melee 5:3']);
  expect(spaces(t, 0)).toEqual(['swordsmen', 'german-knights']);
  expect(t.wounds(card('swordsmen'))).toBe(3);
  expect(t.wounds(card('german-knights'))).toBe(0);
});

test('V21.6 a side without Companies ends the battle after any assault', () => {
  // After the first assault of the first set: the melee is not fought.
  const shot = clash(lone('bowmen'), lone('farmers'));
  expect(assaults(shot)).toEqual(['ranged 4:0']);
  expect(step(shot)).toBe('troop choose');
  expect(shot.wounds(card('bowmen'))).toBe(0);
  // The attacker's side as well, and both at once.
  const beaten = clash(lone('farmers'), lone('bowmen'));
  expect(assaults(beaten)).toEqual(['ranged 0:4']);
  expect(beaten.troop(0, 2)).toBeNull();
  const both = clash(lone('bowmen'), lone('bowmen'));
  expect(assaults(both)).toEqual(['ranged 4:4']);
  expect([both.troop(0, 2), both.troop(1, 2)]).toEqual([null, null]);
});

test('V21.6 after the first assault of a later set too', () => {
  const t = clash(lone('german-knights'), lone('pavise-bearers'));
  stay(t);
  expect(assaults(t)).toEqual(['ranged 0:0', 'melee 4:1', 'melee 4:1']);
  expect(step(t)).toBe('troop choose');
  expect(t.wounds(card('german-knights'))).toBe(2);
});
