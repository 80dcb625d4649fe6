/** Where the card beside a thing lies. */

import { expect, test } from 'vitest';
import { spotBeside } from '../src/table/anchor.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = box(0, 40, 1000, 600);
const CARD = { width: 200, height: 60 };
const spot = (at: ReturnType<typeof box>, around = at) => {
  const { x, y } = spotBeside(CARD, at, around, ROOM);
  return [x, y];
};

test('to the right and level with the thing, else to the left, below, above', () => {
  expect(spot(box(300, 300, 40, 40))).toEqual([350, 290]);
  expect(spot(box(900, 300, 40, 40))).toEqual([690, 290]);
  expect(spot(box(150, 300, 700, 40))).toEqual([400, 350]);
  expect(spot(box(150, 560, 700, 60))).toEqual([400, 490]);
});

test('beside all that lies together with the thing', () => {
  const fan = box(300, 250, 240, 140);
  for (const left of [300, 400, 500]) expect(spot(box(left, 260, 40, 40), fan)).toEqual([550, 250]);
});

test('within the room, and where nothing is free it hides as little as can be', () => {
  expect(spot(box(300, 40, 40, 10))).toEqual([350, 50]);
  // All four sides are too narrow: below is the most room.
  expect(spot(box(480, 280, 40, 40), box(20, 60, 960, 520))).toEqual([400, 570]);
});
