/**
 * Keeps tables: their matches, their shelf, and the minds that hold seats. It knows neither worker nor browser; what it
 * needs of them it is given, so tests run it as it is.
 */

import {
  type Answer,
  type AnyGame,
  type AnyWorld,
  act,
  at,
  commit,
  type Decision,
  type Dice,
  eyesOf,
  openMatch,
  readSetup,
  rngOf,
  type Seat,
  SPECTATOR,
  saveRecord,
  undo,
  undoable,
} from '@condotta/kernel';
import { type Attending, attend, type Box, boxOf, propose } from './attend.ts';
import { createEditions, type EditionStore, withEdition } from './editions.ts';
import { KeeperError } from './keeper-error.ts';
import type { Acted, Judgement, Odds, RequestName, Requests } from './protocol.ts';
import { infoOf, refreshPast, type Session, sealedFrom } from './session.ts';
import { imagined, labelOf, snapshotOf, wordsIn } from './snapshot.ts';
import { createTables, type Store } from './tables.ts';

export interface Surroundings extends Attending {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly editions: EditionStore;
  /** Now, in milliseconds. */
  clock(): number;
  /** Fresh unguessable text. */
  entropy(): string;
  pack(text: string): Promise<string>;
  unpack(packed: string): Promise<string>;
  estimate(box: Box, worlds: readonly AnyWorld[]): Promise<readonly Judgement[]>;
  odds(box: Box, world: AnyWorld, seat: Seat, decision: Decision): Promise<Odds | null>;
}

export type Keeper = { readonly [N in RequestName]: (take: Requests[N]['take']) => Promise<Requests[N]['give']> };

