/** A keeper in a house of cards: a shelf in memory, a clock that counts, minds that take the first thing allowed. */

import { anyEngineOf, at, loadRecord, type Match, type Seat } from '@condotta/kernel';
import { ventura } from '@condotta/ventura';
import type { Thought } from '../src/host/attend.ts';
import type { StoredEdition } from '../src/host/editions.ts';
import { createKeeper, type Keeper, type Surroundings } from '../src/host/keeper.ts';
import { KeeperError } from '../src/host/keeper-error.ts';
import { oddsOf } from '../src/host/odds.ts';
import { type Holder, type Link, LinkError, type NewTable, type Snapshot } from '../src/host/protocol.ts';
import type { StoredTable } from '../src/host/session.ts';

const engine = anyEngineOf(ventura);

export interface House {
  readonly keeper: Keeper;
  readonly shelf: Map<string, StoredTable>;
  readonly pushes: { readonly table: string; readonly thinking: readonly Seat[] }[];
  readonly thoughts: Thought[];
  readonly listeners: Set<(table: string, thinking: readonly Seat[]) => void>;
  full: boolean;
  /** The match on the shelf, with everything that is hidden in it. */
  truth(table: string): Match;
}

export function house(changes: Partial<Surroundings> = {}): House {
  const shelf = new Map<string, StoredTable>();
  const editions = new Map<string, StoredEdition>();
  const pushes: House['pushes'] = [];
  const thoughts: Thought[] = [];
  const listeners: House['listeners'] = new Set();
  let now = 0;
  let fresh = 0;
  const keeper = createKeeper({
    games: [ventura],
    store: {
      all: async () => [...shelf.values()],
      get: async (id) => shelf.get(id) ?? null,
      async put(table) {
        if (made.full) throw new KeeperError('storage-full', 'no room left');
        shelf.set(table.info.id, structuredClone(table));
      },
      async remove(id) {
        shelf.delete(id);
      },
    },
    editions: {
      all: async () => [...editions.values()],
      async put(edition) {
        editions.set(edition.info.id, structuredClone(edition));
      },
      async remove(id) {
        editions.delete(id);
      },
    },
    clock: () => ++now,
    entropy: () => `entropy${String(++fresh).padStart(5, '0')}`,
    pack: async (text) => text,
    unpack: async (packed) => packed,
    async think(thought) {
      thoughts.push(thought);
      return { ...at(engine.legal(thought.world, thought.seat), 0), reasons: [] };
    },
    estimate: async (_game, worlds) =>
      worlds.map(({ state }) => ({ chances: ventura.scores(state as never).map((_, i) => i / 10), turn: '' })),
    odds: async (_game, world, seat, decision) => oddsOf(engine, world, seat, decision),
    wait: () => settle(),
    changed(table, thinking) {
      pushes.push({ table, thinking });
      for (const listener of listeners) listener(table, thinking);
    },
    ...changes,
  });
  const made: House = {
    keeper,
    shelf,
    pushes,
    thoughts,
    listeners,
    full: false,
    truth(table) {
      const loaded = loadRecord(JSON.parse(shelf.get(table)?.packed ?? 'null'), [ventura]);
      if (!loaded.ok) throw new Error(loaded.problems[0]?.text);
      return loaded.value;
    },
  };
  return made;
}

export const people = (...names: string[]): Holder[] => names.map((name) => ({ name, mind: null }));

export const game = (holders: readonly Holder[], more: Partial<NewTable> = {}): NewTable => ({
  game: 'ventura',
  seats: holders.length,
  scenario: null,
  options: {},
  holders,
  position: null,
  seed: '1',
  edition: null,
  ...more,
});

/** A conversation with the keeper as the page has it; `heard` gets everything that comes out of the keeper. */
export function linkTo({ keeper, listeners }: House, heard: (what: unknown) => void = () => {}): Link {
  return {
    async request(ask, take) {
      try {
        const give = structuredClone(await keeper[ask](take));
        heard({ ask, take, give });
        return give;
      } catch (e) {
        throw e instanceof KeeperError ? new LinkError(e.failure) : e;
      }
    },
    listen(changed) {
      const listener = (table: string, thinking: readonly Seat[]): void => {
        heard({ push: 'changed', table, thinking });
        changed(table, thinking);
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Until no mind is at work and a person is asked, or the game is over. */
export async function calm(h: House, table: string): Promise<Snapshot> {
  for (let i = 0; i < 500; i++) {
    await settle();
    const now = await look(h, table, null);
    if (now.over || now.asked.some((seat) => now.holders[seat]?.mind === null)) return now;
  }
  throw new Error('the minds do not come to an end');
}

/** Lets everything that waits only for promises happen. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const look = (h: House, table: string, seat: Seat | null, when: number | null = null): Promise<Snapshot> =>
  h.keeper.look({ table, seat, at: when, language: 'en' });

/** Makes a decision for whoever is asked first: the `n`th of the legal ones, counted round. */
export async function decide(h: House, table: string, n: number): Promise<{ before: Snapshot; seat: Seat } | null> {
  const { asked } = await look(h, table, null);
  const [seat] = asked;
  if (seat === undefined) return null;
  const before = await look(h, table, seat);
  const legal = before.choices.filter(({ refusal }) => refusal === null);
  const { verb, arg } = at(legal, n % legal.length);
  await h.keeper.act({ table, seat, verb, arg, seq: before.seq });
  return { before, seat };
}

/** Reproducible numbers that look random. */
export function numbers(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x >>> 8;
  };
}
