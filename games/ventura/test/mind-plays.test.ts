/** What a strong player would consider is among the plans that minds compare, and high enough among them to be looked at. */

import { describe } from 'vitest';
import { testPlays } from '../../../minds/testing.ts';
import { army, company, turn } from './blunder.ts';
import { CAPTAIN_FOR_THE_GARRISON, HEALS_TO_STORM, HELD_LAND } from './blunders-seen.ts';
import { table } from './table.ts';

describe('strong plays of Ventura', () => {
  testPlays({
    table: (doc: Parameters<typeof table>[0]) => table(doc),
    plays: [
      {
        name: 'three heals, then the storm',
        doc: HEALS_TO_STORM,
        seat: 0,
        has: (plan) =>
          plan.filter((one) => one.startsWith('heal')).length === 3 && plan.some((one) => one.startsWith('march')),
      },
      { name: 'stay on what was annexed', doc: HELD_LAND, seat: 0, has: ([first]) => first === 'end' },
      {
        name: 'the Captain to the Garrison',
        doc: CAPTAIN_FOR_THE_GARRISON,
        seat: 0,
        has: ([first, second]) => first?.startsWith('deploy') === true && second === 'place area:1',
      },
      ...[3, 5].map((florins) => ({
        name: `${florins} Florins for Prestige`,
        doc: turn('prestige', { players: [{ florins: 7 }, {}] }),
        seat: 0,
        has: ([first]: readonly string[]) => first === `spend ${florins}`,
      })),
      ...(['recruit', 'conscription', 'deploy'] as const).map((step) => ({
        name: `keep the Florins for Prestige in ${step}`,
        doc: turn(step, { players: [{ florins: 5, hand: ['spearmen'] }, {}] }),
        seat: 0,
        has: ([first]: readonly string[]) => first === 'stop',
      })),
      {
        name: 'pay everybody',
        doc: turn('upkeep', { players: [{ florins: 6 }, {}], troops: [company(0, 2, 'Bologna', 'brigands')] }),
        seat: 0,
        has: ([first]) => first === 'pay',
      },
      {
        name: 'a raid on two Territories by two Companies, each of them a plan',
        doc: turn('troop', {
          troops: [company(0, 2, 'Bologna', 'foragers'), company(0, 3, 'Cascina', 'light-cavalry')],
        }),
        seat: 0,
        has: ([first, ...rest]) => first === 'march troop:0.3' && rest.some((one) => one.startsWith('enter')),
      },
      {
        name: 'every order of battle of three Companies',
        doc: turn('troop', {
          troops: [
            army(0, 2, 'Bologna', 'Acuto', 'spearmen', 'swordsmen', 'crossbowmen'),
            army(1, 2, 'Viterbo', 'Konrad of Landau', 'rural-levy'),
          ],
        }),
        seat: 0,
        has: (plan) => plan.some((one) => one.startsWith('enter')),
      },
    ],
  });
});
