import { type AnyGame, anyEngineOf, at, chanceOf, type GameEvent, rngOf, type World } from '@condotta/kernel';
import { expect } from 'vitest';
import type { State, VenturaFrame } from '../state.ts';
import { ventura } from './pinned.ts';
import { battle, idleTo } from './scenes.ts';
import { test } from './seating.ts';
import { position, table } from './table.ts';

/** V29.1: the sources of points, as the log cites them. */
const SOURCES = ['V8.5', 'V9.1', 'V9.3', 'V13.3', 'V19.7', 'V25.2', 'V25.7', 'V29.1', 'V30.2'];

/** A whole random game with everything it says. */
function randomGame(seed: string, seats: number): { world: World<State, VenturaFrame>; events: GameEvent[] } {
  const engine = anyEngineOf(ventura as AnyGame);
  const rng = rngOf(seed);
  const events: GameEvent[] = [];
  const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, rng(values.length))]));
  const world = engine.begin({ seats, scenario: null, options }, chanceOf(rng), events);
  for (let n = 0; n < 6000 && !world.over; n++) {
    const seat = at(world.waiting, rng(world.waiting.length));
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, rng(legal.length)), chanceOf(rng), events);
  }
  return { world: world as World<State, VenturaFrame>, events };
}

test('V29.1 V29.3 in whole games points come from nothing but the sources of the rules, and are never lost', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 9; n++) {
    const { world, events } = randomGame(`points ${n}`, 2 + (n % 3));
    const changes = events.filter(({ key }) => key === 'points');
    const sums = world.state.players.map(() => 0);
    for (const { args, rule } of changes) {
      expect(SOURCES).toContain(rule);
      seen.add(rule);
      const seat = Number(String(args['seat']).slice(5));
      sums[seat] = (sums[seat] ?? 0) + Number(args['points']);
      expect(args['points']).toBeGreaterThan(0);
      expect(args['total']).toBe(sums[seat]);
    }
    expect(world.state.players.map(({ points }) => points)).toEqual(sums);
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('V29.1 winning land without markers, buying cards or beating a Company gives nothing', () => {
  const t = battle([[], []]);
  expect(t.troop(1, 2)).toBeNull();
  // The beaten Troop was a Company; the two markers of the Plain count, the battle does not.
  expect(t.log(null).filter(({ key }) => key === 'points')).toMatchObject([{ rule: 'V25.7', args: { points: 2 } }]);
  const annex = table(
    position({
      players: [{ florins: 2 }, {}],
      troops: [{ seat: 0, area: 2, at: 'Anghiari', companies: ['swordsmen'] }],
      turn: { step: 'recruit', seat: 0 },
    }),
  );
  annex.act(0, 'buy');
  idleTo(annex, 'deploy', 0);
  expect(annex.owner('Anghiari')).toBe(0);
  expect(annex.player(0).points).toBe(0);
});

test('V29.2 each source is added and checked by itself, in the order of the rules', () => {
  // 5 points for the Army, then 2 for the markers: with 24 both are scored, with 25 the first one ends the game.
  const fight = (points: number) => {
    const t = table(
      position({
        players: [{ points }, {}],
        troops: [
          { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [25] },
          { seat: 0, area: 3, at: 'Chianti', companies: ['swordsmen'] },
          { seat: 1, area: 2, at: 'Plain of Lodi', captain: 'Fortebraccio', companies: ['farmers'] },
        ],
        turn: { step: 'troop', seat: 0 },
      }),
    );
    t.act(0, 'march', 'troop:0.2');
    t.act(0, 'enter', t.tileArg('Plain of Lodi'));
    return t;
  };
  const before = fight(22);
  expect(before.log(null).filter(({ key }) => key === 'points')).toMatchObject([
    { rule: 'V25.2', args: { points: 5, total: 27 } },
    { rule: 'V25.7', args: { points: 2, total: 29 } },
  ]);
  expect(before.over).toBeNull();
  expect(fight(24).player(0).points).toBe(31);
  const now = fight(25);
  expect(now.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(now.player(0).points).toBe(30);
  expect(now.markers('Plain of Lodi')).toBe(2);
});

test.amongThemselves('V29.2 V31.1 the point of the First Player card counts at once, and wins if it makes 30', () => {
  const doc = position({ round: 2, players: [{ points: 29 }, { points: 29, florins: 1 }] });
  const t = table(doc);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect([t.player(0).points, t.player(1).points]).toEqual([30, 29]);
});

test('V29.3 points are open, may pass 30, are not spent, and not lost with the City', () => {
  const t = table(
    position({
      players: [{ points: 29, florins: 5 }, { points: 7 }],
      turn: { step: 'prestige', seat: 0 },
    }),
  );
  for (const seat of [0, 1, null]) expect(t.view(seat)).toMatchObject({ players: [{ points: 29 }, { points: 7 }] });
  t.act(0, 'spend', 5);
  expect(t.player(0).points).toBe(36);

  // Whoever loses his City keeps the points he has.
  const lost = table(
    position({
      players: [{}, { points: 7 }],
      removed: [107],
      troops: [{ seat: 0, area: 2, at: 'Vignola', captain: 'Acuto', companies: [25] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  lost.act(0, 'march', 'troop:0.2');
  lost.act(0, 'enter', lost.tileArg('Mantua'));
  lost.act(0, 'halt');
  expect(lost.player(1)).toMatchObject({ points: 7, living: false });
});

test('V29.4 E26 markers lost by recomputing give no points', () => {
  const t = table(
    position({
      players: [{}, { domain: ['Mantua', 'Vignola', 'Plain of Lodi', 'Camaldoli', 'Anghiari'] }],
      troops: [
        { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [25] },
        { seat: 0, area: 3, at: 'Chianti', companies: ['swordsmen'] },
      ],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  // Anghiari: 1 and 1 for the Wood beside it.
  expect([t.markers('Anghiari'), t.markers('Camaldoli')]).toEqual([2, 1]);
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Camaldoli'));
  t.act(0, 'halt');
  expect([t.markers('Anghiari'), t.owner('Anghiari'), t.markers('Camaldoli')]).toEqual([1, 1, 0]);
  expect(t.s.players.map(({ points }) => points)).toEqual([1, 0]);
});

test('V29.4 Troops given up by their owner give no points', () => {
  const t = table(
    position({
      players: [{ florins: 9 }, {}],
      troops: [{ seat: 0, area: 2, at: 'Ferrara', captain: 'Acuto', companies: [25] }],
      turn: { step: 'upkeep', seat: 0 },
    }),
  );
  t.act(0, 'dismiss', 'card:25');
  expect(t.troop(0, 2)).toBeNull();
  t.act(0, 'dismiss', 'card:106');
  t.act(0, 'pay');
  expect(t.s.players.map(({ points }) => points)).toEqual([0, 0]);
  const full = table(
    position({
      players: [{ florins: 9, hand: ['swordsmen'] }, {}],
      troops: [2, 3, 4, 5].map((area) => ({ seat: 0, area, at: 'Ferrara', companies: ['farmers'] })),
      turn: { step: 'deploy', seat: 0 },
    }),
  );
  full.act(0, 'deploy', 'card:33');
  full.act(0, 'vacate', 'area:3');
  expect(full.s.players.map(({ points }) => points)).toEqual([0, 0]);
});
