/** A match in lines of text: for screen readers, scripts, and terminals that cannot do more. */

import type { Seat } from '@condotta/kernel';
import { answerTakeback, lastToTakeBack, offerTakeback, saveRecord, undo } from '@condotta/kernel/host';
import { clean } from '@condotta/kit/terminal';
import { writeJson } from '../files.ts';
import { findRules, rulesOf, ruleText } from '../rules-text.ts';
import { messageOf } from '../usage.ts';
import {
  autosave,
  decide,
  endText,
  hintFor,
  holderName,
  isPerson,
  letThink,
  logOf,
  nextSeat,
  type Offer,
  offersFor,
  people,
  promptFor,
  restingEyes,
  type Session,
  sceneFor,
  seatName,
  words,
} from './session.ts';
import { say, type Word } from './words.ts';

export interface Talk {
  /** The next line, or null at the end of the input. */
  read(prompt: string): Promise<string | null>;
  write(line: string): void;
  /** Takes everything that was written before out of sight, where that can be done. */
  clear(): void;
}

interface Table {
  readonly session: Session;
  readonly talk: Talk;
  present: Seat | null;
  /** How much of the log each seat has been told. */
  readonly told: Map<Seat | null, number>;
  /** Whether the one at the screen has been shown the position. */
  oriented: boolean;
}

const tell = ({ talk }: Table, ...lines: readonly string[]): void => {
  for (const each of lines) talk.write(clean(each));
};
const speak = ({ session }: Table, word: Word, args: Parameters<typeof say>[2] = {}): string =>
  say(session.language, word, args);

/** Plays until the match is over, somebody quits, or the input ends; false if it ended before the match. */
export async function playInLines(session: Session, talk: Talk): Promise<boolean> {
  const own = people(session);
  const table: Table = {
    session,
    talk,
    present: own.length === 1 ? (own[0] ?? null) : null,
    told: new Map(),
    oriented: false,
  };
  try {
    for (;;) {
      const seat = nextSeat(session, table.present);
      if (seat === null) {
        news(table, own.length === 1 ? table.present : null);
        tell(table, `${speak(table, 'over.title')}: ${endText(session) ?? ''}`);
        return true;
      }
      if (isPerson(session, seat)) {
        if (!(await person(table, seat))) return false;
      } else if (!think(table, seat)) return false;
    }
  } finally {
    autosave(session);
  }
}

function think(table: Table, seat: Seat): boolean {
  const problem = letThink(table.session, seat);
  if (problem !== null) tell(table, problem);
  const reader = restingEyes(table.session, table.present);
  // With several people each is told at the beginning of his own turn what happened meanwhile.
  if (reader !== null && people(table.session).length < 2) news(table, reader);
  if (people(table.session).length === 0) news(table, null);
  return problem === null;
}

/** What these eyes have not been told yet. */
function news(table: Table, seat: Seat | null): void {
  const events = logOf(table.session, seat);
  // After an undo there may be less than was told.
  const from = Math.min(table.told.get(seat) ?? 0, events.length);
  tell(table, ...events.slice(from).map(({ text, rule }) => `* ${text}${rule === '' ? '' : ` [${rule}]`}`));
  table.told.set(seat, events.length);
}

async function person(table: Table, seat: Seat): Promise<boolean> {
  const { session, talk } = table;
  if (people(session).length > 1 && seat !== table.present) {
    const answer = await talk.read(speak(table, 'plain.pass', { name: seatName(session, seat) }));
    if (answer === null) return ended(table);
    talk.clear();
    table.present = seat;
    table.oriented = false;
  }
  if (!table.oriented) position(table, seat);
  table.oriented = true;
  news(table, seat);
  const offers = offersFor(session, seat);
  list(table, seat, offers);
  for (;;) {
    const answer = await talk.read(speak(table, 'plain.choose'));
    if (answer === null) return ended(table);
    const next = await obey(table, seat, offers, answer.trim());
    if (next === 'quit') return false;
    if (next === 'go') return true;
  }
}

function ended(table: Table): boolean {
  tell(table, speak(table, 'plain.eof'));
  return false;
}

function position({ session, talk }: Table, seat: Seat): void {
  for (const each of session.drawing.text(sceneFor(session, seat, {}))) talk.write(clean(each));
}

function list(table: Table, seat: Seat, offers: readonly Offer[]): void {
  tell(table, '', `${seatName(table.session, seat)}: ${promptFor(table.session, seat)}`);
  tell(table, ...offers.filter((offer) => !offer.refusal).map(offerText));
}

const offerText = ({ number, label, detail }: Offer): string =>
  `  ${number}. ${label}${detail === '' ? '' : ` (${detail})`}`;

