import { expect } from 'vitest';
import { ROUND_STEPS } from '../state.ts';
import { ventura } from './pinned.ts';
import { restOf } from './scenes.ts';
import { test } from './seating.ts';
import { position, table } from './table.ts';

const FIVE = ['acuto', 'crossbowmen', 'bowmen', 'farmers', 'revolt'].map((name) => (name === 'acuto' ? 1 : name));
const LEVY = 75; // Rural Levy, Conscription
const SWORDSMEN = 33; // Ventura

const recruiting = (hand: (number | string)[], florins = 8) =>
  table(position({ players: [{ florins, hand, reserve: ['Cusago'] }, {}], turn: { step: 'recruit', seat: 0 } }));

test('V27.1 five cards of both decks, Events included, are the limit; tiles and cards in play do not count', () => {
  const four = recruiting(FIVE.slice(1));
  four.script(SWORDSMEN);
  four.act(0, 'buy');
  expect(four.frame.proc).toBe('recruit');
  expect(four.player(0).hand).toHaveLength(5);

  const five = recruiting(FIVE);
  five.script(SWORDSMEN);
  five.act(0, 'buy');
  expect(five.frame.proc).toBe('limit');

  // Ventura cards alone, or Conscription cards alone, have no limit of their own.
  const mixed = table(
    position({
      players: [{ florins: 3, hand: [59, 60, 61, 93, 94] }, {}],
      turn: { step: 'conscription', seat: 0 },
    }),
  );
  mixed.script(LEVY);
  mixed.act(0, 'buy');
  expect(mixed.frame.proc).toBe('limit');
});

test('V27.2 at a sixth card nothing else is possible than to discard one, the new one or another', () => {
  const t = table(
    position({
      players: [{ florins: 4, hand: [1, 19, 39, 59, 'side-deal'] }, {}],
      troops: [{ seat: 0, area: 2, at: 'Ferrara', companies: [25] }],
      wounds: { 25: 1 },
      turn: { step: 'recruit', seat: 0 },
    }),
  );
  t.script(SWORDSMEN);
  t.act(0, 'buy');
  // Not even Side Deal, whose window is open, nor healing, nor stopping.
  expect(t.offers(0)).toEqual([1, 19, 39, 59, 95, SWORDSMEN].map((card) => `discard card:${card}`));
  for (const [verb, arg] of [['stop'], ['buy'], ['event', 'card:95'], ['heal', 'card:25']] as const)
    expect(t.refusal(0, verb, arg).code).toBe('unknown');
  expect(t.refusal(0, 'discard', 'card:40').code).toBe('unknown');
  t.act(0, 'discard', `card:${SWORDSMEN}`);
  expect(t.player(0).hand).toEqual([1, 19, 39, 59, 95]);
  expect(t.s.venturaDiscard).toEqual([SWORDSMEN]);
  expect(t.frame.proc).toBe('recruit');
  t.script(34);
  t.act(0, 'buy');
  t.act(0, 'discard', 'card:59');
  expect(t.player(0).hand).toEqual([1, 19, 39, 95, 34]);
  expect(t.s.conscriptionDiscard).toEqual([59]);
});

test('V27.2 V10.5 a card of the display is a sixth card too, and the discard comes before the refill', () => {
  const t = table(
    position({
      players: [{ hand: FIVE }, {}],
      display: [33, 34, 35],
      turn: { step: 'fortune', seat: 0 },
    }),
  );
  t.act(0, 'take', 'card:34');
  expect(t.frame.proc).toBe('limit');
  expect(t.s.display).toEqual([33, 35]);
  t.script(36);
  t.act(0, 'discard', 'card:1');
  expect(t.s.display).toEqual([33, 35, 36]);
  expect(t.asked).toEqual([1]);
});

test('V27.2 an Event that draws two cards stops for the discard after each of them', () => {
  const t = table(
    position({
      players: [{ florins: 1, hand: [1, 19, 39, 59, 'side-deal'] }, {}],
      turn: { step: 'recruit', seat: 0 },
    }),
  );
  t.script(SWORDSMEN, 34);
  t.act(0, 'event', 'card:95');
  // Side Deal has left the hand: the first card is the fifth, the second the sixth.
  expect(t.frame.proc).toBe('limit');
  expect(t.player(0).hand).toEqual([1, 19, 39, 59, SWORDSMEN, 34]);
  t.act(0, 'discard', 'card:1');
  expect(t.frame.proc).toBe('recruit');
  expect(t.player(0).hand).toHaveLength(5);
});

