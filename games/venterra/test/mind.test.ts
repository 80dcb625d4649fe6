/** The kit that Venterra brings for computer players: sound answers to every question, whatever the position. */

import {
  type AnyEngine,
  anyEngineOf,
  at,
  chanceOf,
  type Decision,
  type Frame,
  rngOf,
  sum,
  tableOf,
  type World,
} from '@condotta/kernel';
import { setupsOf } from '@condotta/kernel/suite';
import { describe, expect, test } from 'vitest';
import { BIDDING_ROUNDS } from '../components/index.ts';
import { type VenterraGame, venterra } from '../index.ts';
import { en } from '../messages/en.ts';
import { FEATURES } from '../mind/evaluate.ts';
import { venterraKit } from '../mind/index.ts';
import { landFor } from '../mind/opening.ts';
import type { Player, State, Venterra, VenterraFrame, VenterraTable } from '../state.ts';
import { seatName } from '../things.ts';
import { brawl } from './brawl.ts';

type VenterraWorld = World<State, VenterraFrame>;

interface Moment {
  readonly engine: AnyEngine;
  readonly world: VenterraWorld;
  readonly seat: number;
  readonly t: VenterraTable;
}

/** Positions of games at all numbers of seats, built and pre-built, armies apart and in contact: now at random, now by the script. */
function* moments(games: number): Generator<Moment> {
  for (let n = 0; n < games; n++) {
    const game: VenterraGame = n % 2 === 0 ? venterra : brawl;
    const engine: AnyEngine = anyEngineOf(game);
    const rng = rngOf(`mind${n}`);
    const chance = chanceOf(rng);
    const setups = setupsOf(game);
    const any: World<unknown, Frame> = engine.begin(at(setups, (n * 7) % setups.length), chance, null);
    const world = any as VenterraWorld;
    while (!world.over) {
      const seat = at(world.waiting, rng(world.waiting.length));
      const t = engine.table(any) as VenterraTable;
      yield { engine, world, seat, t };
      const legal = engine.legal(any, seat);
      const wish = venterraKit.scripts['warden']?.(t, world, seat)[0];
      engine.play(any, seat, rng(4) === 0 || !wish ? at(legal, rng(legal.length)) : wish, chance, null);
    }
  }
}

/** In the middle of a game. */
function someMoment(): Moment {
  for (const moment of moments(1)) if (moment.world.state.round === 5) return moment;
  throw new Error('a game without a fifth round');
}

test('every script has a legal answer to every question', () => {
  const seen = new Set<string>();
  for (const { engine, world, seat, t } of moments(8)) {
    const { proc, at: step } = at(world.stack, world.stack.length - 1);
    for (const [name, script] of Object.entries(venterraKit.scripts)) {
      const [first] = script(t, world, seat);
      expect([name, proc, step, first ? engine.check(world, seat, first) : 'no answer']).toEqual([
        name,
        proc,
        step,
        null,
      ]);
    }
    seen.add(`${proc}.${step}`);
  }
  expect(seen.size).toBeGreaterThanOrEqual(35);
});

test('candidates are legal, different, and the best come first', () => {
  for (const { engine, world, seat, t } of moments(3)) {
    const macros = venterraKit.candidates(t, world, seat, engine.legal(world, seat));
    expect(macros.length).toBeGreaterThan(0);
    const priors = macros.map(({ prior }) => prior);
    expect(priors).toEqual([...priors].sort((a, b) => b - a));
    for (const { decisions } of macros) expect(engine.check(world, seat, at(decisions, 0))).toBeNull();
    expect(new Set(macros.map(({ decisions }) => JSON.stringify(decisions))).size).toBe(macros.length);
  }
});

describe('the evaluation', () => {
  test('all seats together have 1, and nobody less than 0', () => {
    for (const { world, t } of moments(2)) {
      const chances = venterraKit.evaluate(t, world);
      expect(sum(chances)).toBeCloseTo(1);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    }
  });

  test('those who win together share it', () => {
    const { world, t } = someMoment();
    const over = (winners: number[]): VenterraWorld => ({ ...world, over: { winners, rule: 'F23.7', key: 'over' } });
    expect(venterraKit.evaluate(t, over([1]))[1]).toBe(1);
    expect(venterraKit.evaluate(t, over([0, 1])).slice(0, 2)).toEqual([0.5, 0.5]);
  });

  test('more points are better, and near the end they count for more', () => {
    const { engine, world } = someMoment();
    const chance = (round: number, stones: number): number => {
      const copy = engine.copy(world) as VenterraWorld;
      copy.state.round = round;
      at(copy.state.players, 0).stones += stones;
      return at(venterraKit.evaluate(engine.table(copy) as VenterraTable, copy), 0);
    };
    const odds = (p: number): number => Math.log(p / (1 - p));
    expect(chance(3, 2)).toBeGreaterThan(chance(3, 0));
    expect(odds(chance(9, 2)) - odds(chance(9, 0))).toBeGreaterThan(odds(chance(3, 2)) - odds(chance(3, 0)));
  });

  test('every feature can be given as a reason', () => {
    const reasons = Object.keys(en).filter((key) => key.startsWith('reason.'));
    expect(reasons.sort()).toEqual(
      [...FEATURES, 'land', 'rival', 'win', 'lose', 'only', 'none'].map((feature) => `reason.${feature}`).sort(),
    );
  });
});

