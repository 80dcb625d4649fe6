/**
 * How Ravenna's rules are tested: a position, decisions, scripted dice -> what came of it.
 *
 *   const t = table({ phase: 5, units: alone({ F5: { at: 'C4/S', marked: true }, L9: 'C5/N' }), commanders: { F2: { issued: 'A' } } });
 *   t.script(4, 1);
 *   t.act('F2', 'halt');
 *   t.act('F2', 'keep');
 *   expect(t.at).toBe('effect.choose');
 *   expect(t.refusal('L3', 'arrange', 'retreat').rule).toBe('R12.13');
 *
 * Who acts is a seat or the Commander ("F2"; "F1" and "L1" are the Chiefs), whose seat is then taken. Things are written
 * as in decisions: t.act('F2', 'fire', 'area:C3').
 *
 * Dice: rules/dice.ts rolls with p.roll(4), so a script names the face of the die from 1 to 4, by its place on it (`rolls` of
 * battlefield.ts by the number on it). Strategy cards drawn (R5.1) are scripted by number, 0 to 8, French first.
 */

import {
  type Arg,
  act,
  at,
  type Decision,
  eyesOf,
  type GameEvent,
  hashOf,
  logFor,
  type Match,
  openMatch,
  type Refusal,
  range,
  undo,
  viewFor,
} from '@condotta/kernel';
import { areaId } from '../field.ts';
import { type Ravenna, withParts } from '../index.ts';
import type { CommanderState, RavennaFrame, RavennaTable, SideState, State, UnitState } from '../state.ts';
import { numberIn, placingName, unitName } from '../things.ts';
import { commanderAt, isAlive, sideAt, unitAt } from '../units.ts';
import { PINNED } from './pinned.ts';

/** "C2", "C2/S", "C2/NW/S" (Area, cells, facing); null: destroyed. */
export type UnitDoc =
  | string
  | null
  | { at?: string; wounded?: boolean; marked?: boolean; maintains?: boolean; steadfast?: boolean; covered?: boolean };

export interface CommanderDoc {
  issued?: string | null;
  answer?: CommanderState['answer'];
  order?: string | null;
  /** By number ("F3") or English name. */
  initiative?: string | null;
  bearer?: string | null;
  knownBy?: number[];
  shown?: boolean;
}

/** Cards by number ("F3") or English name. */
export interface SideDoc {
  moral?: number;
  hand?: string[];
  played?: string | null;
  used?: string[];
  spent?: string[];
}

/** A position document: see position.ts for what each part means and defaults to. */
export interface PositionDoc {
  seats?: number;
  options?: { teams?: string };
  turn?: number;
  phase?: number;
  acting?: string;
  units?: Record<string, UnitDoc>;
  commanders?: Record<string, CommanderDoc>;
  sides?: { F?: SideDoc; L?: SideDoc };
  flow?: unknown;
  over?: unknown;
}

/** These Units and no others are left. */
export const alone = (units: Record<string, UnitDoc>): Record<string, UnitDoc> => ({
  ...Object.fromEntries(range(24).map((unit) => [unitName(unit).slice('unit:'.length), null])),
  ...units,
});

/** A seat, or the Commander who sits there. */
type Who = number | string;

export interface TestTable {
  readonly match: Match;
  /** The state, as it is now. */
  readonly s: State;
  /** The rules' functions take this. */
  readonly rules: RavennaTable;
  readonly asked: readonly number[];
  readonly frame: RavennaFrame;
  /** "shoot.aim": where the procedure in progress is. */
  readonly at: string;
  readonly over: { readonly winners: readonly number[]; readonly rule: string; readonly key: string } | null;
  unit(id: string): UnitState;
  /** "C2/NW/S", as in documents; "gone". */
  place(id: string): string;
  commander(id: string): CommanderState;
  side(letter: string): SideState;
  moral(letter: string): number;
  seat(who: Who): number;
  /** The next outcomes of chance: faces of dice (1 to 4), numbers of Strategy cards drawn. */
  script(...outcomes: number[]): void;
  /** Does it, or fails the test with the reason. */
  act(who: Who, verb: string, arg?: Arg): readonly GameEvent[];
  /** Must be refused and change nothing; returns why. */
  refusal(who: Who, verb: string, arg?: Arg): Refusal;
  /** The legal decisions of a seat as "verb arg". */
  offers(who: Who): string[];
  /** The legal arguments of one verb. */
  args(who: Who, verb: string): Arg[];
  undo(who: Who): boolean;
  view(who: Who | null): Record<string, unknown>;
  log(who: Who | null): GameEvent[];
  hash(): string;
}

