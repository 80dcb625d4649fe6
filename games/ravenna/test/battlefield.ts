/** A few Units on an empty field, in phase 4, 5 or 6: how the rules of the field are tested. */

import { at } from '@condotta/kernel';
import type { Order } from '../components/types.ts';
import { areaId } from '../field.ts';
import type { Ravenna } from '../index.ts';
import { shotsOf } from '../lines-of-fire.ts';
import { numberIn } from '../things.ts';
import { engagedArea } from '../units.ts';
import { PINNED } from './pinned.ts';
import { alone, type CommanderDoc, type PositionDoc, ravenna, type TestTable, table, type UnitDoc } from './table.ts';

const LETTERS = ['F', 'L'];
const DIRECTIONS = ['N', 'E', 'S', 'W'];

/** A Strategy card that asks for these Orders, so that phase 7 costs nothing. */
function strategyFor(side: number, orders: readonly string[]): string {
  const covers = (card: readonly Order[]): boolean => {
    const left: string[] = [...card];
    return orders.every((order) => left.includes(order) && left.splice(left.indexOf(order), 1).length > 0);
  };
  const card = (PINNED.strategies[side] ?? []).findIndex((strategy) => covers(strategy.orders));
  if (card < 0) throw new Error(`no Strategy of ${LETTERS[side]} asks for ${orders.join('')}`);
  return `${LETTERS[side]}${card + 1}`;
}

/** `orders`: by Commander ("F2"), the Order he was issued and has accepted, or more. */
export function field(
  phase: number,
  units: Record<string, UnitDoc>,
  orders: Record<string, string | CommanderDoc> = {},
  more: Omit<PositionDoc, 'phase' | 'units' | 'commanders'> = {},
  game: Ravenna = ravenna,
): TestTable {
  const commanders = Object.fromEntries(
    Object.entries(orders).map(([id, order]) => [id, typeof order === 'string' ? { issued: order } : order]),
  );
  const played = (side: number): string =>
    strategyFor(
      side,
      Object.entries(commanders)
        .filter(([id]) => id.startsWith(at(LETTERS, side)))
        .map(([, { issued }]) => issued ?? 'W'),
    );
  const { F, L } = more.sides ?? {};
  const sides = { F: { played: played(0), ...F }, L: { played: played(1), ...L } };
  return table({ turn: 1, ...more, phase, units: alone(units), commanders, sides }, [], game);
}

/** A Unit that carries an Execution token. */
export const marked = (place: string): UnitDoc => ({ at: place, marked: true });

export const unitNumber = (id: string): number => numberIn('unit', `unit:${id}`);

/** What the dice will show, each as the number on its face. */
export const rolls = (t: TestTable, ...numbers: number[]): void =>
  t.script(...numbers.map((number) => PINNED.die.indexOf(number) + 1));

/** The Unit halts and engages a single enemy; nobody rolls again. */
export function fight(t: TestTable, who: string, attacker: number, defender: number): void {
  rolls(t, attacker);
  t.act(who, 'halt');
  rolls(t, defender);
  t.act(who, 'keep');
}

/** "L9 2 S": who has to manage which result, and the direction of the attack; "none". */
export function hit(t: TestTable): string {
  const { frame } = t;
  if (frame.proc !== 'effect') return 'none';
  const name = frame.unit < 12 ? `F${frame.unit + 1}` : `L${frame.unit - 11}`;
  return `${name} ${frame.result} ${DIRECTIONS[frame.direction]}`;
}

/** The Area a Unit engages, or null. */
export function engaged(t: TestTable, id: string): string | null {
  const area = engagedArea(t.rules, unitNumber(id));
  return area < 0 ? null : areaId(area);
}

/** What a Unit can shoot at: "C3 2 N", Area, range, direction of the last step; with " over" friends in between. */
export const shots = (t: TestTable, id: string): string[] =>
  shotsOf(t.rules, unitNumber(id))
    .map(
      ({ target, range, direction, overFriends }) =>
        `${areaId(target)} ${range} ${DIRECTIONS[direction]}${overFriends ? ' over' : ''}`,
    )
    .sort();
