import { expect } from 'vitest';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, table } from './table.ts';

/** The tiles of the stockpile in the position of the tests: those of Setup value 2 that are not on the map. */
const STOCK = [
  'Pandino',
  'Cusago',
  'Euganean Hills',
  'Casalecchio',
  'Borgoforte on the Po',
  'Cassano on the Adda',
  'Cisa Pass',
  'Montecchio Vesponi',
];
/** Three of the display, in the order laid out: a Captain and two Companies. */
const DISPLAY = ['Acuto', 'crossbowmen', 'spearmen'];
const HAND = ['farmers', 'woodcutters', 'bowmen', 'pikemen', 'night-march'];
/** All Ventura cards but those of the display above and of HAND. */
const OTHERS = Array.from({ length: 58 }, (_, i) => i + 1).filter((id) => ![1, 19, 27, 37, 39].includes(id));

type Changes = NonNullable<Parameters<typeof position>[0]>;

const fortune = (este: PlayerDoc = {}, gonzaga: PlayerDoc = {}, changes: Changes = {}): TestTable =>
  table(position({ display: DISPLAY, ...changes, players: [este, gonzaga], turn: { step: 'fortune', seat: 0 } }));

const eyes = (t: TestTable, seat: number | null): string => JSON.stringify([t.view(seat), t.log(seat)]);

test.amongThemselves('V10.1 one thing for free: the top tile or one displayed card', () => {
  const t = fortune({ florins: 3 });
  expect(t.offers(0)).toEqual(['tile', 'take card:1', 'take card:19', 'take card:27']);
  t.act(0, 'take', 'card:19');
  expect(t.player(0)).toMatchObject({ florins: 3, hand: [19], reserve: [] });
  expect(t.asked).toEqual([1]);
  expect(t.refusal(0, 'tile').code).toBe('not-asked');
  t.script(t.tile('Pandino'));
  t.act(1, 'tile');
  expect(t.player(1)).toMatchObject({ florins: 0, hand: [], reserve: [t.tile('Pandino')] });
  expect(t.s.stock).toHaveLength(STOCK.length - 1);
  expect(t.frame.proc).not.toBe('fortune');
});

test('V10.1 a card that is not displayed cannot be taken', () => {
  const t = fortune({ hand: ['bowmen'] });
  for (const arg of ['card:2', 'card:39', 'card:0', 'tile:8', 8])
    expect(t.refusal(0, 'take', arg).code).toBe('unknown');
});

test('V10.1 a place that another player has emptied for good cannot be taken from', () => {
  const t = fortune({}, {}, { removed: [...OTHERS, 37, 39] });
  t.act(0, 'take', 'card:19');
  expect(t.args(1, 'take')).toEqual(['card:1', 'card:27']);
  expect(t.refusal(1, 'take', 'card:19').code).toBe('unknown');
});

test('V10.2 taking is mandatory: there is no pass', () => {
  const t = fortune();
  for (const verb of ['pass', 'stop', 'done', 'end']) expect(t.refusal(0, verb).code).toBe('unknown');
  expect(t.asked).toEqual([0]);
});

test.amongThemselves('V10.2 if only tiles or only cards are left, that is the only choice', () => {
  const tiles = fortune({}, {}, { display: [], removed: [1, 19, 27, 37, 39, ...OTHERS] });
  expect(tiles.offers(0)).toEqual(['tile']);
  const cards = fortune({ reserve: STOCK });
  expect(cards.offers(0)).toEqual(['take card:1', 'take card:19', 'take card:27']);
  expect(cards.refusal(0, 'tile').rule).toBe('V10.6');
});

test.amongThemselves('V10.2 if neither is left nobody takes anything', () => {
  const t = fortune({ reserve: STOCK, florins: 2 }, {}, { display: [], removed: [1, 19, 27, 37, 39, ...OTHERS] });
  expect(t.frame).toMatchObject({ proc: 'recruit', seat: 0 });
  expect(t.player(0).hand).toEqual([]);
});

test.amongThemselves('V10.3 a drawn tile goes to the reserve, and nobody else learns which', () => {
  const draw = (tile: string): TestTable => {
    const t = fortune({ florins: 1 });
    t.script(t.tile(tile));
    t.act(0, 'tile');
    expect(t.player(0).reserve).toEqual([t.tile(tile)]);
    return t;
  };
  const [a, b] = [draw('Pandino'), draw('Cisa Pass')];
  expect(eyes(a, 1)).toBe(eyes(b, 1));
  expect(eyes(a, null)).toBe(eyes(b, null));
  expect(a.view(1)).toMatchObject({ players: [{ reserveCount: 1, reserve: null }, {}], stockpile: 7 });
  expect(a.log(1).some(({ key }) => key === 'fortune.tile')).toBe(true);
});

