/** Counters of a zone, one over the other where there are many: first like ones, then those of a kind, then those of a Command. */

import { at } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import type { UnitView } from './view-form.ts';

/** By what counters lie together, and from how many piles on. */
const WAYS: readonly (readonly [most: number, by: (unit: UnitView, components: Components) => string])[] = [
  [3, faceOf],
  [4, ({ unit }, { units }) => `${at(units, unit).command} ${at(units, unit).type}`],
  [6, ({ unit }, { units }) => `${at(units, unit).command}`],
];

/** What a counter shows, but whether it has acted. */
function faceOf({ unit, back, outOfSupply }: UnitView, { units }: Components): string {
  const { command, type, front, id } = at(units, unit);
  return `${type === 'commander' ? id : command} ${type} ${front.attack} ${front.defence} ${back} ${outOfSupply}`;
}

export function pilesOf(units: readonly UnitView[], components: Components): readonly (readonly UnitView[])[] {
  let piles: readonly (readonly UnitView[])[] = units.map((unit) => [unit]);
  for (const [most, by] of WAYS) {
    if (piles.length <= most) return piles;
    piles = [...Map.groupBy(units, (unit) => by(unit, components)).values()];
  }
  return piles;
}

/** The counter that is seen: one that can still act before one that has acted, one in order before one that is not. */
export const topOf = (pile: readonly UnitView[]): UnitView | undefined =>
  [...pile].sort((a, b) => Number(a.activated) - Number(b.activated) || Number(a.back) - Number(b.back))[0];
