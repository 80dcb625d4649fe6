/** What a click costs at a table as its match grows: time in the keeper, bytes to the page, memory. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { games as ours } from '@condotta/games';
import { type Connection, createKeeper, type Summary } from '@condotta/keeper';
import type { Snapshot } from '@condotta/keeper/protocol';
import { type AnyGame, at, rngOf } from '@condotta/kernel';
import { campaign } from './campaign.ts';
import { type BenchReport, type BenchRequest, type Bound, judged, wantedBy } from './report.ts';

/** With a game whose matches are longer than those of ours. */
const games: readonly AnyGame[] = [...ours, campaign];

const KINDS = ['act', 'sealed', 'look', 'bytes', 'heap'] as const;
type Kind = (typeof KINDS)[number];

export const KEEPER_FIGURES: readonly string[] = games.flatMap(({ id }) => KINDS.map((kind) => `keeper.${id}.${kind}`));

export const KEEPER_MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  games.flatMap(({ id }) => [
    [`keeper.${id}.act`, 'ms for a click with its answer, of 100 at least 95; whole random matches, the last third'],
    [`keeper.${id}.sealed`, 'the same for clicks in secret'],
    [`keeper.${id}.look`, 'the same for a look without a click'],
    [`keeper.${id}.bytes`, 'bytes to the page for a click, as JSON, of 100 clicks at least 95'],
    [`keeper.${id}.heap`, 'bytes of memory that a decision leaves behind'],
  ]),
);

const MOST: Readonly<Record<Kind, number>> = { act: 30, sealed: 30, look: 30, bytes: 20_000, heap: 10_000 };
const BOUNDS: readonly Bound[] = games.flatMap(({ id }) =>
  KINDS.map((kind) => ({ id: `keeper.${id}.${kind}`, most: MOST[kind] })),
);

/** More clicks than a match of ours has. */
const LONGEST = 3000;

export async function benchKeeper({ quick = false, only = [], onProgress }: BenchRequest = {}): Promise<BenchReport> {
  const wanted = wantedBy(only);
  const results: Record<string, number> = {};
  const measured = games.filter(({ id }) => KINDS.some((kind) => wanted(`keeper.${id}.${kind}`)));
  for (const [done, game] of measured.entries()) {
    const figures = await measureKeeper(game, quick ? 60 : LONGEST, quick ? 1 : 5);
    for (const kind of KINDS) {
      const figure = figures[kind];
      const id = `keeper.${game.id}.${kind}`;
      if (figure !== undefined && wanted(id)) results[id] = figure;
    }
    onProgress?.({ done: done + 1, total: measured.length });
  }
  return { results, spread: {}, targets: judged(BOUNDS, results) };
}

/** One person plays all sides of some matches, at random, as the page would: each click brings the next picture. */
async function measureKeeper(game: AnyGame, longest: number, matches: number): Promise<Partial<Record<Kind, number>>> {
  const all: Record<Kind, number[]> = { act: [], sealed: [], look: [], bytes: [], heap: [] };
  for (let n = 0; n < matches; n++) {
    const clicks: { readonly sealed: boolean; readonly ms: number; readonly look: number; readonly bytes: number }[] =
      [];
    const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
    const { connection, table } = await tableOf(game, seats, n);
    const rng = rngOf(`bench/keeper/${n}`);
    const before = heap();
    const marks = new Map<number | null, string>();
    const reader = () => ({ language: 'en' as const, marks: [...marks.values()] });
    const noted = (snapshot: Snapshot): Snapshot => {
      marks.set(snapshot.seat, snapshot.mark);
      return snapshot;
    };
    let now = noted(await connection.request('look', { table, seat: 0, at: null, ...reader() }));
    for (let i = 0; i < longest && !now.over; i++) {
      const seat = at(now.asked, rng(now.asked.length));
      // The answer to the last click has this picture, unless somebody else is asked in secret as well.
      const start = performance.now();
      const mine = noted(await connection.request('look', { table, seat, at: null, ...reader() }));
      const look = performance.now() - start;
      const legal = mine.choices.filter(({ refusal }) => refusal === null);
      const { verb, arg } = at(legal, rng(legal.length));
      const sealed = now.asked.length > 1;
      const click = { table, seat, verb, arg, seq: mine.seq, key: `${n}/${i}`, ...reader() };
      const clicked = performance.now();
      now = noted(await connection.request('act', click));
      clicks.push({ sealed, ms: performance.now() - clicked, look, bytes: JSON.stringify(now).length });
    }
    all.heap.push((heap() - before) / Math.max(1, clicks.length));
    // What grows with a match shows at its end.
    for (const { sealed, ms, look, bytes } of clicks.slice(Math.floor((clicks.length * 2) / 3))) {
      all[sealed ? 'sealed' : 'act'].push(ms);
      all.look.push(look);
      all.bytes.push(bytes);
    }
    connection.close();
  }
  const ms = (kind: Kind): number => Math.round(most95(all[kind]) * 10) / 10;
  return {
    act: ms('act'),
    // Random matches of a game may come to nothing secret.
    ...(all.sealed.length > 0 ? { sealed: ms('sealed') } : {}),
    look: ms('look'),
    bytes: most95(all.bytes),
    heap: Math.max(0, Math.round(all.heap.reduce((sum, one) => sum + one, 0) / all.heap.length)),
  };
}

function most95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** What is in use once everything is collected that can be. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

async function tableOf(
  game: AnyGame,
  seats: number,
  seed: number,
): Promise<{ readonly connection: Connection; readonly table: string }> {
  const keeper = createKeeper({
    games: [game],
    ...inMemory(),
    bus: { tell() {}, listen() {} },
    clock: () => Date.now(),
    entropy: () => crypto.randomUUID().replaceAll('-', ''),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
    pack: async (text) => deflateRawSync(text).toString('base64'),
    unpack: async (packed) => inflateRawSync(Buffer.from(packed, 'base64')).toString(),
    alone: (_name, work) => work(),
    think: () => Promise.reject(new Error('nobody thinks here')),
    ahead: () => undefined,
    estimate: async () => [],
    odds: async () => null,
    overlays: () => [],
  });
  const connection = keeper.connect('bench', () => {});
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, at(values, 0)]));
  const holders = Array.from({ length: seats }, () => ({ name: 'bench', mind: null, person: 'bench' }));
  const wanted = { game: game.id, seats, scenario: null, options, holders, position: null, edition: null };
  const { table } = await connection.request('start', { ...wanted, seed: `bench ${seed}` });
  return { connection, table };
}

/** What the browser writes to its disk is not measured here, and must not count as memory: it is thrown away. */
function inMemory() {
  const rows = new Map<string, number>();
  return {
    tables: {
      all: async () => [],
      load: async () => null,
      rowsFrom: async () => [],
      async create({ summary, rows: first }: { readonly summary: Summary; readonly rows: readonly string[] }) {
        rows.set(summary.info.id, first.length);
      },
      async append(id: string, n: number) {
        rows.set(id, n + 1);
        return 'done' as const;
      },
      async remove() {},
    },
    editions: { all: async () => [], async put() {}, async remove() {} },
  };
}
