/** The kit that Monferrato brings for computer players. */

import { last, type Thinker } from '@condotta/kernel';
import { testMind } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { monferrato } from '../index.ts';
import { monferratoKit } from '../mind/index.ts';
import type { MonferratoWorld } from '../state.ts';
import { table } from './table.ts';

testMind({ game: monferrato, kit: monferratoKit, games: 3, questions: 20 });

/** A Command has been drawn, so many turns before the end, this one included: where its leader chooses the option, and when he is in a zone. */
function lateInTheWar(left: number): {
  readonly declaring: MonferratoWorld;
  readonly acting: MonferratoWorld;
  readonly turn: number;
} {
  const t = table({ turn: 20, end: 19 + left, cup: ['M'], units: { M2: 'alessandria', G1: 'casale' } });
  const declaring = structuredClone(t.match.world) as MonferratoWorld;
  t.run('act', 'zone alessandria');
  // What the clock counts from: one more than the turns that are over.
  return { declaring, acting: t.match.world as MonferratoWorld, turn: declaring.state.turn + 1 };
}

test.each([1, 4, 5])('in the last four turns general and marshal look to the very end of the war: %i to go', (left) => {
  const { declaring, acting, turn } = lateInTheWar(left);
  expect(last(declaring.stack)).toMatchObject({ proc: 'activation', at: 'declare' });
  expect(last(acting.stack).proc).toBe('zone');
  const far = (world: MonferratoWorld, level: Thinker): number => last(monferratoKit.horizons(world, level));
  const ends = turn + left;
  expect(far(declaring, 'captain')).toBeLessThan(turn + 1);
  expect(far(declaring, 'general')).toBe(left <= 4 ? ends : turn + 1);
  expect(far(declaring, 'marshal')).toBe(left <= 4 ? ends : turn + 2);
  if (left === 1) expect(far(acting, 'general')).toBe(ends);
  else expect(far(acting, 'general')).toBeLessThan(turn + 1);
});

test('who wins is told the less surely the more of the war is to come', () => {
  const sure = [1, 6, 11].map((left) => monferratoKit.confidence(2, lateInTheWar(left).declaring));
  expect(sure.map((power) => Number(power.toFixed(2)))).toEqual([0.94, 0.55, 0.39]);
});
