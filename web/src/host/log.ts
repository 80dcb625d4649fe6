/** The log for one pair of eyes, in words, with who caused it and in which round. */

import {
  type AnyWorld,
  at,
  type Eyes,
  type GameEvent,
  type Language,
  type Played,
  textOf,
  visibleTo,
} from '@condotta/kernel';
import type { LogLine } from './protocol.ts';
import { type Session, sealedFrom } from './session.ts';

/** The message with which a game opens a round, if it has one. */
const ROUND = 'round';

/** The decisions that a seat may know to stand: others' sealed answers are not there until the seal is opened. */
export function known(session: Session, seat: number | null): Played[] {
  const from = sealedFrom(session);
  return session.match.line.filter((played, i) => i < from || played.seat === seat);
}

export function logOf(session: Session, line: readonly Played[], eyes: Eyes, language: Language): LogLine[] {
  const { match, past } = session;
  const { game } = match.engine;
  const roundOf = (world: AnyWorld): number => game.length(world.state).count;

  const lines = (events: readonly GameEvent[], step: number, seat: number | null): LogLine[] => {
    const world = past[step + 1] ?? match.world;
    const [before, after] = [roundOf(past[step] ?? at(past, 0)), roundOf(world)];
    // What happened before a new round was called still belongs to the old one.
    const called = events.findIndex(({ key }) => key === ROUND);
    const table = match.engine.table(world);
    return events.flatMap((event, i) => {
      if (!visibleTo(event, eyes)) return [];
      const { key, args, rule } = event;
      const things = Object.values(args).filter((arg) => typeof arg === 'string');
      const round = i < called ? before : after;
      return [{ step, seat, round, key, args, rule, text: textOf(game, table, key, args, language), things }];
    });
  };
  return [
    ...lines(match.opening.events, -1, null),
    ...line.flatMap((played, step) => lines(played.events, step, played.seat)),
  ];
}
