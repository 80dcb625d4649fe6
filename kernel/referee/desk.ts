/** The referee's desk: the games it knows, the matches in progress, and what every request needs of them. */

import { rngOf, ScriptError } from '../chance.ts';
import type {
  AnyGame,
  Decision,
  Eyes,
  Frame,
  GameEvent,
  Language,
  MessageArgs,
  Refusal,
  Seat,
  World,
} from '../contract.ts';
import { eyesOf, SPECTATOR } from '../contract.ts';
import type { AnyEngine } from '../engine.ts';
import {
  agreeDice,
  type Dice,
  type DiceOffer,
  nonceProblem,
  offerDice,
  offerSeededDice,
  SecretError,
} from '../fair.ts';
import { brief } from '../limits.ts';
import { range } from '../list.ts';
import { type Answer, type Match, openMatch, type Start, seqOf, visibleTo } from '../match.ts';
import { textOf } from '../text.ts';
import { Fault, faultOf } from './fault.ts';

/**
 * A computer player. It gets a world that agrees with what its seat knows, never the true one, and proposes what the
 * seat should do. `seed` differs from match to match and from question to question, and tells nothing hidden.
 */
export type Mind = (
  engine: AnyEngine,
  world: World<unknown, Frame>,
  seat: Seat,
  level: string,
  ms: number,
  seed: string,
) => Decision;

export interface RefereeOptions {
  /** Several versions of a game may be there, the newest first. */
  readonly games: readonly AnyGame[];
  readonly mind?: Mind;
  /** The levels that `mind` knows. */
  readonly levels?: readonly string[];
  /** Of replies to requests without `lang`. */
  readonly language?: Language;
  /** Fresh unguessable text for the secrets of dice; without it every new match needs a seed. */
  readonly entropy?: () => string;
  /** How many matches there may be at once. */
  readonly most?: number;
}

const MOST_MATCHES = 1_000;

/** A match whose dice wait for the nonces of some seats. */
export interface Waiting {
  readonly game: AnyGame;
  readonly start: Start;
  readonly dice: DiceOffer;
  /** By seat; null: not in yet. */
  readonly nonces: (string | null)[];
}

export interface Desk extends RefereeOptions {
  readonly matches: Map<string, Match>;
  /** Offered, not open yet. */
  readonly waiting: Map<string, Waiting>;
  /** How many matches have been given a name so far. */
  named: number;
}

export function gameOf(desk: Desk, id: string): AnyGame {
  const game = desk.games.find((g) => g.id === id);
  if (game) return game;
  const known = [...new Set(desk.games.map((g) => g.id))];
  throw new Fault('unknown-game', `there is no game ${brief(id)}; there are ${known.join(', ')}`);
}

export function matchOf(desk: Desk, name: string): Match {
  const match = desk.matches.get(name);
  if (match) return match;
  const offered = desk.waiting.get(name);
  if (offered)
    throw new Fault('not-open', `match ${name} waits for the nonces of the seats ${absent(offered).join(', ')}`);
  throw new Fault('unknown-match', `there is no match ${brief(name)}`);
}

/** The seats whose nonce is not in yet. */
export const absent = ({ nonces }: Waiting): Seat[] => range(nonces.length).filter((seat) => nonces[seat] === null);

/** Before the work of beginning one. */
export function makeRoom(desk: Desk): void {
  const most = desk.most ?? MOST_MATCHES;
  if (desk.matches.size + desk.waiting.size >= most)
    throw new Fault('too-many', `there are ${most} matches already; close one first`);
}

/** A name for the next match. */
export const nextName = (desk: Desk): string => `m${++desk.named}`;

/** Lays a match on the desk and returns its name. */
export function keep(desk: Desk, match: Match): string {
  const name = nextName(desk);
  desk.matches.set(name, match);
  return name;
}

export function seatIn(match: Match, seat: number): Seat {
  const { seats } = match.start.setup;
  if (seat >= 0 && seat < seats) return seat;
  throw new Fault('bad-seat', `there is no seat ${seat}; the seats are 0 to ${seats - 1}`);
}

