/** How a position stands, as people should read it: who wins the game, and not only which plan is better. */

import { type AnyEngine, type AnyKit, sum } from '@condotta/kernel';
import type { ImaginedWorld } from './contract.ts';

/** The winning chance of each seat; all sides together 1, and seats of one side have the same. */
export function chancesIn(engine: AnyEngine, kit: AnyKit, world: ImaginedWorld): number[] {
  const chances = kit.evaluate(engine.table(world), world);
  // Decided is decided, also where several win.
  if (world.over) return chances;
  const odds = chances.map((chance) => chance ** kit.confidence(chances.length, world));
  const sides = new Map(odds.map((odd, seat) => [engine.game.side(world.state, seat) ?? seat, odd]));
  const total = sum([...sides.values()]);
  return odds.map((odd) => odd / total);
}
