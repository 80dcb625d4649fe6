/** Keeping time: a mind that never thinks longer about a turn than its level allows. */

import { type AnyKit, rngOf } from '@condotta/kernel';
import type { Mind } from './contract.ts';
import { SECONDS } from './question.ts';

/** The part of what is left of a turn's time that one decision may take. */
const SHARE = 1 / 4;

/**
 * The same mind with a clock. `now` gives milliseconds. A turn is a round of the game: all that the seat decides in it
 * shares the time of the level, each decision may take a quarter of what is left. Under time a choice depends on the
 * machine; without it, on the seed alone.
 */
export function paced(mind: Mind, kit: AnyKit, now: () => number): Mind {
  let round = '';
  let spent = 0;
  return {
    level: mind.level,
    decide(question) {
      const world = question.imagine(rngOf('pace'));
      const current = `${question.seat}.${Math.floor(kit.clock(world))}`;
      if (current !== round) {
        round = current;
        spent = 0;
      }
      const started = now();
      const allowed = (SECONDS[mind.level] * 1000 - spent) * SHARE;
      const { work, until } = question.budget;
      const late = (): boolean => now() - started > allowed || (until?.() ?? false);
      const decision = mind.decide({ ...question, budget: { work, until: late } });
      spent += now() - started;
      return decision;
    },
  };
}
