import { at, range } from '@condotta/kernel';
import { expect } from 'vitest';
import { FAMILIES } from '../components/index.ts';
import { ventura } from './pinned.ts';
import { restOf } from './scenes.ts';
import { test } from './seating.ts';
import { newGame, type PositionDoc, position, type TestTable, table } from './table.ts';

const NAMES = ['equalDomains', 'mixedFortunes', 'toArms', 'familialExpertise'] as const;

/** Until the tiles are dealt. */
function chooseFamilies(t: TestTable): TestTable {
  while (t.frame.proc === 'families') t.act(at(t.asked, 0), 'family', at(t.args(at(t.asked, 0), 'family'), 0));
  return t;
}

test('V32.1 the four options are off by default and each can be switched on by itself', () => {
  for (const name of NAMES) expect(ventura.options.find(({ id }) => id === name)?.values).toEqual([false, true]);
  for (const bits of range(16)) {
    const options = Object.fromEntries(NAMES.map((name, i) => [name, (bits & (1 << i)) !== 0]));
    const t = newGame(2, options);
    expect(t.s.options).toEqual({ ...options, papalStart: true });
    // What an option brings comes with that option alone.
    expect(t.frame.proc === 'families').toBe(!options['familialExpertise']);
    chooseFamilies(t);
    const equal = t.s.players.every(({ reserve }) =>
      reserve.every((tile) => at(ventura.components.tiles, tile - 1).equal),
    );
    if (options['equalDomains']) expect(equal).toBe(true);
    const recruit = table(position({ options, players: [{ florins: 2 }, {}], turn: { step: 'recruit', seat: 0 } }));
    expect(recruit.args(0, 'three').length === 1).toBe(options['toArms']);
  }
});

test('V32.2 Equal Domains: a Castle, a Wood, a Field and a Hill of the same values for each; the rest is the stockpile', () => {
  for (const [seats, stock] of [
    [2, 8],
    [3, 13],
    [4, 18],
  ] as const) {
    const t = chooseFamilies(newGame(seats, { equalDomains: true }));
    const tiles = t.s.players.map(({ reserve }) => reserve.map((id) => at(ventura.components.tiles, id - 1)));
    const values = tiles.map((own) =>
      own.map(({ type, income, cost, ranged, melee, resistance }) =>
        JSON.stringify([type, income, cost, ranged, melee, resistance]),
      ),
    );
    for (const own of tiles) expect(own.map(({ type }) => type)).toEqual(['castle', 'wood', 'field', 'hill']);
    for (const own of values) expect(own).toEqual(values[0]);
    for (const own of tiles) for (const { setup } of own) expect(setup).toBeLessThanOrEqual(seats);
    expect(t.s.stock).toHaveLength(stock);
    const dealt = t.s.players.flatMap(({ reserve }) => reserve);
    expect(new Set([...dealt, ...t.s.stock]).size).toBe(dealt.length + stock);
    // Known to all, also to a spectator.
    for (const seat of [0, 1, null])
      expect(t.view(seat)).toMatchObject({ players: t.s.players.map(({ reserve }) => ({ reserve })) });
  }
  const plain = chooseFamilies(newGame(2, {}));
  expect(plain.view(0)).toMatchObject({ players: [{ reserve: plain.player(0).reserve }, { reserve: null }] });
});

/** The last player of the Prestige Step: after him the Fortune Step begins. */
const prestige = (display: number[], more: Partial<PositionDoc> = {}, mixedFortunes = true): TestTable =>
  table(position({ options: { mixedFortunes }, display, turn: { step: 'prestige', seat: 1 }, ...more }));

test.amongThemselves(
  'V32.3 Mixed Fortunes: three of one type are replaced at the start of the step, as often as needed',
  () => {
    for (const [three, alike, mixed] of [
      // Companies, and again Companies, then a Captain among them.
      [
        [19, 21, 23],
        [25, 27, 29],
        [1, 31, 33],
      ],
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 31, 33],
      ],
    ] as const) {
      const t = prestige([...three]);
      t.script(...alike, ...mixed);
      t.act(1, 'spend', 0);
      expect(t.s.display).toEqual(mixed);
      expect(t.s.venturaDiscard).toEqual([...three, ...alike]);
      expect(t.asked).toEqual([0]);
    }
    const same = prestige([1, 21, 23]);
    same.act(1, 'spend', 0);
    expect(same.s.display).toEqual([1, 21, 23]);
    const off = prestige([19, 21, 23], {}, false);
    off.act(1, 'spend', 0);
    expect(off.s.display).toEqual([19, 21, 23]);
  },
);

test.amongThemselves('V32.3 and after each refill in the step', () => {
  const t = prestige([1, 21, 23]);
  t.act(1, 'spend', 0);
  t.script(25, 2, 27, 29);
  t.act(0, 'take', 'card:1');
  expect(t.s.display).toEqual([2, 27, 29]);
  expect(t.s.venturaDiscard).toEqual([21, 23, 25]);
  // Also after that of the last player, when nobody takes any more.
  t.script(31, 3, 33, 35);
  t.act(1, 'take', 'card:2');
  expect(t.s.display).toEqual([3, 33, 35]);
  expect(t.frame.proc).not.toBe('fortune');
});

