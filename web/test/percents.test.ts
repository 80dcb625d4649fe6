import { expect, test } from 'vitest';
import { percents } from '../src/table/percents.ts';

test.each([
  { chances: [1 / 6, 4 / 6, 1 / 6], told: ['17 %', '66 %', '17 %'] },
  { chances: [1 / 3, 1 / 3, 1 / 3], told: ['34 %', '33 %', '33 %'] },
  { chances: [0.5, 0.5], told: ['50 %', '50 %'] },
  { chances: [0.29, 0.57, 0.14], told: ['29 %', '57 %', '14 %'] },
  { chances: [1], told: ['100 %'] },
  { chances: [0.998, 0.002], told: ['> 99 %', '< 1 %'] },
])('$chances is told as $told', ({ chances, told }) => {
  expect(percents(chances)).toEqual(told);
});

test('they come to a hundred', () => {
  for (let n = 2; n < 40; n++) {
    const chances = Array.from({ length: n }, (_, i) => (2 * (i + 1)) / (n * (n + 1)));
    const sum = percents(chances).reduce((all, one) => all + (one.startsWith('<') ? 0 : Number.parseInt(one, 10)), 0);
    expect(sum).toBe(100);
  }
});
