/** Does one piece of the soak after another, as it is told; a process of its own. */

import { gameById } from '@condotta/games';
import { rngOf } from '@condotta/kernel';
import { attempt, explain, findingOf, type Mind } from '@condotta/kernel/suite';
import { serveOrders } from '@condotta/lab';
import { budgetOf, mindOf, questionFor } from '@condotta/minds';
import { type Piece, type PieceDone, soakOf } from './plan.ts';

export type ToWorker = Piece;
export type FromWorker =
  | { readonly kind: 'progress'; readonly count: number }
  | ({ readonly kind: 'done' } & PieceDone);

/** A quick mind stands for all: what it decides must not depend on what its seat cannot see. */
const mind: Mind = (engine, world, seat, seed) => {
  const found = mindOf(engine.game.id, 'sergeant');
  return found ? found.decide(questionFor(engine, world, seat, rngOf(seed), budgetOf('sergeant'))) : null;
};

function doPiece(piece: Piece, onProgress: (count: number) => void): PieceDone {
  const bare = gameById(piece.game);
  const edition = bare && piece.edition !== null ? bare.withEdition(piece.edition) : null;
  const game = edition?.ok ? edition.value : bare;
  const property = game && soakOf(game, { mind }).find(([each]) => each.name === piece.property)?.[0];
  if (!game || !property) throw new Error(`no such piece: ${piece.game} ${piece.property}`);
  const began = performance.now();
  const { seed, count, setups } = piece;
  const finding = findingOf(property, game, attempt(property, game, { seed, count, setups, onProgress }));
  const { report, shrunk, record } = finding;
  return { report, ms: performance.now() - began, failure: shrunk && { text: explain(shrunk), record } };
}

/** Telling more often would only keep both sides busy. */
const TELL_MS = 100;

serveOrders<ToWorker, FromWorker>((piece, say) => {
  let told = 0;
  const done = doPiece(piece, (count) => {
    const now = performance.now();
    if (now - told < TELL_MS) return;
    told = now;
    void say({ kind: 'progress', count });
  });
  return say({ kind: 'done', ...done });
});
