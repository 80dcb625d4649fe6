/** Computer players as the commands use them. The world they are given is only ever imagined from (`questionFor`). */

import { type AnyEngine, type Decision, type Rng, rngOf, type Seat } from '@condotta/kernel';
import {
  type ImaginedWorld,
  LEVELS,
  type Level,
  type Mind,
  questionFor,
  reasonsFor,
  timedMindOf,
} from '@condotta/minds';
import { UsageError } from './usage.ts';

export type { Level, Mind };
export { LEVELS };

export function levelNamed(name: string): Level {
  const level = LEVELS.find((each) => each === name);
  if (level) return level;
  throw new UsageError(`there is no mind "${name}"; there are: ${LEVELS.join(', ')}`);
}

/** A fresh mind for one seat of one match. It keeps its plan, and the time of its level for a turn, from one click to the next. */
export function mindFor(game: string, level: Level): Mind {
  const mind = timedMindOf(game, level, () => performance.now());
  if (mind) return mind;
  throw new UsageError(`nobody has taught the ${level} to play ${game}; random plays everything`);
}

/** What a mind decides within a time, and within what its level takes; where one plan is clear it takes less. */
export function decided(
  mind: Mind,
  engine: AnyEngine,
  world: ImaginedWorld,
  seat: Seat,
  rng: Rng,
  ms: number,
): Decision {
  const end = performance.now() + ms;
  const budget = { work: Number.POSITIVE_INFINITY, until: () => performance.now() >= end };
  return mind.decide(questionFor(engine, world, seat, rng, budget));
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

/** The minds that a referee has asked last, by match, seat and level. */
const asked = new Map<string, Mind>();
const MOST_MINDS = 64;

function knownMind(game: string, level: Level, match: string): Mind {
  const key = `${game} ${level} ${match}`;
  const mind = asked.get(key) ?? mindFor(game, level);
  asked.delete(key);
  asked.set(key, mind);
  for (const oldest of asked.keys()) if (asked.size > MOST_MINDS) asked.delete(oldest);
  return mind;
}

/** For the referee, which imagines a world before it asks. `seed`: of the question, after its match and seat. */
export function mindForReferee(
  engine: AnyEngine,
  world: ImaginedWorld,
  seat: Seat,
  level: string,
  ms: number,
  seed: string,
): Decision {
  const mind = knownMind(engine.game.id, levelNamed(level), seed.slice(0, seed.lastIndexOf(':')));
  return decided(mind, engine, world, seat, rngOf(`${level}:${seed}`), ms);
}
