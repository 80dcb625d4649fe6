/** How a mind is asked. This is the one place that touches a world it was given, and it only ever copies it. */

import { type AnyEngine, eyesOf, type Frame, type Rng, type Seat, type World } from '@condotta/kernel';
import type { Budget, ImaginedWorld, Level, Question } from './contract.ts';

export function questionFor(
  engine: AnyEngine,
  world: World<unknown, Frame>,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Question {
  return {
    engine,
    seat,
    imagine(dice) {
      const imagined = engine.copy(world);
      engine.game.reimagine(engine.table(imagined), imagined, eyesOf(seat), dice);
      return imagined;
    },
    rng,
    budget,
  };
}

/** What a seat sees: as long as it is what was expected, there is no reason to think again. */
export const sightOf = (engine: AnyEngine, world: ImaginedWorld, seat: Seat): string =>
  JSON.stringify(engine.game.view(engine.table(world), world, eyesOf(seat)));

/** Worlds tried for one decision where it is counted by work (see Budget), as in the lab: small enough that hundreds of games can be played. */
const WORK: Readonly<Record<Level, number>> = {
  random: 1,
  recruit: 1,
  sergeant: 1,
  captain: 12,
  general: 60,
  marshal: 320,
};

/** Seconds a level may think about one turn, all its clicks together. */
export const SECONDS: Readonly<Record<Level, number>> = {
  random: 0.5,
  recruit: 0.5,
  sergeant: 1,
  captain: 3,
  general: 8,
  marshal: 20,
};

/** Seconds a level may think about one decision that matters; where one plan is clear it takes less. */
export const THOUGHT: Readonly<Record<Level, number>> = {
  random: 0.5,
  recruit: 0.5,
  sergeant: 0.5,
  captain: 1,
  general: 3,
  marshal: 8,
};

/** By work alone, so that the same seed gives the same choice; who must keep a clock adds an `until`. */
export const budgetOf = (level: Level): Budget => ({ work: WORK[level], until: null });