test.amongThemselves('V32.4 it stops where no card of the other type is left, and leaves a short display alone', () => {
  const captains = range(18).map((i) => i + 1);
  const t = prestige([19, 21, 23], { removed: captains });
  t.act(1, 'spend', 0);
  expect([t.s.display, t.s.venturaDiscard]).toEqual([[19, 21, 23], []]);
  // A Captain in the discard pile can still come.
  const one = prestige([19, 21, 23], { removed: restOf('ventura', 19, 21, 23, 1), venturaDiscard: [1] });
  one.act(1, 'spend', 0);
  expect(one.s.display).toContain(1);
  expect(one.s.display).toHaveLength(3);
  const short = prestige([19, 21]);
  short.act(1, 'spend', 0);
  expect(short.s.display).toEqual([19, 21]);
});

const arms = (hand: number[], more: Partial<PositionDoc> = {}, florins = 5): TestTable =>
  table(
    position({
      options: { toArms: true },
      players: [{ florins, hand }, {}],
      turn: { step: 'recruit', seat: 0 },
      ...more,
    }),
  );

test('V32.5 To Arms!: one card or three for 2 Florins, at each purchase; two of three are discarded', () => {
  const t = arms([]);
  t.script(33, 35, 37);
  t.act(0, 'three');
  expect(t.player(0)).toMatchObject({ florins: 3, hand: [] });
  expect(t.offers(0)).toEqual(['keep card:33', 'keep card:35', 'keep card:37']);
  expect(t.refusal(0, 'keep', 'card:39').code).toBe('unknown');
  t.act(0, 'keep', 'card:35');
  expect(t.player(0).hand).toEqual([35]);
  expect(t.s.venturaDiscard).toEqual([33, 37]);
  // Again, now a single one; and 1 Florin is too little for either.
  expect(t.offers(0)).toContain('three');
  t.script(39);
  t.act(0, 'buy');
  expect(t.player(0)).toMatchObject({ florins: 1, hand: [35, 39] });
  expect([t.refusal(0, 'buy').rule, t.refusal(0, 'three').rule]).toEqual(['V1.7', 'V1.7']);
  const off = arms([], { options: {} });
  expect(off.refusal(0, 'three').rule).toBe('V32.5');
});

test('V32.5 the hand limit applies after the choice', () => {
  const t = arms([1, 2, 19, 59, 60]);
  t.script(33, 35, 37);
  t.act(0, 'three');
  expect(t.frame).toMatchObject({ proc: 'recruit', at: 'keep' });
  t.act(0, 'keep', 'card:37');
  expect(t.frame.proc).toBe('limit');
  expect(t.args(0, 'discard')).toHaveLength(6);
});

test.amongThemselves('V32.6 with fewer than three left he sees what there is and keeps one', () => {
  const cards = arms([], { removed: restOf('ventura', 33, 35), venturaDiscard: [35] });
  cards.act(0, 'three');
  expect(cards.args(0, 'keep').sort()).toEqual(['card:33', 'card:35']);
  cards.act(0, 'keep', 'card:33');
  expect(cards.s.venturaDiscard).toEqual([35]);
  cards.act(0, 'three');
  expect(cards.args(0, 'keep')).toEqual(['card:35']);
  cards.act(0, 'keep', 'card:35');
  expect(cards.refusal(0, 'three').rule).toBe('V11.3');
  expect(cards.player(0).florins).toBe(1);

  const tiles = table(
    position({
      options: { familialExpertise: true },
      first: 1,
      players: [{ reserve: [8, 10, 14, 17, 18, 19] }, {}],
      turn: { step: 'fortune', seat: 1 },
    }),
  );
  tiles.act(1, 'three');
  expect(tiles.args(1, 'keep').sort()).toEqual(['tile:21', 'tile:22']);
  tiles.act(1, 'keep', 'tile:22');
  expect([tiles.player(1).reserve, tiles.s.under, tiles.s.stock]).toEqual([[22], [21], []]);

  const conscripts = table(
    position({
      options: { familialExpertise: true },
      players: [{ family: 'visconti', florins: 3, domain: ['Chianti'] }, {}],
      removed: restOf('conscription', 59, 75),
      turn: { step: 'conscription', seat: 0 },
    }),
  );
  conscripts.act(0, 'three');
  expect(conscripts.args(0, 'keep').sort()).toEqual(['card:59', 'card:75']);
});

test.asWritten('V32.7 Familial Expertise: the families are dealt, not chosen', () => {
  // First Player seat 1; then, in turn order, the fourth of four families, the second of three, the first of two.
  const t = newGame(3, { familialExpertise: true }, [1, 3, 1, 0]);
  expect(t.s.players.map(({ family }) => FAMILIES[family])).toEqual(['este', 'visconti', 'gonzaga']);
  expect(t.frame.proc).toBe('building');
  expect(t.log(null).filter(({ key }) => key === 'setup.family')).toMatchObject([
    { rule: 'V32.7', args: { player: 2, family: 'family:visconti' } },
    { args: { player: 3, family: 'family:gonzaga' } },
    { args: { player: 1, family: 'family:este' } },
  ]);
  expect(newGame(3, {}).frame).toMatchObject({ proc: 'families', at: 'choose' });
});
