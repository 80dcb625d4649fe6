import { expect } from 'vitest';
import {
  assaults,
  attack,
  card,
  cardArg,
  clash,
  defend,
  hits,
  host,
  lone,
  order,
  prevented,
  ranked,
  spaces,
  step,
  withValues,
} from './battlefield.ts';
import { test } from './seating.ts';
import type { TestTable } from './table.ts';

const KEYS = (t: TestTable): string[] => t.log(null).map(({ key }) => key);

test('V20.1 the battle is compulsory and at once; the one who moved attacks in the whole chain', () => {
  // Nobody is asked between entering and the result of the first set.
  const quick = attack(lone('light-cavalry'), [lone('farmers')]);
  expect(KEYS(quick)).toEqual(expect.arrayContaining(['march', 'battle', 'battle.melee', 'battle.won']));
  expect(quick.troop(1, 2)).toBeNull();
  expect(quick.wounds(card('light-cavalry'))).toBe(1);
  // In the second battle of a chain seat 0 is still the attacker: named first, and first asked to retreat.
  const t = attack(lone('german-knights'), [lone('farmers'), lone('pavise-bearers')]);
  defend(t, 2);
  expect(t.troop(1, 2)).toBeNull();
  expect(t.frame).toMatchObject({ proc: 'battle', seat: 0, foe: 1, areas: [2, 3] });
  expect(assaults(t)).toEqual(['ranged 0:0', 'melee 4:1', 'ranged 0:0', 'melee 4:1']);
  expect(t.asked).toEqual([0]);
});

test('V20.1 with own Troops alone, or nobody, there is no battle', () => {
  const t = attack(lone('light-cavalry'), [], {
    extra: [{ seat: 0, area: 3, at: 'Bologna', companies: ['heavy-cavalry'] }],
  });
  expect(step(t)).toBe('troop march');
  expect(KEYS(t)).not.toContain('battle');
});

test('V20.2 one Troop fights on each side, whatever else stands near', () => {
  const extra = [
    { seat: 0, area: 3, at: 'Lomellina', captain: 'Acuto', companies: ['german-knights', 'heavy-cavalry'] },
    { seat: 1, area: 5, at: 'Camaldoli', captain: 'Fortebraccio', companies: ['artillerymen'] },
  ];
  const t = attack(lone('swordsmen'), [lone('bowmen'), lone('handgunners')], { extra });
  // Only a Troop that is there can fight.
  expect(t.refusal(1, 'defend', 'troop:1.5').rule).toBe('V20.2');
  expect(t.refusal(1, 'defend', 'troop:1.1').rule).toBe('V20.2');
  expect(t.refusal(1, 'defend', 'troop:0.2').code).toBe('unknown');
  expect(t.refusal(1, 'defend', 'troop:1.4').code).toBe('unknown');
  defend(t, 2);
  expect(assaults(t)).toEqual(['ranged 0:4']);
  expect(t.troop(0, 2)).toBeNull();
  expect([card('german-knights'), card('handgunners')].map(t.wounds)).toEqual([0, 0]);
});

test('V20.3 the defender says openly which of several Troops fights, and again after each defeat', () => {
  const t = attack(host('Acuto', 'german-knights', 'german-knights'), ['farmers', 'brigands', 'hunters'].map(lone));
  expect(t.asked).toEqual([1]);
  expect(t.offers(1)).toEqual(['defend troop:1.2', 'defend troop:1.3', 'defend troop:1.4']);
  expect(t.refusal(0, 'defend', 'troop:1.2').code).toBe('not-asked');
  t.act(1, 'defend', 'troop:1.3');
  // Open before the orders are made.
  expect(step(t)).toBe('battle orders');
  for (const seat of [0, 1, null])
    expect(t.log(seat).at(-1)).toMatchObject({ key: 'battle.defends', args: { troop: 'troop:1.3/company' } });
  ranked(t);
  expect(t.troop(1, 3)).toBeNull();
  expect(t.asked).toEqual([1]);
  expect(t.offers(1)).toEqual(['defend troop:1.2', 'defend troop:1.4']);
  defend(t, 4);
  // The last one has no choice.
  expect(t.frame).toMatchObject({ proc: 'battle', at: 'orders', areas: [2, 2] });
  ranked(t);
  expect(step(t)).toBe('troop choose');
});

const FIVE = ['farmers', 'brigands', 'hunters', 'boatmen', 'swordsmen'];

