/** The kit that Monferrato brings for computer players. */

import { at, last, type Macro, type Thinker } from '@condotta/kernel';
import { testMind } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { monferrato } from '../index.ts';
import { lookupOf } from '../lookup.ts';
import { monferratoKit } from '../mind/index.ts';
import { STEADY } from '../mind/outlook.ts';
import { reachOf } from '../mind/reach.ts';
import { viewOf } from '../mind/script.ts';
import type { MonferratoTable, MonferratoWorld } from '../state.ts';
import { table, there } from './table.ts';

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

/** How many activations after the ones that are over each horizon lies. */
function activationsSeen(world: MonferratoWorld, level: Thinker): number[] {
  const { box, cup } = world.state;
  const clock = monferratoKit.clock(world);
  return monferratoKit
    .horizons(world, level)
    .map((horizon) => Math.round((horizon - clock) * (box.length + cup.length + 2)));
}

test('the captain sees the end of this activation, the general two further, the marshal four; none beyond the turn', () => {
  const cup = ['G', 'M', 'S', 'F', 'R', 'V'];
  const units = { G1: 'casale', M2: 'alessandria', S1: 'torino', F1: 'pinerolo', R1: 'mantova', V1: 'goito' };
  const early = table({ turn: 20, end: 25, cup, box: [], units }, 1).match.world as MonferratoWorld;
  expect(activationsSeen(early, 'captain')).toEqual([1]);
  expect(activationsSeen(early, 'general')).toEqual([1, 3]);
  expect(activationsSeen(early, 'marshal')).toEqual([1, 3, 5]);
  const { declaring, turn } = lateInTheWar(5);
  for (const level of ['general', 'marshal'] as const) {
    const far = last(monferratoKit.horizons(declaring, level));
    expect([far < turn + 1, far > turn + 0.999]).toEqual([true, true]);
  }
});

test('in the last three turns general and marshal look to the end of the war', () => {
  for (const left of [1, 2, 3]) {
    const { declaring, acting, turn } = lateInTheWar(left);
    expect(last(declaring.stack)).toMatchObject({ proc: 'activation', at: 'declare' });
    expect(last(acting.stack).proc).toBe('zone');
    for (const world of [declaring, acting]) {
      expect(last(monferratoKit.horizons(world, 'general'))).toBe(turn + left);
      expect(last(monferratoKit.horizons(world, 'marshal'))).toBe(turn + left);
      expect(last(monferratoKit.horizons(world, 'captain'))).toBeLessThan(turn + 1);
    }
  }
  const { declaring, turn } = lateInTheWar(4);
  expect(last(monferratoKit.horizons(declaring, 'general'))).toBeLessThan(turn + 1);
});

/** What a Command that is to declare its option could do: the army of Milan at Alessandria, or of France at Pinerolo. */
function plansOf(command: 'M' | 'F'): readonly Macro[] {
  const units = {
    ...there('alessandria', 'M1', 'M3', 'M4', 'M5'),
    ...there('novara', 'M6', 'M7', 'M8'),
    ...there('pinerolo', 'F1', 'F3', 'F4', 'F5'),
    ...there('saluzzo', 'F6', 'F7', 'F8'),
    G1: 'casale',
    S1: 'torino',
  };
  const { engine, world } = table({ turn: 20, end: 25, cup: [command], units }).match;
  const seat = at(world.waiting, 0);
  const t = engine.table(world) as MonferratoTable;
  return monferratoKit.candidates(t, world as MonferratoWorld, seat, engine.legal(world, seat));
}

test.each(['M', 'F'] as const)('the other courses of a zone stand aside, for who has the time: %s', (command) => {
  const plans = plansOf(command);
  const best = at(plans, 0);
  const others = plans.filter(({ aside }) => aside);
  const byOption = Object.groupBy(others, ({ decisions }) => `${at(decisions, 0).verb} ${at(decisions, 0).arg}`);
  expect(others.length).toBeGreaterThan(1);
  for (const some of Object.values(byOption)) expect(some?.length).toBeLessThanOrEqual(4);
  // So little is expected of them that nobody else looks at them.
  for (const { prior } of others) expect(prior / best.prior).toBeLessThan(0.02);
  const usual = plans.filter(({ aside }) => !aside).map(({ decisions }) => JSON.stringify(decisions));
  for (const { decisions } of others) expect(usual).not.toContain(JSON.stringify(decisions));
});

test('who wins is told the less surely the more of the war is to come', () => {
  const sure = [1, 6, 11].map((left) => monferratoKit.confidence(2, lateInTheWar(left).declaring));
  expect(sure.map((power) => Number(power.toFixed(2)))).toEqual([0.94, 0.55, 0.39]);
});

test.each(['M', 'F'] as const)(
  'where guns and horse, fighters and others get to is told apart in one outlook: %s',
  (command) => {
    const home = command === 'M' ? 'lomellina' : 'rosignano';
    const { engine, world } = table({
      turn: 20,
      cup: [command],
      units: { [`${command}3`]: home, ...(command === 'M' ? { G1: 'valenza' } : { S1: 'valenza' }) },
    }).match;
    const outlook = () =>
      viewOf(engine.table(world) as MonferratoTable, world as MonferratoWorld, at(world.waiting, 0), STEADY);
    const o = outlook();
    const { zones } = lookupOf(o.t.components);
    const numberOf = (id: string): number => zones.get(id) ?? -1;
    const isReached = (
      heavy: boolean,
      fights: boolean,
      points: number,
      fresh: boolean,
      from: string,
      to: string,
    ): boolean =>
      reachOf(outlook(), { heavy, fights }, numberOf(from), points, fresh).some(({ zone }) => zone === numberOf(to));
    // M6-7, M6-13: over the Po to Frassineto go neither guns nor who has marched already; asked twice, since the answers are kept.
    for (let again = 0; again < 2; again++) {
      expect(isReached(false, false, 3, true, 'lomellina', 'frassineto')).toBe(true);
      expect(isReached(true, false, 3, true, 'lomellina', 'frassineto')).toBe(false);
      expect(isReached(false, false, 3, true, 'mantova', 'frassineto')).toBe(false);
      expect(isReached(false, false, 3, false, 'lomellina', 'frassineto')).toBe(false);
      expect(isReached(false, true, 3, true, 'frassineto', 'valenza')).toBe(true);
      expect(isReached(false, false, 3, true, 'frassineto', 'valenza')).toBe(false);
      expect(isReached(false, true, 0, true, 'rosignano', 'valenza')).toBe(false);
      expect(isReached(false, true, 3, true, 'rosignano', 'valenza')).toBe(true);
    }
    for (const reached of reachOf(o, { heavy: false, fights: true }, numberOf(home), 5)) {
      let first = reached;
      while (first.before?.before) first = first.before;
      expect(reached.first).toBe(first.zone);
    }
  },
);
