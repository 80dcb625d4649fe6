/** What the page is shown: one pair of eyes' picture of a table, in words. */

import {
  type AnyWorld,
  type Eyes,
  endIn,
  eyesOf,
  type Frame,
  type Language,
  type Outcome,
  questionIn,
  range,
  type Seat,
  SPECTATOR,
} from '@condotta/kernel';
import { knownLength, lastToTakeBack, type Match, seqOf, worldAt } from '@condotta/kernel/host';
import type { Choice, Snapshot, WindowInfo } from './forms.ts';
import { knownLine, lackingFrom, logOf, markOf } from './log.ts';
import type { Reader } from './protocol.ts';
import { type Closed, holdersOf, type OpenSession } from './session.ts';
import { regretted } from './spare.ts';
import { offerIn, redoOf, seatsOfPerson, type Viewer } from './viewer.ts';
import { labelOf, reasonOf, wordsIfAny, wordsIn } from './words.ts';

/** While a game runs a spectator sees what is open; once it is over everybody sees everything. */
function eyesIn({ world, start }: Match, seat: Seat | null): Eyes {
  if (world.over) return range(start.setup.seats).reduce((eyes, s) => eyes | eyesOf(s), 0);
  return seat === null ? SPECTATOR : eyesOf(seat);
}

/** `when`: after so many decisions; null: now. The viewer must hold the seat. */
export function snapshotOf(
  session: OpenSession,
  viewer: Viewer,
  seat: Seat | null,
  when: number | null,
  { language, marks }: Reader,
): Snapshot {
  const { playing, closed } = session;
  const { match } = playing;
  const { engine } = match;
  const goesOn = seat !== null && !closed;
  const line = knownLine(match, seat);
  const steps = line.length;
  const now = when === null || when >= steps || when > knownLength(match);
  const at = now ? steps : Math.max(0, Math.trunc(when));
  const world = now ? match.world : worldAt(match, at);
  const frame = frameIn(match, world, seat);
  const table = engine.table(world);
  const eyes = eyesIn(match, seat);
  const mark = markOf(match, seat, language);
  const from = lackingFrom(marks, mark);
  const seats = range(match.start.setup.seats);
  return {
    table: session.id,
    game: engine.game.id,
    language,
    holders: holdersOf(session),
    seat,
    seq: seqOf(match, seat),
    steps,
    at,
    since: line.findLastIndex((played) => played.seat === seat && !playing.spared.has(played)) + 1,
    view: engine.game.view(table, world, eyes),
    asked: closed ? [] : world.waiting,
    prompt: closed ? closedWords(match, closed, language) : promptOf(match, world, seat, language),
    about: aboutOf(match, world, seat),
    moment: frame ? `${frame.proc}.${frame.at}` : '',
    length: engine.game.length(world.state),
    phase: phaseOf(match, world, language),
    goal: wordsIfAny(match, world, 'goal', language),
    choices: now && goesOn ? choicesOf(match, seat, language) : [],
    log: logOf(playing, line, [from, at], eyes, language),
    from,
    mark,
    canUndo: now && seat !== null && regretted(playing, seat) >= 0,
    canRedo: now && seat !== null && redoOf(session, viewer, seat) !== null,
    undoer: now && seat !== null ? undoerOf(session, seat) : null,
    offer: offerIn(match),
    canOffer: now && goesOn && mayOffer(match, seat),
    windows: now && goesOn ? windowsOf(match, seat, language) : [],
    over: world.over && {
      winners: world.over.winners,
      rule: world.over.rule,
      text: endWords(match, world, world.over, language),
    },
    scores: engine.game.scores(world.state),
    sides: seats.map((s) => engine.game.side(world.state, s)),
    names: seats.map((s) => engine.game.nameOf(table, `seat:${s}`, language)),
    commitment: match.dice.commitment,
    unsaved: session.unsaved,
  };
}

/** One offer until something happens, as the kernel has it. */
const mayOffer = (match: Match, seat: Seat): boolean =>
  !match.world.over && !match.offer && match.offered[seat] !== match.clocks[seat] && lastToTakeBack(match, seat) >= 0;

/** Of all the seats of a person, the one that decided last and may take it back; the one that looks before any other. */
export function undoerOf(session: OpenSession, seat: Seat): Seat | null {
  const found = seatsOfPerson(session, seat)
    .map((one) => ({ one, step: regretted(session.playing, one) }))
    .filter(({ step }) => step >= 0)
    .sort((a, b) => Number(b.one === seat) - Number(a.one === seat) || b.step - a.step);
  return found[0]?.one ?? null;
}

/** The procedure that asks the seat, or what goes on if it is not asked; null: it is over. */
function frameIn({ engine }: Match, world: AnyWorld, seat: Seat | null): Frame | null {
  if (seat !== null && world.waiting.includes(seat)) return engine.frameOf(world, seat);
  return world.stack.at(-1) ?? null;
}

/** The questions that the seat may answer beforehand, and how it does. */
function windowsOf({ engine, standing }: Match, seat: Seat, language: Language): WindowInfo[] {
  return (engine.game.windows ?? []).map(({ id, title, grounds }) => ({
    id,
    title: title[language],
    grounds: Object.entries(grounds).map(([name, ground]) => ({ id: name, title: ground.title[language] })),
    unless: standing[seat]?.find(({ window }) => window === id)?.unless ?? null,
  }));
}

/** The innermost procedure that has a name. */
function phaseOf(match: Match, world: AnyWorld, language: Language): string {
  const named = world.stack.map(({ proc }) => wordsIfAny(match, world, `phase.${proc}`, language));
  return named.findLast((words) => words !== '') ?? '';
}

function endWords(match: Match, world: AnyWorld, over: Outcome, language: Language): string {
  const { key, args } = endIn(match.engine.game, world.state, over);
  return wordsIn(match, world, key, args, language);
}

/** What the question to the seat is about; nothing if it is not asked. */
function aboutOf({ engine }: Match, world: AnyWorld, seat: Seat | null): readonly string[] {
  if (world.over || seat === null || !world.waiting.includes(seat)) return [];
  return questionIn(engine.game, engine.table(world), engine.frameOf(world, seat), seat).about;
}

const closedWords = (match: Match, { record, newest }: Closed, language: Language): string =>
  wordsIn(match, match.world, 'kernel.closed', { old: record.rules, new: newest }, language);

function promptOf(match: Match, world: AnyWorld, seat: Seat | null, language: Language): string {
  if (world.over) return '';
  const { engine } = match;
  if (seat !== null && world.waiting.includes(seat)) {
    const { key, args } = questionIn(engine.game, engine.table(world), engine.frameOf(world, seat), seat);
    return wordsIn(match, world, key, args, language);
  }
  const seats = world.waiting.map((s) => engine.game.nameOf(engine.table(world), `seat:${s}`, language)).join(', ');
  return wordsIn(match, world, 'ask.waiting', { seats }, language);
}

/** What the game lists: all that is legal, and what comes near it with the reason why not. */
function choicesOf(match: Match, seat: Seat, language: Language): Choice[] {
  const { engine, world } = match;
  if (!world.waiting.includes(seat)) return [];
  return engine.candidates(world, seat).map(({ decision, refusal }) => ({
    ...decision,
    label: labelOf(match, world, seat, decision, language),
    refusal: refusal && reasonOf(match, refusal, language),
  }));
}
