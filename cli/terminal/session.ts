/** A match at this terminal: who holds the seats, what they may do, and the words for it. */

import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  at,
  type Decision,
  type Eyes,
  endIn,
  eyesOf,
  type GameEvent,
  type Language,
  labelIn,
  questionIn,
  type Refusal,
  range,
  rngOf,
  type Seat,
  type Setup,
  SPECTATOR,
  textOf,
} from '@condotta/kernel';
import {
  act,
  agreeDice,
  type DiceOffer,
  logFor,
  type Match,
  offerDice,
  offerSeededDice,
  openMatch,
  SecretError,
  saveRecord,
  seqOf,
  viewFor,
} from '@condotta/kernel/host';
import type { Drawing, Scene } from '@condotta/kit/terminal';
import { fromHere, writeJson } from '../files.ts';
import { advised, decided, type Level, type Mind, mindFor } from '../opponents.ts';
import { messageOf } from '../usage.ts';

export type Holder =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'mind'; readonly level: Level };

export interface Session {
  match: Match;
  readonly holders: readonly Holder[];
  readonly language: Language;
  readonly drawing: Drawing;
  /** By seat; null where a person sits. */
  readonly minds: readonly (Mind | null)[];
  /** Where the match is saved as it goes on. */
  readonly file: string;
  /** How long a mind may think about one decision. */
  readonly ms: number;
  /** Flags that a resuming command needs beside the record. */
  readonly flags: string;
  /** How many entries the record had when the session began: without new ones there is nothing to save. */
  readonly began: number;
  /** Why the last saving failed, or null. */
  unsaved: string | null;
}

/** A match about to begin: its dice are committed to, and wait for the nonces. */
export interface Prospect {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly edition: unknown;
  readonly dice: DiceOffer;
}

/** Unguessable dice, or those of a seed. */
export const prospectOf = (game: AnyGame, setup: Setup, edition: unknown, seed: string | null): Prospect => ({
  game,
  setup,
  edition,
  dice: seed === null ? offerDice(game.id, randomBytes(32).toString('hex')) : offerSeededDice(game.id, seed),
});

/** `nonces` by seat, null where none is given. */
export const newMatch = ({ game, setup, edition, dice }: Prospect, nonces: readonly (string | null)[]): Match =>
  openMatch(game, { setup, position: null, edition }, agreeDice(dice, nonces));

/** What this machine gives for the people at it, who give nothing themselves; minds have no nonces of their own. */
export const drawnNonces = ({ dice }: Prospect, holders: readonly Holder[]): (string | null)[] =>
  holders.map(({ kind }) => (kind === 'person' && !dice.seeded ? randomBytes(16).toString('hex') : null));

export function sessionOf(match: Match, how: Omit<Session, 'match' | 'minds' | 'began' | 'unsaved'>): Session {
  const { game } = match.engine;
  const minds = how.holders.map((holder) => (holder.kind === 'mind' ? mindFor(game.id, holder.level) : null));
  return { ...how, match, minds, began: match.entries.length, unsaved: null };
}

// ---- who ------------------------------------------------------------------------------------------------------------

export const isPerson = (session: Session, seat: Seat): boolean => at(session.holders, seat).kind === 'person';

export const people = ({ holders }: Session): Seat[] =>
  range(holders.length).filter((seat) => holders[seat]?.kind === 'person');

export function holderName(session: Session, seat: Seat): string {
  const holder = at(session.holders, seat);
  return holder.kind === 'person' ? holder.name : holder.level;
}

/** "Este (Anna)" */
export function seatName(session: Session, seat: Seat): string {
  const side = named(session, `seat:${seat}`);
  const name = holderName(session, seat);
  return side.toLowerCase() === name.toLowerCase() ? name : `${side} (${name})`;
}

/** Who decides next: minds at once, then whoever sits at the screen, then the next person. Null: the match is over. */
export function nextSeat(session: Session, present: Seat | null): Seat | null {
  const { waiting } = session.match.world;
  const mind = waiting.find((seat) => !isPerson(session, seat));
  if (mind !== undefined) return mind;
  return present !== null && waiting.includes(present) ? present : (waiting[0] ?? null);
}

/** What the terminal shows between the turns: the one person's eyes, or nobody's. */
export function restingEyes(session: Session, present: Seat | null): Seat | null {
  const own = people(session);
  return own.length === 1 ? at(own, 0) : present;
}

// ---- what -----------------------------------------------------------------------------------------------------------

/** A decision that comes into question. Allowed ones are numbered first. */
export interface Offer {
  readonly number: number;
  readonly decision: Decision;
  readonly refusal: Refusal | null;
  readonly label: string;
  /** About the thing; may be empty. */
  readonly detail: string;
}

export function offersFor(session: Session, seat: Seat): Offer[] {
  const { engine, world } = session.match;
  const found = engine.candidates(world, seat);
  const scene = sceneFor(session, seat, {});
  const ordered = [...found.filter(({ refusal }) => !refusal), ...found.filter(({ refusal }) => refusal)];
  return ordered.map(({ decision, refusal }, i) => ({
    number: i + 1,
    decision,
    refusal,
    label: decisionLabel(session, seat, decision, scene),
    detail: typeof decision.arg === 'string' ? session.drawing.detail(scene, decision.arg) : '',
  }));
}

