/** How far it is from zone to zone, whoever stands there: worked out once for each set of components. */

import { at } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { isWholeAllowance, pointsFor } from '../rules/allowance.ts';
import type { MonferratoTable } from '../state.ts';

/** What takes a whole allowance counts as much as one of foot. */
const WHOLE = 3;
const FAR = 99;

type Distances = readonly (readonly number[])[];

const known = new WeakMap<Components, Map<boolean, Distances>>();

/** In movement points, by zone and zone, for an army with guns and Camps: no river without a bridge. */
export function distances(t: MonferratoTable): Distances {
  let made = known.get(t.components);
  if (!made) {
    made = new Map();
    known.set(t.components, made);
  }
  const found = made.get(t.s.open) ?? measure(t);
  made.set(t.s.open, found);
  return found;
}

function measure(t: MonferratoTable): Distances {
  const { ways, closable } = lookupOf(t.components);
  return ways.map((_, start) => {
    const far: number[] = ways.map(() => FAR);
    const queue = [start];
    far[start] = 0;
    for (const here of queue)
      for (const way of at(ways, here)) {
        if (way.kind === 'impassable' || way.kind === 'river' || (at(closable, way.zone) && !t.s.open)) continue;
        const there = at(far, here) + (isWholeAllowance(way) ? WHOLE : pointsFor(t, way));
        if (there >= at(far, way.zone)) continue;
        far[way.zone] = there;
        queue.push(way.zone);
      }
    return far;
  });
}
