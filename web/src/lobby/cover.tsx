/** The cover of a game; a plain plate for one that nobody has engraved. */

import { pageOf } from '@condotta/games/page';
import { Plate } from '@condotta/pieces/cover';

export function Cover({ game }: { readonly game: string }) {
  const page = pageOf(game);
  if (!page) return null;
  return page.Cover ? <page.Cover /> : <Plate id={game} motto={page.facts.title} />;
}
