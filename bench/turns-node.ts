/** Minds in Node, by work alone: no clock stops them, so that the times are what their work takes. */

import { anyEngineOf, at, range, rngOf } from '@condotta/kernel';
import { budgetOf, mindOf, questionFor } from '@condotta/minds';
import type { Sit } from './turns.ts';

export const sitInNode: Sit = async (game, level, seats) => {
  const engine = anyEngineOf(game);
  const minds = range(seats).map(() => {
    const mind = mindOf(game.id, level);
    if (!mind) throw new Error(`nobody plays ${game.id} at level ${level}`);
    return mind;
  });
  return async (world, seat, seed) => {
    const began = performance.now();
    const decision = at(minds, seat).decide(questionFor(engine, world, seat, rngOf(seed), budgetOf(level)));
    return { decision, ms: performance.now() - began };
  };
};
