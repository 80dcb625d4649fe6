/** What the page is shown: one pair of eyes' picture of a table, in words. */

import {
  type AnyWorld,
  at,
  chanceOf,
  type Decision,
  type Eyes,
  eyesOf,
  type Language,
  labelKey,
  last,
  type MessageArgs,
  type Refusal,
  range,
  rngOf,
  type Seat,
  SPECTATOR,
  seqOf,
  textOf,
  undoable,
} from '@condotta/kernel';
import { known, logOf } from './log.ts';
import type { Choice, Snapshot } from './protocol.ts';
import { type Session, sealedFrom } from './session.ts';

/** While a game runs a spectator sees what is open; once it is over everybody sees everything. */
function eyesIn({ match }: Session, seat: Seat | null): Eyes {
  if (match.world.over) return range(match.start.setup.seats).reduce((eyes, s) => eyes | eyesOf(s), 0);
  return seat === null ? SPECTATOR : eyesOf(seat);
}

/** A world that agrees with what these eyes know: everything that is computed for the page beyond views starts here. */
export function imagined(session: Session, seat: Seat, seed: string): AnyWorld {
  const { engine, world } = session.match;
  const copy = engine.copy(world);
  engine.game.reimagine(engine.table(copy), copy, eyesOf(seat), rngOf(seed));
  return copy;
}

export function wordsIn(session: Session, world: AnyWorld, key: string, args: MessageArgs, language: Language): string {
  const { engine } = session.match;
  return textOf(engine.game, engine.table(world), key, args, language);
}

/** What the game says under this key, or nothing if it has no such message. */
function wordsIfAny(session: Session, world: AnyWorld, key: string, language: Language): string {
  const { messages } = session.match.engine.game;
  return messages[language][key] === undefined ? '' : wordsIn(session, world, key, {}, language);
}

export function labelOf(session: Session, world: AnyWorld, decision: Decision, language: Language): string {
  const key = labelKey(session.match.engine.game, decision);
  return wordsIn(session, world, key, decision.arg === null ? {} : { arg: decision.arg }, language);
}

export function snapshotOf(session: Session, seat: Seat | null, when: number | null, language: Language): Snapshot {
  const { match, past } = session;
  const { engine } = match;
  const line = known(session, seat);
  const steps = line.length;
  const now = when === null || when >= steps || when > sealedFrom(session);
  const world = now ? match.world : at(past, Math.max(0, when));
  const frame = world.stack.length > 0 ? last(world.stack) : null;
  const table = engine.table(world);
  return {
    table: session.id,
    game: engine.game.id,
    language,
    holders: session.holders,
    seat,
    seq: seqOf(match, seat),
    steps,
    at: now ? steps : Math.max(0, when),
    since: line.findLastIndex((played) => played.seat === seat) + 1,
    view: engine.game.view(table, world, eyesIn(session, seat)),
    asked: world.waiting,
    prompt: promptOf(session, world, seat, language),
    moment: frame ? `${frame.proc}.${frame.at}` : '',
    length: engine.game.length(world.state),
    phase: phaseOf(session, world, language),
    goal: wordsIfAny(session, world, 'goal', language),
    choices: now && seat !== null ? choicesOf(session, seat, language) : [],
    log: logOf(session, line.slice(0, now ? steps : Math.max(0, when)), eyesIn(session, seat), language),
    canUndo: now && seat !== null && undoable(match, seat) >= 0,
    canRedo: now && seat !== null && session.undone.at(-1)?.seat === seat,
    over: world.over && {
      winners: world.over.winners,
      rule: world.over.rule,
      text: wordsIn(session, world, world.over.key, { winner: `seat:${world.over.winners[0] ?? 0}` }, language),
    },
    scores: engine.game.scores(world.state),
    sides: range(match.start.setup.seats).map((s) => engine.game.side(world.state, s)),
    names: range(match.start.setup.seats).map((s) => engine.game.nameOf(table, `seat:${s}`, language)),
  };
}

/** The innermost procedure that has a name. */
function phaseOf(session: Session, world: AnyWorld, language: Language): string {
  const named = world.stack.map(({ proc }) => wordsIfAny(session, world, `phase.${proc}`, language));
  return named.findLast((words) => words !== '') ?? '';
}

function promptOf(session: Session, world: AnyWorld, seat: Seat | null, language: Language): string {
  if (world.over) return '';
  const { engine } = session.match;
  if (seat !== null && world.waiting.includes(seat)) {
    const { proc, at: step } = last(world.stack);
    return wordsIn(session, world, `ask.${proc}.${step}`, { seat: `seat:${seat}` }, language);
  }
  const seats = world.waiting.map((s) => engine.game.nameOf(engine.table(world), `seat:${s}`, language)).join(', ');
  return wordsIn(session, world, 'ask.waiting', { seats }, language);
}

function choicesOf(session: Session, seat: Seat, language: Language): Choice[] {
  const { engine, world } = session.match;
  if (!world.waiting.includes(seat)) return [];
  const guess = imagined(session, seat, `final/${session.id}/${session.match.clocks[seat] ?? 0}`);
  return engine.candidates(world, seat).map(({ decision, refusal }) => ({
    ...decision,
    label: labelOf(session, world, decision, language),
    refusal: refusal && inWords(session, world, refusal, language),
    final: refusal === null && isFinal(session, guess, seat, decision),
  }));
}

const inWords = (session: Session, world: AnyWorld, refusal: Refusal, language: Language): Choice['refusal'] => ({
  rule: refusal.rule,
  text: wordsIn(session, world, refusal.key, refusal.args, language),
  blame: refusal.blame,
});

/**
 * Would this click cut undo? Tried in an imagined world, so the answer tells nothing that is hidden. The end of the
 * game cuts it as well.
 */
function isFinal({ match }: Session, guess: AnyWorld, seat: Seat, decision: Decision): boolean {
  const world = match.engine.copy(guess);
  return match.engine.play(world, seat, decision, chanceOf(rngOf('final')), null) || world.over !== null;
}
