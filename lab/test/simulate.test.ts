import { anyEngineOf, range } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { playGame } from '../play.ts';
import { readGame, readRequest, type SimulationRequest } from '../request.ts';
import { rotationsIn, seating } from '../schedule.ts';
import { simulate } from '../simulate.ts';
import { lasting, report, small } from './help.ts';

describe('pairing', () => {
  test('each seed is met once by each rotation, and every mind sits everywhere', () => {
    const plan = readRequest({ ...small, minds: ['recruit', 'random', 'random'], seats: 3 });
    const game = readGame('ventura', null);
    if (!plan.ok || !game.ok) expect.fail('the request is sound');
    const engine = anyEngineOf(game.value);
    const chances: string[] = [];
    const listening: typeof engine = {
      ...engine,
      begin(setup, chance, events) {
        chances.push(
          range(8)
            .map(() => chance(1000, null))
            .join(),
        );
        return engine.begin(setup, chance, events);
      },
    };
    const played = range(6).map((game) => playGame(listening, plan.value.setting, game));
    expect(played.map(({ minds }) => minds.indexOf('recruit'))).toEqual([0, 2, 1, 0, 2, 1]);
    expect(new Set(chances.slice(0, 3)).size).toBe(1);
    expect(new Set(chances.slice(3)).size).toBe(1);
    expect(chances[0]).not.toBe(chances[3]);
  });

  test.each([
    [3, ['recruit recruit random', 'random random recruit']],
    [4, ['recruit recruit random random', 'random random recruit recruit']],
    [6, ['recruit recruit recruit random random random', 'random random random recruit recruit recruit']],
  ])('where %i seats share two sides, minds go by side, and the sides turn', (seats, seatings) => {
    const plan = readRequest({ ...small, game: 'ravenna', minds: ['recruit', 'random'], seats });
    if (!plan.ok) expect.fail('the request is sound');
    const { setting } = plan.value;
    expect(rotationsIn(setting)).toBe(2);
    const seated = (turn: number): string =>
      seating(setting, turn)
        .map((slot) => setting.minds[slot])
        .join(' ');
    expect(range(2).map(seated)).toEqual(seatings);
  });

  test('as many minds as seats sit as they were named, and the report says that partners were unlike', async () => {
    const minds = ['sergeant', 'recruit', 'sergeant', 'recruit'];
    const found = await report({ ...small, game: 'ravenna', minds, games: 2 });
    expect(found.setting.minds).toEqual(minds);
    expect(found.notes.join()).toContain('Unlike minds were partners');
    const teams = await report({ ...small, game: 'ravenna', minds: ['sergeant', 'recruit'], seats: 4, games: 2 });
    expect(teams.notes.join()).not.toContain('partners');
    // Once a game, though each has two seats.
    expect(teams.minds.map(({ games, fair }) => [games, fair])).toEqual([
      [2, 0.5],
      [2, 0.5],
    ]);
  });

  test('equal minds need no rotation: every game has a seed of its own', async () => {
    expect((await report({ ...small, games: 2 })).setting.rotations).toBe(1);
  });
});

describe('a run', () => {
  test('reports in the form that programs rely on', async () => {
    const found = await report({ ...small, minds: ['sergeant', 'random'], games: 8, components: true });
    expect(Object.keys(found).slice(0, 6)).toEqual(['game', 'games', 'minds', 'seats', 'sides', 'length']);
    expect(found).toMatchObject({ game: 'ventura', games: 8, stopped: 'played', failures: [] });
    expect(found.minds.map(({ mind, games }) => [mind, games])).toEqual([
      ['sergeant', 8],
      ['random', 8],
    ]);
    expect(found.minds.reduce((sum, { wins }) => sum + wins, 0)).toBe(8);
    expect(found.seats.map(({ seat, fair }) => [seat, fair])).toEqual([
      [0, 0.5],
      [1, 0.5],
    ]);
    expect(found.sides.reduce((sum, { games }) => sum + games, 0)).toBe(16);
    expect(found.length).toMatchObject({ unit: 'rounds' });
    expect(found.length.histogram.reduce((sum, { games }) => sum + games, 0)).toBe(8);
    expect(found.endings.reduce((sum, { games }) => sum + games, 0)).toBe(8);
    expect(found.scores.curves.map(({ name }) => name).sort()).toEqual(['others', 'random', 'sergeant', 'winners']);
    for (const { rate, low, high, fair, deviation } of [...found.minds, ...found.seats, ...found.sides]) {
      expect(low).toBeLessThanOrEqual(rate);
      expect(rate).toBeLessThanOrEqual(high);
      expect(deviation).toBeCloseTo((rate - fair) * 100, 1);
    }
  });

  test('gives the same games on any number of workers', async () => {
    const request = { ...small, games: 9, seats: 3, minds: ['random', 'recruit'], components: true };
    const [one, two] = [await report({ ...request, workers: 1 }), await report({ ...request, workers: 3 })];
    expect(lasting(two)).toEqual(lasting(one));
    expect(lasting(await report({ ...request, seed: 'other' }))).not.toEqual(lasting(one));
  });

  test('stops early at the same game whoever was faster', async () => {
    const request = { ...small, games: 400, stopWhenSure: 12 };
    const [one, two] = [await report({ ...request, workers: 1 }), await report({ ...request, workers: 3 })];
    expect(one.stopped).toBe('sure');
    expect(one.games).toBeLessThan(400);
    expect(one.games % 50).toBe(0);
    expect(lasting(two)).toEqual(lasting(one));
  });

  test('reports what is finished when somebody stops it', async () => {
    const stop = new AbortController();
    const found = await report(
      { ...small, games: 100_000 },
      { signal: stop.signal, onProgress: ({ done }) => done >= 10 && stop.abort() },
    );
    expect(found.stopped).toBe('cancelled');
    expect(found.games).toBeGreaterThanOrEqual(10);
    expect(found.games).toBeLessThan(1000);
  });

  test('says when the games are no multiple of the rotations', async () => {
    const found = await report({ ...small, minds: ['recruit', 'random'], games: 3 });
    expect(found.notes.join()).toContain('no multiple of 2');
  });
});

describe('bad requests come back as problems', () => {
  const bad: readonly (readonly [string, object])[] = [
    ['game', { game: 'chess' }],
    ['minds', { minds: [] }],
    ['minds', { minds: ['random', 'deep-thought'] }],
    ['minds', { minds: ['random', 'random', 'random'], seats: 2 }],
    ['games', { games: 0 }],
    ['games', { games: 2.5 }],
    ['games', { games: Number.NaN }],
    ['seats', { seats: 9 }],
    ['scenario', { scenario: 'waterloo' }],
    ['options.chaos', { options: { chaos: true } }],
    ['options.toArms', { options: { toArms: 'maybe' } }],
    ['edition', { edition: 'not a document' }],
    ['edition', { edition: { game: 'chess' } }],
    ['workers', { workers: 0 }],
    ['stopWhenSure', { stopWhenSure: 0 }],
    ['resumeFile', { resumeFile: '' }],
    ['resumeFile', { resumeFile: '/no/such/folder/file' }],
  ];
  test.each(bad)('%s in %j', async (path, change) => {
    const result = await simulate({ ...small, ...change } as SimulationRequest);
    if (result.ok) expect.fail('this should be refused');
    expect(result.problems.map((problem) => problem.path)).toContain(path);
    expect(result.problems.every(({ text }) => text.length > 10)).toBe(true);
  });

  test('all problems are named at once', async () => {
    const result = await simulate({ ...small, games: -1, workers: 0, options: { chaos: true } });
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual(['games', 'workers', 'options.chaos']);
  });
});
