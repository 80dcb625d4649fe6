/** Owners' editions: a game with other components. */

import type { AnyGame } from '@condotta/kernel';
import { KeeperError } from './protocol.ts';

/** More problems than this at once help nobody. */
const MOST_PROBLEMS = 6;

/** The game with these components; null: with its own. */
export function withEdition(game: AnyGame, document: unknown): AnyGame {
  if (document === null) return game;
  const result = game.withEdition(document);
  if (result.ok) return result.value;
  const texts = result.problems.map(({ text }) => text);
  const more = texts.length > MOST_PROBLEMS ? [`(+${texts.length - MOST_PROBLEMS})`] : [];
  throw new KeeperError('bad-edition', [...texts.slice(0, MOST_PROBLEMS), ...more].join('\n'));
}

export function nameOf(document: unknown): string | null {
  const named = typeof document === 'object' && document !== null && 'name' in document ? document.name : null;
  return typeof named === 'string' ? named : null;
}