/** 'go': the position has changed; 'quit'; 'stay': ask again. */
async function obey(table: Table, seat: Seat, offers: readonly Offer[], text: string): Promise<'go' | 'quit' | 'stay'> {
  const { session } = table;
  const [command = '', ...rest] = text.split(/\s+/);
  const given = rest.join(' ');
  switch (command.toLowerCase()) {
    case '':
      return 'stay';
    case 'help':
    case 'h':
      tell(table, speak(table, 'plain.help'));
      return 'stay';
    case 'look':
      position(table, seat);
      list(table, seat, offers);
      return 'stay';
    case 'all':
      list(table, seat, offers);
      tell(table, speak(table, 'plain.greyed'), ...offers.filter((offer) => offer.refusal).map(offerText));
      return 'stay';
    case 'why':
      tell(table, ...why(table, offers, given));
      return 'stay';
    case 'hint': {
      const hint = hintFor(session, seat, offers);
      if (hint)
        tell(table, speak(table, 'hint', { number: hint.offer.number, label: hint.offer.label, why: hint.why }));
      return 'stay';
    }
    case 'log':
      tell(table, ...logOf(session, seat).map(({ text: each, rule }) => `* ${each}${rule === '' ? '' : ` [${rule}]`}`));
      return 'stay';
    case 'rules': {
      const found = findRules(rulesOf(session.match.engine.game.id, session.language), given);
      tell(
        table,
        ...(found.length > 0 ? found.map((rule) => `${rule.id} ${rule.text}`) : [speak(table, 'rules.none')]),
      );
      return 'stay';
    }
    case 'save':
      tell(table, saved(table, given || `${session.match.engine.game.id}.json`));
      return 'stay';
    case 'undo':
    case 'u': {
      const answer = undo(session.match, seat);
      tell(table, answer.ok ? speak(table, 'undo.done') : words(session, answer.refusal.key, answer.refusal.args));
      return answer.ok ? 'go' : 'stay';
    }
    case 'takeback':
      return takeBack(table, seat);
    case 'quit':
    case 'q':
      return 'quit';
    default:
      return choose(table, seat, offers, text);
  }
}

function choose(table: Table, seat: Seat, offers: readonly Offer[], text: string): 'go' | 'stay' {
  const offer = /^\d+$/.test(text) ? offers[Number(text) - 1] : undefined;
  if (!offer) {
    tell(table, speak(table, 'plain.bad', { text }));
    return 'stay';
  }
  if (offer.refusal) {
    tell(table, ...why(table, offers, text));
    return 'stay';
  }
  const problem = decide(table.session, seat, offer.decision);
  if (problem !== null) tell(table, problem);
  // Others hear of it from the log of their own turn; whoever decided reads on where he was.
  else if (table.session.match.world.waiting[0] !== seat) news(table, seat);
  return problem === null ? 'go' : 'stay';
}

function why(table: Table, offers: readonly Offer[], text: string): string[] {
  const { session } = table;
  const offer = offers[Number(text) - 1];
  if (!offer) return [speak(table, 'plain.bad', { text })];
  const { refusal } = offer;
  if (!refusal) return [`${offer.label}: ${speak(table, 'why.legal')}`];
  const rule = refusal.rule === '' ? null : ruleText(session.match.engine.game.id, refusal.rule, session.language);
  const because = words(session, refusal.key, refusal.args);
  return [`${offer.label}: ${because} [${refusal.rule}]`, ...(rule === null ? [] : [`${refusal.rule} ${rule}`])];
}

async function takeBack(table: Table, seat: Seat): Promise<'go' | 'stay' | 'quit'> {
  const { session, talk } = table;
  const { match } = session;
  const to = lastToTakeBack(match, seat);
  if (to < 0 || !offerTakeback(match, seat, to).ok) {
    tell(table, speak(table, 'take.none'));
    return 'stay';
  }
  const name = seatName(session, seat);
  for (const other of match.offer?.waiting ?? []) {
    const question = `${seatName(session, other)}: ${speak(table, 'take.asked', { name })} `;
    const answer = isPerson(session, other) ? await talk.read(question) : 'y';
    if (answer === null) return 'quit';
    const yes = /^[ysj]/i.test(answer.trim());
    answerTakeback(match, other, yes);
    if (!yes) {
      tell(table, speak(table, 'take.no', { name: holderName(session, other) }));
      return 'stay';
    }
  }
  tell(table, speak(table, 'take.done'));
  return 'go';
}

function saved(table: Table, file: string): string {
  try {
    writeJson(file, saveRecord(table.session.match, { disclose: true }));
    return speak(table, 'save.done', { file });
  } catch (e) {
    return messageOf(e);
  }
}
