/** The log for one pair of eyes, in words, with who caused it and in which round. */

import {
  type AnyWorld,
  chanceFromTape,
  type Eyes,
  type GameEvent,
  type Language,
  type Seat,
  textOf,
} from '@condotta/kernel';
import { knownLength, type Match, type Played, visibleTo, worldAt } from '@condotta/kernel/host';
import type { LogLine } from './forms.ts';
import type { Playing } from './session.ts';

/** The message with which a game opens a round, if it has one. */
const ROUND = 'round';
/** And those with which it heads a part of it. */
const PHASE = /^phase(\.|$)/;

/** The decisions that a seat may know to stand: others' sealed answers are not there until the seal is opened. */
export function knownLine(match: Match, seat: Seat | null): readonly Played[] {
  const from = knownLength(match);
  if (from === match.line.length) return match.line;
  return match.line.filter((played, i) => i < from || played.seat === seat);
}

/**
 * What a reader has who has this mark: everything before the decisions that one seat has made last in a row, which are all
 * that undo can reach; what comes before them only a take-back by consent changes. (The barrier of undo itself may move
 * with a sealed answer, which nobody may notice.) The seat, the language and the end are part of it: others read other lines.
 */
export function markOf(match: Match, seat: Seat | null, language: Language): string {
  const { line, entries, world } = match;
  const settled = knownLength(match);
  let steps = settled;
  // Who lets a window pass cuts nobody's undo.
  const last = line.slice(0, settled).findLast(({ pass }) => !pass);
  while (steps > 0 && (line[steps - 1]?.pass || line[steps - 1]?.seat === last?.seat)) steps--;
  const takebacks = entries.reduce((n, { kind }) => n + Number(kind === 'accept'), 0);
  return `${world.over ? settled : steps} ${takebacks}.${seat}.${language}.${world.over !== null}`;
}

/** The step from which on a reader with these marks lacks the log; -1: all of it, with the opening. */
export function lackingFrom(marks: readonly string[], now: string): number {
  const [most = '', same] = now.split(' ');
  const known = marks
    .map((mark) => mark.split(' '))
    .filter(([, kind]) => kind === same)
    .map(([steps]) => Number(steps))
    .filter((steps) => Number.isSafeInteger(steps) && steps <= Number(most));
  return Math.max(-1, ...known);
}

/** The lines of the steps from `from` (-1: with the opening) up to `to`. */
export function logOf(
  { match, spared }: Playing,
  line: readonly Played[],
  [from, to]: readonly [number, number],
  eyes: Eyes,
  language: Language,
): LogLine[] {
  const { engine } = match;
  const { game } = engine;
  const settled = knownLength(match);
  const roundOf = (world: AnyWorld): number => game.length(world.state).count;
  const first = Math.max(0, Math.min(from, settled));
  const world = engine.copy(worldAt(match, first));
  let before = roundOf(world);

  const lines = (events: readonly GameEvent[], step: number, seat: Seat | null, quiet: boolean): LogLine[] => {
    const after = roundOf(world);
    // What happened before a new round was called still belongs to the old one.
    const called = events.findIndex(({ key }) => key === ROUND);
    const table = engine.table(world);
    const found = events.flatMap((event, i) => {
      if (!visibleTo(event, eyes)) return [];
      const { key, args, rule } = event;
      const things = Object.values(args).filter((arg) => typeof arg === 'string');
      const text = textOf(game, table, key, args, language);
      const whose = actorOf(event, seat, (thing) => game.ownerOf?.(world.state, thing) ?? null);
      return [{ step, seat, whose, quiet, round: i < called ? before : after, key, args, rule, text, things }];
    });
    before = after;
    return found;
  };

  const all = from < 0 ? lines(match.opening.events, -1, null, false) : [];
  for (const [i, played] of line.slice(first, to).entries()) {
    const { seat, decision, tape, events } = played;
    // Names are said as they were then; the answers to a question that is still sealed change none.
    if (first + i < settled) engine.play(world, seat, decision, chanceFromTape(tape).chance, null);
    all.push(...lines(events, first + i, seat, spared.has(played)));
  }
  return all;
}

/**
 * Under whose name a line stands: of whoever it names first as a seat, or who alone may read it, or whose thing it names first; else of
 * whoever decided. A round belongs to nobody, nor does a part of it.
 */
function actorOf(
  { key, args, only }: GameEvent,
  decided: Seat | null,
  ownerOf: (thing: string) => Seat | null,
): Seat | null {
  if (key === ROUND || PHASE.test(key)) return null;
  const named = Object.values(args).find((arg) => typeof arg === 'string' && /^seat:\d+$/.test(arg));
  if (named !== undefined) return Number(String(named).slice('seat:'.length));
  const reader = only === null ? -1 : Math.log2(only);
  if (Number.isInteger(reader) && reader >= 0) return reader;
  for (const arg of Object.values(args)) {
    const owner = typeof arg === 'string' ? ownerOf(arg) : null;
    if (owner !== null) return owner;
  }
  return decided;
}
