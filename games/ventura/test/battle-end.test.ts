import { expect } from 'vitest';
import { assaults, attack, card, cardArg, clash, defend, host, lone, ranked, step, withValues } from './battlefield.ts';
import { three } from './scenes.ts';
import { test } from './seating.ts';
import type { TestTable } from './table.ts';

const points = (t: TestTable): number[] => t.s.players.map((player) => player.points);
const keys = (t: TestTable): string[] => t.log(null).map(({ key }) => key);

/** Strikes down anything in the ranged assault and is not hurt. */
const MIGHTY = withValues({ bowmen: { ranged: 20, resistance: 20 } });
const LODI = { at: 'Plain of Lodi', from: 'Viterbo', game: MIGHTY };

test('V25.1 a battle ends with the Companies of one side, of both, or with a retreat', () => {
  const won = clash(lone('bowmen'), lone('farmers'));
  expect(won.log(null).find(({ key }) => key === 'battle.won')?.args).toEqual({ seat: 'seat:0' });
  const lost = clash(lone('farmers'), lone('bowmen'));
  expect(lost.log(null).find(({ key }) => key === 'battle.won')?.args).toEqual({ seat: 'seat:1' });
  const nobody = clash(lone('bowmen'), lone('bowmen'));
  expect(keys(nobody)).toContain('battle.nobody');
  expect(keys(nobody)).not.toContain('battle.won');
  const away = clash(lone('pavise-bearers'), lone('pavise-bearers'));
  away.act(0, 'retreat', away.tileArg('Lomellina'));
  expect(away.log(null).find(({ key }) => key === 'battle.won')?.args).toEqual({ seat: 'seat:1' });
  for (const t of [won, lost, nobody, away]) expect(step(t)).toBe('troop choose');
});

test('V25.2 E30 five points for beating an Army, none for a Company, whoever wins and however', () => {
  const strong = host('Acuto', 'german-knights', 'heavy-cavalry');
  // A lone Company makes an Army retreat, as defender and as attacker.
  const kept = clash(host('Carlo Malatesta', 'pavise-bearers'), lone('pavise-bearers'));
  kept.act(0, 'retreat', kept.tileArg('Lomellina'));
  expect(points(kept)).toEqual([0, 5]);
  const pushed = clash(lone('pavise-bearers'), host('Carlo Malatesta', 'pavise-bearers'));
  pushed.act(0, 'stay');
  pushed.act(1, 'retreat', pushed.tileArg('Camaldoli'));
  expect(points(pushed)).toEqual([5, 0]);
  // Eliminated: an Army by a Company, an Army by an Army, as attacker and as defender.
  expect(points(clash(lone('bowmen'), host('Acuto', 'farmers'), { game: MIGHTY }))).toEqual([5, 0]);
  expect(points(clash(host('Fra Moriale', 'farmers'), strong))).toEqual([0, 5]);
  // A Company: nothing, eliminated or retreating.
  expect(points(clash(strong, lone('farmers')))).toEqual([0, 0]);
  expect(points(clash(lone('farmers'), strong))).toEqual([0, 0]);
  const fled = clash(host('Carlo Malatesta', 'pavise-bearers'), lone('pavise-bearers'));
  fled.act(0, 'stay');
  fled.act(1, 'retreat', fled.tileArg('Camaldoli'));
  expect(points(fled)).toEqual([0, 0]);
});

test('V25.3 V25.4 if both Armies are eliminated nobody scores and both Captains are out of the game', () => {
  const t = clash(host('Fra Moriale', 'bowmen'), host('Werner of Urslingen', 'bowmen'));
  expect(points(t)).toEqual([0, 0]);
  expect([t.troop(0, 2), t.troop(1, 2)]).toEqual([null, null]);
  expect(t.s.removed).toEqual(expect.arrayContaining([card('Fra Moriale'), card('Werner of Urslingen')]));
  expect(t.s.venturaDiscard.toSorted()).toEqual([card('bowmen'), card('bowmen', 1)].toSorted());
});

test('V25.4 a Captain whose Companies have all fallen is removed; one who retreats is not', () => {
  const dead = clash(host('Fra Moriale', 'farmers'), lone('bowmen'));
  expect(dead.s.removed).toContain(card('Fra Moriale'));
  expect(dead.s.venturaDiscard).not.toContain(card('Fra Moriale'));
  const alive = clash(host('Carlo Malatesta', 'pavise-bearers'), lone('pavise-bearers'));
  alive.act(0, 'retreat', alive.tileArg('Chianti'));
  expect(alive.s.removed).not.toContain(card('Carlo Malatesta'));
  expect(alive.troop(0, 2)).toMatchObject({ at: alive.tile('Chianti'), captain: card('Carlo Malatesta') });
});