test('V10.3 the owner sees his reserve at any time, in the turn of another player too', () => {
  const t = fortune({ reserve: ['Cusago'] });
  t.script(t.tile('Pandino'));
  t.act(0, 'tile');
  expect(t.asked).toEqual([1]);
  expect(t.view(0)).toMatchObject({ players: [{ reserve: [t.tile('Cusago'), t.tile('Pandino')] }, {}] });
  expect(t.log(0).some(({ args }) => args['tile'] === t.tileArg('Pandino'))).toBe(true);
});

test('V10.3 the reserve has no limit, and a drawn tile is not taken back', () => {
  const t = fortune({ hand: HAND, reserve: STOCK.slice(1) });
  t.act(0, 'tile');
  expect(t.player(0).reserve).toHaveLength(STOCK.length);
  expect(t.player(0).hand).toHaveLength(5);
  expect(t.asked).toEqual([1]);
  expect(t.undo(0)).toBe(false);
});

test('V10.4 a displayed card goes to the hand before all eyes', () => {
  const t = fortune();
  t.act(0, 'take', 'card:1');
  expect(t.player(0).hand).toEqual([1]);
  for (const seat of [1, null]) {
    expect(t.log(seat).some(({ key, args }) => key === 'fortune.card' && args['card'] === 'card:1')).toBe(true);
    expect(t.view(seat)).toMatchObject({ players: [{ handVentura: 1, hand: null }, {}] });
  }
});

test('V10.4 the hand limit applies at once: a sixth card costs one, the new one or another', () => {
  for (const given of [27, 101]) {
    const t = fortune({ hand: HAND });
    t.act(0, 'take', 'card:27');
    expect(t.asked).toEqual([0]);
    // V10.5: no new card is shown before he has decided.
    expect(t.s.display).toEqual([1, 19]);
    expect(t.offers(0).sort()).toEqual(
      t
        .player(0)
        .hand.map((card) => `discard card:${card}`)
        .sort(),
    );
    expect(t.offers(0)).toHaveLength(6);
    t.act(0, 'discard', `card:${given}`);
    expect(t.player(0).hand).toHaveLength(5);
    expect(t.player(0).hand).not.toContain(given);
    expect(given === 27 ? t.s.venturaDiscard : t.s.conscriptionDiscard).toEqual([given]);
    expect(t.asked).toEqual([1]);
  }
});

test('V10.5 the display has three again before the next turn', () => {
  const t = fortune();
  t.script(2);
  t.act(0, 'take', 'card:19');
  expect([...t.s.display].sort((x, y) => x - y)).toEqual([1, 2, 27]);
  expect(t.args(1, 'take').sort()).toEqual(['card:1', 'card:2', 'card:27']);
  expect(t.s.venturaDeck).not.toContain(2);
  expect(t.undo(0)).toBe(false);
});

test('V10.5 a drawn tile leaves the display alone', () => {
  const t = fortune();
  t.act(0, 'tile');
  expect(t.s.display).toEqual([1, 19, 27]);
});

test('V10.5 the hand limit comes before the new card: it may even come from that discard', () => {
  const t = fortune({ hand: HAND }, {}, { removed: OTHERS });
  t.act(0, 'take', 'card:1');
  expect(t.s.display).toEqual([19, 27]);
  expect(t.undo(0)).toBe(true);
  t.act(0, 'take', 'card:1');
  t.act(0, 'discard', 'card:39');
  expect([...t.s.display].sort((x, y) => x - y)).toEqual([19, 27, 39]);
  expect(t.s.venturaDiscard).toEqual([]);
});

test('V10.6 with deck and discard pile empty the display stays short', () => {
  const t = fortune({}, {}, { removed: [...OTHERS, 37, 39] });
  t.act(0, 'take', 'card:1');
  expect(t.s.display).toEqual([19, 27]);
  t.act(1, 'take', 'card:19');
  expect(t.s.display).toEqual([27]);
});

test('V10.6 an empty deck is renewed from the discard pile, not from the cards out of the game', () => {
  const t = fortune({}, {}, { removed: OTHERS, venturaDiscard: ['pikemen', 'bowmen'] });
  t.script(39);
  t.act(0, 'take', 'card:1');
  expect(t.s.display).toEqual([19, 27, 39]);
  expect(t.s.venturaDeck).toEqual([37]);
  expect(t.s.venturaDiscard).toEqual([]);
});

test.amongThemselves('V10.6 the stockpile is never refilled', () => {
  const t = fortune({ reserve: STOCK.slice(1) });
  t.act(0, 'tile');
  expect(t.view(1)['stockpile']).toBe(0);
  expect(t.refusal(1, 'tile').rule).toBe('V10.6');
  expect(t.args(1, 'take')).toHaveLength(3);
});
