/** What every request of a keeper works with. */

import type { AnyGame } from '@condotta/kernel';
import { withEdition } from './editions.ts';
import { KeeperError, type RequestName, type Requests } from './protocol.ts';
import type { Surroundings } from './surroundings.ts';
import type { Tables } from './tables.ts';
import type { Viewer } from './viewer.ts';

export interface Desk {
  readonly around: Surroundings;
  readonly tables: Tables;
}

/** A request, carried out for whoever asks. */
export type Verb<N extends RequestName> = (
  desk: Desk,
  viewer: Viewer,
  take: Requests[N]['take'],
) => Promise<Requests[N]['give']>;

/** The game of this id, with the components of an edition; null: with its own. */
export function gameOf({ games }: Surroundings, id: string, edition: unknown = null): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw new KeeperError('failed', `There is no game "${id}".`);
  return withEdition(game, edition);
}
