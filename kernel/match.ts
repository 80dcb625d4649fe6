/**
 * A match in progress: the fold with its history. It adds to the engine what people need: a guard against stale
 * clicks, undo up to the last barrier, take-backs by consent beyond it, the log, fair dice, and an append-only record.
 * Every change is made on a private copy and put in place only when it has succeeded, so an error loses nothing.
 */

import { type Chance, chanceFromTape, recording, type TapeEntry } from './chance.ts';
import {
  type AnyGame,
  type Decision,
  type Eyes,
  eyesOf,
  type Frame,
  type GameEvent,
  type Refusal,
  type Seat,
  type Setup,
  type World,
} from './contract.ts';
import { type AnyEngine, anyEngineOf } from './engine.ts';
import { type Dice, fairChance } from './fair.ts';
import { at } from './list.ts';
import { digest } from './sha256.ts';

export type AnyWorld = World<unknown, Frame>;

/** A decision that stands, with what it led to. */
export interface Played {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly tape: readonly TapeEntry[];
  readonly events: readonly GameEvent[];
  /** It was a sealed answer: others learn of it only when the seal is opened. */
  readonly sealed: boolean;
}

/** One line of the record. The record only ever grows: what is taken back stays in it. */
export type Entry =
  | { readonly kind: 'act'; readonly seat: Seat; readonly decision: Decision; readonly tape: readonly TapeEntry[] }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** Asks the others to let the match go back to where `to` decisions stood. */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'accept'; readonly seat: Seat }
  | { readonly kind: 'decline'; readonly seat: Seat };

/** A take-back that waits for consent. */
export interface Offer {
  readonly by: Seat;
  readonly to: number;
  /** Those who have yet to agree. */
  readonly waiting: readonly Seat[];
}

/** How a match begins: by its set-up, or in a position somebody wrote. */
export interface Start {
  readonly setup: Setup;
  /** A position document, or null. */
  readonly position: unknown;
  /** An edition document, or null. */
  readonly edition: unknown;
}

export interface Match {
  readonly engine: AnyEngine;
  readonly start: Start;
  readonly dice: Dice;
  /** Outcomes and events before the first decision. */
  readonly opening: { readonly tape: readonly TapeEntry[]; readonly events: readonly GameEvent[] };
  world: AnyWorld;
  /** The decisions that stand, in order. */
  line: Played[];
  entries: Entry[];
  /** Undo goes back to here: the world after `length` decisions. */
  barrier: { world: AnyWorld; length: number };
  offer: Offer | null;
  /** Outcomes scripted for the next chance (referee and tests only). */
  script: number[];
  /** How many outcomes the dice have given, taken back or not. */
  outcomes: number;
  /** What each seat, and last the spectators, may count: see `seqOf`. */
  clocks: number[];
}

export type Done = { readonly ok: true; readonly events: readonly GameEvent[] };
export type Answer = Done | { readonly ok: false; readonly refusal: Refusal };

/** Starts a match. The position document of `start` must have been accepted by the game before. */
export function openMatch(game: AnyGame, start: Start, dice: Dice, script: number[] = []): Match {
  return open(game, start, dice, script, (tape) => recording(fairChance(dice, 0), script, tape));
}

/** Starts a match from its recorded opening. */
export function reopenMatch(game: AnyGame, start: Start, dice: Dice, opening: readonly TapeEntry[]): Match {
  const { chance, rest } = chanceFromTape(opening);
  const match = open(game, start, dice, [], (tape) => {
    tape.push(...opening);
    return chance;
  });
  if (rest() > 0) throw new Error(`the record has ${rest()} more outcomes in its opening than the rules ask for`);
  return match;
}

function open(game: AnyGame, start: Start, dice: Dice, script: number[], source: (tape: TapeEntry[]) => Chance): Match {
  const engine = anyEngineOf(game);
  const tape: TapeEntry[] = [];
  const events: GameEvent[] = [];
  const world = beginning(engine, start, source(tape), events);
  return {
    engine,
    start,
    dice,
    opening: { tape, events },
    world,
    line: [],
    entries: [],
    barrier: { world: engine.copy(world), length: 0 },
    offer: null,
    script,
    outcomes: tape.length,
    clocks: Array.from({ length: start.setup.seats + 1 }, () => 0),
  };
}

/** The world before the first decision. */
export function beginning(engine: AnyEngine, start: Start, chance: Chance, events: GameEvent[]): AnyWorld {
  if (start.position === null) return engine.begin(start.setup, chance, events);
  const arranged = engine.game.arrange(start.position, engine.game.parts);
  if (!arranged.ok) throw new Error(`the position is not valid: ${at(arranged.problems, 0).text}`);
  return engine.resume(arranged.value, chance, events);
}

/**
 * The number a seat quotes with its click. It grows with every step that changes what the seat knows or may do, so a click
 * made on an outdated view is told from a fresh one. While a question is sealed the other seats' answers leave it alone,
 * also that one is ready: else a seat that was ready and has thought better of it would have shown that.
 */
export function seqOf(match: Match, seat: Seat | null): number {
  return at(match.clocks, seat ?? match.clocks.length - 1);
}

/** A seat decides. With `seq`, only if the seat has seen everything up to now. */
export function act(match: Match, seat: Seat, decision: Decision, seq: number | null = null): Answer {
  const refusal = staleness(match, seat, seq) ?? match.engine.check(match.world, seat, decision);
  if (refusal) return { ok: false, refusal };
  const script = [...match.script];
  const tape: TapeEntry[] = [];
  const source = fairChance(match.dice, match.outcomes);
  const events = advance(match, seat, decision, recording(source, script, tape), tape);
  match.script = script;
  return { ok: true, events };
}

