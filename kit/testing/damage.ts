import { type AnyGame, anyEngineOf, at, chanceOf, isObject, type Result, rngOf } from '@condotta/kernel';
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

/** So many documents are spoiled, of positions in random games. */
const SPOILED = 500;

/** However documents of a game are spoiled, reading them never throws, and whoever is refused is told where and why. */
export function testDamaged(game: AnyGame, own: readonly unknown[]): void {
  test('however a document is damaged, reading it never throws', () => {
    const engine = anyEngineOf(game);
    const rng = rngOf('damage');
    const setups = setupsOf(game);
    let refused = 0;
    for (let n = 0; n < SPOILED; n++) {
      const world = engine.begin(at(setups, n % setups.length), chanceOf(rng), null);
      for (let m = rng(200); m > 0 && !world.over; m--) {
        const seat = at(world.waiting, rng(world.waiting.length));
        const legal = engine.legal(world, seat);
        engine.play(world, seat, at(legal, rng(legal.length)), chanceOf(rng), null);
      }
      const doc = damage(damage(game.describe(engine.table(world), world), rng, own), rng, own);
      const read = reading(game, doc);
      if (read.ok) continue;
      refused++;
      for (const { path, text } of read.problems) expect([path.length > 0, text.length > 0]).toEqual([true, true]);
    }
    expect(refused).toBeGreaterThan(SPOILED / 2);
  });
}

function reading(game: AnyGame, doc: unknown): Result<unknown> {
  try {
    return game.arrange(doc, game.components);
  } catch (e) {
    throw new Error(`${String(e)} for ${JSON.stringify(doc)}`);
  }
}
