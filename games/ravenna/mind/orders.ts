/** R5, R6 in the mind: which Strategy card, and who gets which of its Orders. */

import { at, type Decision } from '@condotta/kernel';
import { ORDERS } from '../components/types.ts';
import { orderName, strategyName } from '../things.ts';
import { commandersOf, sideAt } from '../units.ts';
import { type Task, tasksOf } from './command.ts';
import { decision } from './ground.ts';
import type { Outlook } from './place.ts';

export interface Plan {
  readonly decisions: readonly Decision[];
  readonly worth: number;
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

/** The best first. `card`: already chosen, or null; `issued`: the Orders already given out. */
export function plansOf(outlook: Outlook, side: number, card: number | null, issued: readonly number[]): Plan[] {
  const { t } = outlook.ground;
  const commanders = commandersOf(side).slice(issued.length);
  const tasks: readonly (readonly Task[])[] = commanders.map((commander) => tasksOf(outlook, commander));
  const cards = card === null ? sideAt(t.s, side).hand : [card];
  const plans = cards.flatMap((each) => {
    const left = at(t.parts.strategies[side === 0 ? 0 : 1], each).orders.map((order) => ORDERS.indexOf(order));
    for (const order of issued) if (left.includes(order)) left.splice(left.indexOf(order), 1);
    const play = card === null ? [decision('play', strategyName(side, each))] : [];
    return assignments(left, commanders.length).map((orders) => ({
      decisions: [...play, ...orders.map((order) => decision('issue', orderName(order)))],
      worth: orders.reduce((total, order, i) => total + at(at(tasks, i), order).worth, 0),
    }));
  });
  return plans.sort((a, b) => b.worth - a.worth);
}
