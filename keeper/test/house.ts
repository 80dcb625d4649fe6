/** A keeper in a house of cards: a storage in memory, a clock that counts, minds that take the first thing allowed. */

import { ventura } from '@condotta/games/ventura';
import { anyEngineOf, at, type Seat } from '@condotta/kernel';
import { loadRecord, type Match } from '@condotta/kernel/host';
import { type Connection, createKeeper, type Keeper, type Surroundings, type Thought } from '../index.ts';
import { parsed, readJournal } from '../journal.ts';
import type { Change, Holder, Link, NewTable, RequestName, Requests, Snapshot } from '../protocol.ts';
import { type Memory, memory } from './memory.ts';

const engine = anyEngineOf(ventura);

/** What tests leave out: a new key for each deed, English, the whole log. */
type Asking<N extends RequestName> = Omit<Requests[N]['take'], 'key' | 'language' | 'marks'> &
  Partial<Pick<Requests[N]['take'], keyof Requests[N]['take'] & ('key' | 'language' | 'marks')>>;
export type Asks = { readonly [N in RequestName]: (take: Asking<N>) => Promise<Requests[N]['give']> };

export interface House {
  /** What the one who owns the house may ask. */
  readonly keeper: Asks;
  readonly host: Keeper;
  readonly connection: Connection;
  readonly memory: Memory;
  readonly pushes: Change[];
  readonly thoughts: Thought[];
  /** What minds were told to think about while people decide. */
  readonly ahead: (readonly Thought[])[];
  readonly listeners: Set<(change: Change) => void>;
  /** The match on the storage, with everything that is hidden in it. */
  truth(table: string): Match;
  /** Somebody else's connection, and what it was told. */
  visit(account: string): { readonly keeper: Asks; readonly told: Change[]; readonly connection: Connection };
}

const OWNER = 'owner';
let keys = 0;

function asksOf(connection: Connection): Asks {
  const ask = (name: RequestName) => (take: object) =>
    connection.request(name, { key: `key ${++keys}`, language: 'en', marks: [], ...take } as never);
  return new Proxy({} as Asks, { get: (_, name) => ask(name as RequestName) });
}

export function house(changes: Partial<Surroundings> = {}, shared: Memory = memory()): House {
  const pushes: Change[] = [];
  const thoughts: Thought[] = [];
  const ahead: (readonly Thought[])[] = [];
  const listeners: House['listeners'] = new Set();
  let now = 0;
  const host = createKeeper({
    games: [ventura],
    tables: shared.tables,
    editions: shared.editions,
    bus: shared.bus(),
    clock: () => ++now,
    entropy: () => crypto.randomUUID().replaceAll('-', ''),
    pack: async (text) => text,
    unpack: async (packed) => packed,
    // Patience is not tried unless a test says so.
    wait: (ms) => (ms > 2000 ? new Promise(() => undefined) : settle()),
    alone: (_name, work) => work(),
    async think(thought) {
      thoughts.push(thought);
      return { ...at(engine.legal(thought.world, thought.seat), 0), reasons: [] };
    },
    ahead: (some) => void ahead.push(some),
    estimate: async (_game, worlds) =>
      worlds.map(({ state }) => ({ chances: ventura.scores(state as never).map((_, i) => i / 10), turn: '' })),
    odds: async () => null,
    overlays: () => [],
    ...changes,
  });
  const connection = host.connect(OWNER, (change) => {
    pushes.push(change);
    for (const listener of listeners) listener(change);
  });
  return {
    keeper: asksOf(connection),
    host,
    connection,
    memory: shared,
    pushes,
    thoughts,
    ahead,
    listeners,
    truth(table) {
      const [beginning = '', ...rows] = shared.journals.get(table) ?? [];
      const { record } = readJournal(
        parsed(beginning),
        rows.map((row) => parsed(row)),
      );
      const loaded = loadRecord(record, [ventura]);
      if (!loaded.ok) throw new Error(loaded.problems[0]?.text);
      return loaded.value;
    },
    visit(account) {
      const told: Change[] = [];
      const guest = host.connect(account, (change) => told.push(change));
      return { keeper: asksOf(guest), told, connection: guest };
    },
  };
}

/** Persons, each of their own; the same name twice is the same person, as where one plays all sides. */
export const people = (...names: string[]): Holder[] => names.map((name) => ({ name, mind: null, person: name }));

export const mind = (name: string, level = 'random'): Holder => ({ name, mind: level, person: null });

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
export function linkTo({ connection, listeners }: House, heard: (what: unknown) => void = () => {}): Link {
  return {
    async request(ask, take) {
      const give = structuredClone(await connection.request(ask, take));
      heard({ ask, take, give });
      return give;
    },
    listen(changed) {
      const listener = (change: Change): void => {
        heard({ push: change });
        changed(change);
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
  h.keeper.look({ table, seat, at: when });

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

/** The code of the failure, or "done". */
export const code = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error) => error.failure?.code ?? String(error),
  );

/** Reproducible numbers that look random. */
export function numbers(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x >>> 8;
  };
}
