/**
 * A match in progress: the fold with its history. It adds to the engine what people need: a guard against stale
 * clicks, undo up to the last barrier, take-backs by consent beyond it, the log, fair dice, and an append-only record.
 * Every change is made on a private copy and put in place only when it has succeeded, so an error loses nothing.
 */

import { type Chance, chanceFromTape, recording, type TapeEntry } from './chance.ts';
import {
  type AnyGame,
  type AnyWorld,
  type Decision,
  type Eyes,
  eyesOf,
  type GameEvent,
  type Refusal,
  type Seat,
  type Setup,
  type Standing,
} from './contract.ts';
import { type AnyEngine, anyEngineOf } from './engine.ts';
import { type Dice, fairChance } from './fair.ts';
import { at, range } from './list.ts';
import type { Past } from './past.ts';
import { digest } from './sha256.ts';
import { noteStanding, standingAnswer, windowAt } from './standing.ts';

/** A decision that stands, with what it led to. */
export interface Played {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly tape: readonly TapeEntry[];
  readonly events: readonly GameEvent[];
  /** It was a sealed answer: others learn of it only when the seal is opened. */
  readonly sealed: boolean;
  /** It let a window pass (see Window): it cuts nobody's undo. */
  readonly pass: boolean;
}

/** One line of the record. The record only ever grows: what is taken back stays in it. */
export type Entry =
  | { readonly kind: 'act'; readonly seat: Seat; readonly decision: Decision; readonly tape: readonly TapeEntry[] }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** Asks the others to let the match go back to where `to` decisions stood. */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'accept'; readonly seat: Seat }
  | { readonly kind: 'decline'; readonly seat: Seat }
  /** How the seat answers a window from now on; null: it is asked again. What comes of it are entries of their own. */
  | { readonly kind: 'standing'; readonly seat: Seat; readonly window: string; readonly answer: StandingAnswer | null };

export type StandingAnswer = Omit<Standing, 'window'>;

/** A position on the way, so that a record can be looked at by whoever has other rules. */
export interface Waypoint {
  /** How many entries the record had. */
  readonly entries: number;
  readonly world: AnyWorld;
}

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
  /** The standing answers of each seat. */
  standing: Standing[][];
  /** A position every so many entries. */
  waypoints: Waypoint[];
  /** What each seat's clock showed when it last offered a take-back, or -1. */
  offered: number[];
  /** How often each seat has taken something back, or changed a standing answer, since the barrier. */
  regrets: number[];
  /** How many decisions were played again so far, to go back. */
  repeated: number;
  readonly past: Past;
}

/** So many entries lie between two waypoints. */
const WAYPOINT = 250;

/** Nobody needs to think better of it so often; without a bound a seat could make the record grow for ever. */
const MOST_REGRETS = 200;

/**
 * Whoever loads a record goes back as often as was gone back in the match. So the match itself has a bound, the same that records
 * have: what was played can be loaded, and no record takes long.
 */
export const MOST_REPEATED = 50_000;

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
  return newMatch(engine, start, dice, { tape, events }, world, script);
}

/** A match without a past, to look at a position that the rules at hand do not lead to. */
export const stillMatch = (engine: AnyEngine, start: Start, dice: Dice, world: AnyWorld): Match =>
  newMatch(engine, start, dice, { tape: [], events: [] }, world, []);

function newMatch(
  engine: AnyEngine,
  start: Start,
  dice: Dice,
  opening: Match['opening'],
  world: AnyWorld,
  script: number[],
): Match {
  const seats = range(start.setup.seats);
  return {
    engine,
    start,
    dice,
    opening,
    world,
    line: [],
    entries: [],
    barrier: { world: engine.copy(world), length: 0 },
    offer: null,
    script,
    outcomes: opening.tape.length,
    clocks: Array.from({ length: seats.length + 1 }, () => 0),
    standing: seats.map(() => []),
    waypoints: [],
    offered: seats.map(() => -1),
    regrets: seats.map(() => 0),
    repeated: 0,
    past: { kept: [{ length: 0, world }], line: [] },
  };
}

