/** The rules references, each fetched in the reader's language when it is first wanted. */

import { pageOf } from '@condotta/games/page';
import type { Language } from '@condotta/kernel';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import { parseRules, type Rulebook } from './parse.ts';

const books = new Map<string, Promise<Rulebook | null>>();

/** Null: the game has no reference yet. */
function rulebook(game: string, language: Language): Promise<Rulebook | null> {
  const id = `${game} ${language}`;
  const known = books.get(id);
  if (known !== undefined) return known;
  const source = pageOf(game)?.rules?.[language];
  const book = source ? source().then((file) => parseRules(file.default)) : Promise.resolve(null);
  books.set(id, book);
  // What could not be fetched is tried again.
  book.catch(() => books.delete(id));
  return book;
}

/** The language is the book's: while another one is on its way, the old book stays open. */
export type Loaded = { readonly book: Rulebook | null; readonly language: Language } | 'waiting' | 'broken';

export function useRulebook(game: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('waiting');
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    rulebook(game, language).then(
      (book) => wanted && setLoaded({ book, language }),
      () => wanted && setLoaded('broken'),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded;
}
