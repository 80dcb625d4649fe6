/** Whatever is computed for a page or a mind beyond views starts from a world that its seat could be in. */

import { type AnyWorld, eyesOf, rngOf, type Seat, SPECTATOR } from '@condotta/kernel';
import type { Match } from '@condotta/kernel/host';
import type { GameEdition } from './surroundings.ts';

/** `seat`: whose knowledge it agrees with; null: a spectator's. */
export function imagined({ engine, world }: Match, seat: Seat | null, seed: string): AnyWorld {
  const copy = engine.copy(world);
  engine.game.reimagine(engine.table(copy), copy, seat === null ? SPECTATOR : eyesOf(seat), rngOf(seed));
  return copy;
}

export const gameEditionOf = ({ engine, start }: Match): GameEdition => ({
  game: engine.game.id,
  edition: start.edition,
});
