/** Requests of a seat in a match: looking, deciding, asking why not, taking back, and letting a mind propose. */

import type { Decision, Language, Seat } from '../contract.ts';
import { brief } from '../limits.ts';
import { act, logFor, type Match, seqOf, setStanding, undo, viewFor } from '../match.ts';
import { answerTakeback, lastToTakeBack, offerTakeback } from '../takeback.ts';
import { endIn, labelIn, questionIn } from '../text.ts';
import {
  type Desk,
  eyesIn,
  imagined,
  matchOf,
  outcomeFor,
  refusalFault,
  seatIn,
  seedOf,
  spoken,
  withChance,
  words,
} from './desk.ts';
import { Fault } from './fault.ts';
import { argField, countField, flagField, optional, textField, textsField, wholeField } from './fields.ts';
import { type Reply, type Request, request } from './request.ts';

const match = textField;
const seated = { match, seat: wholeField };
const looking = { match, seat: optional(wholeField) };
const deciding = { ...seated, verb: textField, arg: optional(argField) };

/** Weaker to stronger. */
const LEVELS: readonly string[] = ['random', 'recruit', 'sergeant', 'captain', 'general', 'marshal'];

const THINKING = 1000;

export const playRequests: Readonly<Record<string, Request>> = {
  look: request('What a seat, or a spectator without one, sees and may do.', looking, (desk, given, language) => {
    const m = matchOf(desk, given.match);
    const view = viewFor(m, eyesIn(m, given.seat));
    const { waiting } = m.world;
    const { game } = m.engine;
    return {
      view,
      ...(game.readable ? { readable: game.readable(game.components, view, language) } : {}),
      asked: waiting,
      offers: given.seat === null ? {} : offersTo(m, given.seat),
      choices: given.seat === null ? [] : choicesOf(m, given.seat, language),
      prompt: promptFor(m, given.seat, language),
      seq: seqOf(m, given.seat),
      over: overOf(m, language),
      commitment: m.dice.commitment,
    };
  }),

  act: request(
    'A seat decides. With `seq`, the one of its last look, only if nothing has changed since.',
    { ...deciding, seq: optional(wholeField) },
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      return outcomeFor(
        m,
        seat,
        withChance(() => act(m, seat, decisionOf(given), given.seq)),
        language,
      );
    },
  ),

  why: request('Whether a seat may decide this, and if not, why not.', deciding, (desk, given, language) => {
    const [m, seat] = seatedAt(desk, given);
    return verdict(m, seat, decisionOf(given), language);
  }),

  candidates: request(
    'Everything that comes into question for a seat, each with its verdict: what a page shows, greyed or not.',
    seated,
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      const found = m.engine.candidates(m.world, seat);
      return { candidates: found.map(({ decision }) => ({ ...decision, ...verdict(m, seat, decision, language) })) };
    },
  ),

  undo: request(
    'Takes back the last decision of a seat, if nothing has been learned since. `seq` as in `act`.',
    { ...seated, seq: optional(wholeField) },
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      return outcomeFor(m, seat, undo(m, seat, given.seq), language);
    },
  ),

  windows: request(
    'The questions that a seat may answer beforehand, and how it does so now.',
    seated,
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      return {
        windows: (m.engine.game.windows ?? []).map(({ id, title, rule, pass, grounds }) => ({
          id,
          title: title[language],
          rule,
          pass,
          grounds: Object.fromEntries(Object.entries(grounds).map(([ground, one]) => [ground, one.title[language]])),
          standing: m.standing[seat]?.find((one) => one.window === id) ?? null,
        })),
      };
    },
  ),

  standing: request(
    'How a seat answers a window from now on, unless one of the grounds holds; without `verb` it is asked again.',
    { ...seated, window: textField, verb: optional(textField), arg: optional(argField), unless: optional(textsField) },
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      const { window, verb, arg, unless } = given;
      const answer = verb === null ? null : { decision: { verb, arg }, unless: unless ?? [] };
      return outcomeFor(
        m,
        seat,
        withChance(() => setStanding(m, seat, window, answer)),
        language,
      );
    },
  ),

  takeback: request(
    'Asks the others to go back to where `to` decisions stood; left out: to before the last one of this seat.',
    { ...seated, to: optional(countField) },
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      const to = given.to ?? lastToTakeBack(m, seat);
      const { seq } = outcomeFor(m, seat, offerTakeback(m, seat, to), language);
      return { takeback: m.offer, seq };
    },
  ),

  answer: request(
    'Agrees to the take-back that is offered, or turns it down. With the last consent the match goes back.',
    { ...seated, accept: flagField },
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      const { seq } = outcomeFor(m, seat, answerTakeback(m, seat, given.accept), language);
      return { takeback: m.offer, seq };
    },
  ),

  log: request(
    'All that a seat, or a spectator without one, may read of what happened, and the take-back that is offered.',
    looking,
    (desk, given, language) => {
      const m = matchOf(desk, given.match);
      const eyes = eyesIn(m, given.seat);
      return {
        events: spoken(m, logFor(m, eyes), eyes, language),
        takeback: m.offer,
        seq: seqOf(m, given.seat),
        commitment: m.dice.commitment,
      };
    },
  ),

  mind: request(
    'What a computer player would do in the place of a seat. It knows what the seat knows, and does not act.',
    { ...seated, level: textField, ms: optional(countField) },
    (desk, given, language) => {
      const [m, seat] = seatedAt(desk, given);
      const { verb, arg } = proposal(desk, m, seat, given.level, given.ms ?? THINKING, language);
      return { verb, arg };
    },
  ),
};

