/** How a mind is asked. This is the one place that touches a world it was given, and it only ever copies it. */

import { type AnyEngine, eyesOf, type Frame, type Rng, type Seat, type World } from '@condotta/kernel';
import type { Budget, Level, Question } from './contract.ts';

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

/** Worlds tried for one decision (see Budget): small enough that hundreds of games can be played, and that the times below are seldom reached. */
const WORK: Readonly<Record<Level, number>> = {
  random: 1,
  recruit: 1,
  sergeant: 1,
  captain: 12,
  general: 40,
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

/** As before: the clock is only a cap. */
export const THOUGHT = SECONDS;

/** By work alone, so that the same seed gives the same choice; who must keep a clock adds an `until`. */
export const budgetOf = (level: Level): Budget => ({ work: WORK[level], until: null });
