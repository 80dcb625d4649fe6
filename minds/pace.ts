/** Keeping time: a mind that thinks by the clock, and never longer about a decision or a turn than its level allows. */

import { type AnyKit, rngOf } from '@condotta/kernel';
import { FUTURES, futureOf } from './ahead.ts';
import { type Foresighted, isThoughtful, type Mind, type Question } from './contract.ts';
import { SECONDS, sightOf, THOUGHT } from './question.ts';

/** The part of what is left of a turn's time that one decision may take. */
const SHARE = 0.4;
/** The end of what is allowed is kept for the trial that is still being played then. */
const MARGIN = 0.95;
/** Milliseconds of thinking ahead until one may be asked something else. */
const SLICE = 50;

/**
 * The same mind with a clock. `now` gives milliseconds. A turn is a round of the game: all that the seat decides in it shares the time of
 * the level; a decision may take as much as its level has for one, less where little hangs on it, and never more than a
 * part of what is left. A mind ends early where one plan is clear, so most of the time goes to the hard questions; what it has thought about
 * a question before it came is taken off, and costs its turn nothing. Under time a choice depends on the machine; without it, on the seed alone.
 */
export function paced(mind: Mind, kit: AnyKit, now: () => number): Mind {
  let round = '';
  let spent = 0;
  /** For how long it has thought about what it would be asked next, by what it would see then. */
  const before = new Map<string, number>();
  const inTime = <T>(question: Question, work: (timed: Question) => T): T => {
    const { engine, seat } = question;
    const started = now();
    const world = question.imagine(rngOf('pace'));
    const current = `${seat}.${Math.floor(kit.clock(world))}`;
    if (current !== round) {
      round = current;
      spent = 0;
    }
    const stakes = kit.stakes?.(engine.table(world), world, seat, engine.legal(world, seat)) ?? 1;
    const left = Math.max(0, SECONDS[mind.level] * 1000 - spent);
    const thought = before.get(sightOf(engine, world, seat)) ?? 0;
    before.clear();
    const allowed = MARGIN * Math.min(THOUGHT[mind.level] * 1000, SHARE * left) * Math.min(1, stakes) - thought;
    const { until } = question.budget;
    const late = (): boolean => now() - started > allowed || (until?.() ?? false);
    const done = work({ ...question, budget: { work: Number.POSITIVE_INFINITY, until: late } });
    spent += now() - started;
    return done;
  };
  const timed: Mind = { level: mind.level, decide: (question) => inTime(question, (q) => mind.decide(q)) };
  if (!isThoughtful(mind)) return timed;
  const foresighted: Foresighted = {
    ...timed,
    advise: (question) => inTime(question, (q) => mind.advise(q)),
    adopt: (question, plan) => mind.adopt(question, plan),
    consider: (question) => mind.consider(question),
    *ahead(question) {
      for (let number = 0; number < FUTURES; number++) {
        const future = futureOf(kit, question, number);
        if (!future) continue;
        const { engine, seat } = future;
        const seen = sightOf(engine, future.imagine(rngOf('pace')), seat);
        for (let more = true; more && (before.get(seen) ?? 0) < THOUGHT[mind.level] * 1000; ) {
          const started = now();
          const budget = { work: Number.POSITIVE_INFINITY, until: () => now() - started > SLICE };
          more = mind.consider({ ...future, budget });
          before.set(seen, (before.get(seen) ?? 0) + now() - started);
          yield;
        }
      }
    },
  };
  return foresighted;
}
