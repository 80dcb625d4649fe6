import { expect } from 'vitest';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, table } from './table.ts';

type Changes = NonNullable<Parameters<typeof position>[0]>;

const conscription = (este: PlayerDoc = {}, gonzaga: PlayerDoc = {}, changes: Changes = {}): TestTable =>
  table(position({ ...changes, players: [este, gonzaga], turn: { step: 'conscription', seat: 0 } }));

const eyes = (t: TestTable, seat: number | null): string => JSON.stringify([t.view(seat), t.log(seat)]);

/** The 47 cards with a green back. */
const CONSCRIPTION = Array.from({ length: 47 }, (_, i) => i + 59);
const HAND = ['farmers', 'woodcutters', 'bowmen', 'pikemen', 'night-march'];

test('V16.1 each card costs 1 Florin, as many as he can pay', () => {
  const t = conscription({ florins: 3 });
  t.script(75, 93, 60);
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 2, hand: [75] });
  t.act(0, 'buy');
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 0, hand: [75, 93, 60] });
  expect(t.refusal(0, 'buy')).toMatchObject({ rule: 'V1.7', args: { cost: 1, florins: 0 } });
  expect(t.s.conscriptionDeck).toHaveLength(44);
  expect(t.s.venturaDeck).toHaveLength(58);
});

test('V16.1 he may stop at any time, also without buying', () => {
  const t = conscription({ florins: 3 }, { florins: 1 });
  t.act(0, 'stop');
  expect(t.player(0)).toMatchObject({ florins: 3, hand: [] });
  expect(t.asked).toEqual([1]);
  expect(t.undo(0)).toBe(true);
  t.act(0, 'buy');
  expect(t.asked).toEqual([0]);
  t.act(0, 'stop');
  t.act(1, 'stop');
  expect(t.frame.proc).not.toBe('conscription');
});

test('V16.1 he sees each card before he decides on the next, and cannot give it back', () => {
  const t = conscription({ florins: 3 });
  t.script(75);
  t.act(0, 'buy');
  expect(t.view(0)).toMatchObject({ players: [{ hand: [75] }, {}] });
  expect(t.log(0).at(-1)).toMatchObject({ key: 'draw.own', args: { card: 'card:75' } });
  expect(t.offers(0)).toEqual(['buy', 'stop']);
  expect(t.undo(0)).toBe(false);
});

test('V16.1 nobody else learns which card was drawn, be it a Company or an Event', () => {
  const drawn = (card: number): TestTable => {
    const t = conscription({ florins: 3 });
    t.script(card);
    t.act(0, 'buy');
    return t;
  };
  const [company, event] = [drawn(75), drawn(101)];
  for (const seat of [1, null]) expect(eyes(company, seat)).toBe(eyes(event, seat));
  expect(eyes(company, 0)).not.toBe(eyes(event, 0));
  expect(company.view(null)).toMatchObject({ players: [{ handConscription: 1, handVentura: 0, hand: null }, {}] });
});

test('V16.2 a purchase needs 1 Florin', () => {
  const t = conscription({ florins: 0, hand: ['bowmen'] }, { florins: 1 });
  expect(t.offers(0)).toEqual(['stop']);
  expect(t.refusal(0, 'buy').rule).toBe('V1.7');
  t.act(0, 'stop');
  expect(t.offers(1)).toEqual(['buy', 'stop']);
});

test('V16.2 a purchase needs a card to draw; without one nothing is paid', () => {
  const t = conscription({ florins: 3 }, {}, { removed: CONSCRIPTION, venturaDiscard: ['bowmen'] });
  expect(t.refusal(0, 'buy').rule).toBe('V16.2');
  expect(t.player(0).florins).toBe(3);
});

test('V16.2 an empty deck is renewed from its own discard pile', () => {
  const t = conscription(
    { florins: 3 },
    {},
    { removed: CONSCRIPTION.slice(2), conscriptionDiscard: [59, 60], venturaDiscard: ['bowmen'] },
  );
  t.script(60);
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 2, hand: [60] });
  expect(t.s).toMatchObject({
    conscriptionDeck: [59],
    conscriptionDiscard: [],
    venturaDiscard: t.cards('bowmen').slice(0, 1),
  });
  t.act(0, 'buy');
  expect(t.refusal(0, 'buy').rule).toBe('V16.2');
});

test('V16.2 a full hand does not forbid it: one card goes after each', () => {
  const t = conscription({ florins: 2, hand: HAND });
  t.script(93);
  t.act(0, 'buy');
  expect(t.player(0).florins).toBe(1);
  expect(t.args(0, 'discard')).toHaveLength(6);
  expect(t.offers(0)).toHaveLength(6);
  expect(t.refusal(0, 'stop').code).toBe('unknown');
  t.act(0, 'discard', 'card:39');
  expect(t.s.venturaDiscard).toEqual([39]);
  expect(t.player(0).hand).toContain(93);
  t.script(94);
  t.act(0, 'buy');
  t.act(0, 'discard', 'card:94');
  expect(t.s.conscriptionDiscard).toEqual([94]);
  expect(t.player(0).hand).toHaveLength(5);
  expect(t.offers(0)).toEqual(['stop']);
});

test('V16.3 there is no free draw: without Florins and cards the phase passes', () => {
  const t = conscription({ florins: 0 }, { florins: 0 });
  expect(t.frame.proc).not.toBe('conscription');
  expect(t.s.players.map((player) => player.hand)).toEqual([[], []]);
  expect(t.s.conscriptionDeck).toHaveLength(47);
});

test('V16.3 there is no display of Conscription cards: the only offer is the top of the deck', () => {
  const t = conscription({ florins: 2 }, {}, { display: ['Acuto', 'crossbowmen', 'spearmen'] });
  expect(t.offers(0)).toEqual(['buy', 'stop']);
  for (const card of ['card:1', 'card:59']) expect(t.refusal(0, 'take', card).code).toBe('unknown');
  t.act(0, 'buy');
  expect(t.s.display).toEqual([1, 19, 27]);
  expect(t.view(0)['conscription']).toEqual({ deck: 46, discard: [] });
  // Nor does the Fortune Step ever show one.
  const fortune = table(
    position({ display: ['Acuto', 'crossbowmen', 'spearmen'], turn: { step: 'fortune', seat: 0 } }),
  );
  fortune.act(0, 'take', 'card:1');
  expect(fortune.s.display.every((card) => card <= 58)).toBe(true);
  expect(fortune.s.conscriptionDeck).toHaveLength(47);
});

test('V16.1 drawing three is only for the Visconti with Familial Expertise', () => {
  expect(conscription({ florins: 2 }).refusal(0, 'three').rule).toBe('V32.11');
  const options = { familialExpertise: true };
  expect(conscription({ florins: 2 }, {}, { options }).refusal(0, 'three').rule).toBe('V32.11');
});
