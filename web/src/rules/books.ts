/** The rules references, each fetched when it is first wanted. */

import { useEffect, useState } from 'preact/hooks';
import { parseRules, type Rulebook } from './parse.ts';

const SOURCES: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  ventura: () => import('@condotta/ventura/rules.md?raw'),
};

const books = new Map<string, Promise<Rulebook | null>>();

/** Null: the game has no reference yet. */
export function rulebook(game: string): Promise<Rulebook | null> {
  const known = books.get(game);
  if (known !== undefined) return known;
  const source = SOURCES[game];
  const book = source ? source().then((file) => parseRules(file.default)) : Promise.resolve(null);
  books.set(game, book);
  // What could not be fetched is tried again.
  book.catch(() => books.delete(game));
  return book;
}

export type Loaded = { readonly book: Rulebook | null } | 'waiting' | 'broken';

export function useRulebook(game: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('waiting');
  useEffect(() => {
    let wanted = true;
    rulebook(game).then(
      (book) => wanted && setLoaded({ book }),
      () => wanted && setLoaded('broken'),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}
