/** The kit that Ravenna brings for computer players: sound answers to every question, whatever the position. */

import { type AnyEngine, anyEngineOf, at, chanceOf, type Frame, rngOf, tableOf, type World } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { ravenna } from '../index.ts';
import { ravennaKit } from '../mind/index.ts';
import type { RavennaFrame, RavennaTypes, State } from '../state.ts';
import { seatSide } from '../units.ts';

const engine: AnyEngine = anyEngineOf(ravenna);
type AnyWorld = World<unknown, Frame>;
type RavennaWorld = World<State, RavennaFrame>;

const TEAMS = ['even', 'french', 'league'];

/** Positions of games at all numbers of seats, played half at random and half by the script, so that they last. */
function* positions(games: number): Generator<{ world: RavennaWorld; seat: number }> {
  for (let game = 0; game < games; game++) {
    const rng = rngOf(`mind${game}`);
    const chance = chanceOf(rng);
    const setup = { seats: 2 + (game % 5), scenario: null, options: { teams: at(TEAMS, game % 3) } };
    const any: AnyWorld = engine.begin(setup, chance, null);
    const world = any as RavennaWorld;
    while (!world.over) {
      const seat = at(world.waiting, rng(world.waiting.length));
      yield { world, seat };
      const legal = engine.legal(any, seat);
      const wish = at(
        ravennaKit.scripts['steady']?.(tableOf<RavennaTypes>(world.state, ravenna.components), world, seat) ?? [],
        0,
      );
      engine.play(any, seat, rng(4) === 0 ? at(legal, rng(legal.length)) : wish, chance, null);
    }
  }
}

test.each(Object.keys(ravennaKit.scripts))('the script %s has a legal answer to every question', (name) => {
  const seen = new Set<string>();
  for (const { world, seat } of positions(10)) {
    const { proc, at: step } = at(world.stack, world.stack.length - 1);
    const [first] =
      ravennaKit.scripts[name]?.(tableOf<RavennaTypes>(world.state, ravenna.components), world, seat) ?? [];
    expect([proc, step, first && engine.check(world, seat, first)]).toEqual([proc, step, null]);
    seen.add(`${proc}.${step}`);
  }
  expect(seen.size).toBeGreaterThanOrEqual(13);
});

test('candidates are legal, different, and the best come first', () => {
  for (const { world, seat } of positions(6)) {
    const legal = engine.legal(world, seat);
    const macros = ravennaKit.candidates(tableOf<RavennaTypes>(world.state, ravenna.components), world, seat, legal);
    expect(macros.length).toBeGreaterThan(0);
    const priors = macros.map(({ prior }) => prior);
    expect(priors).toEqual([...priors].sort((a, b) => b - a));
    for (const { decisions } of macros) expect(engine.check(world, seat, at(decisions, 0))).toBeNull();
    expect(new Set(macros.map(({ decisions }) => JSON.stringify(decisions))).size).toBe(macros.length);
  }
});

describe('the evaluation', () => {
  test('gives every seat the chance of its side, and both sides together 1', () => {
    for (const { world } of positions(5)) {
      const chances = ravennaKit.evaluate(tableOf<RavennaTypes>(world.state, ravenna.components), world);
      const ofSide = (side: number): number[] => chances.filter((_, seat) => seatSide(world.state, seat) === side);
      for (const side of [0, 1]) expect(new Set(ofSide(side)).size).toBe(1);
      expect(at(ofSide(0), 0) + at(ofSide(1), 0)).toBeCloseTo(1);
    }
  });

  test('a victory is 1 for all who win together, a draw is half a victory', () => {
    const { value: first } = positions(1).next();
    const world = first.world as RavennaWorld;
    const t = tableOf<RavennaTypes>(world.state, ravenna.components);
    const over = (winners: number[]): RavennaWorld => ({ ...world, over: { winners, rule: 'R17.4', key: 'end' } });
    expect(ravennaKit.evaluate(t, over([1]))).toEqual([0, 1]);
    expect(ravennaKit.evaluate(t, over([]))).toEqual([0.5, 0.5]);
  });

  test('more Moral is better, and near the end it counts for more', () => {
    const { value: first } = positions(1).next();
    const world = first.world as RavennaWorld;
    const chance = (turn: number, moral: number): number => {
      const s = structuredClone(world.state);
      s.turn = turn;
      at(s.sides, 0).moral = moral;
      return at(ravennaKit.evaluate(tableOf<RavennaTypes>(s, ravenna.components), { ...world, state: s }), 0);
    };
    expect(chance(2, 26)).toBeGreaterThan(chance(2, 24));
    expect(chance(8, 26) - chance(8, 24)).toBeGreaterThan(chance(2, 26) - chance(2, 24));
  });
});

test.each(['wounded', 'maintains', 'steadfast', 'covered'] as const)(
  'what a mind remembers of a position does not change what it sees in another one: %s',
  (fact) => {
    const pairs: { readonly world: RavennaWorld; readonly other: RavennaWorld; readonly seat: number }[] = [];
    for (const { world, seat } of positions(1)) {
      const other = structuredClone(world);
      for (const unit of other.state.units) unit[fact] = !unit[fact];
      pairs.push({ world: structuredClone(world), other, seat });
    }
    const judged = (world: RavennaWorld, seat: number): unknown => {
      const t = tableOf<RavennaTypes>(world.state, ravenna.components);
      return [
        ravennaKit.evaluate(t, world),
        ravennaKit.candidates(t, world, seat, engine.legal(world, seat)),
        ravennaKit.scripts['steady']?.(t, world, seat),
      ];
    };
    // Whichever comes first finds nothing remembered.
    const before = pairs.map(({ world, other, seat }) => [judged(world, seat), judged(other, seat)]);
    const after = pairs.map(({ world, other, seat }) => [judged(other, seat), judged(world, seat)].reverse());
    expect(after).toEqual(before);
  },
);

test('the clock never goes back', () => {
  let before = 0;
  for (const { world } of positions(1)) {
    const now = ravennaKit.clock(world);
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
});

test('a captain looks to the end of the phase, with Orders to that of the turn, general and marshal to that of the next one', () => {
  let before: World<State, RavennaFrame> | null = null;
  let horizon = 0;
  for (const { world } of positions(1)) {
    const { turn, phase } = world.state;
    for (const level of ['general', 'marshal'] as const)
      expect(ravennaKit.horizons(world, level)).toEqual([turn + 1, turn + 2]);
    if (before && before.state.phase > 0) {
      const last = before.state.phase <= 2 ? 7 : before.state.phase;
      const isPast = turn !== before.state.turn || phase > last;
      expect(ravennaKit.clock(world) >= horizon).toBe(isPast);
    }
    before = { ...world, state: { ...world.state } };
    horizon = at(ravennaKit.horizons(world, 'captain'), 0);
  }
});
