/** Minds think while others decide: what they foresee, and what it saves. */

import { games } from '@condotta/games';
import {
  type AnyEngine,
  type AnyWorld,
  anyEngineOf,
  at,
  chanceOf,
  range,
  rngOf,
  type Seat,
  sum,
} from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { FUTURES, futureOf } from '../ahead.ts';
import { isForesighted, isThoughtful, kitOf, type Level, mindOf, questionFor, timedMindOf } from '../index.ts';
import { sightOf } from '../question.ts';

const SEAT = 1;
const NOTHING = { work: 0, until: null };

function engineFor(id: string): AnyEngine {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no ${id}`);
  return anyEngineOf(game);
}

interface Wait {
  /** The worlds in which others were asked, and had a choice. */
  readonly others: readonly AnyWorld[];
  /** Then the seat is asked, and has a choice. */
  readonly asked: AnyWorld;
}

/** How others were waited for in a game of scripts, in which one decision in so many is a random one. */
function* waits(engine: AnyEngine, seats: number, seed: string, whims: number): Generator<Wait> {
  const rng = rngOf(seed);
  const chance = chanceOf(rng);
  const [script, random] = [mindOf(engine.game.id, 'sergeant'), mindOf(engine.game.id, 'random')];
  const options = Object.fromEntries(engine.game.options.map(({ id, values }) => [id, at(values, 0)]));
  const world = engine.begin({ seats, scenario: null, options }, chance, null);
  let others: AnyWorld[] = [];
  while (!world.over) {
    const seat = at(world.waiting, 0);
    const chooses = (one: Seat) => world.waiting.includes(one) && engine.legal(world, one).length > 1;
    if (chooses(SEAT)) {
      if (others.length > 0) yield { others, asked: engine.copy(world) };
      others = [];
    } else if (chooses(seat)) others.push(engine.copy(world));
    const mind = rng(whims) === 0 ? random : script;
    if (!mind) throw new Error('nobody plays');
    engine.play(world, seat, mind.decide(questionFor(engine, world, seat, rng, NOTHING)), chance, null);
  }
}

const kitFor = (engine: AnyEngine) => {
  const kit = kitOf(engine.game.id);
  if (!kit) throw new Error('no kit');
  return kit;
};

/** What the seat would see in each of its futures. */
const foreseen = (engine: AnyEngine, world: AnyWorld): string[] =>
  range(FUTURES).flatMap((number) => {
    const future = futureOf(kitFor(engine), questionFor(engine, world, SEAT, rngOf('ahead'), NOTHING), number);
    if (!future) return [];
    const imagined = future.imagine(rngOf('now'));
    expect(imagined.waiting).toContain(SEAT);
    expect(engine.legal(imagined, SEAT).length).toBeGreaterThan(1);
    return [sightOf(engine, imagined, SEAT)];
  });

describe('a mind foresees most of what it is asked after a wait', () => {
  test.each([
    ['ventura', 2],
    ['ravenna', 2],
    ['venterra', 3],
    ['monferrato', 2],
  ])('%s', (id, seats) => {
    const engine = engineFor(id);
    let [all, hits] = [0, 0];
    for (const { others, asked } of waits(engine, seats, 'foresight', 8)) {
      all++;
      if (others.some((world) => foreseen(engine, world).includes(sightOf(engine, asked, SEAT)))) hits++;
      if (all === 24) break;
    }
    expect(all).toBeGreaterThan(10);
    expect(hits / all).toBeGreaterThan(0.5);
  });
});

describe('what was thought ahead', () => {
  const engine = engineFor('ventura');
  const TICK = 10;

  /** How long a mind takes for the question, in milliseconds of its own clock, after as many steps of thinking ahead in this world as it likes. */
  function timeFor(level: Level, world: AnyWorld | null, asked: AnyWorld): number {
    let now = 0;
    const mind = timedMindOf('ventura', level, () => (now += TICK));
    if (!mind || !isForesighted(mind)) throw new Error(`the ${level} thinks ahead`);
    const budget = { work: Number.POSITIVE_INFINITY, until: null };
    if (world) {
      let last = now;
      for (const _ of mind.ahead(questionFor(engine, world, SEAT, rngOf('ahead'), budget))) {
        expect(now - last).toBeLessThan(200);
        last = now;
      }
    }
    const before = now;
    const decision = mind.decide(questionFor(engine, asked, SEAT, rngOf('asked'), budget));
    expect(engine.check(asked, SEAT, decision)).toBeNull();
    return now - before;
  }

  test('is taken off the time of the question that comes, and of no other', () => {
    let [foreseenMs, wholeMs, otherMs, count] = [0, 0, 0, 0];
    const known = [...waits(engine, 2, 'time', 100)].filter(({ others, asked }) =>
      foreseen(engine, at(others, others.length - 1)).includes(sightOf(engine, asked, SEAT)),
    );
    for (const [i, { others, asked }] of known.entries()) {
      const whole = timeFor('captain', null, asked);
      // Where one plan is clear there is nothing to save.
      if (whole < 400) continue;
      count++;
      wholeMs += whole;
      foreseenMs += timeFor('captain', at(others, others.length - 1), asked);
      otherMs += timeFor('captain', at(at(known, (i + 1) % known.length).others, 0), asked);
      if (count === 4) break;
    }
    expect(count).toBe(4);
    expect(foreseenMs).toBeLessThan(wholeMs / 4);
    expect(otherMs).toBe(wholeMs);
  });

  test('is not tried again when it is asked: what was found counts', () => {
    const captain = () => {
      const mind = mindOf('ventura', 'captain');
      if (!mind || !isThoughtful(mind)) throw new Error('the captain compares plans');
      return mind;
    };
    /** How unsure a mind still is of its plans, with little work. */
    const errors = (mind: ReturnType<typeof captain>, asked: AnyWorld): number =>
      sum(
        mind
          .advise(questionFor(engine, asked, SEAT, rngOf('asked'), { work: 12, until: null }))
          .plans.map(({ error }) => error),
      );
    for (const { others, asked } of waits(engine, 2, 'go on', 100)) {
      const ahead = questionFor(engine, at(others, others.length - 1), SEAT, rngOf('ahead'), {
        work: 400,
        until: null,
      });
      const futures = range(FUTURES).flatMap((number) => futureOf(kitFor(engine), ahead, number) ?? []);
      const seen = sightOf(engine, asked, SEAT);
      const future = futures.find((one) => sightOf(engine, one.imagine(rngOf('now')), SEAT) === seen);
      const mind = captain();
      if (!future || !mind.consider(future)) continue;
      expect(errors(mind, asked)).toBeLessThan(errors(captain(), asked) / 2);
      // Asked again, it has forgotten.
      expect(errors(mind, asked)).toBeGreaterThan(errors(captain(), asked) / 2);
      return;
    }
    throw new Error('no question was foreseen');
  });
});