/** The world before the first decision. */
export function beginning(engine: AnyEngine, start: Start, chance: Chance, events: GameEvent[]): AnyWorld {
  if (start.position === null) return engine.begin(start.setup, chance, events);
  const arranged = engine.game.arrange(start.position, engine.game.components);
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

/**
 * A seat decides. With `seq`, only if the seat has seen everything up to now. Then those answer who have said beforehand how: the
 * events are those of all.
 */
export function act(match: Match, seat: Seat, decision: Decision, seq: number | null = null): Answer {
  const refusal = staleness(match, seat, seq) ?? match.engine.check(match.world, seat, decision);
  if (refusal) return { ok: false, refusal };
  const events = [...decide(match, seat, decision)];
  for (let next = standingAnswer(match); next; next = standingAnswer(match))
    events.push(...decide(match, next.seat, next.decision));
  return { ok: true, events };
}

/** Carries out what was judged before, with the match's own dice. */
function decide(match: Match, seat: Seat, decision: Decision): readonly GameEvent[] {
  const script = [...match.script];
  const tape: TapeEntry[] = [];
  const source = fairChance(match.dice, match.outcomes);
  const events = advance(match, seat, decision, recording(source, script, tape), tape);
  match.script = script;
  return events;
}

// ---- standing answers ----------------------------------------------------------------------------------------------

/** How a seat answers a window from now on; null: it wants to be asked. If it is asked right now, it has answered. */
export function setStanding(match: Match, seat: Seat, window: string, answer: StandingAnswer | null): Answer {
  const found = match.engine.game.windows?.find((one) => one.id === window);
  const grounds = answer?.unless ?? [];
  const strange = grounds.some(
    (ground, i) => !Object.hasOwn(found?.grounds ?? {}, ground) || grounds.indexOf(ground) !== i,
  );
  if (!found || !match.standing[seat] || strange) return { ok: false, refusal: kernelRefusal('kernel.no-window') };
  if (at(match.regrets, seat) >= MOST_REGRETS) return { ok: false, refusal: kernelRefusal('kernel.enough-undo') };
  noteStanding(match, seat, window, answer);
  const events: GameEvent[] = [];
  for (let next = standingAnswer(match); next; next = standingAnswer(match))
    events.push(...decide(match, next.seat, next.decision));
  return { ok: true, events };
}

// ---- the fold ------------------------------------------------------------------------------------------------------

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
  const pass = decision.verb === windowAt(engine, engine.frameOf(world, seat))?.pass;
  const barrier = engine.play(next, seat, decision, chance, events);
  approve();
  const bound = pass ? 0 : lastBefore(match, seat, sealed);
  if (bound > match.barrier.length)
    match.barrier = {
      world:
        bound === match.line.length
          ? engine.copy(world)
          : replayed(engine, match.barrier.world, match.line.slice(match.barrier.length, bound)),
      length: bound,
    };
  const { length } = match.barrier;
  match.line.push({ seat, decision, tape, events, sealed, pass });
  match.entries.push({ kind: 'act', seat, decision, tape });
  match.outcomes += tape.length;
  match.world = next;
  if (barrier || next.over) match.barrier = { world: engine.copy(next), length: match.line.length };
  if (match.barrier.length > length) match.regrets.fill(0);
  if (match.entries.length - (match.waypoints.at(-1)?.entries ?? 0) >= WAYPOINT)
    match.waypoints.push({ entries: match.entries.length, world: engine.copy(next) });
  tick(match, world, seat, barrier);
  return events;
}

/**
 * Somebody else's decision ends the time in which those before it could be taken back; sealed answers to one question
 * leave each other alone, and so does who lets a window pass. Returns how many decisions can no longer be taken back once
 * `seat` has decided.
 */
function lastBefore(match: Match, seat: Seat, sealed: boolean): number {
  const { line, barrier } = match;
  let n = line.length;
  while (n > barrier.length) {
    const played = at(line, n - 1);
    if (played.seat !== seat && !played.pass && !(played.sealed && sealed)) break;
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
export function undoable({ line, barrier }: Match, seat: Seat): number {
  let isSealed = false;
  for (let i = line.length - 1; i >= barrier.length; i--) {
    const played = at(line, i);
    // What was done before others began to answer under a seal would take their answers with it.
    if (played.seat === seat) return isSealed && !played.sealed ? -1 : i;
    if (!played.sealed && !played.pass) return -1;
    isSealed ||= played.sealed;
  }
  return -1;
}

/** Takes back the seat's last decision, if nothing has been learned since. With `seq`: as in `act`. */
export function undo(match: Match, seat: Seat, seq: number | null = null): Answer {
  const stale = staleness(match, seat, seq);
  if (stale) return { ok: false, refusal: stale };
  if (at(match.regrets, seat) >= MOST_REGRETS || match.repeated >= MOST_REPEATED)
    return { ok: false, refusal: kernelRefusal('kernel.enough-undo') };
  return takeBack(match, seat);
}

/** The same without a bound: for replays. */
export function takeBack(match: Match, seat: Seat): Answer {
  const index = undoable(match, seat);
  if (index < 0) return { ok: false, refusal: kernelRefusal('kernel.no-undo') };
  const before = match.world;
  // Others' sealed answers may lie above it; each seat's touch only its own, so they stand without the one taken back.
  // Who has let a window pass is asked again when it comes again.
  const kept = at(match.line, index).sealed ? match.line.filter((_, i) => i !== index) : match.line.slice(0, index);
  match.regrets[seat] = at(match.regrets, seat) + 1;
  match.repeated += kept.length - match.barrier.length;
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

/**
 * Equal worlds, and practically only they, have equal hashes. (An empty `apart` is left out: it is younger than the first
 * records, whose hashes must stay.)
 */
export function hashOf(engine: AnyEngine, world: AnyWorld): string {
  const { apart, ...rest } = engine.copy(world);
  return digest(JSON.stringify(apart.length > 0 ? { ...rest, apart } : rest));
}
