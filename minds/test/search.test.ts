/** How plans are compared, with a kit that says what each trial is worth; and when a plan is thought over again. */

import { type AnyKit, at, type Decision, rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../../games/ventura/state.ts';
import { company, turn } from '../../games/ventura/test/blunder.ts';
import { position, type TestTable, table } from '../../games/ventura/test/table.ts';
import { type Budget, kitOf, type Mind, mindOf, type Question, questionFor } from '../index.ts';

function theKit(): AnyKit {
  const found = kitOf('ventura');
  if (!found) throw new Error('no kit');
  return found;
}
const kit = theKit();

const work = (n: number): Budget => ({ work: n, until: null });

function captain(brought: AnyKit): Mind {
  const found = mindOf('ventura', 'captain', brought);
  if (!found) throw new Error('no captain');
  return found;
}

const questionOf = (t: TestTable, budget: Budget): Question =>
  questionFor(t.match.engine, t.match.world, 0, rngOf('search'), budget);

const prestige = (): TestTable => table(position({ players: [{ florins: 5 }], turn: { step: 'prestige', seat: 0 } }));

/** Two plans, the first with the better prior, and what comes of the trials one after the other. */
function kitOfTwo(trials: readonly number[]): AnyKit {
  let trial = -1;
  return {
    ...kit,
    candidates: () => [0, 1].map((arg) => ({ decisions: [{ verb: 'spend', arg }], prior: 2 - arg })),
    horizons: () => [0],
    stakes: () => 1,
    // The first time it only tells for how many seats it speaks.
    evaluate: () => [trial++ < 0 ? 0.5 : (trials[trial - 1] ?? 0.5), 0.5],
  };
}

describe('plans', () => {
  test('are compared in the same worlds: one that was cut short does not count', () => {
    // The third trial is the first plan's in the second world: it is unlucky, and time is up before the other is tried there.
    let asked = 0;
    const budget = { work: 1000, until: () => ++asked > 3 };
    const decision = captain(kitOfTwo([0.5, 0.5, 0.1])).decide(questionOf(prestige(), budget));
    expect(decision).toEqual({ verb: 'spend', arg: 0 });
  });

  test('that lead to better worlds win over better priors', () => {
    const trials = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 0.4 : 0.6));
    expect(captain(kitOfTwo(trials)).decide(questionOf(prestige(), work(12)))).toEqual({ verb: 'spend', arg: 1 });
  });

  test('are judged at the nearest horizon first, and the more worlds were tried the more at those after it', () => {
    let calls = 0;
    // What is spent is good now and bad later. Each trial is judged twice, and the first time of all tells only the seats.
    const evaluate: AnyKit['evaluate'] = ({ s }) => {
      const isSpent = s.players[0].florins < 5;
      if (calls++ === 0) return [0.5, 0.5];
      return [calls % 2 === 0 ? (isSpent ? 0.6 : 0.5) : isSpent ? 0.43 : 0.5 + luck(100) / 1000, 0.5];
    };
    const luck = rngOf('later');
    const decided = (most: number): Decision => {
      calls = 0;
      const far: AnyKit = { ...kitOfTwo([]), horizons: () => [0, 1], evaluate };
      return captain(far).decide(questionOf(prestige(), work(most)));
    };
    expect([decided(2), decided(100)]).toEqual([
      { verb: 'spend', arg: 1 },
      { verb: 'spend', arg: 0 },
    ]);
  });

  describe('set aside by the kit, as of no promise', () => {
    /** To spend a Florin is set aside. It is worth this more or less than not to, by turns. */
    const kitWithAside = (...gains: readonly [number, ...number[]]): AnyKit => {
      let trial = 0;
      return {
        ...kitOfTwo([]),
        candidates: () => [
          { decisions: [{ verb: 'spend', arg: 0 }], prior: 1 },
          { decisions: [{ verb: 'spend', arg: 1 }], prior: 0.001, aside: true },
        ],
        evaluate: ({ s }) => [s.players[0].florins < 5 ? 0.5 + (gains[trial++ % gains.length] ?? 0) : 0.5, 0.5],
      };
    };
    const decided = (brought: AnyKit, most: number): Decision =>
      captain(brought).decide(questionOf(prestige(), work(most)));

    test('are taken when they prove better', () =>
      expect(decided(kitWithAside(0.2), 100)).toEqual({ verb: 'spend', arg: 1 }));
    test('are not looked at without ten trials for each plan', () => {
      expect(decided(kitWithAside(0.2), 19)).toEqual({ verb: 'spend', arg: 0 });
      expect(decided(kitWithAside(0.2), 20)).toEqual({ verb: 'spend', arg: 1 });
    });
    test('are not taken when luck may have made them better', () =>
      expect(decided(kitWithAside(0.32, -0.3), 24)).toEqual({ verb: 'spend', arg: 0 }));
    test('do not take the place of those that promise more', () => {
      const plans = [0, 1, 2, 3, 4].flatMap((arg) => [{ decisions: [{ verb: 'spend', arg }], prior: 1 }]);
      const crowded: AnyKit = {
        ...kitWithAside(0.2),
        candidates: () => [
          ...plans.flatMap((plan) => [plan, { ...plan, decisions: [...plan.decisions, { verb: 'end', arg: null }] }]),
          { decisions: [{ verb: 'spend', arg: 5 }], prior: 0.001, aside: true },
        ],
        // Five Florins would be best by far.
        evaluate: ({ s }) => [s.players[0].florins === 0 ? 0.9 : 0.5, 0.5],
      };
      expect(decided(crowded, 1000)).not.toEqual({ verb: 'spend', arg: 5 });
    });
  });

  test.each([12, 40])('are tried as often as the work allows, and once a plan more at most: %i', (most) => {
    // Nothing but luck: no plan is ever clearly behind.
    const luck = rngOf('luck');
    let trials = -1;
    const evaluate = (): number[] => {
      trials++;
      return [luck(1000) / 1000, 0.5];
    };
    // Where a trial costs half, there are twice as many.
    const cost = (): number => 0.5;
    captain({ ...kit, cost, evaluate, stakes: () => 1 }).decide(questionOf(prestige(), work(most / 2)));
    expect(trials).toBeGreaterThan(most / 2);
    expect(trials).toBeLessThanOrEqual(most + 8);
    expect(kit.cost(4)).toBeLessThan(kit.cost(2));
  });

  test.each([
    ['general', false],
    ['marshal', true],
  ] as const)('of a %s: does he search below them? %s', (level, isDeep) => {
    let thoughts = 0;
    const candidates: AnyKit['candidates'] = (...given) => {
      thoughts++;
      return kit.candidates(...given);
    };
    mindOf('ventura', level, { ...kit, candidates })?.decide(questionOf(prestige(), work(12)));
    expect(thoughts > 1).toBe(isDeep);
  });
});

