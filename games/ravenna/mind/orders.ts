/** R5, R6 in the mind: which Strategy card, and who gets which of its Orders. */

import { at, type Decision } from '@condotta/kernel';
import { ORDERS } from '../components/types.ts';
import { orderName, strategyName } from '../things.ts';
import { commandersOf, sideAt } from '../units.ts';
import { chosenMarks, taskOf } from './command.ts';
import { decision } from './ground.ts';
import type { Outlook } from './outlook.ts';

export interface Plan {
  readonly decisions: readonly Decision[];
  readonly worth: number;
  /** What sort of thing it does, where worths of different sorts are guessed too roughly to be compared. */
  readonly kind?: string;
}

/** Asked of one after the other, the best first: is it the first of its kind? */
export function firstOfKind<T>(kindOf: (one: T) => string | undefined): (one: T) => boolean {
  const met = new Set<string>();
  return (one) => {
    const kind = kindOf(one);
    if (kind === undefined || met.has(kind)) return false;
    met.add(kind);
    return true;
  };
}

/** All ways to give out what is left of the card's Orders, each set once. */
function assignments(left: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (const order of new Set(left)) {
    const rest = [...left];
    rest.splice(rest.indexOf(order), 1);
    for (const tail of assignments(rest, count - 1)) found.push([order, ...tail]);
  }
  return found;
}

/** What these Orders are worth, the lines that attack counted together. */
function together(outlook: Outlook, commanders: readonly number[], orders: readonly number[]): number {
  const engaged: number[] = [];
  let worth = 0;
  for (const [i, order] of orders.entries()) {
    const task = taskOf(outlook, at(commanders, i), order, engaged);
    worth += task.worth;
    if (ORDERS[order] === 'A') engaged.push(...chosenMarks(task.marks).map(({ unit }) => unit));
  }
  return worth;
}

/** The best first. `card`: already chosen, or null; `issued`: the Orders already given out. */
export function plansOf(outlook: Outlook, side: number, card: number | null, issued: readonly number[]): Plan[] {
  const { t } = outlook.ground;
  const commanders = commandersOf(side).slice(issued.length);
  const cards = card === null ? sideAt(t.s, side).hand : [card];
  const plans = cards.flatMap((each) => {
    const left = at(t.components.strategies[side === 0 ? 0 : 1], each).orders.map((order) => ORDERS.indexOf(order));
    for (const order of issued) if (left.includes(order)) left.splice(left.indexOf(order), 1);
    const play = card === null ? [decision('play', strategyName(side, each))] : [];
    return assignments(left, commanders.length).map((orders) => ({
      decisions: [...play, ...orders.map((order) => decision('issue', orderName(order)))],
      worth: together(outlook, commanders, orders),
    }));
  });
  return plans.sort((a, b) => b.worth - a.worth);
}