/** With the components the rule tests were written for: what a rule does with given values must not depend on tuning. */
export const ravenna = withParts(PINNED);

const DICE = { match: 'test', commitment: '', nonces: [], secret: 'test' };

/** A position; `script`: outcomes for what happens before the first question. */
export function table(doc: PositionDoc, script: number[] = [], game: Ravenna = ravenna): TestTable {
  const arranged = game.arrange(doc, game.parts);
  if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
  return tableOf(openMatch(game, { setup: arranged.value.setup, position: doc, edition: null }, DICE, script));
}

/** A whole new game from its set-up, with the outcomes that the opening asks for scripted. */
export function newGame(seats = 2, teams = 'even', script: number[] = []): TestTable {
  const setup = { seats, scenario: null, options: { teams } };
  return tableOf(openMatch(ravenna, { setup, position: null, edition: null }, DICE, script));
}

const words = ({ verb, arg }: Decision): string => (arg === null ? verb : `${verb} ${arg}`);

function tableOf(match: Match): TestTable {
  const game = match.engine.game as unknown as Ravenna;
  const state = (): State => match.world.state as State;
  const hash = (): string => hashOf(match.engine, match.world);
  const frame = (): RavennaFrame => at(match.world.stack, match.world.stack.length - 1) as RavennaFrame;
  const number = (kind: 'unit' | 'commander', id: string): number => {
    const found = numberIn(kind, `${kind}:${id}`);
    if (found < 0) throw new Error(`no ${kind} ${id}`);
    return found;
  };
  const unit = (id: string): UnitState => unitAt(state(), number('unit', id));
  const commander = (id: string): CommanderState => commanderAt(state(), number('commander', id));
  const side = (letter: string): SideState => sideAt(state(), 'FL'.indexOf(letter));
  const seat = (who: Who): number => (typeof who === 'number' ? who : commander(who).seat);
  const eyes = (who: Who | null): number => (who === null ? 0 : eyesOf(seat(who)));
  return {
    match,
    get s() {
      return state();
    },
    get rules() {
      return { s: state(), parts: game.parts };
    },
    get asked() {
      return match.world.waiting;
    },
    get frame() {
      return frame();
    },
    get at() {
      return `${frame().proc}.${frame().at}`;
    },
    get over() {
      return match.world.over;
    },
    unit,
    place(id) {
      const { area, cells, facing } = unit(id);
      if (!isAlive(state(), number('unit', id))) return 'gone';
      return `${areaId(area)}/${placingName({ unit: 0, cells, facing }).slice('place:F1/'.length)}`;
    },
    commander,
    side,
    moral: (letter) => side(letter).moral,
    seat,
    script: (...outcomes) => {
      match.script.push(...outcomes);
    },
    act(who, verb, arg) {
      const answer = act(match, seat(who), { verb, arg: arg ?? null });
      if (answer.ok) return answer.events;
      const { code, rule, key, args } = answer.refusal;
      const asked = `asked: ${match.world.waiting.join(',')} in ${frame().proc}.${frame().at}`;
      throw new Error(
        `refused: ${verb} ${arg ?? ''} by ${who}: ${code} ${rule} ${key} ${JSON.stringify(args)}; ${asked}`,
      );
    },
    refusal(who, verb, arg) {
      const before = hash();
      const answer = act(match, seat(who), { verb, arg: arg ?? null });
      if (answer.ok) throw new Error(`${verb} ${arg ?? ''} by ${who} was not refused`);
      if (hash() !== before) throw new Error('a refusal changed the world');
      return answer.refusal;
    },
    offers: (who) => match.engine.legal(match.world, seat(who)).map(words),
    args: (who, verb) =>
      match.engine
        .legal(match.world, seat(who))
        .filter((decision) => decision.verb === verb)
        .map(({ arg }) => arg ?? ''),
    undo: (who) => undo(match, seat(who)).ok,
    view: (who) => viewFor(match, eyes(who)) as Record<string, unknown>,
    log: (who) => logFor(match, eyes(who)),
    hash,
  };
}
