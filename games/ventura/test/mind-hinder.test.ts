/** What the minds make of Events that hinder a rival. */

import { expect, test } from 'vitest';
import { ventura as builtIn } from '../index.ts';
import { drawWorth, exposure, prey, ripe, threatOf, worthDrawing } from '../mind/hinder.ts';
import type { VenturaFrame } from '../state.ts';
import { three } from './scenes.ts';
import { type PlayerDoc, position, type TestTable, table } from './table.ts';

const LEVY = { kind: 'levy', amount: 5 } as const;
const DISGRACE = { kind: 'disgrace', points: 5 } as const;

/** At the Conscription Step of seat 0, with the box that is full of such Events. */
const at = (...players: PlayerDoc[]): TestTable =>
  table((players.length === 2 ? position : three)({ players, turn: { step: 'conscription', seat: 0 } }), builtIn);

const stackOf = (t: TestTable) => t.match.world.stack as readonly VenturaFrame[];

test('the prey is who would win next, else who loses most, and nobody who has nothing', () => {
  const rich = at({}, { points: 8, florins: 5 }, { points: 16, florins: 2 });
  expect([prey(rich.rules, 0, LEVY), prey(rich.rules, 0, DISGRACE)]).toEqual([1, 2]);
  const urgent = at({}, { points: 20, florins: 5 }, { points: 26, florins: 3 });
  expect([prey(urgent.rules, 0, LEVY), prey(urgent.rules, 0, DISGRACE)]).toEqual([2, 2]);
  expect(prey(at({ points: 9, florins: 9 }, {}).rules, 0, DISGRACE)).toBe(-1);
});

test('a card is kept while its prey has little to lose, unless he would win', () => {
  expect(ripe(at({}, { points: 2 }).rules, 0, DISGRACE)).toBe(false);
  expect(ripe(at({}, { points: 5 }).rules, 0, DISGRACE)).toBe(true);
  expect(ripe(at({}, { florins: 1 }).rules, 0, LEVY)).toBe(false);
  expect(ripe(at({}, { points: 29, florins: 1 }).rules, 0, LEVY)).toBe(true);
});

test('a draw is worth what it may take, and its Florin if that is enough', () => {
  const poor = at({ florins: 5 }, {});
  const rich = at({ florins: 5 }, { points: 12, florins: 6 });
  expect(drawWorth(rich.rules, 0)).toBeGreaterThan(2 + drawWorth(poor.rules, 0));
  expect([worthDrawing(poor.rules, 0), worthDrawing(rich.rules, 0)]).toEqual([false, true]);
  // The Florins that win are not spent on it, and those that do not may be.
  expect(worthDrawing(at({ points: 23, florins: 5 }, { points: 12, florins: 6 }).rules, 0)).toBe(false);
  expect(worthDrawing(at({ points: 23, florins: 6 }, { points: 12, florins: 6 }).rules, 0)).toBe(true);
});

test('what a draw is worth depends on nothing the player cannot see', () => {
  const [levy = 0] = at({}, {}).cards('recalled-loan');
  const worth = (player: PlayerDoc): number =>
    drawWorth(at({ florins: 5 }, { points: 12, florins: 6, ...player }).rules, 0);
  expect(worth({ hand: [levy] })).toBe(worth({ hand: ['farmers'] }));
});

test('Events in hand are a threat of their owner, and expose who is their prey until they have been played', () => {
  const t = at({ hand: ['recalled-loan', 'farmers'] }, { points: 12, florins: 6, hand: ['defaming-picture'] });
  expect(threatOf(t.rules, 0)).toBeGreaterThan(5);
  // The poorer seat 0 has no points to lose, but the card is kept for later.
  expect(threatOf(t.rules, 1)).toBeCloseTo(0.6 * 7);
  expect(exposure(t.rules, stackOf(t), 0)).toBe(0);
  expect(exposure(t.rules, stackOf(t), 1)).toBe(0);
  const between = (step: string): TestTable =>
    table(position({ players: [{ hand: ['recalled-loan'] }, { florins: 6 }], turn: { step, seat: 0 } }), builtIn);
  expect(exposure(between('upkeep').rules, stackOf(between('upkeep')), 1)).toBeGreaterThan(5);
  // Before its own Prestige Step nobody comes in between.
  expect(exposure(between('prestige').rules, stackOf(between('prestige')), 1)).toBe(0);
});
