import { games } from '@condotta/games';
import { type AnyGame, type AnyWorld, anyEngineOf, at, rngOf, type Seat } from '@condotta/kernel';
import { kitOf } from '@condotta/minds';
import { describe, expect, test, vi } from 'vitest';
import { benchTurns, TURN_FIGURES } from '../index.ts';
import { judged } from '../report.ts';
import { SERIES, type Series, TURN_BOUNDS, TURN_MEANINGS, turnResults } from '../turn-figures.ts';
import { type Sit, turnTimes } from '../turns.ts';
import { sitInNode } from '../turns-node.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const seriesOf = (id: string): Series => {
  const found = SERIES.find((each) => each.id === id);
  if (!found) throw new Error(`no series ${id}`);
  return found;
};

/** Decides at random; each seat takes its own time for a decision. Notes the round and the seat of every one. */
const randomly =
  (notes: string[], roundOf: (world: AnyWorld) => number): Sit =>
  async (game: AnyGame) => {
    const engine = anyEngineOf(game);
    return async (world, seat, seed) => {
      notes.push(`${roundOf(world)}.${seat}`);
      const legal = engine.legal(world, seat);
      return { decision: at(legal, rngOf(seed)(legal.length)), ms: msOf(seat) };
    };
  };

const msOf = (seat: Seat): number => 1 + seat / 100;

describe('the figures', () => {
  test('every level of every game with minds is measured in Node and in the page', () => {
    for (const { id } of games.filter((game) => kitOf(game.id)))
      for (const level of ['recruit', 'sergeant', 'captain', 'general', 'marshal'])
        for (const figure of ['node.p50', 'node.p99', 'node.max', 'page.p50', 'page.p99', 'page.max'])
          expect(TURN_FIGURES).toContain(`turn.${id}.${level}.${figure}`);
    expect(TURN_FIGURES.filter((id) => !TURN_MEANINGS[id])).toEqual([]);
    expect(TURN_MEANINGS['turn.ravenna.marshal.page.p50']).toMatch(
      /marshal .*Ravenna.* page's worker: half of 40 turns/,
    );
  });

  test('99 of 100 turns stay within what the level has', () => {
    const most = Object.fromEntries(TURN_BOUNDS.map((bound) => [bound.id, bound.most]));
    expect(Object.keys(most)).toEqual(TURN_FIGURES.filter((id) => id.endsWith('.p99')));
    expect(most).toMatchObject({
      'turn.ventura.recruit.node.p99': 500,
      'turn.ventura.sergeant.page.p99': 1000,
      'turn.ravenna.captain.node.p99': 3000,
      'turn.ravenna.general.page.p99': 8000,
      'turn.ventura.marshal.page.p99': 20_000,
    });
    const general = seriesOf('turn.ravenna.general.node');
    const verdict = (times: readonly number[]): boolean | undefined =>
      judged(TURN_BOUNDS, turnResults(general, times))[0]?.met;
    const quick = Array.from({ length: 98 }, () => 100);
    expect(verdict([9000, 8000, ...quick])).toBe(true);
    expect(verdict([9000, 8001, ...quick])).toBe(false);
  });

  test('are of the times in any order; of fewer than 100 the p99 is the longest', () => {
    const recruit = seriesOf('turn.ventura.recruit.node');
    const figures = (times: readonly number[]): number[] => Object.values(turnResults(recruit, times));
    expect(figures(upTo(200).reverse())).toEqual([100, 198, 200]);
    expect(figures(upTo(40))).toEqual([20, 40, 40]);
    expect(figures([0.26])).toEqual([0.3, 0.3, 0.3]);
  });
});

describe.each(['ventura', 'ravenna'])('a turn of %s', (id) => {
  const all = seriesOf(`turn.${id}.recruit.node`);
  const roundOf = (world: AnyWorld): number => Math.floor(all.kit.clock(world));

  test('is all that a seat decides in a round', async () => {
    const notes: string[] = [];
    const times = await turnTimes({ ...all, turns: 4 }, randomly(notes, roundOf), () => undefined);
    // The first game has two seats: two turns of the set-up, two of the first round.
    const counts = new Map<string, number>();
    for (const turn of notes) counts.set(turn, (counts.get(turn) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['0.0', '0.1', '1.0', '1.1']);
    const expected = [...counts].map(([turn, count]) => count * msOf(Number(turn.slice(2))));
    expect(times.map((ms) => ms.toFixed(6))).toEqual(expected.map((ms) => ms.toFixed(6)));
  });

  test('is never cut short, however many are wanted', async () => {
    const few = await turnTimes({ ...all, turns: 7 }, randomly([], roundOf), () => undefined);
    let told = 0;
    const many = await turnTimes({ ...all, turns: 60 }, randomly([], roundOf), (count) => {
      told += count;
    });
    expect(few).toEqual(many.slice(0, 7));
    expect([many.length, told]).toEqual([60, 60]);
  });
});

test('minds in Node think by work alone: they decide the same however the clock runs', async () => {
  const decided = async (): Promise<unknown[]> => {
    const decisions: unknown[] = [];
    const noting: Sit = async (...who) => {
      const think = await sitInNode(...who);
      return async (...what) => {
        const thought = await think(...what);
        decisions.push(thought.decision);
        return thought;
      };
    };
    await turnTimes({ ...seriesOf('turn.ventura.captain.node'), turns: 4 }, noting, () => undefined);
    return decisions;
  };
  const calmly = await decided();
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 60_000;
    return now;
  });
  const inHaste = await decided();
  clock.mockRestore();
  expect(inHaste).toEqual(calmly);
});

test('a quick run in Node measures what is wanted, and says how far it is', async () => {
  const steps: number[] = [];
  const only = ['turn.ventura.captain.node', 'turn.ravenna.captain.node.p99'];
  const { results, targets } = await benchTurns({
    quick: true,
    only,
    onProgress: ({ done, total }) => steps.push(done / total),
  });
  expect(Object.keys(results)).toEqual([
    'turn.ventura.captain.node.p50',
    'turn.ventura.captain.node.p99',
    'turn.ventura.captain.node.max',
    'turn.ravenna.captain.node.p99',
  ]);
  for (const ms of Object.values(results)) expect(ms).toBeGreaterThan(0);
  expect(targets.map(({ id }) => id)).toEqual(['turn.ventura.captain.node.p99', 'turn.ravenna.captain.node.p99']);
  expect(steps.at(-1)).toBe(1);
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
});
