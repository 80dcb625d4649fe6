/** The screen of a turn: header, map, offers, players, hand and log. Pure: a canvas from what there is to show. */

import type { Seat } from '@condotta/kernel';
import {
  BOLD,
  type Canvas,
  canvasOf,
  clip,
  DIM,
  type Line,
  line,
  paste,
  put,
  putLine,
  putLines,
  type Scene,
  type Style,
  span,
  widthOf,
  wrap,
} from '@condotta/kit/terminal';
import { logOf, type Offer, openThings, promptFor, type Session, sceneFor, seatName } from './session.ts';
import { say } from './words.ts';

export interface Shown {
  /** Whose eyes; null is a spectator. */
  readonly seat: Seat | null;
  readonly offers: readonly Offer[];
  /** Index in `offers`. */
  readonly chosen: number;
  /** Whether offers that are not allowed are listed as well. */
  readonly greyed: boolean;
  /** What to say instead of the question, or null. */
  readonly prompt: string | null;
  /** The last line: a message, or which keys there are. */
  readonly footer: string;
  /** How much of the log the reader has seen before. */
  readonly since: number;
  /** Things at fault, while a refusal is explained. */
  readonly blamed: readonly string[];
}

const BAR: Style = { fg: 231, bg: 52 };
const FOOT: Style = { fg: 250, bg: 236 };
const RULE: Style = { fg: 240 };
const CHOSEN: Style = { inverse: true, bold: true };

export const listed = (offers: readonly Offer[], greyed: boolean): Offer[] =>
  offers.filter((offer) => greyed || !offer.refusal);

export function drawScreen(session: Session, shown: Shown, width: number, height: number): Canvas {
  const canvas = canvasOf(width, height);
  const chosen = shown.offers[shown.chosen];
  const lit = typeof chosen?.decision.arg === 'string' ? [chosen.decision.arg] : [];
  const scene = sceneFor(session, shown.seat, { lit, open: openThings(shown.offers), blamed: shown.blamed });

  header(canvas, session, shown, scene);
  const side = sideWidth(width);
  const left = width - side - 1;
  for (let y = 1; y < height - 1; y++) put(canvas, left, y, '│', RULE);
  const body = height - 2;

  const block = offerBlock(session, shown, left - 1, Math.max(7, Math.floor(body * 0.42))).slice(0, body - 1);
  const mapHeight = body - block.length - 1;
  paste(canvas, 0, 1, session.drawing.map(scene, { width: left, height: mapHeight }));
  put(canvas, 0, 1 + mapHeight, '─'.repeat(left), RULE);
  put(canvas, left, 1 + mapHeight, '┤', RULE);
  putLines(canvas, 1, 2 + mapHeight, block, left - 1);

  sideColumn(canvas, session, shown, scene, { x: left + 2, width: side - 1, height: body });
  put(canvas, 0, height - 1, ' '.repeat(width), FOOT);
  put(canvas, 1, height - 1, clip(shown.footer, width - 2), FOOT);
  return canvas;
}

/** The map gets what it needs for seven columns before the other side grows. */
function sideWidth(width: number): number {
  if (width >= 110) return Math.min(50, Math.floor(width * 0.38));
  return width >= 60 ? Math.max(29, Math.min(36, width - 51)) : Math.floor(width / 2);
}

function header(canvas: Canvas, session: Session, { seat }: Shown, scene: Scene): void {
  const { title } = session.match.engine.game;
  const { width } = canvas;
  put(canvas, 0, 0, ' '.repeat(width), BAR);
  const sealed = session.match.world.sealed ? ` · ${say(session.language, 'sealed')}` : '';
  const right = seat === null ? '' : clip(`${seatName(session, seat)}${sealed}`, width - LEAST_TITLE - 3);
  put(canvas, width - widthOf(right) - 1, 0, right, BAR);
  const left = clip(`${title} · ${session.drawing.title(scene)}`, width - widthOf(right) - 3);
  put(canvas, 1, 0, left, { ...BAR, bold: true });
}
/** So much of the title is to be read however long somebody's name is. */
const LEAST_TITLE = 10;

