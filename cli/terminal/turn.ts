/** One decision of a person: the keys of a turn. */

import type { Seat } from '@condotta/kernel';
import { answerTakeback, lastToTakeBack, offerTakeback, saveRecord, undo } from '@condotta/kernel/host';
import { type Canvas, DIM, type Line, line, paste, wrap } from '@condotta/kit/terminal';
import { writeJson } from '../files.ts';
import { findRules, rulesOf, ruleText } from '../rules-text.ts';
import { messageOf } from '../usage.ts';
import { agreed, curtain, Leave, lineOf, nextKey, page, titled } from './dialogue.ts';
import { type Key, sheet } from './screen.ts';
import {
  decide,
  hintFor,
  holderName,
  isPerson,
  logOf,
  type Offer,
  offersFor,
  people,
  sceneFor,
  seatName,
  words,
} from './session.ts';
import type { Table } from './table.ts';
import { boxRoom, drawBox, drawScreen, listed, type Shown } from './turn-screen.ts';
import { helpLines, say } from './words.ts';

/** What came of it: a decision, or another position by way of undo; either way the match goes on from there. */
export type Outcome = 'decided' | 'back';

interface Turn {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  chosen: number;
  greyed: boolean;
  message: string | null;
  /** Digits typed so far. */
  digits: string;
}

export async function personTurn(table: Table, seat: Seat): Promise<Outcome> {
  const { session, screen } = table;
  const turn: Turn = { seat, offers: offersFor(session, seat), chosen: 0, greyed: false, message: null, digits: '' };
  for (;;) {
    screen.show(drawn(table, turn));
    const key = await nextKey(screen);
    turn.message = null;
    if (!/^\d$/.test(key)) turn.digits = '';
    const outcome = await pressed(table, turn, key);
    if (outcome) return outcome;
  }
}

function drawn(table: Table, turn: Turn, blamed: readonly string[] = []): Canvas {
  const { session, screen } = table;
  const { width, height } = screen.size();
  const shown: Shown = {
    ...turn,
    prompt: null,
    footer: turn.message ?? say(session.language, 'keys.turn'),
    since: table.read.get(turn.seat) ?? 0,
    blamed,
  };
  return drawScreen(session, shown, width, height);
}

async function pressed(table: Table, turn: Turn, key: Key): Promise<Outcome | null> {
  const { session } = table;
  switch (key) {
    case 'up':
      return move(turn, -1);
    case 'down':
      return move(turn, 1);
    case 'pageup':
      return move(turn, -5);
    case 'pagedown':
      return move(turn, 5);
    case 'home':
      return move(turn, -turn.offers.length);
    case 'end':
      return move(turn, turn.offers.length);
    case 'tab':
      turn.greyed = !turn.greyed;
      return move(turn, 0);
    case 'return':
      return doIt(table, turn);
    case '?':
      return why(table, turn);
    case 'i': {
      const hint = hintFor(session, turn.seat, turn.offers);
      if (!hint) return null;
      const { number, label } = hint.offer;
      turn.chosen = number - 1;
      turn.message = say(session.language, 'hint', { number, label, why: hint.why });
      return null;
    }
    case 'u': {
      const answer = undo(session.match, turn.seat);
      if (answer.ok) return 'back';
      turn.message = words(session, answer.refusal.key, answer.refusal.args);
      return null;
    }
    case 't':
      return takeBack(table, turn);
    case 'q':
      if (await agreed(table.screen, () => drawn(table, turn), say(session.language, 'quit.ask'))) throw new Leave();
      return null;
    default:
      if (/^\d$/.test(key)) return number(turn, key);
      turn.message = await looking(table, turn.seat, key, () => drawn(table, turn));
      return null;
  }
}

function move(turn: Turn, by: number): null {
  const list = listed(turn.offers, turn.greyed);
  const now = list.findIndex((offer) => offer.number === turn.chosen + 1);
  const next = list[Math.max(0, Math.min(list.length - 1, Math.max(0, now) + by))];
  turn.chosen = next ? next.number - 1 : 0;
  return null;
}

/** Digits add up as long as there is such a number, else they begin anew. */
function number(turn: Turn, digit: string): null {
  const has = (text: string): boolean =>
    listed(turn.offers, turn.greyed).some((offer) => offer.number === Number(text));
  turn.digits = has(turn.digits + digit) ? turn.digits + digit : digit;
  if (has(turn.digits)) turn.chosen = Number(turn.digits) - 1;
  return null;
}

async function doIt(table: Table, turn: Turn): Promise<Outcome | null> {
  const offer = turn.offers[turn.chosen];
  if (!offer) return null;
  if (offer.refusal) return why(table, turn);
  const problem = decide(table.session, turn.seat, offer.decision);
  if (problem === null) return 'decided';
  turn.message = problem;
  return null;
}