describe('what a kit says of a question', () => {
  const worldsFor = (brought: AnyKit): number => {
    let imagined = 0;
    const question = questionOf(prestige(), work(40));
    captain(brought).decide({
      ...question,
      imagine(dice) {
        imagined++;
        return question.imagine(dice);
      },
    });
    return imagined;
  };

  test('where nothing is at stake the first plan is taken without thinking, and more work goes where more is', () => {
    const luck = rngOf('stakes');
    const brought = (stakes: number): AnyKit => ({
      ...kitOfTwo([]),
      evaluate: () => [luck(1000) / 1000, 0.5],
      stakes: () => stakes,
    });
    expect(worldsFor(brought(0))).toBeLessThanOrEqual(2);
    expect(worldsFor(brought(0.5))).toBeLessThan(worldsFor(brought(1)));
    expect(worldsFor(brought(1))).toBeLessThan(worldsFor(brought(2)));
    const taken = captain({ ...kitOfTwo([0.1, 0.9]), stakes: () => 0 }).decide(questionOf(prestige(), work(40)));
    expect(taken).toEqual({ verb: 'spend', arg: 0 });
  });

  test('plans that come near enough to the best one are taken in turn; without that, always the best', () => {
    const even = (within: number | null): AnyKit => ({
      ...kitOfTwo(Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 0.5 : 0.498))),
      ...(within === null ? {} : { variety: () => within }),
    });
    const taken = (within: number | null): Set<unknown> =>
      new Set(
        Array.from({ length: 12 }, (_, n) => {
          const { engine, world } = prestige().match;
          return captain(even(within)).decide(questionFor(engine, world, 0, rngOf(`varied${n}`), work(100))).arg;
        }),
      );
    expect(taken(0.01).size).toBe(2);
    expect([...taken(null)]).toEqual([0]);
  });

  test.each([
    ['captain', false],
    ['general', true],
    ['marshal', true],
  ] as const)('does a %s imagine an opponent who weighs his plans? %s', (level, respects) => {
    const thinking = new Set<number>();
    const brought: AnyKit = {
      ...kit,
      weighs: () => 2,
      candidates(t, world, seat, legal) {
        thinking.add(seat);
        return kit.candidates(t, world, seat, legal);
      },
    };
    mindOf('ventura', level, brought)?.decide(questionOf(prestige(), work(4)));
    expect(thinking.has(1)).toBe(respects);
  });
});

describe('a plan', () => {
  const march = (): TestTable => table(turn('troop', { troops: [company(0, 2, 'Lomellina', 'spearmen')] }));

  /** The first click of a march is done, then something may happen: how many worlds does the next click take? */
  function worldsForNext(happens: (t: TestTable) => void): number {
    const t = march();
    const player = captain(kit);
    const first: Decision = player.decide(questionOf(t, work(12)));
    expect(first.verb).toBe('march');
    t.act(0, first.verb, first.arg ?? undefined);
    happens(t);
    let imagined = 0;
    const question = questionOf(t, work(12));
    player.decide({
      ...question,
      imagine(dice) {
        imagined++;
        return question.imagine(dice);
      },
    });
    return imagined;
  }

  test('is followed as it is while all is as foreseen, and thought over when anything that is seen has changed', () => {
    expect(worldsForNext(() => undefined)).toBe(1);
    expect(worldsForNext((t) => at((t.match.world.state as State).players, 1).florins++)).toBeGreaterThan(1);
  });
});
