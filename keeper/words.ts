/** A table's messages in a reader's words. */

import {
  type AnyWorld,
  type Decision,
  type Language,
  labelIn,
  type MessageArgs,
  type Refusal,
  type Seat,
  textOf,
} from '@condotta/kernel';
import type { Match } from '@condotta/kernel/host';
import type { Reason } from './forms.ts';

export function wordsIn(
  { engine }: Match,
  world: AnyWorld,
  key: string,
  args: MessageArgs,
  language: Language,
): string {
  return textOf(engine.game, engine.table(world), key, args, language);
}

/** What the game says under this key, or nothing if it has no such message. */
export function wordsIfAny(match: Match, world: AnyWorld, key: string, language: Language): string {
  return match.engine.game.messages[language][key] === undefined ? '' : wordsIn(match, world, key, {}, language);
}

/** The world must be one in which the seat is asked. */
export function labelOf(
  { engine }: Match,
  world: AnyWorld,
  seat: Seat,
  decision: Decision,
  language: Language,
): string {
  const table = engine.table(world);
  const { key, args } = labelIn(engine.game, table, engine.frameOf(world, seat), seat, decision);
  return textOf(engine.game, table, key, args, language);
}

export const reasonOf = (match: Match, refusal: Refusal, language: Language): Reason => ({
  rule: refusal.rule,
  text: wordsIn(match, match.world, refusal.key, refusal.args, language),
  blame: refusal.blame,
});
