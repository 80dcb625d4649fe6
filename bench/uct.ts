/**
 * Plain tree search (UCT) over the engine, for any game without secrets: one new node an iteration, one random game from
 * there to its end, its result carried up to the root. Step by step what the peer's bot does, so that both are measured
 * at the same work; the minds of the house search otherwise (minds/search.ts).
 */

import {
  at,
  type Chance,
  type Decision,
  type Engine,
  type GameTypes,
  type Rng,
  type Seat,
  type WorldOf,
} from '@condotta/kernel';

interface Node<G extends GameTypes> {
  readonly world: WorldOf<G>;
  readonly parent: Node<G> | null;
  /** Who came here, and how; nobody at the root. */
  readonly mover: Seat;
  readonly decision: Decision | null;
  /** Not tried yet. */
  readonly untried: Decision[];
  readonly children: Node<G>[];
  visits: number;
  /** Games won by who came here; a draw is half of one. */
  value: number;
}

export interface Searched {
  readonly decision: Decision;
  readonly visits: number;
}

/** What was found for whoever is asked: every decision that was tried, the most visited first. */
export function searched<G extends GameTypes>(
  engine: Engine<G>,
  from: WorldOf<G>,
  iterations: number,
  rng: Rng,
  chance: Chance,
): Searched[] {
  const root = nodeOf(engine, engine.copy(from), null, -1, null);
  for (let n = 0; n < iterations; n++) {
    const leaf = expanded(engine, selected(root), rng, chance);
    backUp(leaf, playedOut(engine, leaf.world, rng, chance));
  }
  return root.children
    .flatMap(({ decision, visits }) => (decision ? [{ decision, visits }] : []))
    .sort((a, b) => b.visits - a.visits);
}

function nodeOf<G extends GameTypes>(
  engine: Engine<G>,
  world: WorldOf<G>,
  parent: Node<G> | null,
  mover: Seat,
  decision: Decision | null,
): Node<G> {
  const untried = world.over ? [] : engine.legal(world, at(world.waiting, 0));
  return { world, parent, mover, decision, untried, children: [], visits: 0, value: 0 };
}

/** Down the most promising children to a node with something untried, or to an end. */
function selected<G extends GameTypes>(root: Node<G>): Node<G> {
  let node = root;
  while (node.untried.length === 0 && node.children.length > 0) {
    const explored = 2 * Math.log(node.visits);
    let best = Number.NEGATIVE_INFINITY;
    let next = node;
    for (const child of node.children) {
      const promise = child.value / child.visits + Math.sqrt(explored / child.visits);
      if (promise <= best) continue;
      best = promise;
      next = child;
    }
    node = next;
  }
  return node;
}

function expanded<G extends GameTypes>(engine: Engine<G>, node: Node<G>, rng: Rng, chance: Chance): Node<G> {
  if (node.untried.length === 0) return node;
  const [decision] = node.untried.splice(rng(node.untried.length), 1);
  if (!decision) return node;
  const seat = at(node.world.waiting, 0);
  const world = engine.copy(node.world);
  engine.play(world, seat, decision, chance, null);
  const child = nodeOf(engine, world, node, seat, decision);
  node.children.push(child);
  return child;
}

/** The winners of one random game from here. */
function playedOut<G extends GameTypes>(
  engine: Engine<G>,
  from: WorldOf<G>,
  rng: Rng,
  chance: Chance,
): readonly Seat[] {
  if (from.over) return from.over.winners;
  const world = engine.copy(from);
  while (!world.over) {
    const seat = at(world.waiting, 0);
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, rng(legal.length)), chance, null);
  }
  return world.over.winners;
}

function backUp<G extends GameTypes>(leaf: Node<G>, winners: readonly Seat[]): void {
  for (let node: Node<G> | null = leaf; node; node = node.parent) {
    node.visits++;
    if (winners.length === 0) node.value += 0.5;
    else if (winners.includes(node.mover)) node.value++;
  }
}
