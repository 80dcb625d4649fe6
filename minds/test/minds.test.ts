import { ventura } from '@condotta/games/ventura';
import {
  type AnyEngine,
  anyEngineOf,
  at,
  chanceOf,
  eyesOf,
  type Frame,
  type Rng,
  rngOf,
  type World,
} from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { position, table } from '../../games/ventura/test/table.ts';
import { budgetOf, LEVELS, type Level, mindOf, questionFor, SECONDS, timedMindOf } from '../index.ts';

const engine: AnyEngine = anyEngineOf(ventura);
const OPTIONS = {
  equalDomains: false,
  mixedFortunes: false,
  toArms: false,
  familialExpertise: false,
  papalStart: true,
};

type AnyWorld = World<unknown, Frame>;

/** Positions of random games, with every option and number of players. */
function* positions(count: number, seed: string): Generator<{ world: AnyWorld; seat: number; n: number }> {
  let n = 0;
  for (let game = 0; n < count; game++) {
    const rng = rngOf(`${seed}${game}`);
    const chance = chanceOf(rng);
    const options = Object.fromEntries(Object.keys(OPTIONS).map((id, bit) => [id, ((game >> bit) & 1) === 1]));
    const world = engine.begin({ seats: 2 + (game % 3), scenario: null, options }, chance, null);
    for (let click = 0; !world.over && click < 3000; click++) {
      const seat = at(world.waiting, rng(world.waiting.length));
      if (rng(17) === 0 && n < count) yield { world, seat, n: n++ };
      const legal = engine.legal(world, seat);
      engine.play(world, seat, at(legal, rng(legal.length)), chance, null);
    }
  }
}

const mind = (level: Level) => {
  const found = mindOf('ventura', level);
  if (!found) throw new Error(`no ${level}`);
  return found;
};

const work = (n: number) => ({ work: n, until: null });

/** Of those who think only as many positions as tell that something is broken: the soak tries thousands. */
function some(level: Level, quick: number, slow: number): number {
  if (level === 'random' || level === 'sergeant') return quick;
  return level === 'general' || level === 'marshal' ? Math.ceil(slow / 3) : slow;
}

describe('the levels', () => {
  test('all exist for Ventura, and say what they are', () => {
    for (const level of LEVELS) {
      expect(mind(level).level).toBe(level);
      expect(budgetOf(level).work).toBeGreaterThan(0);
      expect(SECONDS[level]).toBeGreaterThan(0);
    }
  });

  test('a game without a kit has only the random mind', () => {
    expect(mindOf('no-game', 'random')).not.toBeNull();
    for (const level of LEVELS.filter((one) => one !== 'random')) expect(mindOf('no-game', level)).toBeNull();
  });
});

describe('every level', () => {
  test.each(LEVELS)('%s proposes only legal decisions', (level) => {
    const player = mind(level);
    for (const { world, seat, n } of positions(some(level, 600, 60), `legal-${level}`)) {
      const decision = player.decide(questionFor(engine, world, seat, rngOf(`legal${n}`), work(12)));
      expect(engine.check(world, seat, decision)).toBeNull();
    }
  });

  test.each(LEVELS)('%s leaves the world alone', (level) => {
    for (const { world, seat, n } of positions(15, `alone-${level}`)) {
      const before = JSON.stringify(world);
      mind(level).decide(questionFor(engine, world, seat, rngOf(`alone${n}`), work(8)));
      expect(JSON.stringify(world)).toBe(before);
    }
  });

  test.each(LEVELS)('%s chooses the same with the same seed, whatever it cannot see', (level) => {
    for (const { world, seat, n } of positions(some(level, 300, 20), `honest-${level}`)) {
      const other = engine.copy(world);
      engine.game.reimagine(engine.table(other), other, eyesOf(seat), rngOf(`other${n}`));
      const choices = [world, world, other].map((one) =>
        mind(level).decide(questionFor(engine, one, seat, rngOf(`honest${n}`), work(12))),
      );
      expect(choices[1]).toEqual(choices[0]);
      expect(choices[2]).toEqual(choices[0]);
    }
  });
});

