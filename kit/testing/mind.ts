import {
  type AnyGame,
  type AnyKit,
  type AnyWorld,
  anyEngineOf,
  at,
  chanceOf,
  last,
  range,
  rngOf,
  type Seat,
} from '@condotta/kernel';
import { setupsOf } from '@condotta/kernel/suite';
import { beforeAll, expect, test } from 'vitest';

export interface MindWish {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  /** So many games are played, over the game's set-ups in turn. */
  readonly games: number;
  /** At least so many different questions are met in them. */
  readonly questions: number;
}

interface Position {
  readonly world: AnyWorld;
  readonly seat: Seat;
}

/** Games by the first script, but every fourth decision by chance, so that they go where no script would. */
function played({ game, kit, games }: MindWish): Position[][] {
  const engine = anyEngineOf(game);
  const setups = setupsOf(game);
  return range(games).map((n) => {
    const rng = rngOf(`mind/${n}`);
    const world = engine.begin(at(setups, n % setups.length), chanceOf(rng), null);
    const met: Position[] = [];
    while (!world.over) {
      const seat = at(world.waiting, rng(world.waiting.length));
      met.push({ world: engine.copy(world), seat });
      const legal = engine.legal(world, seat);
      const [wish] = at(Object.values(kit.scripts), 0)(engine.table(world), world, seat);
      const decision = rng(4) === 0 || !wish || engine.check(world, seat, wish) ? at(legal, rng(legal.length)) : wish;
      engine.play(world, seat, decision, chanceOf(rng), null);
    }
    return met;
  });
}

/** One in so many. */
const some = (positions: readonly Position[], every: number): Position[] => positions.filter((_, i) => i % every === 0);

/** What search asks of every kit, whatever the game: scripts and candidates that may be trusted, chances, a clock, reasons. */
export function testMind(wish: MindWish): void {
  const { game, kit, questions } = wish;
  const engine = anyEngineOf(game);
  let games: readonly Position[][] = [];
  let all: readonly Position[] = [];
  beforeAll(() => {
    games = played(wish);
    all = games.flat();
  });

  test.each(Object.keys(kit.scripts))('the script %s has a legal answer to every question', (name) => {
    const silent = new Map<string, number>();
    const seen = new Set<string>();
    for (const { world, seat } of all) {
      const { proc, at: step } = last(world.stack);
      const [first] = kit.scripts[name]?.(engine.table(world), world, seat) ?? [];
      seen.add(`${proc}.${step}`);
      if (!first || engine.check(world, seat, first))
        silent.set(`${proc}.${step}`, (silent.get(`${proc}.${step}`) ?? 0) + 1);
    }
    expect([...silent.keys()]).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(questions);
  });

  test('candidates are legal, different, and the best come first', () => {
    for (const { world, seat } of some(all, 10)) {
      const macros = kit.candidates(engine.table(world), world, seat, engine.legal(world, seat));
      expect(macros.length).toBeGreaterThan(0);
      const priors = macros.map(({ prior }) => prior);
      expect(priors).toEqual([...priors].sort((a, b) => b - a));
      expect(Math.min(...priors)).toBeGreaterThan(0);
      for (const { decisions } of macros) expect(engine.check(world, seat, at(decisions, 0))).toBeNull();
      expect(new Set(macros.map(({ decisions }) => JSON.stringify(decisions))).size).toBe(macros.length);
    }
  });

  test('all sides together have a chance of 1, also when it is decided', () => {
    const total = (world: AnyWorld): number => {
      const chances = kit.evaluate(engine.table(world), world);
      const sides = new Map(chances.map((chance, seat) => [game.side(world.state, seat) ?? `seat ${seat}`, chance]));
      for (const chance of sides.values()) expect(chance >= 0 && chance <= 1).toBe(true);
      return [...sides.values()].reduce((sum, chance) => sum + chance, 0);
    };
    for (const { world } of some(all, 10)) {
      expect(total(world)).toBeCloseTo(1);
      const over = { winners: [0], rule: '', key: '' };
      expect(at(kit.evaluate(engine.table(world), { ...world, over }), 0)).toBe(1);
    }
  });

  test('the clock of a game never goes back, and every level looks ahead of it', () => {
    for (const game of games) {
      let before = 0;
      for (const { world } of game) {
        const now = kit.clock(world);
        expect(now).toBeGreaterThanOrEqual(before);
        before = now;
        for (const level of ['captain', 'general', 'marshal'] as const) {
          const horizons = kit.horizons(world, level);
          expect(at(horizons, 0)).toBeGreaterThan(now);
          expect(horizons).toEqual([...horizons].sort((a, b) => a - b));
        }
      }
    }
  });

  test('every feature of the evaluation can be given as a reason, and no reason is left over', () => {
    const features = new Set(['win', 'lose', 'only', 'none']);
    for (const { world, seat } of some(all, 50))
      for (const name of Object.keys(kit.explain(engine.table(world), world, seat))) features.add(name);
    const reasons = Object.keys(game.messages.en).filter((key) => key.startsWith('reason.'));
    expect(reasons.sort()).toEqual([...features].map((name) => `reason.${name}`).sort());
  });
}
