/** The games at hand, with the edition that `--edition` names. */

import { games, memberOf } from '@condotta/games';
import type { AnyGame } from '@condotta/kernel';
import { readJson } from './files.ts';
import { UsageError } from './usage.ts';

export const allGames: readonly AnyGame[] = games;

export function gameNamed(id: string): AnyGame {
  const game = games.find((g) => g.id === id);
  if (game) return game;
  throw new UsageError(`there is no game "${id}"; there are: ${games.map((g) => g.id).join(', ')}`);
}

/** A document that an owner of the printed game corrects. */
export function templateOf(game: AnyGame): unknown {
  const editions = memberOf(game.id)?.editions;
  if (!editions) throw new UsageError(`${game.title} has no editions`);
  return editions.editionTemplate(game.components);
}

export interface Edition {
  /** The document, or null: the game as it comes. */
  readonly document: unknown;
  readonly game: AnyGame;
}

/** A game with the edition of a file. */
export function editionFrom(game: AnyGame, file: string | undefined): Edition {
  if (file === undefined) return { document: null, game };
  const document = readJson(file);
  const result = game.withEdition(document);
  if (result.ok) return { document, game: result.value };
  const [first] = result.problems;
  const more = result.problems.length > 1 ? ` (and ${result.problems.length - 1} more)` : '';
  throw new UsageError(`${file}: not an edition of ${game.title}: ${first?.text ?? 'it is not valid'}${more}`);
}

/** Any game that takes the edition of a file: for commands that serve all games. */
export function editionOfAny(file: string): { readonly id: string; readonly document: unknown } {
  const document = readJson(file);
  const results = games.map((game) => ({ id: game.id, result: game.withEdition(document) }));
  const taker = results.find(({ result }) => result.ok);
  if (taker) return { id: taker.id, document };
  const reasons = results.map(({ id, result }) => `${id}: ${result.ok ? '' : (result.problems[0]?.text ?? '')}`);
  throw new UsageError(`${file}: not an edition of any game (${reasons.join('; ')})`);
}