test('a recruit plays as a sergeant would, but now and then something else', () => {
  let other = 0;
  for (const { world, seat, n } of positions(300, 'gentle')) {
    const [mine, his] = (['recruit', 'sergeant'] as const).map((level) =>
      mind(level).decide(questionFor(engine, world, seat, rngOf(`gentle${n}`), work(1))),
    );
    if (JSON.stringify(mine) !== JSON.stringify(his)) other++;
  }
  expect(other).toBeGreaterThan(15);
  expect(other).toBeLessThan(100);
});

describe('what a mind imagines', () => {
  test('depends on what its seat knows and on its dice, not on the truth', () => {
    for (const { world, seat, n } of positions(400, 'imagine')) {
      const other = engine.copy(world);
      engine.game.reimagine(engine.table(other), other, eyesOf(seat), rngOf(`truth${n}`));
      const [a, b] = [world, other].map((one) =>
        JSON.stringify(questionFor(engine, one, seat, rngOf(''), work(1)).imagine(rngOf(`dice${n}`))),
      );
      expect(b).toBe(a);
    }
  });
});

describe('the budget', () => {
  test('bounds the worlds that are tried', () => {
    for (const { world, seat, n } of positions(15, 'work')) {
      let imagined = 0;
      const question = questionFor(engine, world, seat, rngOf(`work${n}`), work(60));
      const counting = {
        ...question,
        imagine: (dice: Rng) => {
          imagined++;
          return question.imagine(dice);
        },
      };
      mind('general').decide(counting);
      // What was saved may be spent later, but not more than half of it at once.
      expect(imagined).toBeLessThan(2 * 60);
    }
  });

  test('is not used up when one plan is clearly the best', () => {
    // Whoever does not win now has lost: the other does it right after him.
    const players = [
      { points: 23, florins: 5 },
      { points: 25, florins: 5 },
    ];
    const { engine: judge, world } = table(position({ round: 4, players, turn: { step: 'prestige', seat: 0 } })).match;
    let imagined = 0;
    const question = questionFor(judge, world, 0, rngOf('clear'), work(1e6));
    const counting = {
      ...question,
      imagine: (dice: Rng) => {
        imagined++;
        return question.imagine(dice);
      },
    };
    expect(mind('general').decide(counting).verb).toBe('spend');
    expect(imagined).toBeLessThan(40);
  });

  test('ends at once when asked to', () => {
    for (const { world, seat, n } of positions(40, 'until')) {
      const question = questionFor(engine, world, seat, rngOf(`until${n}`), { work: 1e9, until: () => true });
      expect(engine.check(world, seat, mind('marshal').decide(question))).toBeNull();
    }
  });

  test('a timed mind stops by its clock', () => {
    let now = 0;
    const player = timedMindOf('ventura', 'captain', () => (now += 50));
    for (const { world, seat, n } of positions(20, 'clock')) {
      const before = now;
      const decision = player?.decide(questionFor(engine, world, seat, rngOf(`clock${n}`), { work: 1e9, until: null }));
      expect(decision && engine.check(world, seat, decision)).toBeNull();
      expect(now - before).toBeLessThanOrEqual(SECONDS.captain * 1000);
    }
  });
});

describe('a plan', () => {
  test('is followed without thinking again as long as nothing unforeseen happens', () => {
    let thoughts = 0;
    let clicks = 0;
    const rng = rngOf('plan');
    const chance = chanceOf(rng);
    const world = engine.begin({ seats: 2, scenario: null, options: OPTIONS }, chance, null);
    const player = mind('general');
    for (; clicks < 40 && !world.over; clicks++) {
      const seat = at(world.waiting, 0);
      let imagined = 0;
      const question = questionFor(engine, world, seat, rng, work(24));
      const decision = player.decide({
        ...question,
        imagine: (dice) => {
          imagined++;
          return question.imagine(dice);
        },
      });
      if (imagined > 1) thoughts++;
      engine.play(world, seat, decision, chance, null);
    }
    expect(thoughts).toBeLessThan(clicks - 4);
  });
});
