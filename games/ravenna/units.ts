/** Who stands where, who leads whom, who acts when. */

import { at, range } from '@condotta/kernel';
import type { Components, Side, Unit } from './components/types.ts';
import { crossesDitch, isSquare, OFF, stepFrom, touchesEdge } from './field.ts';
import {
  type CommanderState,
  NONE,
  type RavennaTable,
  type SideState,
  type State,
  UNIT_COUNT,
  type UnitState,
} from './state.ts';

/** Both as `at`, but each with an access of its own: minds ask them millions of times. */
export const unitAt = (s: State, unit: number): UnitState => s.units[unit] ?? noUnit(unit);
export const dataOf = (t: RavennaTable, unit: number): Unit => t.components.units[unit] ?? noUnit(unit);
function noUnit(unit: number): never {
  throw new RangeError(`no unit ${unit}`);
}
export const commanderAt = (s: State, commander: number): CommanderState => at(s.commanders, commander);
export const sideAt = (s: State, side: number): SideState => at(s.sides, side);

export const sideOfUnit = (unit: number): Side => (unit < UNIT_COUNT / 2 ? 0 : 1);
export const sideOfCommander = (commander: number): Side => (commander < 3 ? 0 : 1);
export const otherSide = (side: number): Side => (side === 0 ? 1 : 0);
export const chiefOf = (side: number): number => side * 3;
/** R1.3: the three Commanders of a side, the Chief first. */
export const commandersOf = (side: number): readonly number[] => at(COMMANDERS, side);
const COMMANDERS = [
  [0, 1, 2],
  [3, 4, 5],
];
export const unitsOfSide = (side: number): readonly number[] => at(UNITS, side);
const UNITS = [range(UNIT_COUNT / 2), range(UNIT_COUNT / 2).map((i) => i + UNIT_COUNT / 2)];

export const leaderOf = (t: RavennaTable, unit: number): number => dataOf(t, unit).commander;
/** The seat that decides for a Unit: its Commander's, not the Chief's (R12.1). */
export const seatOfUnit = (t: RavennaTable, unit: number): number => commanderAt(t.s, leaderOf(t, unit)).seat;
export const chiefSeat = (s: State, side: number): number => commanderAt(s, chiefOf(side)).seat;
export const seatSide = (s: State, seat: number): Side =>
  sideOfCommander(s.commanders.findIndex((commander) => commander.seat === seat));

export const isAlive = (s: State, unit: number): boolean => unitAt(s, unit).area !== NONE;
/** The living Units of a Commander's line. */
export const lineOf = (t: RavennaTable, commander: number): number[] =>
  unitsOfSide(sideOfCommander(commander)).filter((unit) => leaderOf(t, unit) === commander && isAlive(t.s, unit));

export const unitsIn = (s: State, area: number): number[] => {
  const found: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (unitAt(s, unit).area === area) found.push(unit);
  return found;
};
/** R3.5: the Units of an Area are all of one side. */
export function hasUnitOf(s: State, area: number, side: number): boolean {
  for (const unit of unitsOfSide(side)) if (unitAt(s, unit).area === area) return true;
  return false;
}

/** R4.2: ascending Priority, both sides in one list. */
interface Priorities {
  readonly units: readonly number[];
  readonly commanders: readonly number[];
}
const priorities = new WeakMap<Components, Priorities>();
export function prioritiesOf(components: Components): Priorities {
  const known = priorities.get(components);
  if (known) return known;
  const ascending = (things: readonly { readonly priority: number }[]): number[] =>
    range(things.length).sort((a, b) => at(things, a).priority - at(things, b).priority);
  const made = { units: ascending(components.units), commanders: ascending(components.commanders) };
  priorities.set(components, made);
  return made;
}

/** R3.15: the Area this Unit engages, or OFF. R3.17: true of this moment only, and it binds nobody. */
export function engagedArea(t: RavennaTable, unit: number): number {
  const { area, cells, facing } = unitAt(t.s, unit);
  if (area === NONE || !touchesEdge(cells, facing)) return OFF;
  const target = stepFrom(area, facing);
  if (target === OFF || !hasUnitOf(t.s, target, otherSide(sideOfUnit(unit)))) return OFF;
  // R3.23
  if (dataOf(t, unit).type === 'cavalry' && crossesDitch(t.components, area, facing)) return OFF;
  return target;
}

/** R3.12, R3.14: all sides but the front. */
export const isWeakSide = (s: State, unit: number, direction: number): boolean =>
  unitAt(s, unit).facing !== (direction + 2) % 4;

/** Cells a Unit needs (R3.6). */
export const sizeOf = (t: RavennaTable, unit: number): 1 | 2 => (isSquare(dataOf(t, unit).type) ? 1 : 2);
