/** Computer players as the commands use them. The world they are given is only ever imagined from (`questionFor`). */

import { type AnyEngine, type Decision, type Rng, rngOf, type Seat } from '@condotta/kernel';
import {
  budgetOf,
  type ImaginedWorld,
  LEVELS,
  type Level,
  type Mind,
  mindOf,
  questionFor,
  reasonsFor,
} from '@condotta/minds';
import { UsageError } from './usage.ts';

export type { Level, Mind };
export { LEVELS };

export function levelNamed(name: string): Level {
  const level = LEVELS.find((each) => each === name);
  if (level) return level;
  throw new UsageError(`there is no mind "${name}"; there are: ${LEVELS.join(', ')}`);
}

/** A fresh mind for one seat of one match. */
export function mindFor(game: string, level: Level): Mind {
  const mind = mindOf(game, level);
  if (mind) return mind;
  throw new UsageError(`nobody has taught the ${level} to play ${game}; random plays everything`);
}

/** What a mind decides within a time; cut short, it says the best it has. */
export function decided(
  mind: Mind,
  engine: AnyEngine,
  world: ImaginedWorld,
  seat: Seat,
  rng: Rng,
  ms: number,
): Decision {
  const end = performance.now() + ms;
  const { work } = budgetOf(mind.level);
  return mind.decide(questionFor(engine, world, seat, rng, { work, until: () => performance.now() >= end }));
}

/** Who gives hints, and how long he may take for his move, and again for his reason. */
const ADVISER = 'general';
const ADVICE_MS = 2000;

/** What an adviser would do, and the names of his reasons (messages `reason.<name>`). */
export function advised(
  engine: AnyEngine,
  world: ImaginedWorld,
  seat: Seat,
  rng: Rng,
): { readonly decision: Decision; readonly reasons: readonly string[] } {
  const decision = decided(mindFor(engine.game.id, ADVISER), engine, world, seat, rng, ADVICE_MS);
  const end = performance.now() + ADVICE_MS;
  const budget = { work: 0, until: () => performance.now() >= end };
  return { decision, reasons: reasonsFor(engine.game.id, questionFor(engine, world, seat, rng, budget), decision) };
}

/** For the referee, which imagines a world before it asks. */
export function mindForReferee(
  engine: AnyEngine,
  world: ImaginedWorld,
  seat: Seat,
  level: string,
  ms: number,
): Decision {
  const mind = mindFor(engine.game.id, levelNamed(level));
  return decided(mind, engine, world, seat, rngOf(`${level}:${seat}`), ms);
}
