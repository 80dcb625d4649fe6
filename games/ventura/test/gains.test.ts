/** What people are told as a reason is true of one position beside another, and of nothing else. */

import { expect, test } from 'vitest';
import { gains } from '../mind/gains.ts';
import { MAP, position, type TestTable, table } from './table.ts';

type World = Parameters<typeof gains>[1];
type Changes = NonNullable<Parameters<typeof position>[0]>;

const inTroopPhase = (changes: Changes): TestTable => table(position({ turn: { step: 'troop', seat: 0 }, ...changes }));

const told = (here: TestTable, there: TestTable, seat = 0): string[] => {
  const other = { t: there.rules, world: there.match.world as World };
  return Object.entries(gains(here.rules, here.match.world as World, other, seat))
    .filter(([, gain]) => gain > 0)
    .map(([name]) => name);
};

/** What the first position has over the second for Este, and what the second has over the first. */
function compared(here: Changes, there: Changes = {}): [string[], string[]] {
  const [a, b] = [inTroopPhase(here), inTroopPhase(there)];
  return [told(a, b), told(b, a)];
}

test('between two worlds that are alike there is nothing to tell', () => {
  expect(compared({})).toEqual([[], []]);
});

test('land that is laid near the City is within its reach; laid far away it is not', () => {
  const [near, without] = compared({ map: { ...MAP, Gradara: '-2,0' } });
  expect([near.includes('reach'), without.includes('reach')]).toEqual([true, false]);
  const [far] = compared({ map: { ...MAP, Gradara: '4,-1' } });
  expect(far).not.toContain('reach');
});

test('to lose land does not put it within reach', () => {
  const less = { players: [{ domain: ['Ferrara', 'Lomellina', 'Chianti'] }, {}] };
  const [lost, kept] = compared(less);
  expect([lost.includes('reach'), kept.includes('income')]).toEqual([false, true]);
});

test('a City that lies a step farther is told as such, to both', () => {
  const { Mantua: _, ...rest } = MAP;
  const farther = { map: { ...rest, Mantua: '4,-1', Gradara: '3,-1' } };
  const nearer = { map: { ...rest, Mantua: '-1,-1', Gradara: '3,-1' } };
  const [away, close] = compared(farther, nearer);
  expect([away.includes('apart'), close.includes('apart')]).toEqual([true, false]);
});

test('a house that is out has nothing to gain', () => {
  const [here, there] = [inTroopPhase({ players: [{ florins: 5 }, {}] }), inTroopPhase({})];
  expect(told(here, there)).toContain('florins');
  const [este] = (here.match.world as World).state.players;
  if (este) este.living = false;
  expect(told(here, there)).toEqual([]);
});
