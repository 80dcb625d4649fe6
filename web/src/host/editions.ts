/** Owners' editions on the shelf: read, judged by their game, kept, put away. */

import type { AnyGame } from '@condotta/kernel';
import { KeeperError } from './keeper-error.ts';
import type { EditionInfo, Requests } from './protocol.ts';

export interface StoredEdition {
  readonly info: EditionInfo;
  readonly document: unknown;
}

export interface EditionStore {
  all(): Promise<readonly StoredEdition[]>;
  put(edition: StoredEdition): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Shelf {
  readonly editions: EditionStore;
  clock(): number;
  entropy(): string;
}

type Asked = 'editions' | 'addEdition' | 'removeEdition';

export interface Editions {
  /** What the page may ask of them. */
  readonly requests: { readonly [N in Asked]: (take: Requests[N]['take']) => Promise<Requests[N]['give']> };
  /** The document with this id; null stays null. */
  find(id: string | null): Promise<unknown>;
}

/** More problems than this at once help nobody. */
const MOST_PROBLEMS = 6;

export function createEditions(shelf: Shelf, gameOf: (id: string) => AnyGame): Editions {
  const all = async (): Promise<StoredEdition[]> =>
    [...(await shelf.editions.all())].sort((a, b) => b.info.added - a.info.added);
  return {
    requests: {
      async editions({ game }) {
        return (await all()).map(({ info }) => info).filter((info) => info.game === game);
      },

      async addEdition({ game, text }) {
        const document = documentIn(text);
        withEdition(gameOf(game), document);
        const name = nameOf(document) ?? '';
        const old = (await all()).find(({ info }) => info.game === game && info.name === name);
        const info = { id: old?.info.id ?? shelf.entropy().slice(0, 12), game, name, added: shelf.clock() };
        await shelf.editions.put({ info, document });
        return info;
      },

      async removeEdition({ edition }) {
        await shelf.editions.remove(edition);
        return {};
      },
    },

    async find(id) {
      if (id === null) return null;
      const found = (await all()).find(({ info }) => info.id === id);
      if (!found) throw new KeeperError('bad-edition', 'This edition is no longer on the shelf.');
      return found.document;
    },
  };
}

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

function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (e) {
    throw new KeeperError('bad-edition', `JSON: ${e instanceof Error ? e.message : String(e)}`);
  }
}
