import { at, eyesOf, range, rngOf, SPECTATOR, type World } from '@condotta/kernel';
import { expect } from 'vitest';
import type { FrameOf, State, VenturaFrame } from '../state.ts';
import { three } from './scenes.ts';
import { reseated, test } from './seating.ts';
import { newGame, type PositionDoc, position, type TestTable, table } from './table.ts';

type VenturaWorld = World<State, VenturaFrame>;

const hidden = (t: TestTable): number[] => range(t.s.players.length + 1).map((i) => i - 1);
const trueWorld = (t: TestTable): VenturaWorld => reseated(t.match.world as VenturaWorld, t.seats.playerOn);
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Forty worlds that these eyes cannot tell from the true one; that they cannot is asserted here. */
function worldsFor(t: TestTable, seat: number): VenturaWorld[] {
  const { engine, world } = t.match;
  const place = t.seats.seatOf(seat);
  const eyes = seat < 0 ? SPECTATOR : eyesOf(place);
  const shown = JSON.stringify(engine.game.view(engine.table(world), world, eyes));
  const offered = JSON.stringify(seat < 0 ? [] : engine.candidates(world, place));
  return range(40).map((n) => {
    const other = engine.copy(world);
    engine.game.reimagine(engine.table(other), other, eyes, rngOf(`${seat} ${n}`));
    expect(JSON.stringify(engine.game.view(engine.table(other), other, eyes))).toBe(shown);
    if (seat >= 0) expect(JSON.stringify(engine.candidates(other, place))).toBe(offered);
    return reseated(other as VenturaWorld, t.seats.playerOn);
  });
}

/** The secret differs among the worlds of those who must not know it, and never among those of its owner. */
function keptBy(t: TestTable, owner: number | null, secret: (world: VenturaWorld) => unknown): void {
  const truth = JSON.stringify(secret(trueWorld(t)));
  for (const seat of hidden(t)) {
    const found = new Set(worldsFor(t, seat).map((world) => JSON.stringify(secret(world))));
    if (seat === owner) expect(found).toEqual(new Set([truth]));
    else expect([seat, found.size > 1]).toEqual([seat, true]);
  }
}

const frameOf = <P extends VenturaFrame['proc']>(world: VenturaWorld, proc: P): FrameOf<P> =>
  world.stack.find((frame) => frame.proc === proc) as FrameOf<P>;

/** What others and spectators read of it names no card or tile. */
function silent(t: TestTable, owner: number, things: readonly string[]): void {
  for (const seat of hidden(t)) {
    const log = JSON.stringify(t.log(seat < 0 ? null : seat));
    for (const thing of things)
      expect([seat, thing, log.includes(`"${thing}"`)]).toEqual([seat, thing, seat === owner]);
  }
}

const doc = (changes: Partial<PositionDoc> = {}): PositionDoc =>
  three({
    players: [
      { florins: 6, hand: [1, 19, 59, 93], reserve: ['Cusago', 'Pandino'] },
      { florins: 6, hand: [2, 60], reserve: ['Euganean Hills'] },
      { florins: 6 },
    ],
    display: [33, 34, 35],
    venturaDiscard: [21],
    turn: { step: 'recruit', seat: 0 },
    ...changes,
  });

test.amongThemselves(
  'V33.1 nobody knows what comes next from a deck or the stockpile; the tiles out by their Setup value are known',
  () => {
    const t = table(doc());
    for (const seat of hidden(t)) {
      const view = t.view(seat < 0 ? null : seat);
      expect(view).toMatchObject({
        ventura: { deck: t.s.venturaDeck.length },
        conscription: { deck: t.s.conscriptionDeck.length },
        stockpile: t.s.stock.length,
        tilesOut: [32, 33, 34, 35, 36, 37, 38, 39, 40],
      });
    }
    // Which cards lie in a deck, others' hands being hidden, is known to nobody; its order does not exist before a draw.
    keptBy(t, null, ({ state }) => state.venturaDeck);
    keptBy(t, null, ({ state }) => state.conscriptionDeck);
    keptBy(t, null, ({ state }) => state.stock);
    for (const world of worldsFor(t, 0)) expect(world.state.stock).toEqual(sorted(world.state.stock));
  },
);