test('V25.5 the survivors are back in their area with their wounds, still an Army; eliminated markers are gone', () => {
  const t = clash(host('Acuto', 'swordsmen', 'german-knights'), lone('mounted-crossbowmen'), {
    wounds: { swordsmen: 2 },
  });
  // Ranged 3: Swordsmen (2 left) out, 1 on the Knights; melee 4 + 2 against 3.
  expect(assaults(t)).toEqual(['ranged 0:3', 'melee 6:3']);
  expect(t.troop(0, 2)).toMatchObject({ captain: card('Acuto'), companies: [card('german-knights')] });
  expect(t.troop(0, 2)?.at).toBe(t.tile('Bologna'));
  expect(t.wounds(card('german-knights'))).toBe(4);
  expect(t.troop(1, 2)).toBeNull();
});

test('V25.6 the attacker who has won fights on at once; it ends when he is beaten or both are gone', () => {
  const t = attack(lone('german-knights'), [lone('farmers'), lone('brigands')]);
  defend(t, 3);
  expect([t.troop(1, 2), t.troop(1, 3)]).toEqual([null, null]);
  expect(assaults(t)).toHaveLength(4);
  // A retreat is a victory as well.
  const chased = attack(lone('german-knights'), [lone('pavise-bearers'), lone('farmers')]);
  defend(chased, 2);
  chased.act(0, 'stay');
  chased.act(1, 'retreat', chased.tileArg('Camaldoli'));
  expect(chased.troop(1, 3)).toBeNull();
  expect(chased.troop(1, 2)?.at).toBe(chased.tile('Camaldoli'));
});

test('V25.6 no further battle after a defeat or a double elimination', () => {
  for (const first of ['bowmen', 'artillerymen']) {
    const t = attack(lone(first), [lone('bowmen'), lone('farmers')]);
    defend(t, 2);
    expect(assaults(t)).toHaveLength(1);
    expect(step(t)).toBe('troop choose');
    expect(t.troop(1, 3)?.at).toBe(t.tile('Bologna'));
  }
  const back = attack(lone('pavise-bearers'), [lone('pavise-bearers'), lone('farmers')]);
  defend(back, 2);
  back.act(0, 'retreat', back.tileArg('Lomellina'));
  expect(step(back)).toBe('troop choose');
  expect(back.troop(1, 3)).not.toBeNull();
});

test('V25.7 E31 after the last battle a surviving Army clears the opponent’s markers', () => {
  const company = clash(host('Fra Moriale', 'bowmen'), lone('farmers'), LODI);
  expect(points(company)).toEqual([2, 0]);
  expect(company.owner('Plain of Lodi')).toBe(-1);
  const army = clash(host('Fra Moriale', 'bowmen'), host('Acuto', 'farmers'), LODI);
  expect(points(army)).toEqual([7, 0]);
  expect(army.owner('Plain of Lodi')).toBe(-1);
  const single = clash(lone('bowmen'), host('Acuto', 'farmers'), LODI);
  expect(points(single)).toEqual([5, 0]);
  expect(single.owner('Plain of Lodi')).toBe(1);
});

test('V25.7 not between the battles of a chain, and not while the opponent still has Troops there', () => {
  const t = attack(host('Fra Moriale', 'bowmen'), ['farmers', 'farmers', 'farmers'].map(lone), LODI);
  defend(t, 2);
  expect(t.asked).toEqual([1]);
  expect(points(t)).toEqual([0, 0]);
  expect(t.owner('Plain of Lodi')).toBe(1);
  defend(t, 3);
  expect(points(t)).toEqual([2, 0]);
  // Both eliminated in the first battle: the second defender keeps the land.
  const both = attack(host('Fra Moriale', 'crossbowmen'), [lone('crossbowmen'), lone('farmers')], {
    ...LODI,
    game: withValues({ crossbowmen: { resistance: 1 } }),
  });
  defend(both, 2);
  expect(both.troop(0, 2)).toBeNull();
  expect(both.owner('Plain of Lodi')).toBe(1);
});

test('V25.7 also the Army that has won as defender, and on the winner’s own land nothing happens', () => {
  const players = [{}, { domain: ['Mantua', 'Vignola'] }];
  const t = clash(lone('farmers'), host('Fra Moriale', 'bowmen'), {
    game: MIGHTY,
    at: 'Lomellina',
    from: 'Chianti',
    players,
  });
  expect(points(t)).toEqual([0, 2]);
  expect(t.owner('Lomellina')).toBe(-1);
  const home = clash(host('Fra Moriale', 'bowmen'), lone('farmers'), {
    game: MIGHTY,
    at: 'Lomellina',
    from: 'Chianti',
  });
  expect(points(home)).toEqual([0, 0]);
  expect(home.owner('Lomellina')).toBe(0);
});

