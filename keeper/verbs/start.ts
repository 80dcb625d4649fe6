import { type AnyGame, readSetup } from '@condotta/kernel';
import { gameOf, type Verb } from '../desk.ts';
import { holderIn } from '../holders.ts';
import { begin } from '../offering.ts';
import { KeeperError } from '../protocol.ts';
import { editionOf } from './editions.ts';

export const start: Verb<'start'> = async (desk, viewer, wanted) => {
  const edition = await editionOf(desk, viewer, wanted.edition);
  const game = gameOf(desk.around, wanted.game, edition);
  const read = wanted.position === null ? readSetup(game, wanted) : arrangedSetup(game, wanted.position);
  if (!read.ok) throw new KeeperError('failed', read.problems.map(({ path, text }) => `${path}: ${text}`).join('; '));
  if (wanted.holders.length !== read.value.seats)
    throw new KeeperError('failed', `This table has ${read.value.seats} seats, and ${wanted.holders.length} holders.`);
  const { position, seed } = wanted;
  const holders = wanted.holders.map((holder, seat) => holderIn(holder, seat, null));
  return begin(desk, viewer, game, { setup: read.value, position, edition }, holders, seed);
};

function arrangedSetup(game: AnyGame, position: unknown): ReturnType<typeof readSetup> {
  const arranged = game.arrange(position, game.components);
  return arranged.ok ? { ok: true, value: arranged.value.setup } : arranged;
}
