/** Where a finger counts: the nearest of the things that can be chosen. */

import { expect, test } from 'vitest';
import { nearestTo, type Spot } from '../nearest.ts';

/** Is it inside the convex place? */
function holds(cell: readonly Spot[], { x, y }: Spot): boolean {
  return cell.every((a, i) => {
    const b = cell[(i + 1) % cell.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= -1e-6;
  });
}

test('every point belongs to the nearest thing and to no other', () => {
  const things: readonly Spot[] = [
    { x: 0, y: 0 },
    { x: 48, y: 2 },
    { x: -48, y: 2 },
    { x: 30, y: 120 },
  ];
  const cells = things.map((thing) => nearestTo(thing, things));
  for (let x = -99.5; x < 100; x += 13)
    for (let y = -99.5; y < 180; y += 13) {
      const far = things.map((thing) => Math.hypot(thing.x - x, thing.y - y));
      const nearest = far.indexOf(Math.min(...far));
      const owners = things.flatMap((thing, i) =>
        holds(cells[i] ?? [], { x: x - thing.x, y: y - thing.y }) ? [i] : [],
      );
      expect(owners, `${x} ${y}`).toEqual([nearest]);
    }
});

test('alone it has all the room a finger can need', () => {
  expect(nearestTo({ x: 500, y: 500 }, [{ x: 500, y: 500 }])).toHaveLength(4);
});