test('V33.2 a hand is known to its owner alone', () => {
  const t = table(doc());
  keptBy(t, 0, ({ state }) => at(state.players, 0).hand);
  keptBy(t, 1, ({ state }) => at(state.players, 1).hand);
  for (const seat of [1, 2, null]) expect(at(t.view(seat)['players'] as { hand: unknown }[], 0).hand).toBeNull();
  expect(t.view(0)).toMatchObject({ players: [{ hand: [1, 19, 59, 93] }, { hand: null }, { hand: null }] });
  t.script(39);
  t.act(0, 'buy');
  silent(t, 0, ['card:39']);
  // The backs are open, so a Ventura card is only ever taken for another one.
  for (const world of worldsFor(t, 1)) {
    const { hand } = at(world.state.players, 0);
    expect([hand.length, hand.filter((card) => card <= 58).length]).toEqual([5, 3]);
  }
});

test('V33.2 a reserve is known to its owner alone, and so is the tile chosen from it until it lies', () => {
  const t = table(doc({ turn: { step: 'expansion', seat: 0 } }));
  keptBy(t, 0, ({ state }) => sorted(at(state.players, 0).reserve));
  t.act(0, 'choose', t.tileArg('Cusago'));
  keptBy(t, 0, (world) => frameOf(world, 'expansion').tile);
  silent(t, -2, [t.tileArg('Cusago')]);
  t.act(0, 'lay', at(t.args(0, 'lay'), 0));
  expect(JSON.stringify(t.log(null))).toContain(`"${t.tileArg('Cusago')}"`);
});

test('V33.2 tiles drawn at set-up are known to their owner until they are laid', () => {
  const t = newGame(3);
  while (t.frame.proc === 'families') t.act(at(t.asked, 0), 'family', at(t.args(at(t.asked, 0), 'family'), 0));
  for (const seat of [0, 1, 2]) {
    keptBy(t, seat, ({ state }) => sorted(at(state.players, seat).reserve));
    silent(
      t,
      seat,
      t.player(seat).reserve.map((tile) => `tile:${tile}`),
    );
  }
  const seat = at(t.asked, 0);
  t.act(seat, 'choose', at(t.args(seat, 'choose'), 0));
  keptBy(t, seat, (world) => frameOf(world, 'building').tile);
});

test('V33.2 the three cards of To Arms! and of the Visconti are known to the chooser until two are discarded', () => {
  const arms = table(doc({ options: { toArms: true } }));
  arms.script(37, 39, 41);
  arms.act(0, 'three');
  keptBy(arms, 0, (world) => frameOf(world, 'recruit').seen);
  silent(arms, 0, ['card:37', 'card:39', 'card:41']);
  arms.act(0, 'keep', 'card:39');
  silent(arms, 0, ['card:39']);
  expect(arms.view(null)).toMatchObject({ ventura: { discard: [21, 37, 41] } });

  const visconti = table(
    position({
      options: { familialExpertise: true },
      players: [{ family: 'visconti', florins: 3, domain: ['Chianti'] }, {}],
      turn: { step: 'conscription', seat: 0 },
    }),
  );
  visconti.script(61, 75, 94);
  visconti.act(0, 'three');
  keptBy(visconti, 0, (world) => frameOf(world, 'conscription').seen);
  silent(visconti, 0, ['card:61', 'card:75', 'card:94']);
});

test('V33.2 the three tiles of the Gonzaga are known to them, also those put under the stockpile', () => {
  const t = table(doc({ options: { familialExpertise: true }, turn: { step: 'fortune', seat: 1 } }));
  t.script(18, 19, 22);
  t.act(1, 'three');
  keptBy(t, 1, (world) => frameOf(world, 'fortune').seen);
  t.act(1, 'keep', 'tile:19');
  keptBy(t, 1, (world) => frameOf(world, 'fortune').seen);
  t.act(1, 'under', 'tile:22');
  silent(t, 1, ['tile:22', 'tile:18', 'tile:19']);
  keptBy(t, 1, ({ state }) => state.under);
  expect(t.view(1)).toMatchObject({ under: [22, 18], stockpile: t.s.stock.length + 2 });
  for (const seat of [0, 2, null]) expect(t.view(seat)).toMatchObject({ under: null, stockpile: t.s.stock.length + 2 });
});

test.amongThemselves('V33.2 V30.3 tiles of an eliminated player stay unseen', () => {
  const t = table({ ...doc(), ...{ tilesBuried: ['Cusago', 'Pandino'] }, players: [{}, { reserve: [14] }, {}] });
  keptBy(t, null, ({ state }) => sorted(state.tilesBuried));
});

