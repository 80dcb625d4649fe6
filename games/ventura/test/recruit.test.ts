import { expect } from 'vitest';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, table } from './table.ts';

type Changes = NonNullable<Parameters<typeof position>[0]>;

const recruit = (este: PlayerDoc = {}, gonzaga: PlayerDoc = {}, changes: Changes = {}): TestTable =>
  table(position({ ...changes, players: [este, gonzaga], turn: { step: 'recruit', seat: 0 } }));

const eyes = (t: TestTable, seat: number | null): string => JSON.stringify([t.view(seat), t.log(seat)]);

const VENTURA = Array.from({ length: 58 }, (_, i) => i + 1);
const HAND = ['farmers', 'woodcutters', 'bowmen', 'pikemen', 'night-march'];

test('V11.1 each card costs 2 Florins, as many as he can pay', () => {
  const t = recruit({ florins: 5 });
  t.script(33, 2);
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 3, hand: [33] });
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 1, hand: [33, 2] });
  expect(t.refusal(0, 'buy')).toMatchObject({ rule: 'V1.7', args: { cost: 2, florins: 1 } });
  expect(t.asked).toEqual([0]);
});

test('V11.1 he may stop at any time, also without buying', () => {
  const t = recruit({ florins: 9 }, { florins: 9 });
  t.act(0, 'stop');
  expect(t.player(0)).toMatchObject({ florins: 9, hand: [] });
  expect(t.asked).toEqual([1]);
  t.act(1, 'buy');
  t.act(1, 'stop');
  expect(t.player(1).florins).toBe(7);
  expect(t.frame).toMatchObject({ proc: 'upkeep', seat: 0 });
});

test('V11.1 the cards come from the Ventura deck and leave it', () => {
  const t = recruit({ florins: 8 });
  for (let n = 0; n < 4; n++) t.act(0, 'buy');
  const { hand } = t.player(0);
  expect(hand).toHaveLength(4);
  expect(hand.every((card) => VENTURA.includes(card))).toBe(true);
  expect(t.s.venturaDeck).toHaveLength(54);
  expect(t.s.conscriptionDeck).toHaveLength(47);
});

test('V11.2 cards are drawn one at a time: he sees each before the next decision', () => {
  const t = recruit({ florins: 4 });
  t.script(33);
  t.act(0, 'buy');
  expect(t.asked).toEqual([0]);
  expect(t.view(0)).toMatchObject({ players: [{ hand: [33] }, {}] });
  expect(t.log(0).at(-1)).toMatchObject({ key: 'draw.own', args: { card: 'card:33' } });
  expect(t.offers(0)).toEqual(['buy', 'stop']);
});

test('V11.2 nobody else learns which card was drawn', () => {
  const drawn = (card: number): TestTable => {
    const t = recruit({ florins: 4 });
    t.script(card);
    t.act(0, 'buy');
    return t;
  };
  const [captain, company] = [drawn(1), drawn(33)];
  expect(eyes(captain, 1)).toBe(eyes(company, 1));
  expect(eyes(captain, null)).toBe(eyes(company, null));
  expect(eyes(captain, 0)).not.toBe(eyes(company, 0));
  expect(captain.view(1)).toMatchObject({ players: [{ handVentura: 1, hand: null, florins: 2 }, {}] });
});

test('V11.2 a card once seen is not given back', () => {
  const t = recruit({ florins: 4 });
  t.act(0, 'buy');
  expect(t.undo(0)).toBe(false);
  t.act(0, 'stop');
  expect(t.undo(0)).toBe(true);
  expect(t.asked).toEqual([0]);
  expect(t.player(0).hand).toHaveLength(1);
});

test('V11.3 a purchase needs 2 Florins', () => {
  for (const florins of [0, 1]) {
    const t = recruit({ florins, hand: ['farmers'] });
    expect(t.offers(0)).toEqual(['stop']);
    expect(t.refusal(0, 'buy').rule).toBe('V1.7');
  }
  expect(recruit({ florins: 2 }).offers(0)).toEqual(['buy', 'stop']);
});

test('V11.3 without a card in deck and discard pile nothing is bought or paid', () => {
  const t = recruit({ florins: 4 }, {}, { removed: VENTURA });
  expect(t.refusal(0, 'buy').rule).toBe('V11.3');
  expect(t.player(0).florins).toBe(4);
  const display = recruit({ florins: 4 }, {}, { removed: VENTURA.slice(3), display: [1, 2, 3] });
  expect(display.refusal(0, 'buy').rule).toBe('V11.3');
});

test('V11.3 an empty deck is renewed from its discard pile', () => {
  const t = recruit(
    { florins: 6 },
    {},
    { removed: VENTURA.slice(2), venturaDiscard: [1, 2], conscriptionDiscard: [59] },
  );
  t.script(2);
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 4, hand: [2] });
  expect(t.s).toMatchObject({ venturaDeck: [1], venturaDiscard: [], conscriptionDiscard: [59] });
  t.act(0, 'buy');
  expect(t.refusal(0, 'buy').rule).toBe('V11.3');
});

test('V11.4 a full hand does not forbid a purchase: the limit is applied after each card', () => {
  const t = recruit({ florins: 4, hand: HAND });
  t.script(33);
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 2 });
  expect(t.player(0).hand).toHaveLength(6);
  expect(t.offers(0).every((offer) => offer.startsWith('discard '))).toBe(true);
  expect(t.args(0, 'discard')).toContain('card:33');
  expect(t.refusal(0, 'buy').code).toBe('unknown');
  expect(t.refusal(0, 'stop').code).toBe('unknown');
  t.act(0, 'discard', 'card:59');
  expect(t.s.conscriptionDiscard).toEqual([59]);
  expect(t.offers(0)).toEqual(['buy', 'stop']);
  t.script(34);
  t.act(0, 'buy');
  expect(t.player(0).florins).toBe(0);
  t.act(0, 'discard', 'card:34');
  expect(t.s.venturaDiscard).toEqual([34]);
  expect(t.player(0).hand).toHaveLength(5);
});

test('V11.3 whoever has neither Florins nor cards is not asked; with a card he is, though he can buy nothing', () => {
  expect(recruit({ florins: 0 }, { florins: 2 }).asked).toEqual([1]);
  const t = recruit({ florins: 0, hand: ['side-deal'] }, { florins: 2 });
  expect(t.asked).toEqual([0]);
});

test('V11.1 without To Arms! there is no drawing of three', () => {
  const t = recruit({ florins: 4 });
  expect(t.refusal(0, 'three').rule).toBe('V32.5');
});
