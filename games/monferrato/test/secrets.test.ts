/** MH-1 to MH-3: what is hidden from whom. */

import { eyesOf } from '@condotta/kernel';
import { expect } from 'vitest';
import { windows } from '../windows.ts';
import { table, test, there } from './table.ts';

interface Hands {
  readonly hands: { readonly count: number; readonly chits: readonly number[] }[];
  readonly bag: number;
  readonly cup: readonly number[];
}

test('MH-1 the order of the two containers is in nobody’s view', () => {
  const t = table(
    { turn: 'May 1628', cup: ['S', 'M', 'G'], units: { G14: 'casale', M13: 'milano', S12: 'torino' } },
    1,
  );
  for (const side of ['france', 'spain', null] as const) {
    const view = t.view(side) as unknown as Hands;
    expect([view.bag, view.cup]).toEqual([25, [0, 2]]);
  }
});

test('MH-2 a hand is seen by its own eyes; others know how many it has', () => {
  const t = table({ turn: 'May 1628', cup: ['M'], units: { M13: 'milano' }, hands: { france: [2, 11], spain: [3] } });
  const sizes = (side: 'france' | 'spain' | null): number[][] =>
    (t.view(side) as unknown as Hands).hands.map(({ count, chits }) => [count, chits.length]).sort();
  expect([sizes('france'), sizes('spain'), sizes(null)]).toEqual([
    [
      [1, 0],
      [2, 2],
    ],
    [
      [1, 1],
      [2, 0],
    ],
    [
      [1, 0],
      [2, 0],
    ],
  ]);
});

test('MH-2 M5-10 who draws reads the chit, the others only that one was drawn', () => {
  const t = table({ turn: 'May 1628', cup: ['M', 'S'], units: { M13: 'milano', S12: 'torino' } }, 1);
  t.script(20).run('draw');
  const keys = (side: 'france' | 'spain'): string[] =>
    t
      .log(side)
      .map(({ key }) => key)
      .filter((key) => key.startsWith('draw'));
  expect([keys('spain'), keys('france')]).toEqual([['draw.own'], ['draw']]);
});

test('MH-3 by subtraction container and hidden hand are known together, and an imagined world deals them anew', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['M'],
    units: { M13: 'milano' },
    hands: { france: [2, 11, 12], spain: [3] },
  });
  const { game } = t.match.engine;
  const world = t.match.engine.copy(t.match.world);
  const viewer = t.asked === 'spain' ? t.match.world.waiting[0] : 0;
  const seat = viewer ?? 0;
  let n = 0;
  game.reimagine(t.match.engine.table(world), world, eyesOf(seat), (count) => n++ % count);
  const state = world.state as typeof t.s;
  expect(state.hands[seat]).toEqual([2]);
  expect(state.hands[1 - seat]).toHaveLength(3);
  expect([...state.bag, ...state.hands.flat()].sort((a, b) => a - b)).toEqual(
    [...t.s.bag, ...t.s.hands.flat()].sort((a, b) => a - b),
  );
});

test('M5.1-8 standing answers: grounds tell a Response at Casale from one elsewhere, by what is open', () => {
  const [responses] = windows;
  const at = (zone: string, target: string | null): string[] => {
    const t = table({
      turn: 'May 1628',
      cup: ['M'],
      camps: ['mantova', zone],
      units: { ...there(zone, 'M2', 'M9', 'M11'), G2: 'casale' },
      hands: { france: [2] },
    });
    t.run('act', `zone ${zone}`);
    if (target) t.run('pass', `bombard ${target}`, 'gun M9');
    expect(t.frame.proc).toBe('response');
    const rules = t.match.engine.table(t.match.world);
    return Object.entries(responses?.grounds ?? {}).flatMap(([name, ground]) =>
      ground.holds(rules as never, t.frame, 0) ? [name] : [],
    );
  };
  expect(at('frassineto', null)).toEqual(['casale', 'guns']);
  expect(at('frassineto', 'casale')).toEqual(['casale', 'siege']);
  expect(at('pavia', null)).toEqual(['guns']);
});

test('M5.1-8 standing answers: grounds tell an activation under a Commander from one of a zone', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'pavia'],
    units: { ...there('pavia', 'M1', 'M2'), G2: 'casale' },
    hands: { france: [24] },
  });
  t.run('command M1');
  expect(t.at).toBe('response.declared');
  const rules = t.match.engine.table(t.match.world);
  const holding = Object.entries(windows[0]?.grounds ?? {}).flatMap(([name, ground]) =>
    ground.holds(rules as never, t.frame, 0) ? [name] : [],
  );
  expect(holding).toEqual(['commander']);
});