test.amongThemselves('V25.7 V30.1 an Army that has beaten the Garrison conquers the City', () => {
  const field = { game: MIGHTY, at: 'Mantua', from: 'Vignola' };
  const two = attack(host('Fra Moriale', 'bowmen'), [], field);
  expect(two.over).toMatchObject({ winners: [0], rule: 'V30.6' });
  expect(two.player(0).points).toBe(5);
  const more = attack(host('Fra Moriale', 'bowmen'), [], { ...field, base: three });
  expect(more.over).toBeNull();
  expect(more.player(1).living).toBe(false);
  expect(more.owner('Mantua')).toBe(-1);
  expect(points(more)).toEqual([5, 0, 0]);
  // A lone Company beats the Garrison and conquers nothing.
  const lonely = attack(lone('bowmen'), [], field);
  expect(lonely.troop(1, 1)).toBeNull();
  expect(lonely.over).toBeNull();
  expect(lonely.owner('Mantua')).toBe(1);
});

test('V25.8 the markers of a third player, who took no part, go as well', () => {
  const players = [{}, {}, { domain: ['Florence', 'Soave', 'Lake Garda'] }];
  const field = { game: MIGHTY, base: three, players, at: 'Lake Garda', from: 'Cascina' };
  const t = clash(host('Fra Moriale', 'bowmen'), host('Acuto', 'farmers'), field);
  expect(points(t)).toEqual([7, 0, 0]);
  expect(t.owner('Lake Garda')).toBe(-1);
  const company = clash(lone('bowmen'), host('Acuto', 'farmers'), field);
  expect(points(company)).toEqual([5, 0, 0]);
  expect(company.owner('Lake Garda')).toBe(2);
  // The defender's Army has won on it.
  const held = clash(lone('farmers'), host('Fra Moriale', 'bowmen'), field);
  expect(points(held)).toEqual([0, 2, 0]);
});

test('V25.8 V30.1 the City of a third player: he is eliminated', () => {
  const field = { game: MIGHTY, base: three, at: 'Florence', from: 'Cascina', removed: [108] };
  const t = clash(host('Fra Moriale', 'bowmen'), lone('farmers'), field);
  expect(t.player(2).living).toBe(false);
  expect(points(t)).toEqual([2, 0, 0]);
  expect(t.over).toBeNull();
});

test('V25.9 the points of the battle come first and may end the game before anything else', () => {
  const hand = [{ points: 25, hand: ['barber-surgeon'] }, {}];
  const t = clash(host('Fra Moriale', 'bowmen'), host('Acuto', 'farmers'), {
    ...LODI,
    players: hand,
    wounds: { bowmen: 1 },
  });
  t.act(0, 'pass');
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(t.player(0)).toMatchObject({ points: 30, hand: [card('barber-surgeon')] });
  expect(t.owner('Plain of Lodi')).toBe(1);
  // The Captain was removed before.
  expect(t.s.removed).toContain(card('Acuto'));
  // The markers after it, with their own check.
  const field = { ...LODI, players: [{ points: 28 }, {}] };
  const later = clash(host('Fra Moriale', 'bowmen'), lone('farmers'), field);
  expect(later.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(later.player(0).points).toBe(30);
});

test('V25.9 after the points the Events, attacker first, and only then the markers', () => {
  const players = [{ hand: ['barber-surgeon'] }, { hand: ['barber-surgeon'] }];
  const army = (captain: string) => host(captain, 'pavise-bearers', 'swordsmen');
  const t = clash(army('Fra Moriale'), army('Werner of Urslingen'), { players, at: 'Plain of Lodi', from: 'Viterbo' });
  t.act(0, 'pass');
  t.act(1, 'pass');
  t.act(1, 'retreat', t.tileArg('Vignola'));
  // 5 points are scored, the Troop is away; both Armies are wounded and may be treated.
  expect(points(t)).toEqual([5, 0]);
  expect(t.troop(1, 2)?.at).toBe(t.tile('Vignola'));
  expect(step(t)).toBe('battle aftermath');
  expect(t.asked).toEqual([0]);
  expect(t.owner('Plain of Lodi')).toBe(1);
  const before = t.wounds(card('pavise-bearers'));
  t.act(0, 'event', cardArg('barber-surgeon'));
  expect(t.wounds(card('pavise-bearers'))).toBe(before - 1);
  expect(t.asked).toEqual([1]);
  expect(t.owner('Plain of Lodi')).toBe(1);
  t.act(1, 'event', cardArg('barber-surgeon', 1));
  expect(points(t)).toEqual([7, 0]);
  expect(t.owner('Plain of Lodi')).toBe(-1);
});

test('V25.9 V28.4 the Events come before the next battle of the chain', () => {
  const players = [{ hand: ['barber-surgeon'] }, {}];
  const t = attack(host('Acuto', 'german-knights', 'pikemen'), [lone('farmers'), lone('brigands')], { players });
  t.act(1, 'defend', 'troop:1.3');
  ranked(t);
  t.act(0, 'pass');
  expect(step(t)).toBe('battle aftermath');
  expect(t.wounds(card('german-knights'))).toBe(1);
  t.act(0, 'event', cardArg('barber-surgeon'));
  expect(t.wounds(card('german-knights'))).toBe(0);
  expect(t.frame).toMatchObject({ proc: 'battle', at: 'orders', areas: [2, 2] });
});