/** Explains why the chosen offer is not allowed, with its rule, and lights what is at fault. */
async function why(table: Table, turn: Turn): Promise<null> {
  const { session, screen } = table;
  const { language } = session;
  const refusal = turn.offers[turn.chosen]?.refusal;
  if (!refusal) {
    const more = turn.offers.some((offer) => offer.refusal);
    turn.message = `${say(language, 'why.legal')} ${more ? say(language, 'why.choose') : ''}`;
    return null;
  }
  for (;;) {
    turn.message = say(language, 'keys.why');
    const canvas = drawn(table, turn, refusal.blame);
    const room = boxRoom(canvas.width);
    const rule = refusal.rule === '' ? null : ruleText(session.match.engine.game.id, refusal.rule, language);
    const lines: Line[] = [
      ...wrap(words(session, refusal.key, refusal.args), room).map((text) => line(text, { bold: true })),
      ...(refusal.rule === '' ? [] : [line('')]),
      ...wrap(`${refusal.rule} ${rule ?? ''}`.trim(), room, refusal.rule.length + 1).map((text) => line(text)),
    ];
    drawBox(canvas, say(language, 'why.title'), lines);
    screen.show(canvas);
    const key = await nextKey(screen);
    turn.message = null;
    if (key !== 'resize') return null;
  }
}

/** Asks the others to let the match go back to before this seat's last decision. Minds are easy-going. */
async function takeBack(table: Table, turn: Turn): Promise<Outcome | null> {
  const { session, screen } = table;
  const { match, language } = session;
  const to = lastToTakeBack(match, turn.seat);
  const offered = to < 0 ? null : offerTakeback(match, turn.seat, to);
  if (!offered?.ok) {
    turn.message = say(language, 'take.none');
    return null;
  }
  const name = seatName(session, turn.seat);
  for (const seat of match.offer?.waiting ?? []) {
    const hidden = (): Canvas => {
      const { width, height } = screen.size();
      return curtain(width, height, say(language, 'pass.title', { name: seatName(session, seat) }), []);
    };
    const yes = !isPerson(session, seat) || (await agreed(screen, hidden, say(language, 'take.asked', { name })));
    answerTakeback(match, seat, yes);
    if (!yes) {
      turn.message = say(language, 'take.no', { name: holderName(session, seat) });
      return null;
    }
  }
  // Another person may have answered last: the curtain comes again.
  if (people(session).length > 1) table.present = null;
  return 'back';
}

/** Keys that only look, whoever's turn it is; returns what to say about it, or null. */
export async function looking(
  table: Table,
  seat: Seat | null,
  key: Key,
  draw: () => Canvas = () => sheet(table.screen),
): Promise<string | null> {
  const { session, screen } = table;
  const { language, drawing, match } = session;
  const foot = say(language, 'keys.page');
  switch (key) {
    case 'l':
      await page(screen, say(language, 'log'), foot, (width) => logPage(table, seat, width), true);
      return null;
    case 'b':
      await page(screen, say(language, 'boards.title'), foot, (width) =>
        drawing.boards(sceneFor(session, seat, {}), width),
      );
      return null;
    case 'm':
      await mapPage(table, seat);
      return null;
    case 'h':
      await page(screen, say(language, 'help.title'), foot, () => [
        ...[...helpLines(language), '', ...drawing.legend(language)].map((text) =>
          line(text, /^\S/.test(text) ? { bold: true } : {}),
        ),
      ]);
      return null;
    case 'r': {
      const question = await lineOf(screen, draw, say(language, 'rules.ask'), '');
      return question ? rulesPage(table, question) : null;
    }
    case 's': {
      const file = await lineOf(screen, draw, say(language, 'save.where'), `${match.engine.game.id}.json`);
      return file ? saved(table, file) : null;
    }
    default:
      return null;
  }
}

function saved({ session }: Table, file: string): string {
  try {
    writeJson(file, saveRecord(session.match, { disclose: true }));
    return say(session.language, 'save.done', { file });
  } catch (e) {
    return messageOf(e);
  }
}

function logPage({ session }: Table, seat: Seat | null, width: number): Line[] {
  const events = logOf(session, seat);
  if (events.length === 0) return [line(say(session.language, 'nothing'), DIM)];
  return events.flatMap(({ text, rule }) => {
    const rows = wrap(text, width - 9, 2);
    return rows.map(
      (row, i): Line => [
        { text: (i === 0 ? rule : '').padEnd(8), style: DIM },
        { text: row, style: {} },
      ],
    );
  });
}

async function rulesPage({ session, screen }: Table, question: string): Promise<string | null> {
  const { language, match } = session;
  const found = findRules(rulesOf(match.engine.game.id, language), question);
  if (found.length === 0) return say(language, 'rules.none');
  await page(screen, say(language, 'rules.title'), say(language, 'keys.page'), (width) =>
    found.flatMap((rule) => [
      ...wrap(`${rule.id} ${rule.text}`, Math.min(width, 90), rule.id.length + 1).map((text) => line(text)),
      line(''),
    ]),
  );
  return null;
}

async function mapPage({ session, screen }: Table, seat: Seat | null): Promise<void> {
  const shift = { x: 0, y: 0 };
  for (;;) {
    const canvas = sheet(screen);
    const scene = sceneFor(session, seat, {});
    const map = session.drawing.map(scene, { width: canvas.width, height: canvas.height - 2 }, shift);
    titledMap(canvas, map, session.drawing.title(scene), say(session.language, 'keys.map'));
    screen.show(canvas);
    const key = await nextKey(screen);
    if (key === 'left') shift.x--;
    else if (key === 'right') shift.x++;
    else if (key === 'up') shift.y--;
    else if (key === 'down') shift.y++;
    else if (key !== 'resize') return;
  }
}

function titledMap(canvas: Canvas, map: Canvas, title: string, footer: string): void {
  titled(canvas, title, footer);
  paste(canvas, 0, 1, map);
}
