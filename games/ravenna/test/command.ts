/** Phases 1 and 2 in a word: what the Chiefs issue, how the Commanders answer, and everybody else letting things pass. */

import { at, type MessageArgs } from '@condotta/kernel';
import { type CommanderDoc, type PositionDoc, type TestTable, table } from './table.ts';

const IDS = ['F1', 'F2', 'F3', 'L1', 'L2', 'L3'];

/** Phase 1, for one Chief: a Strategy card and the Orders of his Commanders, himself first ("WMM"). */
export function issue(t: TestTable, chief: string, strategy: string, orders: string): void {
  t.act(chief, 'play', `strategy:${strategy}`);
  for (const order of orders) t.act(chief, 'issue', `order:${order}`);
}

/** The six Orders as issued: "WMM" to the French, "PAM" to the League, the Chief first. */
export const issued = (french: string, league: string): Record<string, CommanderDoc> =>
  Object.fromEntries([...french, ...league].map((order, i) => [at(IDS, i), { issued: order }]));

/** The start of phase 2 with six seats, so that everybody has one role and knows only his own. */
export const execution = (french: string, league: string, doc: PositionDoc = {}): TestTable =>
  table({ seats: 6, turn: 1, phase: 2, commanders: issued(french, league), ...doc });

/** Marks these Units, and no more, for the Order. */
export function mark(t: TestTable, who: string, ...units: string[]): void {
  for (const unit of units) t.act(who, 'mark', `unit:${unit}`);
  // All of his line are marked: nothing is left to say.
  if (t.at === 'execution.mark' && t.asked.includes(t.seat(who)) && t.offers(who).includes('done')) t.act(who, 'done');
}

export function accept(t: TestTable, who: string, ...units: string[]): void {
  t.act(who, 'accept');
  mark(t, who, ...units);
}

/** Rejects his Order for another one. */
export function refuseFor(t: TestTable, who: string, order: string): void {
  t.act(who, 'reject');
  // R7.12: a Wait could have been rejected for an Initiative.
  if (t.at === 'execution.instead') t.act(who, 'anew');
  t.act(who, 'order', `order:${order}`);
}

/** What somebody does who lets everything pass, the first that is legal. */
const PASSING = [
  'ready',
  'accept',
  'done',
  'mark',
  'play',
  'issue',
  'hold',
  'halt',
  'keep',
  'name',
  'wound',
  'order',
  'fire',
];

/** Lets everything pass until this holds, or the game is over. */
export function pass(t: TestTable, until: () => boolean): void {
  for (let n = 0; n < 5000 && !t.over && !until(); n++) {
    const seat = at(t.asked, 0);
    const offers = t.offers(seat);
    const offer = PASSING.flatMap((verb) => offers.filter((one) => one.split(' ')[0] === verb))[0];
    if (offer === undefined) throw new Error(`nothing passes ${t.at}: ${offers.join(', ')}`);
    const [verb = '', arg] = offer.split(' ');
    t.act(seat, verb, arg);
  }
}

/** Each Commander accepts and marks the first Unit he may, until the Commander's step. */
export const until = (t: TestTable, who: string): void =>
  pass(t, () => t.at === 'execution.answer' && t.asked[0] === t.seat(who));

/** The messages of the log with these keys, as the eyes of a seat (or of a spectator) read them. */
export const told = (t: TestTable, who: string | null, ...keys: string[]): MessageArgs[] =>
  t
    .log(who)
    .filter(({ key }) => keys.includes(key))
    .map(({ args }) => ({ ...args }));