/** The question, as many offers as fit around the chosen one, and what there is to know about that. */
function offerBlock(session: Session, shown: Shown, width: number, most: number): Line[] {
  const { language } = session;
  const { offers, chosen, greyed, seat } = shown;
  const question = shown.prompt ?? (seat === null ? '' : promptFor(session, seat));
  const head = wrap(question, width).map((text) => line(text, { bold: true, fg: 229 }));
  const list = listed(offers, greyed);
  const hidden = offers.length - list.length;
  const detail = detailOf(offers[chosen], width);
  const more = !greyed && hidden > 0 ? [line(say(language, 'offers.greyed', { count: hidden }), DIM)] : [];
  const about =
    detail === ''
      ? []
      : wrap(detail, width - 2)
          .slice(0, 2)
          .map((text) => line(`  ${text}`, { fg: 180 }));
  // Always two lines for the detail if any offer has one: the map must not jump while the choice moves.
  const aboutRoom = list.some((offer) => detailOf(offer, width) !== '') ? 2 : 0;
  const room = Math.max(1, most - head.length - aboutRoom - more.length);
  const at = list.findIndex((offer) => offer.number === chosen + 1);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), list.length - room));
  const rows = list.slice(from, from + room).map((offer) => offerLine(offer, offer === offers[chosen], width));
  if (from > 0 && rows.length > 1) rows[0] = line(`   ↑ ${from + 1}`, DIM);
  const after = list.length - from - room;
  if (after > 0 && rows.length > 1) rows[rows.length - 1] = line(`   ↓ ${after + 1}`, DIM);
  const filler = Array.from({ length: aboutRoom - about.length }, () => line(''));
  return [...head, ...rows, ...more, ...(aboutRoom > 0 ? [...about, ...filler] : [])];
}

/** What there is to know about an offer; also its own words, if they do not fit into its line. */
function detailOf(offer: Offer | undefined, width: number): string {
  if (!offer) return '';
  const long = widthOf(offer.label) + LABEL_AT > width ? `${offer.label}. ` : '';
  return `${long}${offer.detail}`.trim();
}

/** Where an offer's words begin: after its mark and number. */
const LABEL_AT = 4;

function offerLine({ number, label, refusal }: Offer, chosen: boolean, width: number): Line {
  const mark = chosen ? '▸' : ' ';
  const text = clip(`${mark}${String(number).padStart(2)} ${refusal ? '✗ ' : ''}${label}`, width);
  return [span(text, chosen ? CHOSEN : refusal ? DIM : {})];
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

function sideColumn(canvas: Canvas, session: Session, shown: Shown, scene: Scene, { x, width, height }: Column): void {
  const { drawing, language } = session;
  const logLeast = Math.max(4, Math.floor(height * 0.25));
  const handWanted = drawing.hand(scene, { width, height: 99 }).length;
  const playersWanted = drawing.players(scene, { width, height: 99 }).length;
  // What one part does not need, the others have; the log takes what is left.
  const forBoth = height - logLeast - 2;
  const handRoom = Math.min(handWanted, Math.max(Math.floor(forBoth * 0.5), forBoth - playersWanted));
  const players = drawing.players(scene, { width, height: Math.max(2, forBoth - handRoom) });
  const hand = drawing.hand(scene, { width, height: Math.max(0, handRoom) });
  let y = putLines(canvas, x, 1, players, width);
  if (hand.length > 0) {
    put(canvas, x - 1, y, '─'.repeat(width + 1), RULE);
    y = putLines(canvas, x, y + 1, hand, width);
  }
  put(canvas, x - 1, y, '─'.repeat(width + 1), RULE);
  put(canvas, x, y, ` ${say(language, 'log')} `, { fg: 180 });
  const log = logLines(session, shown.seat, shown.since, width);
  const room = height + 1 - (y + 1);
  const tail = log.slice(-Math.max(0, room));
  putLines(canvas, x, y + 1, tail.length > 0 ? tail : [line(say(language, 'nothing'), DIM)], width);
}

/** The log as these eyes read it; what is new stands out. */
function logLines(session: Session, seat: Seat | null, since: number, width: number): Line[] {
  const events = logOf(session, seat);
  const recent = Math.max(0, events.length - 60);
  return events.slice(recent).flatMap(({ text }, i) => {
    const isNew = recent + i >= since;
    return wrap(text, width, 2).map((each) => line(each, isNew ? {} : DIM));
  });
}

/** A box over the lower left, for a question or an explanation. */
export function drawBox(canvas: Canvas, title: string, lines: readonly Line[]): void {
  const width = Math.min(canvas.width - 4, 74);
  const height = Math.min(lines.length + 2, canvas.height - 4);
  const x = 1;
  const y = canvas.height - 1 - height;
  const style: Style = { fg: 231, bg: 17 };
  for (let row = 0; row < height; row++) put(canvas, x, y + row, ' '.repeat(width), style);
  put(canvas, x, y, `┌${'─'.repeat(width - 2)}┐`, style);
  put(canvas, x, y + height - 1, `└${'─'.repeat(width - 2)}┘`, style);
  for (let row = 1; row < height - 1; row++) {
    put(canvas, x, y + row, '│', style);
    put(canvas, x + width - 1, y + row, '│', style);
  }
  if (title !== '') put(canvas, x + 2, y, ` ${title} `, { ...style, ...BOLD });
  for (const [i, parts] of lines.slice(0, height - 2).entries())
    putLine(
      canvas,
      x + 2,
      y + 1 + i,
      parts.map((part) => ({ text: clip(part.text, width - 4), style: { ...style, ...part.style } })),
    );
}

/** The width of the text inside a box. */
export const boxRoom = (canvasWidth: number): number => Math.min(canvasWidth - 4, 74) - 4;
