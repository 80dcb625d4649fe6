/** What reasons say of plans that end the game, and which features are worth a sentence: on a game of one decision. */

import { type AnyEngine, type AnyKit, type Decision, type Outcome, rngOf } from '@condotta/kernel';
import { expect, test, vi } from 'vitest';
import type { ImaginedWorld, Question } from '../contract.ts';
import { reasonsFor } from '../reasons.ts';

const { kit } = vi.hoisted(() => ({ kit: { current: null as unknown } }));
vi.mock('../kits.ts', () => ({ kitOf: () => kit.current }));

type Ends = Readonly<Record<string, readonly number[] | null>>;
type Gains = Readonly<Record<string, number>>;

const decisionOf = (verb: string): Decision => ({ verb, arg: null });

/**
 * The reasons for `own` where each decision ends the game with these winners (null: it goes on), and where what it has over
 * the others is `gains`, asked twice in each world: soon and later.
 */
function reasons(seat: number, ends: Ends, gains: (n: number) => Gains = () => ({})): readonly string[] {
  const outcome = (winners: readonly number[]): Outcome => ({ winners: [...winners], rule: '', key: '' });
  const world = (): ImaginedWorld => ({ state: {}, stack: [], waiting: [seat], sealed: false, apart: [], over: null });
  const legal = Object.keys(ends).map(decisionOf);
  const engine = {
    legal: () => legal,
    table: () => ({}),
    copy: (one: ImaginedWorld) => structuredClone(one),
    check: () => null,
    play(one: ImaginedWorld, _: number, { verb }: Decision) {
      const winners = ends[verb];
      if (winners) one.over = outcome(winners);
      return false;
    },
  } as unknown as AnyEngine;
  let compared = 0;
  kit.current = {
    candidates: () => legal.map((decision) => ({ decisions: [decision], prior: 1 })),
    scripts: { best: () => [] },
    turn: () => '',
    clock: () => 0,
    horizons: () => [0],
    gains: () => gains(compared++),
  } as unknown as AnyKit;
  const question: Question = { engine, seat, imagine: world, rng: rngOf('q'), budget: { work: 1, until: null } };
  return reasonsFor('any', question, decisionOf('own'));
}

test.each([0, 1])('seat %i: it wins, and the others do not', (seat) => {
  const [me, you] = [[seat], [1 - seat]];
  expect(reasons(seat, { own: me, other: null })).toEqual(['win']);
  expect(reasons(seat, { own: me, other: you })).toEqual(['win']);
  expect(reasons(seat, { own: [0, 1], other: null })).toEqual(['win']);
  // Often enough: one of four others does not.
  expect(reasons(seat, { own: me, a: null, b: me, c: me, d: me })).toEqual(['win']);
});

test.each([0, 1])('seat %i: nothing is said of a victory that is not this decision’s', (seat) => {
  const [me, you] = [[seat], [1 - seat]];
  expect(reasons(seat, { own: null, other: me })).toEqual(['none']);
  expect(reasons(seat, { own: me, other: me })).toEqual(['none']);
  expect(reasons(seat, { own: you, other: null })).toEqual(['none']);
  expect(reasons(seat, { own: you, other: me })).toEqual(['none']);
});

test.each([0, 1])('seat %i: the others lose, and it does not', (seat) => {
  const [me, you] = [[seat], [1 - seat]];
  expect(reasons(seat, { own: null, other: you })).toEqual(['lose']);
  expect(reasons(seat, { own: null, a: you, b: null, c: null, d: null })).toEqual(['lose']);
  expect(reasons(seat, { own: null, other: me })).toEqual(['none']);
  expect(reasons(seat, { own: you, other: you })).toEqual(['none']);
  // Who wins together with others has not lost; a game that nobody wins is lost by nobody.
  expect(reasons(seat, { own: null, other: [0, 1] })).toEqual(['none']);
  expect(reasons(seat, { own: null, other: [] })).toEqual(['none']);
});

test('features: the strongest first, a second one only if it gives enough beside it', () => {
  const ends = { own: null, other: null };
  expect(reasons(0, ends, () => ({ florins: 0.5, points: 1 }))).toEqual(['points', 'florins']);
  expect(reasons(0, ends, () => ({ florins: 0.41, points: 1 }))).toEqual(['points', 'florins']);
  expect(reasons(0, ends, () => ({ florins: 0.39, points: 1 }))).toEqual(['points']);
  expect(reasons(0, ends, () => ({ florins: 0.8, points: 1, tiles: 0.9 }))).toEqual(['points', 'tiles']);
  expect(reasons(0, ends, () => ({ points: 0.009 }))).toEqual(['none']);
  expect(reasons(0, ends, () => ({ points: 0.01 }))).toEqual(['points']);
  expect(reasons(0, ends, () => ({ points: -1 }))).toEqual(['none']);
});

test('a feature must stand out of the luck of the worlds', () => {
  const ends = { own: null, other: null };
  // Mean 1 either way; now it varies by 1, now by 5.
  expect(reasons(0, ends, (n) => ({ points: n % 4 < 2 ? 2 : 0 }))).toEqual(['points']);
  expect(reasons(0, ends, (n) => ({ points: n % 4 < 2 ? 6 : -4 }))).toEqual(['none']);
});

test('there is no choice', () => {
  expect(reasons(0, { own: null })).toEqual(['only']);
});
