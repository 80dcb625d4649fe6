/**
 * The game as a document that a person can write: for tests, scenarios and the editor. Whatever is left out has a
 * sensible default; `describe` writes a document that gives the very same world back.
 *
 *   { seats: 2, options: { teams: 'even' }, turn: 1, phase: 5, acting: 'F5',
 *     units: { F5: 'C4/S', L9: { at: 'C5/NW/N', wounded: true, marked: true, maintains: true }, L10: null },
 *     commanders: { F2: { issued: 'A' }, L1: { issued: 'M', order: 'W' }, L2: { issued: 'W', initiative: 'L3', bearer: 'L5' } },
 *     sides: { F: { moral: 20, hand: ['F3'], played: 'F1', used: ['F2'], spent: ['F4'] } } }
 *
 * Units stand at their start unless they are named; null is destroyed; cells left out are found. `acting`: whose moment
 * it is (a Commander in phase 2, a Unit in phases 4 to 6), the reveal step being over; left out, the phase begins.
 * From phase 2 on Commanders have accepted what the Strategy card of their side asks, unless it is said otherwise.
 */

import { type Arranged, type Eyes, type Result, range, sees, tableOf, type World } from '@condotta/kernel';
import { type Components, DIRECTIONS } from './components/types.ts';
import { areaId } from './field.ts';
import { invariants } from './invariants.ts';
import { readFlow } from './position-flow.ts';
import { bare, FLAGS, LETTERS, momentOf, readCommanders, readSides, readUnits, seatsOf } from './position-pieces.ts';
import { orderText, Reader } from './position-reader.ts';
import { setup } from './set-up.ts';
import {
  type CommanderState,
  NONE,
  type RavennaFrame,
  type RavennaTable,
  type RavennaTypes,
  type SideState,
  type State,
  type UnitState,
} from './state.ts';
import { commanderName, initiativeName, placingName, strategyName, unitName } from './things.ts';
import { sideAt, sideOfCommander } from './units.ts';

const FIELDS = ['seats', 'options', 'turn', 'phase', 'acting', 'units', 'commanders', 'sides', 'flow', 'over'] as const;
const TEAMS = ['even', 'french', 'league'] as const;

// ---- writing -------------------------------------------------------------------------------------------------------

export function describe({ s }: RavennaTable, world: World<State, RavennaFrame>): unknown {
  const seats = seatsOf(s);
  return {
    seats,
    options: { teams: teamsOf(s) },
    turn: s.turn,
    phase: s.phase,
    units: Object.fromEntries(s.units.map((unit, i) => [bare(unitName(i)), describeUnit(unit)])),
    commanders: Object.fromEntries(
      s.commanders.map((commander, i) => [bare(commanderName(i)), describeCommander(commander, i, seats)]),
    ),
    sides: Object.fromEntries(LETTERS.map((letter, side) => [letter, describeSide(sideAt(s, side), side)])),
    flow: { stack: world.stack.map((frame) => ({ ...frame })), waiting: [...world.waiting], sealed: world.sealed },
    over: world.over && { ...world.over },
  };
}

/** An option that shares the seats like this. */
function teamsOf(s: State): (typeof TEAMS)[number] {
  const french = new Set(s.commanders.slice(0, 3).map(({ seat }) => seat)).size;
  const league = seatsOf(s) - french;
  return french === league ? 'even' : french > league ? 'french' : 'league';
}

function describeUnit(unit: UnitState): unknown {
  if (unit.area === NONE) return null;
  const placing = unit.cells === 0 ? null : placingName({ unit: 0, cells: unit.cells, facing: unit.facing });
  const place = placing ? placing.slice('place:F1/'.length) : `-/${DIRECTIONS[unit.facing]}`;
  const flags = FLAGS.filter((flag) => unit[flag]).map((flag) => [flag, true]);
  return { at: `${areaId(unit.area)}/${place}`, ...Object.fromEntries(flags) };
}

const describeCommander = (commander: CommanderState, i: number, seats: number): unknown => ({
  issued: orderText(commander.issued),
  answer: commander.answer,
  order: orderText(commander.order),
  initiative: commander.initiative === NONE ? null : bare(initiativeName(sideOfCommander(i), commander.initiative)),
  bearer: commander.bearer === NONE ? null : bare(unitName(commander.bearer)),
  knownBy: seatsIn(commander.knownBy, seats),
  shown: commander.shown,
});

const describeSide = (side: SideState, i: number): unknown => ({
  moral: side.moral,
  hand: side.hand.map((card) => bare(strategyName(i, card))),
  played: side.played === NONE ? null : bare(strategyName(i, side.played)),
  used: side.used.map((card) => bare(strategyName(i, card))),
  spent: side.spent.map((card) => bare(initiativeName(i, card))),
});

const seatsIn = (eyes: Eyes, seats: number): number[] => range(seats).filter((seat) => sees(eyes, seat));

// ---- reading -------------------------------------------------------------------------------------------------------

export function arrange(doc: unknown, components: Components): Result<Arranged<State, RavennaFrame>> {
  const r = new Reader(components);
  const d = r.object(doc, '', FIELDS);
  const seats = r.int(d['seats'], 'seats', 2, 6, 2);
  const teams = r.word(r.object(d['options'] ?? {}, 'options', ['teams'])['teams'], 'options.teams', 'even', TEAMS);
  const wanted = { seats, scenario: null, options: { teams } };
  const { state: s } = setup(wanted, components);
  const t: RavennaTable = tableOf<RavennaTypes>(s, components);
  s.turn = r.int(d['turn'], 'turn', 1, components.turns);
  s.phase = r.int(d['phase'], 'phase', s.turn === 0 ? 0 : 1, 7);
  if (r.problems.length > 0) return { ok: false, problems: r.problems };

  readUnits(r, t, d['units'] ?? {});
  const moment = d['acting'] === undefined ? null : momentOf(r, t, d['acting']);
  readSides(r, t, d['sides'] ?? {});
  const begun = moment !== null || d['flow'] !== undefined;
  readCommanders(r, t, d['commanders'] ?? {}, moment, begun);
  const flow = readFlow(r, t, d, moment);
  if (r.problems.length > 0) return { ok: false, problems: r.problems };

  const world: World<State, RavennaFrame> = {
    state: s,
    stack: flow.stack,
    waiting: flow.waiting ?? [],
    sealed: flow.sealed,
    apart: [],
    over: flow.over,
  };
  for (const { rule, broken } of invariants) {
    const text = broken(t, world);
    if (text) r.wrong(rule, text);
  }
  if (r.problems.length > 0) return { ok: false, problems: r.problems };
  return { ok: true, value: { setup: wanted, state: s, ...flow } };
}
