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

import { at, range } from '@condotta/kernel';
import { type Match, openMatch } from '@condotta/kernel/host';
import { type PlayedTable, playedTable } from '@condotta/kit/testing';
import { areaId } from '../field.ts';
import { type Ravenna, withComponents } from '../index.ts';
import type { CommanderState, RavennaFrame, RavennaTable, SideState, State, UnitState } from '../state.ts';
import { numberIn, placingName, unitName } from '../things.ts';
import { commanderAt, isAlive, sideAt, unitAt } from '../units.ts';
import { PINNED } from './pinned.ts';
import { seatsNow } from './seating.ts';

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

export interface TestTable extends PlayedTable<Who> {
  /** The state, as it is now. */
  readonly s: State;
  /** The rules' functions take this. */
  readonly rules: RavennaTable;
  readonly frame: RavennaFrame;
  unit(id: string): UnitState;
  /** "C2/NW/S", as in documents; "gone". */
  place(id: string): string;
  commander(id: string): CommanderState;
  side(letter: string): SideState;
  moral(letter: string): number;
  seat(who: Who): number;
}

/** With the components the rule tests were written for: what a rule does with given values must not depend on tuning. */
export const ravenna = withComponents(PINNED);

const DICE = { match: 'test', commitment: '', nonces: [], secret: 'test' };

/** A position; `script`: outcomes for what happens before the first question. */
export function table(doc: PositionDoc, script: number[] = [], game: Ravenna = ravenna): TestTable {
  const seats = doc.seats ?? seatsNow();
  const position = seats === undefined ? doc : { ...doc, seats };
  const arranged = game.arrange(position, game.components);
  if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
  return tableOf(openMatch(game, { setup: arranged.value.setup, position, edition: null }, DICE, script));
}

/** A whole new game from its set-up, with the outcomes that the opening asks for scripted. */
export function newGame(seats = 2, teams = 'even', script: number[] = []): TestTable {
  const setup = { seats, scenario: null, options: { teams } };
  return tableOf(openMatch(ravenna, { setup, position: null, edition: null }, DICE, script));
}

function tableOf(match: Match): TestTable {
  const state = (): State => match.world.state as State;
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
  return playedTable(match, seat, {
    get s() {
      return state();
    },
    get rules() {
      return match.engine.table(match.world) as RavennaTable;
    },
    get frame() {
      return frame();
    },
    unit,
    place(id: string): string {
      const { area, cells, facing } = unit(id);
      if (!isAlive(state(), number('unit', id))) return 'gone';
      return `${areaId(area)}/${placingName({ unit: 0, cells, facing }).slice('place:F1/'.length)}`;
    },
    commander,
    side,
    moral: (letter: string) => side(letter).moral,
    seat,
  });
}