function seatedAt(desk: Desk, given: { readonly match: string; readonly seat: number }): [Match, Seat] {
  const m = matchOf(desk, given.match);
  return [m, seatIn(m, given.seat)];
}

const decisionOf = ({ verb, arg }: Decision): Decision => ({ verb, arg });

/** Exactly the legal decisions by verb: the things, or true for a verb that needs none. */
function offersTo(m: Match, seat: Seat): Reply {
  const byVerb = Map.groupBy(m.engine.legal(m.world, seat), ({ verb }) => verb);
  return Object.fromEntries(
    [...byVerb].map(([verb, decisions]) => {
      const args = decisions.flatMap(({ arg }) => (arg === null ? [] : [arg]));
      return [verb, args.length > 0 ? args : true];
    }),
  );
}

/** The legal decisions in words: what each is about, and what it leads to. */
function choicesOf(m: Match, seat: Seat, language: Language): readonly Reply[] {
  const { engine, world } = m;
  if (!world.waiting.includes(seat)) return [];
  const [table, frame] = [engine.table(world), engine.frameOf(world, seat)];
  return engine.legal(world, seat).map((decision) => {
    const { key, args } = labelIn(engine.game, table, frame, seat, decision);
    return { ...decision, text: words(m, key, args, language) };
  });
}

function promptFor(m: Match, seat: Seat | null, language: Language): string {
  const over = overOf(m, language);
  if (over) return over.text;
  const { waiting } = m.world;
  if (seat !== null && waiting.includes(seat)) {
    const { engine, world } = m;
    const { key, args } = questionIn(engine.game, engine.table(world), engine.frameOf(world, seat), seat);
    return words(m, key, args, language);
  }
  const { game } = m.engine;
  const names = waiting.map((s) => game.nameOf(m.engine.table(m.world), `seat:${s}`, language));
  return words(m, 'ask.waiting', { seats: names.join(', '), count: waiting.length }, language);
}

interface SpokenEnd {
  readonly winners: readonly Seat[];
  readonly rule: string;
  readonly text: string;
  readonly scores: readonly number[];
}

function overOf(m: Match, language: Language): SpokenEnd | null {
  const { engine, world } = m;
  if (!world.over) return null;
  const { winners, rule } = world.over;
  const { key, args } = endIn(engine.game, world.state, world.over);
  const text = words(m, key, args, language);
  return { winners, rule, text, scores: engine.game.scores(world.state) };
}

function verdict(m: Match, seat: Seat, decision: Decision, language: Language): Reply {
  const refusal = m.engine.check(m.world, seat, decision);
  if (!refusal) return { legal: true };
  const { code, rule, key, args, blame } = refusal;
  return { legal: false, code, rule, text: words(m, key, args, language), blame };
}

function proposal(desk: Desk, m: Match, seat: Seat, level: string, ms: number, language: Language): Decision {
  if (!desk.mind) throw new Fault('no-mind', 'this referee has no computer players');
  const levels = desk.levels ?? LEVELS;
  if (!levels.includes(level))
    throw new Fault('bad-level', `there is no level ${brief(level)}; there are ${levels.join(', ')}`);
  if (m.world.over || !m.world.waiting.includes(seat)) {
    const refusal = m.engine.check(m.world, seat, { verb: '', arg: null });
    if (refusal) throw refusalFault(m, refusal, language);
  }
  const decision = proposed(desk.mind, m, seat, level, ms);
  const refusal = m.engine.check(m.world, seat, decision);
  if (!refusal) return decision;
  const what = `${decision.verb} ${decision.arg ?? ''}`.trim();
  throw new Fault('mind-failed', `the mind proposed "${what}": ${words(m, refusal.key, refusal.args, language)}`);
}

function proposed(mind: NonNullable<Desk['mind']>, m: Match, seat: Seat, level: string, ms: number): Decision {
  try {
    return mind(m.engine, imagined(m, seat), seat, level, ms, seedOf(m, seat));
  } catch (e) {
    throw new Fault('mind-failed', `the mind gave up: ${e instanceof Error ? e.message : String(e)}`);
  }
}
