/** The time of a turn is shared by all its clicks. */

import { type AnyKit, rngOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { position, table } from '../../games/ventura/test/table.ts';
import { type Budget, kitOf, type Mind, questionFor, SECONDS } from '../index.ts';
import { paced } from '../pace.ts';

const TICK = 10;

/** A captain who never has enough time, in rounds as the test says. */
function captain(round: () => number): { readonly ask: (until: Budget['until']) => void; readonly now: () => number } {
  const kit = kitOf('ventura');
  if (!kit) throw new Error('no kit');
  let now = 0;
  const decide: Mind['decide'] = ({ budget }) => {
    while (!budget.until?.());
    return { verb: 'spend', arg: 0 };
  };
  const slow: Mind = { level: 'captain', decide };
  const clock: AnyKit['clock'] = () => round() + 0.5;
  const mind = paced(slow, { ...kit, clock }, () => (now += TICK));
  const { engine, world } = table(position({ turn: { step: 'prestige', seat: 0 } })).match;
  return {
    ask: (until) => void mind.decide(questionFor(engine, world, 0, rngOf(''), { work: 1, until })),
    now: () => now,
  };
}

test('however many clicks a turn has, together they keep to its time; the next turn has its own', () => {
  let round = 1;
  const { ask, now } = captain(() => round);
  const whole = SECONDS.captain * 1000;
  ask(null);
  const first = now();
  expect(first).toBeLessThan(whole / 3);
  for (let n = 0; n < 30; n++) ask(null);
  // Each click looks at the clock a few times more.
  expect(now()).toBeLessThan(whole + 31 * 5 * TICK);
  const before = now();
  ask(null);
  expect(now() - before).toBeLessThan(first / 4);
  round = 2;
  const turn = now();
  ask(null);
  expect(now() - turn).toBe(first);
});

test('who is asked to end ends before the time is up', () => {
  const { ask, now } = captain(() => 1);
  ask(() => true);
  expect(now()).toBeLessThan(10 * TICK);
});
