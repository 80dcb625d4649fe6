/** What the log says a total is made of is what it is made of. */

import { sum } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { shotsOf } from '../lines-of-fire.ts';
import { attackParts, defenceParts, effectParts, type Part, shotParts } from '../parts.ts';
import { UNIT_COUNT } from '../state.ts';
import { attackStrength, defenceStrength, effectCosts, shotStrength } from '../strength.ts';
import { sideOfUnit } from '../units.ts';
import { table } from './table.ts';

/** A field with wounds, Maintain tokens, horse, pikes and the ditch between the armies. */
const t = table({
  phase: 4,
  units: {
    F1: { at: 'C4/S', wounded: true },
    F4: 'A4/E/E',
    F5: { at: 'B4/S', maintains: true },
    F7: { at: 'C2/S', wounded: true },
    L8: { at: 'B5/N', maintains: true },
    L9: { at: 'C5/N', maintains: true, wounded: true },
    L10: 'C5/N',
    L5: { at: 'D4/W/W', wounded: true },
  },
}).rules;

const total = (parts: readonly Part[]): number => sum(parts.map(({ value }) => value));
const units = Array.from({ length: UNIT_COUNT }, (_, i) => i);

test('R10.21 the parts of a shot', () => {
  let shots = 0;
  for (const unit of units)
    for (const shot of shotsOf(t, unit))
      for (const bonus of [0, 2]) {
        expect(total(shotParts(t, unit, 1, shot, bonus))).toBe(1 + shotStrength(t, unit, shot, bonus));
        shots++;
      }
  expect(shots).toBeGreaterThan(6);
});

test('R11.10 R11.12 R11.13 R3.25 R9.4 the parts of both totals of a melee', () => {
  for (const attacker of units)
    for (const foe of units.filter((unit) => sideOfUnit(unit) !== sideOfUnit(attacker)))
      for (const [areas, bonus] of [
        [0, 0],
        [1, 2],
      ] as const) {
        const charge = { die: 2, areas, bonus };
        expect(total(attackParts(t, attacker, foe, charge))).toBe(2 + attackStrength(t, attacker, foe, charge));
        expect(total(defenceParts(t, attacker, foe, 1))).toBe(1 + defenceStrength(t, attacker, foe));
      }
});

test('R12.2 to R12.9 the parts of what a hit costs', () => {
  for (const unit of units)
    for (const direction of [0, 1, 2, 3])
      for (const ditch of [false, true])
        for (const result of [1, 4]) {
          const hit = { unit, result, direction, ditch };
          const costs = effectCosts(t, hit);
          for (const effect of ['moral', 'wound', 'withdraw', 'retreat'] as const)
            expect(Math.max(0, total(effectParts(t, hit, effect)))).toBe(costs[effect]);
        }
});
