/** What a position of the blunder suite is, and the words in which it is written. */

import { at } from '@condotta/kernel';
import { areaOf } from '../field.ts';
import { prioritiesOf } from '../units.ts';
import { unitNumber } from './battlefield.ts';
import { PINNED } from './pinned.ts';
import { alone, type PositionDoc, type TestTable, type UnitDoc } from './table.ts';

export interface Blunder {
  readonly name: string;
  readonly doc: PositionDoc;
  /** Who is put to the test; he plays to the end of the phase, everybody else by script. */
  readonly seat: number;
  /** Is all well? `done` has what the seat did, as "verb arg". */
  well(t: TestTable, done: readonly string[]): boolean;
}

export const FRENCH = 0;
export const LEAGUE = 1;

export const did = (done: readonly string[], words: string): boolean => done.some((one) => one.startsWith(words));
export const lives = (t: TestTable, id: string): boolean => t.place(id) !== 'gone';

/** Moral 24 to 24 in turn 4 unless it is said otherwise. */
export const scene = (phase: number, units: Record<string, UnitDoc>, more: PositionDoc = {}): PositionDoc => ({
  turn: 4,
  ...more,
  phase,
  units: alone(units),
});

export const morals = (french: number, league: number): PositionDoc => ({
  sides: { F: { moral: french }, L: { moral: league } },
});

/** `by` has just shot at `unit` with this result; the shot came in the direction N, E, S, W (0 to 3). */
export const shotAt = (
  unit: string,
  by: string,
  result: number,
  direction: number,
  units: Record<string, UnitDoc>,
  more: PositionDoc = {},
): PositionDoc => {
  const shooter = unitNumber(by);
  const victim = unitNumber(unit);
  const stand = units[unit];
  const place = typeof stand === 'string' ? stand : (stand?.at ?? '');
  const shoot = {
    proc: 'shoot',
    at: 'aim',
    next: prioritiesOf(PINNED).units.indexOf(shooter),
    unit: shooter,
    shots: 0,
    bonus: 0,
    target: areaOf(place.slice(0, 2)),
    victim,
  };
  const effect = { proc: 'effect', at: 'choose', unit: victim, result, direction, ditch: false };
  const stack = [{ proc: 'game', at: 'turn' }, { proc: 'turn', at: 'attack' }, shoot, effect];
  return { ...scene(4, units, more), flow: { stack } };
};

/** `unit` attacks `foe` and has rolled this; may the die stand? */
export const rolled = (
  unit: string,
  foe: string,
  die: number,
  units: Record<string, UnitDoc>,
  more: PositionDoc = {},
  rerolls = 1,
): PositionDoc => {
  const attacker = unitNumber(unit);
  const attack = {
    proc: 'attack',
    at: 'keep',
    next: prioritiesOf(PINNED).units.indexOf(attacker),
    unit: attacker,
    areas: 0,
    defender: unitNumber(foe),
    die,
    rerolls,
    bonus: 0,
    attacks: 1,
  };
  const stack = [{ proc: 'game', at: 'turn' }, { proc: 'turn', at: 'movement' }, attack];
  return { ...scene(5, units, more), flow: { stack } };
};

/** The Orders a Chief has issued are those of the card he has played. */
export function issuesCard(done: readonly string[]): boolean {
  const played = done.find((one) => one.startsWith('play'))?.slice('play strategy:'.length) ?? '';
  const side = played.startsWith('F') ? 0 : 1;
  const card = at(PINNED.strategies[side], Number(played.slice(1)) - 1);
  const issued = done.filter((one) => one.startsWith('issue')).map((one) => one.slice('issue order:'.length));
  return issued.sort().join() === [...card.orders].sort().join();
}

/** The Order that the Chief has issued to the first, second or third of his Commanders. */
export const issuedTo = (done: readonly string[], commander: number): string =>
  done.filter((one) => one.startsWith('issue'))[commander]?.slice('issue order:'.length) ?? '';
