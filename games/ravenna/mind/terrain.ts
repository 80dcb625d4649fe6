/** What never changes in a game: steps and ditches, as tables that the thousands of imagined turns read fast. */

import { range } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import { AREA_COUNT, crossesDitch, crossesFront, isFavourable, stepFrom } from '../field.ts';

export interface Terrain {
  /** By Area times four plus direction: the neighbour, or OFF. */
  readonly next: Int8Array;
  /** The same: 1 if the step crosses the front line; either line. */
  readonly front: Uint8Array;
  readonly ditch: Uint8Array;
  /** By Area: 1 if it is a yellow one (R3.20). */
  readonly favourable: Uint8Array;
}

let latest: { readonly components: Components; readonly terrain: Terrain } | null = null;

export function terrainOf(components: Components): Terrain {
  if (latest?.components === components) return latest.terrain;
  const edges = range(AREA_COUNT * 4).map((i) => ({ area: Math.floor(i / 4), direction: i % 4 }));
  const terrain = {
    next: Int8Array.from(edges, ({ area, direction }) => stepFrom(area, direction)),
    front: Uint8Array.from(edges, ({ area, direction }) => (crossesFront(components, area, direction) ? 1 : 0)),
    ditch: Uint8Array.from(edges, ({ area, direction }) => (crossesDitch(components, area, direction) ? 1 : 0)),
    favourable: Uint8Array.from(range(AREA_COUNT), (area) => (isFavourable(components, area) ? 1 : 0)),
  };
  latest = { components, terrain };
  return terrain;
}