/** The same from a tape: for replays. */
export function actFromTape(match: Match, seat: Seat, decision: Decision, tape: readonly TapeEntry[]): Answer {
  const refusal = match.engine.check(match.world, seat, decision);
  if (refusal) return { ok: false, refusal };
  const { chance, rest } = chanceFromTape(tape);
  const events = advance(match, seat, decision, chance, tape, () => {
    if (rest() > 0) throw new Error(`the record has ${rest()} more outcomes than the rules ask for`);
  });
  return { ok: true, events };
}

function advance(
  match: Match,
  seat: Seat,
  decision: Decision,
  chance: Chance,
  tape: readonly TapeEntry[],
  /** Last objections, before anything is changed. */
  approve: () => void = () => {},
): readonly GameEvent[] {
  const { engine, world } = match;
  const next = engine.copy(world);
  const events: GameEvent[] = [];
  const { sealed } = world;
  const barrier = engine.play(next, seat, decision, chance, events);
  approve();
  const bound = lastBefore(match, seat, sealed);
  if (bound > match.barrier.length)
    match.barrier = {
      world:
        bound === match.line.length
          ? engine.copy(world)
          : replayed(engine, match.barrier.world, match.line.slice(match.barrier.length, bound)),
      length: bound,
    };
  match.line.push({ seat, decision, tape, events, sealed });
  match.entries.push({ kind: 'act', seat, decision, tape });
  match.outcomes += tape.length;
  match.world = next;
  if (barrier || next.over) match.barrier = { world: engine.copy(next), length: match.line.length };
  tick(match, world, seat, barrier);
  return events;
}

/**
 * Somebody else's decision ends the time in which those before it could be taken back; sealed answers to one question
 * leave each other alone. Returns how many decisions can no longer be taken back once `seat` has decided.
 */
function lastBefore(match: Match, seat: Seat, sealed: boolean): number {
  const { line, barrier } = match;
  let n = line.length;
  while (n > barrier.length) {
    const played = at(line, n - 1);
    if (played.seat !== seat && !(played.sealed && sealed)) break;
    n--;
  }
  return n;
}

/**
 * Moves the clocks of those who may notice the step from `before` to the present world that `seat` has just made.
 * An offer falls with the next step, but not with one that must go unnoticed.
 */
function tick(match: Match, before: AnyWorld, seat: Seat, barrier: boolean): void {
  const unnoticed = !barrier && before.sealed && match.world.sealed;
  for (const [i, n] of match.clocks.entries()) if (!unnoticed || i === seat) match.clocks[i] = n + 1;
  if (!unnoticed) match.offer = null;
}

/** How many decisions everybody knows of: the answers to a question that is still sealed are not among them. */
export function knownLength({ line, world, barrier }: Match): number {
  let n = line.length;
  if (world.sealed) while (n > barrier.length && at(line, n - 1).sealed) n--;
  return n;
}

function staleness(match: Match, seat: Seat, seq: number | null): Refusal | null {
  if (seq === null || seq === match.clocks[seat]) return null;
  return { code: 'stale', rule: '', key: 'kernel.stale', args: {}, blame: [] };
}

/** The index in the line of the seat's last decision that undo may take back, or -1. */
export function undoable(match: Match, seat: Seat): number {
  for (let i = match.line.length - 1; i >= match.barrier.length; i--) if (match.line[i]?.seat === seat) return i;
  return -1;
}

/** Takes back the seat's last decision, if nothing has been learned since. */
export function undo(match: Match, seat: Seat): Answer {
  const index = undoable(match, seat);
  if (index < 0) return { ok: false, refusal: kernelRefusal('kernel.no-undo') };
  const before = match.world;
  const kept = match.line.filter((_, i) => i !== index);
  // Others' sealed answers may lie above it; each seat's touch only its own, so they stand without the one taken back.
  match.world = replayed(match.engine, match.barrier.world, kept.slice(match.barrier.length));
  match.line = kept;
  match.entries.push({ kind: 'undo', seat });
  tick(match, before, seat, false);
  return { ok: true, events: [] };
}

/** The world after these decisions, from one in which they were made. */
export function replayed(engine: AnyEngine, from: AnyWorld, line: readonly Played[]): AnyWorld {
  const world = engine.copy(from);
  for (const { seat, decision, tape } of line) {
    const refusal = engine.check(world, seat, decision);
    if (refusal) throw new Error(`a decision that stood is refused in the replay: ${refusal.key}`);
    engine.play(world, seat, decision, chanceFromTape(tape).chance, null);
  }
  return world;
}

export function kernelRefusal(key: string): Refusal {
  return { code: 'illegal', rule: '', key, args: {}, blame: [] };
}

export const visibleTo = (event: GameEvent, eyes: Eyes): boolean =>
  event.only === null ? (eyes & event.but) === 0 : (eyes & event.only) !== 0;

/** Everything these eyes may read of what happened, in order. Others' sealed answers are not there yet. */
export function logFor(match: Match, eyes: Eyes): GameEvent[] {
  const all = [...match.opening.events, ...match.line.flatMap((played) => played.events)];
  return all.filter((event) => visibleTo(event, eyes));
}

/** The view of these eyes. */
export function viewFor(match: Match, eyes: Eyes): unknown {
  return match.engine.game.view(match.engine.table(match.world), match.world, eyes);
}

export const viewOfSeat = (match: Match, seat: Seat): unknown => viewFor(match, eyesOf(seat));

/** Equal worlds, and practically only they, have equal hashes. */
export const hashOf = (engine: AnyEngine, world: AnyWorld): string => digest(JSON.stringify(engine.copy(world)));