test('V20.4 all Companies from space I on, each once; no gaps, no strangers', () => {
  // A card in hand stops the battle before its first assault: there may be an Event.
  const players = [{ hand: ['farmers'] }, {}];
  const t = attack(host('Acuto', ...FIVE), [host('Fortebraccio', 'pikemen', 'bowmen')], { players });
  expect(t.args(0, 'rank')).toHaveLength(5);
  t.act(0, 'rank', cardArg('swordsmen'));
  expect(t.refusal(0, 'rank', cardArg('swordsmen')).rule).toBe('V20.4');
  expect(t.refusal(0, 'rank', cardArg('pikemen')).code).toBe('unknown');
  expect(t.refusal(0, 'rank', cardArg('Acuto')).code).toBe('unknown');
  expect(t.refusal(0, 'rank', cardArg('foragers')).code).toBe('unknown');
  order(t, 0, 'boatmen', 'farmers', 'hunters', 'brigands');
  expect(t.asked).toEqual([1]);
  order(t, 1, 'bowmen', 'pikemen');
  expect(spaces(t, 0)).toEqual(['swordsmen', 'boatmen', 'farmers', 'hunters', 'brigands']);
  expect(spaces(t, 1)).toEqual(['bowmen', 'pikemen']);
  expect(t.troop(0, 2)?.captain).toBe(card('Acuto'));
});

const ordering = (): TestTable =>
  attack(host('Acuto', 'farmers', 'swordsmen', 'pikemen'), [host('Fortebraccio', 'hunters', 'bowmen', 'pikemen')]);

/** Everything that these eyes can know. */
const known = (t: TestTable, seat: number | null): unknown => ({
  view: t.view(seat),
  log: t.log(seat),
  offers: seat === null ? [] : t.offers(seat),
  seq: t.seq(seat),
});

test('V20.5 both are asked at once, and neither sees anything of the other’s order before both are ready', () => {
  const t = ordering();
  expect(t.asked).toEqual([0, 1]);
  expect(t.match.world.sealed).toBe(true);
  const before = [known(t, 1), known(t, null)];
  t.act(0, 'rank', cardArg('pikemen'));
  expect([known(t, 1), known(t, null)]).toEqual(before);
  expect(t.view(0)).toMatchObject({ flow: expect.arrayContaining([expect.objectContaining({ proc: 'battle' })]) });
  expect(JSON.stringify(t.view(0))).toContain(`"drafts":[[${card('pikemen')}],null]`);
  // Taking it back goes unnoticed as well.
  expect(t.undo(0)).toBe(true);
  expect([known(t, 1), known(t, null)]).toEqual(before);
  expect(JSON.stringify(t.view(0))).toContain('"drafts":[[],null]');
  // The other way round.
  const mine = known(t, 0);
  t.act(1, 'rank', cardArg('bowmen'));
  expect(known(t, 0)).toEqual(mine);
  // Who is ready shows it, but not how.
  order(t, 0, 'swordsmen', 'farmers', 'pikemen');
  expect(t.asked).toEqual([1]);
  expect(t.view(1)).not.toHaveProperty('flow.3.ranks.0.0');
  expect(t.log(1).map(({ key }) => key)).not.toContain('battle.order');
});

test('V20.5 two different orders look the same to the opponent until they are opened', () => {
  const [one, other] = [ordering(), ordering()];
  order(one, 0, 'farmers', 'swordsmen', 'pikemen');
  order(other, 0, 'pikemen', 'swordsmen', 'farmers');
  for (const seat of [1, null]) expect(known(one, seat)).toEqual(known(other, seat));
  order(one, 1, 'hunters', 'bowmen', 'pikemen');
  order(other, 1, 'hunters', 'bowmen', 'pikemen');
  expect(one.log(1)).not.toEqual(other.log(1));
  // Opened together, both sides for all eyes.
  const orders = one.log(null).filter(({ key }) => key === 'battle.order');
  expect(orders.map(({ args }) => `${args['seat']} ${args['space']} ${args['card']}`)).toEqual([
    `seat:0 1 ${cardArg('farmers')}`,
    `seat:0 2 ${cardArg('swordsmen')}`,
    `seat:0 3 ${cardArg('pikemen')}`,
    `seat:1 1 ${cardArg('hunters')}`,
    `seat:1 2 ${cardArg('bowmen')}`,
    `seat:1 3 ${cardArg('pikemen', 1)}`,
  ]);
});

