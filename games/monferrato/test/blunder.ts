/** A position in which nobody sound goes wrong, and what such positions are made of. */

import { type PositionDoc, some, type TestTable, there, type Units } from './table.ts';

export interface Blunder {
  readonly name: string;
  readonly doc: PositionDoc;
  readonly seat: number;
  /** Is all well? `done` has what the seat did, as "verb arg". */
  well(t: TestTable, done: readonly string[]): boolean;
}

export const FRANCE = 0;
export const SPAIN = 1;

export const did = (done: readonly string[], ...words: readonly string[]): boolean =>
  done.some((one) => words.some((word) => one.startsWith(word)));
export const standsIn = (t: TestTable, zone: string, units: readonly string[]): boolean =>
  units.some((unit) => t.where(unit) === zone);

const CAMPS = ['mantova', 'valenza', 'torino', 'guillestre', 'cremona'];

/** Who stands where he belongs unless it is said otherwise: the places that count are held. */
const AT_HOME: Units = {
  M13: 'milano',
  M14: 'cremona',
  S12: 'torino',
  G2: 'mantova',
  G9: 'mantova',
  G12: 'mantova',
  G14: 'trino',
  G15: 'alba',
  G16: 'moncalvo',
  G17: 'nizza',
};

/** One Command is drawn, and nobody holds a chit. */
export const scene = (command: string, units: Units, more: PositionDoc = {}): PositionDoc => ({
  turn: 'May 1628',
  cup: [command],
  camps: CAMPS,
  hands: { france: [], spain: [] },
  units: { ...AT_HOME, ...units },
  ...more,
});

export const CASALE = there('casale', 'G1', 'G3', 'G4', 'G5', 'G6', 'G11');
export const MANTUA = there('mantova', 'G2', 'G8', 'G9', 'G12');
export const MILAN = some('M', 1, 5);
export const SPINOLA = some('A', 1, 8);
export const LANDSKNECHTS = some('L', 1, 9);
export const FRENCH = some('F', 3, 7);
