/** What people are told as a reason is true of one position beside another, and of nothing else. */

import { at } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { gains, REASONS } from '../mind/gains.ts';
import type { State } from '../state.ts';
import { unitAt, unitsOfSide } from '../units.ts';
import { field } from './battlefield.ts';
import type { TestTable, UnitDoc } from './table.ts';

type World = Parameters<typeof gains>[1];
type Units = Record<string, UnitDoc>;

/** Foot, horse and guns of both sides, far enough from each other. */
const CALM: Units = { F1: 'C2/SW/S', F3: 'A2/S/S', F7: 'E2/S/S', L1: 'C6/NW/N', L3: 'A7/N/N' };

const between = (here: TestTable, there: TestTable, who: string): Record<string, number> =>
  gains(here.rules, here.match.world as World, { t: there.rules }, here.seat(who));

const told = (found: Record<string, number>): string[] =>
  Object.entries(found)
    .filter(([, gain]) => gain > 0)
    .map(([name]) => name);

/** What the first arrangement has over the second for a Commander's side, and what the second has over the first. */
const compared = (here: Units, there: Units, who = 'F1'): [string[], string[]] => {
  const [a, b] = [field(6, { ...CALM, ...here }), field(6, { ...CALM, ...there })];
  return [told(between(a, b, who)), told(between(b, a, who))];
};

test('every difference has its sentence, and every sentence its difference', () => {
  const reasons = Object.keys(en).filter((key) => key.startsWith('reason.'));
  expect(reasons.sort()).toEqual([...REASONS, 'win', 'lose', 'only', 'none'].map((name) => `reason.${name}`).sort());
});

test('between two worlds that are alike there is nothing to tell', () => {
  expect(compared({}, {})).toEqual([[], []]);
});

test('a wound tells of Units that are unhurt, of both sides; a death does not make the rest more unhurt', () => {
  const hurt = { at: 'C2/SW/S', wounded: true };
  expect(compared({}, { F1: hurt })[0]).toContain('whole');
  expect(compared({}, { F1: hurt })[1]).not.toContain('whole');
  expect(compared({ L1: { at: 'C6/NW/N', wounded: true } }, {})[0]).toContain('whole');
  expect(compared({ F1: null }, { F1: hurt })[0]).not.toContain('whole');
});

test('a flank or a rear with an enemy beside it is a weak side that is shown; a front is not', () => {
  const [facing, turned] = [{ F3: 'A6/S/S' }, { F3: 'A6/W/E' }];
  expect(compared(facing, turned)[0]).toContain('weak');
  expect(compared(facing, turned)[1]).not.toContain('weak');
  // Nobody is near: it does not matter where it looks.
  expect(compared({ F3: 'A2/S/S' }, { F3: 'A2/W/E' }).flat()).not.toContain('weak');
});

test('a step forward brings nearer, a step out of reach makes safer', () => {
  const [ahead, back] = compared({ F3: 'A4/S/S' }, { F3: 'A1/S/S' });
  expect(ahead).toContain('nearer');
  expect(ahead).not.toContain('safer');
  expect(back).toContain('safer');
  expect(back).not.toContain('nearer');
});

test('who is wounded or gone in one of the worlds stands nowhere nearer nor safer by that', () => {
  const places = (here: UnitDoc): string[] => compared({ F3: here }, { F3: 'A4/S/S' }).flat();
  for (const here of [null, { at: 'A4/S/S', wounded: true }] as const)
    expect(places(here).filter((name) => name === 'nearer' || name === 'safer')).toEqual([]);
});

test('out of the line of the guns is under less fire, for those who are shot at', () => {
  const [hidden, seen] = compared({ L1: 'F7/NW/N' }, { L1: 'E4/NW/N' }, 'L1');
  expect([hidden.includes('shelter'), seen.includes('shelter')]).toEqual([true, false]);
  const [mine, theirs] = compared({ L1: 'E4/NW/N' }, { L1: 'F7/NW/N' }, 'F1');
  expect([mine.includes('fire'), theirs.includes('fire')]).toEqual([true, false]);
});

test('a Maintain token is told as one', () => {
  const [held, not] = compared({ F1: { at: 'C2/SW/S', maintains: true } }, {});
  expect([held.includes('held'), not.includes('held')]).toEqual([true, false]);
});

test('in whole battles no count speaks against what was told', () => {
  const found = [
    field(6, CALM),
    field(6, { ...CALM, F3: { at: 'A5/S/S', maintains: true }, L1: { at: 'C4/NW/N', wounded: true } }),
    field(6, { ...CALM, F1: null, L3: 'A3/N/N' }, {}, { sides: { F: { moral: 20 }, L: { moral: 22 } } }),
    field(6, { ...CALM, F7: { at: 'E4/W/E', wounded: true }, L4: 'E5/N/N', F2: 'C2/SE/N' }),
  ];
  const living = ({ units }: State, side: number): number[] =>
    unitsOfSide(side).filter((unit) => at(units, unit).area >= 0);
  const count = (t: TestTable, side: number, is: (unit: number) => boolean): number =>
    living(t.s, side).filter(is).length;
  for (const here of found)
    for (const there of found)
      for (const side of [0, 1]) {
        const gained = between(here, there, side === 0 ? 'F1' : 'L1');
        const lead = (t: TestTable): number => {
          const whole = (one: number): number => count(t, one, (unit) => !unitAt(t.s, unit).wounded);
          return whole(side) - whole(1 - side);
        };
        expect(Math.sign(gained['whole'] ?? 0)).toBe(Math.sign(lead(here) - lead(there)));
        const held = (t: TestTable): number => count(t, side, (unit) => unitAt(t.s, unit).maintains);
        expect(Math.sign(gained['held'] ?? 0)).toBe(Math.sign(held(here) - held(there)));
        const moral = (t: TestTable): number => t.moral('FL'.charAt(side)) - t.moral('LF'.charAt(side));
        expect(Math.sign(gained['moral'] ?? 0)).toBe(Math.sign(moral(here) - moral(there)));
      }
});
