/** What a position of the blunder suite is, and the words in which it is written. */

import { type PositionDoc, position, type TestTable, type TroopDoc } from './table.ts';

export interface Blunder {
  readonly name: string;
  readonly doc: PositionDoc;
  readonly seat: number;
  /** Is all well? `done` has what the seat did, as "verb arg". */
  well(t: TestTable, done: readonly string[]): boolean;
}

export type Changes = NonNullable<Parameters<typeof position>[0]>;

export const ESTE = 106;
export const GONZAGA = 107;

export const army = (seat: number, area: number, at: string, captain: string, ...companies: string[]): TroopDoc => ({
  seat,
  area,
  at,
  captain,
  companies,
});
export const company = (seat: number, area: number, at: string, type: string): TroopDoc => ({
  seat,
  area,
  at,
  companies: [type],
});

export const wins = (t: TestTable): boolean => t.over?.winners.includes(0) ?? false;
export const stands = (t: TestTable, area: number, ...tiles: string[]): boolean =>
  tiles.some((name) => t.troop(0, area)?.at === t.tile(name));
export const holdsCity = (t: TestTable): boolean =>
  t.s.troops.some((own) => own.seat === 0 && own.at === t.tile('Ferrara'));
export const did = (done: readonly string[], verb: string): boolean => done.some((words) => words.startsWith(verb));

export const turn = (step: string, changes: Changes): PositionDoc =>
  position({ round: 4, ...changes, turn: { step, seat: 0 } });

/** Companies that beat almost anybody. */
export const STRONG = ['men-at-arms', 'german-knights', 'heavy-cavalry'];