test('V27.3 a discard lies face up on the pile of its deck, and nobody may discard without need', () => {
  const t = recruiting(FIVE);
  t.script(SWORDSMEN);
  t.act(0, 'buy');
  t.act(0, 'discard', `card:${t.cards('revolt')[0]}`);
  for (const seat of [1, null]) {
    expect(t.view(seat)).toMatchObject({ conscription: { discard: t.cards('revolt') }, ventura: { discard: [] } });
    expect(t.log(seat).at(-1)).toMatchObject({ key: 'discard', args: { card: `card:${t.cards('revolt')[0]}` } });
  }
  // There is no other way to get rid of a card: the verb belongs to the hand limit alone.
  for (const [name, procedure] of Object.entries(ventura.procedures))
    for (const step of Object.values(procedure)) expect('discard' in (step.verbs ?? {})).toBe(name === 'limit');
  for (const step of ROUND_STEPS) {
    const other = table(position({ players: [{ florins: 4, hand: FIVE }, {}], turn: { step, seat: 0 } }));
    expect(other.refusal(0, 'discard', 'card:1').code).not.toBe('illegal');
    expect(other.player(0).hand).toHaveLength(5);
  }
});

test('V27.4 an empty deck is renewed from its discard pile; if that is empty too, nothing is drawn and nothing paid', () => {
  for (const [deck, step, price, rule] of [
    ['ventura', 'recruit', 2, 'V11.3'],
    ['conscription', 'conscription', 1, 'V16.2'],
  ] as const) {
    const [a, b] = deck === 'ventura' ? [19, 39] : [59, 75];
    const pile = deck === 'ventura' ? 'venturaDiscard' : 'conscriptionDiscard';
    const t = table(
      position({
        players: [{ florins: 9 }, {}],
        [pile]: [a, b],
        removed: restOf(deck, a, b),
        turn: { step, seat: 0 },
      }),
    );
    const deckName = deck === 'ventura' ? 'venturaDeck' : 'conscriptionDeck';
    expect([t.s[deckName], t.s[pile]]).toEqual([[], [a, b]]);
    t.script(b);
    const events = t.act(0, 'buy');
    expect(events.map(({ key }) => key)).toContain(`reshuffle.${deck}`);
    expect([t.s[deckName], t.s[pile], t.player(0).hand]).toEqual([[a], [], [b]]);
    t.act(0, 'buy');
    expect(t.player(0)).toMatchObject({ hand: [b, a], florins: 9 - 2 * price });
    expect(t.refusal(0, 'buy').rule).toBe(rule);
    expect(t.player(0).florins).toBe(9 - 2 * price);
    // The reshuffle is not repeated as long as the deck lasts.
    expect(t.log(null).filter(({ key }) => key === `reshuffle.${deck}`)).toHaveLength(1);
  }
});

test('V27.4 a renewed deck fills the display as well, and a short one stays short', () => {
  const t = table(
    position({
      display: [33, 34, 35],
      venturaDiscard: [36],
      removed: restOf('ventura', 33, 34, 35, 36),
      turn: { step: 'fortune', seat: 0 },
    }),
  );
  t.act(0, 'take', 'card:33');
  expect(t.s.display).toEqual([34, 35, 36]);
  t.act(1, 'take', 'card:36');
  expect(t.s.display).toEqual([34, 35]);
});

test('V27.5 neither cards out of the game nor those of the display come back by reshuffling', () => {
  const t = table(
    position({
      players: [{ florins: 9 }, {}],
      display: [33, 34, 35],
      venturaDiscard: [36],
      removed: restOf('ventura', 33, 34, 35, 36),
      turn: { step: 'recruit', seat: 0 },
    }),
  );
  const removed = [...t.s.removed];
  t.act(0, 'buy');
  expect(t.player(0).hand).toEqual([36]);
  expect(t.refusal(0, 'buy').rule).toBe('V11.3');
  expect(t.s.display).toEqual([33, 34, 35]);
  expect(t.s.removed).toEqual(removed);
});

test('V27.5 V25.4 a Captain killed in battle and a Garrison that fell go out of the game, not to a pile', () => {
  const t = table(
    position({
      troops: [
        { seat: 0, area: 2, at: 'Vignola', captain: 'Acuto', companies: ['farmers'] },
        { seat: 1, area: 2, at: 'Mantua', captain: 'Fortebraccio', companies: [25] },
      ],
      wounds: { 107: 5 },
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Mantua'));
  t.act(1, 'defend', 'troop:1.2');
  expect(t.s.removed).toContain(1);
  expect(t.s.venturaDiscard).not.toContain(1);
  expect(t.s.conscriptionDiscard).toEqual([59]);

  const g = table(
    position({
      troops: [{ seat: 0, area: 2, at: 'Vignola', companies: [25] }],
      wounds: { 107: 5 },
      turn: { step: 'troop', seat: 0 },
    }),
  );
  g.act(0, 'march', 'troop:0.2');
  g.act(0, 'enter', g.tileArg('Mantua'));
  expect(g.troop(1, 1)).toBeNull();
  expect(g.s.removed).toContain(107);
  expect([...g.s.venturaDiscard, ...g.s.conscriptionDiscard]).not.toContain(107);
});
