import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { gameById } from '@condotta/games';
import { editionTemplate } from '@condotta/games/ventura/components';
import { anyEngineOf, chanceOf, rngOf } from '@condotta/kernel';
import { kitOf } from '@condotta/minds';
import { describe, expect, test } from 'vitest';
import { playGame } from '../play.ts';
import type { MindTally } from '../report.ts';
import { readRequest } from '../request.ts';
import { wilson } from '../statistics.ts';
import { componentsText, tuneComponents, tuneWeights, weightsText } from '../tune/index.ts';
import { editionAt, readKnobs } from '../tune/knobs.ts';
import { type Choice, chancesOf, confidenceOf, fitFactors, lossOf } from '../tune/regression.ts';
import { search } from '../tune/search.ts';
import { choicesOf, verdictOf } from '../tune/weights.ts';
import { readWeights, reweighted, styled } from '../tuned.ts';
import { report, small, temporary } from './help.ts';

describe('the regression', () => {
  /** Positions whose winners really follow these factors. */
  function positions(truth: readonly number[], count: number, seats: number): Choice[] {
    const rng = rngOf('positions');
    const real = (): number => rng(1_000_000) / 1_000_000;
    return Array.from({ length: count }, () => {
      const vectors = Array.from({ length: seats }, () => truth.map(() => 4 * real() - 2));
      const dice = real();
      const chances = chancesOf(vectors, truth);
      const upTo = (seat: number): number => chances.slice(0, seat + 1).reduce((sum, chance) => sum + chance, 0);
      return {
        seats: vectors,
        winner: Math.max(
          0,
          chances.findIndex((_, seat) => dice < upTo(seat)),
        ),
      };
    });
  }

  test.each([2, 4])('finds the factors again by which %i seats won', (seats) => {
    const truth = [2, 0.5, 0, -1];
    const found = fitFactors(positions(truth, 4000, seats), 4, 1e-4);
    for (const [f, factor] of truth.entries()) expect(Math.abs((found[f] ?? 9) - factor)).toBeLessThan(0.15);
  });

  test.each([0.5, 1, 1.5])('finds the power to which odds hold: %f', (power) => {
    expect(Math.abs(confidenceOf(positions([power, power], 6000, 3)) - power)).toBeLessThan(0.06);
  });

  test('changes nothing without evidence, and never loses on what it was fitted to', () => {
    const some = positions([2, 0.5], 60, 2);
    expect(fitFactors(some, 2, 1e6).every((factor) => Math.abs(factor - 1) < 1e-3)).toBe(true);
    expect(lossOf(some, fitFactors(some, 2, 0.01))).toBeLessThan(lossOf(some, [1, 1]));
    const flat = some.map(({ winner }) => ({
      winner,
      seats: [
        [0, 1],
        [0, 1],
      ],
    }));
    expect(fitFactors(flat, 2, 0.01)).toEqual([1, 1]);
  });
});

