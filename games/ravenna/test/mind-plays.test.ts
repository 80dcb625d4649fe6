/** What a strong player would consider is among the plans that minds compare, and high enough among them to be looked at. */

import { describe } from 'vitest';
import { testPlays } from '../../../minds/testing.ts';
import { areaOf } from '../field.ts';
import { unitNumber } from './battlefield.ts';
import { FRENCH, LEAGUE, scene } from './blunder.ts';
import { GUNS_ALONE, ONE_TARGET, TO_STAND } from './blunders-seen.ts';
import { table } from './table.ts';

/** The last turn: Pescara has somebody to charge, and Bayard behind him waits for that. */
const BAIT = {
  L5: 'D7/E',
  L1: { at: 'D6/E', maintains: true },
  L9: 'C6/E',
  F4: 'F7/W',
  F10: 'E4/S',
  F12: 'F6/W',
} as const;
const LAST_TURN = { turn: 8, sides: { F: { moral: 15 }, L: { moral: 19 } } };
const ANSWER = scene(2, BAIT, { ...LAST_TURN, commanders: { L2: { issued: 'W' } }, acting: 'L2' });
const pescara = unitNumber('L5');
const CHARGE = {
  ...scene(5, { ...BAIT, L5: { at: 'D7/E', marked: true } }, LAST_TURN),
  flow: {
    stack: [
      { proc: 'game', at: 'turn' },
      { proc: 'turn', at: 'movement' },
      {
        proc: 'attack',
        at: 'arrived',
        next: 0,
        unit: pescara,
        areas: 0,
        defender: -1,
        die: 0,
        rerolls: 0,
        bonus: 2,
        attacks: 1,
      },
      {
        proc: 'march',
        at: 'go',
        unit: pescara,
        advances: 3,
        turns: 2,
        advanced: 0,
        turned: 0,
        fromArea: areaOf('D7'),
        fromCells: 10,
        attack: true,
      },
    ],
  },
};
/** La Palice, wounded, before guns that are dug in: there is little that a charge could win. */
const FRENCH_ANSWER = scene(
  2,
  {
    F3: { at: 'A3/S', wounded: true },
    F1: 'D2/S',
    L8: { at: 'B5/N', maintains: true },
    L9: { at: 'B5/W', maintains: true },
  },
  { commanders: { F1: { issued: 'W' } }, acting: 'F1' },
);
const chooses = (card: string) => (plan: readonly string[]) => plan.includes(`choose initiative:${card}`);

const marks = (plan: readonly string[]): number => plan.filter((one) => one.startsWith('mark')).length;

describe('strong plays of Ravenna', () => {
  testPlays({
    table: (doc: Parameters<typeof table>[0]) => table(doc),
    plays: [
      { name: 'all stand', doc: TO_STAND, seat: LEAGUE, has: (plan) => plan[0] === 'accept' && marks(plan) === 4 },
      ...[1, 2].map((count) => ({
        name: `${count} of three attack the only target`,
        doc: ONE_TARGET,
        seat: LEAGUE,
        has: (plan: readonly string[]) => plan[0] === 'accept' && marks(plan) === count,
      })),
      {
        name: 'foot goes to the guns',
        doc: GUNS_ALONE,
        seat: LEAGUE,
        has: (plan) => plan.some((one) => one === 'advance area:B5'),
      },
      { name: 'an Order to wait is accepted', doc: ANSWER, seat: LEAGUE, has: ([first]) => first === 'accept' },
      // A charge, and what serves to stand, to march and to shoot.
      ...['L4', 'L1', 'L6', 'L3'].map((card) => ({
        name: `the Initiative ${card}`,
        doc: ANSWER,
        seat: LEAGUE,
        has: chooses(card),
      })),
      // The same of the other side: to charge, to shoot, to march.
      ...['F1', 'F4', 'F7'].map((card) => ({
        name: `the Initiative ${card}`,
        doc: FRENCH_ANSWER,
        seat: FRENCH,
        has: chooses(card),
      })),
      {
        name: 'whoever may charge rides out of reach instead',
        doc: CHARGE,
        seat: LEAGUE,
        has: (plan) => plan[0] === 'advance area:E7' && plan[1] === 'halt',
      },
    ],
  });
});
