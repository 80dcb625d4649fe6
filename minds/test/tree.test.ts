import { ventura } from '@condotta/games/ventura';
import { type AnyKit, anyEngineOf, at, chanceOf, type Decision, type Macro, rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { kitOf } from '../index.ts';
import { type Branch, descend, emptyNode, learn, type Node } from '../tree.ts';

const engine = anyEngineOf(ventura);

/** Ventura's kit, but the seat thinks only of these plans, in this order. */
function kitWith(plans: (legal: readonly Decision[]) => readonly Macro[]): AnyKit {
  const kit = kitOf('ventura');
  if (!kit) throw new Error('no kit');
  return { ...kit, candidates: (_t, _world, _seat, legal) => plans(legal) };
}

const single = (decision: Decision, prior: number): Macro => ({ decisions: [decision], prior });

/** A game of two at its first real question, and whose it is. */
function opening(seed: string) {
  const chance = chanceOf(rngOf(seed));
  const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, 0)]));
  const world = engine.begin({ seats: 2, scenario: null, options }, chance, null);
  return { world, seat: at(world.waiting, 0), chance };
}

/** One way down from the opening, which brings a chance that depends on its first plan. */
function visit(kit: AnyKit, root: Node, depth: number, worth: (first: string) => number): Branch[] {
  const { world, seat, chance } = opening('tree');
  const before = new Map([...root.branches].map(([key, { visits }]) => [key, visits]));
  const way = descend(engine, kit, world, seat, root, depth, chance, () => false);
  const [first] = way;
  const key = [...root.branches].find(([, branch]) => branch === first)?.[0] ?? '';
  learn(way, worth(key));
  expect(root.branches.get(key)?.visits).toBe((before.get(key) ?? 0) + 1);
  return way;
}

describe('the tree', () => {
  const falling = kitWith((legal) => legal.map((each, i) => single(each, 1 / (1 + i))));

  test('begins with the best prior and widens the more often a node is met', () => {
    const root = emptyNode();
    const met: number[] = [];
    for (let n = 0; n < 20; n++) {
      visit(falling, root, 1, () => 0.5);
      met.push(root.branches.size);
    }
    const { world, seat } = opening('tree');
    const most = engine.legal(world, seat).length;
    expect(met).toEqual(met.map((_, n) => Math.min(most, Math.ceil(Math.sqrt(n + 1)))));
    expect([...root.branches.values()].map(({ visits }) => visits)[0]).toBe(
      Math.max(...[...root.branches.values()].map(({ visits }) => visits)),
    );
  });

  test('comes back to what has proved better than its prior', () => {
    const root = emptyNode();
    visit(falling, root, 1, () => 0.5);
    visit(falling, root, 1, () => 0.5);
    const [poor = '', good = ''] = [...root.branches.keys()];
    for (let n = 0; n < 60; n++) visit(falling, root, 1, (key) => (key === good ? 0.8 : 0.2));
    expect(root.branches.get(good)?.visits).toBeGreaterThan(3 * (root.branches.get(poor)?.visits ?? 0));
    expect(root.branches.get(poor)?.visits).toBeGreaterThan(1);
  });

  test('goes as deep as it is told, and learns along the whole way', () => {
    for (const depth of [0, 1, 3]) {
      const { world, seat, chance } = opening(`deep${depth}`);
      const way = descend(engine, falling, world, seat, emptyNode(), depth, chance, () => false);
      learn(way, 0.25);
      expect(way).toHaveLength(depth);
      expect(way.map(({ visits, total }) => [visits, total])).toEqual(way.map(() => [1, 0.25]));
    }
  });

  test('asks nothing more where it is told to stop', () => {
    const { world, seat, chance } = opening('stop');
    expect(descend(engine, falling, world, seat, emptyNode(), 3, chance, () => true)).toEqual([]);
  });

  test('lets only plans compete that are lawful in the world at hand', () => {
    const root = emptyNode();
    const [odd, even] = [1, 0].map((rest) =>
      kitWith((legal) => legal.filter((_, i) => i % 2 === rest).map((each) => single(each, 1))),
    );
    if (!odd || !even) throw new Error('two kits');
    for (let n = 0; n < 30; n++) visit(n % 2 ? odd : even, root, 1, () => 0.5);
    for (const { offered } of root.branches.values()) expect(offered).toBeLessThanOrEqual(15);
  });
});
