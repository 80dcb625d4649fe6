/**
 * Information-set tree search: what the seat would best do the next times it is asked, after a plan. A node stands for what the
 * seat has done and at which step it is asked, whatever the dice and the others did meanwhile: all worlds that it imagines
 * share it, and it can know nothing that the seat does not. Only the plans that are lawful in a world compete there, those with
 * a good prior first (progressive bias), the more of them the more often a node was met (progressive widening).
 */

import { type AnyEngine, type AnyKit, type Chance, type Macro, type Seat, sum } from '@condotta/kernel';
import type { ImaginedWorld } from './contract.ts';
import { type Answer, follow, playOn } from './rollout.ts';

export interface Node {
  visits: number;
  readonly branches: Map<string, Branch>;
}

/** A plan at a node. */
export interface Branch {
  readonly node: Node;
  /** How often it was among those that could be chosen, how often it was chosen, and what that came to in all. */
  offered: number;
  visits: number;
  total: number;
}

export const emptyNode = (): Node => ({ visits: 0, branches: new Map() });

/** How much is thought of plans that were seldom tried, in winning chance: little, for every try counts for the plan above it. */
const CURIOSITY = 0.04;
/** What the best prior is worth before anything was tried, in winning chance. */
const BIAS = 0.1;

/**
 * Plays on in the world, the others as they answer: the seat by the tree for its next `depth` plans, until `stop`. Gives the way taken,
 * for `learn`.
 */
export function descend(
  engine: AnyEngine,
  kit: AnyKit,
  world: ImaginedWorld,
  seat: Seat,
  root: Node,
  depth: number,
  chance: Chance,
  stop: (world: ImaginedWorld) => boolean,
  answer?: Answer,
): Branch[] {
  const way: Branch[] = [];
  let node = root;
  while (way.length < depth) {
    playOn(engine, kit, world, chance, (now) => stop(now) || isAsked(engine, now, seat), answer);
    if (world.over || stop(world) || !isAsked(engine, world, seat)) break;
    const table = engine.table(world);
    const macros = kit.candidates(table, world, seat, engine.legal(world, seat));
    const { macro, branch } = selected(node, kit.turn(world), macros);
    follow(engine, kit, world, seat, macro.decisions, chance);
    way.push(branch);
    node = branch.node;
  }
  return way;
}

/** With one thing to do there is nothing to choose. */
const isAsked = (engine: AnyEngine, world: ImaginedWorld, seat: Seat): boolean =>
  world.waiting.includes(seat) && engine.legal(world, seat).length > 1;

/** The plan that promises most, curiosity included. */
function selected(
  node: Node,
  turn: string,
  macros: readonly Macro[],
): { readonly macro: Macro; readonly branch: Branch } {
  const width = Math.ceil(Math.sqrt(++node.visits));
  const top = macros[0]?.prior ?? 1;
  const open = macros.slice(0, width).map((macro) => {
    const key = `${turn} ${macro.decisions.map(({ verb, arg }) => `${verb} ${arg}`).join(' ')}`;
    const branch = node.branches.get(key) ?? { node: emptyNode(), offered: 0, visits: 0, total: 0 };
    node.branches.set(key, branch);
    branch.offered++;
    return { macro, branch };
  });
  const tried = open.filter(({ branch }) => branch.visits > 0);
  const usual =
    tried.length === 0
      ? 0
      : sum(tried.map(({ branch }) => branch.total)) / sum(tried.map(({ branch }) => branch.visits));
  const promise = ({ macro: { prior }, branch: { offered, visits, total } }: (typeof open)[number]): number =>
    (visits === 0 ? usual : total / visits) +
    CURIOSITY * Math.sqrt(Math.log(1 + offered) / (1 + visits)) +
    (BIAS * prior) / top / (1 + visits);
  return open.reduce((best, one) => (promise(one) > promise(best) ? one : best));
}

/** The way led to this winning chance. */
export function learn(way: readonly Branch[], chance: number): void {
  for (const branch of way) {
    branch.visits++;
    branch.total += chance;
  }
}