/** Both sides of a battle make their orders. */
function orders(): TestTable {
  const t = table(
    doc({
      troops: [
        { seat: 0, area: 2, at: 'Viterbo', captain: 'Colleoni', companies: [25, 26, 27] },
        { seat: 1, area: 2, at: 'Plain of Lodi', captain: 'Carmagnola', companies: [41, 42, 43] },
      ],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Plain of Lodi'));
  expect(t.frame).toMatchObject({ proc: 'battle', at: 'orders' });
  return t;
}

test('V33.3 an order of battle is hidden until both are ready', () => {
  const t = orders();
  const others = (): string => JSON.stringify([1, 2, null].map((seat) => [t.view(seat), t.log(seat)]));
  const before = others();
  const clocks = [1, 2, null].map((seat) => t.seq(seat));
  t.act(0, 'rank', 'card:26');
  expect(others()).toBe(before);
  expect([1, 2, null].map((seat) => t.seq(seat))).toEqual(clocks);
  expect(at(frameOf(trueWorld(t), 'battle').drafts, 0)).toEqual([26]);
  expect(JSON.stringify(t.view(0)['flow'])).toContain('"drafts":[[26],null]');
  keptBy(t, 0, (world) => frameOf(world, 'battle').drafts[0]);
  // Neither side may see whether the other has changed its order.
  expect(t.undo(0)).toBe(true);
  expect(others()).toBe(before);
  t.act(0, 'rank', 'card:27');
  t.act(0, 'rank', 'card:25');
  // He is ready, and that is all one sees.
  expect(t.asked).toEqual([1]);
  keptBy(t, 0, (world) => frameOf(world, 'battle').drafts[0]);
  silent(t, -2, ['card:25', 'card:26', 'card:27']);
  t.act(1, 'rank', 'card:43');
  t.act(1, 'rank', 'card:42');
  const shown = t.log(null).filter(({ key }) => key === 'battle.order');
  expect(shown.map(({ args }) => args['card'])).toEqual([27, 25, 26, 43, 42, 41].map((card) => `card:${card}`));
});

test('V33.4 open to all: map, markers, Troops with wounds, Florins, points, display, discards, sizes, First Player', () => {
  const t = table(
    doc({
      first: 1,
      troops: [{ seat: 0, area: 2, at: 'Viterbo', captain: 'Colleoni', companies: [25] }],
      wounds: { 25: 2 },
      turn: { step: 'troop', seat: 0 },
    }),
  );
  for (const seat of [0, 1, 2, null]) {
    const view = t.view(seat);
    expect(view).toMatchObject({
      first: 1,
      display: [33, 34, 35],
      ventura: { discard: [21] },
      stockpile: t.s.stock.length,
      players: [
        { florins: 6, points: 0, family: 'este', reserveCount: 2, handVentura: 2, handConscription: 2 },
        { florins: 6, reserveCount: 1, handVentura: 1, handConscription: 1 },
        { florins: 6, reserveCount: 0, handVentura: 0, handConscription: 0 },
      ],
    });
    expect(view['troops']).toContainEqual(
      expect.objectContaining({
        seat: 0,
        area: 2,
        at: t.tile('Viterbo'),
        captain: 7,
        companies: [{ card: 25, wounds: 2 }],
      }),
    );
    expect(view['map']).toContainEqual({ tile: t.tile('Lomellina'), cell: 'cell:-1,0', owner: 0, markers: 2 });
    expect(view['map']).toContainEqual({ tile: t.tile('Bologna'), cell: 'cell:0,0', owner: null, markers: 0 });
  }
  // And it stays so in every world anybody may think of.
  for (const seat of hidden(t))
    for (const { state } of worldsFor(t, seat)) {
      expect(state.troops).toEqual(t.s.troops);
      expect([state.display, state.venturaDiscard, state.owners]).toEqual([
        t.s.display,
        t.s.venturaDiscard,
        t.s.owners,
      ]);
    }
});

test('V33.5 a card taken from the display is known when taken, and not marked in the hand afterwards', () => {
  const t = table(doc({ turn: { step: 'fortune', seat: 0 } }));
  t.act(0, 'take', 'card:34');
  for (const seat of [0, 1, 2, null])
    expect(t.log(seat).find(({ key }) => key === 'fortune.card')?.args).toEqual({ seat: 'seat:0', card: 'card:34' });
  for (const seat of [1, 2, null])
    expect(at(t.view(seat)['players'] as { hand: unknown }[], 0)).toMatchObject({ hand: null, handVentura: 3 });
});