test('V20.5 a ready side may take its order back while the other thinks, and the other’s stands', () => {
  const t = ordering();
  t.act(1, 'rank', cardArg('bowmen'));
  order(t, 0, 'farmers', 'swordsmen', 'pikemen');
  expect(t.asked).toEqual([1]);
  expect(t.undo(0)).toBe(true);
  expect(t.asked).toEqual([0, 1]);
  expect(t.args(0, 'rank')).toEqual([cardArg('swordsmen'), cardArg('pikemen')]);
  expect(t.args(1, 'rank')).toEqual([cardArg('hunters'), cardArg('pikemen', 1)]);
  t.act(0, 'rank', cardArg('pikemen'));
  t.act(1, 'rank', cardArg('hunters'));
  expect(step(t)).not.toBe('battle orders');
});

test('V20.5 one Company has no choice: only the other side is asked, or nobody', () => {
  const t = attack(lone('pikemen'), [host('Fortebraccio', 'hunters', 'swordsmen')]);
  expect(t.asked).toEqual([1]);
  expect(step(t)).toBe('battle orders');
  order(t, 1, 'swordsmen', 'hunters');
  expect(assaults(t)).toEqual(['ranged 0:3', 'melee 3:2']);
  expect(step(attack(lone('pavise-bearers'), [lone('pavise-bearers')]))).toBe('battle attackerRetreat');
});

test('V20.6 after the reveal the order is open and fixed', () => {
  const players = [{ hand: ['farmers'] }, {}];
  const t = attack(host('Carlo Malatesta', 'swordsmen', 'pikemen'), [lone('pavise-bearers')], { players });
  order(t, 0, 'pikemen', 'swordsmen');
  expect(step(t)).toBe('battle ruses');
  for (const seat of [0, 1, null])
    expect(JSON.stringify(t.view(seat))).toContain(`"ranks":[[${card('pikemen')},${card('swordsmen')}],`);
  expect(t.refusal(0, 'rank', cardArg('swordsmen')).code).toBe('unknown');
  expect(t.undo(0)).toBe(false);
  t.act(0, 'pass');
  expect(step(t)).toBe('battle attackerRetreat');
  expect(t.refusal(0, 'rank', cardArg('swordsmen')).code).toBe('unknown');
  expect(spaces(t, 0)).toEqual(['pikemen', 'swordsmen']);
});

test('V20.7 each battle of a chain is new: orders, ranged assault, the Captain’s Resistance; wounds stay', () => {
  const t = attack(host('Carlo Malatesta', 'pikemen', 'swordsmen'), [lone('crossbowmen'), lone('crossbowmen')]);
  defend(t, 2);
  expect(t.frame).toMatchObject({ proc: 'battle', at: 'orders', assaults: 0 });
  expect(t.wounds(card('pikemen'))).toBe(2);
  order(t, 0, 'swordsmen', 'pikemen');
  expect(assaults(t)).toEqual(['ranged 0:3', 'melee 4:1', 'ranged 0:3', 'melee 3:1']);
  expect(prevented(t)).toEqual(['captain seat:0 2', 'captain seat:0 2']);
  expect(t.wounds(card('pikemen'))).toBe(2);
  expect(t.wounds(card('swordsmen'))).toBe(2);
});

test('V20.7 the Territory’s Resistance is renewed for the next defender', () => {
  const game = withValues({
    'german-knights': { ranged: 3, melee: 9, resistance: 20 },
    farmers: { resistance: 5, ranged: 0, melee: 0 },
  });
  const t = attack(lone('german-knights'), [lone('farmers'), lone('farmers')], {
    at: 'Vignola',
    from: 'Viterbo',
    game,
  });
  defend(t, 3);
  expect(prevented(t)).toEqual(['walls seat:1 2', 'walls seat:1 2']);
  expect(hits(t).filter((hit) => hit === `${cardArg('farmers', 1)} 1`)).toHaveLength(1);
  expect(hits(t).filter((hit) => hit === `${cardArg('farmers')} 1`)).toHaveLength(1);
});

test('V20.7 an Event of one battle does not help in the next', () => {
  const players = [{ hand: ['feigned-flight'], florins: 1 }, {}];
  const t = attack(lone('heavy-cavalry'), [lone('farmers'), lone('brigands')], { players });
  t.act(1, 'defend', 'troop:1.2');
  t.act(0, 'event', cardArg('feigned-flight'));
  expect(assaults(t)).toEqual(['ranged 0:0', 'melee 7:1', 'ranged 0:0', 'melee 4:1']);
  expect(clash(lone('heavy-cavalry'), lone('farmers')).troop(1, 2)).toBeNull();
});
