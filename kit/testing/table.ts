import {
  type Arg,
  type Decision,
  eyesOf,
  type GameEvent,
  last,
  type Outcome,
  type Refusal,
  type Seat,
} from '@condotta/kernel';
import { act, hashOf, logFor, type Match, undo, viewFor } from '@condotta/kernel/host';

/** A match in the hands of a test: decisions, scripted chance, and what came of it. `Who`: how a game's tests call a seat. */
export interface PlayedTable<Who> {
  readonly match: Match;
  readonly asked: readonly Seat[];
  /** "shoot.aim": where the procedure in progress is. */
  readonly at: string;
  readonly over: Outcome | null;
  /** The next outcomes of chance. */
  script(...outcomes: number[]): void;
  /** Does it, or fails the test with the reason. */
  act(who: Who, verb: string, arg?: Arg): readonly GameEvent[];
  /** Must be refused and change nothing; returns why. */
  refusal(who: Who, verb: string, arg?: Arg): Refusal;
  /** The legal decisions of a seat as "verb arg". */
  offers(who: Who): string[];
  /** Those of them that differ from the others not in form only. */
  distinct(who: Who): string[];
  /** The legal arguments of one verb. */
  args(who: Who, verb: string): Arg[];
  undo(who: Who): boolean;
  view(who: Who | null): Record<string, unknown>;
  log(who: Who | null): GameEvent[];
  hash(): string;
}

const words = ({ verb, arg }: Decision): string => (arg === null ? verb : `${verb} ${arg}`);

/** `readings`: what the game adds; its getters stay getters. */
export function playedTable<Who, R extends object>(
  match: Match,
  seatOf: (who: Who) => Seat,
  readings: R,
): PlayedTable<Who> & R {
  const hash = (): string => hashOf(match.engine, match.world);
  const moment = (): string => `${last(match.world.stack).proc}.${last(match.world.stack).at}`;
  const eyes = (who: Who | null): number => (who === null ? 0 : eyesOf(seatOf(who)));
  const legal = (who: Who): readonly Decision[] => match.engine.legal(match.world, seatOf(who));
  const table: PlayedTable<Who> = {
    match,
    get asked() {
      return match.world.waiting;
    },
    get at() {
      return moment();
    },
    get over() {
      return match.world.over;
    },
    script: (...outcomes) => {
      match.script.push(...outcomes);
    },
    act(who, verb, arg) {
      const answer = act(match, seatOf(who), { verb, arg: arg ?? null });
      if (answer.ok) return answer.events;
      const { code, rule, key, args } = answer.refusal;
      const asked = `asked: ${match.world.waiting.join(',')} in ${moment()}`;
      throw new Error(
        `refused: ${verb} ${arg ?? ''} by ${who}: ${code} ${rule} ${key} ${JSON.stringify(args)}; ${asked}`,
      );
    },
    refusal(who, verb, arg) {
      const before = hash();
      const answer = act(match, seatOf(who), { verb, arg: arg ?? null });
      if (answer.ok) throw new Error(`${verb} ${arg ?? ''} by ${who} was not refused`);
      if (hash() !== before) throw new Error('a refusal changed the world');
      return answer.refusal;
    },
    offers: (who) => legal(who).map(words),
    distinct: (who) => match.engine.distinct(match.world, seatOf(who)).map(words),
    args: (who, verb) =>
      legal(who)
        .filter((decision) => decision.verb === verb)
        .map(({ arg }) => arg ?? ''),
    undo: (who) => undo(match, seatOf(who)).ok,
    view: (who) => viewFor(match, eyes(who)) as Record<string, unknown>,
    log: (who) => logFor(match, eyes(who)),
    hash,
  };
  return Object.defineProperties(table, Object.getOwnPropertyDescriptors(readings)) as PlayedTable<Who> & R;
}
