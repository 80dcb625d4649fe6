/** What procedures are lent to play with: chance, the barrier, and who reads what they log. */

import { describe, expect, test } from 'vitest';
import type { Chance } from '../chance.ts';
import type { GameEvent, GameTypes, World } from '../contract.ts';
import { ENDED, Playing } from '../playing.ts';

interface At<Proc> {
  readonly proc: Proc;
  at: string;
}

interface Plain extends GameTypes {
  readonly state: string;
  readonly frame: At<'game'> | At<'turn'> | At<'fight'>;
  readonly components: null;
}

type PlainFrame = Plain['frame'];

type Lent = Playing<Plain>;

const worldOf = (state: string, stack: PlainFrame[] = []): World<string, PlainFrame> => ({
  state,
  stack,
  waiting: [0],
  sealed: false,
  apart: [],
  over: null,
});

interface Asked {
  readonly count: number;
  readonly among: readonly number[] | null;
}

/** A Play whose chance says these indices, what it was asked for, and what was logged. */
function lent(...indices: number[]): { p: Lent; asked: Asked[]; events: GameEvent[] } {
  const p = new Playing<Plain>(null);
  const asked: Asked[] = [];
  const events: GameEvent[] = [];
  const chance: Chance = (count, among) => {
    asked.push({ count, among: among && [...among] });
    return indices.shift() ?? 0;
  };
  p.enter(worldOf('state'), chance, events);
  return { p, asked, events };
}

describe('chance', () => {
  test('a die shows 1 to its number of sides, and chance is told its faces', () => {
    const { p, asked } = lent(0, 3, 5);
    expect([p.roll(4), p.roll(4), p.roll(6)]).toEqual([1, 4, 6]);
    expect(asked).toEqual([
      { count: 4, among: [1, 2, 3, 4] },
      { count: 4, among: [1, 2, 3, 4] },
      { count: 6, among: [1, 2, 3, 4, 5, 6] },
    ]);
  });

  test('a pick is an index, a draw takes what it names out of its pile', () => {
    const { p, asked } = lent(2, 1);
    expect(p.pick(3)).toBe(2);
    const pile = [7, 8, 9];
    expect([p.draw(pile), pile]).toEqual([8, [7, 9]]);
    expect(asked).toEqual([
      { count: 3, among: null },
      { count: 3, among: [7, 8, 9] },
    ]);
  });

  test('where there is one way only nobody asks, and it is a barrier all the same', () => {
    for (const ask of [(p: Lent) => p.roll(1), (p: Lent) => p.pick(1) + 1]) {
      const { p, asked } = lent(5);
      expect([ask(p), asked, p.barrier]).toEqual([1, [], true]);
    }
    const { p, asked } = lent(5);
    const pile = [4];
    expect([p.draw(pile), pile, asked, p.barrier]).toEqual([4, [], [], true]);
  });

  test('chance and a reveal set the barrier; a log does not, and a new decision begins without', () => {
    for (const ask of ['roll', 'pick'] as const) {
      const { p } = lent(1);
      expect(p.barrier).toBe(false);
      p[ask](2);
      expect(p.barrier).toBe(true);
    }
    const { p } = lent(1);
    p.log('dealt', {}, 'D1');
    expect(p.barrier).toBe(false);
    p.draw([1, 2]);
    expect(p.barrier).toBe(true);
    p.enter(worldOf('next'), () => 0, null);
    expect([p.barrier, p.s]).toEqual([false, 'next']);
    p.reveal();
    expect(p.barrier).toBe(true);
  });

  test('before a decision there is none', () => {
    expect(() => new Playing<Plain>(null).roll(2)).toThrow('no chance here');
  });
});

describe('the log', () => {
  test('for everybody, for some, for all but some', () => {
    const { p, events } = lent();
    p.log('a', { n: 1 }, 'D1');
    p.whisper(2, 'b', {}, 'D2');
    p.logBut(2, 'c', {}, 'D3');
    expect(events).toEqual([
      { key: 'a', args: { n: 1 }, rule: 'D1', only: null, but: 0 },
      { key: 'b', args: {}, rule: 'D2', only: 2, but: 0 },
      { key: 'c', args: {}, rule: 'D3', only: null, but: 2 },
    ]);
  });

  test('while a decision is sealed everything is for its seat alone, until the next', () => {
    const { p, events } = lent();
    p.keepTo(0, null);
    p.log('a', {}, 'D1');
    p.whisper(2, 'b', {}, 'D2');
    p.logBut(2, 'c', {}, 'D3');
    expect(events.map(({ only }) => only)).toEqual([1, 1, 1]);
    p.keepTo(null, null);
    p.log('d', {}, 'D1');
    p.keepTo(2, null);
    p.enter(worldOf('next'), () => 0, events);
    p.log('e', {}, 'D1');
    expect(events.slice(3).map(({ only }) => only)).toEqual([null, null]);
  });

  test('nobody need read it', () => {
    const { p } = lent();
    p.enter(worldOf('search'), () => 0, null);
    p.log('a', {}, 'D1');
    p.whisper(1, 'a', {}, 'D1');
    p.logBut(1, 'a', {}, 'D1');
  });
});

test('a sealed answer uses neither chance nor reveals', () => {
  for (const use of [
    (p: Lent) => p.roll(2),
    (p: Lent) => p.pick(2),
    (p: Lent) => p.draw([1, 2]),
    (p: Lent) => p.reveal(),
  ]) {
    const { p } = lent();
    p.keepTo(0, null);
    expect(() => use(p)).toThrow('a sealed answer uses neither chance nor reveals');
    expect(p.barrier).toBe(false);
  }
});

test('a procedure in progress is found by its name: the innermost, and a seat’s own before those of all', () => {
  const frames = (...steps: string[]): PlainFrame[] => steps.map((at) => ({ proc: 'fight', at }) as const);
  const { p } = lent();
  p.enter(worldOf('state', [...frames('outer', 'inner'), { proc: 'turn', at: 'met' }]), () => 0, null);
  expect([p.frame('fight'), p.frame('turn')?.at, p.frame('game')]).toEqual([
    { proc: 'fight', at: 'inner' },
    'met',
    null,
  ]);
  p.keepTo(0, frames('own'));
  expect([p.frame('fight')?.at, p.frame('turn')?.at]).toEqual(['own', 'met']);
});

test('the end stops everything and is forgotten with the next decision', () => {
  const { p } = lent();
  const outcome = { winners: [0], rule: 'D7.1', key: 'over.goal' };
  const thrown = (() => {
    try {
      return p.end(outcome);
    } catch (e) {
      return e;
    }
  })();
  expect([thrown, p.outcome]).toEqual([ENDED, outcome]);
  p.enter(worldOf('next'), () => 0, null);
  expect(p.outcome).toBeNull();
});
