/** The painted map: always the same, light, and right for whatever map was built. */

import { range } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { bestTurn, centreAt } from '../board/geometry.ts';
import { layOut } from '../board/laid.ts';
import { landOf, loopsOf } from '../board/paint/coast.ts';
import { paintMap } from '../board/paint/index.ts';
import { BUILT_IN } from '../components/index.ts';
import type { VenterraView } from '../view-form.ts';
import { newGame, type TestTable } from './table.ts';

/** A map when it is whole: pre-built, or of whatever may be laid. */
function mapOf(seats: number, scenario: 'free' | 'pre-built', pick: (offers: number) => number): VenterraView {
  const t: TestTable = newGame(seats, scenario);
  for (let n = 0; n < 60 && /^(factions|building)/.test(t.moment); n++) {
    const seat = t.asked[0] ?? 0;
    const legal = t.match.engine.legal(t.match.world, seat);
    const decision = legal[pick(legal.length)];
    if (decision) t.act(seat, decision.verb, decision.arg ?? undefined);
  }
  return t.view(null);
}

const VIEWS = [
  ...[2, 3, 4, 5].map((seats) => mapOf(seats, 'pre-built', () => 0)),
  ...[0, 1, 2, 3].map((step) => mapOf(5, 'free', (offers) => (step * 7) % offers)),
];

describe('the painted map', () => {
  test('every territory lies somewhere of its own, in each of the six turns', () => {
    for (const view of VIEWS)
      for (const turn of range(6)) {
        const spots = new Set(
          view.territories.map(({ q, r }) => {
            const { x, y } = centreAt([q, r], turn);
            return `${Math.round(x)} ${Math.round(y)}`;
          }),
        );
        expect(spots.size).toBe(4 + 8 * view.players.length);
      }
  });

  test('two paintings of one map are the same, and no map is heavy', () => {
    for (const view of VIEWS) {
      const turn = bestTurn(view, 1.7);
      const paint = () => paintMap(layOut(view, BUILT_IN, turn).map(({ cell }) => cell)).href;
      expect(paint()).toBe(paint());
      expect(paint().length).toBeLessThan(400_000);
    }
  });

  test('a coast is closed: it has every outer side of its hexes once, holes as well', () => {
    for (const view of VIEWS) {
      const cells = layOut(view, BUILT_IN, 0).map(({ cell }) => cell);
      const here = new Set(cells.map(({ q, r }) => `${q},${r}`));
      const steps = [
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
      ] as const;
      const outer = cells.flatMap(({ q, r }) => steps.filter(([dq, dr]) => !here.has(`${q + dq},${r + dr}`))).length;
      expect(loopsOf(cells).reduce((sum, loop) => sum + loop.length, 0)).toBe(outer);
      expect(landOf(cells).match(/Z/g)?.length).toBe(loopsOf(cells).length);
    }
  });
});
