import { expect } from 'vitest';
import { maintenanceOf } from '../rules/upkeep.ts';
import { test } from './seating.ts';
import { MAP, type PlayerDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

const ESTE = ['Ferrara', 'Lomellina', 'Chianti', 'Cascina'];

type Changes = NonNullable<Parameters<typeof position>[0]>;

const upkeep = (troops: TroopDoc[], este: PlayerDoc = {}, changes: Changes = {}): TestTable =>
  table(position({ turn: { step: 'upkeep', seat: 0 }, ...changes, troops, players: [este, {}] }));

const lone = (area: number, at: string, company: string): TroopDoc => ({ seat: 0, area, at, companies: [company] });

/** The card in play of this type. */
function card(t: TestTable, type: string): string {
  const found = t.cards(type).find((id) => t.s.troops.some((own) => own.captain === id || own.companies.includes(id)));
  if (found === undefined) throw new Error(`no ${type} in play`);
  return `card:${found}`;
}

const number = (name: string): number => Number(name.slice('card:'.length));

/** Income 6: the four of Este earn 5, Bologna 1. */
const SIX = [...ESTE, 'Bologna'];

test('V14.1 the income is the sum of the Incomes, as many as there are markers', () => {
  const map = { ...MAP, Cusago: '-1,-1' };
  const t = upkeep([], { domain: [...ESTE, 'Anghiari', 'Cusago'] }, { map });
  const markers = [...ESTE, 'Anghiari', 'Cusago'].map((tile) => t.markers(tile));
  expect(markers).toEqual([1, 2, 1, 1, 2, 1]);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(8 - 1);
});

test('V14.1 newly annexed Territories count already', () => {
  const t = upkeep([lone(2, 'Lake Garda', 'farmers')], {}, { turn: { step: 'annex', seat: 0 } });
  expect(t.frame.proc).toBe('upkeep');
  t.act(0, 'pay');
  // 5 + 2 of the Lake, less the Garrison; Farmers are free.
  expect(t.player(0).florins).toBe(6);
});

test('V14.2 every card in play costs, Garrison and Captains too; cards in hand cost nothing', () => {
  const t = upkeep(
    [
      { seat: 0, area: 3, at: 'Chianti', captain: 'Acuto', companies: ['pikemen', 'farmers'] },
      lone(2, 'Cascina', 'spearmen'),
      { seat: 1, area: 2, at: 'Mantua', companies: ['heavy-cavalry'] },
    ],
    { hand: ['heavy-cavalry', 'Fortebraccio'], florins: 4 },
  );
  // Garrison 1, Acuto 2, Pikemen 1, Farmers 0, Spearmen 1.
  expect(maintenanceOf(t.rules, 0)).toBe(5);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(4 + 5 - 5);
  expect(t.log(null).find(({ key }) => key === 'upkeep')).toMatchObject({ args: { income: 5, cost: 5, florins: 4 } });
});

test('V14.2 he chooses which cards to keep, each of his own in play and no other', () => {
  const t = upkeep(
    [
      { seat: 0, area: 3, at: 'Chianti', captain: 'Acuto', companies: ['pikemen', 'farmers'] },
      { seat: 1, area: 2, at: 'Mantua', companies: ['heavy-cavalry'] },
    ],
    { hand: ['bowmen'] },
  );
  expect(t.args(0, 'dismiss').sort()).toEqual(
    [card(t, 'Acuto'), card(t, 'farmers'), card(t, 'pikemen'), 'card:106'].sort(),
  );
  for (const arg of [card(t, 'heavy-cavalry'), 'card:39', 'card:107', 'area:3', 3])
    expect(t.refusal(0, 'dismiss', arg).code).toBe('unknown');
});

test('V14.3 E24 income 6, reserve 1, cost 9: one card of cost 2 must go, then the reserve is 0', () => {
  const t = upkeep(
    [lone(2, 'Ferrara', 'heavy-cavalry'), lone(3, 'Ferrara', 'mounted-crossbowmen'), lone(4, 'Ferrara', 'bowmen')],
    { florins: 1, domain: SIX },
  );
  expect([t.income(0), maintenanceOf(t.rules, 0)]).toEqual([6, 9]);
  expect(t.refusal(0, 'pay')).toMatchObject({ rule: 'V14.3', args: { cost: 9, income: 6, florins: 1 } });
  t.act(0, 'dismiss', card(t, 'bowmen'));
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(0);
  expect(t.asked).toEqual([1]);
});

test('V14.3 E24 income 6, reserve 1, cost 4: the reserve is 3', () => {
  const t = upkeep([lone(2, 'Ferrara', 'heavy-cavalry')], { florins: 1, domain: SIX });
  expect([t.income(0), maintenanceOf(t.rules, 0)]).toEqual([6, 4]);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(3);
});

test('V14.3 one Florin too few is refused, exactly enough is not', () => {
  const troops = [lone(2, 'Ferrara', 'heavy-cavalry'), lone(3, 'Ferrara', 'mounted-crossbowmen')];
  expect(upkeep(troops, { florins: 1 }).refusal(0, 'pay').rule).toBe('V14.3');
  const t = upkeep(troops, { florins: 2 });
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(0);
});

test('V14.4 he may give up a card he could pay for, and take it back', () => {
  const t = upkeep([lone(2, 'Ferrara', 'heavy-cavalry')], { florins: 9 });
  const before = t.hash();
  t.act(0, 'dismiss', card(t, 'heavy-cavalry'));
  expect(t.troop(0, 2)).toBeNull();
  expect(t.undo(0)).toBe(true);
  expect(t.hash()).toBe(before);
  t.act(0, 'dismiss', card(t, 'heavy-cavalry'));
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(9 + 5 - 1);
});

test('V14.4 he must give up cards until he can pay: there is no other way on', () => {
  const t = upkeep(
    [lone(2, 'Ferrara', 'heavy-cavalry'), lone(3, 'Ferrara', 'mounted-crossbowmen'), lone(4, 'Ferrara', 'bowmen')],
    { florins: 1 },
  );
  const free = (): boolean => t.offers(0).some((offer) => !offer.startsWith('dismiss '));
  expect(free()).toBe(false);
  t.act(0, 'dismiss', card(t, 'bowmen'));
  expect(free()).toBe(false);
  expect(t.asked).toEqual([0]);
  t.act(0, 'dismiss', card(t, 'heavy-cavalry'));
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(1 + 5 - 4);
});

test('V14.5 cards go to the discard pile of their deck, the Garrison out of the game; wounds vanish', () => {
  const t = upkeep(
    [
      { seat: 0, area: 1, at: 'Ferrara', companies: ['garrison'] },
      { seat: 0, area: 3, at: 'Chianti', captain: 'Acuto', companies: ['pikemen', 'farmers'] },
    ],
    {},
    { wounds: { pikemen: 2, farmers: 1, garrison: 3 } },
  );
  const [pikemen, farmers, acuto, garrison] = ['pikemen', 'farmers', 'Acuto', 'garrison'].map((type) => card(t, type));
  for (const one of [pikemen, acuto, farmers, garrison]) t.act(0, 'dismiss', one);
  expect([...t.s.venturaDiscard].sort((a, b) => a - b)).toEqual([number(acuto ?? ''), number(pikemen ?? '')]);
  expect(t.s.conscriptionDiscard).toEqual([number(farmers ?? '')]);
  expect(t.s.removed).toContain(106);
  expect(t.troop(0, 1)).toBeNull();
  for (const one of [pikemen, farmers, garrison]) expect(t.wounds(number(one ?? ''))).toBe(0);
});

test('V14.6 with the last Company its Captain goes too, and costs nothing', () => {
  const t = upkeep([{ seat: 0, area: 3, at: 'Chianti', captain: 'Acuto', companies: ['pikemen', 'bowmen'] }]);
  t.act(0, 'dismiss', card(t, 'pikemen'));
  expect(t.troop(0, 3)?.captain).toBe(1);
  t.act(0, 'dismiss', card(t, 'bowmen'));
  expect(t.troop(0, 3)).toBeNull();
  expect(t.s.venturaDiscard).toContain(1);
  expect(t.s.removed).not.toContain(1);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(4);
});

test('V14.7 without its Captain an Army of one Company is a Company Troop in the same area and place', () => {
  const t = upkeep([{ seat: 0, area: 3, at: 'Chianti', captain: 'Acuto', companies: ['pikemen'] }]);
  t.act(0, 'dismiss', 'card:1');
  expect(t.troop(0, 3)).toMatchObject({ captain: 0, companies: t.cards('pikemen').slice(0, 1), at: t.tile('Chianti') });
  expect(t.frame.proc).toBe('upkeep');
  expect(t.s.venturaDiscard).toEqual([1]);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(5 - 2);
});

test('V14.7 with more Companies one stays and the others need areas; who has none is lost', () => {
  const t = upkeep([
    lone(2, 'Ferrara', 'swordsmen'),
    { seat: 0, area: 3, at: 'Chianti', captain: 'Acuto', companies: ['pikemen', 'bowmen', 'spearmen'] },
    lone(4, 'Ferrara', 'halberdiers'),
  ]);
  const [pikemen, bowmen, spearmen] = ['pikemen', 'bowmen', 'spearmen'].map((type) => card(t, type));
  t.act(0, 'dismiss', 'card:1');
  expect(t.refusal(0, 'pay').code).toBe('unknown');
  t.act(0, 'stay', bowmen);
  t.act(0, 'send', spearmen);
  expect(t.troop(0, 3)).toMatchObject({ captain: 0, companies: [number(bowmen ?? '')] });
  expect(t.troop(0, 5)).toMatchObject({ captain: 0, companies: [number(spearmen ?? '')], at: t.tile('Chianti') });
  expect(t.s.venturaDiscard).toEqual([1, number(pikemen ?? '')]);
  // The one that was lost costs nothing more: Garrison, Swordsmen, Halberdiers, Spearmen 1 each, Bowmen 2.
  expect(maintenanceOf(t.rules, 0)).toBe(6);
  expect(t.offers(0)).not.toContain('pay');
});

test('V14.7 the Garrison stays in area 1 when its Captain is given up', () => {
  const t = upkeep([{ seat: 0, area: 1, at: 'Ferrara', captain: 'Acuto', companies: ['pikemen', 'garrison'] }]);
  t.act(0, 'dismiss', 'card:1');
  expect(t.refusal(0, 'place', 'area:1').rule).toBe('V4.13');
  t.act(0, 'place', 'area:4');
  expect(t.troop(0, 1)).toMatchObject({ captain: 0, companies: [106] });
  expect(t.troop(0, 4)).toMatchObject({ captain: 0, companies: t.cards('pikemen').slice(0, 1) });
});

test('V14.8 the marker of an emptied area leaves the map, and nobody scores', () => {
  const t = upkeep([
    lone(2, 'Vignola', 'swordsmen'),
    { seat: 0, area: 3, at: 'Chianti', captain: 'Acuto', companies: ['pikemen'] },
  ]);
  t.act(0, 'dismiss', card(t, 'swordsmen'));
  t.act(0, 'dismiss', card(t, 'pikemen'));
  t.act(0, 'dismiss', 'card:106');
  expect(t.s.troops.filter((own) => own.seat === 0)).toEqual([]);
  expect(JSON.stringify(t.view(1)['troops'])).not.toContain('troop:0.');
  t.act(0, 'pay');
  expect(t.s.players.map((player) => player.points)).toEqual([0, 0]);
});

test('V14.3 V32.10 the Medici have 1 Florin more, usable for maintenance', () => {
  const doc = (familialExpertise: boolean): TestTable =>
    table({
      options: { familialExpertise },
      map: { Bologna: '0,0', Viterbo: '1,0', Florence: '0,1', Mantua: '1,-1' },
      players: [
        { family: 'medici', domain: ['Florence', 'Bologna'] },
        { family: 'gonzaga', domain: ['Mantua'] },
      ],
      troops: [lone(2, 'Florence', 'bowmen')],
      turn: { step: 'upkeep', seat: 0 },
    });
  expect(doc(false).refusal(0, 'pay').rule).toBe('V14.3');
  const t = doc(true);
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(0);
});
