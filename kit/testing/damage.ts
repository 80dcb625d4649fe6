import {
  type AnyGame,
  anyEngineOf,
  at,
  chanceOf,
  isObject,
  type Result,
  type Rng,
  rngOf,
  type Setup,
} from '@condotta/kernel';
import { setupsOf } from '@condotta/kernel/suite';
import { expect, test } from 'vitest';

const JUNK: readonly unknown[] = [
  null,
  -1,
  0,
  3,
  99,
  1e9,
  0.5,
  '',
  'x',
  'constructor',
  true,
  [],
  {},
  [[]],
  [0],
  ['x'],
  { toString: 1 },
];

/** Replaces, removes or repeats something somewhere in a document. `own`: words that mean something in this game's documents. */
export function damage(doc: unknown, rng: (count: number) => number, own: readonly unknown[]): unknown {
  const junk = [...JUNK, ...own];
  const copy: unknown = JSON.parse(JSON.stringify(doc));
  let here = copy;
  for (let depth = 0; depth < 8; depth++) {
    if (!isObject(here) && !Array.isArray(here)) return copy;
    const inside = here as Record<string, unknown>;
    const keys = Object.keys(inside);
    if (keys.length === 0) return copy;
    const key = at(keys, rng(keys.length));
    const deeper = typeof inside[key] === 'object' && inside[key] !== null;
    if (deeper && rng(4) > 0) {
      here = inside[key];
      continue;
    }
    const other = inside[at(keys, rng(keys.length))];
    inside[key] = rng(3) === 0 ? other : at(junk, rng(junk.length));
    if (rng(5) === 0 && !Array.isArray(here)) delete inside[key];
    if (rng(5) === 0 && Array.isArray(here)) here.splice(Number(key), 1);
    return copy;
  }
  return copy;
}

/** So many positions of random games are taken, and the document of each is spoiled so often. */
const POSITIONS = 60;
const SPOILED = 8;

/** However documents of a game are spoiled, reading them never throws, and whoever is refused is told where and why. */
export function testDamaged(game: AnyGame, own: readonly unknown[]): void {
  test('however a document is damaged, reading it never throws', () => {
    const rng = rngOf('damage');
    const setups = setupsOf(game);
    let refused = 0;
    for (let n = 0; n < POSITIONS; n++) {
      const whole = documentOf(game, at(setups, n % setups.length), rng);
      for (let m = 0; m < SPOILED; m++) {
        const read = reading(game, damage(damage(whole, rng, own), rng, own));
        if (read.ok) continue;
        refused++;
        for (const { path, text } of read.problems) expect([path.length > 0, text.length > 0]).toEqual([true, true]);
      }
    }
    expect(refused).toBeGreaterThan((POSITIONS * SPOILED) / 2);
  });
}

/** A position somewhere in the first part of a random game. */
function documentOf(game: AnyGame, setup: Setup, rng: Rng): unknown {
  const engine = anyEngineOf(game);
  const world = engine.begin(setup, chanceOf(rng), null);
  for (let left = rng(200); left > 0 && !world.over; left--) {
    const seat = at(world.waiting, rng(world.waiting.length));
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, rng(legal.length)), chanceOf(rng), null);
  }
  return game.describe(engine.table(world), world);
}

function reading(game: AnyGame, doc: unknown): Result<unknown> {
  try {
    return game.arrange(doc, game.components);
  } catch (e) {
    throw new Error(`${String(e)} for ${JSON.stringify(doc)}`);
  }
}
