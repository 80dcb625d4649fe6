/** Where a finger counts: the nearest of the things that can be chosen. */

import { expect, test } from 'vitest';
import { nearestTo, outlineOf, type Spot } from '../nearest.ts';

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

test('what lies in the same place takes nothing away, in either order', () => {
  const spot = { x: 10, y: 10 };
  const near = { x: 40, y: 10 };
  expect(nearestTo(spot, [near, spot, { ...spot }])).toEqual(nearestTo(spot, [near]));
});

test('the border is half way, around the thing as the origin', () => {
  const cell = nearestTo({ x: 100, y: 50 }, [{ x: 160, y: 50 }]);
  expect(cell).toHaveLength(4);
  expect(Math.max(...cell.map(({ x }) => x))).toBe(30);
  expect(Math.min(...cell.map(({ x }) => x))).toBe(-180);
  expect([Math.min(...cell.map(({ y }) => y)), Math.max(...cell.map(({ y }) => y))]).toEqual([-180, 180]);
  // A corner cut off makes five.
  expect(nearestTo({ x: 0, y: 0 }, [{ x: 200, y: 200 }])).toHaveLength(5);
  // What is too far away cuts nothing.
  expect(nearestTo({ x: 0, y: 0 }, [{ x: 400, y: 0 }])).toHaveLength(4);
});

test('an outline is a closed path with one decimal', () => {
  const corners = [
    { x: 0, y: -1.25 },
    { x: 10, y: 2 },
  ];
  expect(outlineOf(corners)).toBe('M0.0 -1.3L10.0 2.0Z');
});
