/** Hexagons: where they lie, and what their outlines and borders are. */

import { expect, test } from 'vitest';
import { HEX_STEPS, hexBand, hexCentre, hexCorner, hexPath, type Point, pathOf } from '../hex.ts';

const SIZE = 10;
const sides = [0, 1, 2, 3, 4, 5];
const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const ORIGIN = { x: 0, y: 0 };

/** The points of a path: "M1 2L3 4Z". */
const pointsIn = (path: string): Point[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test('six corners, clockwise from the top, all as far from the middle', () => {
  expect(hexCorner(SIZE, 0).x).toBeCloseTo(0);
  expect(hexCorner(SIZE, 0).y).toBeCloseTo(-SIZE);
  for (const i of sides) expect(between(hexCorner(SIZE, i), ORIGIN)).toBeCloseTo(SIZE);
  // Clockwise on a page, where y grows downwards: the second corner is on the right.
  expect(hexCorner(SIZE, 1).x).toBeGreaterThan(0);
  expect(hexCorner(SIZE, 1).y).toBeCloseTo(-SIZE / 2);
});

test('the neighbour behind side i shares the two corners of that side', () => {
  for (const [i, [q, r]] of HEX_STEPS.entries()) {
    const centre = hexCentre(q, r, SIZE);
    expect(between(centre, ORIGIN)).toBeCloseTo(SIZE * Math.sqrt(3));
    for (const corner of [hexCorner(SIZE, i), hexCorner(SIZE, i + 1)])
      expect([i, between(corner, centre)]).toEqual([i, expect.closeTo(SIZE)]);
  }
  expect(hexCentre(0, 0, SIZE)).toEqual(ORIGIN);
});

test('cells of a row lie side by side, rows one and a half sizes apart', () => {
  expect(hexCentre(2, 0, SIZE).x - hexCentre(1, 0, SIZE).x).toBeCloseTo(SIZE * Math.sqrt(3));
  expect(hexCentre(1, 2, SIZE).y - hexCentre(1, 1, SIZE).y).toBeCloseTo(1.5 * SIZE);
});

test('a path begins with a move, goes on in lines of two decimals, and is closed unless told', () => {
  const points = [ORIGIN, { x: 1.005, y: -2.129 }];
  expect(pathOf(points)).toBe('M0 0L1 -2.13Z');
  expect(pathOf(points, false)).toBe('M0 0L1 -2.13');
  expect(pointsIn(hexPath(SIZE))).toHaveLength(6);
  for (const point of pointsIn(hexPath(SIZE))) expect(between(point, ORIGIN)).toBeCloseTo(SIZE, 1);
});

test('a band lies along the sides that are borders, and only there', () => {
  const none = sides.map(() => false);
  expect(hexBand(SIZE, 2, none)).toBe('');
  for (const side of sides) {
    const band = pointsIn(hexBand(SIZE, 2, none.with(side, true)));
    expect(band).toHaveLength(4);
    const [from, to, inTo, inFrom] = band as [Point, Point, Point, Point];
    expect(between(from, hexCorner(SIZE, side))).toBeLessThan(0.01);
    expect(between(to, hexCorner(SIZE, side + 1))).toBeLessThan(0.01);
    // Its neighbours are no borders: the band ends on them, two units deep.
    const depth = 2 / (Math.sqrt(3) / 2);
    expect(between(inTo, to)).toBeCloseTo(depth, 1);
    expect(between(inFrom, from)).toBeCloseTo(depth, 1);
    expect(between(inTo, hexCorner(SIZE, side + 2))).toBeCloseTo(SIZE - depth, 1);
    expect(between(inFrom, hexCorner(SIZE, side + 5))).toBeCloseTo(SIZE - depth, 1);
  }
});

test('where two borders meet their bands do too, on the line to the middle', () => {
  const all = sides.map(() => true);
  const bands = hexBand(SIZE, 2, all)
    .split('Z')
    .filter((path) => path !== '');
  expect(bands).toHaveLength(6);
  const inner = 1 - 2 / ((SIZE * Math.sqrt(3)) / 2);
  for (const [i, band] of bands.entries()) {
    const [, , inTo, inFrom] = pointsIn(band) as [Point, Point, Point, Point];
    const [, , , next] = pointsIn(bands[(i + 1) % 6] ?? '') as [Point, Point, Point, Point];
    expect(between(inTo, next)).toBeLessThan(0.01);
    for (const [point, corner] of [
      [inFrom, hexCorner(SIZE, i)],
      [inTo, hexCorner(SIZE, i + 1)],
    ] as const)
      expect(between(point, { x: corner.x * inner, y: corner.y * inner })).toBeLessThan(0.01);
  }
  // Only one of the two neighbours is a border.
  const [, , inTo, inFrom] = pointsIn(
    hexBand(SIZE, 2, [true, true, false, false, false, false]).split('Z')[0] ?? '',
  ) as Point[];
  expect(between(inTo ?? ORIGIN, { x: hexCorner(SIZE, 1).x * inner, y: hexCorner(SIZE, 1).y * inner })).toBeLessThan(
    0.01,
  );
  expect(between(inFrom ?? ORIGIN, hexCorner(SIZE, 0))).toBeCloseTo(2 / (Math.sqrt(3) / 2), 1);
});