test('of games on two maps only the land is compared, by what the faction likes', () => {
  const { t, world, seat } = someMoment();
  const turned: State = {
    ...t.s,
    boards: t.s.boards.map((board) => ({ ...board, side: board.side + (board.side % 2) })),
  };
  const other = tableOf<Venterra>(turned, t.components);
  const [here, there] = [landFor(t, seat), landFor(other, seat)];
  expect(here).not.toBe(there);
  const gains = venterraKit.gains(t, world, { t: other, world }, seat);
  expect(Object.keys(gains)).toEqual(['land']);
  expect(Math.sign(gains['land'] ?? 0)).toBe(Math.sign(here - there));
  expect(venterraKit.gains(t, world, { t, world }, seat)).not.toHaveProperty('land');
});

/** Changes of one thing that a seat's plans hang on. */
const CHANGES: Readonly<Record<string, (s: State, own: Player, other: Player) => void>> = {
  round: (s) => (s.round = Math.max(1, s.round - 3)),
  'actions left': (_s, own) => (own.resolved = own.declared),
  wealth: (_s, own) => (own.wealth += 6),
  supply: (_s, own) => (own.supply = own.supply.map(() => 0)),
  'battle tokens': (_s, own) => (own.battleTokens += 3),
  'battle tokens left': (s) => (s.battleTokens = 0),
  'own cards': (_s, own) => (own.combat = own.combat.map(() => 2)),
  "another's cards": (_s, _own, other) => (other.combat = other.combat.map(() => 2)),
  'own upgrades': (_s, own) => (own.upgrades = own.upgrades.map((active) => !active)),
  "another's upgrades": (_s, _own, other) => (other.upgrades = other.upgrades.map((active) => !active)),
  "another's Forge": (_s, _own, other) => (other.forge = !other.forge),
  quests: (s) => (s.display = [...s.display.slice(1), 1 + ((s.display.at(0) ?? 0) % 22)]),
  reserved: (_s, own) => (own.reserved = [1, 2, 3]),
  tokens: (s) => (s.tokens = s.tokens.map((lies) => !lies)),
  'kinds of tokens': (s) => (s.tokenPile = s.tokenPile.slice(0, 1)),
  units: (s) => (s.units = s.units.map((count) => 2 * count)),
  'what is new': (s) => (s.builtIn = s.structures.map((tile) => (tile > 0 ? s.round : 0))),
};

test('what is remembered of a position is never taken for another one', () => {
  const told = new Set<string>();
  let n = 0;
  for (const { engine, world, seat } of moments(24)) {
    if (world.state.round === 0 || n++ % 30 > 0) continue;
    // Long enough for those that have changed plans; for the rarer ones it goes on.
    const left = Object.entries(CHANGES).filter(([name]) => n <= 1500 || !told.has(name));
    if (left.length === 0) return;
    const answers = (t: VenterraTable, at: VenterraWorld): string =>
      JSON.stringify([
        ...Object.values(venterraKit.scripts).map((script) => script(t, at, seat)),
        venterraKit.candidates(t, at, seat, engine.legal(at, seat)),
      ]);
    for (const [name, change] of left) {
      const before = answers(engine.table(world) as VenterraTable, world);
      const changed = engine.copy(world) as VenterraWorld;
      const { players } = changed.state;
      change(changed.state, at(players, seat), at(players, seat === 0 ? 1 : 0));
      const now = answers(engine.table(changed) as VenterraTable, changed);
      // With components of its own nothing is remembered.
      const anew = tableOf<Venterra>(changed.state, { ...venterra.components }, changed.stack);
      expect([name, now]).toEqual([name, answers(anew, changed)]);
      if (now !== before) told.add(name);
    }
  }
  expect([...told].sort()).toEqual(Object.keys(CHANGES).sort());
});

test('the clock never goes back, and no horizon is behind it', () => {
  let before = { game: '', clock: 0 };
  for (const { engine, world } of moments(2)) {
    const clock = venterraKit.clock(world);
    const game = engine.game === venterra ? 'venterra' : 'brawl';
    if (game === before.game) expect(clock).toBeGreaterThanOrEqual(before.clock);
    for (const level of ['captain', 'general', 'marshal'] as const)
      expect(Math.min(...venterraKit.horizons(world, level))).toBeGreaterThan(clock);
    before = { game, clock };
  }
});

test('between two, who decides a tie keeps that right, and after the last auction has the last word', () => {
  const answers = { kept: 0, last: 0 };
  for (const { engine, world, seat, t } of moments(40)) {
    const frame = at(world.stack, world.stack.length - 1);
    if (t.s.players.length !== 2 || frame.proc !== 'bidding' || !engine.legal(world, seat).some(isNext)) continue;
    const [answer] = venterraKit.scripts['warden']?.(t, world, seat) ?? [];
    const isLast = t.s.round >= at(BIDDING_ROUNDS, BIDDING_ROUNDS.length - 1);
    expect([t.s.round, answer]).toEqual([t.s.round, { verb: 'next', arg: seatName(isLast ? 1 - seat : seat) }]);
    answers[isLast ? 'last' : 'kept']++;
  }
  expect(Math.min(answers.kept, answers.last)).toBeGreaterThan(1);
});

const isNext = ({ verb }: Decision): boolean => verb === 'next';