export const eyesIn = (match: Match, seat: number | null): Eyes =>
  seat === null ? SPECTATOR : eyesOf(seatIn(match, seat));

export function editionOf(game: AnyGame, edition: unknown): AnyGame {
  if (edition === null) return game;
  const result = game.withEdition(edition);
  if (result.ok) return result.value;
  throw faultOf('bad-edition', result.problems);
}

/** The secret of new dice, from the seed or from our entropy; nothing else is decided yet. */
export function offerFor(desk: Desk, game: AnyGame, seed: string | null): DiceOffer {
  if (seed !== null) return offerSeededDice(game.id, seed);
  if (!desk.entropy) throw new Fault('needs-seed', 'give a "seed": this referee has no entropy of its own');
  return offerDice(game.id, desk.entropy());
}

/** The dice of a match that opens at once: the nonces that the request brings, or ours. */
export function diceFor(
  desk: Desk,
  game: AnyGame,
  seats: number,
  { seed, nonces }: { readonly seed: string | null; readonly nonces: readonly string[] | null },
): Dice {
  if (nonces && nonces.length !== seats) throw new Fault('bad-nonces', `there must be ${seats} nonces, one a seat`);
  for (const nonce of nonces ?? []) checkNonce(nonce);
  return agreeDice(offerFor(desk, game, seed), nonces ?? range(seats).map(() => null));
}

export function checkNonce(nonce: string): void {
  const problem = nonceProblem(nonce);
  if (problem) throw new Fault('bad-nonces', problem);
}

export const opened = (game: AnyGame, start: Start, dice: Dice, script: number[] | null): Match =>
  withChance(() => openMatch(game, start, dice, script ?? []));

/** Runs what may need dice; if they cannot fall, that is no bug but something to tell. */
export function withChance<T>(work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (e instanceof ScriptError) throw new Fault('bad-dice', e.message);
    if (e instanceof SecretError) throw new Fault('no-secret', `dice must fall, but ${e.message}`);
    throw e;
  }
}

// ---- in words ------------------------------------------------------------------------------------------------------

export function words(match: Match, key: string, args: MessageArgs, language: Language): string {
  return textOf(match.engine.game, match.engine.table(match.world), key, args, language);
}

export function refusalFault(match: Match, refusal: Refusal, language: Language): Fault {
  const { code, rule, key, args, blame } = refusal;
  return new Fault(code, words(match, key, args, language), { rule, blame });
}

export interface SpokenEvent {
  readonly key: string;
  readonly args: MessageArgs;
  readonly rule: string;
  readonly text: string;
}

/** What these eyes may read of the events. */
export function spoken(match: Match, events: readonly GameEvent[], eyes: Eyes, language: Language): SpokenEvent[] {
  return events
    .filter((event) => visibleTo(event, eyes))
    .map(({ key, args, rule }) => ({ key, args, rule, text: words(match, key, args, language) }));
}

/** The reply to something a seat has done, or its refusal. */
export function outcomeFor(
  match: Match,
  seat: Seat,
  answer: Answer,
  language: Language,
): { readonly events: SpokenEvent[]; readonly seq: number } {
  if (!answer.ok) throw refusalFault(match, answer.refusal, language);
  return { events: spoken(match, answer.events, eyesOf(seat), language), seq: seqOf(match, seat) };
}

/**
 * A world that agrees with what the seat knows. Its chance depends on nothing hidden, so that a mind's choice cannot
 * betray anything; the same question always gets the same world.
 */
export function imagined(match: Match, seat: Seat): World<unknown, Frame> {
  const { engine } = match;
  const world = engine.copy(match.world);
  engine.game.reimagine(engine.table(world), world, eyesOf(seat), rngOf(seedOf(match, seat)));
  return world;
}

/** Of a question to a seat: the dice are committed to before anybody plays, so this is the match's own. */
export const seedOf = (match: Match, seat: Seat): string => `${match.dice.commitment}:${seat}:${seqOf(match, seat)}`;
