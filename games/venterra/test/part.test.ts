import { describe, expect, test } from 'vitest';
import { partAbove } from '../board/geometry.ts';

const whole = { x: -100, y: -300, width: 400, height: 800 };
const room = { width: 200, height: 444 };
const covered = (drawer: number) => [40, 0, drawer + 4, 0] as const;
const around = (y: number) => ({ x: 0, y, width: 50, height: 100 });

describe('the part of the map above a drawer', () => {
  test('it keeps the scale that the whole has without one', () => {
    expect(partAbove(whole, around(0), room, covered(200))).toEqual({ x: -100, y: -150, width: 400, height: 400 });
  });

  test('it goes no further than the edge of the map', () => {
    expect(partAbove(whole, around(-290), room, covered(200)).y).toBe(-300);
    expect(partAbove(whole, around(390), room, covered(200)).y).toBe(100);
  });

  test('a map for which there is room enough is whole', () => {
    const flat = { ...whole, height: 200 };
    expect(partAbove(flat, around(-290), room, covered(200))).toBe(flat);
  });
});