export function createKeeper(around: Surroundings): Keeper {
  const tables = createTables(around);
  const goOn = (session: Session): void => void attend(around, session, tables.keep);

  const gameOf = (id: string): AnyGame => {
    const game = around.games.find((one) => one.id === id);
    if (!game) throw new KeeperError('failed', `There is no game "${id}".`);
    return game;
  };

  const editions = createEditions(around, gameOf);

  /** What cannot be kept stands all the same and lives on in memory; whoever acted is told. */
  const settled = async (session: Session, seat: Seat, answer: Answer): Promise<Acted> => {
    if (!answer.ok) {
      const { code, rule, key, args } = answer.refusal;
      const text = wordsIn(session, session.match.world, key, args, session.language);
      throw new KeeperError(code === 'stale' ? 'stale' : 'refused', text, rule);
    }
    refreshPast(session);
    session.stop?.abort();
    around.changed(session.id, session.thinking);
    try {
      await tables.keep(session);
    } finally {
      goOn(session);
    }
    return { canUndo: undoable(session.match, seat) >= 0 };
  };

  const diceFor = (game: string, seed: string | null, seats: number): Dice => {
    const secret = seed === null ? around.entropy() : `condotta:${seed}`;
    const match = `${game}:${seed ?? around.entropy()}`;
    return { match, commitment: commit(secret), nonces: Array.from({ length: seats }, (_, i) => String(i)), secret };
  };

  return {
    ...editions.requests,

    async start(wanted) {
      const edition = await editions.find(wanted.edition);
      const game = withEdition(gameOf(wanted.game), edition);
      const read = wanted.position === null ? readSetup(game, wanted) : arrangedSetup(game, wanted.position);
      if (!read.ok)
        throw new KeeperError('failed', read.problems.map(({ path, text }) => `${path}: ${text}`).join('; '));
      const dice = diceFor(game.id, wanted.seed, read.value.seats);
      const match = openMatch(game, { setup: read.value, position: wanted.position, edition }, dice);
      const session = await tables.add(match, wanted.holders);
      goOn(session);
      return { table: session.id };
    },

    async shelf() {
      const stored = await around.store.all();
      // What was stored before there were editions has none.
      return stored
        .map(({ info }) => ({ ...info, edition: info.edition ?? null }))
        .sort((a, b) => b.updated - a.updated);
    },

    async open({ table }) {
      const session = await tables.find(table);
      session.running = true;
      goOn(session);
      // Whoever comes to a mind at work has not heard that it began.
      if (session.thinking.length > 0) around.changed(session.id, session.thinking);
      return { ...infoOf(session), box: session.match.start.edition };
    },

    async again({ table }) {
      const { match, holders } = await tables.find(table);
      const { engine, start } = match;
      const dice = diceFor(engine.game.id, null, start.setup.seats);
      return { table: (await tables.add(openMatch(engine.game, start, dice), holders)).id };
    },

    async leave({ table }) {
      const session = await tables.find(table);
      session.running = false;
      session.stop?.abort();
      return {};
    },

    async discard({ table }) {
      await tables.remove(table);
      return {};
    },

    async export({ table }) {
      const session = await tables.find(table);
      const record = { ...saveRecord(session.match, { disclose: true }), holders: session.holders };
      return { text: JSON.stringify(record, null, 1), name: `${session.match.engine.game.id}-${table}.condotta.json` };
    },

    async import({ text }) {
      const { holders: given, ...record } = parsed(text);
      const match = tables.read(record);
      const names = Array.isArray(given) ? given : [];
      const holders = Array.from({ length: match.start.setup.seats }, (_, seat) => ({
        name: typeof names[seat]?.name === 'string' ? names[seat].name : `${seat + 1}`,
        mind: typeof names[seat]?.mind === 'string' ? names[seat].mind : null,
      }));
      return { table: (await tables.add(match, holders)).id };
    },

    async look({ table, seat, at: when, language }) {
      const session = await tables.find(table);
      session.language = language;
      return snapshotOf(session, seat, when, language);
    },

    async act({ table, seat, verb, arg, seq }) {
      const session = await tables.find(table);
      const answer = act(session.match, seat, { verb, arg }, seq);
      if (answer.ok) session.undone = [];
      return settled(session, seat, answer);
    },

    async undo({ table, seat }) {
      const session = await tables.find(table);
      const played = session.match.line[undoable(session.match, seat)];
      const answer = undo(session.match, seat);
      if (answer.ok && played) session.undone.push({ seat, decision: played.decision });
      return settled(session, seat, answer);
    },

    async redo({ table, seat }) {
      const session = await tables.find(table);
      const next = session.undone.at(-1);
      if (!next || next.seat !== seat) throw new KeeperError('refused', 'There is nothing to do again.');
      const answer = act(session.match, seat, next.decision);
      if (answer.ok) session.undone.pop();
      return settled(session, seat, answer);
    },

    async odds({ table, seat, verb, arg }) {
      const session = await tables.find(table);
      const { engine, world } = session.match;
      if (engine.check(world, seat, { verb, arg })) return null;
      return around.odds(boxOf(session), imagined(session, seat, `odds/${session.id}`), seat, { verb, arg });
    },

    async hint({ table, seat, language, level }) {
      const session = await tables.find(table);
      const { world } = session.match;
      if (!world.waiting.includes(seat)) throw new KeeperError('refused', 'This seat has nothing to decide now.');
      const { verb, arg, reasons } = await propose(around, session, seat, level, 'adviser', null);
      const why = reasons.length > 0 ? reasons : ['none'];
      const reason = why.map((feature) => wordsIn(session, world, `reason.${feature}`, {}, language)).join(' ');
      return { verb, arg, label: labelOf(session, world, { verb, arg }, language), reason };
    },

    async branch({ table, at: when, seat }) {
      const session = await tables.find(table);
      const { engine, start } = session.match;
      const world = branchWorld(session, when, seat, around.entropy());
      const position = engine.game.describe(engine.table(world), world);
      const dice = diceFor(engine.game.id, null, start.setup.seats);
      const match = openMatch(engine.game, { ...start, position }, dice);
      return { table: (await tables.add(match, session.holders)).id };
    },

    async review({ table }) {
      const session = await tables.find(table);
      if (!session.match.world.over)
        throw new KeeperError('refused', 'A review would betray what is hidden: finish the game first.');
      const judged = await around.estimate(boxOf(session), session.past);
      return judged.map((one, step) => ({ step, ...one }));
    },

    async pace({ table, pause, running }) {
      const session = await tables.find(table);
      session.pause = pause;
      session.running = running;
      if (running) goOn(session);
      return {};
    },
  };
}

/** The world as it stood; while the game runs, with everything imagined anew that the eyes do not know. */
function branchWorld(session: Session, when: number, seat: Seat | null, seed: string): AnyWorld {
  const { match, past } = session;
  const step = Math.max(0, Math.min(when, sealedFrom(session), past.length - 1));
  const world = match.engine.copy(at(past, step));
  if (match.world.over) return world;
  const eyes = seat === null ? SPECTATOR : eyesOf(seat);
  match.engine.game.reimagine(match.engine.table(world), world, eyes, rngOf(seed));
  return world;
}

function arrangedSetup(game: AnyGame, position: unknown): ReturnType<typeof readSetup> {
  const arranged = game.arrange(position, game.parts);
  return arranged.ok ? { ok: true, value: arranged.value.setup } : arranged;
}

function parsed(text: string): Record<string, unknown> & { holders?: { name?: unknown; mind?: unknown }[] } {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  } catch {
    // falls through: any text that is not a record gets the same answer
  }
  throw new KeeperError('bad-record', 'This is not a Condotta record.');
}