/** What a general would do of what is offered, and why. */
export function hintFor(
  session: Session,
  seat: Seat,
  offers: readonly Offer[],
): { readonly offer: Offer; readonly why: string } | null {
  const { match } = session;
  const rng = rngOf(`hint:${match.dice.commitment}:${seat}:${seqOf(match, seat)}`);
  const { decision, reasons } = advised(match.engine, match.world, seat, rng);
  const offer = offers.find((one) => one.decision.verb === decision.verb && one.decision.arg === decision.arg);
  return offer ? { offer, why: reasons.map((name) => words(session, `reason.${name}`, {})).join(' ') } : null;
}

function decisionLabel(session: Session, seat: Seat, decision: Decision, scene: Scene): string {
  const { engine, world } = session.match;
  const { key, args } = labelIn(engine.game, engine.table(world), engine.frameOf(world, seat), seat, decision);
  const { arg } = args;
  if (typeof arg !== 'string') return words(session, key, args);
  return words(session, key, { ...args, arg: session.drawing.thing(scene, arg) ?? named(session, arg) });
}

export function promptFor(session: Session, seat: Seat): string {
  const { engine, world } = session.match;
  const { key, args } = questionIn(engine.game, engine.table(world), engine.frameOf(world, seat), seat);
  const question = words(session, key, args);
  const moment = session.drawing.moment(sceneFor(session, seat, {}));
  return moment === '' ? question : `${moment}: ${question}`;
}

/** How it ended, or null. */
export function endText(session: Session): string | null {
  const { engine, world } = session.match;
  if (!world.over) return null;
  const { key, args } = endIn(engine.game, world.state, world.over);
  return words(session, key, args);
}

export function words(session: Session, key: string, args: GameEvent['args']): string {
  const { engine, world } = session.match;
  return textOf(engine.game, engine.table(world), key, args, session.language);
}

function named(session: Session, thing: string): string {
  const { engine, world } = session.match;
  return engine.game.nameOf(engine.table(world), thing, session.language);
}

export interface SpokenEvent {
  readonly text: string;
  readonly rule: string;
}

const eyesFor = (seat: Seat | null): Eyes => (seat === null ? SPECTATOR : eyesOf(seat));

export function logOf(session: Session, seat: Seat | null): SpokenEvent[] {
  return logFor(session.match, eyesFor(seat)).map(({ key, args, rule }) => ({ text: words(session, key, args), rule }));
}

export interface Highlight {
  readonly lit?: readonly string[];
  readonly open?: ReadonlyMap<string, string>;
  readonly blamed?: readonly string[];
}

export function sceneFor(session: Session, seat: Seat | null, { lit, open, blamed }: Highlight): Scene {
  const { match, language, holders } = session;
  return {
    view: viewFor(match, eyesFor(seat)),
    components: match.engine.game.components,
    language,
    seat,
    asked: match.world.waiting,
    holders: holders.map((_, i) => holderName(session, i)),
    nameOf: (thing) => named(session, thing),
    lit: new Set(lit ?? []),
    open: open ?? new Map(),
    blamed: new Set(blamed ?? []),
  };
}

/** The numbers of the allowed offers by the thing they are about. */
export function openThings(offers: readonly Offer[]): Map<string, string> {
  const open = new Map<string, string>();
  for (const { decision, refusal, number } of offers)
    if (!refusal && typeof decision.arg === 'string' && !open.has(decision.arg)) open.set(decision.arg, String(number));
  return open;
}

// ---- doing ----------------------------------------------------------------------------------------------------------

/** Carries a decision out and saves the match. Null, or why it could not be. */
export function decide(session: Session, seat: Seat, decision: Decision): string | null {
  const { match } = session;
  try {
    const answer = act(match, seat, decision, seqOf(match, seat));
    if (!answer.ok) return words(session, answer.refusal.key, answer.refusal.args);
  } catch (e) {
    // A record without its secret can be looked at, not played on.
    if (e instanceof SecretError) return e.message;
    throw e;
  }
  if (isPerson(session, seat) || match.world.over) autosave(session);
  return null;
}

/** Lets the mind of a seat decide. Null, or why it could not. */
export function letThink(session: Session, seat: Seat): string | null {
  const { match, ms } = session;
  const mind = session.minds[seat];
  if (!mind) throw new Error(`seat ${seat} is held by a person`);
  const rng = rngOf(`${match.dice.commitment}:${seat}:${seqOf(match, seat)}`);
  return decide(session, seat, decided(mind, match.engine, match.world, seat, rng, ms));
}

export const isUntouched = ({ match, began }: Session): boolean => match.entries.length === began;

export function autosave(session: Session): void {
  if (isUntouched(session)) return;
  try {
    writeJson(session.file, saveRecord(session.match, { disclose: true }));
    session.unsaved = null;
  } catch (e) {
    session.unsaved = messageOf(e);
  }
}

export const resumeCommand = (session: Session): string =>
  `condotta play --record ${quoted(fromHere(session.file))}${session.flags}`;

export const quoted = (text: string): string =>
  /^[\w./:,=@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
