/** What a strong player would consider is among the plans that minds compare, and high enough among them to be looked at. */

import { describe } from 'vitest';
import { testPlays } from '../../../minds/testing.ts';
import { LEAGUE } from './blunder.ts';
import { GUNS_ALONE, ONE_TARGET, TO_STAND } from './blunders-seen.ts';
import { table } from './table.ts';

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
    ],
  });
});