describe('tuned weights', () => {
  test('say what the kit would say with those weights', () => {
    const game = gameById('ventura');
    const kit = kitOf('ventura');
    if (!game || !kit) expect.fail('Ventura has a kit');
    const engine = anyEngineOf(game);
    const chance = chanceOf(rngOf('a'));
    const world = engine.begin({ seats: 3, scenario: null, options: {} }, chance, null);
    for (let n = 0; n < 400 && !world.over; n++) {
      const seat = world.waiting[0] ?? 0;
      const legal = engine.legal(world, seat);
      const pick = legal[chance(Math.max(2, legal.length), null) % legal.length];
      if (pick) engine.play(world, seat, pick, chance, null);
      const t = engine.table(world);
      const before = kit.evaluate(t, world);
      const same = reweighted(game, kit, () => 1).evaluate(t, world);
      for (const [i, each] of same.entries()) expect(each).toBeCloseTo(before[i] ?? 0, 9);
      const factors = (name: string): number => ({ income: 0.5, points: 2 })[name] ?? 1;
      const after = reweighted(game, kit, factors).evaluate(t, world);
      expect(after.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      if (world.over || before.every((each) => each === before[0])) continue;
      const sums = before.map((each, i) =>
        each === 0
          ? -Infinity
          : Object.values(reweighted(game, kit, factors).explain(t, world, i)).reduce((sum, x) => sum + x, 0),
      );
      const top = Math.max(...sums);
      const total = sums.reduce((sum, x) => sum + Math.exp(x - top), 0);
      for (const [i, each] of after.entries()) expect(each).toBeCloseTo(Math.exp((sums[i] ?? 0) - top) / total, 6);
    }
  });

  test('give the seats of a side the chance of their side', () => {
    const game = gameById('ravenna');
    const kit = kitOf('ravenna');
    if (!game || !kit) expect.fail('Ravenna has a kit');
    const engine = anyEngineOf(game);
    const world = engine.begin({ seats: 5, scenario: null, options: {} }, chanceOf(rngOf('a')), null);
    const t = engine.table(world);
    const [all, even] = [{ fire: 3, ground: 2 }, {}].map((factors: Readonly<Record<string, number>>) =>
      reweighted(game, kit, (name) => factors[name] ?? 1).evaluate(t, world),
    );
    expect(even).toEqual(kit.evaluate(t, world));
    const sides = new Map(all?.map((chance, seat) => [game.side(world.state, seat), chance]));
    expect(sides.size).toBe(2);
    expect([...sides.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(all?.map((_, seat) => sides.get(game.side(world.state, seat)))).toEqual(all);
    expect(all).not.toEqual(even);
  });

  test('learn from each side once, and from teams that win together', () => {
    const position = [{ x: 1 }, { x: 2 }, { x: 1 }];
    const finished = (winners: number[]) => ({ sides: ['french', 'league', 'french'], samples: [position], winners });
    const seats = [[1], [2]];
    expect(choicesOf(finished([0, 2]), ['x'])).toEqual([{ seats, winner: 0 }]);
    expect(choicesOf(finished([1]), ['x'])).toEqual([{ seats, winner: 1 }]);
    expect(choicesOf(finished([]), ['x'])).toEqual([]);
    expect(choicesOf(finished([0, 1]), ['x'])).toEqual([]);
  });

  test('come out of self-play the same every time, and can be tried', async () => {
    const asked = { game: 'ventura', minds: ['sergeant'], games: 24, seed: 'w' };
    const one = await tuneWeights({ ...asked, workers: 1 });
    const two = await tuneWeights({ ...asked, workers: 2, trial: { mind: 'captain', games: 2 } });
    if (!one.ok || !two.ok) expect.fail(JSON.stringify([one, two]));
    expect({ ...two.value, trial: null, verdict: 'untried' }).toEqual(one.value);
    expect(weightsText(one.value)).toContain('NOT TRIED');
    expect(two.value.verdict).toBe('undecided');
    expect(two.value.trial?.map(({ mind, games }) => [mind, games])).toEqual([
      ['captain+tuned', 2],
      ['captain', 2],
    ]);
    expect(Object.keys(one.value.factors)).toContain('points');
    expect(one.value.positions.train).toBeGreaterThan(one.value.positions.test);
    expect(one.value.calibration.reduce((sum, { seats }) => sum + seats, 0)).toBe(2 * one.value.positions.test);
    for (const part of ['points', 'Surprise', 'to the power', 'Calibration'])
      expect(weightsText(two.value)).toContain(part);
    const read = readWeights(JSON.parse(JSON.stringify(one.value)), 'ventura');
    expect(read).toEqual({ ok: true, value: one.value.factors });
    expect(readWeights(one.value, 'ravenna').ok).toBe(false);
    expect(readWeights({ form: 'other' }, 'ventura').ok).toBe(false);
  });

  let few: ReturnType<typeof tuneWeights> | null = null;
  test.each([
    [7, 40, 'worse', 'REFUSED'],
    [33, 40, 'better', 'plays better'],
    [18, 40, 'undecided', 'NOT PROVEN'],
  ])('%i wins of %i between two are %s, and that is said plainly', async (wins, games, verdict, said) => {
    const tried = (mind: string, won: number): MindTally => {
      const { rate, low, high } = wilson(won, games);
      const milliseconds = { p50: 1, p99: 1 };
      return { mind, games, wins: won, rate, low, high, fair: 0.5, deviation: 0, decisions: 1, milliseconds };
    };
    const trial = [tried('captain+tuned', wins), tried('captain', games - wins)];
    expect(verdictOf(trial)).toBe(verdict);
    few ??= tuneWeights({ game: 'ventura', minds: ['sergeant'], games: 8, seed: 'v', workers: 1 });
    const found = await few;
    if (!found.ok) expect.fail(JSON.stringify(found));
    expect(weightsText({ ...found.value, trial, verdict: verdictOf(trial) })).toContain(said);
  });

  test('are fitted to positions at the horizons of the mind that is to use them', () => {
    const samplesFor = (sampleFor: 'captain' | 'general'): { readonly samples: number; readonly rounds: number } => {
      const plan = readRequest({ ...small, game: 'venterra', minds: ['sergeant'], seats: 2, games: 1, sampleFor });
      const game = gameById('venterra');
      if (!plan.ok || !game) expect.fail('no plan');
      const { samples = [], length } = playGame(anyEngineOf(game), plan.value.setting, 0);
      return { samples: samples.length, rounds: length };
    };
    const [captain, general] = [samplesFor('captain'), samplesFor('general')];
    expect(general.rounds).toBe(captain.rounds);
    // He judges at the end of a round or of the next one, the captain at that of every action.
    expect(general.samples).toBeGreaterThanOrEqual(general.rounds / 2);
    expect(general.samples).toBeLessThanOrEqual(general.rounds);
    expect(captain.samples).toBeGreaterThan(2 * captain.rounds);
  });

  test('are fitted to games of many tastes, each its own', () => {
    const game = gameById('ventura');
    const kit = kitOf('ventura');
    if (!game || !kit) expect.fail('Ventura has a kit');
    const engine = anyEngineOf(game);
    const chance = chanceOf(rngOf('taste'));
    const world = engine.begin({ seats: 2, scenario: null, options: {} }, chance, null);
    const { scripts } = kit;
    while ((world.state as { readonly round: number }).round < 3) {
      const seat = world.waiting[0] ?? 0;
      const [wish] = scripts['steward']?.(engine.table(world), world, seat) ?? [];
      const decision = wish && !engine.check(world, seat, wish) ? wish : engine.legal(world, seat)[0];
      if (decision) engine.play(world, seat, decision, chance, null);
    }
    const t = engine.table(world);
    const chances = (styles: number, seed: string): number[] =>
      styled(game, kit, styles, rngOf(seed)).evaluate(t, world);
    expect(chances(0.5, 'a')).toEqual(chances(0.5, 'a'));
    expect(chances(0.5, 'a')).not.toEqual(chances(0.5, 'b'));
    const before = kit.evaluate(t, world);
    const far = (styles: number): number =>
      Math.max(...['a', 'b', 'c', 'd'].map((seed) => Math.abs((chances(styles, seed)[0] ?? 0) - (before[0] ?? 0))));
    expect(far(0.001)).toBeLessThan(0.01);
    expect(far(0.5)).toBeGreaterThan(far(0.001));
    // A whole taste has its sum 1 too.
    expect(chances(0.5, 'a').reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  });

  test('notes on the way do not change the games', async () => {
    const request = { ...small, minds: ['sergeant', 'recruit'], games: 4 };
    const [plain, noted] = [await report(request), await report({ ...request, sampleFor: 'captain' })];
    expect(noted.endings).toEqual(plain.endings);
    expect(noted.decisions).toEqual(plain.decisions);
  });

  test('bad options come back as problems', async () => {
    const asked = { game: 'ventura', minds: ['sergeant'], games: 4 };
    expect(await tuneWeights({ ...asked, l2: -1, games: 0 })).toMatchObject({
      problems: [{ path: 'l2' }, { path: 'games' }],
    });
    expect(await tuneWeights({ ...asked, games: 1 })).toMatchObject({ problems: [{ path: 'games' }] });
    expect(await tuneWeights({ ...asked, styles: 7 })).toMatchObject({ problems: [{ path: 'styles' }] });
    // Before a game is played.
    const long = { ...asked, games: 1_000_000 };
    for (const mind of ['colonel', 'sergeant', 'captain+tuned'])
      expect(await tuneWeights({ ...long, trial: { mind, games: 2 } })).toMatchObject({
        ok: false,
        problems: [{ path: 'trial' }],
      });
  });

  test('of a run that was stopped say so, and a trial without games is none', async () => {
    const stop = new AbortController();
    const found = await tuneWeights(
      { game: 'ventura', minds: ['sergeant'], games: 100_000, seed: 's', trial: { mind: 'captain', games: 10 } },
      { signal: stop.signal, onProgress: ({ done }) => done >= 12 && stop.abort() },
    );
    if (!found.ok) expect.fail(JSON.stringify(found));
    expect(found.value.verdict).toBe('untried');
    expect(found.value.notes.join()).toMatch(
      /It was stopped after \d+ of 100000 games.*The trial was stopped after 0 of 10/,
    );
  });
});

describe('the search', () => {
  const knobs = [
    { name: 'a', at: ['x'], from: 0, to: 20 },
    { name: 'b', at: ['y'], from: -1, to: 1, step: 0.25 },
  ];

  test('finds the bottom of a valley with few looks', async () => {
    let looks = 0;
    let best = Number.POSITIVE_INFINITY;
    await search(knobs, [18, -1], 's', async ([a = 0, b = 0]) => {
      if (++looks > 60) return null;
      const found = Math.abs(a - 7) + 4 * Math.abs(b - 0.5);
      best = Math.min(best, found);
      return found;
    });
    expect(best).toBe(0);
  });

  test('tries elsewhere when it is stuck, stays within the ranges, and repeats itself exactly', async () => {
    const runs = [];
    for (let n = 0; n < 2; n++) {
      const asked: number[][] = [];
      await search(knobs, [0, 0], 's', async ([a = 0, b = 0]) => {
        if (asked.length === 80) return null;
        asked.push([a, b]);
        return a < 2 ? 1 + a : 3;
      });
      expect(asked.every(([a = -1, b = -9]) => a >= 0 && a <= 20 && b >= -1 && b <= 1)).toBe(true);
      expect(new Set(asked.map(([a]) => a)).size).toBeGreaterThan(4);
      runs.push(asked);
    }
    expect(runs[0]).toEqual(runs[1]);
  });
});

describe('values of components', () => {
  const ventura = gameById('ventura');
  const base = editionTemplate(ventura?.components);
  const cities = [3, 4, 5, 6].map((id) => `tiles.${id}.income.base`);
  const asked = {
    game: 'ventura',
    minds: ['sergeant'],
    seats: 2,
    games: 12,
    seed: 'c',
    base,
    knobs: [{ name: 'city income', at: cities, from: 1, to: 5 }],
    // Richer cities make shorter games.
    target: { length: [1, 4] as const, within: 50 },
    budget: 4,
    // Each measurement starts its own: here that takes longer than the games.
    workers: 1,
  };

  test('come nearer to the target, as a file that the game takes', async () => {
    const resumeFile = temporary('tune.jsonl');
    let count = 0;
    const found = await tuneComponents({ ...asked, resumeFile }, { onTrial: () => count++ });
    if (!found.ok) expect.fail(JSON.stringify(found.problems));
    const { tried, best, edition, confirmed } = found.value;
    expect(count).toBe(tried.length);
    expect(tried[0]?.settings).toEqual([1]);
    expect(best.miss ?? 99).toBeLessThan(tried[0]?.miss ?? 0);
    expect(best.settings[0]).toBeGreaterThan(1);
    expect(confirmed?.settings).toEqual(best.settings);
    expect(ventura?.withEdition(edition).ok).toBe(true);
    const entries = (edition as { tiles: readonly { id: number }[] }).tiles;
    expect(entries.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
    const text = componentsText(found.value);
    for (const part of ['city income', '<- best', 'In other games']) expect(text).toContain(part);

    // Killed in the middle of a line and started again: nothing is measured twice, and nothing comes out differently.
    appendFileSync(resumeFile, '["c 3",{"sett');
    const lines = readFileSync(resumeFile, 'utf8').split('\n').length;
    const began = performance.now();
    const again = await tuneComponents({ ...asked, resumeFile });
    expect(performance.now() - began).toBeLessThan(1000);
    expect(again).toEqual(found);
    expect(readFileSync(resumeFile, 'utf8').split('\n')).toHaveLength(lines);
    expect(await tuneComponents({ ...asked, seed: 'd', resumeFile })).toMatchObject({
      problems: [{ path: 'resumeFile' }],
    });
  });

  test('that the game refuses are passed over', async () => {
    const knobs = [...asked.knobs, { name: 'one of the equal Castles', at: ['tiles.7.melee'], from: 1, to: 2 }];
    const found = await tuneComponents({ ...asked, games: 4, knobs, budget: 3 });
    if (!found.ok) expect.fail(JSON.stringify(found.problems));
    expect(found.value.tried.filter(({ miss }) => miss !== null)).toHaveLength(3);
    const refused = found.value.tried.filter(({ miss }) => miss === null);
    expect(refused.length).toBeGreaterThan(0);
    expect(
      refused.every(({ settings, refused: why }) => settings[1] === 2 && why?.includes('their values differ')),
    ).toBe(true);
  });

  test.each([
    ['knobs', { knobs: [] }],
    ['knobs.0', { knobs: [{ name: 'x', at: ['tiles.99.cost'], from: 0, to: 1 }] }],
    ['knobs.0', { knobs: [{ name: 'x', at: ['tiles.7.cost'], from: 3, to: 2 }] }],
    ['knobs.0', { knobs: [{ name: 'x', at: ['tiles.7.cost'], from: 5, to: 9 }] }],
    ['knobs.0', { knobs: [null] as never }],
    ['knobs.0', { knobs: [{ name: 'x', at: [7], from: 0, to: 1 }] as never }],
    ['knobs.0', { knobs: [{ name: 'x', at: ['tiles.7.cost'], from: '0', to: '9' }] as never }],
    ['target.within', { target: { length: null, within: 0 } }],
    ['target.length', { target: { length: [5, 4] as const, within: 5 } }],
    ['budget', { budget: 0 }],
    ['games', { games: 0 }],
    ['base', { base: { ...base, format: 'other' } }],
    ['resumeFile', { resumeFile: '/no/such/folder/file' }],
  ])('bad options come back as problems: %s', async (path, change) => {
    const found = await tuneComponents({ ...asked, ...change });
    expect(found.ok ? [] : found.problems.map((problem) => problem.path)).toContain(path);
  });

  test('a knob may add to what stands there, each place to its own', () => {
    const knob = { name: 'cost', at: ['tiles.9.cost', 'tiles.11.cost'], from: -1, to: 2, relative: true };
    expect(readKnobs([knob], base)).toEqual({ ok: true, value: [0] });
    expect(editionAt(base, 'dearer', [knob], [1])).toMatchObject({
      name: 'dearer',
      tiles: [
        { id: 9, cost: 3 },
        { id: 11, cost: 2 },
      ],
      cards: [],
    });
  });

  test('of an edition are moved, and what else it has changed is played and written too', async () => {
    const tiles = cities.map((_, i) => ({ id: 3 + i, income: { base: 5, per: null } }));
    const owned = ventura?.withEdition({ ...base, name: 'Mine', tiles, cards: [] });
    if (!owned?.ok) expect.fail('the edition is sound');
    const mine = editionTemplate(owned.value.components);
    const knob = { name: 'cost', at: ['tiles.9.cost'], from: 1, to: 4 };
    expect(editionAt(mine, 'as it is', [knob], [2], base)).toMatchObject({ tiles });
    expect(editionAt(mine, 'dearer', [knob], [3], base)).toMatchObject({ tiles: [...tiles, { id: 9, cost: 3 }] });
    const request = { ...asked, games: 4, budget: 1 };
    const plain = await tuneComponents(request);
    const richer = await tuneComponents({ ...request, base: mine, plain: base });
    if (!plain.ok || !richer.ok) expect.fail('both can be measured');
    expect(richer.value.tried[0]?.settings).toEqual([5]);
    expect(richer.value.tried[0]?.length).not.toBe(plain.value.tried[0]?.length);
    expect(richer.value.edition).toMatchObject({ tiles });
  });

  test('a file of something else stays as it is', async () => {
    const resumeFile = temporary('other.txt');
    writeFileSync(resumeFile, 'hello\n');
    expect(await tuneComponents({ ...asked, resumeFile })).toMatchObject({ problems: [{ path: 'resumeFile' }] });
    expect(readFileSync(resumeFile, 'utf8')).toBe('hello\n');
  });
});
