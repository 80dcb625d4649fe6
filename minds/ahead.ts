/**
 * Thinking ahead: while others decide, a mind imagines what it will be asked next. All it knows is what its seat knows; the
 * others answer by script, and chance falls as it may. People mostly do what is expected, most of all with the last clicks of a turn: of a captain's
 * opponents three questions in four and more are foreseen (docs/strength.md).
 */

import { type AnyKit, at, rngOf } from '@condotta/kernel';
import type { Question } from './contract.ts';
import { questionFor } from './question.ts';
import { chanceByTurns, playOn, scripted } from './rollout.ts';

/** So many futures are imagined: with half as many some five questions in a hundred fewer are foreseen. */
export const FUTURES = 4;

/** The next question of the seat in which it has a choice, in the future of this number; null: the game ends before. */
export function futureOf(kit: AnyKit, question: Question, number: number): Question | null {
  const { engine, seat, rng, budget } = question;
  const dice = `ahead/${number}`;
  const world = question.imagine(rngOf(dice));
  playOn(
    engine,
    kit,
    world,
    chanceByTurns(kit, world, dice),
    (now) => now.waiting.includes(seat) && engine.legal(now, seat).length > 1,
    // One decision at a time: a plan of another's would be followed past our question.
    (now, other) => [at(scripted(engine, kit, now, other), 0)],
  );
  return world.over ? null : questionFor(engine, world, seat, rng, budget);
}
