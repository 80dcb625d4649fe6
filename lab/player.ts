/** Where the lab meets the minds: the only place that hands a true world on, and only into `questionFor`. */

import type { AnyEngine, Decision, Frame, Rng, Seat, World } from '@condotta/kernel';
import { budgetOf, type Level, mindOf, questionFor } from '@condotta/minds';

/** A mind at a seat of one game. */
export type Player = (engine: AnyEngine, world: World<unknown, Frame>, seat: Seat) => Decision;

/** A fresh mind: whatever it remembers is of this game alone. It thinks by work, not by the clock: that can be repeated. */
export function playerOf(game: string, level: Level, rng: Rng): Player {
  const mind = mindOf(game, level);
  if (!mind) throw new Error(`${game} has no ${level}`);
  const budget = budgetOf(level);
  return (engine, world, seat) => mind.decide(questionFor(engine, world, seat, rng, budget));
}
